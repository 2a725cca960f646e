// The verdict of endgame tables: who wins with few pieces, and what every move is worth.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import type { Game } from "../support/game.js";
import { languages } from "../support/languages.js";
import { misfits, smallTargets } from "../support/layout.js";
import { Makhos } from "../support/makhos.js";
import { waitUntilOffline } from "../support/service-worker.js";
import { expect, test } from "../support/test.js";
import { TABLES, Verdicts } from "../support/verdicts.js";
import { Viewer } from "../support/viewer.js";

/** Black to move wins in 13 plies. */
const WON = "B:WK24:BK2,K4";
/** Five pieces; after the capture four, of which Black's three win. */
const CAPTURE = '[GameType "31"] [FEN "B:W1,18:B22,31,32"] 1. 22x15 1-5 2. 15-10 *';

async function resign(game: Game): Promise<void> {
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.closeDialog();
}

/** Asks for a hint, which comes without a verdict for a reason, and plays on. */
async function goesOnWithout(game: Game, page: Page, reason: string): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".hint-arrow")).toBeVisible();
  await expect(new Verdicts(page).none).toHaveText(`No verdict: the endgame tables ${reason}.`);
  await game.play("2-7", "24-28");
  await expect(game.moveButtons).toHaveCount(2);
}

function requestsOfTables(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (TABLES.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  return requests;
}

async function axe(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    // Narrow screens have no heading: the first line has no room for one.
    .options({ resultTypes: ["violations"], rules: { "page-has-heading-one": { enabled: false } } })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
}

async function expectNoScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight;
  });
  expect.soft(over, "the page needs no scrolling").toBe(0);
}

test("after the game the verdict is said, and every move has its value", async ({ game, page }) => {
  await game.open({ fen: WON });
  const verdicts = new Verdicts(page);
  await game.expectMessage("Black to move");
  await expect(verdicts.line).toHaveCount(0);
  await resign(game);
  await expect(verdicts.line).toHaveText(/Black wins in 7 moves/);
  await game.expectHeard("Black wins in 7 moves");
  await expect(verdicts.badges.first()).toBeVisible();
  const signs = await verdicts.badges.allTextContents();
  expect(signs.map((sign) => sign.trim())).toContain("+7");

  await verdicts.line.focus();
  await page.keyboard.press("Enter");
  await expect(verdicts.line).toHaveAttribute("aria-expanded", "true");
  await expect(verdicts.line).toBeFocused();
  await expect(verdicts.rows.first()).toContainText("wins in 7 moves");
  await expect(page.getByRole("list", { name: "Every move and its value" })).toBeVisible();
  await expect(page.locator(".values-note")).toContainText("leaving the draw rules aside");
  expect(await axe(page)).toEqual([]);

  const best = await verdicts.rows.first().locator(".value-move").textContent();
  const square = Number(best!.split("-")[1]);
  expect(await verdicts.signOn(square)).toBe("+7");
  await page.keyboard.press("Enter");
  await expect(verdicts.rows).toHaveCount(0);
});

test("English kings have their own values, and a draw is one", async ({ game, page }) => {
  const verdicts = new Verdicts(page);
  await game.open({ fen: "W:WK1,K2:BK14", variant: "english" });
  await resign(game);
  await expect(verdicts.line).toContainText("White wins in 17 moves");
  await game.openLink("#fen=B:WK2:BK6,K7&variant=thai");
  await game.expectBoard("B:WK2:BK6,K7");
  await expect(verdicts.line).toHaveCount(0);
  await resign(game);
  await expect(verdicts.line).toContainText("Draw with best play");
});

test("the verdict follows the steps of a game that is looked at", async ({ game, page }) => {
  await game.open();
  const viewer = new Viewer(game);
  const verdicts = new Verdicts(page);
  await viewer.look(CAPTURE);
  await game.expectBoard("B:W1,18:B22,31,32");
  await expect(verdicts.line).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.card).toContainText(/Black wins in \d+ moves/);
  await game.expectHeard(/22×15.*Black wins in \d+ moves/);
  await expect(verdicts.badges).toHaveCount(2);
  await page.keyboard.press("ArrowRight");
  await expect(verdicts.badges.filter({ hasText: "+" }).first()).toBeVisible();
  await verdicts.line.click();
  await expect(verdicts.rows.first()).toContainText("wins in");
  const here = await verdicts.rows.allTextContents();
  await page.keyboard.press("ArrowLeft");
  await expect(verdicts.rows).toHaveCount(2);
  await expect(verdicts.rows.first()).toContainText("loses in");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => verdicts.rows.allTextContents()).toEqual(here);
  await page.keyboard.press("Home");
  await expect(verdicts.line).toHaveCount(0);
  await expect(verdicts.badges).toHaveCount(0);
  await expect(viewer.steps.first()).toBeVisible();
});

