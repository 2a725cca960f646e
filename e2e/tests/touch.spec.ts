import type { Page } from "@playwright/test";

import { squaresOf } from "../support/board.js";
import { thaiNoPieces } from "../support/games.js";
import { expect, test } from "../support/test.js";
import { swipe } from "../support/touch.js";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test("a whole game by taps on a phone", async ({ game, page }) => {
  test.slow();
  await game.open();
  await expect(page.locator("#square-32")).toBeInViewport({ ratio: 1 });
  await expect(game.action("Undo")).toBeInViewport({ ratio: 1 });
  for (const move of thaiNoPieces.moves) {
    await game.tap(...squaresOf(move));
    await game.expectSquare(squaresOf(move)[0]!, "empty");
  }
  await game.expectEnd(thaiNoPieces.winner, thaiNoPieces.reason);
  await game.expectBoard(thaiNoPieces.end);
  expect(await scrolled(page)).toBe(0);

  await game.answer("Rematch").tap();
  await game.expectBoard("B:W1-8:B25-32");
});

test.describe("on a screen that is too low for the page", () => {
  test.use({ viewport: { width: 360, height: 480 } });

  test("dragging a piece moves it and not the page", async ({ game, page }) => {
    await game.open();
    await swipe(page, await game.middleOf(26), await game.middleOf(22));
    await game.expectMoves("26-22");
    expect(await scrolled(page)).toBe(0);

    await swipe(page, await game.middleOf(6), await game.middleOf(15));
    await game.expectMoves("26-22");
    await game.expectMessage("A man moves just one square.");
    await game.expectSquare(6, "White man");
    expect(await scrolled(page)).toBe(0);
  });

  test("a swipe that begins elsewhere scrolls the page and plays nothing", async ({
    game,
    page,
  }) => {
    await game.open();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, "the page is higher than the screen").toBeGreaterThan(480);
    const empty = await game.middleOf(18);
    await swipe(page, empty, { x: empty.x, y: empty.y - 150 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect(game.moveButtons).toHaveCount(0);
    await game.expectBoard("B:W1-8:B25-32");
    await game.expectMessage("Choose a piece to move");
  });
});
