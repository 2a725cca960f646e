import { readFile } from "node:fs/promises";

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { contents } from "../support/board.js";
import type { Game } from "../support/game.js";
import { misfits, smallTargets } from "../support/layout.js";
import { contentsOf } from "../support/pictures.js";
import { expect, test } from "../support/test.js";

const FEN = "B:W4,11,18,K25:B7,K29,32";

async function save(game: Game, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = game.page.waitForEvent("download");
  await game.answer(button).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function saveSvg(game: Game): Promise<string> {
  return (await save(game, "Save as SVG")).bytes.toString();
}

test("the picture saved as SVG shows the position", async ({ game }) => {
  await game.open({ fen: FEN });
  await game.openFromMenu("Picture of the position");
  const { name, bytes } = await save(game, "Save as SVG");
  const svg = bytes.toString();
  expect(name).toBe("makhos-thai-0.svg");
  expect(contentsOf(svg)).toEqual(contents(FEN));
  expect(svg).toContain(`<desc>${FEN}</desc>`);
  expect(svg).toContain(">Black to move</text>");
  expect(svg).toContain(">32</text>");
});

test("it is turned as the board is, and tints the last move", async ({ game }) => {
  await game.open();
  await game.play("26-22", "6-9");
  await game.page.getByRole("banner").getByRole("button", { name: "Flip board" }).click();
  await game.openFromMenu("Picture of the position");
  const svg = await saveSvg(game);
  expect(contentsOf(svg, true)).toEqual(contents("B:W1-5,7-9:B22,25,27-32"));
  expect(svg.match(/fill-opacity="0.38"/g)).toHaveLength(2);
});

test("it shows the board in the middle of a capture", async ({ game }) => {
  await game.open({ fen: "B:W11,18,25:BK29" });
  await game.click(29, 22);
  await game.openFromMenu("Picture of the position");
  expect(contentsOf(await saveSvg(game))).toEqual(contents("B:W11,18:BK22"));
});

test("people choose what it shows, and see it at once", async ({ game }) => {
  await game.open({ fen: FEN, settings: { pieces: "caps" } });
  await game.openFromMenu("Picture of the position");
  const preview = game.dialog.getByRole("img", { name: "Black to move" });
  await expect(preview).toBeVisible();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(828);
  expect(await saveSvg(game)).toContain("#caps-black-king");

  await game.dialog.getByRole("switch", { name: "Numbers on the squares" }).click();
  await game.dialog.getByRole("switch", { name: "Letters at the edge" }).click();
  await game.dialog.getByRole("switch", { name: "Black and white" }).click();
  await game.dialog.getByRole("textbox", { name: "Text under the board" }).fill("ดำ <&> 흑");
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(880);
  const svg = await saveSvg(game);
  expect(svg).not.toContain(">32</text>");
  expect(svg).toContain(">h</text>");
  expect(svg).toContain("#print-black-king");
  expect(svg).toContain(">ดำ &lt;&amp;&gt; 흑</text>");
  expect(contentsOf(svg)).toEqual(contents(FEN));
});

/** The colour of a PNG at a point given in parts of its width. */
function colorAt(page: Page, png: Buffer, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    async ([png, x, y]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(x * image.width, y * image.width, 1, 1).data];
    },
    [png.toString("base64"), x, y] as const,
  );
}

test("the picture saved as PNG shows the position", async ({ game, page }) => {
  await game.open({ fen: "B:W10:B27" });
  await game.openFromMenu("Picture of the position");
  const { name, bytes } = await save(game, "Save as PNG");
  expect(name).toBe("makhos-thai-0.png");
  expect(bytes.readUInt32BE(16)).toBe(1600);
  const middle = (square: number): number => (14 + 100 * square + 50) / 828;
  const [white] = await colorAt(page, bytes, middle(3), middle(2));
  const [black] = await colorAt(page, bytes, middle(4), middle(5));
  expect(white).toBeGreaterThan(230);
  expect(black).toBeLessThan(100);
  expect(await colorAt(page, bytes, middle(3), middle(4))).toEqual([0x4f, 0x72, 0x67, 255]);
});

for (const [locale, menu, entries] of [
  ["en-GB", "Menu", ["Picture of the position", "Print the game"]],
  ["th-TH", "เมนู", ["รูปภาพของกระดาน", "พิมพ์เกม"]],
  ["ko-KR", "메뉴", ["배치 그림", "기보 인쇄"]],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    for (const entry of entries) {
      test(`${entry}: everything fits a phone, and axe finds no violation`, async ({ game, page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await game.open({ fen: FEN });
        await game.openFromMenu(entry, menu);
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
