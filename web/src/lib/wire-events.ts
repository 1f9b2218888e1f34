// Made from src/noctuary/server/wires/events.py by tools/wire_types.py: change it there, then run that.

import type { ClockWish, Spoken } from "@/lib/wire";

export type Kind = "league" | "swiss" | "tables";

export type Standing = "in" | "dropped" | "removed";

export type State = "gathering" | "playing" | "seating" | "final" | "over" | "cancelled";

export interface NewEvent {
  game: string;
  kind: Kind;
  title: string;
  about?: string;
  rounds?: number;
  mode?: string;
  options?: Record<string, boolean | number | string>;
  clock?: ClockWish | null;
  minutes?: number | null;
  idle?: number | null;
  language?: Spoken;
  live?: boolean | null;
  begins?: number | null;
  most?: number;
}

export interface JoinEvent {
  choice?: string | null;
}

export interface AddBots {
  count?: number;
  bot?: string;
}

export interface RemoveEntry {
  entry: number;
  why: string;
}

/** A finalist puts herself into the row, before the one who now lies at `place`. */
export interface ChooseSeat {
  place: number;
}

export interface ReadyFor {
  meeting: number;
}

export interface CorrectResult {
  meeting: number;
  points: number[];
  why: string;
}

export interface EventMade {
  event: string;
}

/** An event as it is listed. */
export interface EventLine {
  id: string;
  game: string;
  title: string;
  kind: Kind;
  state: State;
  language: Spoken;
  people: number;
  most: number;
  begins: number | null;
  mine: boolean;
  hosting: boolean;
}

export interface EventList {
  events: EventLine[];
}

export interface EntryTold {
  number: number;
  name: string;
  bot: string;
  standing: Standing;
  me?: boolean;
}

/** A duel, a table or a rest; `points` of each when it is over. */
export interface MeetingTold {
  number: number;
  round: number;
  entries: number[];
  table: string;
  points: number[] | null;
  ready: boolean[];
  final: boolean;
  void: boolean;
  corrected: boolean;
}

/** A line of the standings, the first first. */
export interface PlaceTold {
  place: number;
  entry: number;
  played: number;
  numbers: number[];
}

/** What was done, in the reader's language. */
export interface NoteTold {
  at: number;
  text: string;
}

/** All of an event that the reader may know: what others play is a secret until the deal. */
export interface EventTold {
  line: EventLine;
  about: string;
  host: string;
  rounds: number;
  round: number;
  live: boolean;
  clock: ClockWish | null;
  minutes: number | null;
  idle: number | null;
  options: Record<string, boolean | number | string>;
  mode: string;
  entries: EntryTold[];
  meetings: MeetingTold[];
  columns: string[];
  standings: PlaceTold[];
  row: number[];
  seeds: number[];
  chooser: number | null;
  notes: NoteTold[];
  me: number | null;
  choice: string | null;
  why_not_join: string;
  why_not_round: string;
  why_not_final: string;
}
