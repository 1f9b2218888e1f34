import { describe, expect, it } from "vitest";
import { isLit, lightOf, seating } from "@/games/fables/reading";
import type { FablesView, Fable } from "@/games/fables/view";
import type { Face } from "@/lib/wire";

const face = (kind: string, numbers: Record<string, number>): Face => ({
  slug: "x",
  title: "X",
  title_other: "X",
  line: "",
  text: "",
  kind,
  letter: "X",
  numbers,
});

const FACES = {
  "attack-1": face("attack", { value: 1, reach: 1 }),
  "crack-shot": face("attack", { level: 2, reach: 3 }),
  "movement-2": face("movement", { value: 2 }),
  "defense-1": face("defense", { value: 1 }),
};

describe("a focused card", () => {
  it("lights what it reaches on both sides, not its own square", () => {
    const light = lightOf("crack-shot", FACES);
    const lit = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((square) => isLit(square, 4, light));
    expect(lit).toEqual([1, 2, 3, 5, 6, 7]);
  });

  it("is found in the words of a move too", () => {
    expect(lightOf("buy crack-shot", FACES)).toEqual({ kind: "reach", far: 3 });
  });

  it("shows how far a movement carries, another way", () => {
    expect(lightOf("movement-2", FACES)).toEqual({ kind: "move", far: 2 });
  });

  it("lights nothing without a range", () => {
    expect(lightOf("defense-1", FACES)).toBeNull();
    expect(lightOf(null, FACES)).toBeNull();
    expect(isLit(3, 0, { kind: "reach", far: 9 })).toBe(false);
  });
});

describe("who sits where", () => {
  const stand = (team: number, track: number): Fable => ({ team, track, square: 3, out: false }) as Fable;

  it("has the opponent of one's own track across, partner and the other aside", () => {
    const view = { seats: [stand(0, 0), stand(1, 1), stand(0, 1), stand(1, 0)] } as FablesView;
    expect(seating(view, 0)).toEqual({ me: 0, foe: 3, others: [1, 2] });
    expect(seating(view, 1)).toEqual({ me: 1, foe: 2, others: [0, 3] });
  });

  it("has simply the other one in a duel", () => {
    const view = { seats: [stand(0, 0), stand(1, 0)] } as FablesView;
    expect(seating(view, 1)).toEqual({ me: 1, foe: 0, others: [] });
  });
});
