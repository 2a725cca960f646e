// Whole games, checked by `makhos moves`: every move is one of the legal ones it lists, in full.

export interface WholeGame {
  moves: string[];
  /** The position at the end. */
  end: string;
  winner: string;
  reason: string;
}

const moves = (text: string): string[] => text.trim().split(/\s+/);

/** Thai: White crowns in the middle of a capture of two, and a king captures two. */
export const thaiBlocked: WholeGame = {
  moves: moves(`
    26-22 6-9 31-26 2-6 25-21 8-12 26-23 6-10 22-17 4-8 27-24 10-15 24-19 15x24 28x19
    9-13 29-25 13x22x29 23-18 29x15x24 32-28 24-10 30-25 7-11 21-17 10x21x30 28-24 12-16 24-20 30-21`),
  end: "B:W1,3,5,8,11,16,K21:B20",
  winner: "White wins",
  reason: "Black is blocked",
};

/** Thai: White captures two and crowns, then four with the king. */
export const thaiNoPieces: WholeGame = {
  moves: moves(`
    25-22 7-11 27-23 8-12 22-17 5-9 32-27 6-10 29-25 12-16 23-19 16x23x32
    28-24 4-8 25-22 11-15 30-25 32-14 31-27 14x21x30x23x32 24-19 15x24 22-18 32x14`),
  end: "B:W1,2,3,8,9,10,K14,24:B",
  winner: "White wins",
  reason: "Black has no pieces left",
};

/** English: captures of two, a crowning in the middle of the game, and a king that captures four. */
export const englishNoPieces: WholeGame = {
  moves: moves(`
    10-15 24-19 15x24 28x19 9-14 22-17 11-16 17x10 6x15x24 27x20x11 7x16 32-27 2-6 23-19 16x23x32
    26-22 5-9 21-17 3-7 30-26 7-11 31-27 32x23x30x21x14 22-17 14x21 29-25 21x30`),
  end: "W:W:B1,4,6,8,9,11,12,K30",
  winner: "Black wins",
  reason: "White has no pieces left",
};

/** English: a king moves about, and the last man has nowhere to go. */
export const englishBlocked: WholeGame = {
  moves: moves(`
    11-15 22-17 9-14 24-19 15x24 27x20 14-18 23x14 5-9 14x5 8-11 32-27 4-8 17-14 10x17 21x14 7-10
    14x7 3x10 26-22 10-14 22-18 14x23x32 31-27 32x23 30-26 23x30x21 20-16 11x20 29-25 21x30 28-24
    20x27`),
  end: "W:W5:B1,2,6,8,12,27,K30",
  winner: "Black wins",
  reason: "White is blocked",
};
