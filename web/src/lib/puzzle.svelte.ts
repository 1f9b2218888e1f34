// An attempt at a puzzle. The server answers for the others; where one is, is kept as progress.
import { Guided, type Ask } from "@/guided/guided.svelte";
import { madeIn, progress } from "@/lib/progress.svelte";
import { askPuzzle, keptAs, OWN, ownFile } from "@/lib/puzzles";
import { texts } from "@/lib/text.svelte";
import type { PuzzleAsk, PuzzleTold } from "@/lib/wire-puzzles";

export class PuzzleStore extends Guided<PuzzleTold, PuzzleAsk> {
  help = $state("");
  /** Why it could not even be opened: a file that is no puzzle. */
  refused = $state("");
  #hinted = $state(0);
  #file: string | null;

  constructor(
    readonly game: string,
    readonly slug: string,
  ) {
    super();
    this.#file = slug === OWN ? ownFile() : null;
  }

  protected get before(): string[] {
    return this.told?.back ?? [];
  }
  get over(): boolean {
    return this.told !== null && this.told.verdict !== "open";
  }
  get mayHint(): boolean {
    return !this.over && (this.#hinted === 0 || this.#hinted < (this.told?.hints ?? 0));
  }

  async open(): Promise<void> {
    await progress.ready();
    if (this.slug !== OWN && !this.told) this.made = madeIn(this.#kept);
    await this.ask({});
  }

  askHint(): void {
    this.#hinted += 1;
    void this.ask({ hint: this.#hinted });
  }

  protected asking(ask: Ask): PuzzleAsk {
    return ask;
  }

  protected request(ask: PuzzleAsk): Promise<PuzzleTold> {
    return askPuzzle(this.game, this.slug, { made: this.made, file: this.#file, ...ask }, texts.tongue);
  }

  /** Only what has changed is worth a request; a puzzle of one's own stays on this device. */
  protected heard(told: PuzzleTold, ask: PuzzleAsk): void {
    if (ask.hint) this.help = told.hint;
    else if (told.made.length !== this.told?.made.length) {
      this.help = "";
      this.#hinted = 0;
    }
    const solved = told.verdict === "reached";
    const changed = told.made.length !== this.made.length || (solved && !this.#kept?.done);
    if (this.slug === OWN || !changed) return;
    const place = this.over || told.verdict !== "open" ? "[]" : JSON.stringify(told.made);
    void progress.keep({ kind: "puzzle", slug: keptAs(this.game, this.slug), done: solved, place });
  }

  /** Before anything was shown there is nothing to stay at. */
  protected override failed(why: string): void {
    if (this.told) super.failed(why);
    else this.refused = why;
  }

  get #kept() {
    return progress.step("puzzle", keptAs(this.game, this.slug));
  }
}
