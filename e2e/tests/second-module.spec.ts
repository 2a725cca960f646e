// The app is fetched in two parts; what happens where the second one does not come.

import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.js";
import { Viewer, fixture } from "../support/viewer.js";

const SECOND = /split_second\..*\.wasm/;

// A service worker would have the module in its cache.
test.use({ serviceWorkers: "block" });

async function cutOff(page: Page): Promise<void> {
  await page.route(SECOND, (route) => route.abort());
}

test("the board can be played before the second part is here, and dialogs wait for it", async ({
  game,
  page,
  complaints,
}) => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SECOND, async (route) => {
    await arrived;
    await route.continue();
  });
  await game.open();
  await game.play("25-22", "5-9");
  await game.openFromMenu("Rules");
  await expect(game.dialog.getByRole("heading", { name: "Loading…" })).toBeFocused();
  arrive();
  await expect(game.dialog.getByRole("heading", { name: "Rules" })).toBeFocused();
  // Only the service worker that is not there is complained about.
  expect(complaints.splice(0).filter((text) => !/service worker|offline/i.test(text))).toEqual([]);
});

test("a part that cannot be fetched says so, and comes at the next try", async ({
  game,
  page,
  complaints,
}) => {
  await cutOff(page);
  await game.open();
  await game.openFromMenu("Rules");
  await expect(game.dialog).toContainText("This part of Makhos could not be loaded.");
  await expect(game.dialog).toContainText("Check the connection, then try again.");
  await game.closeDialog();
  await game.play("25-22", "5-9");
  await page.unroute(SECOND);
  await game.openFromMenu("Rules");
  await expect(game.dialog.getByRole("heading", { name: "Rules" })).toBeFocused();
  expect(complaints.splice(0).join()).toContain("ERR_FAILED");
});

test("a game that ends without the second part is kept as soon as it is here", async ({
  game,
  page,
  complaints,
}) => {
  await cutOff(page);
  await game.open();
  await game.play("25-22", "5-9");
  await game.action("Resign").click();
  await game.answer("Accept").click();
  await game.answer("Look at the game").click();
  await expect(page.locator(".message")).toContainText("could not be loaded");
  await page.unroute(SECOND);
  await page.reload();
  await game.openFromMenu("My games");
  await expect(game.dialog.getByRole("listitem")).toHaveCount(1);
  complaints.length = 0;
});

test("a game that was looked at waits for the second part", async ({ game, page, complaints }) => {
  await game.open();
  const viewer = new Viewer(game);
  await viewer.look(fixture("club.pdn"));
  await viewer.step("7-11", 0).click();
  await cutOff(page);
  await page.reload();
  await viewer.expectClosed();
  await page.unroute(SECOND);
  await page.reload();
  await viewer.expectAt("7-11");
  complaints.length = 0;
});
