// What the editor of card sets asks the server.
import { api } from "@/lib/api";
import { Shape, type Part } from "@/lib/shape";
import type { Made, Tongue } from "@/lib/wire";
import type { SetLooked, SetMistake, SetPlay } from "@/lib/wire-sets";

const at = (game: string, what: string): string => `/api/sets/${encodeURIComponent(game)}/${what}`;

export const shapeOf = async (game: string, lang: Tongue): Promise<Shape> => new Shape(await api.get<Part>(`${at(game, "schema")}?lang=${lang}`));

export const lookAt = (game: string, text: string, card: number, lang: Tongue): Promise<SetLooked> =>
  api.ask<SetLooked>("POST", `${at(game, "check")}?lang=${lang}`, { text, card });

export const playSet = (game: string, wish: SetPlay): Promise<Made> => api.ask<Made>("POST", at(game, "play"), wish);

export const tryCard = (game: string, text: string, card: number): Promise<Made> => api.ask<Made>("POST", at(game, "try"), { text, card });

/** The mistakes at a field, or inside it: `card.1` has those of `card.1.level`. */
export function mistakesAt(mistakes: readonly SetMistake[], path: string, inside = false): SetMistake[] {
  return mistakes.filter((one) => one.field === path || (inside && one.field.startsWith(`${path}.`)));
}
