import { expect, test } from "@playwright/test";

import { Makhos } from "../support/makhos.js";
import { waitUntilOffline } from "../support/service-worker.js";
import { StaticHost } from "../support/static-host.js";

test("the app starts again after the server has stopped", async ({ page }) => {
  const makhos = await Makhos.start();
  try {
    await page.goto(makhos.address);
    await waitUntilOffline(page);
    await makhos.stop();

    await page.reload();
    await expect(page.locator("main")).toBeVisible();
    await page.goto(`${makhos.address}?any=query#any=fragment`);
    await expect(page.locator("main")).toBeVisible();
  } finally {
    await makhos.stop();
  }
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

test("a new version waits until the player agrees, and then replaces the old one", async ({
  page,
}) => {
  const host = await StaticHost.start();
  try {
    const next = page.locator("html[data-next]");
    await page.goto(host.address);
    await waitUntilOffline(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-update");

    host.publish("index.html", (html) => html.replace("<html", "<html data-next"));
    host.publish("sw.js", (script) => script.replace(/(CACHE = PREFIX \+ ")/, "$1next-"));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();

    await page.reload();
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(next).toHaveCount(0);

    await page.getByRole("button", { name: "Reload" }).click();
    await expect(next).toHaveCount(1);
    await expect(page.locator("main")).toBeVisible();
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
