import { beforeEach, describe, expect, it, vi } from "vitest";
import { offer } from "./offers";
import { Picks } from "@/lib/picks.svelte";
import type { Prompt } from "@/lib/wire";

function prompt(decision: number, ...texts: string[]): Prompt {
  const offers = texts.map((text) => offer(text));
  return { decision, text: "", rule: "", rule_text: "", source: null, offers, passing: null };
}

describe("picks", () => {
  const deeds = { play: vi.fn(), ask: vi.fn(), read: vi.fn(), study: vi.fn() };
  let picks: Picks;

  beforeEach(() => {
    vi.clearAllMocks();
    picks = new Picks(deeds);
    picks.ask(prompt(1, "fight faith > buffy", "fight faith > giles", "move faith > space:park", "buy shop:joker", "end"));
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

  it("tells where a word leads, and forgets what was tapped when another question comes", () => {
    expect(picks.leadingTo("faith")).toEqual([0, 1, 2]);
    expect(picks.leadingTo("spike")).toEqual([]);
    picks.tapped = { at: {} as HTMLElement, word: "faith", card: "faith" };
    picks.ask(prompt(1, "fight faith > buffy"));
    expect(picks.tapped).not.toBeNull();
    picks.ask(prompt(2, "fight faith > buffy"));
    expect(picks.tapped).toBeNull();
  });

  it("asks why about what no offer has, as exactly as it can", () => {
    picks.point("spike");
    expect(deeds.ask).toHaveBeenCalledExactlyOnceWith("spike");
    picks.point("hand/sabre");
    expect(deeds.ask).toHaveBeenLastCalledWith("hand/sabre");
  });

  it("knows a thing by what it is: a Joker in hand does not light the shop", () => {
    picks.ask(prompt(2, "attack hand:joker", "buy shop:attack-1"));
    expect(picks.can("joker")).toBe(true);
    expect(picks.can("shop/joker")).toBe(false);
    expect(picks.can("shop/attack-1")).toBe(true);
    expect(picks.asks("shop")).toBe(true);
    expect(picks.asksOnly("shop")).toBe(false);
  });

  it("does not take a card in the hand for one in the shop", () => {
    picks.ask(prompt(3, "buy shop:attack-1", "buy shop:joker", "attack hand:joker", "end"));
    expect(picks.can("hand/attack-1")).toBe(false);
    picks.point("hand/attack-1");
    expect(deeds.ask).toHaveBeenCalledExactlyOnceWith("hand/attack-1");
    picks.point("hand/joker");
    expect(deeds.play).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("takes a card that may lie anywhere for the one in the hand, if there is one", () => {
    picks.ask(prompt(4, "choose card:joker", "choose card:attack-1"));
    picks.held = new Set(["joker"]);
    expect(["hand/joker", "discard+card/joker"].map((word) => picks.can(word))).toEqual([true, false]);
    expect(picks.can("discard+card/attack-1")).toBe(true);
    expect(picks.can("play/attack-1")).toBe(false);
  });

  it("asks why by the first of the things that it may be, and about several words as a move", () => {
    picks.point("discard+card/sabre");
    expect(deeds.ask).toHaveBeenLastCalledWith("discard/sabre");
    picks.why("space/5 track/1");
    expect(deeds.ask).toHaveBeenLastCalledWith("5 1");
  });

  it("lists what needs no thing on the table", () => {
    picks.ask({ ...prompt(5, "press answer:continue", "strike", "use gun", "pass"), passing: 3 });
    expect(picks.deeds.map(({ word }) => word)).toEqual(["verb/press answer/continue", "verb/strike"]);
  });

  it("sees when only one kind of thing is asked for", () => {
    picks.ask({ ...prompt(6, "buy shop:joker", "end"), passing: 1 });
    expect(picks.asksOnly("shop")).toBe(true);
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
