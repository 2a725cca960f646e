import { expect, test } from "../support/test.js";

test("a link opens its position, in its game", async ({ game, page }) => {
  await game.open({ fen: "B:W11,25:BK18" });
  await game.expectBoard("B:W11,25:BK18");
  expect(new URL(page.url()).hash).toBe("");
  await game.setUp("W:WK29:B1", "english");
  await expect(game.board).toHaveAccessibleName("English checkers, board");
  await game.switchTo("Thai");
  await game.expectBoard("B:W11,25:BK18");
});

for (const [fen, reason] of [
  ["B:W1,33:B25", "“33” at column 6 is not a square of the board"],
  ["B:W1,1:B25", "there is already a piece on 1 (column 6)"],
  ["nonsense", "“nonsense” does not fit at column 1"],
  ["B:W:B", "there is no piece on the board"],
] as const) {
  test(`a link with a bad position says what is wrong: ${fen}`, async ({ game }) => {
    await game.open({ fen });
    await game.expectMessage("The link’s position could not be read", reason);
    await game.expectBoard("B:W1-8:B25-32");
    await game.click(26, 22);
    await game.expectMoves("26-22");
  });
}

test("a link asks before it takes the place of a game", async ({ game, page }) => {
  await game.open();
  await game.play("26-22");
  const follow = (): Promise<void> =>
    page.evaluate(() => {
      location.hash = "#fen=B:W11,25:BK18";
    });
  await follow();
  await expect(game.dialog.getByRole("heading")).toContainText("Leave the running game?");
  await game.answer("Cancel").click();
  await game.expectMoves("26-22");
  await follow();
  await game.answer("Open position").click();
  await game.expectBoard("B:W11,25:BK18");
});

test("a position is set up by hand, and a wrong one refused beside the field", async ({ game }) => {
  await game.open();
  await game.openFromMenu("Set up a position");
  const field = game.dialog.getByRole("textbox");
  await expect(field).toHaveValue("B:W1-8:B25-32");
  await field.fill("B:W40:B25");
  await game.answer("Set up").click();
  await expect(game.dialog.getByRole("alert")).toContainText("“40” at column 4 is not a square");
  await field.fill("W:W22,K29:B9");
  await expect(game.dialog.getByRole("alert")).toHaveCount(0);
  await game.answer("Set up").click();
  await game.expectBoard("W:W22,K29:B9");
  await game.expectMessage("White to move");
});
