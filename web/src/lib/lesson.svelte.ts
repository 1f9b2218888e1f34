// A lesson: a guided game. The server leads; where one is, is kept as progress.
import { Guided, type Ask } from "@/guided/guided.svelte";
import { askLesson } from "@/lib/learn";
import { madeIn, progress } from "@/lib/progress.svelte";
import { texts } from "@/lib/text.svelte";
import type { LessonAsk, LessonTold } from "@/lib/wire-learn";

export class LessonStore extends Guided<LessonTold, LessonAsk> {
  hinted = $state(false);
  #aside: string | null = null; // what the voice has just talked her out of: a move, or what was pointed at

  constructor(readonly slug: string) {
    super();
  }

  protected get before(): string[] {
    return this.made.slice(0, -1);
  }

  async open(): Promise<void> {
    await progress.ready();
    this.made = madeIn(progress.step("lesson", this.slug));
    await this.ask({});
  }

  protected override go(made: string[]): void {
    this.#aside = null;
    void progress.keep({ kind: "lesson", slug: this.slug, place: JSON.stringify(made) });
    super.go(made);
  }

  protected asking(ask: Ask): LessonAsk {
    const about = ask.move ?? ask.about;
    return about == null ? ask : { ...ask, again: this.#aside === about };
  }

  protected request(ask: LessonAsk): Promise<LessonTold> {
    return askLesson(this.slug, { made: this.made, ...ask }, texts.tongue);
  }

  /** Only what has changed is worth a request. */
  protected heard(told: LessonTold, ask: LessonAsk): void {
    this.#aside = told.verdict === "aside" ? (ask.move ?? ask.about ?? null) : null;
    if (told.made.length !== this.told?.made.length) this.hinted = false;
    const changed = told.made.length !== this.made.length || (told.over && !progress.step("lesson", this.slug)?.done);
    if (changed) void progress.keep({ kind: "lesson", slug: this.slug, done: told.over, place: JSON.stringify(told.made) });
  }
}
