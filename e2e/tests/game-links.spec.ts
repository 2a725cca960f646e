import type { Browser, BrowserContext, Locator } from "@playwright/test";
import jsQR from "jsqr";

import { Game } from "../support/game.js";
import { links } from "../support/links.js";
import { expect, test } from "../support/test.js";

const far: BrowserContext[] = [];

test.afterEach(async () => {
  for (const context of far.splice(0)) await context.close();
});

/** Somebody else's browser, which has never seen the app. */
async function somebody(browser: Browser): Promise<Game> {
  const context = await browser.newContext();
  far.push(context);
  return new Game(await context.newPage());
}

async function name(game: Game, ...names: string[]): Promise<void> {
  await game.openFromMenu("Players");
  for (const [player, name] of names.entries()) {
    await game.dialog.getByRole("textbox").nth(player).fill(name);
  }
  await game.closeDialog();
}

test("a shared game opens elsewhere with its position, its names and its turn", async ({
  game,
  page,
  browser,
}) => {
  await game.open();
  await name(game, "สมชาย", "수진");
  await game.play("26-22", "6-9", "31-26");
  const link = await game.shareLink("Send this link to 수진 (White), whose turn it is.");
  expect(link.startsWith(page.url())).toBe(true);

  const other = await somebody(browser);
  await other.openLink(link);
  await expect(other.dialog).toContainText("สมชาย (Black) – 수진 (White)");
  await expect(other.dialog).toContainText("Thai checkers (Makhos) · 3 moves played");
  await expect(other.dialog).toContainText("수진 to move");
  await expect(other.dialog.getByRole("img", { name: "The position after the last move" })).toBeVisible();
  expect(new URL(other.page.url()).hash).toBe("");
  await other.answer("Go on playing").click();
  await other.expectMoves("26-22", "6-9", "31-26");
  await other.expectBoard("W:W1-5,7-9:B22,25-30,32");
  await other.expectMessage("White to move");
  await expect(other.page.locator(".player-name")).toHaveText([/수진/, /สมชาย/]);
  await other.page.reload();
  await other.expectMoves("26-22", "6-9", "31-26");
});

test("two people far apart play by sending each other the link", async ({ game, browser }) => {
  const other = await somebody(browser);
  await game.open({ variant: "english" });
  await game.play("11-15");
  await other.openLink(await game.shareLink("Send this link to White: it is White’s turn."));
  await other.answer("Go on playing").click();
  await expect(other.board).toHaveAccessibleName("English checkers, board");
  await other.play("22-17");
  const moves = ["11-15", "22-17"];
  for (const [mover, reader, move] of [
    [other, game, "9-14"],
    [game, other, "24-19"],
    [other, game, "15x24"],
  ] as const) {
    await reader.openLink(await mover.shareLink(/Send this link to (Black|White)/));
    await reader.expectMoves(...moves);
    await reader.expectNoDialog();
    await reader.play(move);
    moves.push(move);
  }
  await game.expectMoves("11-15", "22-17", "9-14", "24-19", "15x24");
  await other.expectMoves("11-15", "22-17", "9-14", "24-19");
  await other.openLink(await game.shareLink());
  await other.expectHeard("Black: 15 captures 19, lands on 24");
  await other.expectMessage("White must capture");
});

test("a move by link is heard, and the same link again says so", async ({ game, browser }) => {
  const other = await somebody(browser);
  await game.open();
  await game.play("26-22");
  await other.openLink(await game.shareLink());
  await other.answer("Go on playing").click();
  await other.play("6-9");
  const answer = await other.shareLink();
  await game.openLink(answer);
  await game.expectHeard("White: 6 to 9");
  await game.expectNoDialog();
  await game.openLink(answer);
  await game.expectMessage("This game is on the board already.");
  await game.expectMoves("26-22", "6-9");
});

