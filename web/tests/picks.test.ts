import { beforeEach, describe, expect, it, vi } from "vitest";
import { Picks } from "@/lib/picks.svelte";
import type { Prompt } from "@/lib/wire";

function prompt(decision: number, ...texts: string[]): Prompt {
  const offers = texts.map((text) => ({ text, label: text, words: text.split(" ") }));
  return { decision, text: "", rule: "", rule_text: "", source: null, offers, passing: null };
}

describe("picks", () => {
  const deeds = { play: vi.fn(), ask: vi.fn(), read: vi.fn(), study: vi.fn() };
  let picks: Picks;

  beforeEach(() => {
    vi.clearAllMocks();
    picks = new Picks(deeds);
    picks.ask(prompt(1, "fight faith > buffy", "fight faith > giles", "move faith > park", "buy joker", "end"));
  });

  it("lights what some offer has", () => {
    expect(picks.can("faith")).toBe(true);
    expect(picks.can("spike")).toBe(false);
    expect(picks.can(null)).toBe(false);
  });

  it("narrows with each word and plays the offer that is left", () => {
    picks.point("faith");
    expect(picks.open).toEqual([0, 1, 2]);
    expect(deeds.play).not.toHaveBeenCalled();
    picks.point("giles");
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(1);
    expect(picks.started).toBe(false);
  });

  it("does not care which of two things is pointed at first", () => {
    picks.point("park");
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("takes a choice back at the second click", () => {
    picks.point("faith");
    picks.point("faith");
    expect(picks.words).toEqual([]);
    expect(picks.open).toHaveLength(5);
  });

  it("begins anew with a word that belongs to another move", () => {
    picks.point("fight");
    picks.point("joker");
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(3);
  });

  it("asks why about what no offer has, as exactly as it can", () => {
    picks.point("spike");
    expect(deeds.ask).toHaveBeenCalledExactlyOnceWith("spike");
    picks.point("hand/sabre");
    expect(deeds.ask).toHaveBeenLastCalledWith("hand/sabre");
  });

  it("knows things that need their verb: a Joker in hand does not light the shop", () => {
    picks.ask(prompt(2, "attack joker", "buy attack-1"));
    expect(picks.can("joker")).toBe(true);
    expect(picks.can("buy joker")).toBe(false);
    expect(picks.can("buy attack-1")).toBe(true);
  });

  it("does not take a card in the hand for one in the shop", () => {
    picks.elsewhere = new Set(["buy"]);
    picks.ask(prompt(3, "buy attack-1", "buy joker", "attack joker", "end"));
    expect(picks.can("hand/attack-1")).toBe(false);
    picks.point("hand/attack-1");
    expect(deeds.ask).toHaveBeenCalledExactlyOnceWith("hand/attack-1");
    picks.point("hand/joker");
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("looks at a card in the hand by its own name", () => {
    picks.focus("hand/joker");
    expect(picks.focused).toBe("joker");
    picks.unfocus("attack-1");
    expect(picks.focused).toBe("joker");
    picks.unfocus("hand/joker");
    expect(picks.focused).toBeNull();
  });

  it("plays what was dragged onto something, or asks why not", () => {
    picks.drop("faith", "buffy");
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(0);
    picks.drop("faith", "spike");
    expect(deeds.ask).toHaveBeenCalledExactlyOnceWith("faith spike");
  });

  it("narrows to a group of the list, and plays a single line of it at once", () => {
    picks.take([0, 1]);
    expect(picks.open).toEqual([0, 1]);
    picks.take([1]);
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("forgets its words at the next decision, and keeps them when the same one is told again", () => {
    picks.point("faith");
    picks.ask(prompt(1, "fight faith > buffy", "fight faith > giles"));
    expect(picks.words).toEqual(["faith"]);
    picks.ask(prompt(2, "fight faith > buffy", "fight faith > giles"));
    expect(picks.words).toEqual([]);
  });
});
