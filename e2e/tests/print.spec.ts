import { readFile } from "node:fs/promises";

import type { Locator } from "@playwright/test";

import { contents } from "../support/board.js";
import type { Game } from "../support/game.js";
import { contentsOf } from "../support/pictures.js";
import { expect, test } from "../support/test.js";

const MOVES = ["26-22", "6-9", "31-26", "2-6", "25-21"];

/** Lets the page be printed without a printer, and says how often it was asked to be. */
async function withoutPrinter(game: Game): Promise<() => Promise<number>> {
  await game.page.addInitScript(() => {
    const counter = window as unknown as { printed: number };
    counter.printed = 0;
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      counter.printed += 1;
    };
  });
  return () => game.page.evaluate(() => (window as unknown as { printed: number }).printed);
}

async function print(game: Game, pictures: string): Promise<void> {
  await game.openFromMenu("Print the game");
  await game.dialog.getByRole("combobox", { name: "Pictures of the board" }).selectOption(pictures);
  await game.answer("Print").click();
  await game.expectNoDialog();
}

function shownOn(figures: Locator): Promise<string[]> {
  return figures.locator("svg").evaluateAll((all) => all.map((svg) => svg.outerHTML));
}

test("on paper there is the game, and nothing of the app", async ({ game, page }) => {
  const printed = await withoutPrinter(game);
  await game.open();
  await game.openFromMenu("Players");
  await game.dialog.getByRole("textbox").first().fill("สมชาย");
  await game.closeDialog();
  await game.play(...MOVES);
  const sheet = page.locator(".print-sheet");
  await print(game, "Every 4 turns");
  await expect.poll(printed).toBe(1);
  await expect(sheet).toBeHidden();
  await expect(game.board).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.locator(".app")).toBeHidden();
  await expect(sheet.getByRole("heading")).toHaveText("สมชาย (Black) – White");
  await expect(sheet.locator("p")).toHaveText([/^Thai checkers \(Makhos\), .*20\d\d/, "Not finished"]);
  const figures = sheet.locator("figure");
  await expect(figures.locator("figcaption")).toHaveText([
    "1. 26-22 6-9 2. 31-26 2-6",
    "3. 25-21",
    "",
  ]);
  const boards = (await shownOn(figures)).map((svg) => contentsOf(svg));
  expect(boards).toEqual(
    [
      "B:W1-8:B25-32",
      "B:W1,3-9:B22,25-30,32",
      "W:W1,3-9:B21,22,26-30,32",
    ].map(contents),
  );
  expect((await figures.first().boundingBox())!.width).toBeGreaterThan(100);
});

test("without pictures there is a list of all moves", async ({ game, page }) => {
  await withoutPrinter(game);
  await game.open();
  await game.play(...MOVES);
  await print(game, "None, only the moves");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(sheet.getByRole("row")).toHaveText(["1.26-226-9", "2.31-262-6", "3.25-21"]);
  await expect(sheet.locator("svg")).toHaveCount(0);
});

test("paper is white whatever the theme, and shows how the game ended", async ({ game, page }) => {
  await withoutPrinter(game);
  await game.open({ fen: "B:W22:BK29", settings: { theme: "dark" } });
  await game.play("29x18");
  await game.closeDialog();
  await print(game, "Every 10 turns");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(sheet.locator(".print-result")).toHaveText("Black wins: White has no pieces left");
  for (const element of [page.locator("body"), page.locator("html")]) {
    await expect(element).toHaveCSS("background-color", "rgb(255, 255, 255)");
  }
  await expect(sheet.getByRole("heading")).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("the browser's own command prints the game as it is now", async ({ game, page }) => {
  await game.open();
  await game.play(...MOVES.slice(0, 2));
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const sheet = page.locator(".print-sheet");
  await expect(sheet.locator("figcaption")).toHaveText(["1. 26-22 6-9", ""]);
  await game.play(...MOVES.slice(2, 3));
  await page.pdf();
  await expect(sheet.locator("figcaption")).toHaveText(["1. 26-22 6-9 2. 31-26", ""]);
});

/** Opens a game in PDN by pasting it on the page. */
async function paste(game: Game, pdn: string): Promise<void> {
  await game.page.evaluate((pdn) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pdn);
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, pdn);
  await expect(game.page.locator(".app.viewing")).toBeVisible();
}

test("a game that is looked at is what is printed, and its position what is drawn", async ({
  game,
  page,
}) => {
  await withoutPrinter(game);
  await game.open();
  await paste(game, '[GameType "31"][White "Malee"][Result "0-1"] 1. 26-22 6-9 2. 31-26 0-1');
  await page.getByRole("button", { name: "One move forward" }).click();
  await game.openFromMenu("Picture of the position");
  const download = page.waitForEvent("download");
  await game.answer("Save as SVG").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("makhos-thai-1.svg");
  const svg = (await readFile(await file.path())).toString();
  expect(contentsOf(svg)).toEqual(contents("W:W1-8:B22,25,27-32"));
  await game.closeDialog();

  await print(game, "Every 10 turns");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(sheet.getByRole("heading")).toHaveText("Black – Malee (White)");
  await expect(sheet.locator(".print-result")).toHaveText("White won");
  await expect(sheet.locator("figcaption")).toHaveText(["1. 26-22 6-9 2. 31-26", ""]);
});

test("a game of other rules is not printed, nor offered to be", async ({ game, page }) => {
  await game.open();
  await paste(game, '[GameType "20"] 1. 32-28 19-23 *');
  await page.pdf();
  await expect(page.locator(".print-sheet > *")).toHaveCount(0);
  await game.openMenu();
  await expect(game.answer("Rules")).toBeVisible();
  await expect(game.answer("Print the game")).toHaveCount(0);
  await expect(game.answer("Picture of the position")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".app")).toBeVisible();
});
