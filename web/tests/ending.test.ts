// The end of a game: what is said to whom, and the curve.
import { describe, expect, it } from "vitest";
import { HEIGHT, across, curveOf, placeOf, stepOf } from "@/end/curve";
import { headlineOf, isAlone } from "@/end/headline";
import type { Seat } from "@/lib/wire";

const seat = (number: number, sitter: "person" | "bot", name: string): Seat => ({
  seat: number,
  letter: "ABCDEF".charAt(number),
  name,
  title: "",
  sitter,
  here: true,
});
const SEATS = [seat(0, "person", "Ann"), seat(1, "bot", "Hugo"), seat(2, "bot", "Greta")];
const WIDTH = 560;
const point = (at: number, turn: number, ...numbers: number[]) => ({ at, turn, numbers });

describe("the headline", () => {
  it("speaks to whoever played", () => {
    expect(headlineOf({ me: 0, winners: [0], seats: SEATS }).message).toBe("web-over-won");
    expect(headlineOf({ me: 0, winners: [1], seats: SEATS }).message).toBe("web-over-lost");
    expect(headlineOf({ me: 0, winners: [], seats: SEATS }).message).toBe("web-over-draw");
  });

  it("names the winners to whoever looks on", () => {
    expect(headlineOf({ me: null, winners: [0, 2], seats: SEATS })).toEqual({ message: "web-over-winner", names: ["Ann", "Greta"] });
  });

  it("knows who is alone with bots", () => {
    expect(isAlone({ me: 0, seats: SEATS })).toBe(true);
    expect(isAlone({ me: null, seats: SEATS })).toBe(false);
    expect(isAlone({ me: 0, seats: [...SEATS, seat(3, "person", "Bob")] })).toBe(false);
  });
});

describe("the curve", () => {
  it("counts in round steps", () => {
    expect([1, 9, 10, 30, 34, 130].map((span) => stepOf(span, 4))).toEqual([1, 5, 5, 10, 10, 50]);
  });

  it("has a line for each seat, inside the picture", () => {
    const curve = curveOf([point(0, 0, 30, 30), point(12, 1, 30, 24), point(40, 2, 18, 0)], WIDTH);
    expect(curve.lines.map((line) => line.seat)).toEqual([0, 1]);
    for (const { x, y } of curve.lines.flatMap((line) => [...line.marks, line.end])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
    expect(curve.rows.map((row) => row.value)).toEqual([0, 10, 20, 30]);
    expect(curve.columns.map((column) => column.turn)).toEqual([1, 2]);
  });

  it("keeps the letters of lines that end together apart", () => {
    const curve = curveOf([point(0, 0, 30, 30, 30, 30, 30), point(9, 1, 0, 0, 0, 0, 0)], WIDTH);
    const labels = curve.lines.map((line) => line.label).sort((one, other) => one - other);
    labels.slice(1).forEach((label, nth) => expect(label - (labels[nth] as number)).toBeGreaterThanOrEqual(12));
    expect(Math.max(...labels)).toBeLessThanOrEqual(HEIGHT);
  });

  it("survives a game that ended before it began", () => {
    expect(curveOf([point(0, 0, 0, 0)], WIDTH).lines).toHaveLength(2);
    expect(curveOf([], WIDTH).lines).toEqual([]);
    expect(placeOf([], 3)).toBe(1);
  });

  it("puts a moment between the turns where it lies", () => {
    const points = [point(0, 0, 1), point(10, 1, 1), point(30, 2, 1)];
    expect([0, 5, 10, 20, 30, 99].map((at) => placeOf(points, at))).toEqual([0, 0.25, 0.5, 0.75, 1, 1]);
    expect(across(0, WIDTH)).toBeLessThan(across(1, WIDTH));
  });

  it("names few turns of a long game, the last one among them", () => {
    const turns = curveOf(Array.from({ length: 120 }, (_, turn) => point(turn * 7, turn, 5)), WIDTH).columns.map((column) => column.turn);
    expect(turns.length).toBeLessThanOrEqual(9);
    expect(turns.at(-1)).toBe(119);
  });
});
