import { readFile } from "node:fs/promises";

import { expect, test } from "../support/test.js";

const TODAY = /\[Date "\d{4}\.\d\d\.\d\d"\]/;

test("the game is saved as PDN with names, date, result and what was added", async ({ game, page }) => {
  await game.open();
  await game.openFromMenu("Players");
  await game.dialog.getByRole("textbox").first().fill("สมชาย");
  await game.closeDialog();
  await game.play("25-22", "5-9");
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.closeDialog();
  await game.openFromMenu("Save the game");
  await game.dialog.getByRole("textbox", { name: "Event" }).fill("Club \"evening\"");
  await game.dialog.getByRole("textbox", { name: "Comment" }).fill("A short one");
  const download = page.waitForEvent("download");
  await game.answer("Save file").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^สมชาย-\d{4}_\d\d_\d\d\.pdn$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toMatch(TODAY);
  expect(text).toContain('[Event "Club \\"evening\\""]');
  expect(text).toContain('[Black "สมชาย"]');
  expect(text).toContain("{A short one} 1. 25-22 5-9 {Black resigns} 0-1");
  await expect(game.dialog.getByRole("status")).toHaveText("Saved");
});

test("what was added is still there after a reload, and gone with a new game", async ({ game, page }) => {
  await game.open();
  await game.play("25-22");
  await game.openFromMenu("Save the game");
  await game.dialog.getByRole("textbox", { name: "Event" }).fill("Club");
  await page.reload();
  await game.openFromMenu("Save the game");
  await expect(game.dialog.getByRole("textbox", { name: "Event" })).toHaveValue("Club");
  await game.closeDialog();
  await game.openFromMenu("New game");
  await game.answer("Start").click();
  await game.openFromMenu("Save the game");
  await expect(game.dialog.getByRole("textbox", { name: "Event" })).toHaveValue("");
});

test("PDN and position are copied", async ({ game, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open();
  await game.play("25-22");
  await game.openFromMenu("Save the game");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await game.answer("Copy PDN").click();
  await expect(game.dialog.getByRole("status")).toHaveText("Copied");
  expect(await copied()).toContain('[GameType "31,B,8,8,N2,0"]\n\n1. 25-22 *\n');
  await game.answer("Copy position").click();
  await expect.poll(copied).toBe("W:W1-8:B22,26,27,28,29,30,31,32");
});

test("the device's sheet gets the game as a file", async ({ game, page }) => {
  await page.addInitScript(() => {
    const sent = { name: "", text: "" };
    Object.assign(window, { sent });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        Object.assign(sent, { name: files[0]!.name, text: await files[0]!.text() });
      },
    });
  });
  await game.open();
  await game.play("25-22");
  await game.openFromMenu("Save the game");
  await game.answer("Send…").click();
  const sent = () => page.evaluate(() => (window as unknown as { sent: { name: string; text: string } }).sent);
  await expect.poll(async () => (await sent()).text).toContain("1. 25-22 *");
  expect((await sent()).name).toMatch(/\.pdn$/);
});
