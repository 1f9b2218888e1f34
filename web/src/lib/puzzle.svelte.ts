// An attempt at a puzzle. The server answers for the others and remembers nothing; where one is, is kept as progress.
import { ServerProblem, wentWrong } from "@/lib/api";
import type { Keyed, View } from "@/lib/board";
import { moving } from "@/lib/motion";
import { Picks } from "@/lib/picks.svelte";
import { progress } from "@/lib/progress.svelte";
import { askPuzzle, keptAs, madeIn, OWN, ownFile } from "@/lib/puzzles";
import { settings } from "@/lib/settings.svelte";
import { texts } from "@/lib/text.svelte";
import { toasts } from "@/lib/toasts.svelte";
import type { Asked, Face, Prompt, Table } from "@/lib/wire";
import type { PuzzleAsk, PuzzleTold } from "@/lib/wire-puzzles";

const LOST = 409; // the puzzle has changed since
const MISSING = 404;

export class PuzzleStore implements Keyed {
  told: PuzzleTold | null = $state.raw(null);
  answered: number | null = $state(null);
  confirming: number | null = null;
  help = $state("");
  missing = $state(false);
  /** Why it could not even be opened: a file that is no puzzle. */
  refused = $state("");
  readonly picks: Picks;
  onread: (slug: string, pin: boolean) => void = () => undefined;
  onstudy: (slug: string) => void = () => undefined;

  #made: string[] = [];
  #hinted = $state(0);
  #file: string | null;

  constructor(
    readonly game: string,
    readonly slug: string,
  ) {
    this.#file = slug === OWN ? ownFile() : null;
    this.picks = new Picks({
      play: (index) => this.play(index),
      ask: (about) => void this.#ask({ about }),
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
    return (this.told?.made.length ?? 0) > (this.told?.back.length ?? 0) ? "free" : null;
  }
  get over(): boolean {
    return this.told !== null && this.told.verdict !== "open";
  }
  get mayHint(): boolean {
    return !this.over && (this.#hinted === 0 || this.#hinted < (this.told?.hints ?? 0));
  }

  /** Where one is, in the language of the page. */
  async open(): Promise<void> {
    await progress.ready();
    if (this.slug !== OWN && !this.told) this.#made = madeIn(this.#kept);
    await this.#ask({});
  }

  play(index: number): void {
    const move = this.prompt?.offers[index]?.text;
    if (!move || this.answered !== null) return;
    this.answered = this.prompt?.decision ?? null;
    void this.#ask({ move });
  }

  why(about: string): void {
    void this.#ask({ about });
  }

  askHint(): void {
    this.#hinted += 1;
    void this.#ask({ hint: this.#hinted });
  }

  /** One choice less, as an undo at a table. */
  send(message: Asked): boolean {
    if (message.t === "undo") this.#go(this.told?.back ?? []);
    return message.t === "undo";
  }

  begin(): void {
    this.#go([]);
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
    // nobody yields to a puzzle
  }

  get #kept() {
    return progress.step("puzzle", keptAs(this.game, this.slug));
  }

  #go(made: string[]): void {
    this.#made = made;
    void this.#ask({});
  }

  async #ask(ask: PuzzleAsk): Promise<void> {
    try {
      const told = await askPuzzle(this.game, this.slug, { made: this.#made, file: this.#file, ...ask }, texts.tongue);
      if (ask.hint) this.help = told.hint;
      else if (told.made.length !== this.told?.made.length) {
        this.help = "";
        this.#hinted = 0;
      }
      this.#keep(told);
      await moving(() => {
        this.told = told;
        this.picks.ask(told.prompt);
      }, settings.moves);
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.status === LOST && this.#made.length > 0) this.begin();
      else if (problem instanceof ServerProblem && problem.status === MISSING) this.missing = true;
      else if (!this.told) this.refused = wentWrong(problem);
      else toasts.say("wrong", wentWrong(problem));
    } finally {
      this.answered = null;
    }
  }

  /** Only what has changed is worth a request; a puzzle of one's own stays on this device. */
  #keep(told: PuzzleTold): void {
    const solved = told.verdict === "reached";
    const changed = told.made.length !== this.#made.length || (solved && !this.#kept?.done);
    this.#made = told.made;
    if (this.slug === OWN || !changed) return;
    const place = this.over || told.verdict !== "open" ? "[]" : JSON.stringify(told.made);
    void progress.keep({ kind: "puzzle", slug: keptAs(this.game, this.slug), done: solved, place });
  }
}
