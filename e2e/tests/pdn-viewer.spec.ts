import { expect, test } from "../support/test.js";
import { swipe } from "../support/touch.js";
import { Viewer, fixture } from "../support/viewer.js";

const club = fixture("club.pdn");
const START = "B:W1-8:B25-32";
const AFTER_1 = "W:W1-8:B22,25,27-32";
const AFTER_2 = "B:W1-5,7,8,9:B22,25,27-32";

test("a game is gone through with the buttons", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  await game.expectBoard(START);
  await expect(viewer.card).toContainText("The first game of the evening.");
  await expect(viewer.button("back")).toHaveAttribute("aria-disabled", "true");
  await viewer.button("forward").click();
  await viewer.expectAt("26-22");
  await game.expectBoard(AFTER_1);
  await game.expectHeard("Move 1, Black: 26-22. The usual start.");
  await viewer.button("forward").click();
  await game.expectBoard(AFTER_2);
  await game.expectDrawn();
  await viewer.button("last").click();
  await viewer.expectAt("30-21");
  await game.expectBoard("B:W1,3,5,8,11,16,K21:B20");
  await expect(viewer.card).toContainText("Black is blocked.");
  await expect(viewer.card).toContainText("White won");
  await expect(viewer.button("forward")).toHaveAttribute("aria-disabled", "true");
  await viewer.button("back").click();
  await viewer.expectAt("24-20");
  await viewer.button("start").click();
  await game.expectBoard(START);
  await expect(viewer.current).toHaveCount(0);
});

test("arrow keys go through the game and to its variations", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await viewer.expectAt("6-9");
  await page.keyboard.press("ArrowDown");
  await viewer.expectAt("5-9");
  await game.expectBoard("B:W1-4,6-9:B22,25,27-32");
  await page.keyboard.press("ArrowDown");
  await viewer.expectAt("7-11");
  await page.keyboard.press("ArrowDown");
  await viewer.expectAt("7-11");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await viewer.expectAt("31-26");
  await page.keyboard.press("End");
  await viewer.expectAt("22-17");
  await page.keyboard.press("ArrowLeft");
  await viewer.expectAt("1-5");
  await page.keyboard.press("Home");
  await game.expectBoard(START);
  await game.click(18);
  await page.keyboard.press("ArrowRight");
  await viewer.expectAt("26-22");
});

test("comments, signs and clocks stand with the moves", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  await expect(viewer.step("6-9")).toHaveText("6-9!");
  await expect(viewer.step("6-9")).toHaveAccessibleName("Move 1, White: 6-9, good move");
  await expect(viewer.step("7-11", 0)).toHaveText("7-11?");
  await expect(viewer.step("7-11", 1)).toHaveText("7-11!?");
  await viewer.step("7-11", 0).click();
  await viewer.expectAt("7-11");
  await expect(viewer.card).toContainText("Move 2, White: 7-11, mistake");
  await expect(viewer.card).toContainText("too early");
  await viewer.step("31-26", 0).click();
  const players = game.page.locator(".player.viewed");
  await expect(players.first()).toContainText("Malee");
  await expect(players.last()).toContainText("Somchai");
  await expect(players.last()).toContainText("4:40");
  await expect(game.page.locator(".step-list")).toContainText("Black leaves the corner.");
  await expect(game.page.locator(".step-list")).not.toContainText("%clk");
});

test("where moves are not legal any more, it says so there", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(fixture("faulty.pdn"));
  await viewer.step("31-26").click();
  await expect(viewer.card).toContainText("2-7 is not legal here.");
  const board = "W:W1-5,7-9:B22,25,26-30,32";
  await game.expectBoard(board);
  await viewer.button("last").click();
  await viewer.expectAt("25-21");
  await expect(viewer.card).toContainText("2-7 is not legal here. From there on the moves are only text.");
  await expect(viewer.step("2-7")).toHaveAccessibleName("Move 2, White: 2-7, not legal");
  await game.expectBoard(board);
});

test("squares numbered from the other end are turned round, and it says so", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(fixture("turned.pdn"));
  await viewer.button("forward").click();
  await viewer.expectAt("26-22");
  await game.expectBoard(AFTER_1);
  await page.locator(".viewer-about").click();
  await expect(game.dialog).toContainText(
    "The squares are numbered from the other end; they were turned round.",
  );
  await expect(game.dialog).toContainText("Numbered from the other end");
});

test("a game of rules that are not known is read as text", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look('[GameType "20,W,10,10,N2,0"]\n\n1. 32-28 19-23 2. 28x19 {a shot} 14x23 1-0\n');
  await expect(viewer.card).toContainText("Makhos does not know the rules of this game");
  await viewer.step("28x19").click();
  await viewer.expectAt("28x19");
  await expect(viewer.card).toContainText("a shot");
  await viewer.button("last").click();
  await expect(viewer.card).not.toContainText("1-0");
  await expect(game.button("Play on from here")).toBeDisabled();
});

