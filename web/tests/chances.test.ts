import { expect, test } from "vitest";
import { linesOf } from "@/end/chances";

test("a line for each seat, from the first move to the last, the better the higher", () => {
  const points = [
    { at: 0, turn: 1, numbers: [50, 50] },
    { at: 10, turn: 3, numbers: [100, 0] },
  ];
  expect(linesOf(points, 10, 200, 50)).toEqual(["M0.0 25.0L200.0 1.0", "M0.0 25.0L200.0 49.0"]);
});

test("nothing found yet is no line", () => {
  expect(linesOf([], 10, 200, 50)).toEqual([]);
});
