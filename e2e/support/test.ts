// Playwright's `test` with a `game` to play, which also fails where the browser complains.

import { test as base, expect } from "@playwright/test";

import { Game } from "./game.js";

interface Fixtures {
  game: Game;
  /** What the browser complained about: errors and warnings. A test that provokes some clears it. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  game: async ({ page }, use) => {
    await use(new Game(page));
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
