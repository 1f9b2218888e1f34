// All cards of a game: fetched once, searched while one types in both languages at once, filtered by what tells them apart.
import { api } from "@/lib/api";
import type { Tongue } from "@/lib/wire";
import type { CardNames, CardProofs, CardRest, CardTold, FacetInfo, FacetValue, KindInfo } from "@/lib/wire-cards";

export interface Both {
  en: string;
  fr: string;
}

/** A card as lists show it. What cannot be played yet has a name and little more. */
export interface ListedCard {
  game: string;
  slug: string;
  name: Both;
  former: readonly string[];
  playable: boolean;
  line: Both;
  text: Both;
  kind: KindInfo | null;
  emblem: string;
  /** What it has of each facet: places in the facet's values. */
  values: Readonly<Record<string, readonly number[]>>;
}

/** What is asked for, by facet: the words of values. `HERE` asks for cards that can be played, or that cannot. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export const HERE = "here";
export const PLAYABLE = "yes";
export const NOT_YET = "no";

const NOTHING: Both = { en: "", fr: "" };
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** Without capitals, accents and marks, so that `epique` finds « Épique » and `lovers` “Lover’s”. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+|['’‘]/gu, "")
    .toLowerCase()
    .replace(/[œæßøł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How well a card answers: the smaller the better. */
const enum Rank {
  Whole,
  Begins,
  WordBegins,
  Named,
  Said,
  Not,
}
const RANKS = Rank.Not;

class Entry {
  /** Everything it goes or went by, folded; each between spaces, so that a word's beginning can be found. */
  readonly names: string;
  /** The same with what it says and what it is. */
  readonly said: string;

  constructor(
    readonly card: ListedCard,
    facets: readonly FacetInfo[],
  ) {
    const names = [...new Set([card.name.en, card.name.fr, ...card.former].map(fold))];
    this.names = `| ${names.join(" | ")} |`;
    const { line, text } = card;
    this.said = `${this.names}|${fold([line.en, line.fr, text.en, text.fr, ...valueNames(card, facets)].join("|"))}`;
  }

  rank({ query, words, numbers }: Question): Rank {
    if (!numbers.every((number) => has(this.card, number))) return Rank.Not;
    if (!query) return Rank.Whole;
    const names = this.names;
    if (names.includes(query)) {
      if (names.includes(`| ${query} |`)) return Rank.Whole;
      if (names.includes(`| ${query}`)) return Rank.Begins;
      return names.includes(` ${query}`) ? Rank.WordBegins : Rank.Named;
    }
    if (words.every((word) => names.includes(word))) return Rank.Named;
    return words.every((word) => this.said.includes(word)) ? Rank.Said : Rank.Not;
  }
}

function valueNames(card: ListedCard, facets: readonly FacetInfo[]): string[] {
  return facets.flatMap((facet) =>
    (card.values[facet.slug] ?? []).flatMap((place) => {
      const value = facet.values[place];
      return value ? [`${facet.en} ${value.en}`, `${facet.fr} ${value.fr}`] : [];
    }),
  );
}

/** A field with its number, as somebody asks for it: `cost 2` may mean the cost in pool as well as that in blood. */
interface Numbered {
  facets: readonly FacetInfo[];
  value: string;
}

/** What was typed: words that may stand anywhere, and numbers that have to fit their field. */
interface Question {
  query: string;
  words: readonly string[];
  numbers: readonly Numbered[];
}

const LONGEST_NAME = 4; // words: « points de destinée »
const SHORTEST_NAME = 3; // letters: "of" and « de » name nothing
const isNumber = (word: string | undefined): word is string => /^(\d+|x)$/.test(word ?? "");

/** What fields with numbers go by in either language: their whole name, each word of it, and their word in an address. */
function namesOfNumbers(facets: readonly FacetInfo[]): Map<string, FacetInfo[]> {
  const found = new Map<string, FacetInfo[]>();
  for (const facet of facets.filter((one) => one.values.some((value) => isNumber(value.slug)))) {
    const titles = [facet.slug, facet.en, facet.fr].map(fold);
    const words = titles.flatMap((title) => title.split(" ")).filter((word) => word.length >= SHORTEST_NAME);
    for (const name of new Set([...titles, ...words])) found.set(name, [...(found.get(name) ?? []), facet]);
  }
  return found;
}

