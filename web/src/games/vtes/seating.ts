/** Who is seen where: prey on the left, predator on the right, the others small, the ousted folded away. */
import { named } from "@/games/vtes/reading";
import type { VtesView } from "@/games/vtes/view";

export interface Seating {
  /** The two large sides; the right one is empty where only one other is left. */
  left: number | null;
  right: number | null;
  /** The others, from one's left on in turn order. */
  above: number[];
  out: number[];
}

/** Everybody else, from one's left on in turn order. */
export function ringFrom(near: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, place) => (near + place + 1) % seats);
}

/** Whoever acts, is acted on, blocks or fights now, without those who only wait. */
export function involved(view: VtesView): number[] {
  const { action, combat } = view;
  const blocker = named(view, action?.blocker ?? null);
  const seats = [
    ...(combat?.sides.map((side) => side.seat) ?? []),
    ...(action ? [action.seat, ...action.targets] : []),
    ...(blocker ? [blocker.controller] : []),
  ];
  return [...new Set(seats)];
}

/** A seat that is involved, or pinned, takes the place of one that is not; ring order is kept between the two. */
export function seatingOf(view: VtesView, near: number, pinned: number | null): Seating {
  const ring = ringFrom(near, view.seats.length);
  const alive = ring.filter((seat) => !view.seats[seat]?.out);
  const out = ring.filter((seat) => view.seats[seat]?.out);
  let left = alive[0] ?? null;
  let right = alive.length > 1 ? (alive.at(-1) ?? null) : null;
  const wanted = [...new Set([...(pinned === null ? [] : [pinned]), ...involved(view)])].filter((seat) => alive.includes(seat));
  const coming = wanted.slice(0, 2).filter((seat) => seat !== left && seat !== right);
  const [first, second] = coming.sort((one, other) => alive.indexOf(one) - alive.indexOf(other));
  if (first !== undefined && second !== undefined) [left, right] = [first, second];
  else if (first !== undefined) {
    const onTheLeft = isIn(wanted, right) || (!isIn(wanted, left) && alive.indexOf(first) < alive.length / 2);
    if (onTheLeft) left = first;
    else right = first;
  }
  return { left, right, above: alive.filter((seat) => seat !== left && seat !== right), out };
}

function isIn(seats: number[], seat: number | null): boolean {
  return seat !== null && seats.slice(0, 2).includes(seat);
}

export type Relation = "both" | "prey" | "predator" | "other";

/** What a seat is to the nearest one. */
export function relation(view: VtesView, near: number, seat: number): Relation {
  const me = view.seats[near];
  if (me?.prey === seat) return me.predator === seat ? "both" : "prey";
  return me?.predator === seat ? "predator" : "other";
}
