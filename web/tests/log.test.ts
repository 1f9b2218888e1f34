import "./browser";
import { describe, expect, it } from "vitest";
import { found } from "@/lib/faces";
import { byTurn, pieces } from "@/lib/log";
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
      { text: ".", card: null },
    ]);
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
