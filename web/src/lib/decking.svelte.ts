// A deck while it is being built: every step can be taken back, and nothing that was done is lost. What the server
// has not yet got lies on this device: through a reload, without a line, and while somebody else changed the deck.
import { ServerProblem, wentWrong } from "@/lib/api";

export type Saving = "saved" | "waiting" | "saving" | "failed" | "conflict";

/** A deck as the server has it. */
export interface OnShelf<T> {
  id: string;
  version: number;
  contents: T;
}

/** Where decks are kept. */
export interface Shelf<T> {
  make: (contents: T) => Promise<OnShelf<T>>;
  /** `apart`: as a version of its own, even if the one before has only just begun. */
  save: (id: string, version: number, contents: T, apart: boolean) => Promise<OnShelf<T>>;
  /** As it is there now; asked when somebody else has changed it. */
  read: (id: string) => Promise<OnShelf<T>>;
}

/** What lies on this device: on which version it was built, if it has any. */
interface Copy<T> {
  version: number;
  contents: T;
}

const PLACE = "noctuary-deck-";
const PAUSE_MS = 700; // after the last change
const RETRIES_MS = [2_000, 5_000, 15_000, 30_000];
const MOST_STEPS = 200;
const CONFLICT = 409;

export class Decking<T> {
  contents: T;
  saving: Saving = $state("saved");
  /** Why it could not be saved, in words. */
  trouble = $state("");
  /** What somebody else (or another window) has made of it meanwhile. */
  theirs: OnShelf<T> | null = $state.raw(null);
  version = $state(0);
  id: string | null = $state(null);
  /** Told once, when a new deck has got its place. */
  onmade: (id: string) => void = () => undefined;

  #shelf: Shelf<T>;
  #past: T[] = $state.raw([]);
  #future: T[] = $state.raw([]);
  #place: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #busy: Promise<void> | null = null;
  #closed = false;
  /** Whether the next save leaves in the history what was there before it: as one found a deck it stays. */
  #apart: boolean;
  #online = (): void => void this.save();

  /** With an id for a deck that is on the shelf, with `fresh` as its name on this device for one that is not. */
  constructor(shelf: Shelf<T>, begin: OnShelf<T> | { fresh: string; contents: T }) {
    this.#shelf = shelf;
    this.contents = $state.raw(begin.contents);
    this.#apart = "id" in begin;
    if ("id" in begin) {
      this.id = begin.id;
      this.version = begin.version;
      this.#place = PLACE + begin.id;
    } else {
      this.#place = PLACE + begin.fresh;
    }
    this.#resume(begin.contents);
    globalThis.window?.addEventListener("online", this.#online);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(next: T): void {
    if (same(next, this.contents)) return;
    this.#past = [...this.#past, this.contents].slice(-MOST_STEPS);
    this.#future = [];
    this.#show(next);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [...this.#future, this.contents];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#past = [...this.#past, this.contents];
    this.#future = this.#future.slice(0, -1);
    this.#show(after);
  }

  /** Put on the shelf now what is not there yet; true when everything is. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#busy) await this.#busy;
    if (this.saving === "saved") return true;
    if (this.saving === "conflict") return false;
    this.#busy = this.#send().finally(() => (this.#busy = null));
    await this.#busy;
    return this.#settled();
  }

  /** The deck as it is now stays in the history, whatever is done next. */
  async keep(): Promise<boolean> {
    const done = await this.save();
    this.#apart = true;
    return done;
  }

  /** Of two that were changed at once, one's own: it becomes the newest version, the other is in the history. */
  async keepMine(): Promise<void> {
    if (!this.theirs) return;
    this.version = this.theirs.version;
    this.theirs = null;
    this.#apart = true;
    this.saving = "waiting";
    await this.save();
  }

  /** Or the other; one's own can be had back by undoing. */
  takeTheirs(): void {
    if (!this.theirs) return;
    this.#past = [...this.#past, this.contents].slice(-MOST_STEPS);
    this.#future = [];
    this.#stored(this.theirs);
    this.contents = this.theirs.contents;
    this.theirs = null;
    this.#apart = true;
  }

  /** A version from the history is on the shelf as the newest. */
  restored(deck: OnShelf<T>): void {
    this.#past = [...this.#past, this.contents].slice(-MOST_STEPS);
    this.#future = [];
    this.contents = deck.contents;
    this.#stored(deck);
  }

  /** The page goes away: what is not saved lies on this device, and is tried once more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.window?.removeEventListener("online", this.#online);
    if (this.saving === "waiting" || this.saving === "failed") void this.#send();
  }

  #show(contents: T): void {
    this.contents = contents;
    this.#write();
    if (this.saving === "conflict") return;
    this.saving = "waiting";
    this.#later(PAUSE_MS);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.save(), pause);
  }

  /** Read anew each time: it changes while one waits. */
  #settled(): boolean {
    return this.saving === "saved";
  }

