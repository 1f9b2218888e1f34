// Short words from the table: why something cannot be, what went wrong, what was copied.

export interface Toast {
  id: number;
  kind: "why" | "wrong" | "note";
  text: string;
  rule: string | null;
}

const MOST = 3;
const SECONDS_PER_LETTER = 0.06;
const LEAST_SECONDS = 5;

class Toasts {
  list: Toast[] = $state([]);
  #last = 0;

  /** A text that begins with its rule is not to name it twice. */
  say(kind: Toast["kind"], said: string, rule: string | null = null): void {
    const text = rule !== null && said.startsWith(rule) ? said.slice(rule.length).replace(/^\s*:\s*/, "") : said;
    const id = (this.#last += 1);
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others, { id, kind, text, rule }].slice(-MOST);
    const seconds = Math.max(LEAST_SECONDS, text.length * SECONDS_PER_LETTER);
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Whoever has moved on no longer asks why not; what went wrong stays to be read. */
  forgetWhy(): void {
    if (this.list.some((toast) => toast.kind === "why")) this.list = this.list.filter((toast) => toast.kind !== "why");
  }
}

export const toasts = new Toasts();
