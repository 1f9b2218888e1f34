// The boards, each fetched when a table of its game is opened. A game without one gets `Plain.svelte`.
import type { Component } from "svelte";
import type { Vitals } from "@/games/parts/vitals";
import type { BoardProps } from "@/lib/board";
import { texts } from "@/lib/text.svelte";

// Each board knows the shape of its own game's view; the frame does not.
type Board = Component<BoardProps<any>>;

interface BoardModule {
  default: Board;
  /** The numbers of a seat that are always in sight. */
  vitals?: Vitals<any>;
}

const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");

/** The board of a game with its words, or null if it has none. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  if (!load) return null;
  const [module] = await Promise.all([load(), texts.learn(`web-${game}`)]);
  return module;
}
