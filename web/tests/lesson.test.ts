import "./browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offer } from "./offers";
import { LessonStore } from "@/lib/lesson.svelte";
import { madeIn, progress } from "@/lib/progress.svelte";
import type { LessonAsk } from "@/lib/wire-learn";

const OFFERS = ["challenge x > A3", "pass"];
let asked: LessonAsk[] = [];

/** A server that wants the first offer and talks one out of the second. */
function server(_: string, init: RequestInit = {}): Promise<Response> {
  const ask = JSON.parse(String(init.body)) as LessonAsk;
  asked.push(ask);
  const made = ask.made ?? [];
  if (made.includes("gone")) return Promise.resolve(new Response(JSON.stringify({ error: "lost", message: "lost" }), { status: 409 }));
  const accepted = ask.move === OFFERS[0];
  const verdict = accepted ? "accepted" : ask.move ? (ask.again ? "tried" : "aside") : "";
  const now = accepted ? [...made, OFFERS[0]] : made;
  const offers = OFFERS.map((text) => offer(text));
  const prompt = { decision: now.length + 1, text: "?", rule: "", rule_text: "", source: null, offers, passing: 1 };
  return Promise.resolve(new Response(JSON.stringify({ made: now, verdict, prompt, view: {}, faces: {}, log: [] })));
}

describe("a lesson", () => {
  let store: LessonStore;
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

  beforeEach(async () => {
    asked = [];
    vi.stubGlobal("fetch", vi.fn(server));
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
    await progress.keep({ kind: "lesson", slug: "first-patrol", place: "[]" });
    store = new LessonStore("first-patrol");
    await store.open();
  });

  it("goes on with what is accepted, remembers it, and takes it back", async () => {
    store.play(0);
    expect(store.answered).toBe(1);
    await settled();
    expect(store.prompt?.decision).toBe(2);
    expect(madeIn(progress.step("lesson", "first-patrol"))).toEqual([OFFERS[0]]);
    expect(localStorage.getItem("noctuary-progress")).toContain("first-patrol");
    store.send({ t: "undo" });
    await settled();
    expect(store.prompt?.decision).toBe(1);
    expect(store.undo).toBeNull();
  });

  it("insists only on the move that it was just talked out of", async () => {
    store.play(1);
    await settled();
    store.play(1);
    await settled();
    store.play(1);
    await settled();
    expect(asked.slice(1).map((ask) => ask.again)).toEqual([false, true, false]);
  });

  it("begins again where the lessons have changed", async () => {
    await progress.keep({ kind: "lesson", slug: "first-patrol", place: '["gone"]' });
    store = new LessonStore("first-patrol");
    await store.open();
    await settled();
    expect(store.told?.made).toEqual([]);
  });
});
