// Made from src/noctuary/server/wires/decks.py by tools/wire_types.py: change it there, then run that.

export type CompareState = "none" | "running" | "done" | "stopped" | "failed";

/** A card and how many of it there are. */
export interface Copies {
  card: string;
  count: number;
}

/** What is in a deck, by part (`DeckGame.parts` names them), and lines of a list that cannot be read. */
export interface DeckCards {
  parts?: Record<string, Copies[]>;
  leftover?: string[];
}

/** A deck to be kept: of these cards or, without any, an empty one. */
export interface NewDeck {
  game: string;
  name?: string;
  format?: string | null;
  note?: string;
  cards?: DeckCards | null;
}

/** What is to change; what is left out stays. `version` is the one that was read: another one meanwhile is answered with 409 (`server-error-deck-changed`), and nothing is written. What is saved within ten minutes after a version of the history has begun takes its place there, unless it is to stand `apart`. */
export interface ChangeDeck {
  version: number;
  name?: string | null;
  format?: string | null;
  note?: string | null;
  cards?: DeckCards | null;
  apart?: boolean;
}

/** Make an earlier version the newest one; those after it stay in the history. */
export interface RestoreDeck {
  version: number;
}

/** A draft, saved or not. */
export interface CheckDeck {
  game: string;
  cards: DeckCards;
  format?: string | null;
}

/** A list as players write it, in any format that the project reads; without a game, as it looks. */
export interface ReadText {
  text: string;
  game?: string | null;
  format?: string | null;
}

/** A draft as text, in one of the formats that `DeckGame.exports` names. */
export interface WriteText {
  game: string;
  cards: DeckCards;
  name?: string;
  form?: string | null;
}

/** An opening hand and first turns: the same number deals and plays the same. */
export interface SampleWish {
  game: string;
  cards: DeckCards;
  seed?: number;
  turns?: number;
}

/** A legal deck by lot. */
export interface LotWish {
  game: string;
  format?: string | null;
  side?: string | null;
  seed?: number;
}

/** One deck: of one's own by its id, a ready one by its name, or the cards of a draft, which may have a name. Exactly one. */
export interface DeckChoice {
  deck?: string | null;
  ready?: string | null;
  cards?: DeckCards | null;
  name?: string;
}

/** Two decks play against each other, every deal twice with the seats exchanged. */
export interface CompareWish {
  game: string;
  one: DeckChoice;
  other: DeckChoice;
  bot?: string;
  games?: number;
  seed?: number;
}

/** Play this deck now, against bots with ready decks. */
export interface PlayDeck {
  bot?: string;
  against?: string | null;
  seats?: number;
}

/** A word of the game and what it is called. */
export interface Named {
  slug: string;
  title: string;
}

/** A part of a deck, and which kinds of cards (`Face.kind`) go there. */
export interface DeckPart {
  slug: string;
  title: string;
  kinds: string[];
  single?: boolean;
  within?: string;
}

/** A game with decks, and what can be done with one. */
export interface DeckGame {
  slug: string;
  title: string;
  parts: DeckPart[];
  formats: Named[];
  sides: Named[];
  exports: Named[];
  bots: Named[];
}

export interface DeckLimits {
  decks: number;
  versions: number;
  cards: number;
  games: number;
}

/** A deck as one's shelf lists it. */
export interface DeckLine {
  id: string;
  game: string;
  name: string;
  format: string;
  legal: boolean;
  about: string;
  cards: number;
  version: number;
  updated: string;
  shared: boolean;
}

/** One's decks, the newest first; those thrown away that can be taken back; and what there is to know. */
export interface DeckShelf {
  decks: DeckLine[];
  gone: DeckLine[];
  games: DeckGame[];
  limits: DeckLimits;
}

/** A rule that a deck breaks, the sentence that says so, and the cards it is about. */
export interface DeckFault {
  rule: string;
  text: string;
  cards?: string[];
}

export interface Bar {
  slug: string;
  title: string;
  amount: number;
  cards?: Copies[];
}

/** `bars` in their order; one chart for each question: types, costs, talents, capacities, groups … */
export interface Chart {
  slug: string;
  title: string;
  bars: Bar[];
}