  async #send(): Promise<void> {
    const sent = this.contents;
    const version = this.version;
    this.saving = "saving";
    try {
      const deck = this.id === null ? await this.#shelf.make(sent) : await this.#shelf.save(this.id, version, sent, this.#apart);
      if (deck.version !== version) this.#apart = false; // what changes nothing makes no version
      this.#stored(deck, sent);
    } catch (problem) {
      await this.#failed(problem);
    }
  }

  #stored(deck: OnShelf<T>, sent: T = this.contents): void {
    const made = this.id === null;
    this.#forget();
    this.id = deck.id;
    this.version = deck.version;
    this.#place = PLACE + deck.id;
    this.#failures = 0;
    this.trouble = "";
    this.saving = "saved";
    if (!same(sent, this.contents)) {
      this.#write(); // something was done while it was on its way
      this.saving = "waiting";
      this.#later(PAUSE_MS);
    }
    if (made) this.onmade(deck.id);
  }

  async #failed(problem: unknown): Promise<void> {
    this.trouble = wentWrong(problem);
    this.saving = "failed";
    if (problem instanceof ServerProblem && problem.status === CONFLICT && this.id !== null) {
      await this.#meet(this.id);
      return;
    }
    // What the server refuses it will refuse again: only a lost line is tried by itself.
    if (problem instanceof ServerProblem && problem.status < 500) return;
    this.#later(RETRIES_MS[Math.min(this.#failures, RETRIES_MS.length - 1)] ?? PAUSE_MS);
    this.#failures += 1;
  }

  async #meet(id: string): Promise<void> {
    try {
      const theirs = await this.#shelf.read(id);
      if (same(theirs.contents, this.contents)) {
        this.#stored(theirs);
        return;
      }
      this.theirs = theirs;
      this.saving = "conflict";
    } catch {
      this.#later(RETRIES_MS[0] ?? PAUSE_MS);
    }
  }

  /** Go on with what lies on this device, if the shelf has not got it. */
  #resume(onShelf: T): void {
    const copy = this.#read();
    if (!copy) return;
    if (same(copy.contents, onShelf)) {
      this.#forget();
      return;
    }
    this.contents = copy.contents;
    if (this.id !== null && copy.version !== this.version) {
      this.theirs = { id: this.id, version: this.version, contents: onShelf };
      this.saving = "conflict";
      return;
    }
    this.#past = [onShelf];
    this.saving = "waiting";
    this.#later(PAUSE_MS);
  }

  #write(): void {
    try {
      localStorage.setItem(this.#place, JSON.stringify({ version: this.version, contents: this.contents } satisfies Copy<T>));
    } catch {
      // A browser that keeps nothing still saves to the server.
    }
  }

  #read(): Copy<T> | null {
    try {
      return JSON.parse(localStorage.getItem(this.#place) ?? "null") as Copy<T> | null;
    } catch {
      return null;
    }
  }

  #forget(): void {
    try {
      localStorage.removeItem(this.#place);
    } catch {
      // nothing was kept
    }
  }
}

/** Contents are plain data. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The order in which cards were added makes no other deck. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
