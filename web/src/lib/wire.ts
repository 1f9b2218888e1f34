// Made from src/noctuary/server/wire.py by tools/wire_types.py: change it there, then run that.

export type PassLevel = "always" | "can-act" | "concerns-me" | "until-concerned" | "until-my-turn" | "until-over" | "until-targeted";

export type Tongue = "en" | "fr";

export type Sitter = "me" | "person" | "bot" | "open";

export type Phase = "gathering" | "playing" | "paused" | "over" | "damaged";

export type Pace = "fast" | "normal" | "relaxed";

export type Spoken = "any" | "en" | "fr";

export type Fading = "shown" | "asked" | "gone";

export interface NewSession {
  name?: string | null;
  language?: Tongue | null;
}

export interface Account {
  name: string;
  password: string;
}

export interface SeatWish {
  sitter: Sitter;
  choice?: string | null;
  bot?: string;
}

export interface ClockWish {
  minutes: number;
  increment?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  mode?: string;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: ClockWish | null;
  minutes?: number | null;
  idle?: number | null;
  title?: string;
  hints?: boolean;
  fading?: boolean;
  sets?: string[];
  language?: Spoken;
  event?: string;
}

/** Ask somebody to a table, by name: an account, or somebody met at a table; a seat can be kept. */
export interface Invite {
  name: string;
  seat?: number | null;
}

/** The same against the same bots, at once; or with another deck, or against other bots. */
export interface Again {
  other?: boolean;
  choice?: string | null;
  bot?: string | null;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: Tongue;
  named: boolean;
}

/** Something that may sit at a seat: a Fable, a deck. */
export interface Choice {
  slug: string;
  title: string;
  about: string;
  level?: string;
  group?: string;
}

/** A setting of a game: yes or no, a number between bounds, or one of several words. */
export interface Option {
  name: string;
  title: string;
  kind: string;
  default: boolean | number | string;
  least?: number;
  most?: number;
  words?: string[];
}

export interface Mode {
  slug: string;
  title: string;
  seats: number[];
}

export interface GameInfo {
  slug: string;
  title: string;
  about: string;
  modes: Mode[];
  choices: Choice[];
  options: Option[];
  bots: string[];
  own_decks: boolean;
  own_cards?: boolean;
  lesson?: string;
  first_turn?: boolean;
  emblem?: string;
  round_minutes?: number;
}

/** All that a page needs before it shows anything. */
export interface Hello {
  version: string;
  person: Person | null;
  games: GameInfo[];
  banned?: string;
  notices?: string[];
  moderator?: boolean;
}

export interface Made {
  table: string;
}

/** What is wrong, in the asker's language, and where if it has a place. */
export interface Problem {
  error: string;
  message: string;
  faults?: string[];
}

/** A table as the lobby lists it. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  seats: string[];
  open_seats: number;
  watching: number;
  mine: boolean;
  hosting: boolean;
  turn: number;
  updated: string;
  language?: Spoken;
  pace?: Pace;
  event?: string;
  hints?: boolean;
}

/** Somebody invites the reader to a table; `seat` is kept for her. */
export interface Invited {
  number: number;
  table: string;
  game: string;
  title: string;
  by: string;
  seat: number | null;
  until: string;
}

/** The lobby: one's own tables, and the public ones; and who invites the reader. */
export interface Tables {
  tables: TableLine[];
  invited?: Invited[];
}

/** Somebody whom one has blocked; the number lifts it. */
export interface Blocked {
  number: number;
  name: string;
}

export interface BlockList {
  blocked: Blocked[];
}

/** A card in both languages, for the reader. */
export interface CardFaces {
  en: Face;
  fr: Face;
}

export interface Seat {
  seat: number;
  letter: string;
  name: string;
  title: string;
  sitter: Sitter;
  here: boolean;
  away_for?: number | null;
  hers?: boolean;
  clock?: number | null;
  idle_for?: number | null;
  shown?: boolean;
  bot?: string;
  sit?: string;
  why_not?: string;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  seats: Seat[];
  me: number | null;
  host: boolean;
  public: boolean;
  chat_open: boolean;
  commitment: string;
  seed?: string | null;
  winners?: number[];
  rematch?: string | null;
  asking?: Consent | null;
  wanted?: Consent | null;
  claims?: number[];
  ticking?: number | null;
  time_left?: number | null;
  time_runs?: boolean;
  watching?: number;
  host_seat?: number | null;
  sight?: number | null;
  hints?: boolean;
  fading?: Fading | null;
  from_position?: boolean;
  sets?: SetTold[];
}

/** A card set at a table: whoever reads the same digest has the same cards. */
export interface SetTold {
  title: string;
  digest: string;
  cards: number;
}

