// A board that does not fit shows what is asked about, and otherwise one's own side.

/** Scroll the board, and only as far as needed, when nothing of what matters now can be seen. */
export function bringIntoSight(board: HTMLElement): void {
  const seen = (found: Element): found is HTMLElement => found instanceof HTMLElement && found.offsetParent !== null;
  const choosable = [...board.querySelectorAll(".can")].filter(seen);
  const scrolls = board.scrollHeight > board.clientHeight;
  const pageScrolls = getComputedStyle(board).overflowY === "visible";
  const matters = choosable.length > 0 || pageScrolls ? choosable : [...board.querySelectorAll("[data-near]")].filter(seen);
  const first = matters[0];
  if (!first || !(scrolls || pageScrolls)) return;
  const area = pageScrolls ? freeOfBars() : board.getBoundingClientRect();
  if (matters.some((thing) => by(thing, area) === 0)) return;
  (pageScrolls ? document.documentElement : board).scrollBy({ top: by(first, area) });
}

interface Area {
  top: number;
  bottom: number;
}

/** On a small screen the page scrolls between the bar above and what is asked below. */
function freeOfBars(): Area {
  const top = document.querySelector(".frame > .top")?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector(".frame > .dock")?.getBoundingClientRect().top ?? innerHeight;
  return { top, bottom };
}

/** How far to scroll so that a thing lies in the area; 0 where it does, or fills it. */
export function by(thing: { getBoundingClientRect(): Area }, area: Area): number {
  const { top, bottom } = thing.getBoundingClientRect();
  if (top >= area.top && bottom <= area.bottom) return 0;
  if (top <= area.top && bottom >= area.bottom) return 0;
  return top < area.top || bottom - top > area.bottom - area.top ? top - area.top : bottom - area.bottom;
}
