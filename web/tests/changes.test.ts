import { describe, expect, it } from "vitest";
import { applied } from "@/lib/changes";

describe("changes of a view", () => {
  const view = { turn: 1, seats: [{ hp: 30, hand: ["joker"] }, { hp: 28 }], piles: { joker: 2 } };

  it("sets a place in lists and fields, and leaves the old view alone", () => {
    const next = applied(view, [{ path: ["seats", 0, "hp"], set: 27 }]);
    expect(next.seats[0]).toEqual({ hp: 27, hand: ["joker"] });
    expect(view.seats[0]?.hp).toBe(30);
  });

  it("shares what did not change with the old view", () => {
    const next = applied(view, [{ path: ["seats", 0, "hp"], set: 27 }]);
    expect(next.seats[1]).toBe(view.seats[1]);
    expect(next.piles).toBe(view.piles);
  });

  it("takes a field away when nothing is set", () => {
    expect(applied(view, [{ path: ["piles", "joker"] }]).piles).toEqual({});
  });

  it("sets null, which is not the same as taking away", () => {
    expect(applied(view, [{ path: ["piles"], set: null }])).toHaveProperty("piles", null);
  });

  it("replaces a whole list, makes places that were not there, and goes in order", () => {
    const next = applied<Record<string, unknown>>(view, [
      { path: ["seats", 0, "hand"], set: ["attack-1", "joker"] },
      { path: ["contest"], set: { stage: "choose" } },
      { path: ["contest", "stage"], set: "draw" },
    ]);
    expect(next).toMatchObject({ seats: [{ hand: ["attack-1", "joker"] }, { hp: 28 }], contest: { stage: "draw" } });
  });

  it("replaces the view itself with an empty path", () => {
    expect(applied(view, [{ path: [], set: { turn: 9 } }])).toEqual({ turn: 9 });
  });
});
