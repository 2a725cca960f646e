import { expect, test } from "../support/test.js";

const CHAIN = "B:W11,18,25:BK29";

test.describe("in the middle of a chain", () => {
  test("undo takes it back jump by jump", async ({ game }) => {
    await game.open({ fen: CHAIN });
    await game.click(29, 22, 15);
    await game.expectBoard("B:W11:BK15");
    await game.action("Undo").click();
    await game.expectBoard("B:W11,18:BK22");
    await game.expectDrawn();
    await game.expectMessage("Go on capturing from 22");
    await game.action("Undo").click();
    await game.expectBoard(CHAIN);
    await game.expectMessage("Choose where the king on 29 goes");
    await game.click(22, 15, 8);
    await game.expectEnd("Black wins", "White has no pieces left");
  });

  test("Esc takes the whole chain back", async ({ game, page }) => {
    await game.open({ fen: CHAIN });
    await game.click(29, 22, 15);
    await page.keyboard.press("Escape");
    await game.expectBoard(CHAIN);
    await expect(game.square(29)).toHaveAttribute("aria-selected", "false");
    await game.expectHeard("Put back on 29");
    await game.expectMessage("Black must capture");
  });

  test("a click on the piece takes it back", async ({ game }) => {
    await game.open({ fen: CHAIN });
    await game.click(29, 22, 22);
    await game.expectBoard(CHAIN);
    await game.expectMessage("Black must capture");
  });

  test("switching to the other game and back leaves it as it is", async ({ game }) => {
    await game.open({ fen: CHAIN });
    await game.click(29, 22);
    await game.switchTo("English");
    await game.expectBoard("B:W21-32:B1-12");
    await game.switchTo("Thai");
    await game.expectBoard("B:W11,18:BK22");
    await game.click(15);
    await game.expectBoard("B:W11:BK15");
  });
});

test("undo and redo go to any depth, and after a reload", async ({ game, page }) => {
  const moves = ["26-22", "6-9", "31-26", "2-6", "25-21", "8-12"];
  await game.open();
  await expect(game.action("Undo")).toBeDisabled();
  await expect(game.action("Redo")).toBeDisabled();
  await game.play(...moves);
  for (const _ of moves) await game.action("Undo").click();
  await game.expectBoard("B:W1-8:B25-32");
  await game.expectDrawn();
  await expect(game.action("Undo")).toBeDisabled();
  for (const _ of moves.slice(2)) await game.action("Redo").click();

  await page.reload();
  await game.expectMoves(...moves);
  await game.expectBoard("B:W1,3-9:B22,25-30,32");
  for (const _ of moves.slice(4)) await game.action("Redo").click();
  await expect(game.action("Redo")).toBeDisabled();
  await game.action("Undo").click();
  await game.action("Undo").click();
  await game.play("22-17");
  await game.expectMoves("26-22", "6-9", "31-26", "2-6", "22-17");
  await expect(game.action("Redo")).toBeDisabled();
});

test("undo goes on after the end on the board", async ({ game }) => {
  await game.open({ fen: "B:W22:BK29" });
  await game.play("29x18");
  await game.expectEnd("Black wins", "White has no pieces left");
  await game.closeDialog();
  await expect(game.action("Draw")).toBeDisabled();
  await expect(game.action("Resign")).toBeDisabled();
  await game.action("Undo").click();
  await game.expectBoard("B:W22:BK29");
  await game.expectMessage("Black must capture");
  await game.action("Redo").click();
  await game.expectMessage("Black wins", "White has no pieces left");
});

for (const [end, button, answer, title] of [
  ["a resignation", "Resign", "Accept", "White wins"],
  ["an agreed draw", "Draw", "Accept draw", "Draw"],
] as const) {
  test(`undo goes on after ${end}, and after a reload`, async ({ game, page }) => {
    await game.open();
    await game.play("26-22", "6-9");
    await game.action(button).click();
    await game.answer(answer).click();
    await expect(game.dialog.getByRole("heading")).toHaveText(title);
    await game.closeDialog();

    await page.reload();
    await game.expectMessage(title);
    await game.action("Undo").click();
    await game.expectMessage("Black to move");
    await game.expectMoves("26-22", "6-9");
    await game.action("Undo").click();
    await game.expectBoard("W:W1-8:B22,25,27-32");
    await game.play("6-10");
    await game.expectMoves("26-22", "6-10");
  });
}
