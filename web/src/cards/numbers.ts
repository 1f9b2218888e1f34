/** The numbers of a face as badges, in the order in which they are read. */
import { TALENTS } from "@/cards/kinds";
import type { Face } from "@/lib/wire";

export interface Badge {
  /** Names the number: `web-number-<name>`; for a talent, `web-talent-<talent>` too. */
  name: string;
  /** What the badge is drawn as. */
  kind: string;
  value: number;
  /** As it stands on the card: `+2` for what a card adds. */
  shown: string;
  /** A condition, not a strength. */
  hollow: boolean;
}

const PLAIN = ["value", "reach", "cost", "pool", "blood", "capacity", "life", "strength", "bleed", "destiny", "reward"];
/** On these a talent counts for something else; on those of a character or a challenge it is what it is. */
const ADDS = new Set(["skill", "item", "event", "action", "location", "episode-one", "episode-two"]);
const TALENT_ROLES = [
  { prefix: "", hollow: false },
  { prefix: "needs-", hollow: true },
];

export function badgesOf(face: Face): Badge[] {
  const numbers = face.numbers ?? {};
  const sign = ADDS.has(face.kind) ? "+" : "";
  const talents = TALENT_ROLES.flatMap(({ prefix, hollow }) =>
    TALENTS.flatMap((talent): Badge[] => {
      const value = numbers[prefix + talent];
      if (value === undefined) return [];
      return [{ name: prefix + talent, kind: talent, value, shown: signed(value, hollow ? "" : sign), hollow }];
    }),
  );
  const plain = PLAIN.flatMap((name): Badge[] => {
    const value = numbers[name];
    if (value === undefined) return [];
    const shown = name === "reach" ? `↔${value}` : `${value}`;
    return [{ name, kind: name === "value" ? face.kind : name, value, shown, hollow: name === "destiny" }];
  });
  return [...talents, ...plain];
}

/** Below zero with a real minus. */
export function signed(value: number, plus = ""): string {
  return value < 0 ? `−${-value}` : plus + value;
}

/** `Ada Vance – Night Watch`: who it is, and which of her cards; the second is empty for most. */
export function nameAndEpithet(title: string): [name: string, epithet: string] {
  const [name = title, epithet = ""] = title.split(" – ");
  return [name, epithet];
}

/** How large a title may be set on a card of ten letters' width, so that no word is broken and all of it is seen. */
export function titleScale(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const byWord = 8.5 / longest;
  const byLength = title.length <= 12 ? 1.06 : title.length <= 17 ? 0.93 : title.length <= 26 ? 0.88 : 0.78;
  return Math.max(0.64, Math.min(byWord, byLength));
}
