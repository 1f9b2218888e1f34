import { describe, expect, it, vi } from "vitest";
import { counted, wordAmong, wordInPlay, wordOnTable } from "@/games/parts/words";
import { OF_CHARACTERS } from "@/games/buffy/reading";
import { squareWord } from "@/games/fables/reading";
import { Picks } from "@/lib/picks.svelte";

function asked(...texts: string[]): Picks {
  const picks = new Picks({ play: vi.fn(), ask: vi.fn(), read: vi.fn(), study: vi.fn() });
  const offers = texts.map((text) => ({ text, label: text, words: text.split(" ").filter((word) => word !== ">") }));
  picks.ask({ decision: 1, text: "", rule: "", rule_text: "", source: null, offers, passing: null });
  return picks;
}

describe("a square", () => {
  it("is meant by the verb that asks for squares, not by any number", () => {
    expect(squareWord(3, 0, false, asked("number 3", "number 4"))).toBe("to 3");
    expect(asked("number 3").can("to 3")).toBe(false);
    expect(squareWord(3, 0, false, asked("token 3"))).toBe("token 3");
    expect(squareWord(5, 1, false, asked("start 5 0", "start 5 1"))).toBe("start 5 1");
  });

  it("offers its relic only where the relics lie on the squares", () => {
    expect(squareWord(5, 0, true, asked("relic crack-shot 5"))).toBe("relic 5");
    expect(squareWord(5, 0, false, asked("relic crack-shot 5"))).toBe("to 5");
  });
});

describe("a card on the table", () => {
  it("is not lit by what its like in hand may do", () => {
    expect(wordOnTable(asked("attack joker"), ["choose", "from-discard"], "joker", ["joker"])).toBeNull();
    expect(wordOnTable(asked("choose joker"), ["choose"], "joker", ["joker"])).toBeNull();
    expect(wordOnTable(asked("choose joker"), ["choose"], "joker", [])).toBe("choose joker");
    expect(wordOnTable(asked("from-discard joker"), ["from-discard"], "joker", ["joker"])).toBe("from-discard joker");
  });

  it("that is a character goes by its name, unless only its like in hand is meant", () => {
    const picks = asked("discard ada-vance-1", "move nan-pruitt-1 > A2");
    expect(wordInPlay(picks, OF_CHARACTERS, "ada-vance-1")).toBeNull();
    expect(wordInPlay(picks, OF_CHARACTERS, "nan-pruitt-1")).toBe("nan-pruitt-1");
    expect(wordInPlay(picks, OF_CHARACTERS, "rook-delaney-2")).toBe("rook-delaney-2");
  });

  it("is counted with its equals", () => {
    expect(counted(["joker", "attack-1", "joker"])).toEqual([
      ["joker", 2],
      ["attack-1", 1],
    ]);
  });
});

describe("of several words", () => {
  it("the first that leads on is taken", () => {
    expect(wordAmong(asked("buy joker"), ["pile joker", "buy joker"])).toBe("buy joker");
    expect(wordAmong(asked("end"), ["buy joker"])).toBeNull();
  });
});
