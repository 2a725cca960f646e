import { squaresOf } from "../support/board.js";
import { englishBlocked } from "../support/games.js";
import { expect, test } from "../support/test.js";

test("a whole game by the keyboard alone", async ({ game, page }) => {
  test.slow();
  await game.open({ variant: "english" });
  const typed = 4;
  let at = 26;
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    if (await game.square(at).evaluate((square) => square === document.activeElement)) break;
  }
  await expect(game.square(at)).toBeFocused();

  for (const move of englishBlocked.moves.slice(0, -typed)) {
    for (const square of squaresOf(move)) {
      await game.walk(at, square);
      await page.keyboard.press("Enter");
      await expect(game.square(square)).toBeFocused();
      at = square;
    }
    await game.expectHeard(/^(Black|White): /);
  }

  const [first, ...others] = englishBlocked.moves.slice(-typed);
  await page.keyboard.type(first!);
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Type a move" });
  for (const move of others) {
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await page.keyboard.type(move);
    await page.keyboard.press("Enter");
  }
  await game.expectEnd(englishBlocked.winner, englishBlocked.reason);
  await game.expectBoard(englishBlocked.end);

  const rematch = game.answer("Rematch");
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press("Tab");
    if (await rematch.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(rematch).toBeFocused();
  await page.keyboard.press("Enter");
  await game.expectBoard("B:W21-32:B1-12");
  await expect(field).toBeFocused();
});

test("the grid is one stop, and arrows go about it, on a turned board too", async ({
  game,
  page,
}) => {
  await game.open();
  await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
  await game.square(26).focus();
  await game.walk(26, 1);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(game.square(1)).toBeFocused();
  await game.walk(1, 32);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(game.square(32)).toBeFocused();

  await page.keyboard.press("f");
  await game.expectHeard("Board flipped");
  await expect(game.square(32)).toBeFocused();
  const [top, bottom] = [await game.middleOf(32), await game.middleOf(1)];
  expect(top.y).toBeLessThan(bottom.y);
  await game.walk(32, 18, true);
  await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
  await expect(game.square(18)).toHaveAttribute("tabindex", "0");

  await page.keyboard.press("Tab");
  await expect(page.locator("[role=gridcell]:focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(game.square(18)).toBeFocused();
});

test("keys undo, redo, put back, ask for a new game and show the keys", async ({ game, page }) => {
  await game.open();
  await game.square(26).focus();
  await page.keyboard.press("Enter");
  await expect(game.square(26)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(game.square(26)).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("Enter");
  await game.walk(26, 22);
  await page.keyboard.press("Space");
  await game.expectMoves("26-22");

  await page.keyboard.press("u");
  await game.expectBoard("B:W1-8:B25-32");
  await page.keyboard.press("r");
  await game.expectBoard("W:W1-8:B22,25,27-32");
  await expect(game.square(22)).toBeFocused();

  await page.keyboard.press("n");
  await expect(game.dialog.getByRole("heading")).toHaveText("New game");
  await page.keyboard.press("Escape");
  await expect(game.square(22)).toBeFocused();
  await page.keyboard.press("?");
  await expect(game.dialog.getByRole("heading")).toHaveText("Keyboard");
  await page.keyboard.press("u");
  await page.keyboard.press("Escape");
  await game.expectMoves("26-22");
  await game.expectBoard("W:W1-8:B22,25,27-32");
  await expect(game.square(22)).toBeFocused();
});

test("letters begin a move where squares have letters", async ({ game, page }) => {
  await game.open({ settings: { "square-names": "algebraic" } });
  await game.square(26).focus();
  await page.keyboard.type("f2-g3");
  await page.keyboard.press("Enter");
  await game.expectMoves("f2-g3");
});
