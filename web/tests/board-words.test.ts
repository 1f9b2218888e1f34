import { describe, expect, it, vi } from "vitest";
import { offer } from "./offers";
import { counted } from "@/games/parts/counted";
import { squareWord } from "@/games/fables/reading";
import { Picks } from "@/lib/picks.svelte";

function asked(...texts: string[]): Picks {
  const picks = new Picks({ play: vi.fn(), ask: vi.fn(), read: vi.fn(), study: vi.fn() });
  const offers = texts.map((text) => offer(text));
  picks.ask({ decision: 1, text: "", rule: "", rule_text: "", source: null, offers, passing: null });
  return picks;
}

describe("a square", () => {
  it("is meant by a word for squares, not by any number", () => {
    const picks = asked("number number:3", "number number:4");
    expect(picks.can(squareWord(3, 0, false, picks))).toBe(false);
    expect(squareWord(3, 0, false, asked("token space:3"))).toBe("space/3");
  });

  it("has its track where one may begin on either", () => {
    const picks = asked("start space:5 track:1");
    expect([0, 1].map((track) => picks.can(squareWord(5, track, false, picks)))).toEqual([false, true]);
  });

  it("offers its relic only where the relics lie on the squares", () => {
    expect(squareWord(5, 0, true, asked("relic hand:crack-shot relic:5"))).toBe("relic/5");
    expect(squareWord(5, 0, false, asked("relic hand:crack-shot relic:5"))).toBe("space/5");
  });
});

describe("cards", () => {
  it("are counted with their equals", () => {
    expect(counted(["joker", "attack-1", "joker"])).toEqual([
      ["joker", 2],
      ["attack-1", 1],
    ]);
  });
});
