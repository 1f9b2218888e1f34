// Which page is shown: the path of the address, and what follows the question mark.
import type { Component } from "svelte";

/** The pages around the table; each is `pages/<Name>Page.svelte`, and gets what follows its name in the address. */
const AREAS = { cards: "Cards", decks: "Decks", sets: "Sets", rules: "Rules", learn: "Learn", puzzles: "Puzzles", events: "Events", me: "Own", moderate: "Moderate" } as const;
export type AreaName = keyof typeof AREAS;

type Loaded = { default: Component<{ rest: string[] }> };
const FOUND = import.meta.glob<Loaded>("@/pages/{Cards,Decks,Sets,Rules,Learn,Puzzles,Events,Own,Moderate}Page.svelte");
const loaderOf = (area: AreaName) => Object.entries(FOUND).find(([path]) => path.endsWith(`/${AREAS[area]}Page.svelte`))?.[1];

/** The areas that this client has. */
export const areas: readonly AreaName[] = (Object.keys(AREAS) as AreaName[]).filter((area) => loaderOf(area) !== undefined);

const opened = new Map<AreaName, Promise<Component<{ rest: string[] }>>>();

/** The same promise for the same area: a page stays where it is while only its address changes. */
export function areaPage(area: AreaName): Promise<Component<{ rest: string[] }>> {
  const load = loaderOf(area);
  const page = opened.get(area) ?? (load ? load().then((module) => module.default) : Promise.reject(new Error(`no page for ${area}`)));
  opened.set(area, page);
  page.catch(() => opened.delete(area)); // the next attempt fetches it again
  return page;
}

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "privacy" }
  | { name: "area"; area: AreaName; rest: string[] }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const [first = "", second, ...more] = path.split("/").filter(Boolean);
  if (first === "") return { name: "lobby" };
  if (first === "table" && second) return { name: "table", id: decoded(second) };
  if (first === "replay" && second) return { name: "replay", id: decoded(second) };
  if (first === "patrol") return { name: "area", area: "learn", rest: ["first-patrol"] }; // its address before there were others
  if (first === "privacy") return { name: "privacy" };
  const area = areas.find((name) => name === first);
  if (area) return { name: "area", area, rest: [second, ...more].filter((word) => word !== undefined).map(decoded) };
  return { name: "lost" };
}

/** A word of the address; one that is spelled wrongly is taken as it stands. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

class Route {
  #path = $state(location.pathname);
  #query = $state.raw(new URLSearchParams(location.search));

  page: Page = $derived(pageOf(this.#path));
  /** How often somebody has gone to another page: one that only gets another address stays as it is. */
  visits = $state(0);

  constructor() {
    window.addEventListener("popstate", () => {
      this.#read();
      this.visits += 1;
    });
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** What the address says after the question mark; null where it says nothing. */
  get(name: string): string | null {
    return this.#query.get(name);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    this.visits += 1;
    window.scrollTo(0, 0);
  }

  /** The same page has got another address: no step in the history, and nothing moves. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** Put a word behind the question mark, or take it away, without a step in the history. */
  note(name: string, value: string | null): void {
    const query = new URLSearchParams(this.#query);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    history.replaceState(null, "", this.#path + (text ? `?${text}` : ""));
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = new URLSearchParams(location.search);
  }

  /** Links to our own pages need no new document. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
