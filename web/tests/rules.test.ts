// Looking rules up while typing, in both languages; terms in texts; ids that lead somewhere.
import { describe, expect, it } from "vitest";
import { withRules } from "@/lib/ruleids";
import { plain, Searchable, termsIn } from "@/lib/rules";
import type { Book, RuleTold, TermTold } from "@/lib/wire-rules";

const rule = (id: string, en: string, fr: string): RuleTold => ({ id, text: { en, fr }, see: [], seen_from: [], together: [], examples: 0 });
const term = (slug: string, en: string, fr: string, also: string[] = [], forms: string[] = []): TermTold => ({
  slug,
  en: { word: en, definition: `What ${en} means.`, also: [], forms },
  fr: { word: fr, definition: `Ce que veut dire ${fr}.`, also, forms: [] },
  rules: ["FAB-EPIC-01"],
});

const BOOK: Book = {
  game: "fables",
  title: { en: "Twisted Fables", fr: "Twisted Fables" },
  prefix: "FAB",
  chapters: [
    {
      id: "FAB-EPIC",
      title: { en: "Epics", fr: "Les cartes Épique" },
      rules: [
        rule("FAB-EPIC-01", "At your threshold you choose an Epic.", "À votre seuil, vous choisissez une carte Épique."),
        rule("FAB-EPIC-02", "From then on it is a card of your deck.", "Dès lors, c’est une carte de votre deck."),
      ],
    },
    { id: "FAB-ACT", title: { en: "Actions", fr: "Les actions" }, rules: [rule("FAB-ACT-04", "No Attack beyond range 1.", "Pas d’Attaque au-delà de la portée 1.")] },
  ],
  terms: [term("epic", "Epic", "carte Épique", ["carte ultime"], ["Epics"]), term("range", "range", "portée")],
};

const book = new Searchable(BOOK);
const ids = (query: string) => book.rules(query).flatMap((chapter) => chapter.rules.map((one) => one.id));

describe("the search", () => {
  it("shows the whole book to whoever looks for nothing", () => {
    expect(ids("  ")).toEqual(["FAB-EPIC-01", "FAB-EPIC-02", "FAB-ACT-04"]);
  });

  it("finds words of both languages, without accents and capitals", () => {
    expect(ids("portee")).toEqual(["FAB-ACT-04"]);
    expect(ids("RANGE attack")).toEqual(["FAB-ACT-04"]);
    expect(ids("l'attaque")).toEqual([]);
    expect(ids("d'attaque")).toEqual(["FAB-ACT-04"]);
  });

  it("finds the rules that define a term which goes by another name, or in another form", () => {
    expect(ids("carte ultime")).toEqual(["FAB-EPIC-01"]);
    expect(ids("ultime deck")).toEqual([]);
    expect(book.terms("epics").map((one) => one.slug)).toEqual(["epic"]);
  });

  it("wants all words in one language", () => {
    expect(ids("seuil epique")).toEqual(["FAB-EPIC-01"]);
    expect(ids("seuil range")).toEqual([]);
  });

  it("finds ids, whole or begun, with or without the letters of the game", () => {
    expect(ids("FAB-ACT-04")).toEqual(["FAB-ACT-04"]);
    expect(ids("epic-0")).toEqual(["FAB-EPIC-01", "FAB-EPIC-02"]);
    expect(ids("fab-epic")).toEqual(["FAB-EPIC-01", "FAB-EPIC-02"]);
  });

  it("finds a chapter by its title and leaves the others out", () => {
    expect(book.rules("epique").map((chapter) => chapter.id)).toEqual(["FAB-EPIC"]);
  });

  it("finds terms by every name they go by", () => {
    expect(book.terms("ultime").map((one) => one.slug)).toEqual(["epic"]);
    expect(book.terms("portee").map((one) => one.slug)).toEqual(["range"]);
  });
});

describe("terms in a text", () => {
  it("are found as words, in their forms, and nowhere inside others", () => {
    expect(termsIn("Choose one of three Epics, at range 1.", BOOK.terms, "en").map((one) => one.slug)).toEqual(["epic", "range"]);
    expect(termsIn("Arrange the epicentre.", BOOK.terms, "en")).toEqual([]);
    expect(termsIn("Hors de portée.", BOOK.terms, "fr").map((one) => one.slug)).toEqual(["range"]);
  });
});

describe("the words of a rule", () => {
  it("leave out what nearly every rule has", () => {
    const everywhere = { ...BOOK, terms: [...BOOK.terms, term("deck", "deck", "deck", [], ["card", "you", "no"])] };
    const told = new Searchable({ ...everywhere, chapters: Array.from({ length: 8 }, () => BOOK.chapters[0]!) });
    expect(told.words("An Epic of your deck.", "en").map((one) => one.slug)).toEqual([]);
    expect(book.words("An Epic at range 1.", "en").map((one) => one.slug)).toEqual(["epic", "range"]);
  });
});

describe("ids in a text", () => {
  it("are places, and the rest stays as it is", () => {
    expect(withRules("See FAB-ACT-04, BUF-RUL-07b.")).toEqual([
      { text: "See ", rule: false },
      { text: "FAB-ACT-04", rule: true },
      { text: ", ", rule: false },
      { text: "BUF-RUL-07b", rule: true },
      { text: ".", rule: false },
    ]);
    expect(withRules("AB-1 nothing")).toEqual([{ text: "AB-1 nothing", rule: false }]);
  });

  it("are compared without accents", () => {
    expect(plain("L’Œuvre Épique")).toBe("l'oeuvre epique");
  });
});
