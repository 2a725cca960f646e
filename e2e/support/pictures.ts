// What SVG pictures of a board show.

/** What stands on squares 1 to 32, in the words of the squares' English labels. */
export function contentsOf(svg: string, turned = false): string[] {
  const squares = new Array<string>(32).fill("empty");
  const piece =
    /<use xlink:href="#[a-z]+-(black|white)-(man|king)" x="(\d+)" y="(\d+)" width="100"/g;
  for (const [, color, rank, x, y] of svg.matchAll(piece)) {
    const [column, row] = [Number(x) / 100, Number(y) / 100];
    const shown = row * 4 + Math.floor(column / 2) + 1;
    const square = turned ? 33 - shown : shown;
    squares[square - 1] = `${color === "black" ? "Black" : "White"} ${rank}`;
  }
  return squares;
}
