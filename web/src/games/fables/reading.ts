/** What the board of Twisted Fables reads out of a view. */
import type { FablesView } from "@/games/fables/view";
import type { Picks } from "@/lib/picks.svelte";
import type { Face } from "@/lib/wire";

/** The seats in the order in which they are drawn, from far to near. */
export interface Seating {
  me: number;
  /** The opponent on one's own track. */
  foe: number;
  /** In 2v2 the partner and the opponent on the other track. */
  others: number[];
}

export function seating(view: FablesView, near: number): Seating {
  const mine = view.seats[near];
  const rest = view.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  const against = rest.filter((seat) => view.seats[seat]?.team !== mine?.team);
  const foe = against.find((seat) => isOnTrack(view, seat, mine?.track)) ?? against[0] ?? near;
  return { me: near, foe, others: rest.filter((seat) => seat !== foe) };
}

function isOnTrack(view: FablesView, seat: number, track: number | undefined): boolean {
  const fighter = view.seats[seat];
  return fighter !== undefined && !fighter.out && fighter.square > 0 && fighter.track === track;
}

/** How a focused card lights the track: what it reaches, or how far it carries. */
export interface Light {
  kind: "reach" | "move";
  far: number;
}

export function lightOf(word: string | null, faces: Record<string, Face>): Light | null {
  const face = word === null ? undefined : faces[word.split(" ").at(-1) ?? ""];
  const reach = face?.numbers?.["reach"];
  if (reach !== undefined && reach > 0) return { kind: "reach", far: reach };
  const value = face?.numbers?.["value"];
  if (face?.kind === "movement" && value !== undefined) return { kind: "move", far: value };
  return null;
}

export function isLit(square: number, from: number, light: Light | null): boolean {
  const away = Math.abs(square - from);
  return light !== null && from > 0 && away > 0 && away <= light.far;
}

/** How the open question names a square, if it asks for one: a place to begin also has its track. */
export function squareWord(square: number, track: number, relics: boolean, picks: Picks): string {
  if (picks.asks("track")) return `space/${square} track/${track}`;
  const relic = relics ? picks.among(`relic/${square}`) : null;
  return relic ?? `space/${square}`;
}

export const TYPES = ["attack", "defense", "movement"] as const;
export const BASIC_PILES = [
  "attack-1",
  "attack-2",
  "attack-3",
  "defense-1",
  "defense-2",
  "defense-3",
  "movement-1",
  "movement-2",
  "movement-3",
  "joker",
] as const;
