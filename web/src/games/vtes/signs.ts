/** The signs of VTES, chapter by chapter: for the legend, and for the test that no tip is left out of it. */
import { each, numbers, type Chapter } from "@/lib/signs";

const KINDS = ["vampire", "master", "action", "political-action", "action-modifier", "reaction", "combat", "equipment", "retainer", "ally", "event"];

export const SIGNS: Chapter[] = [
  {
    title: "players",
    signs: [
      { id: "vtes-pool", figure: "gem" },
      { id: "vtes-edge", figure: "crown" },
      { id: "vtes-points", mark: ["points", "1"] },
      ...each("vtes-", ["prey", "predator", "both", "other", "own", "out", "withdrawing"]),
      { id: "vtes-seat", text: "A" },
      ...each("vtes-left-", ["master", "influence", "discard"]),
      { id: "vtes-owed" },
    ],
  },
  { title: "turn", signs: each("vtes-step-", ["unlock", "master", "minion", "influence", "discard"]) },
  {
    title: "minions",
    signs: [
      { id: "vtes-blood", mark: ["capacity", "3"] },
      { id: "vtes-life", mark: ["life", "2"] },
      { id: "vtes-locked", figure: "padlock" },
      { id: "vtes-basic", tag: ["basic", "dom"] },
      { id: "vtes-superior", tag: ["superior", "DOM"] },
      { id: "vtes-bleed", mark: ["bleed", "2"] },
      { id: "vtes-strength", mark: ["strength", "2"] },
      { id: "vtes-title" },
      { id: "vtes-votes", figure: "scroll" },
      { id: "vtes-sect", text: "C" },
      { id: "vtes-clan" },
      { id: "vtes-attached", text: "+1" },
      { id: "vtes-stun", figure: "spiral" },
      { id: "vtes-corruption", figure: "snake" },
      { id: "vtes-nightmares", figure: "moon" },
      { id: "vtes-borrowed", figure: "hourglass" },
      { id: "vtes-acts", figure: "arrow" },
      { id: "vtes-blocks", figure: "shield" },
      { id: "vtes-fights", figure: "fist" },
    ],
  },
  {
    title: "piles",
    signs: [
      ...each("vtes-", ["hand", "library", "crypt", "ash", "removed", "ready"]),
      { id: "vtes-torpor", figure: "skull" },
      { id: "vtes-uncontrolled" },
      { id: "vtes-influenced", mark: ["capacity", "2"] },
      { id: "vtes-face-down", text: "2" },
      ...each("vtes-", ["in-play", "shown"]),
    ],
  },
  {
    title: "contest",
    signs: [
      { id: "vtes-sequence" },
      ...each("vtes-stage-", ["announced", "block", "resolve", "after"]),
      ...each("vtes-", ["bleed-now", "stealth", "intercept", "limited", "undirected", "may-block"]),
      ...each("vtes-stage-", ["range", "strike", "damage", "more", "press", "end"]),
      { id: "vtes-round" },
      { id: "vtes-range-close", figure: "fist" },
      { id: "vtes-range-long", figure: "bow" },
      { id: "vtes-strike" },
      { id: "vtes-damage", figure: "drop" },
      ...each("vtes-stage-", ["polling", "tally"]),
      ...each("vtes-", ["terms", "for", "against", "yet-to-vote"]),
      { id: "vtes-impulse", text: "✓" },
    ],
  },
  { title: "kinds", signs: each("vtes-kind-", KINDS, (kind) => ({ mark: [kind, ""] })) },
  { title: "numbers", signs: numbers("pool", "blood", "capacity", "life", "strength", "bleed") },
];
