/** The few numbers of a seat that decide the game: the frame keeps those of all seats in sight, whatever is scrolled. */
import type { Figure } from "@/cards/figures";

export interface Vital {
  figure: Figure;
  /** What the number is, in words. */
  name: string;
  /** What it means: see lib/tip.ts. */
  tip: string;
  /** Null: there is nothing to count, it is the seat's or it is not. */
  value: number | null;
  /** The most there can be, or what wins. */
  of?: number;
  /** Worth a second look. */
  alarm?: boolean;
}

/** What a board says of a seat: `export function vitals(view, seat)` in `games/<slug>/vitals.ts`. */
export type Vitals<V> = (view: V, seat: number) => Vital[];
