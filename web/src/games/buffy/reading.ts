/** What the board of Buffy reads out of a view. */
import { nameAndEpithet } from "@/cards/numbers";
import type { Face } from "@/lib/wire";

export const DESTINY_TO_WIN = 10;
export const PARK_TO_WIN = 6;

/** On a small token a character goes by her name alone. */
export function shortName(face: Face | undefined, slug: string): string {
  return nameAndEpithet(face?.title ?? slug)[0];
}
