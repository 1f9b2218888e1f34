// A board that does not fit shows what is asked about: the contest that goes on (`data-matter`), else what can be
// chosen, else one's own side. Whoever scrolls herself is left alone.

const HANDS_OFF_MS = 1500;
const SCROLLING = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);
let scrolledAt = -Infinity;
let held = false; // by a finger

function scrolled(): void {
  scrolledAt = performance.now();
}

const HANDS: Record<string, (event: Event) => void> = {
  wheel: scrolled,
  touchstart: () => (held = true),
  touchmove: scrolled,
  touchend: () => (held = false),
  touchcancel: () => (held = false),
  keydown: (event) => {
    if (event instanceof KeyboardEvent && SCROLLING.has(event.key)) scrolled();
  },
};

/** Notice when somebody scrolls: by wheel, finger or key. */
export function watchHands(): () => void {
  for (const [name, notice] of Object.entries(HANDS)) addEventListener(name, notice, { passive: true });
  return () => {
    for (const [name, notice] of Object.entries(HANDS)) removeEventListener(name, notice);
  };
}

/** Whether somebody has her finger on the page, or has scrolled a moment ago. */
export function isScrolling(): boolean {
  return held || performance.now() - scrolledAt < HANDS_OFF_MS;
}

/** Scroll the board, and only as far as needed, when nothing of what matters now can be seen. */
export function bringIntoSight(board: HTMLElement): void {
  if (isScrolling()) return;
  const seen = (found: Element): found is HTMLElement => found instanceof HTMLElement && found.offsetParent !== null;
  const things = (what: string): HTMLElement[] => [...board.querySelectorAll(what)].filter(seen);
  const pageScrolls = getComputedStyle(board).overflowY === "visible";
  const area = pageScrolls ? freeArea() : board.getBoundingClientRect();
  const matters = [things("[data-matter]"), things(".can"), pageScrolls ? [] : things("[data-near]")].find((found) => found.length > 0) ?? [];
  const first = matters[0];
  if (!first || matters.some((thing) => by(thing, area) === 0)) return;
  (pageScrolls ? document.documentElement : board).scrollBy({ top: by(first, area) });
}

interface Area {
  top: number;
  bottom: number;
}

/** What the bar above and what is asked leave free of the window; what is asked may also stand beside the board. */
export function freeArea(): Area & { across: { left: number; width: number } } {
  const box = (what: string): DOMRect | undefined => document.querySelector(`.frame > ${what}`)?.getBoundingClientRect();
  const board = box(".middle");
  const dock = box(".dock");
  const below = dock !== undefined && (board === undefined || dock.left < board.right);
  return {
    top: Math.max(box(".top")?.bottom ?? 0, 0),
    bottom: below ? Math.min(dock.top, innerHeight) : innerHeight,
    across: { left: board?.left ?? 0, width: board?.width ?? innerWidth },
  };
}

/** How far to scroll so that a thing lies in the area; 0 where it does, or fills it. */
export function by(thing: { getBoundingClientRect(): Area }, area: Area): number {
  const { top, bottom } = thing.getBoundingClientRect();
  if (top >= area.top && bottom <= area.bottom) return 0;
  if (top <= area.top && bottom >= area.bottom) return 0;
  return top < area.top || bottom - top > area.bottom - area.top ? top - area.top : bottom - area.bottom;
}

/** The part of the board that can be seen: on a phone the question lies over its lower end. */
export function boardInSight(): { left: number; top: number; width: number; height: number } | null {
  const at = (what: string): DOMRect | undefined => document.querySelector(`.frame > ${what}`)?.getBoundingClientRect();
  const board = at("[data-zone=board]");
  if (!board) return null;
  const top = Math.max(board.top, at(".top")?.bottom ?? 0);
  const bottom = Math.min(board.bottom, at(".dock")?.top ?? innerHeight, innerHeight);
  return { left: board.left, top, width: board.width, height: Math.max(0, bottom - top) };
}
