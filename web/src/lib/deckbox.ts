// What is in a deck while it is being built, as plain data: each change makes a new one. Which card goes into which
// part the server tells (`DeckGame.parts`); the rules of building are its own, too.
import { plain } from "@/lib/faces";
import type { Face } from "@/lib/wire";
import type { Copies, DeckCards, DeckGame, DeckPart } from "@/lib/wire-decks";

type Counts = Record<string, number>;

export interface Contents {
  name: string;
  format: string;
  note: string;
  parts: Record<string, Counts>;
  /** Lines of a list that nobody could read. */
  leftover: string[];
}

export const MOST_COPIES = 99;

export function contentsOf(deck: { name: string; format: string; note?: string; cards: DeckCards }): Contents {
  const parts = Object.entries(deck.cards.parts ?? {}).map(([part, copies]) => [part, Object.fromEntries(copies.map(({ card, count }) => [card, count]))]);
  return { name: deck.name, format: deck.format, note: deck.note ?? "", parts: Object.fromEntries(parts) as Contents["parts"], leftover: deck.cards.leftover ?? [] };
}

export function cardsOf(contents: Contents): DeckCards {
  const parts: Record<string, Copies[]> = {};
  for (const [part, counts] of Object.entries(contents.parts)) {
    const copies = Object.entries(counts).map(([card, count]) => ({ card, count }));
    if (copies.length > 0) parts[part] = copies;
  }
  return { parts, leftover: contents.leftover };
}

/** The part that a card of this kind goes into; a part within another is chosen apart. */
export function partFor(game: DeckGame, kind: string): DeckPart | undefined {
  return game.parts.find((part) => !part.within && part.kinds.includes(kind));
}

export function countOf(contents: Contents, card: string): number {
  return Math.max(0, ...Object.values(contents.parts).map((counts) => counts[card] ?? 0));
}

/** How many cards lie in a part. */
export function sizeOf(contents: Contents, part: string): number {
  return Object.values(contents.parts[part] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** So many copies of a card in a part: of a part for one card, that card instead of the other. */
export function withCount(game: DeckGame, contents: Contents, part: DeckPart, card: string, count: number): Contents {
  const now = Math.max(0, Math.min(part.single ? 1 : MOST_COPIES, count));
  const counts: Counts = part.single ? {} : { ...contents.parts[part.slug] };
  if (now > 0) counts[card] = now;
  else delete counts[card];
  const parts = { ...contents.parts, [part.slug]: counts };
  if (now === 0) {
    // What lies within this part goes with it.
    for (const inner of game.parts) if (inner.within === part.slug && parts[inner.slug]?.[card]) parts[inner.slug] = {};
  }
  return { ...contents, parts };
}

/** More or fewer copies of a card, wherever cards of its kind go; the first that may lead the deck leads it. */
export function withMore(game: DeckGame, contents: Contents, face: Pick<Face, "slug" | "kind" | "numbers">, by: number): Contents {
  const part = partFor(game, face.kind);
  if (!part) return contents;
  const made = withCount(game, contents, part, face.slug, (contents.parts[part.slug]?.[face.slug] ?? 0) + by);
  const inner = game.parts.find((one) => one.within === part.slug && one.kinds.includes(face.kind));
  if (!inner || by <= 0 || sizeOf(made, inner.slug) > 0 || (face.numbers?.["level"] ?? 1) !== 1) return made;
  return withCount(game, made, inner, face.slug, 1);
}

export interface Group {
  kind: string;
  count: number;
  cards: { face: Face; count: number }[];
}

/** The cards of a part by kind, in the order in which the game names its kinds; each by title. */
export function groupsOf(part: DeckPart, contents: Contents, faceFor: (card: string) => Face): Group[] {
  const groups = new Map<string, Group>();
  for (const [card, count] of Object.entries(contents.parts[part.slug] ?? {})) {
    const face = faceFor(card);
    const group = groups.get(face.kind) ?? { kind: face.kind, count: 0, cards: [] };
    group.count += count;
    group.cards.push({ face, count });
    groups.set(face.kind, group);
  }
  const place = (kind: string): number => (part.kinds.includes(kind) ? part.kinds.indexOf(kind) : part.kinds.length);
  for (const group of groups.values()) group.cards.sort((one, other) => plain(one.face.title).localeCompare(plain(other.face.title)));
  return [...groups.values()].sort((one, other) => place(one.kind) - place(other.kind));
}

/** A line that could not be read is settled: it is another card, or it is given up. */
export function withoutLine(contents: Contents, line: string): Contents {
  const at = contents.leftover.indexOf(line);
  return at < 0 ? contents : { ...contents, leftover: contents.leftover.toSpliced(at, 1) };
}

/** Everything that another deck has, on top of this one. */
export function withAll(contents: Contents, cards: DeckCards): Contents {
  const parts = { ...contents.parts };
  for (const [part, copies] of Object.entries(cards.parts ?? {})) {
    const counts = { ...parts[part] };
    for (const { card, count } of copies) counts[card] = Math.min(MOST_COPIES, (counts[card] ?? 0) + count);
    parts[part] = counts;
  }
  return { ...contents, parts, leftover: [...contents.leftover, ...(cards.leftover ?? [])] };
}
