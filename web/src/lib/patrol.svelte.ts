// First Patrol: a guided first game. The server leads and remembers nothing; where one is stays on this device.
import { api, ServerProblem, wentWrong } from "@/lib/api";
import type { Keyed, View } from "@/lib/board";
import { moving } from "@/lib/motion";
import { Picks } from "@/lib/picks.svelte";
import { settings } from "@/lib/settings.svelte";
import { texts } from "@/lib/text.svelte";
import { toasts } from "@/lib/toasts.svelte";
import type { Asked, Face, PatrolAsk, PatrolTold, Prompt, Table } from "@/lib/wire";

const PLACE = "noctuary-patrol";
const LOST = 409; // the lessons have changed since

export class PatrolStore implements Keyed {
  told: PatrolTold | null = $state.raw(null);
  answered: number | null = $state(null);
  confirming: number | null = null;
  hinted = $state(false);
  readonly picks: Picks;
  onread: (slug: string, pin: boolean) => void = () => undefined;
  onstudy: (slug: string) => void = () => undefined;

  #made: string[] = read();
  #aside: string | null = null; // what the voice has just talked her out of: a move, or what was pointed at

  constructor() {
    this.picks = new Picks({
      play: (index) => this.play(index),
      ask: (about) => this.why(about),
      read: (slug, pin) => this.onread(slug, pin),
      study: (slug) => this.onstudy(slug),
    });
  }

  get table(): Table | null {
    return this.told?.table ?? null;
  }
  get view(): View {
    return this.told?.view ?? {};
  }
  get faces(): Record<string, Face> {
    return this.told?.faces ?? {};
  }
  get prompt(): Prompt | null {
    return this.told?.prompt ?? null;
  }
  get undo(): string | null {
    return (this.told?.made.length ?? 0) > 0 ? "free" : null;
  }

  /** Where one is, in the language of the page. */
  open(): Promise<void> {
    return this.#ask({});
  }

  play(index: number): void {
    const move = this.prompt?.offers[index]?.text;
    if (!move || this.answered !== null) return;
    this.answered = this.prompt?.decision ?? null;
    void this.#ask({ move, again: this.#aside === move });
  }

  why(about: string): void {
    void this.#ask({ about, again: this.#aside === about });
  }

  /** One thing less, as an undo at a table. */
  send(message: Asked): boolean {
    if (message.t === "undo") this.#go(this.#made.slice(0, -1));
    return message.t === "undo";
  }

  begin(): void {
    this.#go([]);
  }

  next(): void {
    // Lessons show each move as it is made.
  }

  hold(): void {
    // everything is asked here anyway
  }

  toggleUnconcerned(): void {
    // Nobody passes in a lesson.
  }

  cancelYield(): void {
    // nobody yields to a lesson
  }

  #go(made: string[]): void {
    this.#made = made;
    this.#aside = null;
    void this.#ask({});
  }

  async #ask(ask: PatrolAsk): Promise<void> {
    try {
      const told = await api.patrol({ made: this.#made, ...ask }, texts.tongue);
      this.#aside = told.verdict === "aside" ? (ask.move ?? ask.about ?? null) : null;
      if (told.made.length !== this.told?.made.length) this.hinted = false;
      this.#keep(told.made);
      await moving(() => {
        this.told = told;
        this.picks.ask(told.prompt);
      }, settings.moves);
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.status === LOST && this.#made.length > 0) this.begin();
      else toasts.say("wrong", wentWrong(problem));
    } finally {
      this.answered = null;
    }
  }

  #keep(made: string[]): void {
    this.#made = made;
    try {
      localStorage.setItem(PLACE, JSON.stringify(made));
    } catch {
      // A browser that keeps nothing begins at the beginning next time.
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
