import type { Game } from "../support/game.js";
import { moveSomehow, newGame, waitForTurn } from "../support/opponent.js";
import { expect, test } from "../support/test.js";

const thinking = "Computer is thinking…";

for (const variant of ["Thai", "English"] as const) {
  test(`a whole game of ${variant} checkers against the computer, by mouse`, async ({ game, page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await game.open();
    if (variant === "English") await game.switchTo("English");
    await newGame(game, { opponents: "Computer", side: "Black", level: 1 });
    await expect(page.getByRole("region", { name: "Computer, level 1" })).toBeVisible();
    while (await waitForTurn(game)) {
      await moveSomehow(game, (square) => game.click(square));
    }
    await expect(game.dialog.getByRole("heading")).toHaveText(/wins|Draw/);
    await game.expectHeard("Game over");
  });
}

test("the computer begins where the person takes the other side, and sits at the top", async ({
  game,
  page,
}) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "White", level: 2 });
  await expect(game.moveButtons).toHaveCount(1);
  await game.expectMessage("White to move");
  const box = async (name: string) =>
    (await page.getByRole("region", { name, exact: true }).boundingBox())!.y;
  expect(await box("Computer, level 2")).toBeLessThan(await box("White"));
  await game.expectDrawn();
});

test("a click while the computer thinks is refused in words, and Move now ends its thinking", async ({
  game,
}) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "White", level: 10, seconds: 10 });
  await game.expectMessage(thinking);
  await game.click(6);
  await game.expectMessage("It is the computer’s turn.");
  await expect(game.moveButtons).toHaveCount(0);
  await game.button("Move now").click();
  await expect(game.moveButtons).toHaveCount(1, { timeout: 3_000 });
  await game.play("6-9");
  await game.expectMessage(thinking);
  await game.button("Move now").click();
  await expect(game.moveButtons).toHaveCount(3, { timeout: 3_000 });
});

test("a few moves by keyboard, and the computer answers where the keyboard stays", async ({
  game,
  page,
}) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 1 });
  await page.locator("#square-26").focus();
  await page.keyboard.press("Enter");
  await game.walk(26, 22);
  await page.keyboard.press("Enter");
  await expect(game.moveButtons).toHaveCount(2);
  await expect(game.square(22)).toBeFocused();
  await game.type("25-21");
  await expect(game.moveButtons).toHaveCount(4);
});

test("the person's side may be drawn by lot", async ({ game, page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.500001;
  });
  await game.open();
  await newGame(game, { opponents: "Computer", side: "By lot", level: 1 });
  await waitForTurn(game);
  await expect(page.getByRole("region", { name: "Computer, level 1" })).toBeVisible();
});

test("taking back leads to the person's turn, also while the computer thinks", async ({ game }) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 1 });
  await game.play("26-22");
  await expect(game.moveButtons).toHaveCount(2);
  await game.action("Undo").click();
  await game.expectBoard("B:W1-8:B25-32");
  await game.action("Redo").click();
  await game.expectMessage("Black to move");
  await newGame(game, { opponents: "Computer", side: "Black", level: 10, seconds: 10 });
  await game.play("26-22");
  await game.expectMessage(thinking);
  await game.action("Undo").click();
  await game.expectMessage("Black to move");
  await game.expectBoard("B:W1-8:B25-32");
  await game.play("25-21");
  await game.expectMessage(thinking);
  await game.button("Move now").click();
  await expect(game.moveButtons).toHaveCount(2);
  await expect(game.moveButtons.first()).toHaveText("25-21");
  await game.expectMessage("Black to move");
});

test("after a reload the computer goes on, whoever is to move", async ({ game, page }) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 10, seconds: 3 });
  await game.play("26-22");
  await game.expectMessage(thinking);
  await page.reload();
  await game.expectMessage(thinking);
  await expect(game.moveButtons).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("region", { name: "Computer, level 10" })).toBeVisible();
  await game.expectMessage("Black to move");
  await game.play("25-21");
  await game.expectMessage(thinking);
});

