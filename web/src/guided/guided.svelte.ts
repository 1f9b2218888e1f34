// Whoever is led keeps this: what the server has told, the moves made so far, and what she points at. The server remembers nothing.
import { ServerProblem, wentWrong } from "@/lib/api";
import type { Keyed, View } from "@/lib/board";
import { moving } from "@/lib/motion";
import { Picks } from "@/lib/picks.svelte";
import { settings } from "@/lib/settings.svelte";
import { toasts } from "@/lib/toasts.svelte";
import type { Face, Prompt, Table } from "@/lib/wire";
import type { Asked } from "@/lib/wire-asks";

const LOST = 409; // what one was led through has changed since
const MISSING = 404;

/** What a lesson and a puzzle tell alike. */
export interface Told {
  made: string[];
  table: Table;
  view: View;
  faces: Record<string, Face>;
  prompt: Prompt | null;
}

/** What may be asked of both. */
export interface Ask {
  move?: string | null;
  about?: string | null;
}

export abstract class Guided<T extends Told = Told, A extends Ask = Ask> implements Keyed {
  told: T | null = $state.raw(null);
  answered: number | null = $state(null);
  confirming: number | null = null;
  missing = $state(false);
  readonly picks: Picks;
  onread: (slug: string, pin: boolean) => void = () => undefined;
  onstudy: (slug: string) => void = () => undefined;
  protected made: string[] = [];

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
    return (this.told?.made.length ?? 0) > this.before.length ? "free" : null;
  }

  /** The moves that are left when the last thing is taken back. */
  protected abstract get before(): string[];

  /** Where one is, in the language of the page. */
  abstract open(): Promise<void>;

  /** The server's answer to this, after the moves made so far. */
  protected abstract request(ask: A): Promise<T>;

  /** Keep what follows from an answer, before it is shown; `this.made` is still what it was. */
  protected abstract heard(told: T, ask: A): void;

  /** This move, or this question about what was pointed at. */
  protected abstract asking(ask: Ask): A;

  play(index: number): void {
    const move = this.prompt?.offers[index]?.text;
    if (!move || this.answered !== null) return;
    this.answered = this.prompt?.decision ?? null;
    void this.ask(this.asking({ move }));
  }

  why(about: string): void {
    void this.ask(this.asking({ about }));
  }

  /** One thing less, as an undo at a table. */
  send(message: Asked): boolean {
    if (message.t === "undo") this.go(this.before);
    return message.t === "undo";
  }

  begin(): void {
    this.go([]);
  }

  protected go(made: string[]): void {
    this.made = made;
    void this.ask(this.asking({}));
  }

  next(): void {
    // Everything is shown as it happens.
  }

  hold(): void {
    // everything is asked here anyway
  }

  toggleUnconcerned(): void {
    // What leaves no choice is done already.
  }

  cancelYield(): void {
    // nobody yields to a guide
  }

  protected async ask(ask: A): Promise<void> {
    try {
      const told = await this.request(ask);
      this.heard(told, ask);
      this.made = told.made;
      await moving(() => {
        this.told = told;
        this.picks.ask(told.prompt);
      }, settings.moves);
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.status === LOST && this.made.length > 0) this.begin();
      else if (problem instanceof ServerProblem && problem.status === MISSING) this.missing = true;
      else this.failed(wentWrong(problem));
    } finally {
      this.answered = null;
    }
  }

  protected failed(why: string): void {
    toasts.say("wrong", why);
  }
}