test("the game on the table is untouched, whichever way the viewer is closed", async ({
  game,
  page,
}) => {
  await game.open();
  await game.play("26-23");
  const viewer = new Viewer(game);
  const closings = [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => game.button("Back to the game").click(),
  ];
  for (const close of closings) {
    await viewer.look(club, 1);
    await expect(game.board).toHaveAccessibleName("English checkers, board");
    await viewer.button("forward").click();
    await expect(page).toHaveTitle(/Ann Archer – Bob Brown/);
    await close();
    await viewer.expectClosed();
    await expect(game.board).toHaveAccessibleName("Thai checkers, board");
    await game.expectBoard("W:W1-8:B23,25,27-32");
    await game.expectMoves("26-23");
  }
  await game.play("6-9");
  await game.expectMoves("26-23", "6-9");
});

test("a reload comes back to the move that was looked at", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  await viewer.step("7-11", 0).click();
  await page.reload();
  await viewer.expectAt("7-11");
  await expect(viewer.card).toContainText("too early");
  await expect(page.locator(".player.viewed").last()).toContainText("Somchai");
  await page.goBack();
  await viewer.expectClosed();
  await page.reload();
  await viewer.expectClosed();
});

test("a piece that is touched says what one is looking at", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  await viewer.button("forward").click();
  await game.click(6);
  await expect(viewer.card).toContainText("You are looking at a game.");
  await game.drag(6, 9);
  await game.expectBoard(AFTER_1);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.card).not.toContainText("You are looking at a game.");
});

test("playing on from the middle takes moves and names over, to be taken back one by one", async ({
  game,
  page,
}) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  await viewer.step("31-26", 1).click();
  await game.button("Play on from here").click();
  await viewer.expectClosed();
  await game.expectMoves("26-22", "6-9", "31-26");
  await expect(page.locator(".player").last()).toContainText("Somchai");
  await expect(page.locator(".player").first()).toContainText("Malee");
  await game.play("2-6");
  for (const moves of [["26-22", "6-9", "31-26"], ["26-22", "6-9"], ["26-22"], []]) {
    await game.action("Undo").click();
    await expect(page.locator("[id^='move-'][aria-current]")).toHaveCount(moves.length ? 1 : 0);
  }
  await game.expectBoard(START);
});

test("a variation is played on, too", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club);
  await viewer.step("1-5").click();
  await game.button("Play on from here").click();
  await game.expectMoves("26-22", "5-9", "31-26", "1-5");
});

test("a running game and its players are left only after a question", async ({ game, page }) => {
  await game.open();
  await game.openFromMenu("Players");
  await game.dialog.getByRole("textbox").first().fill("Noi");
  await game.closeDialog();
  await game.play("26-23");
  const viewer = new Viewer(game);
  await viewer.look(club);
  await viewer.button("forward").click();
  await game.button("Play on from here").click();
  await expect(game.dialog).toContainText("The game on the board is not finished. It is kept in “My games”.");
  await expect(game.dialog).toContainText("The players and the score give way");
  await game.answer("Cancel").click();
  await viewer.expectAt("26-22");
  await page.keyboard.press("Escape");
  await game.expectMoves("26-23");
  await expect(page.locator(".player").last()).toContainText("Noi");

  await viewer.look(club);
  await viewer.button("forward").click();
  await game.button("Play on from here").click();
  await game.answer("Play on from here").click();
  await game.expectMoves("26-22");
  await expect(page.locator(".player").last()).toContainText("Somchai");
});

test("a game that its draw rules would have ended goes on without them", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(club, 3);
  await viewer.button("last").click();
  await game.button("Play on from here").click();
  await game.expectMessage("it goes on without them");
  await game.play("28-32", "5-1");
  await expect(game.dialog).toHaveCount(0);
  await game.expectMessage("Choose a piece to move");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a swipe over the board turns to the next move and back", async ({ game, page }) => {
    await game.open();
    const viewer = new Viewer(game);
    await viewer.look(club);
    const middle = await game.middleOf(18);
    const left = { x: middle.x - 120, y: middle.y + 10 };
    await swipe(page, middle, left);
    await viewer.expectAt("26-22");
    await swipe(page, middle, left);
    await viewer.expectAt("6-9");
    await swipe(page, left, middle);
    await viewer.expectAt("26-22");
    await swipe(page, middle, { x: middle.x - 20, y: middle.y - 120 });
    await viewer.expectAt("26-22");
    await game.expectBoard(AFTER_1);
    await expect(viewer.card).not.toContainText("You are looking at a game.");
  });
});