test("the other game and earlier positions can be looked at while the computer thinks", async ({
  game,
}) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 10, seconds: 3 });
  await game.play("26-22");
  await game.expectMessage(thinking);
  await game.switchTo("English");
  await game.play("11-15");
  await expect(game.moveButtons).toHaveCount(1);
  await game.switchTo("Thai");
  await expect(game.moveButtons).toHaveCount(2);
  await game.play("25-21");
  await game.expectMessage(thinking);
  await game.moveButtons.first().click();
  await game.expectMessage("You are looking at an earlier position.");
  await expect(game.moveButtons).toHaveCount(4);
  await game.expectMessage("You are looking at an earlier position.");
  await game.button("Back to the game").click();
  await game.expectMessage("Black to move");
});

test("the computer is found before the first move", async ({ game, page }) => {
  await game.open();
  await game.button("Play the computer").focus();
  await page.keyboard.press("Enter");
  await game.dialog.locator("#level").selectOption("1");
  await game.answer("Start").click();
  await game.expectNoDialog();
  await expect(page.getByRole("region", { name: "Computer, level 1" })).toBeVisible();
  await expect(game.button("Play the computer")).toHaveCount(0);
});

test("the computer gives up a hopeless game", async ({ game }) => {
  await game.open({ fen: "B:W1-4:B21,22,K25-32" });
  await game.reloadWith(await withComputer(game));
  while (await waitForTurn(game)) {
    await moveSomehow(game, (square) => game.click(square));
  }
  await game.expectEnd("Black wins", "White resigned");
});

test("the computer agrees to a draw where nobody can win", async ({ game }) => {
  await game.open({ fen: "B:WK1:BK32" });
  const shuffle = Array.from({ length: 8 }, () => ["32-28", "1-5", "28-32", "5-1"]).flat();
  await game.reloadWith(await withComputer(game, shuffle));
  await expect(game.moveButtons).toHaveCount(32);
  await game.action("Draw").click();
  await game.expectEnd("Draw", "Both players agreed");
});

test("a draw is offered to the computer, and a person resigns", async ({ game }) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 5 });
  await game.action("Draw").click();
  await game.expectMessage("The computer would rather play on.");
  await expect(game.message).not.toHaveClass(/refused/);
  await game.action("Resign").click();
  await expect(game.dialog).toContainText("Black resigns?");
  await game.answer("Yes, resign").click();
  await game.expectEnd("Computer, level 5 (White) wins", "Black resigned");
  await game.answer("Rematch").click();
  await expect(game.moveButtons).toHaveCount(1);
  await game.expectMessage("White to move");
});

test("the computer plays against itself, rests and goes on", async ({ game, page }) => {
  await game.open();
  await newGame(game, { opponents: "Watch", levels: [1, 3] });
  await expect(page.getByRole("region", { name: "Computer, level 1" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Computer, level 3" })).toBeVisible();
  await expect.poll(() => game.moveButtons.count()).toBeGreaterThan(1);
  await game.button("Pause").click();
  await game.expectMessage("Paused");
  const played = await game.moveButtons.count();
  await game.click(26);
  await game.expectMessage("Two computers are playing.");
  await page.waitForTimeout(2500);
  await expect(game.moveButtons).toHaveCount(played);
  await page.reload();
  await game.expectMessage("Paused");
  await game.button("Go on").click();
  await expect.poll(() => game.moveButtons.count()).toBeGreaterThan(played + 1);
});

test("the page stays responsive while the computer thinks", async ({ game, page }) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 10, seconds: 3 });
  await game.play("26-22");
  await game.expectMessage(thinking);
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let [last, longest] = [start, 0];
        const frame = (): void => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - start < 1500) requestAnimationFrame(frame);
          else resolve(longest);
        };
        requestAnimationFrame(frame);
      }),
  );
  // The engine would keep the page for seconds; other programs on the machine only for moments.
  expect(longest).toBeLessThan(1000);
  await game.expectMessage(thinking);
});

