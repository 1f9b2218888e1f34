// `use:peeking={show}` on a row of cards: which of them is pointed at or focused, and where to show it large. What a
// finger taps is shown with what can be done with it: see Tapped.
import type { Action } from "svelte/action";

export interface Peeked {
  slug: string;
  at: HTMLElement;
}

const HOVER_MS = 140; // a pointer that only crosses the hand shows nothing

export const peeking: Action<HTMLElement, (shown: Peeked | null) => void> = (row, given) => {
  let show = given;
  let coming: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLElement | null = null; // what the pointer is on: once is enough, until it comes anew

  const cardAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;

  /** Whether there is nothing to read that the card does not show itself. */
  function saysAll(card: HTMLElement): boolean {
    const rules = card.querySelector(".rules");
    return rules !== null && rules.scrollHeight <= rules.clientHeight + 1;
  }

  function peek(card: HTMLElement | null, wait = 0): void {
    clearTimeout(coming);
    const slug = card?.dataset["card"];
    if (!card || !slug || saysAll(card)) show(null);
    else if (wait > 0) coming = setTimeout(() => show({ slug, at: card }), wait);
    else show({ slug, at: card });
  }

  /** Whatever is pressed elsewhere: it has been read. */
  function down(event: PointerEvent): void {
    if (!(event.target instanceof Node) || !row.contains(event.target)) peek(null);
  }

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerover(event) {
      const card = cardAt(event.target);
      if (event.pointerType !== "mouse" || !card || card === under) return;
      under = card;
      peek(card, HOVER_MS);
    },
    pointerleave(event) {
      if (event.pointerType !== "mouse") return;
      under = null;
      peek(null);
    },
    focusin(event) {
      const card = cardAt(event.target);
      if (card?.matches(":focus-visible")) peek(card);
    },
    /** Later, because what is taken off the page while it has the focus loses it in the middle of an update. */
    focusout() {
      clearTimeout(coming);
      coming = setTimeout(() => show(null));
    },
    click: () => peek(null), // chosen: what comes next is on the board
    keydown(event) {
      if (event.key === "Escape") peek(null);
    },
    dragstart: () => peek(null),
  };

  for (const [name, listener] of Object.entries(listeners)) row.addEventListener(name, listener as EventListener);
  document.addEventListener("pointerdown", down);
  return {
    update(next) {
      show = next;
    },
    destroy() {
      clearTimeout(coming);
      document.removeEventListener("pointerdown", down);
      for (const [name, listener] of Object.entries(listeners)) row.removeEventListener(name, listener as EventListener);
    },
  };
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

/** Where the large card goes: over its small one, but above what is asked (`dock`), whose buttons stay free; beside it
 * where what is asked stands at the side. `most` is how high it may be there. */
export function peekedAt(
  card: Box,
  dock: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number; most: number } {
  const beside = dock.top < view.height / 3 && dock.left > size.width + 2 * GAP;
  if (beside) {
    const top = Math.max(GAP, Math.min(card.top, view.height - size.height - GAP));
    return { left: dock.left - size.width - GAP, top, most: view.height - 2 * GAP };
  }
  const middle = (card.left + card.right - size.width) / 2;
  const left = Math.max(GAP, Math.min(middle, view.width - size.width - GAP));
  const most = Math.max(dock.top - 2 * GAP, 0);
  return { left, top: Math.max(GAP, dock.top - GAP - Math.min(size.height, most)), most };
}
