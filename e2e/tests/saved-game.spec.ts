import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.js";

test("a reload in the middle of a chain leaves it as it is", async ({ game, page }) => {
  await game.open({ fen: "B:W11,18,25:BK29" });
  await game.click(29, 22);
  await page.reload();
  await game.expectBoard("B:W11,18:BK22");
  await game.expectMessage("Go on capturing from 22", "Next: 15.");
  await expect(game.square(22)).toHaveAttribute("aria-selected", "true");
  await game.click(15, 8);
  await game.expectEnd("Black wins", "White has no pieces left");
});

test("games of both kinds, names, score and settings are there again", async ({ game, page }) => {
  await game.open();
  await game.openFromMenu("Players");
  await page.getByLabel("Player 1").fill("สมชาย");
  await page.getByLabel("Player 2").fill("Kim");
  await game.closeDialog();
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.answer("Rematch").click();
  await game.play("26-22", "6-9", "22-17");
  await game.action("Undo").click();
  await game.switchTo("English");
  await game.play("11-15");
  await game.openFromMenu("Settings");
  await page.getByLabel("Theme").selectOption({ label: "Dark" });
  await game.dialog.getByRole("switch", { name: "Numbers on the squares" }).click();
  await page.getByLabel("Draw without progress after").selectOption({ label: "Never" });

  await page.reload();
  await game.expectMoves("11-15");
  await game.expectBoard("W:W21-32:B1-10,12,15");
  await expect(page.getByRole("region", { name: "Kim" })).toContainText(/Score\s*1/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await game.openFromMenu("Settings");
  await expect(page.getByLabel("Draw without progress after")).toHaveValue("0");
  await expect(
    game.dialog.getByRole("switch", { name: "Numbers on the squares" }),
  ).not.toBeChecked();
  await game.closeDialog();

  await game.switchTo("Thai");
  await game.expectMoves("26-22", "6-9", "22-17");
  await game.expectBoard("B:W1-5,7-9:B22,25,27-32");
  await expect(page.getByRole("region", { name: "Kim" })).toContainText("to move");
  await game.action("Redo").click();
  await game.expectBoard("W:W1-5,7-9:B17,25,27-32");
});

const DAMAGED = "The saved game could not be read. It was set aside; a new game was started.";
const NEWER = "The saved game comes from a newer version. It was set aside; a new game was started.";

for (const [what, damage, message] of [
  ["garbage", () => "\u0000\u0001 no JSON", DAMAGED],
  ["nothing", () => "", DAMAGED],
  ["cut off", (text: string) => text.slice(0, text.length / 2), DAMAGED],
  ["an illegal move", (text: string) => text.replace('"6-9"', '"6-11"'), DAMAGED],
  ["of a newer version", (text: string) => text.replace('"version":1', '"version":99'), NEWER],
] as const) {
  test(`a saved game that is ${what} is set aside with a message`, async ({ game, page }) => {
    await game.open();
    await game.play("26-22", "6-9");
    const good = await game.storedSession();
    const damaged = damage(good);
    expect(damaged).not.toBe(good);

    await game.reloadWith(damaged);
    await expect(game.banner).toContainText(message);
    await game.expectBoard("B:W1-8:B25-32");
    await game.play("27-23");
    await page.reload();
    await game.expectMoves("27-23");
    expect(await setAside(page)).toBe(damaged);
  });
}

test("a game that was set aside can be copied and deleted", async ({ game, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open({ session: "some damaged text" });
  await expect(game.banner).toContainText(DAMAGED);
  await game.banner.getByRole("button", { name: "Copy it" }).click();
  await game.expectMessage("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("some damaged text");
  await game.banner.getByRole("button", { name: "Delete it" }).click();
  await expect(game.banner).toHaveCount(0);
  expect(await setAside(page)).toBeNull();
});

test("a full storage is told, and the game goes on", async ({ game, page }) => {
  await game.open();
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`filler-${size}`, "x".repeat(size));
      } catch {
        // This much does not fit any more; half of it may.
      }
    }
  });
  await game.play("26-22");
  await expect(game.banner).toContainText("There is no room to save the game.");
  await game.play("6-9");
  await game.expectMoves("26-22", "6-9");

  await page.evaluate(() => {
    const fillers = Object.keys(localStorage).filter((key) => key.startsWith("filler-"));
    for (const filler of fillers) localStorage.removeItem(filler);
  });
  await game.play("25-21");
  await expect(game.banner).toHaveCount(0);
  await page.reload();
  await game.expectMoves("26-22", "6-9", "25-21");
});

test("without a storage the app runs, and says that nothing is kept", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await game.open();
  await game.play("26-22");
  await expect(game.banner).toContainText("This browser does not let the game be saved.");
  await game.banner.getByRole("button", { name: "Close" }).click();
  await game.play("6-9");
  await game.expectMoves("26-22", "6-9");
});

function setAside(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("makhos.session.set-aside"));
}
