// One change at a time, so that the eye can follow: how far apart they come is each person's own choice.

/** How bots play before one's eyes. */
export type Speed = "slow" | "normal" | "fast" | "step";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "step"];

interface Pace {
  /** Between two things worth a glance. */
  between: number;
  /** Further behind than this, everything is shown at once. */
  most: number;
}

const PACES: Record<Exclude<Speed, "step">, Pace> = {
  fast: { between: 0, most: 0 },
  normal: { between: 260, most: 1000 },
  slow: { between: 1600, most: 60_000 },
};
const MOST_STEPS = 60; // that wait to be looked at one by one
const TO_A_QUESTION_MS = 5000; // whoever is asked something sees it by then, however slowly she likes to look on

export interface Paced<M> {
  /** `hurried`: it is only caught up with. */
  show(message: M, hurried: boolean): void;
  /** Whether there is something to watch in it. */
  watched(message: M, speed: Speed): boolean;
  /** Whether it asks her something. */
  asks(message: M): boolean;
  /** How many changes wait to be shown. */
  waiting(count: number): void;
}

/** Hands messages on in order, spaced where there is something to watch. */
export class Pacer<M> {
  #waiting: M[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freeAt = 0;
  #granted = 0; // steps that may be shown unasked
  #askedBy = Infinity; // when a question that waits is to be seen

  constructor(
    private readonly paced: Paced<M>,
    private readonly speed: () => Speed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(message: M): void {
    this.#waiting.push(message);
    if (this.paced.asks(message)) this.#askedBy = this.now() + TO_A_QUESTION_MS;
    if (this.#isTooFarBehind()) this.flush();
    else this.#next();
  }

  /** Show the next thing that is worth a glance. */
  step(): void {
    this.#granted = 1;
    this.#next();
  }

  /** What comes of one's own move is shown as soon as it is there. */
  freely(): void {
    this.flush();
    this.#freeAt = 0;
    this.#granted = 1;
  }

  /** Show everything now. */
  flush(): void {
    this.#stop();
    for (const message of this.#waiting.splice(0)) this.paced.show(message, true);
    this.paced.waiting(0);
  }

  clear(): void {
    this.#stop();
    this.#waiting = [];
    this.#granted = 0;
    this.paced.waiting(0);
  }

  /** Another speed holds from now on. */
  retime(): void {
    this.#stop();
    this.#freeAt = 0;
    this.#granted = 0;
    if (this.#isTooFarBehind()) this.flush();
    else this.#next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #watched = (message: M): boolean => this.paced.watched(message, this.speed());

  #isTooFarBehind(): boolean {
    const speed = this.speed();
    const count = this.#waiting.filter(this.#watched).length;
    return speed === "step" ? count > MOST_STEPS : count * PACES[speed].between > PACES[speed].most;
  }

  #next(): void {
    while (this.#timer === undefined && this.#waiting.length > 0) {
      const message = this.#waiting[0] as M;
      const watched = this.#watched(message);
      if (this.speed() === "step") {
        if (watched && this.#granted === 0) break;
        if (watched) this.#granted = 0;
      } else if (this.#isWaitedFor()) {
        break;
      }
      this.#waiting.shift();
      if (watched) this.#freeAt = this.now() + this.#between();
      this.paced.show(message, false);
    }
    this.paced.waiting(this.#waiting.filter(this.#watched).length);
  }

  #isWaitedFor(): boolean {
    const wait = this.#freeAt - this.now();
    if (wait <= 0) return false;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
    return true;
  }

  /** A question does not wait long behind what leads to it. */
  #between(): number {
    const speed = this.speed();
    const usual = speed === "step" ? 0 : PACES[speed].between;
    if (!this.#waiting.some((message) => this.paced.asks(message))) return usual;
    return Math.min(usual, Math.max(0, this.#askedBy - this.now()) / this.#waiting.filter(this.#watched).length);
  }
}