for (const [what, link, reason] of [
  ["cut off", links.game.slice(0, -2), "The link is damaged"],
  ["with another letter", links.game.replace("ZHl", "ZHI"), "The link is damaged"],
  ["without a code", "#g=", "The link is damaged"],
  ["of a newer version", links.newer, "The link comes from a newer version of Makhos"],
  ["with a move against the rules", links.illegal, "turn 2 breaks the rules"],
] as const) {
  test(`a link ${what} is refused, and the game kept`, async ({ game }) => {
    await game.open();
    await game.play("26-22");
    await game.openLink(link);
    await game.expectMessage(reason);
    await game.expectNoDialog();
    await game.expectMoves("26-22");
    await game.play("6-9");
    await game.expectMoves("26-22", "6-9");
  });
}

for (const tail of [".", ")", "%20and%20more", "&utm_source=chat"]) {
  test(`a link followed by ${tail} opens`, async ({ game }) => {
    await game.openLink(links.game + tail);
    await game.answer("Go on playing").click();
    await game.expectMoves(...links.moves);
  });
}

test("a game under way is left only when asked", async ({ game }) => {
  await game.open();
  await game.play("25-22");
  await game.openLink(links.game);
  await game.closeDialog();
  await game.expectMoves("25-22");

  await game.openLink(links.game);
  await game.answer("Go on playing").click();
  await expect(game.dialog).toContainText("The game on the board is not finished.");
  await game.answer("Cancel").click();
  await game.expectMoves("25-22");

  await game.openLink(links.game);
  await game.answer("Go on playing").click();
  await game.answer("Play on from here").click();
  await game.expectMoves(...links.moves);
  await game.expectMessage("Black to move");
});

test("a game by link is looked at from its end, and the one on the table kept", async ({ game, page }) => {
  await game.open();
  await game.play("25-22");
  await game.openLink(links.longNames);
  await game.answer("Look at the game").click();
  await game.expectBoard("B:W1,3-6,7,9,12:B21,22,26-28,29,30,32");
  await expect(page.getByRole("banner")).toContainText("Wolfeschlegel");
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Wolfeschlegel");
  await game.shareLink(/Send this link to Wolfeschlegel.* \(Black\)/);
  await game.button("Back to the game").click();
  await game.expectMoves("25-22");
});

test("a link that is opened while a game is looked at leads away from it once", async ({ game, page }) => {
  await game.openLink(links.game);
  await game.answer("Look at the game").click();
  await game.openLink(links.newer);
  await game.expectMessage("The link comes from a newer version of Makhos");
  await game.expectBoard("B:W1,3-6,7,9,12:B21,22,26-28,29,30,32");
  await page.reload();
  await game.openLink(links.game);
  await game.answer("Go on playing").click();
  await game.expectMoves(...links.moves);
  await game.expectNoDialog();
  await game.play("22-18");
  await page.reload();
  await game.expectMoves(...links.moves, "22-18");
  await game.expectNoDialog();
});

test("players give way to those of a link only when asked", async ({ game, page }) => {
  await game.open();
  await name(game, "สมชาย", "수진");
  await game.openLink(links.longNames);
  await game.answer("Go on playing").click();
  await expect(game.dialog).toContainText("The players and the score give way to those of this game.");
  await game.answer("Cancel").click();
  await expect(page.locator(".player-name")).toHaveText([/수진/, /สมชาย/]);
});

test("a game on the other board does not ask, and is kept", async ({ game }) => {
  await game.open({ variant: "english" });
  await game.play("11-15");
  await game.openLink(links.game);
  await game.answer("Go on playing").click();
  await game.expectMoves(...links.moves);
  await game.switchTo("English");
  await game.expectMoves("11-15");
});

test("a game that is over says how it ended, and can be looked at", async ({ game, browser }) => {
  await game.open();
  await game.play("26-22", "6-9");
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.closeDialog();
  const link = await game.shareLink("The game is over.");

  const other = await somebody(browser);
  await other.openLink(link);
  await expect(other.dialog).toContainText("White wins: Black resigned");
  await expect(other.answer("Go on playing")).toHaveCount(0);
  await other.answer("Look at the game").click();
  await other.expectMessage("Black resigns", "White won");
  await other.expectBoard("B:W1-5,7-9:B22,25,27-32");
});