test("a game between people is told nothing unless they ask for a hint", async ({ game, page }) => {
  await game.open({ fen: WON });
  const verdicts = new Verdicts(page);
  await game.play("2-6");
  await game.action("Undo").click();
  await expect(game.moveButtons).toHaveCount(1);
  await expect(verdicts.line).toHaveCount(0);
  await page.getByRole("navigation").getByRole("button", { name: "Hint", exact: true }).click();
  await game.expectMessage(/wins in 7 moves, whatever the answer/);
  await expect(verdicts.line).toHaveText(/Black wins in 7 moves/);
  await expect(verdicts.badges.first()).toBeVisible();
  await game.play("2-6");
  await expect(verdicts.line).toHaveCount(0);
  await expect(verdicts.badges).toHaveCount(0);
});

test("the tables come with the app, for use without a network", async ({
  game,
  page,
  complaints,
}) => {
  const makhos = await Makhos.start();
  try {
    await game.open({ address: makhos.address });
    await waitUntilOffline(page);
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return requests.flat().filter(({ url }) => url.endsWith(".endgames")).length;
      });
    await expect.poll(kept).toBe(2);
    await makhos.stop();
    await page.reload();
    await game.setUp(WON);
    await resign(game);
    await expect(new Verdicts(page).line).toContainText("Black wins in 7 moves");
  } finally {
    await makhos.stop();
  }
  complaints.length = 0;
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("nothing is loaded for a game of many pieces", async ({ game, page, complaints }) => {
    const requests = requestsOfTables(page);
    await game.open();
    await game.play("26-22", "6-9");
    await resign(game);
    await game.setUp("B:W1,2,3:B25,29,31,32");
    expect(requests).toEqual([]);
    await game.setUp("B:W1,2,3:B29,31,32");
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toContain("/thai.");
    await game.setUp(WON);
    await resign(game);
    await expect(new Verdicts(page).line).toContainText("Black wins in 7 moves");
    expect(requests).toHaveLength(1);
    complaints.length = 0;
  });

  test("without the tables the app goes on, and says why there is no verdict", async ({
    game,
    page,
    complaints,
  }) => {
    await page.route(TABLES, (route) => route.abort());
    await game.open({ fen: WON });
    const verdicts = new Verdicts(page);
    await goesOnWithout(game, page, "could not be loaded");
    await resign(game);
    await expect(verdicts.none).toBeVisible();
    await expect(verdicts.badges).toHaveCount(0);
    await page.unroute(TABLES);
    await game.moveButtons.first().click();
    await expect(verdicts.line).toContainText(/wins in|Draw/);
    complaints.length = 0;
  });

  for (const [what, damage] of [
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["changed", (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 5000), Buffer.from([1]), bytes.subarray(5001)])],
    ["of something else", () => Buffer.from("<!doctype html>")],
  ] as const) {
    test(`a file that is ${what} is refused, and the app goes on`, async ({
      game,
      page,
      complaints,
    }) => {
      await page.route(TABLES, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: damage(await response.body()) });
      });
      await game.open({ fen: WON });
      await goesOnWithout(game, page, "are damaged");
      complaints.length = 0;
    });
  }
});

for (const { locale, tag, words } of languages) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 860 },
  ]) {
    test.describe(`${tag}, ${viewport.width} pixels wide`, () => {
      test.use({ locale, viewport });

      test("the verdict and the values fit", async ({ game, page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: "reduce" });
        const verdicts = new Verdicts(page);
        const check = async (state: string): Promise<void> => {
          await expect(verdicts.badges.first()).toBeVisible();
          for (const theme of ["light", "dark", "contrast"]) {
            await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
            expect.soft(await misfits(page), `${state}, ${theme}`).toEqual([]);
            const { PICTURES } = process.env;
            if (PICTURES) {
              const name = `${tag}-${viewport.width}-${state}-${theme}.png`;
              await page.screenshot({ path: `${PICTURES}/${name}` });
            }
          }
          expect.soft(await smallTargets(page), `${state}: small targets`).toEqual([]);
          expect.soft(await axe(page), state).toEqual([]);
        };
        await game.open({ fen: "W:WK4,K8,18:BK30" });
        const actions = page.getByRole("navigation");
        await actions.getByRole("button", { name: words.resign, exact: true }).click();
        await game.answer(words.accept).click();
        await game.closeDialog();
        await check("over");
        await expectNoScrolling(page);
        await verdicts.line.click();
        await check("over-values");
        await expectNoScrolling(page);
        await verdicts.line.click();
        await actions.getByRole("button").first().click();
        await game.play("8-12", "30-16");
        await actions.getByRole("button", { name: words.resign, exact: true }).click();
        await game.answer(words.accept).click();
        await game.closeDialog();
        await game.moveButtons.first().click();
        await check("earlier");
        await expectNoScrolling(page);
        const viewer = new Viewer(game);
        await viewer.look(CAPTURE);
        await page.keyboard.press("ArrowRight");
        await check("viewer");
        await verdicts.line.click();
        await page.keyboard.press("ArrowRight");
        await check("viewer-values");
      });
    });
  }
}
