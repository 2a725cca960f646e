import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

test("the app starts, without a complaint from the browser", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));

  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator("#boot")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("nothing is asked of other hosts", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL!)) elsewhere.push(request.url());
  });
  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test("the page has no accessibility violations", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
