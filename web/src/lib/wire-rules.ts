// Made from src/noctuary/server/wires/rules.py by tools/wire_types.py: change it there, then run that.

import type { Table } from "@/lib/wire";

import type { ReplayFrame } from "@/lib/wire-retold";

/** A text in both languages. */
export interface Both {
  en: string;
  fr: string;
}

/** A rulebook on the shelf. */
export interface BookLine {
  game: string;
  title: Both;
  prefix: string;
  chapters: number;
  rules: number;
  terms: number;
}

export interface Shelf {
  books: BookLine[];
}

export interface RuleTold {
  id: string;
  text: Both;
  see: string[];
  seen_from: string[];
  together: string[];
  examples: number;
}

export interface Chapter {
  id: string;
  title: Both;
  rules: RuleTold[];
}

/** A term in one language. */
export interface TermIn {
  word: string;
  definition: string;
  also: string[];
  forms: string[];
}

export interface TermTold {
  slug: string;
  en: TermIn;
  fr: TermIn;
  rules: string[];
}

/** A whole rulebook. */
export interface Book {
  game: string;
  title: Both;
  prefix: string;
  chapters: Chapter[];
  terms: TermTold[];
}

export interface ExampleLine {
  name: string;
  title: string;
}

/** What belongs to one rule: examples of it, and what the table says when it refuses by it. */
export interface RuleMore {
  id: string;
  examples: ExampleLine[];
  refusals: string[];
}

export interface ExampleStep {
  kind: string;
  seat: string;
  notation: string;
  text: string;
  passes: number;
  rule: string | null;
  reasons: string[];
  told: string[];
  holds: string[];
}

/** A position, at one of its steps. */
export interface Example {
  game: string;
  name: string;
  title: string;
  rules: string[];
  at: number;
  steps: ExampleStep[];
  seat: number;
  table: Table;
  frame: ReplayFrame;
}
