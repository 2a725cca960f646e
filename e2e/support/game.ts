// The app in a page, as the people at the table see and handle it.

import { type Locator, type Page, expect } from "@playwright/test";

import { contents, placeOf, squaresOf } from "./board.js";

const SESSION = "makhos.session";
const SETTINGS = "makhos.settings";

interface Opening {
  /** A position to begin with. */
  fen?: string;
  variant?: "thai" | "english";
  /** What the browser has stored before the app starts for the first time. */
  session?: string;
  settings?: Record<string, unknown>;
  /** Another host than the usual one. */
  address?: string;
}

export class Game {
  readonly board: Locator;
  readonly message: Locator;
  readonly counter: Locator;
  readonly dialog: Locator;
  /** What a screen reader says. */
  readonly heard: Locator;
  readonly banner: Locator;
  readonly moveButtons: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole("grid");
    this.message = page.locator(".message");
    this.counter = page.locator(".message-counter");
    this.dialog = page.getByRole("dialog");
    this.heard = page.locator("[role=status][aria-live=polite]");
    this.banner = page.locator(".banner");
    this.moveButtons = page.locator("[id^='move-']");
  }

  async open({ fen, variant, session, settings, address = "./" }: Opening = {}): Promise<void> {
    if (session !== undefined) await this.store(SESSION, session);
    if (settings) await this.store(SETTINGS, JSON.stringify(settings));
    await this.page.goto(address + (fen ? link(fen, variant) : ""));
    await expect(this.board).toBeVisible();
    if (variant === "english" && !fen) await this.switchTo("English");
  }

  /** Opens a position in the page as it is. */
  async setUp(fen: string, variant?: "thai" | "english"): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), link(fen, variant));
    await this.expectBoard(fen);
  }

  /** Follows a link, whether the app is open in the page or not. */
  async openLink(link: string): Promise<void> {
    await this.page.goto(link.startsWith("#") ? `./${link}` : link);
    await expect(this.board).toBeVisible();
  }

  /** The link of the game on the board, from the dialog that says who should get it. */
  async shareLink(toWhom: string | RegExp = "Send this link to"): Promise<string> {
    await this.openFromMenu("Share the game");
    await expect(this.dialog).toContainText(toWhom);
    const link = await this.dialog.getByRole("textbox").inputValue();
    await this.closeDialog();
    return link;
  }

  async switchTo(name: "Thai" | "English"): Promise<void> {
    await this.page.getByRole("group", { name: "Game" }).getByRole("button", { name }).click();
  }

  /** Puts a text into the browser's storage before the app starts, once. */
  async store(key: string, text: string): Promise<void> {
    await this.page.addInitScript(
      ([key, text]) => {
        if (sessionStorage.getItem(key)) return;
        sessionStorage.setItem(key, "stored");
        localStorage.setItem(key, text);
      },
      [key, text] as const,
    );
  }

  async storedSession(): Promise<string> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), SESSION);
    expect(text, "the stored session").not.toBeNull();
    return text!;
  }

  /** Replaces the stored session and starts the app again. */
  async reloadWith(session: string): Promise<void> {
    await this.page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [SESSION, session]);
    await this.page.reload();
  }

  square(number: number): Locator {
    return this.page.locator(`#square-${number}`);
  }

  /** Where the middle of a square is on the screen. */
  async middleOf(number: number): Promise<{ x: number; y: number }> {
    const box = (await this.square(number).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async click(...squares: number[]): Promise<void> {
    for (const square of squares) {
      const { x, y } = await this.middleOf(square);
      await this.page.mouse.click(x, y);
    }
  }

  /** Taps with a finger. */
  async tap(...squares: number[]): Promise<void> {
    for (const square of squares) {
      const { x, y } = await this.middleOf(square);
      await this.page.touchscreen.tap(x, y);
    }
  }

  /** Plays whole moves by clicking every one of their squares. */
  async play(...moves: string[]): Promise<void> {
    for (const move of moves) await this.click(...squaresOf(move));
  }

  async drag(from: number, to: number): Promise<void> {
    const [start, end] = [await this.middleOf(from), await this.middleOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await this.page.mouse.up();
  }

  async type(move: string): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "Type a move" });
    await field.fill(move);
    await field.press("Enter");
  }

  /** Walks with the arrow keys from one square to another. */
  async walk(from: number, to: number, flipped = false): Promise<void> {
    const turn = flipped ? -1 : 1;
    const [start, end] = [placeOf(from), placeOf(to)];
    const press = async (distance: number, forward: string, backward: string): Promise<void> => {
      for (let left = Math.abs(distance); left > 0; left--) {
        await this.page.keyboard.press(distance > 0 ? forward : backward);
      }
    };
    await press(turn * (end.row - start.row), "ArrowDown", "ArrowUp");
    await press(turn * (end.step - start.step), "ArrowRight", "ArrowLeft");
    await expect(this.square(to)).toBeFocused();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  action(name: "Undo" | "Redo" | "Draw" | "Resign"): Locator {
    return this.page.getByRole("navigation").getByRole("button", { name, exact: true });
  }

  answer(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  async openMenu(menu = "Menu"): Promise<void> {
    await this.page.getByRole("banner").getByRole("button", { name: menu }).click();
  }

  /** Opens one of the dialogs that the menu leads to. */
  async openFromMenu(name: string, menu?: string): Promise<void> {
    await this.openMenu(menu);
    await this.answer(name).click();
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await this.expectNoDialog();
  }

  async expectNoDialog(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
    await expect(this.page.locator("dialog > *")).toHaveCount(0);
  }

  async expectSquare(number: number, content: string): Promise<void> {
    await expect(this.square(number)).toHaveAccessibleName(
      new RegExp(`^Square ${number}, ${content}(,|$)`),
    );
  }

  /** Expects the pieces of a FEN, on all squares, whoever is to move. */
  async expectBoard(fen: string): Promise<void> {
    await expect.poll(() => this.contents(), { message: `the board is ${fen}` }).toEqual(contents(fen));
  }

  /** Expects the drawn pieces to be where the squares' labels say, once they have come to rest. */
  async expectDrawn(): Promise<void> {
    await expect
      .poll(async () => [await this.drawn(), await this.contents()], {
        message: "the drawn pieces are those of the squares",
      })
      .toEqual([await this.contents(), await this.contents()]);
  }

  /** What is drawn on squares 1 to 32 at this moment, in the words of the labels. */
  drawn(): Promise<string[]> {
    return this.page.evaluate(() => {
      const squares = new Array<string>(32).fill("empty");
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      for (const piece of document.querySelectorAll(".pieces .piece")) {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const cell = cells.find((cell) => {
          const box = cell.getBoundingClientRect();
          const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
          return Math.hypot(x - middle[0], y - middle[1]) < box.width / 10;
        });
        const number = Number(cell?.id.replace("square-", "") ?? 0);
        const [, color, rank] = /-(black|white)-(man|king)$/.exec(
          piece.querySelector("use")!.getAttribute("href")!,
        )!;
        squares[number - 1] = `${color === "black" ? "Black" : "White"} ${rank}`;
      }
      return squares;
    });
  }

  private async contents(): Promise<string[]> {
    const labels = await this.board
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    const squares: string[] = [];
    for (const label of labels) {
      const [, number, content] = /^Square (\d+), ([^,]*)/.exec(label) ?? [];
      squares[Number(number) - 1] = content ?? label;
    }
    return squares;
  }

  async expectMessage(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts) await expect(this.message).toContainText(text);
  }

  async expectMoves(...moves: string[]): Promise<void> {
    await expect(this.moveButtons).toHaveText(moves.map((move) => move.replaceAll("x", "×")));
  }

  async expectHeard(text: string | RegExp): Promise<void> {
    await expect(this.heard).toContainText(text);
  }

  /** Expects the dialog that says how the game ended. */
  async expectEnd(title: string, reason: string): Promise<void> {
    await expect(this.dialog.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(this.dialog).toContainText(reason);
  }
}

function link(fen: string, variant?: "thai" | "english"): string {
  return `#fen=${fen}${variant ? `&variant=${variant}` : ""}`;
}
