import { AxeBuilder } from "@axe-core/playwright";

import { languages } from "../support/languages.js";
import { misfits, smallTargets } from "../support/layout.js";
import { expect, test } from "../support/test.js";
import { Viewer, fixture } from "../support/viewer.js";

const club = fixture("club.pdn").replace(
  "Club evening",
  "Wolfeschlegelsteinhausenbergerdorff Memorial Open",
);
const THEMES = ["light", "dark", "contrast"];

for (const { locale, tag } of languages) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 860 },
  ]) {
    test.describe(`${tag}, ${viewport.width} pixels wide`, () => {
      test.use({ locale, viewport });

      test("games of PDN fit, can be hit, and are accessible", async ({ game, page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: "reduce" });
        const check = async (state: string): Promise<void> => {
          for (const theme of THEMES) {
            await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
            expect.soft(await misfits(page), `${state}, ${theme}`).toEqual([]);
            const { violations } = await new AxeBuilder({ page })
              .options({ resultTypes: ["violations"] })
              .setLegacyMode(true)
              .analyze();
            const found = violations.map(({ id, nodes }) => ({
              id,
              nodes: nodes.map((node) => `${node.html} ${node.failureSummary}`),
            }));
            expect.soft(found, `${state}, ${theme}`).toEqual([]);
          }
          expect.soft(await smallTargets(page), `${state}: small targets`).toEqual([]);
        };
        const viewer = new Viewer(game);
        await game.open();
        await page.getByRole("banner").getByRole("button").last().click();
        await page.locator("dialog .line:has(use[href='#icon-open'])").click();
        await check("where games come from");
        await game.closeDialog();

        await viewer.paste(`${club}\n${fixture("faulty.pdn")}`);
        await expect(viewer.rows).toHaveCount(6);
        await page.locator(".finding-count").first().click();
        await check("list");
        await viewer.rows.first().locator(".game-line").click();
        await viewer.step("25-21").click();
        await check("viewer");
        const [height, screen] = await page.evaluate(() => [
          document.documentElement.scrollHeight,
          document.documentElement.clientHeight,
        ]);
        expect.soft(height, "the page needs no scrolling").toBeLessThanOrEqual(screen!);
        await game.click(28);
        await check("touched");
        await page.locator(".viewer-about").click();
        await check("about the game");
        await game.closeDialog();
        await page.keyboard.press("Escape");
        await expect(viewer.card).toHaveCount(0);
        await game.play("26-23");
        await viewer.look(fixture("faulty.pdn"));
        await page.keyboard.press("End");
        await check("not legal");
        await page.locator(".viewer-play-on").click();
        await check("play on?");
        await game.closeDialog();
        const drop = await viewer.drag({ name: "club.pdn", content: club });
        await check("drop");
        await drop();
      });
    });
  }
}
