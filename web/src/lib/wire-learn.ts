// Made from src/noctuary/server/wires/learn.py by tools/wire_types.py: change it there, then run that.

import type { Face, LogLine, NewTable, Prompt, StepName, Table } from "@/lib/wire";

/** Where one is in a lesson, and what one tries or asks next. */
export interface LessonAsk {
  made?: string[];
  move?: string | null;
  again?: boolean;
  about?: string | null;
}

/** A lesson as a list has it. */
export interface LessonLine {
  slug: string;
  title: string;
  about: string;
  minutes: number;
  chapters: number;
  steps: number;
}

/** A real game, for whoever has taken the lessons: against bots that play kindly, with hints that fade. */
export interface FirstGame {
  about: string;
  table: NewTable;
}

/** The lessons of a game, in their order, and what follows them. */
export interface Course {
  game: string;
  title: string;
  emblem: string;
  lessons: LessonLine[];
  first_game?: FirstGame | null;
}

export interface Courses {
  courses: Course[];
}

/** Something that one knows after a lesson, and the rule in which it stands. */
export interface LearnedLine {
  text: string;
  rule: string;
}

/** Where one is in a lesson, what the voice says, and the table. */
export interface LessonTold {
  slug: string;
  lesson: string;
  made: string[];
  steps: number;
  chapter: number;
  chapters: number;
  title: string;
  voice: string;
  task: string;
  hint: string;
  said: string;
  rule: string | null;
  verdict: string;
  told: string[];
  over: boolean;
  learned: LearnedLine[];
  after: LessonLine | null;
  first_game: FirstGame | null;
  table: Table;
  view: Record<string, unknown>;
  steps_of_turn: StepName[];
  step: string;
  prompt: Prompt | null;
  log: LogLine[];
  faces: Record<string, Face>;
}
