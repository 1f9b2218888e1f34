// What the frame hands to the board of a game, and what a board may ask of the frame.
import type { Picks } from "@/lib/picks.svelte";
import type { Face, Hinted, Prompt, Table } from "@/lib/wire";
import type { Asked } from "@/lib/wire-asks";

/** What a seat sees of a match: each game knows the shape of its own. */
export type View = Record<string, unknown>;

/** The props of every `web/src/games/<slug>/Board.svelte`. */
export interface BoardProps<V = View> {
  view: V;
  table: Table;
  faces: Record<string, Face>;
  picks: Picks;
  /** The seat to draw nearest: one's own, or the one whose sight a spectator or a replay has. */
  near: number;
}

/** Where a question is put and answered: a table, or a lesson. */
export interface Questioned {
  readonly table: Table | null;
  readonly view: View;
  readonly faces: Record<string, Face>;
  readonly prompt: Prompt | null;
  /** The decision that was answered and not yet acknowledged. */
  readonly answered: number | null;
  /** The offer that was warned against and waits for a second yes. */
  readonly confirming: number | null;
  readonly picks: Picks;
  /** What a hard bot would do with the open question. */
  readonly hint?: Hinted | null;
  /** The decision that a hint was asked for. */
  readonly hinting?: number | null;
  /** Ask what a hard bot would do, where that is allowed. */
  askHint?(): void;
}

/** What the keys of a table do there. */
export interface Keyed extends Questioned {
  readonly undo: string | null;
  confirming: number | null;
  play(index: number): void;
  why(about: string): void;
  send(message: Asked): boolean;
  hold(on: boolean): void;
  /** Step by step: the next thing that somebody does. */
  next(): void;
  cancelYield(): void;
  /** Pass until something else concerns one, or no longer. */
  toggleUnconcerned(): void;
  onstudy(slug: string): void;
}
