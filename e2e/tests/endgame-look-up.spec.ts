// The verdict on more pieces than the app's own tables know, asked of the server.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { languages } from "../support/languages.js";
import { misfits } from "../support/layout.js";
import { Makhos, program } from "../support/makhos.js";
import { expect, test } from "../support/test.js";
import { Verdicts } from "../support/verdicts.js";
import { Viewer } from "../support/viewer.js";

/** Black to move wins in 9 plies. */
const FIVE = "B:WK4:BK3,K7,K12,K16";
/** Black to move, without a capture. */
const SIX = "B:W1,2,3:B29,31,32";
/** Six pieces, and after the capture five. */
const CAPTURE = '[GameType "31"] [FEN "B:W1,2,18:B22,31,32"] 1. 22x15 1-5 2. 15-10 *';

const LOOK_UP = "**/tables";

interface Question {
  variant: string;
  positions: string[];
}

type Value = { value: "win" | "draw" | "loss" | "unknown"; plies?: number };

/** A server whose Thai tables go so far, and which says this of each position. */
async function serve(page: Page, most: number, value: (fen: string) => Value): Promise<Question[]> {
  const questions: Question[] = [];
  await page.route(LOOK_UP, async (route) => {
    const request = route.request();
    if (request.method() === "GET") {
      const none = { plies: 0, verdicts: 0 };
      return route.fulfill({ json: { thai: { plies: 4, verdicts: most }, english: none } });
    }
    expect(request.headers()["content-type"]).toBe("application/json");
    const question: Question = request.postDataJSON();
    questions.push(question);
    return route.fulfill({ json: { values: question.positions.map(value) } });
  });
  return questions;
}

/** Black wins all, and nobody knows in how many plies. */
function blackWins(fen: string): Value {
  return { value: fen.startsWith("B:") ? "win" : "loss" };
}

async function look(viewer: Viewer, fen: string): Promise<void> {
  await viewer.look(`[GameType "31"] [FEN "${fen}"] *`);
}

