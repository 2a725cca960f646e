import { expect, test } from "../support/test.js";

test("a Thai king turns straight back in its chain, and captured pieces leave at once", async ({
  game,
}) => {
  await game.open({ fen: "B:W11,25:BK18" });
  await game.expectMessage("Black must capture", "The king on 18 takes.");
  await expect(game.square(18)).toHaveAccessibleName("Square 18, Black king, must capture");

  await game.click(18);
  await expect(game.square(18)).toHaveAccessibleName("Square 18, Black king, chosen");
  await expect(game.square(29)).toHaveAccessibleName("Square 29, empty, target");
  await expect(game.square(8)).toHaveAccessibleName("Square 8, empty, target");
  await game.click(29);
  await game.expectBoard("B:W11:BK29");
  await game.expectMessage("Go on capturing from 29", "Next: 8.");
  await expect(game.square(29)).toHaveAccessibleName("Square 29, Black king, chosen");
  await expect(game.square(8)).toHaveAccessibleName("Square 8, empty, target");
  await game.expectHeard("Captured 25, now on 29. Go on to 8.");

  await game.click(8);
  await game.expectBoard("W:W:BK8");
  await game.expectMoves("18x8");
  await game.expectHeard("Black: 18 captures 11 and 25, lands on 8");
  await game.expectEnd("Black wins", "White has no pieces left");
});

for (const [way, squares] of [
  ["one way round", [22, 13, 6, 15, 22]],
  ["the other way round", [22, 15, 6, 13, 22]],
  ["by its last square", [22, 13, 22]],
] as const) {
  test(`a loop that ends where it began is one move, ${way}`, async ({ game }) => {
    await game.open({ fen: "B:W4,9,10,17,18:BK22" });
    await game.click(...squares);
    await game.expectBoard("W:W4:BK22");
    await game.expectMoves("22x22");
    await game.expectMessage("White to move");
  });
}

test("an ambiguous Thai capture asks for the way, and both ways are different moves", async ({
  game,
}) => {
  await game.open({ fen: "B:W17,18,19,25:BK13" });
  await game.click(13, 24);
  await game.expectMessage("Two captures end on 24. Go there step by step: first 22.");
  await game.expectBoard("B:W17,18,19,25:BK13");
  await game.click(22);
  await game.expectMessage("Next: 15 or 29.");
  await game.click(24);
  await game.expectMessage("Two captures end on 24. Go there step by step: first 15 or 29.");
  await game.click(15, 24);
  await game.expectBoard("W:W25:BK24");
  await game.expectMoves("13x22x15x24");

  await game.action("Undo").click();
  await game.expectBoard("B:W17,18,19,25:BK13");
  await game.click(13, 22, 29);
  await game.expectBoard("B:W18,19:BK29");
  await game.click(24);
  await game.expectEnd("Black wins", "White has no pieces left");
  await game.expectBoard("W:W:BK24");
  await game.expectMoves("13x22x29x15x24");
});

test("an English king goes round in a loop", async ({ game }) => {
  await game.open({ fen: "W:WK22:B1,9,10,17,18", variant: "english" });
  await game.click(22, 13, 6);
  await game.expectBoard("W:WK6:B1,10,18");
  await game.click(15, 22);
  await game.expectBoard("B:WK22:B1");
  await game.expectMoves("22x22");
});

test("of fourteen English paths, the squares say which", async ({ game }) => {
  await game.open({ fen: "B:W6,7,8,14,15,16,22,23,24:BK2", variant: "english" });
  await game.click(2, 4);
  await game.expectMessage("Two captures end on 4. Go there step by step: first 9 or 11.");
  await game.click(11, 4);
  await game.expectBoard("W:W6,14,15,16,22,23,24:BK4");
  await game.expectMoves("2x11x4");

  await game.action("Undo").click();
  await game.click(2, 11, 20, 27, 18, 11, 4);
  await game.expectBoard("W:W6,14,22:BK4");
  await game.expectMoves("2x11x20x27x18x11x4");
  await game.expectDrawn();
});

test("a man crowned by a jump stops there", async ({ game }) => {
  await game.open({ fen: "B:W7,8:B10" });
  await game.click(10, 3);
  await game.expectBoard("W:W8:BK3");
  await game.expectHeard("Black: 10 captures 7, lands on 3. Crowned on 3");
  await expect(game.message).toContainText("White to move");
});

test("every piece that can take says so, and no other", async ({ game }) => {
  await game.open({ fen: "B:W18,22:B23,K29,32" });
  await expect(game.board.getByRole("gridcell", { name: "must capture" })).toHaveCount(1);
  await game.setUp("B:W19,22:B23,K29,32");
  await expect(game.board.getByRole("gridcell", { name: "must capture" })).toHaveCount(2);
  await game.expectMessage("Black must capture", "Choose a piece that takes: 23 or 29.");
});
