import { describe, expect, it, vi } from "vitest";
import { involved, relation, ringFrom, seatingOf } from "@/games/vtes/seating";
import { levelsOf, nameScale, sequenceOf, shortTitle, stageOf, stagesOf, yetToVote } from "@/games/vtes/reading";
import type { Action, InPlay, Methuselah, VtesView } from "@/games/vtes/view";
import { Picks } from "@/lib/picks.svelte";
import type { Face } from "@/lib/wire";
import { offer } from "./offers";

function methuselah(seat: number, alive: number[]): Methuselah {
  const out = !alive.includes(seat);
  const at = alive.indexOf(seat);
  const neighbour = (step: number): number | null =>
    out || alive.length < 2 ? null : (alive[(at + step + alive.length) % alive.length] ?? null);
  return {
    pool: out ? 0 : 30,
    points: 0,
    out,
    prey: neighbour(1),
    predator: neighbour(-1),
    hand_size: 7,
    library_size: 60,
    crypt_size: 8,
    ash: [],
    removed: [],
    owed: 0,
    master_actions: 0,
    discard_actions: 0,
    transfers: 0,
    withdrawing: false,
    uncontrolled: [],
  };
}

function table(seats: number, ousted: number[] = []): VtesView {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const alive = all.filter((seat) => !ousted.includes(seat));
  return {
    game: "vtes",
    told: {},
    over: false,
    winners: [],
    waiting_for: 0,
    seat: 0,
    turn: 1,
    active: 0,
    phase: "minion",
    edge: null,
    seats: all.map((seat) => methuselah(seat, alive)),
    cards: [],
    window: "minion",
    moment: "minion",
    impulse: 0,
    order: alive,
    passed: [],
    subject: null,
    playing: [],
    action: null,
    combat: null,
    referendum: null,
  };
}

function action(seat: number, targets: number[], more: Partial<Action> = {}): Action {
  return {
    kind: "bleed",
    actor: "ann",
    seat,
    card: null,
    targets,
    target: null,
    stealth: 0,
    bleed: 1,
    blocker: null,
    intercept: null,
    declined: [],
    eligible: targets,
    blockers: [],
    limited: false,
    ...more,
  };
}

function minion(name: string, controller: number): InPlay {
  return { name, card: name, owner: controller, controller, region: "ready", host: null, locked: false, counters: 1 };
}

describe("the ring", () => {
  it("goes from one's left on in turn order", () => {
    expect(ringFrom(0, 5)).toEqual([1, 2, 3, 4]);
    expect(ringFrom(3, 5)).toEqual([4, 0, 1, 2]);
  });

  it.each([
    [2, 1, null, []],
    [3, 1, 2, []],
    [4, 1, 3, [2]],
    [5, 1, 4, [2, 3]],
    [6, 1, 5, [2, 3, 4]],
  ])("of %i has the prey on the left, the predator on the right, the others above", (seats, left, right, above) => {
    expect(seatingOf(table(seats), 0, null)).toEqual({ left, right, above, out: [] });
  });

  it("closes over whoever is ousted", () => {
    expect(seatingOf(table(5, [1, 4]), 0, null)).toEqual({ left: 2, right: 3, above: [], out: [1, 4] });
    expect(seatingOf(table(5, [1, 2, 4]), 0, null)).toEqual({ left: 3, right: null, above: [], out: [1, 2, 4] });
  });

  it("still has two sides for one who is ousted herself", () => {
    expect(seatingOf(table(5, [0]), 0, null)).toEqual({ left: 1, right: 4, above: [2, 3], out: [] });
  });

  it("calls the same one prey and predator at a table of two", () => {
    expect(relation(table(2), 0, 1)).toBe("both");
    expect([1, 2, 3, 4].map((seat) => relation(table(5), 0, seat))).toEqual(["prey", "other", "other", "predator"]);
  });
});

