import { describe, expect, it } from "vitest";
import { columnsOf, HEIGHT } from "@/decks/chart";
import { cardsOf, contentsOf, countOf, groupsOf, partFor, sizeOf, withAll, withCount, withMore, withoutLine, type Contents } from "@/lib/deckbox";
import type { Face } from "@/lib/wire";
import type { DeckGame, DeckPart } from "@/lib/wire-decks";

const part = (slug: string, kinds: string[], more: Partial<DeckPart> = {}): DeckPart => ({ slug, title: slug, kinds, ...more });
const GAME = {
  slug: "g",
  title: "G",
  parts: [part("essence", ["essence"], { single: true }), part("main", ["hero"], { single: true, within: "resources" }), part("resources", ["hero", "action"])],
  formats: [],
  sides: [],
  exports: [],
  bots: [],
} as unknown as DeckGame;
const face = (slug: string, kind: string, level?: number): Face => ({ slug, kind, title: slug, title_other: "", line: "", text: "", letter: "", ...(level ? { numbers: { level } } : {}) });
const EMPTY: Contents = { name: "", format: "", note: "", parts: {}, leftover: [] };

describe("what is in a deck", () => {
  it("puts a card where cards of its kind go", () => {
    expect(partFor(GAME, "hero")?.slug).toBe("resources");
    const deck = withMore(GAME, withMore(GAME, EMPTY, face("punch", "action"), 2), face("punch", "action"), 1);
    expect(deck.parts).toEqual({ resources: { punch: 3 } });
    expect([countOf(deck, "punch"), sizeOf(deck, "resources")]).toEqual([3, 3]);
    expect(withMore(GAME, deck, face("punch", "action"), -9).parts).toEqual({ resources: {} });
    expect(withMore(GAME, deck, face("stranger", "relic"), 1)).toBe(deck);
  });

  it("replaces the card of a part that has but one", () => {
    const deck = withMore(GAME, withMore(GAME, EMPTY, face("ada", "essence"), 1), face("milo", "essence"), 1);
    expect(deck.parts["essence"]).toEqual({ milo: 1 });
  });

  it("lets the first who can lead the deck lead it, as long as she is in it", () => {
    let deck = withMore(GAME, EMPTY, face("ada-2", "hero", 2), 1);
    expect(deck.parts["main"]).toBeUndefined();
    deck = withMore(GAME, withMore(GAME, deck, face("ada-1", "hero", 1), 2), face("milo-1", "hero", 1), 1);
    expect(deck.parts["main"]).toEqual({ "ada-1": 1 });
    expect(withMore(GAME, deck, face("ada-1", "hero", 1), -1).parts["main"]).toEqual({ "ada-1": 1 });
    expect(withMore(GAME, deck, face("ada-1", "hero", 1), -2).parts["main"]).toEqual({});
  });

  it("never holds less than none nor more than the server takes", () => {
    const resources = GAME.parts[2] as DeckPart;
    expect(withCount(GAME, EMPTY, resources, "punch", 1000).parts["resources"]).toEqual({ punch: 99 });
    expect(withCount(GAME, EMPTY, resources, "punch", -1).parts["resources"]).toEqual({});
  });

  it("is listed by kind and title, and comes back from the server as it went", () => {
    const deck = { ...EMPTY, name: "N", parts: { resources: { punch: 2, ada: 1, édith: 1, émile: 1 } }, leftover: ["1 Nothing"] };
    const groups = groupsOf(GAME.parts[2] as DeckPart, deck, (slug) => face(slug, slug === "punch" ? "action" : "hero"));
    expect(groups.map((group) => [group.kind, group.count, group.cards.map((card) => card.face.slug)])).toEqual([
      ["hero", 3, ["ada", "édith", "émile"]],
      ["action", 2, ["punch"]],
    ]);
    expect(contentsOf({ ...deck, cards: cardsOf(deck) })).toEqual(deck);
  });

  it("takes in another list, and lines that could not be read until they are settled", () => {
    const deck = withAll({ ...EMPTY, parts: { resources: { punch: 2 } } }, { parts: { resources: [{ card: "punch", count: 1 }], essence: [{ card: "ada", count: 1 }] }, leftover: ["1 Pnch", "2 Kick"] });
    expect(deck.parts).toEqual({ resources: { punch: 3 }, essence: { ada: 1 } });
    expect(withoutLine(deck, "1 Pnch").leftover).toEqual(["2 Kick"]);
    expect(withoutLine(deck, "unknown")).toBe(deck);
  });
});

describe("a chart", () => {
  it("gives the most the full height, and keeps its columns apart", () => {
    const [one, two] = columnsOf([{ slug: "a", title: "1", amount: 2 }, { slug: "b", title: "2", amount: 4 }], 100);
    expect(two?.height).toBe(HEIGHT - 32);
    expect(one?.height).toBe((HEIGHT - 32) / 2);
    expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThan(two?.x ?? 0);
  });
});
