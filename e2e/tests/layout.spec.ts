import { languages } from "../support/languages.js";
import { links } from "../support/links.js";
import { misfits, smallTargets } from "../support/layout.js";
import { expect, test } from "../support/test.js";

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
];
const THEMES = ["light", "dark", "contrast"];
const LONG_NAMES = [
  "Wolfeschlegelsteinhausenbergerdorff-Smit",
  "เจ้าพระยาอภัยภูเบศร์รัตนโกสินทร์วงศ์วรเด",
];

for (const { locale, tag, words } of languages) {
  for (const viewport of SCREENS) {
    test.describe(`${tag}, ${viewport.width} pixels wide`, () => {
      test.use({ locale, viewport });

      test("everything fits, and can be hit", async ({ game, page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: "reduce" });
        const check = async (state: string): Promise<void> => {
          for (const theme of THEMES) {
            await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
            expect.soft(await misfits(page), `${state}, ${theme}`).toEqual([]);
          }
          expect.soft(await smallTargets(page), `${state}: small targets`).toEqual([]);
        };
        await game.open({ fen: "B:W11,18,19,25:BK29,K30,32" });
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        await game.openFromMenu(words.players, words.menu);
        for (const [player, name] of LONG_NAMES.entries()) {
          await game.dialog.getByRole("textbox").nth(player).fill(name);
        }
        await check("players");
        await game.closeDialog();
        await check("board");
        const [height, screen] = await page.evaluate(() => [
          document.documentElement.scrollHeight,
          document.documentElement.clientHeight,
        ]);
        expect.soft(height, "the page needs no scrolling").toBeLessThanOrEqual(screen!);
        await game.click(32);
        await check("refused");
        await game.click(29, 22);
        await check("chain");
        await page.keyboard.press("Escape");

        await game.openMenu(words.menu);
        await check("menu");
        await game.closeDialog();
        for (const name of [words.settings, words.rules, words.keyboard, words.setUp, words.about]) {
          await game.openFromMenu(name, words.menu);
          await check(name);
          await game.closeDialog();
        }
        await game.openFromMenu(words.share, words.menu);
        await expect(game.dialog.getByRole("img")).toBeVisible();
        await check("share");
        await game.closeDialog();
        await game.openLink(links.longNames);
        await expect(game.dialog).toBeVisible();
        await check("a game by link");
        await game.closeDialog();
        await page.evaluate(() => (location.hash = "#fen=wrong"));
        await check("wrong link");
        for (const link of [links.newer, links.illegal, links.game.slice(0, -1)]) {
          await game.openLink(link);
          await check(`refused link ${link}`);
        }

        await game.click(29, 8);
        await game.openFromMenu(words.newGame, words.menu);
        await check("new game");
        for (const opponents of [1, 2]) {
          await game.dialog.locator(".segment").nth(opponents).click();
          await expect(game.dialog.locator("#thinking-time")).toBeVisible();
          await check(`new game, opponents ${opponents}`);
        }
        await game.closeDialog();
        const actions = page.getByRole("navigation");
        await actions.getByRole("button", { name: words.draw, exact: true }).click();
        await check("draw");
        await game.closeDialog();
        await actions.getByRole("button", { name: words.resign, exact: true }).click();
        await check("resign");
        await game.answer(words.accept).click();
        await check("end");
        await game.closeDialog();
        await check("over");
        await page.getByRole("button", { name: words.english, exact: true }).click();
        await check("English checkers");
      });
    });
  }
}
