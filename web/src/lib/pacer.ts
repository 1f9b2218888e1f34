// One change at a time, so that the eye can follow; never more than a second behind.

const BETWEEN_MS = 260;
const MOST_BEHIND_MS = 1000;

/** Hands messages on in order, spaced where there is something to watch. */
export class Pacer<M> {
  #waiting: M[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freeAt = 0;

  constructor(
    private readonly show: (message: M) => void,
    private readonly paced: (message: M) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(message: M): void {
    this.#waiting.push(message);
    const behind = this.#waiting.filter(this.paced).length * BETWEEN_MS;
    if (behind > MOST_BEHIND_MS) this.flush();
    else this.#next();
  }

  /** Show everything now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#waiting.splice(0)) this.show(message);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    while (this.#timer === undefined && this.#waiting.length > 0) {
      const wait = this.#freeAt - this.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, wait);
        return;
      }
      const message = this.#waiting.shift() as M;
      if (this.paced(message)) this.#freeAt = this.now() + BETWEEN_MS;
      this.show(message);
    }
  }
}
