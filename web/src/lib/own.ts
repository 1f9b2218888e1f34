// What one's own page asks the server.
import { api } from "@/lib/api";
import type { DeckShelf } from "@/lib/wire-decks";
import type { Own, OwnGames, Tally } from "@/lib/wire-own";
import type { ProgressTold, Step } from "@/lib/wire-progress";
import type { Tongue } from "@/lib/wire";

/** Where the file with everything about oneself is fetched. */
export const EVERYTHING = "/api/me/everything";

export const ownPage = (lang: Tongue): Promise<Own> => api.get<Own>(`/api/me?lang=${lang}`);

export function ownGames(lang: Tongue, before: string | null): Promise<OwnGames> {
  const from = before === null ? "" : `&before=${encodeURIComponent(before)}`;
  return api.get<OwnGames>(`/api/me/games?lang=${lang}${from}`);
}

export async function ownSteps(): Promise<Step[]> {
  return (await api.get<ProgressTold>("/api/progress")).steps;
}

/** How many decks one keeps. */
export async function ownDecks(lang: Tongue): Promise<number> {
  return (await api.get<DeckShelf>(`/api/decks?lang=${lang}`)).decks.length;
}

/** Games that were neither won nor drawn. */
export const lost = (tally: Tally): number => tally.played - tally.won - tally.drawn;

/** How many lessons or puzzles were brought to their end. */
export const doneOf = (steps: readonly Step[], kind: Step["kind"]): number => steps.filter((step) => step.kind === kind && step.done === true).length;
