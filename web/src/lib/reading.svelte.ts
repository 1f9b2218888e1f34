// The card in the reader: whatever was last looked at, unless one is pinned.
import { api } from "@/lib/api";
import type { CardFaces, Face, Tongue } from "@/lib/wire";

const WAIT_MS = 250; // a glance in passing asks the server for nothing

export class Reading {
  slug: string | null = $state(null);
  pinned = $state(false);
  #both: Record<string, CardFaces> = $state.raw({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `where` asks for a card in both languages; null where nobody can be asked. */
  constructor(private readonly where: ((slug: string) => string) | null) {}

  look(slug: string, pin: boolean): void {
    if (this.pinned && !pin) return;
    this.slug = slug;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(slug), WAIT_MS);
  }

  /** The same card in the other language, once it is here. */
  other(slug: string, tongue: Tongue): Face | null {
    return this.#both[slug]?.[tongue === "fr" ? "en" : "fr"] ?? null;
  }

  async #fetch(slug: string): Promise<void> {
    if (!this.where || this.#both[slug]) return;
    try {
      const both = await api.get<CardFaces>(this.where(slug));
      this.#both = { ...this.#both, [slug]: both };
    } catch {
      // The reader shows the language it has.
    }
  }
}
