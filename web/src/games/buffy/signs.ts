/** The signs of the Buffy game, chapter by chapter: for the legend, and for the test that no tip is left out of it. */
import { TALENTS } from "@/cards/kinds";
import { each, numbers, type Chapter } from "@/lib/signs";

const KINDS = ["hero", "companion", "villain", "minion", "essence", "challenge", "location", "skill", "item", "event", "action", "episode-one", "episode-two"];

export const SIGNS: Chapter[] = [
  {
    title: "players",
    signs: [
      { id: "buffy-destiny", mark: ["destiny", "3"] },
      { id: "buffy-park-track", figure: "tree" },
      { id: "buffy-seat", text: "A" },
      { id: "buffy-out" },
      { id: "buffy-day", figure: "sun" },
      { id: "buffy-night", figure: "moon" },
      { id: "buffy-turns" },
    ],
  },
  { title: "turn", signs: each("buffy-step-", ["prologue", "draw", "refresh", "movement", "resource", "conflict", "end"]) },
  {
    title: "board",
    signs: [
      { id: "buffy-park", figure: "tree" },
      { id: "buffy-held" },
      { id: "buffy-space", text: "A1" },
      { id: "buffy-location" },
      { id: "buffy-owner", text: "A" },
      { id: "buffy-level", text: "◆◆" },
      { id: "buffy-main", text: "★" },
      { id: "buffy-tired", text: "zz" },
      { id: "buffy-attached" },
      ...numbers(...TALENTS),
      { id: "buffy-goals" },
      { id: "buffy-reward", figure: "crown" },
      { id: "buffy-faced" },
    ],
  },
  {
    title: "piles",
    signs: [
      ...each("buffy-", ["hand", "deck", "discard", "crypt", "challenges"]),
      { id: "buffy-next-challenge", figure: "scroll" },
      ...each("buffy-", ["locations", "to-lay", "essence", "episode", "second-parts", "event", "shown"]),
    ],
  },
  {
    title: "contest",
    signs: [
      { id: "buffy-contest", text: "⚔" },
      ...each("buffy-", ["attacker", "defender"]),
      ...each("buffy-stage-", ["choose", "draw", "battle", "resolve", "result", "discard"]),
      { id: "buffy-total", text: "7" },
      { id: "buffy-ahead", text: "◀" },
      { id: "buffy-stacked", text: "+2" },
      { id: "buffy-requirement" },
    ],
  },
  { title: "kinds", signs: each("buffy-kind-", KINDS, (kind) => ({ mark: [kind, ""] })) },
  { title: "numbers", signs: [...numbers("destiny", "reward"), ...numbers(...TALENTS.map((talent) => `needs-${talent}`))] },
];
