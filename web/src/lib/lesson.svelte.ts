// A lesson: a guided game. The server leads and remembers no match; where one is, is kept as progress.
import { ServerProblem, wentWrong } from "@/lib/api";
import type { Keyed, View } from "@/lib/board";
import { askLesson, madeIn } from "@/lib/learn";
import { moving } from "@/lib/motion";
import { Picks } from "@/lib/picks.svelte";
import { progress } from "@/lib/progress.svelte";
import { settings } from "@/lib/settings.svelte";
import { texts } from "@/lib/text.svelte";
import { toasts } from "@/lib/toasts.svelte";
import type { Asked, Face, Prompt, Table } from "@/lib/wire";
import type { LessonAsk, LessonTold } from "@/lib/wire-learn";

const LOST = 409; // the lesson has changed since
const MISSING = 404;

export class LessonStore implements Keyed {
  told: LessonTold | null = $state.raw(null);
  answered: number | null = $state(null);
  confirming: number | null = null;
  hinted = $state(false);
  missing = $state(false);
  readonly picks: Picks;
  onread: (slug: string, pin: boolean) => void = () => undefined;
  onstudy: (slug: string) => void = () => undefined;

  #made: string[] = [];
  #aside: string | null = null; // what the voice has just talked her out of: a move, or what was pointed at

  constructor(readonly slug: string) {
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
  async open(): Promise<void> {
    await progress.ready();
    this.#made = madeIn(progress.step("lesson", this.slug));
    await this.#ask({});
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
    void progress.keep({ kind: "lesson", slug: this.slug, place: JSON.stringify(made) });
    void this.#ask({});
  }

  async #ask(ask: LessonAsk): Promise<void> {
    try {
      const told = await askLesson(this.slug, { made: this.#made, ...ask }, texts.tongue);
      this.#aside = told.verdict === "aside" ? (ask.move ?? ask.about ?? null) : null;
      if (told.made.length !== this.told?.made.length) this.hinted = false;
      this.#keep(told);
      await moving(() => {
        this.told = told;
        this.picks.ask(told.prompt);
      }, settings.moves);
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.status === LOST && this.#made.length > 0) this.begin();
      else if (problem instanceof ServerProblem && problem.status === MISSING) this.missing = true;
      else toasts.say("wrong", wentWrong(problem));
    } finally {
      this.answered = null;
    }
  }

  /** Only what has changed is worth a request. */
  #keep(told: LessonTold): void {
    const changed = told.made.length !== this.#made.length || (told.over && !progress.step("lesson", this.slug)?.done);
    this.#made = told.made;
    if (changed) void progress.keep({ kind: "lesson", slug: this.slug, done: told.over, place: JSON.stringify(told.made) });
  }
}
