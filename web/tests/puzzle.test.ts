import "./browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offer } from "./offers";
import { madeIn, progress } from "@/lib/progress.svelte";
import { PuzzleStore } from "@/lib/puzzle.svelte";
import { gameOf, keepOwn } from "@/lib/puzzles";
import type { PuzzleAsk } from "@/lib/wire-puzzles";

const OFFERS = ["strike", "pass"];
const HINTS = ["Look.", "Look there.", "Strike."];
let asked: PuzzleAsk[] = [];

/** A server whose puzzle takes two strikes, and is missed by a pass. */
function server(_: string, init: RequestInit = {}): Promise<Response> {
  const ask = JSON.parse(String(init.body)) as PuzzleAsk;
  asked.push(ask);
  const before = ask.made ?? [];
  if (ask.file === "nonsense") return Promise.resolve(new Response(JSON.stringify({ error: "bad", message: "No game is named." }), { status: 422 }));
  if (before.includes("gone")) return Promise.resolve(new Response(JSON.stringify({ error: "lost", message: "lost" }), { status: 409 }));
  const made = ask.move ? [...before, ask.move] : before;
  const verdict = made.includes("pass") ? "missed" : made.length === 2 ? "reached" : "open";
  const offers = OFFERS.map((text) => offer(text));
  const prompt = verdict === "open" ? { decision: made.length + 1, text: "?", rule: "", rule_text: "", source: null, offers, passing: 1 } : null;
  const hint = ask.hint ? HINTS[ask.hint - 1] : "";
  return Promise.resolve(new Response(JSON.stringify({ made, back: made.slice(0, -1), verdict, prompt, hint, hints: ask.hint ? HINTS.length : 0, view: {}, faces: {}, log: [] })));
}

describe("a puzzle", () => {
  let store: PuzzleStore;
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  const kept = () => progress.step("puzzle", "fables-two-strikes");

  beforeEach(async () => {
    asked = [];
    vi.stubGlobal("fetch", vi.fn(server));
    const shelf = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (name: string) => shelf.get(name) ?? null, setItem: (name: string, value: string) => shelf.set(name, value) });
    await progress.keep({ kind: "puzzle", slug: "fables-two-strikes", place: "[]" });
    store = new PuzzleStore("fables", "two-strikes");
    await store.open();
  });

  it("remembers the moves that were made, for whoever comes back", async () => {
    store.play(0);
    expect(store.answered).toBe(1);
    await settled();
    expect(madeIn(kept())).toEqual(["strike"]);
    const again = new PuzzleStore("fables", "two-strikes");
    await again.open();
    expect(again.prompt?.decision).toBe(2);
  });

  it("is done once it is solved, and begins anew the next time", async () => {
    store.play(0);
    await settled();
    store.play(0);
    await settled();
    expect(store.over).toBe(true);
    expect(kept()?.done).toBe(true);
    expect(madeIn(kept())).toEqual([]);
  });

  it("gives one hint after the other until there are no more, and forgets them after a move", async () => {
    for (const hint of HINTS) {
      expect(store.mayHint).toBe(true);
      store.askHint();
      await settled();
      expect(store.help).toBe(hint);
    }
    expect(store.mayHint).toBe(false);
    store.play(0);
    await settled();
    expect(store.help).toBe("");
    expect(store.mayHint).toBe(true);
  });

  it("leads one step back after a miss, and no further than its beginning", async () => {
    expect(store.undo).toBeNull();
    store.play(0);
    await settled();
    store.play(1);
    await settled();
    expect(store.told?.verdict).toBe("missed");
    store.send({ t: "undo" });
    await settled();
    expect(asked.at(-1)?.made).toEqual(["strike"]);
    expect(store.over).toBe(false);
    store.send({ t: "undo" });
    await settled();
    expect(store.undo).toBeNull();
  });

  it("begins anew when it has changed since it was left", async () => {
    await progress.keep({ kind: "puzzle", slug: "fables-two-strikes", place: '["gone"]' });
    const again = new PuzzleStore("fables", "two-strikes");
    await again.open();
    await settled();
    expect(again.told?.made).toEqual([]);
  });

  it("says why a file cannot be opened", async () => {
    keepOwn("nonsense");
    const own = new PuzzleStore(gameOf("nonsense"), "own");
    await own.open();
    expect(own.told).toBeNull();
    expect(own.refused).toContain("No game is named.");
  });
});
