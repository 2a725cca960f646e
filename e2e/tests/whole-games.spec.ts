import { squaresOf } from "../support/board.js";
import { englishNoPieces, thaiBlocked } from "../support/games.js";
import { expect, test } from "../support/test.js";

test("a Thai game by clicks, to the end, and a rematch with the sides swapped", async ({
  game,
  page,
}) => {
  await game.open();
  await game.openFromMenu("Players");
  await page.getByLabel("Player 1").fill("Nok");
  await page.getByLabel("Player 2").fill("Lek");
  await game.closeDialog();

  await game.play(...thaiBlocked.moves);
  await game.expectEnd("Lek (White) wins", thaiBlocked.reason);
  await expect(game.dialog.locator(".end-score")).toHaveText(/Nok\s*0\s*:\s*Lek\s*1/);
  await game.expectBoard(thaiBlocked.end);
  await game.expectDrawn();
  await expect(game.moveButtons).toHaveCount(thaiBlocked.moves.length);
  await expect(page).toHaveTitle(/White wins: Black is blocked/);

  await game.answer("Look at the game").click();
  await expect(game.dialog).toHaveCount(0);
  await game.expectMessage("Lek (White) wins", thaiBlocked.reason);
  await game.click(16);
  await game.expectMessage("The game is over.");

  await game.button("Rematch").click();
  await game.expectBoard("B:W1-8:B25-32");
  await game.expectMessage("Black to move");
  await expect(page.getByRole("region", { name: "Lek" })).toContainText("to move");
  await expect(page.getByRole("region", { name: "Lek" })).toContainText(/Score\s*1/);
  await expect(page.getByRole("region", { name: "Nok" })).toContainText(/Score\s*0/);

  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.expectEnd("Nok (White) wins", "Black resigned");
  await expect(game.dialog.locator(".end-score")).toHaveText(/Nok\s*1\s*:\s*Lek\s*1/);
  await game.answer("Rematch").click();
  await expect(page.getByRole("region", { name: "Nok" })).toContainText("to move");
});

test("an English game by clicks, to the end", async ({ game, page }) => {
  await game.open({ variant: "english" });
  await game.expectBoard("B:W21-32:B1-12");
  await game.expectMessage("Black to move");

  for (const move of englishNoPieces.moves) {
    await game.click(...squaresOf(move));
    await game.expectSquare(squaresOf(move)[0]!, "empty");
  }
  await game.expectEnd(englishNoPieces.winner, englishNoPieces.reason);
  await game.expectBoard(englishNoPieces.end);
  await game.expectDrawn();
  await expect(page).toHaveTitle(/English checkers/);

  await game.answer("Rematch").click();
  await game.expectBoard("B:W21-32:B1-12");
  await expect(game.moveButtons).toHaveCount(0);
});

test("the moves of a game are listed as in PDN, and lead to their positions", async ({ game }) => {
  await game.open({ fen: "W:W6,7,K29:B20,22" });
  await game.play("29x18", "20-16", "6-9");
  await game.expectMoves("29x18", "20-16", "6-9");
  await expect(game.moveButtons.first()).toHaveAccessibleName("Move 1, White: 29×18");

  await game.button("To the start").click();
  await game.expectBoard("W:W6,7,K29:B20,22");
  await game.expectMessage("You are looking at an earlier position.");
  await game.click(6, 10);
  await game.expectBoard("W:W6,7,K29:B20,22");
  await game.button("One move forward").click();
  await game.expectBoard("B:W6,7,K18:B20");
  await game.button("Back to the game").click();
  await game.expectBoard("B:W7,9,K18:B16");
  await game.expectDrawn();

  await game.moveButtons.nth(1).click();
  await game.expectBoard("W:W6,7,K18:B16");
  await game.button("Play on from here").click();
  await game.play("7-10");
  await game.expectMoves("29x18", "20-16", "7-10");
});