function has(card: ListedCard, { facets, value }: Numbered): boolean {
  return facets.some((facet) => (card.values[facet.slug] ?? []).some((place) => facet.values[place]?.slug.toLowerCase() === value));
}

/** Every card of a game. What comes later makes a new one: an index never changes. */
export class CardIndex {
  readonly facets: readonly FacetInfo[];
  readonly cards: readonly ListedCard[];
  /** How many official cards cannot be played yet, whether their names are here by now or not. */
  readonly missing: number;
  readonly #entries: readonly Entry[];
  readonly #bySlug: ReadonlyMap<string, ListedCard>;
  readonly #numbered: ReadonlyMap<string, readonly FacetInfo[]>;
  readonly #ordered: Partial<Record<Tongue, readonly Entry[]>> = {};

  constructor(
    readonly names: CardNames,
    readonly rest: CardRest | null = null,
  ) {
    this.facets = names.facets;
    this.missing = names.missing;
    this.cards = [...playable(names, rest), ...(rest ? notYet(rest) : [])];
    this.#entries = this.cards.map((card) => new Entry(card, this.facets));
    this.#numbered = namesOfNumbers(this.facets);
    this.#bySlug = new Map(this.cards.map((card) => [card.slug, card]));
  }

  get game(): string {
    return this.names.game;
  }

  /** Whether texts and missing cards are here, too. */
  get whole(): boolean {
    return this.rest !== null;
  }

  card(slug: string): ListedCard | undefined {
    return this.#bySlug.get(slug);
  }

  /** The best answers first; among equals by name. Without a question everything that the filters let through. */
  search(question: string, filters: Filters = {}, tongue: Tongue = "en"): ListedCard[] {
    const asked = this.#read(question);
    const passes = this.#gate(filters);
    const found: ListedCard[][] = Array.from({ length: RANKS }, () => []);
    for (const entry of this.#inOrder(tongue)) {
      if (!passes(entry.card)) continue;
      const rank = entry.rank(asked);
      if (rank !== Rank.Not) found[rank]?.push(entry.card);
    }
    // What can be played stands before what cannot, as long as both are named as well.
    return found.flatMap((same) => [...same.filter((card) => card.playable), ...same.filter((card) => !card.playable)]);
  }

  /** `dominate capacity 4`: the longest name of a field before a number counts; other numbers are words like any. */
  #read(question: string): Question {
    const said = fold(question).split(" ").filter(Boolean);
    const words: string[] = [];
    const numbers: Numbered[] = [];
    for (const word of said) {
      const named = isNumber(word) ? this.#named(words) : null;
      if (!named) {
        words.push(word);
        continue;
      }
      words.splice(-named.length);
      numbers.push({ facets: named.facets, value: String(Number(word) || word) });
    }
    return { query: words.join(" "), words, numbers };
  }

  /** The field that the last words name, and by how many of them. */
  #named(words: readonly string[]): { facets: readonly FacetInfo[]; length: number } | null {
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const facets = this.#numbered.get(words.slice(-length).join(" "));
      if (facets) return { facets, length };
    }
    return null;
  }

  /** Which cards the filters let through; words that mean nothing here ask for nothing. */
  #gate(filters: Filters): (card: ListedCard) => boolean {
    const tests = this.facets.flatMap((facet) => {
      const wanted = (filters[facet.slug] ?? []).map((word) => facet.values.findIndex((value) => value.slug === word)).filter((place) => place >= 0);
      if (wanted.length === 0) return [];
      return [
        (card: ListedCard) => {
          const has = card.values[facet.slug] ?? [];
          return facet.together ? wanted.every((place) => has.includes(place)) : wanted.some((place) => has.includes(place));
        },
      ];
    });
    const here = filters[HERE]?.[0];
    if (here === PLAYABLE) tests.push((card) => card.playable);
    if (here === NOT_YET) tests.push((card) => !card.playable);
    return (card) => tests.every((test) => test(card));
  }

  #inOrder(tongue: Tongue): readonly Entry[] {
    const known = this.#ordered[tongue];
    if (known) return known;
    const collator = new Intl.Collator(tongue, { numeric: true });
    return (this.#ordered[tongue] = [...this.#entries].sort((one, other) => collator.compare(one.card.name[tongue], other.card.name[tongue])));
  }
}

