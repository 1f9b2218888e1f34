// Made from src/noctuary/server/wires/moderate.py by tools/wire_types.py: change it there, then run that.

export type Deed = "warn" | "mute" | "ban" | "rename" | "chat" | "title" | "deck" | "event" | "wording";

export type ReportState = "open" | "seen" | "closed";

export type Outcome = "" | "acted" | "nothing";

/** The reason is told to whoever it is about. Of person, table, deck and event, what the deed needs. */
export interface NewDeed {
  what: Deed;
  reason: string;
  person?: string | null;
  table?: string | null;
  deck?: string | null;
  event?: string | null;
  name?: string | null;
  minutes?: number | null;
  network?: boolean;
  report?: number | null;
}

export interface Lifting {
  reason: string;
}

export interface ReportSeen {
  state: ReportState;
  outcome?: Outcome;
}

export interface ReportedLine {
  who: string;
  text: string;
  at: string;
  reported: boolean;
}

/** What was done about somebody; `in_force`: it can be lifted. */
export interface Measure {
  number: number;
  what: Deed;
  reason: string;
  at: string;
  until: string | null;
  in_force: boolean;
  network: boolean;
}

/** Somebody a moderator looks at: no more than her name, and what had to do with order. */
export interface Watched {
  id: string;
  name: string;
  guest: boolean;
  since: string;
  reported: number;
  leavings: number;
  measures: Measure[];
  network_known: boolean;
}

export interface ReportTold {
  number: number;
  at: string;
  table: string;
  by: string;
  about: Watched | null;
  why: string;
  lines: ReportedLine[];
  state: ReportState;
  outcome: Outcome;
}

export interface LogLineTold {
  number: number;
  at: string;
  who: string;
  what: string;
  whom: string;
  table: string | null;
  report: number | null;
  until: string | null;
  reason: string;
}

/** Reports that wait first; people under a measure; the log, the latest first. */
export interface Moderated {
  reports: ReportTold[];
  people: Watched[];
  chats: Measure[];
  log: LogLineTold[];
}

export interface WatchedList {
  people: Watched[];
}
