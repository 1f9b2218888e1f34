// The keys of the deck builder. Where a card has the focus they are about it; the others hold on the whole page.

export type DeckKey = "more" | "fewer" | "none" | "read" | number;

/** What a key does with the card that has the focus; null: nothing. */
export function onCard(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">, letters: boolean): DeckKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  switch (event.key) {
    case "+":
    case "=":
      return "more";
    case "-":
    case "−":
    case "Backspace":
      return "fewer";
    case "Delete":
      return "none";
  }
  if (!letters) return null;
  if (event.key === "r" || event.key === "R") return "read";
  return /^[1-9]$/.test(event.key) ? Number(event.key) : null;
}

export type PageKey = "undo" | "redo" | "search" | "keys" | "cards" | "deck" | "checks" | "save";

/** What a key does on the page, also from within a list; never from a field, except what belongs to the page anyway. */
export function onPage(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">, inField: boolean, letters: boolean): PageKey | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "s") return "save";
    if (inField) return null;
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  if (inField || event.altKey || !letters) return null;
  return ({ "/": "search", "?": "keys", c: "cards", d: "deck", l: "checks" } as Record<string, PageKey>)[key] ?? null;
}

/** As the list of keys shows them. */
export const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["↑", "↓", "←", "→"], "web-deck-key-go"],
  [["Enter"], "web-deck-key-enter"],
  [["+"], "web-deck-key-more"],
  [["−", "⌫"], "web-deck-key-fewer"],
  [["1", "…", "9"], "web-deck-key-number"],
  [["Del"], "web-deck-key-none"],
  [["R"], "web-deck-key-read"],
  [["/"], "web-deck-key-search"],
  [["C"], "web-deck-key-list"],
  [["D"], "web-deck-key-deck"],
  [["L"], "web-deck-key-checks"],
  [["Ctrl+Z"], "web-deck-key-undo"],
  [["Ctrl+⇧+Z"], "web-deck-key-redo"],
  [["Ctrl+S"], "web-deck-key-save"],
  [["?"], "web-deck-key-keys"],
];