function playable(names: CardNames, rest: CardRest | null): ListedCard[] {
  return names.slugs.map((slug, at) => ({
    game: names.game,
    slug,
    name: both(names.en[at], names.fr[at]),
    former: names.former[slug] ?? [],
    playable: true,
    line: both(names.lines_en[at], names.lines_fr[at]),
    text: rest ? both(rest.texts_en[at], rest.texts_fr[at]) : NOTHING,
    kind: names.kinds[names.kind[at] ?? -1] ?? null,
    emblem: names.emblems[names.emblem[at] ?? -1] ?? "",
    values: valuesAt(names.values, at),
  }));
}

function notYet(rest: CardRest): ListedCard[] {
  return rest.slugs.map((slug, at) => ({
    game: rest.game,
    slug,
    name: both(rest.en[at], rest.fr[at]),
    former: rest.former[slug] ?? [],
    playable: false,
    line: NOTHING,
    text: NOTHING,
    kind: null,
    emblem: "",
    values: valuesAt(rest.values, at),
  }));
}

function both(en = "", fr = ""): Both {
  return { en, fr: fr || en };
}

function valuesAt(columns: Record<string, number[][]>, at: number): Record<string, readonly number[]> {
  const found: Record<string, readonly number[]> = {};
  for (const [facet, column] of Object.entries(columns)) {
    const places = column[at];
    if (places && places.length > 0) found[facet] = places;
  }
  return found;
}

/** The values of a facet as a list of choices: numbers in their order, words by name. */
export function choicesOf(facet: FacetInfo, tongue: Tongue): FacetValue[] {
  const collator = new Intl.Collator(tongue, { numeric: true });
  return [...facet.values].sort((one, other) => collator.compare(one[tongue], other[tongue]));
}

// -- the address ---------------------------------------------------------------------------------

/** What the address of a page asks for: `?clan=brujah,toreador&discipline=pot`. */
export function filtersOf(index: CardIndex, get: (name: string) => string | null): Filters {
  const found: Record<string, string[]> = {};
  for (const name of [HERE, ...index.facets.map((facet) => facet.slug)]) {
    const words = (get(name) ?? "").split(",").filter(Boolean);
    if (words.length > 0) found[name] = words;
  }
  return found;
}

export function cardAddress(card: Pick<ListedCard, "game" | "slug">): string {
  return `/cards/${encodeURIComponent(card.game)}/${encodeURIComponent(card.slug)}`;
}

// -- the server ----------------------------------------------------------------------------------

const names = new Map<string, Promise<CardIndex>>();
const whole = new Map<string, Promise<CardIndex>>();

/** The names of all cards of a game: little, and enough to begin with. */
export function namesOf(game: string): Promise<CardIndex> {
  return kept(names, game, async () => new CardIndex(await api.get<CardNames>(`/api/cards/${encodeURIComponent(game)}`)));
}

/** The same with the texts, and with the official cards that are missing. */
export function wholeOf(game: string): Promise<CardIndex> {
  return kept(whole, game, async () => {
    const known = await namesOf(game);
    return new CardIndex(known.names, await api.get<CardRest>(`/api/cards/${encodeURIComponent(game)}/rest`));
  });
}

/** Until somebody uses the page: what is large and not needed at once waits for that, for ever if need be. */
export function untilStirred(): Promise<void> {
  return new Promise((done) => {
    const stop = new AbortController();
    const stirred = (): void => {
      stop.abort();
      done();
    };
    for (const sign of ["pointermove", "pointerdown", "keydown", "wheel"]) window.addEventListener(sign, stirred, { signal: stop.signal, passive: true });
  });
}

/** Everything about one card. */
export function cardTold(game: string, slug: string): Promise<CardTold> {
  return api.get<CardTold>(`/api/cards/${encodeURIComponent(game)}/card/${encodeURIComponent(slug)}`);
}

/** Every position with a card: of some there are very many. */
export function proofsOf(game: string, slug: string): Promise<CardProofs> {
  return api.get<CardProofs>(`/api/cards/${encodeURIComponent(game)}/card/${encodeURIComponent(slug)}/positions`);
}

/** What was fetched once is not fetched again, unless it went wrong. */
function kept<T>(shelf: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = shelf.get(key);
  if (found) return found;
  const made = make();
  shelf.set(key, made);
  made.catch(() => shelf.delete(key));
  return made;
}
