import { Game } from "../support/game.js";
import { expect, test } from "../support/test.js";

test("two tabs follow each other", async ({ game, context }) => {
  await game.open();
  const other = new Game(await context.newPage());
  await other.open();
  await game.play("26-22");
  await other.expectMoves("26-22");
  await other.expectBoard("W:W1-8:B22,25,27-32");
  await other.play("6-9");
  await game.expectMoves("26-22", "6-9");
  await game.action("Undo").click();
  await other.expectBoard("W:W1-8:B22,25,27-32");
  await other.switchTo("English");
  await game.expectBoard("B:W21-32:B1-12");
});

test("the end of a game is gone where another tab has begun a new one", async ({
  game,
  context,
}) => {
  await game.open();
  const other = new Game(await context.newPage());
  await other.open();
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.expectEnd("White wins", "Black resigned");
  await other.expectMessage("White wins", "Black resigned");
  await other.button("Rematch").click();
  await game.expectNoDialog();
  await game.expectMessage("Black to move");
});

test("settings made in two tabs are both kept", async ({ game, page, context }) => {
  await game.open();
  const other = new Game(await context.newPage());
  await other.open();
  await page.bringToFront();
  await game.openFromMenu("Settings");
  await page.getByLabel("Theme").selectOption({ label: "Dark" });
  await other.page.bringToFront();
  await other.openFromMenu("Settings");
  await other.dialog.getByRole("switch", { name: "Sound" }).click();

  await other.page.reload();
  await expect(other.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.openFromMenu("Settings");
  await expect(other.dialog.getByRole("switch", { name: "Sound" })).not.toBeChecked();
});
