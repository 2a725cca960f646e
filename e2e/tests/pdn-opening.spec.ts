import { expect, test } from "../support/test.js";
import { Viewer, fixture } from "../support/viewer.js";

const club = { name: "club.pdn", content: fixture("club.pdn") };
const oneGame = '[Black "Somchai"]\n[GameType "31"]\n\n1. 26-22 6-9 *\n';

test("a file that is chosen is listed in words", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.choose(club);
  await expect(viewer.rows).toHaveCount(4);
  await expect(game.dialog).toContainText("club.pdn");
  await expect(game.dialog).toContainText("4 games");
  const [first, second, problem, training] = [0, 1, 2, 3].map((row) => viewer.rows.nth(row));
  await expect(first!.getByRole("button").first()).toHaveAccessibleName(
    /^Black: Somchai White: Malee Club evening · 2024‑05‑03 · White won · 30 moves · Thai$/,
  );
  await expect(second!).toContainText("Black won");
  await expect(second!).toContainText("English");
  await expect(problem!).toContainText("Problem · 1841 · Black won · 1 move");
  await expect(training!).toContainText("Draw");
  await expect(game.dialog).not.toContainText("1-0");
});

test("games are searched by any words of them", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.choose(club);
  const search = game.dialog.getByRole("searchbox");
  await search.fill("somchai EVENING");
  await expect(viewer.rows).toHaveCount(1);
  await expect(game.dialog).toContainText("1 of 4 games");
  await search.fill("chiang mai");
  await expect(viewer.rows).toHaveCount(1);
  await search.fill("nobody");
  await expect(viewer.rows).toHaveCount(0);
  await expect(game.dialog).toContainText("No game matches.");
  await search.fill("");
  await expect(viewer.rows).toHaveCount(4);
});

test("a list is used with the keyboard alone, and is there again afterwards", async ({
  game,
  page,
}) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.paste(club.content);
  await game.dialog.getByRole("searchbox").focus();
  await page.keyboard.press("Tab");
  await expect(viewer.rows.first().locator(".game-line")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await game.expectNoDialog();
  await expect(viewer.button("forward")).toBeFocused();
  await expect(page.locator(".viewer-title")).toHaveText("Club evening · 2024‑05‑03");

  await game.button("Games").click();
  await expect(viewer.rows).toHaveCount(4);
  await expect(viewer.rows.nth(1).locator("[aria-current=true]")).toHaveCount(1);
});

test("a file is dropped where a sign says that it may be", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  await expect(viewer.dropSign).toHaveCount(0);
  const drop = await viewer.drag(club);
  await expect(viewer.dropSign).toBeVisible();
  await page.dispatchEvent("body", "dragleave", {});
  await expect(viewer.dropSign).toHaveCount(0);
  await viewer.drag(club);
  await drop();
  await expect(viewer.dropSign).toHaveCount(0);
  await expect(viewer.rows).toHaveCount(4);
});

test("a single game that is pasted by the keys is shown at once", async ({ game, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), oneGame);
  await page.keyboard.press("Control+V");
  const viewer = new Viewer(game);
  await expect(viewer.steps).toHaveText(["26-22", "6-9"]);
  await game.expectNoDialog();
});

test("a text is pasted into the dialog's field, and nowhere else while one is typed in", async ({
  game,
}) => {
  await game.open();
  const viewer = new Viewer(game);
  await game.openFromMenu("Open games…");
  const field = game.dialog.getByRole("textbox", { name: "Or paste games here" });
  await field.focus();
  await viewer.paste(club.content);
  await expect(viewer.rows).toHaveCount(0);
  await field.fill(club.content);
  await game.answer("Read").click();
  await expect(viewer.rows).toHaveCount(4);
});

test("what is no PDN is refused in words, and the list stays", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.choose(club);
  await expect(viewer.rows).toHaveCount(4);
  const cases: [string, Buffer, string][] = [
    ["utf16.pdn", Buffer.from("\ufeff" + oneGame, "utf16le"), "UTF-16"],
    ["picture.pdn", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "not a text file"],
    ["letter.txt", Buffer.from("Dear Malee, shall we play on Friday?"), "no games in it"],
    ["empty.pdn", Buffer.alloc(0), "no games in it"],
  ];
  for (const [name, content, message] of cases) {
    await viewer.chooseAgain({ name, content });
    await expect(game.dialog.getByRole("alert")).toContainText(message);
    await expect(viewer.rows).toHaveCount(4);
  }
  await viewer.chooseAgain(club);
  await expect(game.dialog.getByRole("alert")).toHaveCount(0);
});

test("names are read in whatever encoding they are written", async ({ game }) => {
  await game.open();
  const viewer = new Viewer(game);
  const games = `${oneGame}\n${oneGame}`.replace("Somchai", "André Müller");
  for (const content of [
    Buffer.from(games, "latin1"),
    Buffer.from(games, "utf8"),
    Buffer.from("\ufeff" + games, "utf8"),
  ]) {
    await viewer.choose({ name: "names.pdn", content });
    await expect(viewer.rows).toHaveCount(2);
    await expect(viewer.rows.first()).toContainText("André Müller");
    await game.closeDialog();
  }
});

test("what is wrong with a game is told in words", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.choose({ name: "faulty.pdn", content: fixture("faulty.pdn") });
  await expect(viewer.rows).toHaveCount(2);
  const second = viewer.rows.nth(1);
  await second.getByRole("button", { name: "2 findings" }).click();
  await expect(second.getByRole("listitem")).toHaveText([
    "Line 15: 31x26 captures nothing; it is written 31-26.",
    "Line 15: The game ends with “0-1”, its tag says “1-0”; the end was taken.",
  ]);
  await viewer.rows.first().locator(".game-line").click();
  await page.getByRole("button", { name: /findings/ }).click();
  await expect(game.dialog.getByRole("listitem").first()).toHaveText(
    "Line 2: “3.5.2024” should be a date like 2024.05.01.",
  );
});

test("ten thousand games are read without freezing, in part or in whole", async ({ game }) => {
  test.slow();
  await game.open();
  const viewer = new Viewer(game);
  const comment = "{" + "a comment that is long enough ".repeat(25) + "}";
  const games = Array.from(
    { length: 10_000 },
    (_, index) =>
      `[Event "Round ${index + 1}"]\n[Black "Somchai"]\n[GameType "31"]\n\n` +
      `1. 26-22 6-9 ${comment} 2. 31-26 2-6 3. 25-21 8-12 *\n\n`,
  );
  const content = Buffer.from(games.join(""));
  await viewer.choose({ name: "many.pdn", content });
  await expect(viewer.rows).toHaveCount(50);
  await game.answer("Stop").click();
  await expect(game.dialog).toContainText("Reading was stopped");
  await expect(viewer.rows).toHaveCount(50);
  await expect(game.dialog).not.toContainText("10000 games");

  await viewer.chooseAgain({ name: "many.pdn", content });
  await expect(game.dialog).toContainText("10000 games", { timeout: 60_000 });
  await expect(game.answer("Stop")).toHaveCount(0);
  await expect(viewer.rows).toHaveCount(50);
  await game.answer("Later games").click();
  await expect(viewer.rows.first()).toContainText("Round 51");
  await game.dialog.getByRole("searchbox").fill("round 10000");
  await expect(viewer.rows).toHaveCount(1);
  await viewer.rows.locator(".game-line").click();
  await expect(viewer.steps).toHaveCount(6);
});
