import { describe, expect, it } from "vitest";
import { peekedAt } from "@/lib/peek";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("what a card of the hand says", () => {
  const size = { width: 380, height: 150 };

  it("lies above what is asked, over its card", () => {
    const at = peekedAt(box(600, 700, 700, 790), box(0, 556, 984, 800), size, { width: 1280, height: 800 });
    expect(at).toEqual({ left: 460, top: 556 - 8 - 150, most: 540 });
  });

  it("stays on the screen at either end of the hand", () => {
    const view = { width: 400, height: 700 };
    const dock = box(0, 420, 400, 700);
    expect(peekedAt(box(0, 600, 96, 690), dock, size, view).left).toBe(8);
    expect(peekedAt(box(300, 600, 396, 690), dock, size, view).left).toBe(400 - 380 - 8);
  });

  it("is no higher than what is above", () => {
    const at = peekedAt(box(0, 400, 96, 480), box(0, 110, 400, 500), size, { width: 400, height: 500 });
    expect(at).toMatchObject({ top: 8, most: 94 });
  });

  it("stands beside what is asked where that is at the side", () => {
    const at = peekedAt(box(460, 200, 556, 290), box(440, 40, 800, 360), size, { width: 800, height: 360 });
    expect(at.left).toBe(440 - 380 - 8);
    expect(at.top + size.height).toBeLessThanOrEqual(360 - 8);
  });
});
