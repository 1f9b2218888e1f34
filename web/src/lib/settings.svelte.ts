// What a person has set for herself on this device.
import { BINDINGS, type Deed } from "@/lib/keys";
import type { Speed } from "@/lib/pacer";
import type { Tongue } from "@/lib/wire";

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "off";

interface Kept {
  theme: Theme;
  motion: Motion;
  speed: Speed; // of bots
  sound: boolean;
  letters: boolean; // single-letter keys (WCAG 2.1.4)
  tongue: Tongue | null;
  textTable: boolean;
  folded: boolean; // what is asked, on a small screen
  warnings: boolean; // one more click before a move that hardly anybody means
  met: string[]; // games that need no more introduction
  keys: Partial<Record<Deed, string>>;
}

const PLACE = "noctuary";
const USUAL: Kept = {
  theme: "auto",
  motion: "auto",
  speed: "normal",
  sound: false,
  letters: true,
  tongue: null,
  textTable: false,
  folded: false,
  warnings: true,
  met: [],
  keys: {},
};

class Settings {
  #kept: Kept = $state(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }

  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get letters(): boolean {
    return this.#kept.letters;
  }
  set letters(letters: boolean) {
    this.#keep({ letters });
  }

  get warnings(): boolean {
    return this.#kept.warnings;
  }
  set warnings(warnings: boolean) {
    this.#keep({ warnings });
  }

  get tongue(): Tongue | null {
    return this.#kept.tongue;
  }
  set tongue(tongue: Tongue | null) {
    this.#keep({ tongue });
  }

  get textTable(): boolean {
    return this.#kept.textTable;
  }
  set textTable(textTable: boolean) {
    this.#keep({ textTable });
  }

  get folded(): boolean {
    return this.#kept.folded;
  }
  set folded(folded: boolean) {
    this.#keep({ folded });
  }

  /** Whether a game has been played here before. */
  knows(game: string): boolean {
    return this.#kept.met.includes(game);
  }

  meet(game: string): void {
    if (!this.knows(game)) this.#keep({ met: [...this.#kept.met, game] });
  }

  /** The key of a deed: one's own, or the usual one. */
  key(deed: Deed): string {
    return this.#kept.keys[deed] ?? BINDINGS[deed];
  }

  /** Give a deed another key; the deed that had it gets this one's in exchange. */
  bind(deed: Deed, key: string): void {
    const keys = { ...this.#kept.keys };
    const other = (Object.keys(BINDINGS) as Deed[]).find((name) => name !== deed && this.key(name) === key);
    if (other) keys[other] = this.key(deed);
    keys[deed] = key;
    this.#keep({ keys });
  }

  usualKeys(): void {
    this.#keep({ keys: {} });
  }

  /** Motion only explains; whoever wants none, here or in the system, has none. */
  get moves(): boolean {
    return this.#kept.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Put on the page what the style sheets look for. */
  show(): void {
    const root = document.documentElement;
    if (this.#kept.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#kept.theme;
    if (this.#kept.motion === "off") root.dataset["motion"] = "off";
    else delete root.dataset["motion"];
  }

  #keep(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { ...USUAL, ...(kept as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = new Settings();
