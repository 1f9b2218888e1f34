// How far one has come in lessons and puzzles. The server keeps it for whoever it knows; until then this device does.
import { api } from "@/lib/api";
import { whoever } from "@/lib/person.svelte";
import type { ProgressKind, ProgressTold, Step } from "@/lib/wire-progress";

const PLACE = "noctuary-progress";
const nameOf = (step: Step): string => `${step.kind}/${step.slug}`;

export class Progress {
  #steps: Record<string, Step> = $state.raw(kept());
  #person: string | null = null; // whose progress has been read
  #reading: Promise<void> = Promise.resolve();

  /** Read what the server knows, and give it what was done here before it knew whom it belongs to. */
  ready(): Promise<void> {
    const person = whoever.person?.id ?? null;
    if (person !== this.#person) {
      this.#person = person;
      this.#reading = person === null ? this.#forget() : this.#read();
    }
    return this.#reading;
  }

  step(kind: ProgressKind, slug: string): Step | undefined {
    return this.#steps[`${kind}/${slug}`];
  }

  /** What was done once stays done. */
  async keep(step: Step): Promise<void> {
    const done = step.done === true || this.#steps[nameOf(step)]?.done === true;
    const now = { ...step, done };
    this.#steps = { ...this.#steps, [nameOf(step)]: now };
    if (whoever.person) await this.#send([now]).catch(() => this.#keepHere());
    else this.#keepHere();
  }

  async #read(): Promise<void> {
    try {
      const told = await api.get<ProgressTold>("/api/progress");
      const known = Object.fromEntries(told.steps.map((step) => [nameOf(step), step]));
      const brought = Object.values(kept()).filter((step) => !known[nameOf(step)]?.done);
      this.#steps = { ...known, ...Object.fromEntries(brought.map((step) => [nameOf(step), step])) };
      if (brought.length > 0) await this.#send(brought);
      localStorage.removeItem(PLACE);
    } catch {
      this.#person = null; // it is tried again the next time
    }
  }

  async #forget(): Promise<void> {
    this.#steps = kept();
  }

  #send(steps: Step[]): Promise<unknown> {
    return api.ask<ProgressTold>("PUT", "/api/progress", { steps });
  }

  #keepHere(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.values(this.#steps)));
    } catch {
      // A browser that keeps nothing begins at the beginning next time.
    }
  }
}

function kept(): Record<string, Step> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const steps = Array.isArray(read) ? (read as Step[]).filter((step) => typeof step?.slug === "string") : [];
    return Object.fromEntries(steps.map((step) => [nameOf(step), step]));
  } catch {
    return {};
  }
}

export const progress = new Progress();

/** The moves of an attempt that was left, as progress keeps them. */
export function madeIn(step: Step | undefined): string[] {
  try {
    const made: unknown = JSON.parse(step?.place || "[]");
    return Array.isArray(made) ? made.map(String) : [];
  } catch {
    return [];
  }
}
