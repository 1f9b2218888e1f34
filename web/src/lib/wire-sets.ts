// Made from src/noctuary/server/wires/sets.py by tools/wire_types.py: change it there, then run that.

import type { CardFaces } from "@/lib/wire";

/** A set as far as it is written, and the card that is to be shown, counted from 0. */
export interface SetAsk {
  text: string;
  card?: number;
}

/** Play with this set: a ready deck with its cards in it, `card` before the others. */
export interface SetPlay {
  text: string;
  deck: string;
  card?: number;
  bot?: string;
  against?: "bot" | "open";
}

/** `field` as `card.1.ability.2.do.1.effect`, counted from 1; empty and line 0 where nobody can say. */
export interface SetMistake {
  line: number;
  field: string;
  text: string;
}

export interface SetLooked {
  digest: string;
  mistakes: SetMistake[];
  document: Record<string, unknown> | null;
  faces: CardFaces | null;
}
