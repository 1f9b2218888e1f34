// The deck builder: a draft, what the server says of it, and the faces of the cards it is made of.
import { wentWrong } from "@/lib/api";
import { namesOf, untilStirred, wholeOf, type CardIndex, type Filters } from "@/lib/cards";
import { cardsOf, countOf, groupsOf, partFor, withCount, withMore, withoutLine, type Contents, type Group } from "@/lib/deckbox";
import { Decking, type OnShelf } from "@/lib/decking.svelte";
import { facesOf, kindTitles } from "@/lib/deckfaces";
import { decks, shelfFor } from "@/lib/decks";
import { faceOf } from "@/lib/faces";
import { texts } from "@/lib/text.svelte";
import type { Face } from "@/lib/wire";
import type { DeckCheck, DeckGame, DeckPart, ImportLine, Near } from "@/lib/wire-decks";

const PAUSE_MS = 250; // after the last change, before the server is asked about it

export class Builder {
  readonly draft: Decking<Contents>;
  check: DeckCheck | null = $state.raw(null);
  /** Why there is no newer one. */
  trouble = $state("");
  /** The lines that could not be read, with what may have been meant. */
  lines: ImportLine[] = $state.raw([]);
  /** All cards of the game, once they are here; or why they are not. */
  index: CardIndex | null = $state.raw(null);
  missing = $state("");
  /** What is being looked for. */
  question = $state("");
  filters: Filters = $state.raw({});
  readonly faces: Record<string, Face> = $derived(this.index ? facesOf(this.index, texts.tongue) : {});
  /** What the kinds of cards are called. */
  readonly kindTitles: Record<string, string> = $derived(this.index ? kindTitles(this.index, texts.tongue) : {});
  /** The card that is being read. */
  reading: string | null = $state(null);
  /** The token of the link by which others see the deck. */
  token: string | null = $state(null);

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: DeckGame,
    begin: OnShelf<Contents> | { fresh: string; contents: Contents },
    check: DeckCheck | null = null,
  ) {
    this.draft = new Decking(shelfFor(game.slug), begin);
    this.check = check;
  }

  /** Fetch the cards: their names first, their texts when one has begun. */
  async open(): Promise<void> {
    try {
      this.index = await namesOf(this.game.slug);
      await untilStirred();
      this.index = await wholeOf(this.game.slug);
    } catch (problem) {
      if (!this.index) this.missing = wentWrong(problem);
    }
  }

  get contents(): Contents {
    return this.draft.contents;
  }

  face(card: string): Face {
    return faceOf(this.faces, card);
  }

  count(card: string): number {
    return countOf(this.contents, card);
  }

  /** More or fewer of a card, wherever it goes. */
  more(card: string, by: number): void {
    this.draft.change(withMore(this.game, this.contents, this.face(card), by));
  }

  /** Exactly so many. */
  put(card: string, count: number): void {
    this.more(card, count - this.count(card));
  }

  /** The one card of a part that has but one. */
  choose(part: DeckPart, card: string): void {
    this.draft.change(card ? withCount(this.game, this.contents, part, card, 1) : { ...this.contents, parts: { ...this.contents.parts, [part.slug]: {} } });
  }

  goes(kind: string): boolean {
    return partFor(this.game, kind) !== undefined;
  }

  groups(part: DeckPart): Group[] {
    return groupsOf(part, this.contents, (card) => this.face(card));
  }

  /** A line that could not be read meant this card. */
  settle(line: ImportLine, near: Near): void {
    if (near.card === null) return;
    const more = withMore(this.game, this.contents, this.face(near.card), Math.max(1, line.count ?? 1));
    this.draft.change(withoutLine(more, line.text));
  }

  giveUp(line: string): void {
    this.draft.change(withoutLine(this.contents, line));
  }

  /** Ask what is wrong with it, a moment after the last change. */
  look(pause = PAUSE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), pause);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.draft.close();
  }

  async #look(): Promise<void> {
    const asked = (this.#asked += 1);
    const { format, leftover } = this.contents;
    try {
      const check = await decks.check({ game: this.game.slug, cards: cardsOf(this.contents), format: format || null });
      const lines = leftover.length > 0 ? (await decks.fromText({ text: leftover.join("\n") + "\n", game: this.game.slug })).lines : [];
      if (asked !== this.#asked) return; // a later one is on its way
      this.check = check;
      this.lines = lines;
      this.trouble = "";
    } catch (problem) {
      if (asked === this.#asked) this.trouble = wentWrong(problem);
    }
  }
}
