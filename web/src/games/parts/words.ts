/** How the open question names a thing that several verbs could mean. */
import type { Picks } from "@/lib/picks.svelte";

/** The first of these words that leads on to a move or is chosen; null if none does. */
export function wordAmong(picks: Picks, words: string[]): string | null {
  return words.find((word) => picks.can(word) || picks.chosen(word)) ?? null;
}

/** One card with one of these verbs: `from-discard joker`. */
export function wordWith(picks: Picks, verbs: readonly string[], slug: string): string | null {
  return wordAmong(
    picks,
    verbs.map((verb) => `${verb} ${slug}`),
  );
}

/** The same for a card on the table whose like may be in hand: `choose` then means the one in hand. */
export function wordOnTable(
  picks: Picks,
  verbs: readonly string[],
  slug: string,
  hand: string[] | undefined,
): string | null {
  const meant = hand?.includes(slug) ? verbs.filter((verb) => verb !== "choose") : verbs;
  return wordWith(picks, meant, slug);
}

/** A thing in play by its own name, unless the question only means its like in hand (`discard ada-vance-1`). */
export function wordInPlay(picks: Picks, verbs: readonly string[], name: string): string | null {
  if (!picks.can(name)) return name;
  return wordWith(picks, verbs, name) === null ? null : name;
}

/** Equal cards once, with their number. */
export function counted(slugs: string[]): [slug: string, count: number][] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts];
}
