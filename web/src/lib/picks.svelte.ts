// Pointing at things: whatever bears a word of an offered move can be chosen, in any order.
// A word is one of notation (`park`), several of one move (`buy joker`), or a card in the hand (`hand/joker`).
import type { Offer, Prompt } from "@/lib/wire";

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

const HAND = "hand/";

/** A word without its place. */
function bare(word: string): string {
  return word.startsWith(HAND) ? word.slice(HAND.length) : word;
}

export class Picks {
  /** The words chosen so far, in the order in which they were. */
  words: string[] = $state([]);
  /** The word under the pointer or the focus, so that a board can light what it reaches. */
  focused: string | null = $state(null);

  /** Verbs that never mean a card in the hand (`buy joker`): the board of a game names them. */
  elsewhere: ReadonlySet<string> = $state.raw(new Set());

  #prompt: Prompt | null = $state.raw(null);
  #deeds: PickDeeds;

  /** The offers of a group that was chosen from the list, by index; null: all of them. */
  group: number[] | null = $state.raw(null);

  /** Indexes of the offers that are left: they have all chosen words and belong to the chosen group. */
  open: number[] = $derived(this.#having(this.words).filter((index) => this.group?.includes(index) ?? true));
  /** The verbs of the moves that are left. */
  verbs: Set<string> = $derived(new Set(this.open.flatMap((index) => this.#offer(index).words.slice(0, 1))));

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
    if (word == null) return false;
    const parts = word.split(" ");
    return this.open.some((index) => parts.every((part) => this.#names(this.#offer(index), part)));
  }

  chosen(word: string | null | undefined): boolean {
    return word != null && word.split(" ").every((part) => this.words.includes(part));
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
    this.words = [];
    this.group = null;
  }

  why(word: string): void {
    this.#deeds.ask(word);
  }

  read(slug: string, pin = false): void {
    this.#deeds.read(slug, pin);
  }

  study(slug: string): void {
    this.#deeds.study(slug);
  }

  /** What is looked at; a card in the hand goes by its own name. */
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
    if (!word.startsWith(HAND)) return offer.words.includes(word);
    const [verb = "", ...rest] = offer.words;
    return rest.includes(bare(word)) && !this.elsewhere.has(verb);
  }

  #offer(index: number): Offer {
    const offer = this.#prompt?.offers[index];
    if (offer === undefined) throw new RangeError(`no offer ${index}`);
    return offer;
  }
}
