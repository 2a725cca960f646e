import { Makhos } from "../support/makhos.js";
import { newGame } from "../support/opponent.js";
import { waitUntilOffline } from "../support/service-worker.js";
import { StaticHost } from "../support/static-host.js";
import { expect, test } from "../support/test.js";

test("a game goes on after the server has stopped", async ({ game, page, complaints }) => {
  const makhos = await Makhos.start();
  try {
    await game.open({ address: makhos.address });
    await game.play("26-22", "6-9");
    await waitUntilOffline(page);
    await makhos.stop();

    await page.reload();
    await game.expectMoves("26-22", "6-9");
    await game.play("22-18");
    await page.goto(`${makhos.address}?any=query#any=fragment`);
    await game.expectMoves("26-22", "6-9", "22-18");
    await game.expectBoard("W:W1-5,7-9:B18,25,27-32");
    await game.openFromMenu("Rules");
    await expect(game.dialog.getByRole("figure").first()).toBeVisible();
    await game.closeDialog();
    await newGame(game, { opponents: "Computer", side: "White", level: 2 });
    await expect(game.moveButtons).toHaveCount(1);
  } finally {
    await makhos.stop();
  }
  complaints.length = 0;
});

test("the app works from a folder of any static host, and offline from there", async ({ page }) => {
  const host = await StaticHost.start();
  try {
    await page.goto(host.address);
    await expect(page.locator("main")).toBeVisible();
    await waitUntilOffline(page);
  } finally {
    await host.stop();
  }
  await page.reload();
  await expect(page.locator("main")).toBeVisible();
});

test("a new version waits until the player agrees, and keeps the game", async ({ game, page }) => {
  const host = await StaticHost.start();
  try {
    const next = page.locator("html[data-next]");
    await game.open({ address: host.address });
    await waitUntilOffline(page);
    await game.play("26-22", "6-9");
    await expect(game.banner).toHaveCount(0);

    host.publish("index.html", (html) => html.replace("<html", "<html data-next"));
    host.publish("sw.js", (script) => script.replace(/(CACHE = PREFIX \+ ")/, "$1next-"));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(game.banner).toContainText("A new version is ready. Reload?");
    await game.play("22-18");
    await game.banner.getByRole("button", { name: "Later" }).click();
    await expect(game.banner).toHaveCount(0);

    await page.reload();
    await expect(game.banner).toContainText("A new version is ready.");
    await expect(next).toHaveCount(0);
    await game.expectMoves("26-22", "6-9", "22-18");

    await game.banner.getByRole("button", { name: "Reload" }).click();
    await expect(next).toHaveCount(1);
    await game.expectMoves("26-22", "6-9", "22-18");
    await game.play("9-14");
    const caches = await page.evaluate(() => window.caches.keys());
    expect(caches).toHaveLength(1);
  } finally {
    await host.stop();
  }
});

test("the manifest is one that can be installed", async ({ page }) => {
  await page.goto("./");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await page.request.get(href!);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await response.json()) as {
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect([manifest.start_url, manifest.scope]).toEqual(["./", "./"]);
  expect(manifest.icons.map((icon) => icon.purpose ?? "any")).toContain("maskable");
  for (const icon of manifest.icons) {
    expect((await page.request.get(icon.src)).status()).toBe(200);
  }
});
