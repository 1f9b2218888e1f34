// `use:handle={{ picks, word, card }}` makes a button of the table choosable: click, drag, keys, reading, long press.
import type { Action } from "svelte/action";
import type { Picks } from "@/lib/picks.svelte";
import { explains } from "@/lib/tip";

export interface Handled {
  picks: Picks;
  /** How notation names this thing (see `Picks`); without one it can be read, not chosen. */
  word?: string | null | undefined;
  /** The slug of the card to show in the reader. */
  card?: string | null | undefined;
}

const LONG_PRESS_MS = 450;
const DRAGGED = "application/x-noctuary-word";

export const handle: Action<HTMLElement, Handled> = (node, given) => {
  let handled = given;
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let touched = false; // by a finger, so that the first tap only reads

  /** For the keys of the page, which ask what has the focus. */
  function note(name: string, value: string | null | undefined): void {
    if (value == null) delete node.dataset[name];
    else node.dataset[name] = value;
  }

  function mark(): void {
    node.draggable = handled.word != null;
    note("word", handled.word);
    note("card", handled.card);
  }

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    click() {
      if (pressed) {
        pressed = false; // the click that ends a long press has had its answer
        return;
      }
      const { picks, word, card } = handled;
      const reads = touched && card != null && picks.tapped?.at !== node && node.closest("dialog") === null;
      touched = false;
      if (card != null) picks.read(card, true);
      picks.tapped = reads ? { at: node, word: word ?? null, card } : null;
      if (!reads && word != null) picks.point(word);
    },
    contextmenu(event) {
      if (handled.word == null) return;
      event.preventDefault();
      if (!pressed) handled.picks.why(handled.word);
    },
    pointerdown(event) {
      pressed = false;
      touched = event.pointerType !== "mouse";
      if (event.pointerType === "mouse" || explains(event.target, node)) return;
      press = setTimeout(() => {
        pressed = true;
        if (handled.card != null) handled.picks.study(handled.card);
        else if (handled.word != null) handled.picks.why(handled.word);
      }, LONG_PRESS_MS);
    },
    pointerup: () => clearTimeout(press),
    pointercancel: () => clearTimeout(press),
    pointermove(event) {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(press);
    },
    pointerenter(event) {
      if (event.pointerType === "mouse") look();
    },
    pointerleave: lookAway,
    focus: look,
    blur: lookAway,
    dragstart(event) {
      if (handled.word == null || event.dataTransfer == null) return;
      event.dataTransfer.setData(DRAGGED, handled.word);
      event.dataTransfer.effectAllowed = "move";
      node.classList.add("dragged");
    },
    dragend: () => node.classList.remove("dragged"),
    dragover(event) {
      if (handled.word != null && event.dataTransfer?.types.includes(DRAGGED)) {
        event.preventDefault();
        node.classList.add("dropping");
      }
    },
    dragleave: () => node.classList.remove("dropping"),
    drop(event) {
      node.classList.remove("dropping");
      const word = event.dataTransfer?.getData(DRAGGED);
      if (!word || handled.word == null) return;
      event.preventDefault();
      event.stopPropagation();
      handled.picks.drop(word, handled.word);
    },
  };

  function look(): void {
    if (handled.card != null) handled.picks.read(handled.card);
    handled.picks.focus(handled.word ?? null);
  }

  /** Later, because what is taken off the page while it has the focus loses it in the middle of an update. */
  function lookAway(): void {
    clearTimeout(press);
    const { picks, word } = handled;
    queueMicrotask(() => picks.unfocus(word ?? null));
  }

  mark();
  for (const [name, listener] of Object.entries(listeners)) {
    node.addEventListener(name, listener as EventListener);
  }
  return {
    update(next: Handled) {
      handled = next;
      mark();
    },
    destroy() {
      clearTimeout(press);
      for (const [name, listener] of Object.entries(listeners)) {
        node.removeEventListener(name, listener as EventListener);
      }
    },
  };
};
