// What the pages of puzzles ask the server.
import { api } from "@/lib/api";
import type { PuzzleAsk, PuzzleList, PuzzlesFound, PuzzleTold } from "@/lib/wire-puzzles";
import type { Tongue } from "@/lib/wire";

export const OWN = "own"; // the address of a puzzle that lies on this device as a file
const PLACE = "noctuary-puzzle";

export const puzzles = (lang: Tongue): Promise<PuzzleList> => api.get<PuzzleList>(`/api/puzzles?lang=${lang}`);

export const askPuzzle = (game: string, slug: string, ask: PuzzleAsk, lang: Tongue): Promise<PuzzleTold> =>
  api.ask<PuzzleTold>("POST", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(slug)}?lang=${lang}`, ask);

export const makePuzzles = (table: string, at: number, seat: number, lang: Tongue): Promise<PuzzlesFound> =>
  api.ask<PuzzlesFound>("POST", `/api/replays/${encodeURIComponent(table)}/puzzle?lang=${lang}`, { at, seat });

/** How a puzzle is called where progress is kept. */
export const keptAs = (game: string, slug: string): string => `${game}-${slug}`;

/** A puzzle of one's own: a file that stays on this device. */
export function ownFile(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export function keepOwn(file: string): void {
  try {
    localStorage.setItem(PLACE, file);
  } catch {
    // A browser that keeps nothing can still save the file.
  }
}

/** The game that a puzzle file names. */
export function gameOf(file: string): string {
  return /^\s*game\s*=\s*"([a-z0-9_-]+)"/m.exec(file)?.[1] ?? OWN;
}
