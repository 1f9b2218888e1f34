// The signs of a table as a legend lists them. Their sentences are those of the tips (lib/tip.ts): one source for both.
import type { Figure } from "@/cards/figures";

export interface Sign {
  /** Names the sentence: `web-tip-<id>`. */
  id: string;
  figure?: Figure;
  /** A mark in the colour and shape of a kind (`cards/kinds.ts`), and what stands on it. */
  mark?: readonly [kind: string, text: string];
  /** The letters of a Discipline: at one level or the other. */
  tag?: readonly ["basic" | "superior", string];
  /** A letter, a number or a word in a box, where nothing is drawn. */
  text?: string;
}

export interface Chapter {
  /** Names the heading: `web-legend-<title>`. */
  title: "players" | "piles" | "board" | "minions" | "contest" | "turn" | "kinds" | "numbers" | "counters" | "table";
  signs: Sign[];
}

/** Several ids that begin alike, drawn alike or not at all. */
export function each(start: string, ids: readonly string[], drawn: (id: string) => Omit<Sign, "id"> = () => ({})): Sign[] {
  return ids.map((id) => ({ id: `${start}${id}`, ...drawn(id) }));
}

export const numbers = (...names: string[]): Sign[] => each("number-", names, (name) => ({ mark: [name.replace("needs-", ""), "2"] }));

/** What every table has; the last chapter of every legend, and the only one of a game that has no signs of its own. */
export const TABLE: Chapter = {
  title: "table",
  signs: [{ id: "glows" }, { id: "turn" }, { id: "step" }, { id: "to-move" }, { id: "clock", text: "9:30" }, { id: "kind", mark: ["", "X"] }, { id: "level", text: "◆◆" }, { id: "tag" }, { id: "copies", text: "×2" }],
};
