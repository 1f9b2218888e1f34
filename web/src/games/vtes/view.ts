/** What a seat sees of a VTES match. */
import type { Face } from "@/lib/wire";

export interface Uncontrolled {
  counters: number;
  /** For the owner alone. */
  card?: string;
  word?: string;
}

export interface Methuselah {
  pool: number;
  points: number;
  out: boolean;
  prey: number | null;
  predator: number | null;
  hand_size: number;
  library_size: number;
  crypt_size: number;
  ash: string[];
  removed: string[];
  owed: number;
  master_actions: number;
  discard_actions: number;
  transfers: number;
  withdrawing: boolean;
  uncontrolled: Uncontrolled[];
  shown?: string[];
  hand?: string[];
  library?: string[];
  crypt?: string[];
}

/** A card in play; what is optional belongs to minions, most of it to vampires. */
export interface InPlay {
  name: string;
  card: string;
  owner: number;
  controller: number;
  region: "ready" | "torpor" | "in-play" | "on-card" | "contested";
  host: string | null;
  locked: boolean;
  counters: number;
  stun?: number;
  corruption?: number[];
  vampire?: boolean;
  bleed?: number;
  strength?: number;
  capacity?: number;
  clan?: string;
  sect?: string;
  title?: string;
  title_contested?: boolean;
  votes?: number;
  disciplines?: string[];
}

export interface Played {
  card: string;
  seat: number;
  by: string | null;
  target: string | null;
  /** The Methuselah who was chosen with it. */
  target_seat: number | null;
}

export interface Action {
  kind: string;
  actor: string;
  seat: number;
  card: string | null;
  targets: number[];
  target: string | null;
  stealth: number;
  bleed: number;
  blocker: string | null;
  intercept: number | null;
  declined: number[];
  eligible: number[];
  blockers: string[];
  limited: boolean;
}

export interface Fighter {
  minion: string;
  seat: number;
  strike: string | null;
  strength: number;
  pending: number;
  aggravated: number;
  additional: number;
}

export interface Combat {
  round: number;
  range: "close" | "long";
  sides: Fighter[];
  pressed: boolean;
}

export interface Vote {
  seat: number | null;
  by: string | null;
  votes: number;
  for: boolean;
}

export interface Term {
  seat?: number;
  points?: number;
  clan?: string;
  card?: string | null;
}

export interface Referendum {
  caller: string;
  seat: number;
  card: string | null;
  terms: Term[];
  for: number;
  against: number;
  cast: Vote[];
  /** By seat: the votes that lie open and are not cast yet. */
  left: number[];
  blood_hunt: boolean;
}

export interface VtesView {
  seat: number | null;
  turn: number;
  active: number;
  phase: string;
  edge: number | null;
  seats: Methuselah[];
  cards: InPlay[];
  window: string | null;
  /** The window that is open, or over which cards are being played. */
  moment: string | null;
  impulse: number | null;
  /** In which order the impulse goes round, and who has passed since the last use. */
  order: number[];
  passed: number[];
  /** What the open window is about: who strikes, who goes to torpor. */
  subject: string | null;
  playing: Played[];
  action: Action | null;
  combat: Combat | null;
  referendum: Referendum | null;
  over?: boolean;
  waiting_for?: number | null;
}

/** The words before a card in play: `bleed ann`, `play govern by ann`. */
export const OF_CARDS = [
  "use",
  "bleed",
  "hunt",
  "take-equipment",
  "leave-torpor",
  "rescue",
  "diablerise",
  "become-anarch",
  "block",
  "vote",
  "pay-contest",
  "yield",
  "unlock",
  "target",
  "pay-blood",
  "by",
] as const;

/** Verbs that never mean a card in the hand, though one in play may have its name. */
export const ELSEWHERE: readonly string[] = [
  ...OF_CARDS.filter((verb) => verb !== "by"),
  "effect",
  "transfer",
  "take-back",
  "arrive",
  "merge",
  "uncontrolled",
];

/** What a Methuselah controls in one region, in the order in which it came. */
export function inRegion(view: VtesView, seat: number, region: InPlay["region"]): InPlay[] {
  return view.cards.filter((card) => card.controller === seat && card.region === region && card.host === null);
}

export function on(view: VtesView, name: string): InPlay[] {
  return view.cards.filter((card) => card.host === name);
}

export function named(view: VtesView, name: string | null): InPlay | undefined {
  return name === null ? undefined : view.cards.find((card) => card.name === name);
}

/** What a card in play is called; one that has gone stays a sign. */
export function titleOf(view: VtesView, faces: Record<string, Face>, name: string | null): string {
  const card = named(view, name);
  return card ? (faces[card.card]?.title ?? card.card) : "—";
}

/** Of a vampire as her face has it: the clan, which has no letters of its own on the table. */
export function clanOf(face: Face | undefined): string {
  return face?.tags?.find((tag) => !tag.kind)?.text ?? "";
}

/** A name for a narrow place: the first of several, without what follows a comma. */
export function shortTitle(title: string): string {
  const [first = title, ...more] = title.split(/[,\s]+/);
  const second = more[0];
  return first.length <= 3 && second ? `${first} ${second}` : first;
}

/** How large a name may be set on a token of so many letters' width, so that no word is broken. */
export function nameScale(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return Math.max(0.7, Math.min(1, 9.5 / longest));
}

export interface Level {
  code: string;
  superior: boolean;
  /** Its whole name, where some face tells it. */
  title: string;
}

/** Disciplines with their names, superior ones first. */
export function levelsOf(codes: readonly string[], faces: Record<string, Face>): Level[] {
  const titles = new Map<string, string>();
  for (const face of Object.values(faces)) {
    for (const tag of face.tags ?? []) if (tag.kind) titles.set(tag.text.toLowerCase(), tag.title);
  }
  const levels = codes.map((code) => {
    const superior = code !== code.toLowerCase();
    return { code, superior, title: titles.get(code.toLowerCase()) ?? code };
  });
  return levels.sort((one, other) => Number(other.superior) - Number(one.superior));
}

/** The steps of each sequence, and the windows that belong to them. */
export const STAGES = {
  action: { announced: ["announced"], block: ["no-attempt", "attempt"], resolve: ["declined", "would-succeed", "blocked"], after: ["after-action"] },
  combat: {
    range: ["before-range", "maneuvers"],
    strike: ["before-strikes", "strike", "strikes-chosen"],
    damage: ["damage", "to-torpor"],
    more: ["additional-strikes"],
    press: ["press"],
    end: ["end-of-round", "combat-ending"],
  },
  referendum: { polling: ["polling"], tally: ["after-referendum"] },
} as const;

export type Sequence = keyof typeof STAGES;

/** What is going on in the innermost: a combat inside an action, a referendum that it calls. */
export function sequenceOf(view: VtesView): Sequence | null {
  if (view.combat) return "combat";
  if (view.referendum) return "referendum";
  return view.action ? "action" : null;
}

export function stagesOf(sequence: Sequence): string[] {
  return Object.keys(STAGES[sequence]);
}

/** The step that a window belongs to; null for one of something else. */
export function stageOf(sequence: Sequence, window: string | null): string | null {
  const found = Object.entries(STAGES[sequence]).find(([, windows]) => (windows as readonly string[]).includes(window ?? ""));
  return found?.[0] ?? null;
}

/** Votes by seat that are on the table and not cast, without those who have none. */
export function yetToVote(referendum: Referendum): { seat: number; votes: number }[] {
  return referendum.left.flatMap((votes, seat) => (votes > 0 ? [{ seat, votes }] : []));
}

