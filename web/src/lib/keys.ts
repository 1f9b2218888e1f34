// Keys: what each one does, whether it may be taken from what has the focus, and how it is written.

/** What a key can do at a table. */
export type Deed =
  | "pass"
  | "unconcerned"
  | "why"
  | "search"
  | "log"
  | "chat"
  | "board"
  | "hand"
  | "offers"
  | "next"
  | "hint"
  | "undo"
  | "step"
  | "reader"
  | "text"
  | "keys"
  | "cancel"
  | "hold";

/** The usual key of each deed, as `KeyboardEvent.key` has it. */
export const BINDINGS: Record<Deed, string> = {
  pass: " ",
  unconcerned: "x",
  cancel: "Escape",
  why: "?",
  search: "/",
  next: "n",
  board: "b",
  hand: "h",
  offers: "p",
  reader: "r",
  log: "l",
  chat: "c",
  hint: "i",
  undo: "u",
  step: ".",
  text: "t",
  hold: "a",
  keys: "k",
};

/** The key that was pressed, as it is kept and compared: letters in small, without Shift. */
export function keyOf(event: Pick<KeyboardEvent, "key">): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Single characters can be turned off; Space, Escape and the arrows cannot type anything by mistake. */
export function isLetter(key: string): boolean {
  return key.length === 1 && key !== " ";
}

/** The deed of a pressed key, or null: with Ctrl, Alt or Meta it belongs to the browser. */
export function deedOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">,
  keyFor: (deed: Deed) => string,
  letters: boolean,
): Deed | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = keyOf(event);
  if (isLetter(key) && !letters) return null;
  return (Object.keys(BINDINGS) as Deed[]).find((deed) => keyFor(deed) === key) ?? null;
}

/** Whether what has the focus wants its keys for itself: a field always, a button its Space,
 * except on the board and in the hand, where Enter chooses and Space passes. An open dialog has all keys,
 * also when the focus has gone with a button of its that is no longer there. */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, input, textarea, select, [contenteditable]")) return true;
  if (key !== " ") return false;
  return target.closest("button, a, summary") !== null && target.closest("[data-space='pass']") === null;
}

/** Whether a key is for a page that is looked through step by step: nobody else has it, and no list of cards is walked. */
export function isForSteps(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target, event.key)) return false;
  return !(event.key.startsWith("Arrow") && event.target instanceof Element && event.target.closest("[data-zone]"));
}

/** A key as it is printed on keyboards. */
export function keyName(key: string, say: (id: string) => string): string {
  if (key === " ") return say("web-key-space");
  if (key === "Escape") return say("web-key-escape");
  return key.length === 1 ? key.toUpperCase() : key;
}
