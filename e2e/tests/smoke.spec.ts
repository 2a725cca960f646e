import { expect, test } from "../support/test.js";

test("the app starts, without a complaint from the browser", async ({ page, complaints }) => {
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
