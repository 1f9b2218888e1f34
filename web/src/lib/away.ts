// Who is away, since when, and how long until the others may end it: told by the server, counted on between its words.
import type { Table } from "@/lib/wire";

/** Whoever only loads her page anew is not away. */
export const GRACE_MS = 1000;

export class Absences {
  #since = new Map<number, number>();
  #told = 0;

  /** Take in what was told; the seats whose people had been shown as away and are back. */
  hear(table: Table, now: number): number[] {
    this.#told = now;
    const back: number[] = [];
    for (const seat of table.seats) {
      const away = seat.sitter === "person" && !seat.here;
      const since = this.#since.get(seat.seat);
      if (away && since === undefined) this.#since.set(seat.seat, now);
      if (!away && since !== undefined) {
        this.#since.delete(seat.seat);
        if (seat.sitter === "person" && now - since >= GRACE_MS) back.push(seat.seat);
      }
    }
    return back;
  }

  /** The seats to show as away by now. */
  shown(now: number): number[] {
    return [...this.#since].filter(([, since]) => now - since >= GRACE_MS).map(([seat]) => seat);
  }

  get any(): boolean {
    return this.#since.size > 0;
  }

  /** Whole seconds until the others may do something about it. */
  left(awayFor: number, now: number): number {
    return Math.max(0, Math.ceil(awayFor - (now - this.#told) / 1000));
  }
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
