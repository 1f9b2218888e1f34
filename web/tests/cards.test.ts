// Searching cards: both languages at once, accents and capitals ignored, names before texts, filters that can be linked to.
import { describe, expect, it } from "vitest";
import { CardIndex, choicesOf, filtersOf, fold, type Filters } from "../src/lib/cards";
import type { CardNames, CardRest } from "../src/lib/wire-cards";

const NAMES: CardNames = {
  game: "vtes",
  missing: 1,
  slugs: ["blood-doll", "govern", "anson", "toreador-grand-ball"],
  en: ["Blood Doll", "Govern the Unaligned", "Anson", "Toreador Grand Ball"],
  fr: ["Poupée de sang", "Gouverner les non-alignés", "", "Grand bal toréador"],
  former: { anson: ["The Rock Star"] },
  lines_en: ["Master", "Action", "Vampire", "Master"],
  lines_fr: ["Maître", "Action", "Vampire", "Maître"],
  kinds: [
    { slug: "master", en: "M", fr: "M" },
    { slug: "action", en: "A", fr: "A" },
    { slug: "vampire", en: "V", fr: "V" },
  ],
  kind: [0, 1, 2, 0],
  emblems: ["drop", ""],
  emblem: [0, 1, 1, 1],
  facets: [
    {
      slug: "discipline",
      en: "Discipline",
      fr: "Discipline",
      together: true,
      values: [
        { slug: "dom", en: "Dominate", fr: "Domination" },
        { slug: "aus", en: "Auspex", fr: "Auspex" },
        { slug: "cel", en: "Celerity", fr: "Célérité" },
      ],
    },
    {
      slug: "clan",
      en: "Clan",
      fr: "Clan",
      together: false,
      values: [
        { slug: "toreador", en: "Toreador", fr: "Toréador" },
        { slug: "10", en: "10", fr: "10" },
        { slug: "9", en: "9", fr: "9" },
      ],
    },
  ],
  values: { discipline: [[], [0], [1, 2]], clan: [[], [], [0], [0]] },
};
const REST: CardRest = {
  game: "vtes",
  texts_en: ["Move blood.", "Bleed with +2 bleed.", "", "Unblockable."],
  texts_fr: ["Déplacez du sang.", "Saignez à +2.", "", "Imblocable."],
  slugs: ["blood-tempering"],
  en: ["Blood Tempering"],
  fr: ["Trempe du sang"],
  former: {},
  values: {},
};
const whole = new CardIndex(NAMES, REST);
const found = (question: string, filters: Filters = {}): string[] => whole.search(question, filters).map((card) => card.slug);

describe("searching", () => {
  it("finds by either language, whatever the accents and capitals", () => {
    expect(found("POUPEE")).toEqual(["blood-doll"]);
    expect(found("unaligned govern")).toEqual(["govern"]);
    expect(found("non alignes")).toEqual(["govern"]);
  });

  it("finds by former names", () => expect(found("rock star")).toEqual(["anson"]));

  it("puts names before texts, and what begins so before what contains it", () => {
    expect(found("blood")).toEqual(["blood-doll", "blood-tempering"]);
    expect(found("sang")).toEqual(["blood-doll", "blood-tempering"]);
    expect(found("bal")[0]).toBe("toreador-grand-ball");
  });

  it("finds by what a card says and what it is", () => {
    expect(found("bleed")).toEqual(["govern"]);
    expect(found("celerite")).toEqual(["anson"]);
    expect(found("master move")).toEqual(["blood-doll"]);
  });

  it("finds nothing for what is nowhere, and everything for nothing", () => {
    expect(found("zzz")).toEqual([]);
    expect(found("  ")).toHaveLength(5);
    expect(found(".*")).toHaveLength(5);
  });

  it("lists by name in the reader's language", () => {
    expect(whole.search("", { here: ["yes"] }, "fr").map((card) => card.name.fr)).toEqual([
      "Anson",
      "Gouverner les non-alignés",
      "Grand bal toréador",
      "Poupée de sang",
    ]);
  });

  it("works before the texts are here", () => {
    const early = new CardIndex(NAMES);
    expect(early.whole).toBe(false);
    expect(early.search("bleed")).toEqual([]);
    expect(early.search("govern")[0]?.slug).toBe("govern");
  });
});

const numbered = (slug: string, en: string, fr: string, values: string[]): CardNames["facets"][number] => ({ slug, en, fr, together: false, values: values.map((value) => ({ slug: value, en: value, fr: value })) });
const PRICED: CardNames = {
  ...NAMES,
  facets: [
    ...NAMES.facets,
    numbered("capacity", "Capacity", "Capacité", ["1", "4", "10", "11"]),
    numbered("pool", "Pool cost", "Coût en réserve", ["2", "X"]),
    numbered("blood", "Blood cost", "Coût en sang", ["1", "2"]),
  ],
  values: { ...NAMES.values, capacity: [[], [], [2]], pool: [[0], [], [], [1]], blood: [[], [1]] },
};

describe("numbers", () => {
  const index = new CardIndex(PRICED, REST);
  const priced = (question: string): string[] => index.search(question).map((card) => card.slug);

  it("takes a number after a field's name for that very number", () => {
    expect(priced("capacity 10")).toEqual(["anson"]);
    expect(priced("capacity 1")).toEqual([]);
    expect(priced("CAPACITÉ 10")).toEqual(["anson"]);
    expect(priced("auspex capacite 10 star")).toEqual(["anson"]);
    expect(priced("auspex capacity 4")).toEqual([]);
  });

  it("means every field of that name by a word they share, and one of them by its own", () => {
    expect(priced("cost 2")).toEqual(["blood-doll", "govern"]);
    expect(priced("coût 2")).toEqual(["blood-doll", "govern"]);
    expect(priced("coût en sang 2")).toEqual(["govern"]);
    expect(priced("pool 2")).toEqual(["blood-doll"]);
    expect(priced("pool cost x")).toEqual(["toreador-grand-ball"]);
    expect(priced("cost 1")).toEqual([]);
  });

  it("leaves a number alone that no field stands before", () => expect(priced("bleed 2")).toEqual(["govern"]));
});

describe("filters", () => {
  it("ask for all Disciplines at once, but for one of several clans", () => {
    expect(found("", { discipline: ["aus", "cel"] })).toEqual(["anson"]);
    expect(found("", { discipline: ["aus", "dom"] })).toEqual([]);
    expect(found("", { clan: ["toreador", "10"] })).toEqual(["anson", "toreador-grand-ball"]);
  });

  it("tell what can be played from what cannot yet", () => {
    expect(found("", { here: ["no"] })).toEqual(["blood-tempering"]);
    expect(found("blood", { here: ["yes"] })).toEqual(["blood-doll"]);
  });

  it("come from the address, and what means nothing there asks for nothing", () => {
    const query = new URLSearchParams("clan=toreador,unheard-of&discipline=&other=1");
    const filters = filtersOf(whole, (name) => query.get(name));
    expect(filters).toEqual({ clan: ["toreador", "unheard-of"] });
    expect(found("", filters)).toEqual(["anson", "toreador-grand-ball"]);
    expect(found("", { clan: ["unheard-of"] })).toHaveLength(5);
  });

  it("are listed with numbers in their order", () => {
    expect(choicesOf(NAMES.facets[1]!, "fr").map((value) => value.fr)).toEqual(["9", "10", "Toréador"]);
  });
});

describe("folding", () => {
  it("leaves letters and digits", () => expect(fold("  Œuvre d’Étienne – .44 ")).toBe("oeuvre detienne 44"));
});
