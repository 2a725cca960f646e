import type { Locator } from "@playwright/test";

import { languages } from "../support/languages.js";
import { misfits, smallTargets } from "../support/layout.js";
import { expect, test } from "../support/test.js";

test.use({ viewport: { width: 360, height: 740 } });

/** Whether the second of two things that stand side by side is at the left of the first. */
async function isTurned(first: Locator, second: Locator): Promise<boolean> {
  return (await second.boundingBox())!.x < (await first.boundingBox())!.x;
}

test("the far player reads and acts from the other side", async ({ game, page }) => {
  await game.open();
  await game.openMenu();
  await game.dialog.getByRole("switch", { name: "Face to face" }).click();
  await game.closeDialog();

  const far = page.getByRole("region", { name: "White", exact: true });
  const near = page.getByRole("region", { name: "Black", exact: true });
  const draw = far.getByRole("button", { name: "Draw", exact: true });
  expect(await isTurned(far.getByRole("button", { name: "Undo", exact: true }), draw)).toBe(true);
  expect(await isTurned(far.getByText("White"), far.getByText("Score"))).toBe(true);
  expect(await isTurned(near.getByText("Black"), near.getByText("Score"))).toBe(false);
  await expect(near.getByRole("button")).toHaveCount(0);
  await expect(far).not.toContainText("White to move");
  await game.play("26-22");
  await expect(far).toContainText("White to move");

  const heading = game.dialog.getByRole("heading");
  await draw.click();
  await expect(game.dialog).toContainText("White offers a draw. Black, do you accept?");
  expect(await isTurned(heading, game.answer("Close"))).toBe(false);
  await game.answer("Play on").click();
  await game.action("Draw").click();
  await expect(game.dialog).toContainText("Black offers a draw. White, do you accept?");
  expect(await isTurned(heading, game.answer("Close"))).toBe(true);
  await game.answer("Play on").click();
  await game.expectMessage("White declined the draw.");

  await game.play("6-9");
  await far.getByRole("button", { name: "Undo", exact: true }).click();
  await game.expectBoard("W:W1-8:B22,25,27-32");
  await far.getByRole("button", { name: "Resign", exact: true }).click();
  await expect(game.dialog).toContainText("White wants to resign. Black, do you accept?");
  await game.answer("Accept").click();
  await game.expectEnd("Black wins", "White resigned");
});

for (const { locale, tag, words } of languages) {
  test.describe(tag, () => {
    test.use({ locale });

    test("everything fits on a phone", async ({ game, page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await game.open({
        fen: "W:W1,5-8:B9-11,32",
        settings: { "face-to-face": true },
      });
      expect(await misfits(page)).toEqual([]);
      await game.click(1);
      expect(await misfits(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const far = page.getByRole("region").first();
      await far.getByRole("button", { name: words.resign, exact: true }).click();
      expect(await misfits(page)).toEqual([]);
      await game.answer(words.accept).click();
      expect(await misfits(page)).toEqual([]);
    });
  });
}
