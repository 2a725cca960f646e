import { expect, test } from "@playwright/test";

test.describe("where the app cannot start", () => {
  test("a failed download is told in words", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Makhos could not start.");
    await expect(alert.getByRole("button", { name: "Reload" })).toBeVisible();
  });

  test("a damaged module is told in words", async ({ page }) => {
    await page.route("**/*.wasm", (route) =>
      route.fulfill({ contentType: "application/wasm", body: "not a module" }),
    );
    await page.goto("./");
    await expect(page.getByRole("alert")).toContainText("Makhos could not start.");
  });

  test("a missing script is told in words", async ({ page }) => {
    await page.route("**/makhos.*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("./");
    await expect(page.getByRole("alert")).toContainText("Makhos could not start.");
  });

  test("the words wait in the page if even the first script is missing", async ({ page }) => {
    await page.route("**/boot.*.js", (route) => route.abort());
    await page.goto("./");
    const words = page.getByText("Makhos is taking long to start.");
    await expect(words).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((wait) => wait.finish()));
    await expect(words).toBeVisible();
  });
});

for (const [locale, words] of [
  ["th-TH", "เปิดมากฮอสไม่ได้"],
  ["ko-KR", "Makhos를 시작하지 못했습니다."],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test("the message is in the reader's language", async ({ page }) => {
      await page.route("**/*.wasm", (route) => route.abort());
      await page.goto("./");
      await expect(page.getByRole("alert")).toContainText(words);
    });
  });
}

test("without JavaScript, the page says what it needs", async ({ request }) => {
  const source = await (await request.get("./")).text();
  const words = /<noscript>(.*)<\/noscript>/s.exec(source)?.[1];
  expect(words).toContain("Makhos needs JavaScript.");
  expect(words).toContain("มากฮอสต้องใช้ JavaScript");
  expect(words).toContain("JavaScript를 켜 주세요");
});
