import { describe, expect, it } from "vitest";
import { isWithin, joinOf } from "@/lib/joins";

const box = (left: number, top: number, width = 20, height = 20) => ({ left, top, width, height });

describe("a line between actor and target", () => {
  it("goes from edge to edge", () => {
    expect(joinOf(box(0, 0), box(100, 0))).toEqual({ x1: 24, y1: 10, x2: 96, y2: 10 });
    expect(joinOf(box(0, 100), box(0, 0))).toEqual({ x1: 10, y1: 96, x2: 10, y2: 24 });
  });

  it("is none between what lies over one another", () => {
    expect(joinOf(box(0, 0), box(10, 5))).toBeNull();
    expect(joinOf(box(0, 0), box(0, 0))).toBeNull();
  });

  it("is drawn only between what can be seen", () => {
    const board = box(0, 0, 300, 200);
    expect(isWithin(box(10, 10), board)).toBe(true);
    expect(isWithin(box(10, 195), board)).toBe(false);
    expect(isWithin(box(10, 10, 0, 0), board)).toBe(false);
  });
});
