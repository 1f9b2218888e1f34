/** What a seat sees of a Buffy match. */
import type { Talent } from "@/cards/kinds";
import { nameAndEpithet } from "@/cards/numbers";
import type { Face } from "@/lib/wire";

export interface Side {
  essence: string;
  main_card: string | null;
  destiny: number;
  out: boolean;
  hand_size: number;
  deck_size: number;
  discard: string[];
  crypt: string[];
  challenge: string | null;
  challenges_left: number;
  locations_left: number;
  part_one: string | null;
  parts_two: string[];
  second_parts_left: number;
  shown?: string[];
  hand?: string[];
  deck?: string[];
  challenge_deck?: string[];
  locations?: string[];
  second_parts?: string[];
}

export interface Space {
  space: string;
  owner: number | null;
  location: string | null;
  adjacent: string[];
}

export interface Attached {
  card: string;
  owner: number;
  fatigued: boolean;
}

export interface Character {
  name: string;
  owner: number;
  who: string;
  levels: string[];
  space: string;
  fatigued: boolean;
  main: boolean;
  rank: string;
  traits: string[];
  talents: Record<Talent, number>;
  attached: Attached[];
  moves_left: number;
}

export interface Challenge {
  card: string;
  owner: number;
  space: string;
  goals: Partial<Record<Talent, number>>;
  reward: number;
  faced_by: number[];
}

export interface Stacked {
  card: string | null;
  value: number;
}

export interface Conflict {
  stage: string;
  attacker: number;
  defender: number;
  watch: number;
  fighter: string | null;
  target: string | null;
  challenge: string | null;
  facing: string[];
  resolving: Talent | null;
  attacker_stacks: Partial<Record<Talent, Stacked[]>>;
  defender_stacks: Partial<Record<Talent, Stacked[]>>;
  attacker_totals: Partial<Record<Talent, number>>;
  defender_totals: Partial<Record<Talent, number>>;
  counting: Talent[];
  required: boolean;
  winner: number | "draw" | null;
}

export interface BuffyView {
  seat: number | null;
  turn: number;
  day: boolean;
  active: number;
  step: string;
  watch: number;
  park_holder: number | null;
  park_count: number;
  turn_limit: number;
  seats: Side[];
  spaces: Space[];
  ring: string[];
  characters: Character[];
  challenges: Challenge[];
  conflict: Conflict | null;
  events: string[];
  waiting_for?: number | null;
}

/** The verbs that mean a character in play. */
export const OF_CHARACTERS = [
  "move",
  "ascend",
  "attach",
  "upgrade",
  "swap",
  "take",
  "fight",
  "face",
  "double",
  "add",
  "target",
  "use",
  "resolve",
] as const;

export const DESTINY_TO_WIN = 10;
export const PARK_TO_WIN = 6;

/** On a small token a character goes by her name alone. */
export function shortName(face: Face | undefined, slug: string): string {
  return nameAndEpithet(face?.title ?? slug)[0];
}
