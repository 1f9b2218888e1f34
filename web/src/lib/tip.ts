// What a sign on the table means, told where it stands: on hover, on focus, on a long press.
//
// How to use it: give the sign an attribute, nothing else.
//
//   <span data-tip="vtes-pool">…</span>                       its sentence: web-tip-vtes-pool, under .name
//   <abbr data-tip="vtes-superior" data-tip-name="Dominate">  the same under a heading of its own
//   <li data-tip="step-{slug} step">                          the first of several that there is a sentence for: of the
//                                                             game that is played (`atGame`), then of every game
//   <button data-tip-name={t("web-undo")}>                    only a name: for a button that shows a picture
//   <button data-tip-name="…" data-tip-tap>                   a button that does nothing else: a click or tap tells it, too
//   <div role="group" aria-label="…" data-tips>               a stop for the arrow keys (`roving`) that holds signs
//                                                             which no button holds: with the focus it tells all of them
//
// Sentences stand in web-tips.ftl (what every game has) and in web-tips-<game>.ftl (ids that begin with the name of
// the game); they are fetched when something is first pointed at, as is `Tip.svelte`, which shows them. Whoever listens
// hears them as the description of what has the focus. A legend is drawn of the same sentences: `games/<game>/signs.ts`.
import { mount } from "svelte";
import { t } from "@/lib/text.svelte";

export const SIGN = "[data-tip], [data-tip-name]";
export const TAPPED = "[data-tip-tap]";
const TOLD = `${SIGN}, [data-tips]`;

/** The signs that something told with the focus is about: itself or what it alone fills, and what it holds. */
export function signsOf(host: Element): HTMLElement[] {
  const around = host.closest<HTMLElement>(SIGN);
  const alone = around === host || around?.querySelectorAll("button, a").length === 1;
  return [...(around && alone ? [around] : []), ...host.querySelectorAll<HTMLElement>(SIGN)];
}

/** Whether a long press there asks what a sign inside of something means, and so means nothing else. */
export function explains(pressed: EventTarget | null, within: Element): boolean {
  const sign = pressed instanceof Element ? pressed.closest(SIGN) : null;
  return sign !== null && within.contains(sign);
}

export interface Line {
  name: string;
  text: string;
}

/** What there is to say: of the first id that has a sentence; null where there is neither that nor a name. */
export function said(ids: string, name: string, game = ""): Line | null {
  for (const id of ids.split(" ").filter(Boolean).flatMap((one) => [`${game}-${one}`, one])) {
    const text = t(`web-tip-${id}`);
    if (text !== `web-tip-${id}`) return { name: name || t(`web-tip-${id}.name`), text };
  }
  return name ? { name, text: "" } : null;
}

/** The files that the sentences of some ids stand in. */
export function filesOf(ids: string, game = ""): string[] {
  const games = [game, ...ids.split(" ").map((id) => id.split("-")[0] ?? "")].filter(Boolean);
  return [...new Set(["web-tips", ...games.map((one) => ["web-tips", one].join("-"))])];
}

/** The game whose signs are on the page: what all games draw (a card, the steps of a turn) means something of its own there. */
export function atGame(game: string): () => void {
  document.body.dataset["game"] = game;
  return () => delete document.body.dataset["game"];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 6;

/** Where it goes: above the sign, else below, else beside it, wherever there is room; never over the sign itself. */
export function placed(sign: Box, tip: Size, view: Size): { left: number; top: number } {
  const within = (at: number, length: number, most: number): number => Math.max(GAP, Math.min(at, most - length - GAP));
  const across = within((sign.left + sign.right - tip.width) / 2, tip.width, view.width);
  const above = sign.top - GAP - tip.height;
  if (above >= GAP) return { left: across, top: above };
  const below = sign.bottom + GAP;
  if (below + tip.height <= view.height - GAP) return { left: across, top: below };
  const beside = within((sign.top + sign.bottom - tip.height) / 2, tip.height, view.height);
  if (sign.left - GAP - tip.width >= GAP) return { left: sign.left - GAP - tip.width, top: beside };
  if (sign.right + GAP + tip.width <= view.width - GAP) return { left: sign.right + GAP, top: beside };
  return { left: across, top: sign.top > view.height - sign.bottom ? Math.max(GAP, above) : below };
}

/** Until something is first pointed at, nothing of it is fetched. */
export function awaitTips(): () => void {
  let last: Event | null = null;

  function ended(): void {
    last = null;
  }

  function came(event: Event): void {
    if (!(event.target instanceof Element) || !(event.target.closest(TOLD) ?? event.target.querySelector(SIGN))) return;
    if (event.type === "click" && !event.target.closest(TAPPED)) return; // a click on anything else asks for nothing
    const first = last === null;
    last = event;
    if (!first) return;
    void import("@/parts/Tip.svelte").then((module) => {
      if (stopped) return;
      stop();
      mount(module.default, { target: document.body, props: { first: last } });
    });
  }

  let stopped = false;
  const begins = ["pointerover", "pointerdown", "focusin", "click"];
  const ends = ["pointerup", "pointercancel", "pointerout", "focusout"];
  function stop(): void {
    stopped = true;
    for (const name of begins) document.removeEventListener(name, came);
    for (const name of ends) document.removeEventListener(name, ended, true);
  }
  for (const name of ends) document.addEventListener(name, ended, true);
  for (const name of begins) document.addEventListener(name, came);
  return stop;
}