/** A number worth knowing, already in words: the mean capacity of a crypt. */
export interface Figure {
  slug: string;
  title: string;
  value: string;
}

export interface PartCount {
  part: string;
  count: number;
}

/** Everything that is wrong with a draft, and what it is made of. */
export interface DeckCheck {
  legal: boolean;
  format: string;
  faults: DeckFault[];
  counts: PartCount[];
  charts: Chart[];
  figures: Figure[];
  about: string;
}

/** A deck of one's own; or one of its versions, as it was. */
export interface Deck {
  id: string;
  game: string;
  name: string;
  format: string;
  note: string;
  version: number;
  updated: string;
  cards: DeckCards;
  check: DeckCheck;
  share?: string | null;
}

/** A deck as it was at the end of a sitting; their numbers go up, with gaps. */
export interface DeckVersion {
  version: number;
  name: string;
  at: string;
  cards: number;
  added: Copies[];
  removed: Copies[];
}

/** The newest first. */
export interface DeckHistory {
  versions: DeckVersion[];
}

/** A deck of one's own that holds a card. */
export interface DeckWith {
  id: string;
  name: string;
  copies: number;
}

/** The one that was changed last comes first. */
export interface DecksWith {
  decks: DeckWith[];
}

export interface DeckShare {
  token: string;
  path: string;
}

/** A deck that somebody shows by link, as it is now: to read, and to take a copy of. */
export interface SharedDeck {
  game: string;
  name: string;
  format: string;
  note: string;
  by: string;
  mine: boolean;
  updated: string;
  cards: DeckCards;
  check: DeckCheck;
}

/** A card that may have been meant. */
export interface Near {
  title: string;
  card: string | null;
}

/** A line of a list that could not be read, why, and what may have been meant. */
export interface ImportLine {
  line: number;
  text: string;
  problem: string;
  count?: number;
  not_yet?: boolean;
  near?: Near[];
}

/** What a list says: nothing is kept of it on the server. The lines that could not be read stand in `cards.leftover`, too. */
export interface DeckImport {
  game: string;
  name: string;
  cards: DeckCards;
  lines: ImportLine[];
  check: DeckCheck;
  listed?: string | null;
}

export interface DeckExport {
  text: string;
  file: string;
}

/** Cards that are dealt: the hand, the uncontrolled region … */
export interface SamplePile {
  slug: string;
  title: string;
  cards: string[];
}

/** A turn of one's own as a bot plays it: what was told of it, and what was there at its end. */
export interface SampleTurn {
  turn: number;
  lines: string[];
  piles: SamplePile[];
}

/** How a deck begins, dealt and played by the rules. */
export interface Sample {
  seed: number;
  piles: SamplePile[];
  turns: SampleTurn[];
}

/** How one of two decks did; shares with their 95 % interval, of a hundred games. */
export interface Scored {
  name: string;
  wins: number;
  share: number;
  low: number;
  high: number;
  deck?: string;
  version?: number;
  ready?: string;
}

/** The comparison that one has begun last, as far as it has come. */
export interface CompareTold {
  state: CompareState;
  game?: string;
  bot?: string;
  done?: number;
  total?: number;
  one?: Scored | null;
  other?: Scored | null;
  draws?: number;
  turns?: number;
  verdict?: string;
}

/** A deck that comes with a game. */
export interface ReadyLine {
  game: string;
  slug: string;
  title: string;
  about: string;
  level: string;
  level_title: string;
  group: string;
}

export interface ReadyShelf {
  decks: ReadyLine[];
  games: DeckGame[];
}

/** A card that a ready deck is built around, and what it is there for. */
export interface KeyCard {
  card: string;
  title: string;
  why: string;
}

/** How a ready deck did against another, or against all; of a hundred games. */
export interface Fare {
  against: string;
  title: string;
  games: number;
  share: number;
  low: number;
  high: number;
}

/** The page of a ready deck. */
export interface ReadyDeck {
  line: ReadyLine;
  plan: string[];
  keys: KeyCard[];
  fares: Fare[];
  measured: string;
  cards: DeckCards;
  check: DeckCheck;
  text: string;
}
