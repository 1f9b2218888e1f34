/** Numbers that follow from a word, always the same: what a card"s emblem is drawn with. */

/** FNV-1a, 32 bits. */
export function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < word.length; place++) {
    value ^= word.charCodeAt(place);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** A stream of drawn numbers (mulberry32). */
export class Draw {
  #state: number;

  constructor(word: string) {
    this.#state = hash(word);
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** One of `things`. */
  pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.next() * things.length)] as T;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }
}
