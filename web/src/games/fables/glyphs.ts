/** What a Fable's counters and Alice's Avatars are drawn as. */
import type { Figure } from "@/cards/figures";

export const GLYPHS: Record<string, Figure> = {
  awakening: "eye",
  awake: "sun",
  combo: "bolt",
  match: "match",
  tentacles: "tentacle",
  qi: "yinyang",
  poison: "phial",
  fate: "web",
  "fate-red": "drop",
};

export const AVATARS = ["queen", "hatter", "cat"] as const;
export const AVATAR_GLYPHS: Record<(typeof AVATARS)[number], Figure> = { queen: "heart", hatter: "tophat", cat: "cat" };
