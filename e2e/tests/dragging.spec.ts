import { expect, test } from "../support/test.js";

test("a piece is dragged to its square", async ({ game }) => {
  await game.open();
  await game.drag(26, 22);
  await game.expectMoves("26-22");
  await game.expectSquare(22, "Black man");
  await game.drag(6, 10);
  await game.expectMoves("26-22", "6-10");
});

test("a piece dropped on a wrong square goes back, with the reason", async ({ game, page }) => {
  await game.open();
  await game.drag(26, 17);
  await game.expectMessage("A man moves just one square.");
  await game.expectBoard("B:W1-8:B25-32");
  await expect(game.moveButtons).toHaveCount(0);

  const start = await game.middleOf(26);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 6 });
  await page.mouse.up();
  await game.expectBoard("B:W1-8:B25-32");
  await game.drag(26, 23);
  await game.expectMoves("26-23");
});

test("the other side's piece and a blocked one cannot be dragged", async ({ game }) => {
  await game.open();
  await game.drag(6, 10);
  await expect(game.moveButtons).toHaveCount(0);
  await game.drag(30, 26);
  await game.expectMessage("The piece on 30 is blocked");
  await expect(game.moveButtons).toHaveCount(0);
});

test("a chain is dragged jump by jump", async ({ game }) => {
  await game.open({ fen: "B:W11,18,25:BK29" });
  await game.drag(29, 22);
  await game.expectSquare(25, "empty");
  await game.expectSquare(22, "Black king");
  await game.drag(22, 15);
  await game.drag(15, 8);
  await game.expectEnd("Black wins", "White has no pieces left");
});

test("a move taken back while a piece is dragged leaves no piece behind", async ({
  game,
  page,
}) => {
  await game.open();
  await game.play("26-22", "6-9");
  const [start, end] = [await game.middleOf(22), await game.middleOf(18)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.keyboard.press("u");
  await page.keyboard.press("u");
  await page.mouse.up();
  await game.expectBoard("B:W1-8:B25-32");
  await game.expectDrawn();
});

test("turning the phone in the middle of a chain changes nothing", async ({ game, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await game.open({ fen: "B:W11,18,25:BK29" });
  await game.drag(29, 22);
  await page.setViewportSize({ width: 740, height: 360 });
  await game.expectBoard("B:W11,18:BK22");
  await game.expectDrawn();
  await game.drag(22, 15);
  await game.expectBoard("B:W11:BK15");
  await game.expectDrawn();
});
