// Games of PDN in the app: opened, listed, and gone through.

import { readFileSync } from "node:fs";

import { type Locator, type Page, expect } from "@playwright/test";

import type { Game } from "./game.js";

/** The text of a file in `fixtures`. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8");
}

interface NamedFile {
  name: string;
  content: string | Buffer;
}

export class Viewer {
  readonly page: Page;
  /** The card about the move that is shown. */
  readonly card: Locator;
  readonly steps: Locator;
  readonly current: Locator;
  readonly rows: Locator;
  readonly dropSign: Locator;

  constructor(readonly game: Game) {
    this.page = game.page;
    this.card = this.page.locator(".message.step");
    this.steps = this.page.locator(".step-list .move");
    this.current = this.page.locator(".step-list [aria-current=step]");
    this.rows = this.page.locator(".game-row");
    this.dropSign = this.page.locator(".drop-sign");
  }

  /** Chooses a file in the dialog that the menu opens. */
  async choose({ name, content }: NamedFile): Promise<void> {
    await this.game.openFromMenu("Open games…");
    await this.chooseAgain({ name, content });
  }

  /** Chooses a file in the dialog that is open. */
  async chooseAgain({ name, content }: NamedFile): Promise<void> {
    const field = this.game.dialog.locator("input[type=file]");
    await field.setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
  }

  /** Drags a file over the page; what is returned drops it. */
  async drag({ name, content }: NamedFile): Promise<() => Promise<void>> {
    const dataTransfer = await this.page.evaluateHandle(
      ([name, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name));
        return data;
      },
      [name, [...Buffer.from(content)]] as const,
    );
    await this.page.dispatchEvent("body", "dragover", { dataTransfer });
    return () => this.page.dispatchEvent("body", "drop", { dataTransfer });
  }

  /** Pastes a text as if it lay in the clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Opens a text and looks at one of its games. */
  async look(text: string, row = 0): Promise<void> {
    await this.paste(text);
    await expect(this.rows.first().or(this.card)).toBeVisible();
    if (await this.rows.first().isVisible()) {
      await this.rows.nth(row).locator(".game-line").click();
    }
    await expect(this.card).toBeVisible();
  }

  button(name: "start" | "back" | "forward" | "last"): Locator {
    const names = {
      start: "To the start",
      back: "One move back",
      forward: "One move forward",
      last: "To the last move",
    };
    return this.game.button(names[name]);
  }

  step(text: string, nth = 0): Locator {
    return this.steps.filter({ hasText: text.replace("x", "×") }).nth(nth);
  }

  async expectAt(move: string): Promise<void> {
    await expect(this.current).toContainText(move.replaceAll("x", "×"));
    await expect(this.current).toBeInViewport();
  }

  async expectClosed(): Promise<void> {
    await expect(this.card).toHaveCount(0);
    await expect(this.game.action("Undo")).toBeVisible();
  }
}
