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
  retries: 0,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: address,
    locale: "en-GB",
    trace: "retain-on-failure",
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
    url: address,
    reuseExistingServer: false,
    stderr: "pipe",
  },
});
