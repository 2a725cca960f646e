import { AxeBuilder } from "@axe-core/playwright";

import { languages } from "../support/languages.js";
import { links } from "../support/links.js";
import { expect, test } from "../support/test.js";

for (const { locale, tag, words } of languages) {
  for (const [index, theme] of ["light", "dark", "contrast"].entries()) {
    test.describe(`${tag}, ${theme}`, () => {
      test.use({ locale });

      test("axe finds no violation", async ({ game, page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: "reduce" });
        const check = async (state: string): Promise<void> => {
          // The page has no frames, so that axe needs no second page to collect what it found.
          const { violations } = await new AxeBuilder({ page })
            .options({ resultTypes: ["violations"] })
            .setLegacyMode(true)
            .analyze();
          const found = violations.map(({ id, nodes }) => ({
            id,
            nodes: nodes.map((node) => `${node.html} ${node.failureSummary}`),
          }));
          expect.soft(found, state).toEqual([]);
        };

        await game.open({ fen: "B:W11,18,25:BK29,32" });
        await game.openFromMenu(words.settings, words.menu);
        await page.locator("#theme").selectOption({ index: index + 1 });
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await check("settings");
        await game.closeDialog();
        await check("board");
        await game.click(29, 22, 32);
        await check("chain, with a refusal");
        await game.openMenu(words.menu);
        await check("menu");
        await game.answer(words.rules).click();
        await check("rules");
        await game.closeDialog();
        await game.openFromMenu(words.players, words.menu);
        await check("players");
        await game.closeDialog();
        await game.openFromMenu(words.share, words.menu);
        await check("share");
        await game.closeDialog();
        await game.openFromMenu(words.newGame, words.menu);
        for (const opponents of [1, 2]) {
          await game.dialog.locator(".segment").nth(opponents).click();
          await expect(game.dialog.locator("#thinking-time")).toBeVisible();
          await check(`new game, opponents ${opponents}`);
        }
        await game.closeDialog();
        await game.openLink(links.longNames);
        await expect(game.dialog).toBeVisible();
        await check("a game by link");
        await game.closeDialog();
        await game.click(15, 8);
        await expect(game.dialog).toBeVisible();
        await check("end");
      });
    });
  }
}
