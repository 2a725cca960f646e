import { expect, test } from "../support/test.js";

const KINGS = "B:WK1:BK32";
const ROUND = ["32-28", "1-5", "28-32", "5-1"];
const SECOND_TIME = "This position has come up for the second time. At the third the game is drawn.";

test("the third time of a position is a draw, announced at the second", async ({ game }) => {
  await game.open({ fen: KINGS });
  await game.play(...ROUND.slice(0, 3));
  await expect(game.counter).toHaveCount(0);
  await game.play(ROUND[3]!);
  await expect(game.counter).toHaveText(SECOND_TIME);
  await game.play(...ROUND.slice(0, 3));
  await expect(game.dialog).toHaveCount(0);
  await game.play(ROUND[3]!);
  await game.expectEnd("Draw", "The same position came up for the third time");
  await game.expectHeard("Game over. Draw: same position for the third time");
  await expect(game.dialog.locator(".end-points")).toHaveText(["½", "½"]);
  await game.closeDialog();
  await game.action("Undo").click();
  await expect(game.counter).toHaveText(SECOND_TIME);
});

test("a short count without progress is shown from its half and ends the game", async ({
  game,
  page,
}) => {
  await game.open();
  await game.openFromMenu("Settings");
  await page.getByLabel("Draw without progress after").selectOption("16");
  await game.dialog.getByRole("switch", { name: "third repetition" }).click();
  await game.closeDialog();
  await game.setUp(KINGS);

  await game.play(...ROUND, ...ROUND.slice(0, 3));
  await expect(game.counter).toHaveCount(0);
  await game.play(ROUND[3]!);
  await expect(game.counter).toHaveText("8 of 16 turns without a capture or a man’s move");
  await game.play(...ROUND, ...ROUND.slice(0, 3));
  await expect(game.counter).toContainText("15 of 16");
  await game.play(ROUND[3]!);
  await game.expectEnd("Draw", "16 turns without a capture or a man’s move");
});

test("without draw rules the game goes on", async ({ game, page }) => {
  await game.open();
  await game.openFromMenu("Settings");
  await page.getByLabel("Draw without progress after").selectOption({ label: "Never" });
  await game.dialog.getByRole("switch", { name: "third repetition" }).click();
  await game.closeDialog();
  await game.setUp(KINGS);
  for (let round = 0; round < 4; round++) await game.play(...ROUND);
  await expect(game.counter).toHaveCount(0);
  await expect(game.dialog).toHaveCount(0);
  await game.expectMessage("Black to move");
});

test("settings for draws wait for the next game, and go back to the usual ones", async ({
  game,
  page,
}) => {
  await game.open({ fen: KINGS });
  await game.play(...ROUND);
  await game.openFromMenu("Settings");
  await game.dialog.getByRole("switch", { name: "third repetition" }).click();
  await game.closeDialog();
  await game.play(...ROUND);
  await game.expectEnd("Draw", "The same position came up for the third time");
  await game.closeDialog();

  await game.openFromMenu("Settings");
  const repetition = game.dialog.getByRole("switch", { name: "third repetition" });
  await page.getByLabel("Draw without progress after").selectOption("40");
  await expect(repetition).not.toBeChecked();
  await game.answer("As usual for this game").click();
  await expect(repetition).toBeChecked();
  await expect(page.getByLabel("Draw without progress after")).toHaveValue("32");
});

test("a draw is agreed by the other player, or declined", async ({ game }) => {
  await game.open();
  await game.play("26-22");
  await game.action("Draw").click();
  await expect(game.dialog).toContainText("White offers a draw. Black, do you accept?");
  await game.answer("Play on").click();
  await game.expectMessage("Black declined the draw.");
  await game.play("6-9");
  await game.action("Draw").click();
  await expect(game.dialog).toContainText("Black offers a draw. White, do you accept?");
  await game.answer("Accept draw").click();
  await game.expectEnd("Draw", "Both players agreed");
  await game.expectHeard("Game over. Draw by agreement");
  await expect(game.dialog.locator(".end-points")).toHaveText(["½", "½"]);
});

test("resigning is asked about, and can be called off", async ({ game, page }) => {
  await game.open();
  await game.play("26-22");
  await game.action("Resign").click();
  await expect(game.dialog).toContainText("White wants to resign. Black, do you accept?");
  await page.keyboard.press("Escape");
  await game.expectMessage("White to move");
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.expectEnd("Black wins", "White resigned");
  await game.expectHeard("Game over. Black wins: White resigned");
});

test("a new game warns only while one is under way", async ({ game }) => {
  await game.open();
  await game.openFromMenu("New game");
  await expect(game.dialog).not.toContainText("is not finished");
  await game.answer("Start").click();
  await game.play("26-22");
  await game.openFromMenu("New game");
  await expect(game.dialog).toContainText("The game on the board is not finished");
  await game.answer("Cancel").click();
  await game.expectMoves("26-22");
  await game.openFromMenu("New game");
  await game.answer("Start").click();
  await game.expectBoard("B:W1-8:B25-32");
  await expect(game.moveButtons).toHaveCount(0);
  await game.expectHeard("New game: Thai checkers. Black to move.");
});
