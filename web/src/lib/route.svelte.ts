// Which page is shown: the path of the address, and what follows the question mark.

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "patrol" }
  | { name: "privacy" }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const [first = "", second] = path.split("/").filter(Boolean);
  if (first === "") return { name: "lobby" };
  if (first === "table" && second) return { name: "table", id: decodeURIComponent(second) };
  if (first === "replay" && second) return { name: "replay", id: decodeURIComponent(second) };
  if (first === "patrol") return { name: "patrol" };
  if (first === "privacy") return { name: "privacy" };
  return { name: "lost" };
}

class Route {
  #path = $state(location.pathname);
  #query = $state.raw(new URLSearchParams(location.search));

  page: Page = $derived(pageOf(this.#path));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** What the address says after the question mark; null where it says nothing. */
  get(name: string): string | null {
    return this.#query.get(name);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
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
