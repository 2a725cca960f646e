// A game against the computer: choosing it, and moves for the person who plays it.

import { expect } from "@playwright/test";

import type { Game } from "./game.js";

interface Choice {
  opponents: string;
  side?: string;
  level?: number;
  /** The levels of Black and White where the computer plays itself. */
  levels?: [number, number];
  seconds?: number;
}

/** Starts a game with what is chosen in the dialog for a new one. */
export async function newGame(game: Game, choice: Choice, words = ENGLISH): Promise<void> {
  await game.openFromMenu(words.newGame, words.menu);
  await game.answer(choice.opponents).click();
  const { dialog } = game;
  if (choice.side) await dialog.locator("#own-side").selectOption({ label: choice.side });
  if (choice.level) await dialog.locator("#level").selectOption(String(choice.level));
  if (choice.levels) {
    await dialog.locator("#black-level").selectOption(String(choice.levels[0]));
    await dialog.locator("#white-level").selectOption(String(choice.levels[1]));
  }
  if (choice.seconds) await dialog.locator("#thinking-time").selectOption(String(choice.seconds));
  await game.answer(words.start).click();
  await game.expectNoDialog();
}

export const ENGLISH = { newGame: "New game", menu: "Menu", start: "Start" };

/** The numbers of the squares whose labels say so. */
export async function squaresThat(game: Game, words: RegExp): Promise<number[]> {
  const labels = await game.board
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => [cell.id, cell.getAttribute("aria-label") ?? ""]));
  return labels
    .filter(([, label]) => words.test(label!))
    .map(([id]) => Number(id!.replace("square-", "")));
}

/** What the labels of squares end with, where something can be done with them. */
export interface SquareWords {
  movers: RegExp;
  targets: RegExp;
}

export const ENGLISH_SQUARES: SquareWords = {
  movers: /, (can move|must capture)$/,
  targets: /, target$/,
};

/** Waits until a person may move, or the game is over; `false` where it is. */
export async function waitForTurn(game: Game, words = ENGLISH_SQUARES): Promise<boolean> {
  let open = false;
  await expect
    .poll(async () => {
      const squares = await Promise.all([
        squaresThat(game, words.movers),
        squaresThat(game, words.targets),
      ]);
      open = squares.flat().length > 0;
      return open || (await game.dialog.count()) > 0;
    })
    .toBe(true);
  return open;
}

/** Makes some legal move by choosing squares one after the other. */
export async function moveSomehow(
  game: Game,
  choose: (square: number) => Promise<void>,
  words = ENGLISH_SQUARES,
): Promise<void> {
  const movers = await squaresThat(game, words.movers);
  await choose(movers[0]!);
  for (;;) {
    const targets = await squaresThat(game, words.targets);
    if (targets.length === 0) return;
    await choose(targets[0]!);
  }
}
