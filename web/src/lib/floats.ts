// A number that has changed says by how much, where it stands. What shows a number marks itself:
// `data-count="<which>" data-value="<how much>"`; nobody else has to know what changes when.
import { signed } from "@/cards/numbers";

const STAYS_MS = 1600;
const RISES_PX = 22;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export type Counts = ReadonlyMap<string, number>;

export interface Difference {
  count: string;
  by: number;
}

/** What is more or less than it was; what has just come or is gone has nothing to be compared with. */
export function differences(before: Counts, after: Counts): Difference[] {
  return [...after].flatMap(([count, value]) => {
    const by = value - (before.get(count) ?? value);
    return by === 0 ? [] : [{ count, by }];
  });
}

/** The numbers on the page. */
export function counts(): Counts {
  const found = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-count]")) {
    const { count, value } = element.dataset;
    if (count && value !== undefined && !Number.isNaN(Number(value))) found.set(count, Number(value));
  }
  return found;
}

/** Says the changes beside their numbers. The log tells those who listen. */
export function floatUp(changes: readonly Difference[], moves: boolean): void {
  for (const { count, by } of changes) {
    const place = seen(count);
    if (place) float(place, by, moves);
  }
}

/** Where a number can be seen: it may stand in several places, or be scrolled away. */
function seen(count: string): DOMRect | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-count="${CSS.escape(count)}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && isOnTop(element, rect)) return rect;
  }
  return null;
}

function isOnTop(element: HTMLElement, rect: DOMRect): boolean {
  const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

function float(place: DOMRect, by: number, moves: boolean): void {
  const told = document.createElement("span");
  told.className = by > 0 ? "float more" : "float less";
  told.textContent = signed(by, "+");
  told.setAttribute("aria-hidden", "true");
  told.style.left = `${Math.min(place.right, innerWidth - 40)}px`;
  told.style.top = `${place.top + place.height / 2}px`;
  document.body.append(told);
  setTimeout(() => told.remove(), STAYS_MS);
  if (!moves) return;
  const frames = [
    { opacity: 0, transform: "translateY(-50%) scale(0.6)" },
    { opacity: 1, transform: "translateY(-50%) scale(1.15)", offset: 0.12 },
    { opacity: 1, transform: `translateY(calc(-50% - ${RISES_PX / 3}px))`, offset: 0.7 },
    { opacity: 0, transform: `translateY(calc(-50% - ${RISES_PX}px))` },
  ];
  told.animate(frames, { duration: STAYS_MS, easing: EASE, fill: "forwards" });
}