/** Somebody asks the others for something: an undo past what the rules of undo allow, or a bot's seat. */
export interface Consent {
  id: number;
  what: string;
  by: number | null;
  text: string;
  waiting_for: number[];
  mine?: boolean;
}

/** A few letters on a card's face that stand for a word: a Discipline by its code, a clan. */
export interface Tag {
  text: string;
  title: string;
  kind?: string;
}

/** What a card shows. `kind` picks its frame, `letter` says the same without colour. */
export interface Face {
  slug: string;
  title: string;
  title_other: string;
  line: string;
  text: string;
  kind: string;
  letter: string;
  numbers?: Record<string, number>;
  tags?: Tag[];
  emblem?: string;
}

/** A word of a move and what it is: `verb`, `hand` (a card in it), `play` (something in play), `card` (one wherever it lies), `pile`, `space`, `seat`, `number`, `answer`, or a place of the game's own. */
export interface Part {
  word: string;
  what: string;
}

/** One legal move. What bears one of its words on the table, where that word says, can be clicked. */
export interface Offer {
  text: string;
  label: string;
  parts: Part[];
  forecast?: string;
  tags?: Tag[];
  detail?: string;
  warning?: string;
}

export interface Prompt {
  decision: number;
  text: string;
  rule: string;
  rule_text: string;
  source: string | null;
  offers: Offer[];
  passing: number | null;
}

export interface LogLine {
  at: number;
  turn: number;
  text: string;
  cards?: string[][];
  auto?: boolean;
  step?: string;
  kind?: string;
  seat?: number | null;
  played?: string;
}

/** A step of the phase strip. */
export interface StepName {
  slug: string;
  title: string;
  stops: boolean;
}

/** A moment that may concern whoever plays, by the word that `Passing.stops` has for it. */
export interface StopName {
  stop: string;
  title: string;
  usual: boolean;
}

/** Some of them that belong together. */
export interface StopNames {
  title: string;
  stops: StopName[];
}

/** The text table: a heading and its lines. */
export interface Section {
  heading: string;
  lines: TextLine[];
}

export interface TextLine {
  text: string;
  word?: string | null;
  card?: string | null;
}

export interface Passing {
  level: PassLevel;
  stops: string[];
  always?: string[];
  never?: string[];
}

export interface Said {
  who: string;
  seat: number | null;
  text: string;
  at: string;
  line?: number;
  mine?: boolean;
}

/** What is open on the table, in a view as `contest`: who is at whom, by their words there, and how it stands. */
export interface Contest {
  actors: string[];
  targets: string[];
  lines: string[];
}

/** One place of a view that is different now: `set` it, or, without one, take it away. */
export interface Change {
  path: (string | number)[];
  set?: unknown;
}

/** Everything, at the start and whenever a client cannot go on from where it was. */
export interface Snapshot {
  t: "snapshot";
  n: number;
  epoch: string;
  table: Table;
  view: Record<string, unknown>;
  steps: StepName[];
  step: string;
  prompt: Prompt | null;
  passing: Passing;
  log: LogLine[];
  chat: Said[];
  faces: Record<string, Face>;
  undo: string | null;
  sections?: Section[] | null;
  language?: Tongue;
  stops?: StopNames[];
}

/** What one move, or one change at the table, has changed. */
export interface Changed {
  t: "changed";
  n: number;
  view?: Change[];
  prompt?: Prompt | null;
  step?: string;
  log?: LogLine[];
  log_cut?: number | null;
  faces?: Record<string, Face>;
  table?: Table | null;
  passing?: Passing | null;
  undo?: string | null;
  sections?: Section[] | null;
  section_changes?: Record<string, Section>;
}

export interface ChatSaid {
  t: "chat";
  n: number;
  said: Said;
}

/** Why not: to the asker alone. It has no number: it changes nothing. */
export interface Refusal {
  t: "refusal";
  text: string;
  rule?: string | null;
  about?: string;
}

/** What could not be done, in the asker's language. */
export interface Wrong {
  t: "wrong";
  error: string;
  message: string;
  decision?: number | null;
}

/** What was asked for is done, in the asker's language. */
export interface Noted {
  t: "noted";
  text: string;
}

/** What `hard` would do, and why: to the asker alone. */
export interface Hinted {
  t: "hint";
  decision: number;
  index: number;
  text: string;
}

export interface Pong {
  t: "pong";
}

export interface LobbyTold {
  t: "lobby";
  tables: TableLine[];
  invited?: Invited[];
}

export type FromServer = Snapshot | Changed | ChatSaid | Refusal | Wrong | Noted | Hinted | Pong;

export type FromLobby = LobbyTold | Pong;
