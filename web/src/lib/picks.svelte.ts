// Pointing at things: whatever bears a word of an offered move can be chosen, in any order.
// A thing goes by its word of notation, after what it is: `space/park`, `hand/joker`. It may be several things
// (`discard+card/joker`), and take several words of one move (`space/5 track/1`). A word alone means anything.
import type { Offer, Part, Prompt } from "@/lib/wire";

/** What a choice of words leads to; the table page supplies it. */
export interface PickDeeds {
  /** Play the offer of this index. */
  play(index: number): void;
  /** Ask why this word, or this move, is not on offer. */
  ask(about: string): void;
  /** Show this card in the reader: `pin` even where another one is kept. */
  read(slug: string, pin: boolean): void;
  /** The same, and open the reader where it is out of sight. */
  study(slug: string): void;
}

/** What a finger has tapped once. */
export interface Tapped {
  at: HTMLElement;
  word: string | null;
  card: string;
}

/** A word without what it is. */
function bare(word: string): string {
  return word.slice(word.lastIndexOf("/") + 1);
}

function whatsOf(word: string): string[] {
  return word.includes("/") ? word.slice(0, word.lastIndexOf("/")).split("+") : [];
}

export class Picks {
  /** The words chosen so far, in the order in which they were. */
  words: string[] = $state([]);
  /** The word under the pointer or the focus, so that a board can light what it reaches. */
  focused: string | null = $state(null);

  /** A finger cannot hover: its first tap reads a card, the second chooses it. */
  tapped: Tapped | null = $state.raw(null);

  /** The cards in one's hand: a card that is named wherever it lies is then the one there. */
  held: ReadonlySet<string> = $state.raw(new Set());

  #prompt: Prompt | null = $state.raw(null);
  #deeds: PickDeeds;

  /** The offers of a group that was chosen from the list, by index; null: all of them. */
  group: number[] | null = $state.raw(null);

  /** Indexes of the offers that are left: they have all chosen words and belong to the chosen group. */
  open: number[] = $derived(this.#having(this.words).filter((index) => this.group?.includes(index) ?? true));

  constructor(deeds: PickDeeds) {
    this.#deeds = deeds;
  }

  /** A new question: choices made for an older one mean nothing now. */
  ask(prompt: Prompt | null): void {
    const same = prompt?.decision === this.#prompt?.decision;
    this.#prompt = prompt;
    if (!same) this.clear();
  }

  get started(): boolean {
    return this.words.length > 0 || this.group !== null;
  }

  /** Choose a line of the list: the only move of it is played, several are asked for next. */
  take(indexes: number[]): void {
    const only = indexes[0];
    if (indexes.length !== 1 || only === undefined) {
      this.group = indexes;
      return;
    }
    this.clear();
    this.#deeds.play(only);
  }

  /** Whether pointing at this word leads on to a move. Several (`buy joker`) must belong to one move. */
  can(word: string | null | undefined): boolean {
    return word != null && this.leadingTo(word).length > 0;
  }

  /** The moves that pointing at this word leaves, by index. */
  leadingTo(word: string): number[] {
    const parts = word.split(" ");
    return this.open.filter((index) => parts.every((part) => this.#names(this.#offer(index), part)));
  }

  chosen(word: string | null | undefined): boolean {
    return word != null && word.split(" ").every((part) => this.words.includes(part));
  }

  /** The first of these words that leads on to a move or is chosen. */
  among(...words: string[]): string | null {
    return words.find((word) => this.can(word) || this.chosen(word)) ?? null;
  }

  /** Whether some move that is left has a word for such a thing. */
  asks(what: string): boolean {
    return this.open.some((index) => this.#offer(index).parts.some((part) => part.what === what));
  }

  /** The moves left that need no thing on the table, but the one that passes: as a word to point at, and in words. */
  get deeds(): { word: string; label: string }[] {
    return this.open.flatMap((index) => {
      const { parts, label } = this.#offer(index);
      if (index === this.#prompt?.passing || !parts.every(({ what }) => what === "verb" || what === "answer")) return [];
      return [{ word: parts.map(({ word, what }) => `${what}/${word}`).join(" "), label }];
    });
  }

  /** Whether every move that is left, but the one that passes, has one. */
  asksOnly(what: string): boolean {
    const passing = this.#prompt?.passing;
    const rest = this.open.filter((index) => index !== passing);
    return rest.length > 0 && rest.every((index) => this.#offer(index).parts.some((part) => part.what === what));
  }

  /** Choose a word, or take the choice back; what no offer has is answered with the reason. */
  point(word: string): void {
    const parts = word.split(" ");
    if (this.chosen(word)) {
      this.words = this.words.filter((other) => !parts.includes(other));
    } else if (this.can(word)) {
      this.#choose([...new Set([...this.words, ...parts])]);
    } else if (this.#having(parts).length > 0) {
      this.group = null; // changed her mind: this word belongs to another move
      this.#choose(parts);
    } else {
      this.why(word);
    }
  }

  /** One thing dragged onto another. */
  drop(word: string, onto: string): void {
    const both = [...new Set([...word.split(" "), ...onto.split(" ")])];
    this.group = null;
    if (this.#having(both).length > 0) this.#choose(both);
    else this.#deeds.ask(both.map(bare).join(" "));
  }

  clear(): void {
    this.tapped = null;
    this.words = [];
    this.group = null;
  }

  /** Several words are asked about as a move; one with the first of the things it may be. */
  why(word: string): void {
    const [what] = whatsOf(word);
    if (word.includes(" ")) this.#deeds.ask(word.split(" ").map(bare).join(" "));
    else this.#deeds.ask(what === undefined ? word : `${what}/${bare(word)}`);
  }

  read(slug: string, pin = false): void {
    this.#deeds.read(slug, pin);
  }

  study(slug: string): void {
    this.#deeds.study(slug);
  }

  /** What is looked at, by its word alone. */
  focus(word: string | null): void {
    this.focused = word === null ? null : bare(word);
  }

  /** Look away, unless something else is looked at already. */
  unfocus(word: string | null): void {
    if (word === null || this.focused === bare(word)) this.focused = null;
  }

  #choose(words: string[]): void {
    this.words = words;
    const [only, ...others] = this.open;
    if (only === undefined || others.length > 0) return;
    this.clear();
    this.#deeds.play(only);
  }

  #having(words: string[]): number[] {
    const offers = this.#prompt?.offers ?? [];
    return offers.flatMap((offer, index) => (words.every((word) => this.#names(offer, word)) ? [index] : []));
  }

  #names(offer: Offer, word: string): boolean {
    const named = bare(word);
    const whats = whatsOf(word);
    return offer.parts.some((part) => part.word === named && (whats.length === 0 || this.#means(part, whats)));
  }

  #means(part: Part, whats: string[]): boolean {
    if (whats.includes(part.what)) return part.what !== "card" || !this.held.has(part.word);
    return part.what === "card" && whats.includes("hand");
  }

  #offer(index: number): Offer {
    const offer = this.#prompt?.offers[index];
    if (offer === undefined) throw new RangeError(`no offer ${index}`);
    return offer;
  }
}
