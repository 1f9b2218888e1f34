import "./browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Builder } from "@/lib/builder.svelte";
import { CardIndex } from "@/lib/cards";
import { facesOf, kindTitles } from "@/lib/deckfaces";
import type { CardNames } from "@/lib/wire-cards";
import type { CheckDeck, DeckGame, ReadText } from "@/lib/wire-decks";

const GAME: DeckGame = {
  slug: "vtes",
  title: "VTES",
  parts: [
    { slug: "crypt", title: "Crypt", kinds: ["vampire"] },
    { slug: "library", title: "Library", kinds: ["action"] },
  ],
  formats: [{ slug: "standard", title: "Standard" }],
  sides: [],
  exports: [],
  bots: [],
};
const NAMES: CardNames = {
  game: "vtes",
  missing: 0,
  slugs: ["anson", "govern"],
  en: ["Anson", "Govern"],
  fr: ["", "Diriger"],
  former: {},
  lines_en: ["", ""],
  lines_fr: ["", ""],
  kinds: [
    { slug: "vampire", en: "V", fr: "V" },
    { slug: "action", en: "A", fr: "A" },
  ],
  kind: [0, 1],
  emblems: [],
  emblem: [],
  facets: [
    { slug: "type", en: "Type", fr: "Type", together: false, values: [{ slug: "vampire", en: "Vampire", fr: "Vampire" }, { slug: "action", en: "Action", fr: "Action" }] },
    { slug: "capacity", en: "Capacity", fr: "Capacité", together: false, values: [{ slug: "8", en: "8", fr: "8" }] },
    { slug: "discipline", en: "Discipline", fr: "Discipline", together: true, values: [{ slug: "dom", en: "Dominate", fr: "Domination" }] },
  ],
  values: { type: [[0], [1]], capacity: [[0]], discipline: [[], [0]] },
};

describe("the deck builder", () => {
  let builder: Builder;
  let asked: [string, CheckDeck | ReadText][];
  let answers: ((value: unknown) => void)[];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
    asked = [];
    answers = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push([path.split("?")[0] ?? path, JSON.parse(String(init.body)) as CheckDeck]);
      return new Promise((done) => answers.push((body) => done(new Response(JSON.stringify(body)))));
    });
    const contents = { name: "", format: "standard", note: "", parts: {}, leftover: ["2 Gouvern"] };
    builder = new Builder(GAME, { id: "d1", version: 1, contents });
    builder.index = new CardIndex(NAMES);
  });
  afterEach(() => {
    builder.close();
    vi.useRealTimers();
  });

  it("shows cards by the words, numbers and letters of the index", () => {
    const faces = facesOf(builder.index as CardIndex, "fr");
    expect(faces["govern"]).toMatchObject({ title: "Diriger", title_other: "Govern", kind: "action", tags: [{ text: "dom", title: "Domination" }] });
    expect(faces["anson"]).toMatchObject({ title: "Anson", numbers: { capacity: 8 } });
    expect(kindTitles(builder.index as CardIndex, "en")).toEqual({ vampire: "Vampire", action: "Action" });
  });

  it("turns a line that could not be read into the card that was meant, with its copies", () => {
    builder.settle({ line: 1, text: "2 Gouvern", problem: "?", count: 2 }, { title: "Govern", card: "govern" });
    expect(builder.contents).toMatchObject({ parts: { library: { govern: 2 } }, leftover: [] });
    builder.draft.undo();
    expect(builder.contents).toMatchObject({ parts: {}, leftover: ["2 Gouvern"] });
    builder.settle({ line: 1, text: "2 Gouvern", problem: "?" }, { title: "Not yet", card: null });
    expect(builder.contents.leftover).toEqual(["2 Gouvern"]);
  });

  it("asks once for a run of changes, and believes only the last answer", async () => {
    builder.more("govern", 1);
    builder.look();
    builder.more("govern", 1);
    builder.look();
    await vi.advanceTimersByTimeAsync(300);
    const checks = () => asked.filter(([path]) => path === "/api/deck-check");
    expect(checks().map(([, body]) => (body as CheckDeck).cards.parts)).toEqual([{ library: [{ card: "govern", count: 2 }] }]);
    builder.giveUp("2 Gouvern");
    builder.look();
    await vi.advanceTimersByTimeAsync(300);
    expect(checks()).toHaveLength(2);
    const check = (about: string) => ({ legal: false, format: "standard", faults: [], counts: [], charts: [], figures: [], about });
    answers[1]?.(check("late"));
    await vi.advanceTimersByTimeAsync(0);
    expect(builder.check?.about).toBe("late");
    answers[0]?.(check("early"));
    await vi.advanceTimersByTimeAsync(0);
    answers[2]?.({ lines: [] }); // what the first one asked besides
    await vi.advanceTimersByTimeAsync(0);
    expect(builder.check?.about).toBe("late");
  });
});