test("a resignation by link ends the game", async ({ game, browser }) => {
  await game.open();
  await game.play("26-22");
  const other = await somebody(browser);
  await other.openLink(await game.shareLink());
  await other.answer("Go on playing").click();
  await other.action("Resign").click();
  await other.answer("Accept").click();
  await other.closeDialog();
  await game.openLink(await other.shareLink("The game is over."));
  await game.expectEnd("Black wins", "White resigned");
});

test("the link is copied, and selected where it stands", async ({ game, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open();
  await game.play("26-22");
  await game.openFromMenu("Share the game");
  const field = game.dialog.getByRole("textbox", { name: "Link to this game" });
  await expect(field).not.toBeEditable();
  await game.answer("Copy link").click();
  await expect(game.dialog.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  await field.focus();
  const selected = await field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
    selectionStart,
    selectionEnd,
  ]);
  expect(selected).toEqual([0, (await field.inputValue()).length]);
});

for (const [fails, said] of [
  ["", ""],
  ["AbortError", ""],
  ["NotAllowedError", "Sending did not work. Copy the link instead."],
] as const) {
  test(`the device’s own sheet is used where there is one: ${fails || "sent"}`, async ({
    game,
    page,
  }) => {
    await page.addInitScript((fails) => {
      navigator.share = async (data) => {
        (window as unknown as { sent: unknown }).sent = data;
        if (fails) throw new DOMException("no", fails);
      };
    }, fails);
    await game.open();
    await game.openFromMenu("Share the game");
    await game.answer("Send…").click();
    const url = await game.dialog.getByRole("textbox").inputValue();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { sent: unknown }).sent))
      .toEqual({ text: "Send this link to Black: it is Black’s turn.", url });
    await expect(game.dialog.getByRole("status")).toHaveText(said);
  });
}

test("a device without a sheet of its own shows no button for it", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await game.open();
  await game.openFromMenu("Share the game");
  await expect(game.answer("Copy link")).toBeVisible();
  await expect(game.answer("Send…")).toHaveCount(0);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`the QR code is the link, ${theme}`, async ({ game, page }) => {
    await game.open({ settings: { theme } });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await game.play("26-22", "6-9");
    await game.openFromMenu("Share the game");
    const link = await game.dialog.getByRole("textbox").inputValue();
    const code = game.dialog.getByRole("img", { name: "QR code of the link" });
    expect(await readQrCode(code)).toBe(link);
  });
}

test("a game that is too long for a QR code says so", async ({ game }) => {
  await game.open({ fen: "B:WK1:BK32" });
  const session = JSON.parse(await game.storedSession());
  const table = session.tables[0];
  table["draw-rules"] = { "no-progress-plies": null, "men-reset": false, repetition: false };
  table.moves = Array.from({ length: 800 }, () => ["32-28", "1-5", "28-32", "5-1"]).flat();
  await game.reloadWith(JSON.stringify(session));
  await game.openFromMenu("Share the game");
  await expect(game.dialog).toContainText("too long for a QR code");
  await expect(game.dialog.getByRole("img")).toHaveCount(0);
  table.moves = Array.from({ length: 1100 }, () => ["32-28", "1-5", "28-32", "5-1"]).flat();
  await game.reloadWith(JSON.stringify(session));
  await game.openFromMenu("Share the game");
  await expect(game.dialog).toContainText("This game is too long for a link.");
});

/** What a camera would read off the screen. */
async function readQrCode(code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded();
  const picture = (await code.screenshot({ animations: "disabled" })).toString("base64");
  const pixels = await code.page().evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const drawing = new OffscreenCanvas(width, height).getContext("2d")!;
    drawing.drawImage(bitmap, 0, 0);
    return { width, height, data: [...drawing.getImageData(0, 0, width, height).data] };
  }, picture);
  return jsQR.default(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data;
}
