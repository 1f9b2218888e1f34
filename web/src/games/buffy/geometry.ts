/** Where the spaces lie: in a closed ring round the Park, one's own nearest (BUF-BOARD-01, BUF-BOARD-07). */

export interface Cell {
  space: string;
  /** From 1, left to right. */
  column: number;
  /** From 1, top to bottom. */
  row: number;
}

/** A ring of four spaces a player is the edge of a square of that many and one: 3×3 for two, 7×7 for six. */
export function sideOf(spaces: number): number {
  return spaces / 4 + 1;
}

/** The edge of a square, from its lower left corner against the clock. */
export function edge(side: number): { column: number; row: number }[] {
  const along = Array.from({ length: side - 1 }, (_, place) => place);
  return [
    ...along.map((place) => ({ column: 1 + place, row: side })),
    ...along.map((place) => ({ column: side, row: side - place })),
    ...along.map((place) => ({ column: side - place, row: 1 })),
    ...along.map((place) => ({ column: 1, row: 1 + place })),
  ];
}

/** The ring turned so that this player's four spaces begin at the lower left. */
export function cellsOf(ring: string[], letter: string): Cell[] {
  const first = Math.max(ring.indexOf(`${letter}1`), 0);
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  const places = edge(sideOf(ring.length));
  return turned.map((space, place) => ({ space, ...places[place]! }));
}

/** The order in which the board is read: row by row, the Park where it begins. */
export function readingOrder(cells: Cell[]): Cell[] {
  return [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** A way from one space to its neighbour, drawn in the gap right of a cell or below it. */
export interface Way {
  column: number;
  row: number;
  runs: "across" | "down";
}

/** One way for each pair of neighbours in the ring. The Park touches all: that is its glow, not a line. */
export function waysOf(cells: Cell[]): Way[] {
  return cells.map((from, place) => {
    const to = cells[(place + 1) % cells.length]!;
    return {
      column: Math.min(from.column, to.column),
      row: Math.min(from.row, to.row),
      runs: from.row === to.row ? "across" : "down",
    };
  });
}
