// Squares and positions as the tests name them.

/** A move's squares: `[18, 9, 27]` for `18x9x27`. */
export function squaresOf(move: string): number[] {
  return move.split(/[-x]/).map(Number);
}

/** A square's row from the top and its place in the row from the left, with 1 at the top left. */
export function placeOf(square: number): { row: number; step: number } {
  return { row: Math.floor((square - 1) / 4), step: (square - 1) % 4 };
}

/** What stands on squares 1 to 32 in a FEN, in the words of the squares' English labels. */
export function contents(fen: string): string[] {
  const squares = new Array<string>(32).fill("empty");
  for (const side of fen.split(":").slice(1)) {
    const color = side.startsWith("B") ? "Black" : "White";
    for (const token of side.slice(1).split(",").filter(Boolean)) {
      const rank = token.startsWith("K") ? "king" : "man";
      const [first, last = first] = token.replace("K", "").split("-").map(Number);
      for (let square = first!; square <= last!; square++) squares[square - 1] = `${color} ${rank}`;
    }
  }
  return squares;
}