test.describe("with tables beside the server", () => {
  test.slow();
  let folder: string;

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "makhos-tables-"));
    for (const slice of ["KvK", "KKvK", "KKKvK", "KKKKvK"]) {
      execFileSync(program, [
        ...["tables", "build", "--variant", "thai", "--slice", slice],
        ...["--tables", folder],
      ]);
    }
  });

  test.afterAll(() => rmSync(folder, { recursive: true }));

  test("five pieces have a verdict, and every move has its value", async ({ game, page }) => {
    const makhos = await Makhos.start("--tables", folder);
    try {
      await game.open({ address: makhos.address });
      const viewer = new Viewer(game);
      const verdicts = new Verdicts(page);
      await look(viewer, FIVE);
      await expect(verdicts.line).toHaveText(/Black wins in 5 moves/);
      await game.expectHeard(/Black wins in 5 moves/);
      await expect(verdicts.badges.filter({ hasText: "+5" }).first()).toBeVisible();
      await verdicts.line.click();
      await expect(verdicts.rows.first()).toContainText("wins in 5 moves");
      // Other five pieces are not there.
      await look(viewer, "B:WK4,K8:BK3,K12,K16");
      await game.expectBoard("B:WK4,K8:BK3,K12,K16");
      await expect(verdicts.line).toHaveCount(0);
      await expect(verdicts.none).toHaveCount(0);
    } finally {
      await makhos.stop();
    }
  });
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test.afterEach(({ complaints }) => {
    const others = complaints.filter((text) => !/Service Worker|work offline/.test(text));
    complaints.splice(0, complaints.length, ...others);
  });

  test("a position and its moves are one question", async ({ game, page }) => {
    const questions = await serve(page, 6, blackWins);
    await game.open();
    const viewer = new Viewer(game);
    const verdicts = new Verdicts(page);
    await look(viewer, SIX);
    await expect(verdicts.line).toContainText(
      "Leaving the draw rule aside, Black wins with best play",
    );
    expect(questions).toHaveLength(1);
    expect(questions[0]!.variant).toBe("thai");
    expect(questions[0]!.positions[0]).toBe(SIX);
    expect(new Set(questions[0]!.positions).size).toBe(6);
    await verdicts.line.click();
    await expect(verdicts.rows).toHaveCount(5);
    await expect(verdicts.rows.first()).toHaveText(/\+.*wins$/);
    await expect(verdicts.badges.first()).toHaveText("+");
  });

  test("the verdict follows the steps from the server's tables to the app's", async ({
    game,
    page,
  }) => {
    const questions = await serve(page, 6, blackWins);
    await game.open();
    const viewer = new Viewer(game);
    const verdicts = new Verdicts(page);
    await viewer.look('[GameType "31"] [FEN "B:W1,18:B22,31,32"] 1. 22x15 1-5 2. 15-10 *');
    await expect(verdicts.line).toContainText("Black wins with best play");
    await page.keyboard.press("ArrowRight");
    await expect(verdicts.line).toContainText(/Black wins in \d+ moves/);
    await page.keyboard.press("ArrowLeft");
    await expect(verdicts.line).toContainText("Black wins with best play");
    expect(questions.map(({ positions }) => positions[0])).toEqual([
      "B:W1,18:B22,31,32",
      "B:W1,18:B22,31,32",
    ]);
  });

  test("more pieces than the server's tables have are not asked about", async ({ game, page }) => {
    const questions = await serve(page, 5, blackWins);
    await game.open();
    const viewer = new Viewer(game);
    const verdicts = new Verdicts(page);
    await viewer.look(CAPTURE);
    await game.expectBoard("B:W1,2,18:B22,31,32");
    await page.keyboard.press("ArrowRight");
    await expect(verdicts.line).toContainText("Black wins");
    await page.keyboard.press("ArrowLeft");
    await expect(verdicts.line).toHaveCount(0);
    await expect(verdicts.badges).toHaveCount(0);
    expect(questions).toHaveLength(1);
  });

  test("a host of static files is asked once, and nothing is said", async ({
    game,
    page,
    complaints,
  }) => {
    const requests: string[] = [];
    await page.route(LOOK_UP, (route) => {
      requests.push(route.request().method());
      return route.fulfill({ status: 404, body: "not found" });
    });
    await game.open();
    expect(requests).toEqual([]);
    const viewer = new Viewer(game);
    const verdicts = new Verdicts(page);
    await viewer.look(CAPTURE);
    await expect.poll(() => requests).toEqual(["GET"]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await game.expectBoard("W:W2,5:B10,31,32");
    await expect(verdicts.line).toHaveCount(0);
    await expect(verdicts.none).toHaveCount(0);
    expect(requests).toEqual(["GET"]);
    complaints.length = 0;
  });

  for (const [what, answer] of [
    ["is of an error", { status: 500, body: "" }],
    ["is a page", { body: "<!doctype html>" }],
    ["knows not all", { json: { values: [{ value: "win" }, { value: "unknown" }] } }],
  ] as const) {
    test(`an answer that ${what} is as if there were none`, async ({ game, page, complaints }) => {
      const questions = await serve(page, 6, blackWins);
      await game.open();
      const viewer = new Viewer(game);
      const verdicts = new Verdicts(page);
      await look(viewer, SIX);
      await expect(verdicts.line).toBeVisible();
      let asked = 0;
      await page.route(LOOK_UP, (route) => {
        asked += 1;
        return route.fulfill(answer);
      });
      await viewer.look(CAPTURE);
      await expect.poll(() => asked).toBe(1);
      await expect(verdicts.line).toHaveCount(0);
      await expect(verdicts.none).toHaveCount(0);
      await expect(verdicts.badges).toHaveCount(0);
      expect(questions).toHaveLength(1);
      complaints.length = 0;
    });
  }

  for (const { locale, tag } of languages) {
    test.describe(tag, () => {
      test.use({ locale, viewport: { width: 360, height: 740 } });

      test("a verdict without moves fits on a narrow screen", async ({ game, page }) => {
        await serve(page, 6, blackWins);
        await game.open();
        const viewer = new Viewer(game);
        const verdicts = new Verdicts(page);
        await look(viewer, SIX);
        await expect(verdicts.badges.first()).toBeVisible();
        expect(await misfits(page)).toEqual([]);
        await verdicts.line.click();
        await expect(verdicts.rows).toHaveCount(5);
        expect(await misfits(page)).toEqual([]);
      });
    });
  }
});
