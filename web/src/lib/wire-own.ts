// Made from src/noctuary/server/wires/own.py by tools/wire_types.py: change it there, then run that.

import type { Phase, TableLine } from "@/lib/wire";

import type { DeckCards } from "@/lib/wire-decks";

import type { Step } from "@/lib/wire-progress";

export type Result = "won" | "lost" | "drawn";

/** A finished game; its id is that of its replay. */
export interface OwnGame {
  id: string;
  game: string;
  title: string;
  deck: string;
  opponents: string[];
  result: Result;
  turn: number;
  ended: string;
}

/** Some of them, the latest first; `more` is where the next ones begin. */
export interface OwnGames {
  games: OwnGame[];
  more?: string | null;
}

/** How often something was met, and how that ended. */
export interface Tally {
  title: string;
  played: number;
  won: number;
  drawn: number;
}

/** Results in one game: in all, by what she played, by whom she met. */
export interface GameResults {
  game: string;
  all: Tally;
  decks: Tally[];
  opponents: Tally[];
}

/** Results over her latest games (`counted` of them), and the tables that wait for her. */
export interface Own {
  results: GameResults[];
  counted: number;
  cut: boolean;
  tables: TableLine[];
}

export interface KeptPerson {
  name: string;
  language: string;
  account: boolean;
  since: string;
}

/** A game she has a seat in. What is hidden while it goes on is not here: no seed, no setup, no moves. */
export interface KeptGame {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  seat: number;
  seats: string[];
  choice: string | null;
  updated: string;
  record?: string | null;
}

/** A line of the chat: hers. */
export interface KeptLine {
  table: string;
  text: string;
  at: string;
}

/** What a deck is, or once was. */
export interface KeptVersion {
  version: number;
  name: string;
  format: string;
  note: string;
  cards: DeckCards;
  at: string;
}

/** A deck of hers with its earlier versions, the newest first. */
export interface KeptDeck {
  game: string;
  thrown_away: boolean;
  versions: KeptVersion[];
}

/** What a moderator has done about her, and why. */
export interface KeptMeasure {
  what: string;
  reason: string;
  at: string;
  until: string | null;
  lifted: string | null;
}

/** An event where she takes part, and what she plays there. */
export interface KeptEntry {
  id: string;
  game: string;
  title: string;
  choice: string | null;
}

/** All that this server keeps about her; `cut` names what there is more of than a file may hold. */
export interface Everything {
  person: KeptPerson;
  games: KeptGame[];
  decks: KeptDeck[];
  progress: Step[];
  chat: KeptLine[];
  blocked: string[];
  cut: string[];
  order?: KeptMeasure[];
  events?: KeptEntry[];
}
