import { readFile } from "node:fs/promises";

import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

import type { Game } from "../support/game.js";
import { misfits, smallTargets } from "../support/layout.js";
import { leaveLibrary } from "../support/library.js";
import { expect, test } from "../support/test.js";

const PDN = `[Event "Club evening"]
[Date "2024.05.01"]
[White "Malee"]
[Black "Somchai"]
[Result "1-0"]
[GameType "31,B,8,8,N2,0"]

1. 25-22 5-9 {White resigns} 1-0
`;

async function resign(game: Game): Promise<void> {
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await expect(game.dialog).toBeVisible();
  await game.closeDialog();
}

async function openLibrary(game: Game): Promise<Locator> {
  await game.openFromMenu("My games");
  return game.dialog.getByRole("listitem");
}

async function importPdn(page: Page, pdn: string): Promise<void> {
  const file = { name: "games.pdn", mimeType: "text/plain", buffer: Buffer.from(pdn) };
  await page.locator("#library-import").setInputFiles(file);
}

test("a game that is over is kept and can be looked at, also after a reload", async ({ game, page }) => {
  await game.open();
  await game.play("25-22", "5-9");
  await resign(game);
  const games = await openLibrary(game);
  await expect(games).toHaveCount(1);
  await expect(games).toContainText("White won · 2 moves · Thai");
  await page.reload();
  await openLibrary(game);
  await games.getByRole("button").first().click();
  await game.expectNoDialog();
  await expect(page.getByRole("button", { name: /Play on from here/ })).toBeVisible();
});

test("an end that is taken back leaves one game, with its last result", async ({ game }) => {
  await game.open();
  await game.play("25-22", "5-9");
  await resign(game);
  await game.action("Undo").click();
  await game.play("26-23");
  await resign(game);
  const games = await openLibrary(game);
  await expect(games).toHaveCount(1);
  await expect(games).toContainText("Black won · 3 moves");
});

test("a game that is left for a new one is kept as it stood", async ({ game }) => {
  await game.open();
  await game.play("25-22", "5-9");
  await game.openFromMenu("New game");
  await game.answer("Start").click();
  const games = await openLibrary(game);
  await expect(games).toHaveCount(1);
  await expect(games).toContainText("2 moves · Thai");
});

test("games are found by their words, and deleting asks", async ({ game, page }) => {
  await game.open();
  const games = await openLibrary(game);
  await expect(game.dialog).toContainText("Games that are over are kept here");
  await importPdn(page, `${PDN}\n${PDN.replace("Club evening", "Market cup")}`);
  await expect(game.dialog.getByText("2 games added")).toBeVisible();
  await expect(games).toHaveCount(2);
  await game.dialog.getByRole("searchbox").fill("market som");
  await expect(games).toHaveCount(1);
  await games.getByRole("button", { name: "Delete Somchai – Malee" }).click();
  await game.answer("Keep").click();
  await expect(games).toHaveCount(1);
  await games.getByRole("button", { name: "Delete Somchai – Malee" }).click();
  await game.answer("Delete").click();
  await expect(games).toHaveCount(0);
  await game.dialog.getByRole("searchbox").fill("");
  await expect(games).toHaveCount(1);
  await expect(games).toContainText("Club evening");
});

test("all games go into one file and come back from it, once", async ({ game, page }) => {
  await game.open();
  const games = await openLibrary(game);
  await importPdn(page, `${PDN}\n${PDN.replace("Club evening", "Market cup")}`);
  await expect(games).toHaveCount(2);
  const download = page.waitForEvent("download");
  await game.answer("Save all as a file").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("makhos-games.pdn");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(PDN);
  await importPdn(page, text);
  await expect(game.dialog.getByText("0 games added; already here: 2")).toBeVisible();
  await expect(games).toHaveCount(2);
});

test("games of the first version of the library are still there", async ({ game, page }) => {
  await leaveLibrary(page, 1, { first: PDN });
  await game.open();
  const games = await openLibrary(game);
  await expect(games).toHaveCount(1);
  await expect(games).toContainText("Somchai – Malee");
  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("makhos");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("games").objectStore("games").get("first");
          reading.onsuccess = () => resolve(reading.result as string);
        };
      }),
  );
  expect(JSON.parse(kept)).toEqual({ version: 2, saved: 0, pdn: PDN });
});

test("a library of a newer version is left alone, and the app works on", async ({ game, page }) => {
  await leaveLibrary(page, 99, { first: "something new" });
  await game.open();
  await openLibrary(game);
  await expect(game.dialog).toContainText("A newer version of Makhos has kept your games");
  await game.closeDialog();
  await game.play("25-22", "5-9");
  await game.expectMoves("25-22", "5-9");
});

test("without a database the app says so and works on", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await game.open();
  await openLibrary(game);
  await expect(game.dialog).toContainText("keeps no games for this page");
  await game.closeDialog();
  await game.play("25-22");
  await resign(game);
  await game.expectMessage("could not be kept");
});

for (const [locale, menu, entries] of [
  ["en-GB", "Menu", ["My games", "Save the game"]],
  ["th-TH", "เมนู", ["เกมของฉัน", "บันทึกเกม"]],
  ["ko-KR", "메뉴", ["내 대국", "대국 저장"]],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    for (const entry of entries) {
      test(`${entry}: everything fits a phone, and axe finds no violation`, async ({ game, page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await leaveLibrary(page, 1, { first: PDN, second: PDN.replace("Somchai", "S".repeat(60)) });
        await game.open();
        await game.openFromMenu(entry, menu);
        await expect(game.dialog.getByRole("textbox").or(game.dialog.getByRole("searchbox")).first()).toBeVisible();
        expect(await misfits(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        const { violations } = await new AxeBuilder({ page })
          .options({ resultTypes: ["violations"] })
          .setLegacyMode(true)
          .analyze();
        expect(violations).toEqual([]);
      });
    }
  });
}
