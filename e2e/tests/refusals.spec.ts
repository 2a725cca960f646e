import { expect, test } from "../support/test.js";

test("every refused square is explained in words, and nothing moves", async ({ game }) => {
  await game.open();
  const cases: [fen: string, squares: number[], reason: string][] = [
    ["B:W1-8:B25-32", [5], "That is White’s piece; Black is to move."],
    ["B:W1-8:B25-32", [18], "There is no piece on 18."],
    ["B:W1-8:B25-32", [30], "The piece on 30 is blocked; choose another one."],
    ["B:W1-8:B25-32", [26, 17], "A man moves just one square."],
    ["B:W1-8:B25-32", [26, 18], "Pieces move along diagonals only."],
    ["B:W4:B22", [22, 25], "A man moves only forward."],
    ["B:W4,25:B22,32", [22, 29], "A man captures only forward."],
    ["B:W3,23:B18", [18, 27], "A man captures only forward."],
    ["B:W4,18:B22,32", [32], "Capturing is compulsory: the piece on 22 has to take."],
    ["B:W18,19:B22,23,32", [32], "Capturing is compulsory: a piece on 22 or 23 has to take."],
    ["B:W4,18:B22,32", [22, 17], "the piece on 22 has to take and land on 15."],
    ["B:W22:BK29", [29, 15], "After taking the piece on 22 you land directly behind it, on 18."],
    ["B:W18,22:BK29", [29, 15], "Two pieces in a row cannot be captured."],
    ["B:W1:B22,K29", [29, 18], "Your own piece on 22 is in the way."],
  ];
  for (const [fen, squares, reason] of cases) {
    await game.setUp(fen);
    await game.click(...squares);
    await game.expectMessage(reason);
    await game.expectHeard(reason);
    await game.expectBoard(fen);
    await game.page.keyboard.press("Escape");
  }
});

test("an unfinished chain says where it goes on", async ({ game }) => {
  await game.open({ fen: "B:W8,18,21:BK29,32" });
  await game.click(29, 15, 19);
  await game.expectMessage("Go on capturing from 15", "The capture is not finished. Go on to 4.");
  await game.click(32);
  await game.expectMessage("The capture is not finished. Go on to 4.");
  await game.expectBoard("B:W8,21:BK15,32");
  await game.click(4);
  await game.expectMoves("29x4");
});

test("an English king is told that it moves one square", async ({ game }) => {
  await game.open({ fen: "W:WK29:B1", variant: "english" });
  await game.click(29, 22);
  await game.expectMessage("A king moves just one square in this game.");
});

test("a refusal is gone with the next good step", async ({ game }) => {
  await game.open();
  await game.click(5);
  await game.expectMessage("That is White’s piece");
  await game.click(26);
  await expect(game.message).not.toContainText("That is White’s piece");
  await game.expectMessage("Choose where the piece on 26 goes");
});

test("typed moves are read in both notations, and refused with what would be right", async ({
  game,
  page,
}) => {
  await game.open();
  const field = page.getByRole("textbox", { name: "Type a move" });
  await game.type("hello");
  await game.expectMessage("“hello” is not a move. Write it like 25-21");
  await expect(field).toHaveValue("hello");
  await game.type("26-17");
  await game.expectMessage("A man moves just one square.");
  await game.type("26-22");
  await game.expectMoves("26-22");
  await expect(field).toHaveValue("");
  await game.type("c7-d6");
  await game.expectMoves("26-22", "6-10");

});

test("a typed capture that means two is refused until it says which", async ({ game }) => {
  await game.open({ fen: "B:W17,18,19,25:BK13" });
  await game.type("13x24");
  await game.expectMessage(
    "13x24 can mean more than one capture. Write it in full: 13x22x15x24 or 13x22x29x15x24.",
  );
  await game.expectBoard("B:W17,18,19,25:BK13");
  await game.type("13:22:29:15:24");
  await game.expectEnd("Black wins", "White has no pieces left");
  await game.closeDialog();

  await game.action("Undo").click();
  await game.type("a5xc3xe5xg3");
  await game.expectMoves("13x22x15x24");
  await game.expectBoard("W:W25:BK24");
});

test("squares are named by letters where people want that", async ({ game }) => {
  await game.open({ settings: { "square-names": "algebraic" } });
  await expect(game.square(26)).toHaveAccessibleName("Square d2, Black man, can move");
  await game.click(26, 22);
  await game.expectMoves("d2-c3");
  await game.click(22);
  await game.expectMessage("That is Black’s piece; White is to move.");
  await game.type("6-10");
  await game.expectMoves("d2-c3", "c7-d6");
});

test("on a phone, moves are typed in the menu, and refused there", async ({ game, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await game.open();
  await game.click(5);
  await game.expectMessage("That is White’s piece");
  await game.openMenu();
  await expect(game.dialog).not.toContainText("That is White’s piece");
  await game.type("26-17");
  await expect(game.dialog.getByRole("alert")).toContainText("A man moves just one square.");
  await game.type("26-22");
  await game.expectNoDialog();
  await game.expectMoves("26-22");
});
