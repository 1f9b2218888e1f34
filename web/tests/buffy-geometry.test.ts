import { describe, expect, it } from "vitest";
import { cellsOf, edge, readingOrder, sideOf, waysOf, type Cell } from "@/games/buffy/geometry";

/** The ring as the server names it: A1 … A4, then the player to A's right. */
function ringOf(players: number): string[] {
  const letters = [
    "A",
    ..."BCDEF"
      .slice(0, players - 1)
      .split("")
      .reverse(),
  ];
  return letters.flatMap((letter) => [1, 2, 3, 4].map((place) => `${letter}${place}`));
}

const at = (cells: Cell[], space: string): Cell => cells.find((cell) => cell.space === space)!;

describe("the board of two", () => {
  const cells = cellsOf(ringOf(2), "A");

  it("has one's own four spaces in the bottom row and at the middle right", () => {
    expect(["A1", "A2", "A3", "A4"].map((space) => [at(cells, space).column, at(cells, space).row])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [3, 2],
    ]);
  });

  it("mirrors them for the opponent", () => {
    expect(["B1", "B2", "B3", "B4"].map((space) => [at(cells, space).column, at(cells, space).row])).toEqual([
      [3, 1],
      [2, 1],
      [1, 1],
      [1, 2],
    ]);
  });

  it("is turned round for the player across", () => {
    const across = cellsOf(ringOf(2), "B");
    expect(at(across, "B1")).toEqual({ space: "B1", column: 1, row: 3 });
    expect(at(across, "A1")).toEqual({ space: "A1", column: 3, row: 1 });
  });

  it("is read from the far left to the near right", () => {
    expect(readingOrder(cells).map((cell) => cell.space)).toEqual(["B3", "B2", "B1", "B4", "A4", "A1", "A2", "A3"]);
  });
});

describe.each([2, 3, 4, 5, 6])("a ring of %i players", (players) => {
  const ring = ringOf(players);
  const cells = cellsOf(ring, "A");
  const side = sideOf(ring.length);

  it("lies on the edge of a square and nowhere twice", () => {
    expect(edge(side)).toHaveLength(ring.length);
    expect(new Set(cells.map((cell) => `${cell.column}/${cell.row}`)).size).toBe(ring.length);
    for (const cell of cells) {
      expect([1, side].includes(cell.column) || [1, side].includes(cell.row)).toBe(true);
    }
  });

  it("leaves the Park the middle, next to every side", () => {
    expect(cells.some((cell) => cell.column > 1 && cell.column < side && cell.row > 1 && cell.row < side)).toBe(false);
  });

  it("puts neighbours of the ring side by side", () => {
    cells.forEach((cell, place) => {
      const next = cells[(place + 1) % cells.length]!;
      expect(Math.abs(cell.column - next.column) + Math.abs(cell.row - next.row)).toBe(1);
    });
  });

  it("draws one way between each pair of them", () => {
    const ways = waysOf(cells);
    expect(ways).toHaveLength(ring.length);
    expect(new Set(ways.map((way) => `${way.column}/${way.row}/${way.runs}`)).size).toBe(ring.length);
  });
});
