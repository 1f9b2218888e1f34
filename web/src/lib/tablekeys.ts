// The keys of a table page: everything that a hand can do with a pointer, and holding a key to be asked everything.
import type { Keyed } from "@/lib/board";
import { deedOf, isTaken, keyOf, type Deed } from "@/lib/keys";
import { panes } from "@/lib/panes.svelte";
import { enter, nextChoosable } from "@/lib/roving";
import { settings } from "@/lib/settings.svelte";
import { stepsOf } from "@/lib/steps";

export interface PageDeeds {
  search(): void;
  log(): void;
  chat(): void;
  text(): void;
}

export class TableKeys {
  constructor(
    private readonly store: Keyed,
    private readonly page: PageDeeds,
  ) {}

  down = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (event.defaultPrevented || isTaken(event.target, key)) return;
    if (/^[0-9]$/.test(key) && settings.letters && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      this.#choose(key);
      return;
    }
    const deed = deedOf(event, (name) => settings.key(name), settings.letters);
    if (!deed) return;
    event.preventDefault();
    this.#do(deed, event.repeat);
  };

  up = (event: KeyboardEvent): void => {
    if (keyOf(event) === settings.key("hold")) this.letGo();
    // Firefox presses the focused button when Space comes up.
    if (event.key === " " && !isTaken(event.target, " ")) event.preventDefault();
  };

  letGo = (): void => this.store.hold(false);

  #do(deed: Deed, repeated: boolean): void {
    const { store } = this;
    switch (deed) {
      case "pass": {
        const passing = store.prompt?.passing ?? null;
        if (passing !== null && !repeated) store.play(passing); // a key held down is not two passes
        break;
      }
      case "unconcerned":
        if (!repeated) store.toggleUnconcerned();
        break;
      case "cancel":
        this.#cancel();
        break;
      case "hold":
        store.hold(true);
        break;
      case "why": {
        const about = inFocus("word");
        if (about) store.why(about);
        else panes.show("keys");
        break;
      }
      case "hint":
        if (!repeated) store.askHint?.();
        break;
      case "undo":
        if (store.undo !== null && !repeated) store.send({ t: "undo" });
        break;
      case "step":
        store.next();
        break;
      case "next":
        nextChoosable();
        break;
      case "board":
      case "hand":
      case "offers":
        enter(deed);
        break;
      case "reader": {
        const card = inFocus("card");
        if (card) store.onstudy(card);
        break;
      }
      case "keys":
        panes.show("keys");
        break;
      default:
        this.page[deed]();
    }
  }

  /** Escape: the newest thing first. */
  #cancel(): void {
    const { store } = this;
    if (store.confirming !== null) store.confirming = null;
    else if (store.picks.started) store.picks.clear();
    else store.cancelYield();
  }

  /** The digits on the choices. */
  #choose(digit: string): void {
    const { picks, prompt } = this.store;
    const open = picks.open.filter((index) => index !== prompt?.passing || picks.started);
    const step = stepsOf(prompt?.offers ?? [], open).find(({ key }) => key === digit);
    if (step) picks.take(step.indexes);
  }
}

/** What the thing that has the focus says of itself: see `handle`. */
function inFocus(name: "word" | "card"): string | null {
  return document.activeElement?.closest<HTMLElement>("[data-word], [data-card]")?.dataset[name] ?? null;
}
