import "./browser";
import { describe, expect, it } from "vitest";
import { found } from "@/lib/faces";
import { byTurn, cardOf, entries, foldedAs, letterOf, pieces, turnOf } from "@/lib/log";
import { pageOf } from "@/lib/route.svelte";
import type { Face } from "@/lib/wire";

describe("the log", () => {
  it("is grouped by turn, in order", () => {
    const lines = [0, 1, 1, 2].map((turn, at) => ({ at, turn, text: `${at}` }));
    expect(byTurn(lines).map((turn) => [turn.turn, turn.lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it("folds steps and passes that follow one another, and nothing else", () => {
    const line = (text: string, kind = "", auto = false) => ({ at: 0, turn: 1, text, kind, auto });
    const lines = [
      line("Draw Step.", "step"),
      line("Ada draws."),
      line("Ada passes.", "pass"),
      line("Milo passes.", "pass"),
      line("Movement Step.", "step"),
      line("Passed for you: Movement.", "", true),
      line("Ada passes.", "pass"),
    ];
    const folded = entries(lines);
    expect(folded.map((entry) => [entry.quiet, entry.lines.length])).toEqual([
      [true, 1],
      [false, 1],
      [true, 3],
      [false, 1],
      [true, 1],
    ]);
    expect(folded.map(foldedAs)[2]).toEqual({ steps: ["Movement Step"], passes: 2 });
    expect(folded.flatMap((entry) => entry.lines)).toEqual(lines);
  });

  it("counts a line that is told again, unless it was passed for somebody", () => {
    const line = (text: string, auto = false) => ({ at: 0, turn: 1, text, auto });
    const folded = entries([line("A pays."), line("A pays."), line("B pays."), line("A pays."), line("A pays.", true), line("A pays.", true)]);
    expect(folded.map((entry) => entry.lines.length)).toEqual([2, 1, 1, 1, 1]);
  });

  it("finds names of cards, a longer one before a part of it", () => {
    const cards = [
      ["attack", "Attack"],
      ["attack-1", "Attack 1"],
    ];
    expect(pieces("Red plays Attack 1 and Attack.", cards)).toEqual([
      { text: "Red plays ", card: null },
      { text: "Attack 1", card: "attack-1" },
      { text: " and ", card: null },
      { text: "Attack", card: "attack" },
      { text: "\u2060.", card: null },
    ]);
  });

  it("keeps a sentence’s stops at the name before them", () => {
    expect(pieces("Plays A, B\u00a0: C", [["a", "A"], ["b", "B"]]).map((piece) => piece.text)).toEqual(["Plays ", "A", "\u2060, ", "B", "\u2060\u00a0: C"]);
  });

  it("leaves a line without cards whole, and never reads a name as a pattern", () => {
    expect(pieces("Turn 1.")).toEqual([{ text: "Turn 1.", card: null }]);
    expect(pieces("a (b) c", [["b", "(b)"]]).map((piece) => piece.text)).toEqual(["a ", "(b)", " c"]);
  });
});

describe("searching for a card", () => {
  const face = (slug: string, title: string, title_other: string): Face => ({ slug, title, title_other, line: "", text: "", kind: "", letter: "" });
  const faces = { a: face("a", "Rain of Mirrors", "Pluie de miroirs"), b: face("b", "Échec au roi", "Checkmate"), c: face("c", "Mirror", "Miroir") };

  it("looks into both languages, without accents and case", () => {
    expect(found(faces, "echec").map((one) => one.slug)).toEqual(["b"]);
    expect(found(faces, "MIROIR").map((one) => one.slug)).toEqual(["c", "a"]);
    expect(found(faces, "  ")).toEqual([]);
  });
});

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(pageOf("/")).toEqual({ name: "lobby" });
    expect(pageOf("/table/a%2Fb")).toEqual({ name: "table", id: "a/b" });
    expect(pageOf("/replay/x")).toEqual({ name: "replay", id: "x" });
    expect(pageOf("/nowhere")).toEqual({ name: "lost" });
  });
});

describe("who a line is about", () => {
  const line = (more: object) => ({ at: 0, turn: 1, text: "", ...more });

  it("is the seat whose turn it is, as the line says that heads the turn", () => {
    const lines = [line({ turn: 0, seat: 2 }), line({ seat: 0 }), line({ kind: "turn", seat: 1 }), line({ seat: 3 })];
    expect(byTurn(lines).map(turnOf)).toEqual([null, 1]);
  });

  it("goes by its letter", () => {
    expect([0, 1, 5].map(letterOf)).toEqual(["A", "B", "F"]);
  });

  it("is, of its cards, the one that is played", () => {
    const cards = [
      ["anson", "Anson"],
      ["conditioning", "Conditioning"],
    ];
    expect(cardOf(line({ cards, played: "conditioning" }))).toBe("conditioning");
    expect(cardOf(line({ cards }))).toBe("anson");
    expect(cardOf(line({}))).toBeNull();
  });
});
