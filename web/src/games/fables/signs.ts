/** The signs of Twisted Fables, chapter by chapter: for the legend, and for the test that no tip is left out of it. */
import { each, numbers, type Chapter, type Sign } from "@/lib/signs";
import { AVATAR_GLYPHS, GLYPHS } from "@/games/fables/glyphs";

const KINDS = ["attack", "defense", "movement", "joker", "epic", "twist", "relic", "poison", "match", "blood", "fable", "other"];
const figures = (start: string, glyphs: Record<string, NonNullable<Sign["figure"]>>): Sign[] =>
  Object.entries(glyphs).map(([id, figure]) => ({ id: `${start}${id}`, figure }));

export const SIGNS: Chapter[] = [
  {
    title: "players",
    signs: [
      { id: "fables-hp" },
      { id: "fables-threshold" },
      { id: "fables-defense", mark: ["defense", ""] },
      { id: "fables-power", figure: "bolt" },
      { id: "fables-coming", figure: "blade" },
      ...each("fables-", ["seat", "partner", "out"]),
    ],
  },
  { title: "turn", signs: each("fables-step-", ["initial", "refresh", "activation", "end"]) },
  {
    title: "board",
    signs: [
      { id: "fables-square", text: "4" },
      { id: "fables-distance", text: "↔" },
      { id: "fables-relic" },
      { id: "fables-tentacle", figure: "tentacle" },
    ],
  },
  {
    title: "piles",
    signs: [
      ...each("fables-", ["hand", "deck", "discard", "reserves", "reserve-empty", "twists", "epics", "durables", "play", "cache", "shown", "blood", "shop"]),
      { id: "fables-price", figure: "bolt" },
      ...each("fables-", ["stock", "relic-deck", "relic-discard"]),
    ],
  },
  { title: "counters", signs: [...figures("fables-gauge-", GLYPHS), ...figures("fables-avatar-", AVATAR_GLYPHS)] },
  { title: "kinds", signs: each("fables-kind-", KINDS, (kind) => ({ mark: [kind, ""] })) },
  { title: "numbers", signs: numbers("value", "cost", "reach") },
];
