import { expect, test } from "vitest";
import { linesOf, numbersAt, placesOf } from "@/end/chances";

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

test("at each move there is what was last found, and at the first what was found first", () => {
  const points = [
    { at: 2, turn: 1, numbers: [50, 50] },
    { at: 10, turn: 3, numbers: [100, 0] },
  ];
  expect([0, 2, 9, 10].map((at) => numbersAt(points, at)[0])).toEqual([50, 50, 50, 100]);
  expect(numbersAt([], 4)).toEqual([]);
});

test("marks of moves that follow each other stand side by side", () => {
  expect(placesOf([0, 50, 51, 99, 100], 100, 300, 24)).toEqual([0, 150, 174, 276, 300]);
  expect(placesOf([], 0, 300, 24)).toEqual([]);
});
