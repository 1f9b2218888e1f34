// One stop of the Tab key for a whole zone; inside it the arrows go to what lies in their direction.
import type { Action } from "svelte/action";

const STOPS = "button:not([disabled]), a[href], [data-word][tabindex], [data-tips]";

export const roving: Action<HTMLElement> = (zone) => {
  let current: HTMLElement | null = null;

  /** What a dialog opened from the zone shows has its own stops, for Tab as in any dialog. */
  function stops(): HTMLElement[] {
    const home = zone.closest("dialog");
    return [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.offsetParent !== null && stop.closest("dialog") === home);
  }

  /** Keep one stop for Tab: the one last used, or what can be chosen, or the first. */
  function settle(): void {
    const all = stops();
    if (!current || !all.includes(current)) current = all.find((stop) => stop.classList.contains("can")) ?? all[0] ?? null;
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const stop = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOPS) : null;
    if (!stop) return;
    current = stop;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = stops();
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || !all.includes(from)) return;
    const to = target(event.key, from, all);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  zone.addEventListener("focusin", focused);
  zone.addEventListener("keydown", pressed);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      zone.removeEventListener("focusin", focused);
      zone.removeEventListener("keydown", pressed);
    },
  };
};

function target(key: string, from: HTMLElement, all: HTMLElement[]): HTMLElement | null {
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const origin = from.getBoundingClientRect();
  const rated = all
    .filter((stop) => stop !== from)
    .map((stop) => ({ stop, far: distance(origin, stop.getBoundingClientRect(), direction) }))
    .filter(({ far }) => far !== null) as { stop: HTMLElement; far: number }[];
  return rated.sort((one, other) => one.far - other.far)[0]?.stop ?? null;
}

type Direction = readonly [x: number, y: number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** How far a box lies in a direction, what lies aside counted double; null if it does not lie that way. */
export function distance(from: Box, to: Box, [x, y]: Direction): number | null {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const along = dx * x + dy * y;
  if (along < 2) return null;
  return along + 2 * Math.abs(dx * y) + 2 * Math.abs(dy * x);
}

/** Set the focus on the first thing of a zone that can be chosen, or on its first thing. */
export function enter(zone: string): void {
  const first = (what: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] :is(${what})`)].find((stop) => stop.offsetParent !== null);
  (first("button.can, a.can") ?? first("[tabindex='0']") ?? first(STOPS))?.focus();
}

/** From what has the focus on to the next thing at the table that can be chosen, round and round. */
export function nextChoosable(): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-zone] .can:is(button, a)")];
  const seen = all.filter((stop) => stop.offsetParent !== null);
  const at = document.activeElement instanceof HTMLElement ? seen.indexOf(document.activeElement) : -1;
  seen[(at + 1) % seen.length]?.focus();
}
