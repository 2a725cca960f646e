import { defineConfig, devices } from "@playwright/test";

// `cargo xtask test` sets both; the defaults suit a run by hand on Debian.
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const makhos = process.env.MAKHOS ?? "../target/debug/makhos";
const port = Number(process.env.PORT ?? 8791);
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that builds or tests something else meanwhile is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A second try writes the trace that the first one, for speed, did not; the report calls it flaky.
  retries: 1,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: address,
    locale: "en-GB",
    actionTimeout: 30_000,
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `${makhos} play --no-open --port ${port}`,
    // What the app says is not to depend on the tables that somebody has built on the machine.
    env: { MAKHOS_TABLES: "no-tables" },
    url: address,
    reuseExistingServer: false,
    stderr: "pipe",
  },
});
