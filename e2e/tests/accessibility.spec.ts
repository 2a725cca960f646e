import type { Locator } from "@playwright/test";

import { expect, test } from "../support/test.js";

test("squares say their number, their piece and what can be done with them", async ({ game }) => {
  await game.open({ fen: "B:W1,K14,19:B22,26,K31" });
  await expect(game.board).toHaveAccessibleName("Thai checkers, board");
  await expect(game.board.getByRole("row")).toHaveCount(8);
  await expect(game.board.getByRole("gridcell")).toHaveCount(32);
  await expect(game.square(14)).toHaveAccessibleName("Square 14, White king");
  await expect(game.square(10)).toHaveAccessibleName("Square 10, empty");
  await expect(game.square(22)).toHaveAccessibleName("Square 22, Black man, can move");
  await game.click(22);
  await expect(game.square(22)).toHaveAccessibleName("Square 22, Black man, chosen");
  await expect(game.square(18)).toHaveAccessibleName("Square 18, empty, target");
  await game.expectHeard("Man on 22 chosen. It can go to 17 or 18.");
});

test("moves, captures, crownings and what is taken back are announced", async ({ game, page }) => {
  await game.open({ fen: "B:W2,19:B9,23,32" });
  await game.play("23x16");
  await game.expectHeard("Black: 23 captures 19, lands on 16");
  await game.play("2-6");
  await game.expectHeard("White: 2 to 6");
  await game.play("9x2");
  await game.expectHeard(/Black: 9 captures 6, lands on 2\. Crowned on 2/);
  await page.keyboard.press("Escape");
  await game.action("Undo").click();
  await game.expectHeard("Undone: 9x2");
  await game.action("Redo").click();
  await game.expectHeard("Played again: 9x2");
});

test("a refusal that is repeated is announced again", async ({ game, page }) => {
  await game.open();
  await page.evaluate(() => {
    const heard = document.querySelector("[role=status][aria-live=polite]")!;
    const counts = window as unknown as { announced: number };
    counts.announced = 0;
    new MutationObserver(() => counts.announced++).observe(heard, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await game.click(5);
  await game.expectHeard("That is White’s piece");
  await game.click(5);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { announced: number }).announced))
    .toBe(2);
});

test("every dialog takes the focus, keeps it, and gives it back", async ({ game, page }) => {
  await game.open();
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const names = [
    "Share the game",
    "Players",
    "Settings",
    "Rules",
    "Keyboard",
    "Set up a position",
    "About",
  ];
  for (const name of [undefined, ...names]) {
    await menu.focus();
    await page.keyboard.press("Enter");
    if (name) {
      await game.answer(name).focus();
      await page.keyboard.press("Enter");
    }
    const heading = game.dialog.getByRole("heading", { level: 2 });
    await expect(heading).toBeFocused();
    await expect(game.dialog).toHaveAccessibleName((await heading.textContent())!);
    await expectFocusInside(game.dialog);
    await game.closeDialog();
    await expect(menu, `after ${name ?? "the menu"}`).toBeFocused();
  }

  for (const action of ["Draw", "Resign"] as const) {
    await game.action(action).focus();
    await page.keyboard.press("Enter");
    await expect(game.dialog).toBeVisible();
    await game.closeDialog();
    await expect(game.action(action)).toBeFocused();
  }
});

test("a dialog is closed by its button and by a press beside it", async ({ game, page }) => {
  await game.open();
  await game.openMenu();
  await game.answer("Close").click();
  await expect(game.dialog).toHaveCount(0);
  await game.openMenu();
  await expect(game.dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(game.dialog).toHaveCount(0);
  await expect(game.moveButtons).toHaveCount(0);
});

test("the language is chosen in the settings, and kept", async ({ game, page }) => {
  await game.open();
  await game.openFromMenu("Settings");
  for (const [language, tag, title, board] of [
    ["ไทย", "th", "ตั้งค่า", "หมากฮอสไทย"],
    ["한국어", "ko", "설정", "태국 체커"],
  ] as const) {
    await page.locator("#language").selectOption({ label: language });
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(game.dialog.getByRole("heading", { level: 2 })).toHaveText(title);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(game.board).toHaveAccessibleName(new RegExp(board));
    await page.getByRole("banner").getByRole("button").last().click();
    await game.answer(title).click();
  }
});

/** Presses Tab until every control of the dialog had its turn, and never lets one outside have it. */
async function expectFocusInside(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const controls = await dialog.locator("button, input, select").count();
  const reached = new Set<string>();
  for (let presses = 0; presses < controls + 2; presses++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const active = document.activeElement!;
      if (active === document.body) return "browser";
      return active.closest("dialog") ? "inside" : active.outerHTML;
    });
    reached.add(at);
  }
  expect([...reached].filter((at) => at !== "browser")).toEqual(["inside"]);
}
