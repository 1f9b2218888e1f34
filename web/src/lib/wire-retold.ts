// Made from src/noctuary/server/wires/retold.py by tools/wire_types.py: change it there, then run that.

import type { Face, LogLine, Phase, Seat, Section, StepName } from "@/lib/wire";

/** Go on from a moment of a replay, oneself at one seat and bots at the others. */
export interface FromHere {
  at: number;
  seat: number;
  bot?: string;
}

/** A game as the replay viewer begins with it; its log is as the asked-for seat heard it. */
export interface ReplayInfo {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  seats: Seat[];
  moves: number;
  turns: number[];
  log: LogLine[];
  notation: string[];
  winners: number[];
  commitment: string;
  seed: string | null;
  me: number | null;
}

/** One moment of a replay. */
export interface ReplayFrame {
  at: number;
  view: Record<string, unknown>;
  steps: StepName[];
  step: string;
  faces: Record<string, Face>;
  sections?: Section[] | null;
}

/** A seat in the standings, the best first. */
export interface StoryRow {
  seat: number;
  place: number;
  cells: string[];
  note: string;
  deck: string;
  choice: string | null;
}

/** The curve after so many moves. */
export interface StoryPoint {
  at: number;
  turn: number;
  numbers: number[];
}

/** A moment to look at again in the replay, after so many moves. */
export interface StoryMoment {
  at: number;
  turn: number;
  seat: number;
  kind: string;
  text: string;
  change: string;
}

/** How a finished game is told: why it ended, where everybody stands, and what mattered on the way. */
export interface Story {
  why: string;
  rule: string;
  rule_text: string;
  because: string[];
  columns: string[];
  rows: StoryRow[];
  number: string;
  points: StoryPoint[];
  moments: StoryMoment[];
}

/** A move that cost something: what was played, and what would have been better and why. */
export interface AnalysisTurning {
  at: number;
  turn: number;
  seat: number;
  played: string;
  text: string;
  before: number;
  after: number;
}

/** A stretch after which a seat stood otherwise: from a decision of hers to the next, or to the end. */
export interface AnalysisSwing {
  at: number;
  turn: number;
  seat: number;
  played: string;
  before: number;
  after: number;
}

/** A finished game looked at again, as far as that has come. */
export interface AnalysisTold {
  state: string;
  done?: number;
  total?: number;
  mine?: boolean;
  points?: StoryPoint[];
  turnings?: AnalysisTurning[];
  swings?: AnalysisSwing[];
}

/** What came of replaying a game from its published seed. */
export interface Verified {
  good: boolean;
  commitment: string;
  commitment_found: string;
  digest: string;
  digest_found: string;
  moves: number;
}
