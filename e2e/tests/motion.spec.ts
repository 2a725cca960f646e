import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.js";

const CHAIN = "B:W4,11,18,25:BK29";

/** Clicks a square and says what is drawn there before any animation can have gone on. */
async function clickAndLook(page: Page, square: number): Promise<boolean> {
  return page.evaluate(async (square) => {
    const cell = document.querySelector<HTMLElement>(`#square-${square}`)!;
    cell.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const box = cell.getBoundingClientRect();
    return [...document.querySelectorAll(".piece")].some((piece) => {
      const { left, top } = piece.getBoundingClientRect();
      return Math.hypot(left - box.left, top - box.top) < box.width / 4;
    });
  }, square);
}

test("a piece slides along its path, jump by jump, and a click never waits for it", async ({
  game,
  page,
}) => {
  await game.open({ fen: CHAIN });
  await game.click(29);
  expect(await clickAndLook(page, 8)).toBe(false);
  await game.expectBoard("W:W4:BK8");
  await game.expectDrawn();
  await game.play("4x11");
  await game.expectBoard("B:W11:B");
});

test("where the system asks for less motion, the result is there at once", async ({
  game,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await game.open({ fen: CHAIN });
  await game.click(29);
  expect(await clickAndLook(page, 8)).toBe(true);
  await game.expectDrawn();
});

test("with a board that turns after each move, it turns when the piece has come to rest", async ({
  game,
  page,
}) => {
  await game.open({ settings: { "turn-after-move": true } });
  const blackIsBelow = async (): Promise<boolean> =>
    (await game.middleOf(32)).y > (await game.middleOf(1)).y;
  expect(await blackIsBelow()).toBe(true);
  await game.click(26);
  const turnedAtOnce = await page.evaluate(async () => {
    document.querySelector<HTMLElement>("#square-22")!.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const top = (square: number): number =>
      document.querySelector(`#square-${square}`)!.getBoundingClientRect().top;
    return top(32) < top(1);
  });
  expect(turnedAtOnce).toBe(false);
  await expect.poll(blackIsBelow).toBe(false);
  await game.expectDrawn();

  await game.play("6-9");
  await expect.poll(blackIsBelow).toBe(true);
  await game.expectBoard("B:W1-5,7-9:B22,25,27-32");
  await game.expectDrawn();
});

test("flipping the board turns pieces, squares and cards", async ({ game, page }) => {
  await game.open();
  const card = async (name: string): Promise<number> =>
    (await page.getByRole("region", { name, exact: true }).boundingBox())!.y;
  expect(await card("Black")).toBeGreaterThan(await card("White"));
  await game.button("Flip board").click();
  expect(await card("Black")).toBeLessThan(await card("White"));
  await game.expectDrawn();
  await game.drag(26, 22);
  await game.expectMoves("26-22");
  await game.expectDrawn();
});