describe("what comes into view by itself", () => {
  it("is a pair that acts across the table, in ring order", () => {
    const view = { ...table(5), action: action(2, [3]) };
    expect(seatingOf(view, 0, null)).toEqual({ left: 2, right: 3, above: [1, 4], out: [] });
  });

  it("is one that acts on the prey, beside it", () => {
    const view = { ...table(5), action: action(3, [1]) };
    expect(seatingOf(view, 0, null)).toMatchObject({ left: 1, right: 3 });
  });

  it("is one that acts on the predator, on the other side", () => {
    const view = { ...table(5), action: action(3, [4]) };
    expect(seatingOf(view, 0, null)).toMatchObject({ left: 3, right: 4 });
  });

  it("is nobody while one acts on one's own prey", () => {
    expect(seatingOf({ ...table(5), action: action(0, [1]) }, 0, null)).toMatchObject({ left: 1, right: 4 });
  });

  it("counts whoever blocks or fights, too", () => {
    const view: VtesView = { ...table(5), cards: [minion("ben", 4)], action: action(3, [], { blocker: "ben" }) };
    expect(involved(view)).toEqual([3, 4]);
    const side = { strike: null, strength: 1, pending: 0, aggravated: 0, additional: 0 };
    const sides = [
      { ...side, minion: "ann", seat: 2 },
      { ...side, minion: "ben", seat: 4 },
    ];
    expect(involved({ ...table(5), combat: { round: 1, range: "close", pressed: false, sides } })).toEqual([2, 4]);
  });

  it("leaves a pinned seat where it is", () => {
    expect(seatingOf(table(5), 0, 2)).toMatchObject({ left: 2, right: 4, above: [1, 3] });
    expect(seatingOf(table(5), 0, 3)).toMatchObject({ left: 1, right: 3, above: [2, 4] });
    expect(seatingOf({ ...table(5), action: action(3, [4]) }, 0, 2)).toMatchObject({ left: 2, right: 3 });
    expect(seatingOf(table(5, [2]), 0, 2)).toMatchObject({ left: 1, right: 4 });
  });
});

describe("what is going on", () => {
  it("is the innermost: a combat before the action that it belongs to", () => {
    const view = { ...table(2), action: action(0, [1]) };
    expect(sequenceOf(table(2))).toBeNull();
    expect(sequenceOf(view)).toBe("action");
    expect(sequenceOf({ ...view, combat: { round: 1, range: "close", pressed: false, sides: [] } })).toBe("combat");
  });

  it("stands at the step of the open window", () => {
    expect(stagesOf("action")).toEqual(["announced", "block", "resolve", "after"]);
    expect(stageOf("action", "attempt")).toBe("block");
    expect(stageOf("combat", "to-torpor")).toBe("damage");
    expect(stageOf("combat", "no-attempt")).toBeNull();
  });

  it("says who has votes on the table that are not cast", () => {
    const referendum = { caller: "ann", seat: 0, card: null, terms: [], for: 1, against: 0, cast: [], left: [0, 3, 0, 1], blood_hunt: false };
    expect(yetToVote(referendum)).toEqual([
      { seat: 1, votes: 3 },
      { seat: 3, votes: 1 },
    ]);
  });
});

describe("a minion", () => {
  it("goes by its first name where room is short", () => {
    expect(shortTitle("Gelasia Fotiou")).toBe("Gelasia");
    expect(shortTitle("Dr. Stephen Norton")).toBe("Dr. Stephen");
    expect(shortTitle("Min-seo")).toBe("Min-seo");
  });

  it("has its name set so that no word is broken", () => {
    expect(nameScale("Andi Liu")).toBe(1);
    expect(nameScale("Chrysanthemum")).toBeLessThan(0.8);
  });

  it("shows superior Disciplines first, by the name that some face tells", () => {
    const tags = [{ text: "dom", title: "Dominate", kind: "basic" }];
    const faces: Record<string, Face> = {
      bonding: { slug: "bonding", title: "Bonding", title_other: "", line: "", text: "", kind: "", letter: "", tags },
    };
    expect(levelsOf(["aus", "DOM"], faces)).toEqual([
      { code: "DOM", superior: true, title: "Dominate" },
      { code: "aus", superior: false, title: "aus" },
    ]);
  });

  it("in play is not lit by what its like in hand may do, nor the other way round", () => {
    const picks = new Picks({ play: vi.fn(), ask: vi.fn(), read: vi.fn(), study: vi.fn() });
    const offers = ["discard hand:guard", "use butler", "play hand:vest by ann"].map((text) => offer(text));
    picks.ask({ decision: 1, text: "", rule: "", rule_text: "", source: null, offers, passing: null });
    expect(["guard", "butler", "ann"].map((name) => picks.can(`play/${name}`))).toEqual([false, true, true]);
    expect(["guard", "butler", "vest"].map((slug) => picks.can(`hand/${slug}`))).toEqual([true, false, true]);
  });
});
