// Which tables somebody looks for: what stands in the address, and the lines that fit it.
import type { Pace, Spoken, TableLine } from "@/lib/wire";

export const PACES: readonly Pace[] = ["fast", "normal", "relaxed"];
export const LANGUAGES: readonly Spoken[] = ["en", "fr", "any"];

export interface Wanted {
  game: string;
  language: string;
  pace: string;
  /** Only tables that wait for players. */
  open: boolean;
}

export function wantedOf(get: (name: string) => string | null): Wanted {
  return { game: get("game") ?? "", language: get("language") ?? "", pace: get("pace") ?? "", open: get("open") === "1" };
}

export function isWanted(wanted: Wanted): boolean {
  return Boolean(wanted.game || wanted.language || wanted.pace || wanted.open);
}

/** A table where any language will do fits every language. */
export function fits(line: TableLine, wanted: Wanted): boolean {
  const language = line.language ?? "any";
  if (wanted.game && line.game !== wanted.game) return false;
  if (wanted.language && language !== "any" && language !== wanted.language) return false;
  if (wanted.pace && (line.pace ?? "relaxed") !== wanted.pace) return false;
  return !wanted.open || line.open_seats > 0;
}

/** Those that need players first; otherwise as they came. */
export function found(lines: readonly TableLine[], wanted: Wanted): TableLine[] {
  const fitting = lines.filter((line) => fits(line, wanted));
  return [...fitting.filter((line) => line.open_seats > 0), ...fitting.filter((line) => line.open_seats === 0)];
}
