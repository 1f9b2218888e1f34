// What the editor of card sets asks the server, and where it keeps what is being written.
import { api } from "@/lib/api";
import { Shape, type Part } from "@/lib/shape";
import type { Made, Tongue } from "@/lib/wire";
import type { SetLooked, SetMistake, SetPlay } from "@/lib/wire-sets";

const KEPT = "noctuary-set-";
const at = (game: string, what: string): string => `/api/sets/${encodeURIComponent(game)}/${what}`;

export const shapeOf = async (game: string): Promise<Shape> => new Shape(await api.get<Part>(at(game, "schema")));

export const lookAt = (game: string, text: string, card: number, lang: Tongue): Promise<SetLooked> =>
  api.ask<SetLooked>("POST", `${at(game, "check")}?lang=${lang}`, { text, card });

export const playSet = (game: string, wish: SetPlay): Promise<Made> => api.ask<Made>("POST", at(game, "play"), wish);

export const tryCard = (game: string, text: string, card: number): Promise<Made> => api.ask<Made>("POST", at(game, "try"), { text, card });

export function kept(game: string): string | null {
  try {
    return localStorage.getItem(KEPT + game);
  } catch {
    return null;
  }
}

export function keep(game: string, text: string): void {
  try {
    localStorage.setItem(KEPT + game, text);
  } catch {
    // A browser that keeps nothing can still save the file.
  }
}

/** The mistakes at a field, or inside it: `card.1` has those of `card.1.level`. */
export function mistakesAt(mistakes: readonly SetMistake[], path: string, inside = false): SetMistake[] {
  return mistakes.filter((one) => one.field === path || (inside && one.field.startsWith(`${path}.`)));
}
