/** What the board of VTES reads out of a view. */
import type { InPlay, Referendum, VtesView } from "@/games/vtes/view";
import type { Face } from "@/lib/wire";

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

