// What endgame tables say in the app.

import type { Locator, Page } from "@playwright/test";

/** The files with the endgame tables. */
export const TABLES = /\.endgames$/;

export class Verdicts {
  /** Who wins; a button that lists the moves. */
  readonly line: Locator;
  readonly none: Locator;
  /** The signs on the board. */
  readonly badges: Locator;
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.line = page.locator(".verdict");
    this.none = page.locator(".verdict-none");
    this.badges = page.locator(".targets .value");
    this.rows = page.locator(".value-row");
  }

  /** The sign that is drawn on a square. */
  async signOn(square: number): Promise<string | undefined> {
    return this.page.evaluate((square) => {
      const cell = document.querySelector(`#square-${square}`)!.getBoundingClientRect();
      const isOnIt = (badge: Element): boolean => {
        const { left, top, width, height } = badge.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom;
      };
      const badges = [...document.querySelectorAll(".targets .value")];
      return badges.find(isOnIt)?.textContent?.trim();
    }, square);
  }
}
