// Made from src/noctuary/server/wires/puzzles.py by tools/wire_types.py: change it there, then run that.

import type { Face, LogLine, Prompt, StepName, Table } from "@/lib/wire";

/** One puzzle of the list. */
export interface PuzzleInfo {
  slug: string;
  title: string;
  level: string;
  level_title: string;
  goal: string;
  ways: number;
}

export interface PuzzleGame {
  game: string;
  title: string;
  puzzles: PuzzleInfo[];
}

export interface PuzzleList {
  games: PuzzleGame[];
}

/** Where one is in an attempt, and what one tries or asks next. */
export interface PuzzleAsk {
  made?: string[];
  move?: string | null;
  about?: string | null;
  hint?: number;
  file?: string | null;
}

/** What one of the others holds: in a puzzle everything lies open. */
export interface OpenHand {
  seat: number;
  name: string;
  cards: string[];
}

/** An attempt: where it stands, and the table. */
export interface PuzzleTold {
  made: string[];
  back: string[];
  game: string;
  slug: string;
  title: string;
  level: string;
  introduction: string;
  goal: string;
  ways: number;
  verdict: string;
  said: string;
  rule: string | null;
  hint: string;
  hints: number;
  hands: OpenHand[];
  file: string;
  table: Table;
  view: Record<string, unknown>;
  steps: StepName[];
  step: string;
  prompt: Prompt | null;
  log: LogLine[];
  faces: Record<string, Face>;
}

/** Make a puzzle of a moment of a finished game, for whoever sat there. */
export interface PuzzleWish {
  at: number;
  seat: number;
}

/** A goal that the search has proved at that moment, and the puzzle as a file. */
export interface PuzzleFound {
  goal: string;
  ways: number;
  depth: number;
  file: string;
}

export interface PuzzlesFound {
  found: PuzzleFound[];
  looked: number;
}
