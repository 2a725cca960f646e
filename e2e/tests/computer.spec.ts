import { moveSomehow, newGame, waitForTurn } from "../support/opponent.js";
import { expect, test } from "../support/test.js";

const thinking = "The computer is thinking…";

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
