// What the frame hands to the board of a game, and what a board may ask of the frame.
import type { Picks } from "@/lib/picks.svelte";
import type { Face, Table } from "@/lib/wire";

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