test("a hint is shown on the board and said with its reason", async ({ game, page }) => {
  await game.open({ fen: "B:W11,18,25:BK29" });
  await page.getByRole("navigation").getByRole("button", { name: "Hint", exact: true }).click();
  const arrow = page.locator(".hint-arrow");
  await expect(arrow).toBeVisible();
  await expect(game.message).toContainText("29x8 takes the last piece and wins.");
  await game.expectHeard("29x8 takes");
  await game.click(29, 22, 15, 8);
  await expect(arrow).toHaveCount(0);
});

test("a game against the computer says so in its record", async ({ game }) => {
  await game.open();
  await newGame(game, { opponents: "Computer", side: "Black", level: 4 });
  await game.play("26-22");
  await expect(game.moveButtons).toHaveCount(2);
  await game.action("Resign").click();
  await game.answer("Yes, resign").click();
  await game.closeDialog();
  await game.openFromMenu("My games");
  await expect(game.dialog.getByRole("listitem")).toContainText("Computer, level 4");
});

test("a whole game of English checkers against the computer, by keyboard", async ({ game, page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await game.open();
  await game.switchTo("English");
  await newGame(game, { opponents: "Computer", side: "Black", level: 1 });
  let at = 11;
  await game.square(at).focus();
  while (await waitForTurn(game)) {
    await moveSomehow(game, async (square) => {
      await game.walk(at, square, true);
      await page.keyboard.press("Enter");
      at = square;
    });
  }
  await expect(game.dialog.getByRole("heading")).toHaveText(/wins|Draw/);
});

test.describe("in Thai, on a phone, with a finger", () => {
  test.use({
    locale: "th-TH",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });

  test("a whole game of Thai checkers against the computer", async ({ game, page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await game.open();
    await game.button("เล่นกับคอมพิวเตอร์").tap();
    await game.dialog.locator("#level").selectOption("1");
    await game.answer("เริ่มใหม่").tap();
    await game.expectNoDialog();
    const words = { movers: / (เดินได้|ต้องกิน)$/, targets: / ลงได้$/ };
    while (await waitForTurn(game, words)) {
      await moveSomehow(game, (square) => game.tap(square), words);
    }
    await expect(game.dialog.getByRole("heading")).toHaveText(/ชนะ|เสมอ/);
  });
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("an engine that is missing is said to be, and comes at the next try", async ({
    game,
    page,
    complaints,
  }) => {
    await page.route(/engine.*\.wasm/, (route) => route.abort());
    await game.open();
    await newGame(game, { opponents: "Computer", side: "White", level: 1 });
    await game.expectMessage("The computer could not be started.", "Your game is safe.");
    await page.unroute(/engine.*\.wasm/);
    await game.button("Try again").click();
    await expect(game.moveButtons).toHaveCount(1);
    complaints.length = 0;
  });
});

test.describe("on a phone, with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a person plays against the computer by taps", async ({ game }) => {
    await game.open();
    await newGame(game, { opponents: "Computer", side: "Black", level: 1 });
    for (let turn = 0; turn < 4 && (await waitForTurn(game)); turn++) {
      await moveSomehow(game, (square) => game.tap(square));
    }
    await expect.poll(() => game.moveButtons.count()).toBeGreaterThanOrEqual(7);
  });
});

/** The stored game with the computer in White's place and some more moves, no draw rule in force. */
async function withComputer(game: Game, moves: string[] = []): Promise<string> {
  const session = JSON.parse(await game.storedSession());
  const [table] = session.tables;
  table.computers = [null, { level: 5, seconds: 1 }];
  table.moves = moves;
  table["draw-rules"] = { "no-progress-plies": null, "men-reset": false, repetition: false };
  return JSON.stringify(session);
}
