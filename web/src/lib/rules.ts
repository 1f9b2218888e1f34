// The rulebooks: fetched once for each game, searched here while one types, in both languages.
import { api } from "@/lib/api";
import type { Tongue } from "@/lib/wire";
import type { Book, Chapter, Example, RuleMore, RuleTold, Shelf, TermTold } from "@/lib/wire-rules";

const books = new Map<string, Promise<Book>>();

export const rulebooks = {
  shelf: () => api.get<Shelf>("/api/rules"),

  /** A whole book; it does not change while the page is open, and one that could not be fetched is asked for again. */
  book(game: string): Promise<Book> {
    const known = books.get(game);
    if (known) return known;
    const asked = api.get<Book>(`/api/rules/${encodeURIComponent(game)}`);
    books.set(game, asked);
    asked.catch(() => books.delete(game));
    return asked;
  },

  more: (game: string, rule: string, tongue: Tongue) =>
    api.get<RuleMore>(`/api/rules/${encodeURIComponent(game)}/rule/${encodeURIComponent(rule)}?lang=${tongue}`),

  example(game: string, name: string, at: number, seat: number | null, tongue: Tongue): Promise<Example> {
    const query = new URLSearchParams({ name, at: String(at), lang: tongue });
    if (seat !== null) query.set("seat", String(seat));
    return api.get<Example>(`/api/rules/${encodeURIComponent(game)}/example?${query.toString()}`);
  },
};

/** Without capitals and accents: `epique` finds « Épique ». */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("œ", "oe");
}

const TOO_COMMON = 0.15; // of the rules

/** A book made ready to be searched. */
export class Searchable {
  readonly #rules: { rule: RuleTold; chapter: string; id: string; texts: string[] }[];
  readonly #told: Partial<Record<Tongue, TermTold[]>> = {};
  readonly #terms: { term: TermTold; names: string; others: string; texts: string[] }[];

  constructor(readonly book: Book) {
    this.#rules = book.chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({
        rule,
        chapter: chapter.id,
        id: rule.id.toLowerCase(),
        texts: [plain(`${rule.text.en}\n${chapter.title.en}`), plain(`${rule.text.fr}\n${chapter.title.fr}`)],
      })),
    );
    this.#terms = book.terms.map((term) => ({
      term,
      names: plain([term.en, term.fr].flatMap((one) => [one.word, ...one.also, ...one.forms]).join("\n")),
      others: plain([term.en, term.fr].flatMap((one) => [...one.also, ...one.forms]).join("\n")),
      texts: [plain(term.en.definition), plain(term.fr.definition)],
    }));
  }

  /** The chapters with those of their rules that are meant: by id (`act-04`), by words that all occur in one language,
   * or by another name of a term that they define. */
  rules(query: string): Chapter[] {
    const wanted = query.trim().toLowerCase();
    const words = plain(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return this.book.chapters;
    const short = `${this.book.prefix}-${wanted}`.toLowerCase();
    const defining = new Set(this.#terms.filter(({ others }) => others.includes(plain(query).trim())).flatMap(({ term }) => term.rules));
    const found = new Set(
      this.#rules
        .filter(
          ({ rule, id, texts }) =>
            id.startsWith(wanted) || id.startsWith(short) || defining.has(rule.id) || texts.some((text) => words.every((word) => text.includes(word))),
        )
        .map(({ rule }) => rule),
    );
    return this.book.chapters
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => found.has(rule)) }))
      .filter((chapter) => chapter.rules.length > 0);
  }

  /** The terms that a text uses, without those that nearly every rule has: they would tell nothing about this one. */
  words(text: string, tongue: Tongue): TermTold[] {
    return termsIn(text, this.#telling(tongue), tongue);
  }

  #telling(tongue: Tongue): TermTold[] {
    const known = this.#told[tongue];
    if (known) return known;
    const counts = new Map<TermTold, number>();
    for (const { rule } of this.#rules) {
      for (const term of termsIn(rule.text[tongue], this.book.terms, tongue)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const most = Math.max(2, this.#rules.length * TOO_COMMON);
    const found = this.book.terms.filter((term) => (counts.get(term) ?? 0) <= most);
    this.#told[tongue] = found;
    return found;
  }

  /** The terms whose names have all the words, then those whose definitions do. */
  terms(query: string): TermTold[] {
    const words = plain(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return this.book.terms;
    const named = this.#terms.filter(({ names }) => words.every((word) => names.includes(word)));
    const told = this.#terms.filter((one) => !named.includes(one) && one.texts.some((text) => words.every((word) => text.includes(word))));
    return [...named, ...told].map(({ term }) => term);
  }
}

/** The terms that a text uses in a language, in the order of the book. */
export function termsIn(text: string, terms: TermTold[], tongue: Tongue): TermTold[] {
  const read = ` ${plain(text).replace(/[^\p{L}\p{N}'/+-]+/gu, " ")} `;
  return terms.filter((term) => {
    const { word, forms } = term[tongue];
    return [word, ...forms].some((form) => read.includes(` ${plain(form)} `) || read.includes(` ${plain(form)}s `) || read.includes(`'${plain(form)} `));
  });
}

export type { Book, Chapter, Example, RuleMore, RuleTold, Shelf, TermTold };
