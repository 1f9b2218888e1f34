import "./browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offer } from "./offers";
import { FakeSocket } from "./browser";
import { waitAfter } from "@/lib/line";
import { TableStore } from "@/lib/table.svelte";
import { settings } from "@/lib/settings.svelte";
import { toasts } from "@/lib/toasts.svelte";
import type { Prompt, Snapshot, Table } from "@/lib/wire";

function prompt(decision: number, warned: number[] = []): Prompt {
  const offers = ["attack hand:joker", "end"].map((text, index) => ({ ...offer(text), warning: warned.includes(index) ? "Ruinous." : "" }));
  return { decision, text: "?", rule: "", rule_text: "", source: null, offers, passing: 1 };
}

const table: Table = { id: "t", game: "fables", title: "", phase: "playing", seats: [], me: 0, host: true, public: false, chat_open: true, commitment: "c" };

function snapshot(n = 0, epoch = "e1"): Snapshot {
  const log = [
    { at: 0, turn: 1, text: "one" },
    { at: 1, turn: 1, text: "two" },
  ];
  return { t: "snapshot", n, epoch, table, view: { turn: 1 }, steps: [], step: "draw", prompt: prompt(1), passing: { level: "can-act", stops: [] }, log, chat: [], faces: {}, undo: null };
}

describe("a table", () => {
  let store: TableStore;
  let leave: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    toasts.list = [];
    store = new TableStore("t");
    leave = store.open(false, null);
    FakeSocket.last.open();
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  const told = (message: unknown): void => FakeSocket.last.tell(message);
  const sent = (): Record<string, unknown>[] => FakeSocket.last.sent;

  it("enters with nothing, and shows what it is told", () => {
    expect(sent()[0]).toMatchObject({ t: "enter", epoch: "", since: -1 });
    told(snapshot());
    expect(store.view).toEqual({ turn: 1 });
    expect(store.prompt?.decision).toBe(1);
  });

  it("applies changes in order and ignores what it has had", () => {
    told(snapshot());
    told({ t: "changed", n: 1, view: [{ path: ["turn"], set: 2 }], prompt: null });
    told({ t: "changed", n: 1, view: [{ path: ["turn"], set: 99 }], prompt: null });
    expect(store.view).toEqual({ turn: 2 });
    expect(store.prompt).toBeNull();
  });

  it("enters again when a message is missing", () => {
    told(snapshot());
    told({ t: "changed", n: 3, view: [{ path: ["turn"], set: 4 }] });
    expect(store.view).toEqual({ turn: 1 });
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(sent()).toMatchObject([{ t: "enter", epoch: "e1", since: 0 }]);
  });

  it("asks for hints by itself while those of a first game are shown, and no longer when they fade", () => {
    const asked = (): unknown[] => sent().filter((message) => message["t"] === "hint");
    told({ ...snapshot(), table: { ...table, hints: true, fading: "shown" } });
    expect(asked()).toEqual([{ t: "hint", decision: 1 }]);
    told({ t: "hint", decision: 1, index: 0, text: "Attack." });
    told({ t: "changed", n: 1, prompt: prompt(2) });
    expect(asked()).toHaveLength(2);
    told({ t: "changed", n: 2, table: { ...table, hints: true, fading: "asked" }, prompt: prompt(3) });
    expect(asked()).toHaveLength(2);
    expect(toasts.list).toHaveLength(2); // how it begins, and what has changed
    store.askHint();
    expect(asked()).toHaveLength(3);
  });

  it("looks over another shoulder from the beginning", () => {
    told(snapshot());
    store.look(1);
    FakeSocket.last.open();
    expect(sent()).toMatchObject([{ t: "enter", epoch: "", seat: 1 }]);
  });

  it("asks for a card always, never or as usual, and keeps that when something else changes", () => {
    told(snapshot());
    store.askFor("joker", "always");
    store.askFor("snow-1", "never");
    store.setPassing("until-my-turn", ["mine:draw"]);
    expect(sent().at(-1)).toEqual({ t: "passing", level: "until-my-turn", stops: ["mine:draw"], always: ["joker"], never: ["snow-1"] });
    store.askFor("joker", "never");
    expect([store.asking("joker"), store.asking("snow-1"), store.asking("end")]).toEqual(["never", "never", "usual"]);
    store.askFor("joker", "usual");
    expect(sent().at(-1)).toMatchObject({ always: [], never: ["snow-1"] });
    told({ t: "changed", n: 1, passing: { level: "can-act", stops: [], always: [], never: [] } });
    expect(store.askedFor).toEqual([]);
  });

  it("keeps what a change does not speak of, and forgets lines that were undone", () => {
    told(snapshot());
    told({ t: "changed", n: 1, log: [{ at: 1, turn: 1, text: "other" }], log_cut: 1, undo: "free" });
    expect(store.log.map((line) => line.text)).toEqual(["one", "other"]);
    expect(store.undo).toBe("free");
    expect(store.table).toEqual(table);
    expect(store.step).toBe("draw");
  });

  it("comes back after a lost line and goes on from where it was", () => {
    told(snapshot());
    told({ t: "changed", n: 1, prompt: prompt(2) });
    FakeSocket.last.drop(1006);
    expect(store.line).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(store.line).toBe("open");
    expect(sent()[0]).toMatchObject({ t: "enter", epoch: "e1", since: 1 });
    told({ t: "changed", n: 2, prompt: prompt(3) });
    expect(store.prompt?.decision).toBe(3);
  });

  it("does not come back where it is not wanted", () => {
    FakeSocket.last.drop(4404, "server-error-no-table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(store.ended).toEqual({ code: 4404, reason: "server-error-no-table" });
  });

  it("answers a decision once, however often one clicks", () => {
    told(snapshot());
    store.play(1);
    store.play(1);
    store.play(0);
    expect(sent().filter((message) => message["t"] === "move")).toEqual([{ t: "move", decision: 1, index: 1 }]);
  });

  it("may answer again when the line was lost before the answer was acknowledged", () => {
    told(snapshot());
    store.play(1);
    FakeSocket.last.drop(1006);
    store.play(1);
    expect(store.answered).toBeNull();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    store.play(1);
    expect(sent().at(-1)).toEqual({ t: "move", decision: 1, index: 1 });
  });

  it("may answer again after something went wrong, but not for an answer long past", () => {
    told(snapshot());
    store.play(1);
    told({ t: "wrong", error: "late", message: "too late", decision: 0 });
    expect(store.answered).toBe(1);
    told({ t: "wrong", error: "no", message: "not now", decision: 1 });
    expect(store.answered).toBeNull();
    expect(toasts.list.map((toast) => toast.text)).toEqual(["not now"]);
  });

  it("asks once more before what is rarely meant", () => {
    told({ ...snapshot(), prompt: prompt(1, [1]) });
    store.play(1);
    expect(store.confirming).toBe(1);
    expect(sent()).toHaveLength(1);
    store.play(0);
    expect(sent().at(-1), "another move needs no second yes").toMatchObject({ t: "move", index: 0 });
  });

  it("takes a second choice of the same move for a yes, and a move that is written out at once", () => {
    told({ ...snapshot(), prompt: prompt(1, [1]) });
    store.play(1);
    store.play(1);
    expect(sent().at(-1)).toMatchObject({ t: "move", decision: 1, index: 1 });
    told({ t: "changed", n: 1, prompt: prompt(2, [1]) });
    expect(store.confirming).toBeNull();
    store.type("end");
    expect(sent().at(-1)).toMatchObject({ t: "move", decision: 2, index: 1 });
  });

  it("warns nobody who has switched warnings off", () => {
    settings.warnings = false;
    told({ ...snapshot(), prompt: prompt(1, [1]) });
    store.play(1);
    settings.warnings = true;
    expect(store.confirming).toBeNull();
    expect(sent().at(-1)).toMatchObject({ t: "move", index: 1 });
  });

  it("plays typed notation that is offered and asks about any other", () => {
    told(snapshot());
    store.type("  attack   joker ");
    expect(sent().at(-1)).toEqual({ t: "move", decision: 1, index: 0 });
    store.type("fly away");
    expect(sent().at(-1)).toEqual({ t: "why", about: "fly away" });
  });

  it("says a refusal with its rule", () => {
    told({ t: "refusal", text: "Not in this step.", rule: "FAB-ACT-04" });
    expect(toasts.list).toMatchObject([{ kind: "why", text: "Not in this step.", rule: "FAB-ACT-04" }]);
  });

  it("forgets a refusal once a move is made, but not what went wrong", () => {
    told(snapshot());
    told({ t: "refusal", text: "Not in this step.", rule: "FAB-ACT-04" });
    toasts.say("wrong", "the line was down");
    store.play(0);
    expect(toasts.list.map((toast) => toast.kind)).toEqual(["wrong"]);
  });

  it("goes back from a yield to what was set before it", () => {
    told(snapshot());
    store.setPassing("always");
    store.setPassing("until-my-turn");
    expect(store.yielding).toBe(true);
    store.cancelYield();
    expect(sent().at(-1)).toEqual({ t: "passing", level: "always", stops: [] });
  });

  it("asks everything while a key is held, and then as before", () => {
    told(snapshot());
    store.hold(true);
    store.hold(true);
    expect(sent().at(-1)).toMatchObject({ level: "always" });
    store.hold(false);
    store.hold(false);
    expect(sent().filter((message) => message["t"] === "passing")).toHaveLength(2);
    expect(sent().at(-1)).toMatchObject({ level: "can-act" });
  });

  it("switches a stop on and off", () => {
    told(snapshot());
    store.toggleStop("mine:draw");
    expect(sent().at(-1)).toMatchObject({ stops: ["mine:draw"] });
    store.toggleStop("mine:draw");
    expect(sent().at(-1)).toMatchObject({ stops: [] });
  });
});

describe("waiting to come back", () => {
  it("grows with each failure, up to ten seconds", () => {
    expect(waitAfter(0, () => 1)).toBe(300);
    expect(waitAfter(3, () => 1)).toBe(2400);
    expect(waitAfter(20, () => 1)).toBe(10_000);
    expect(waitAfter(20, () => 0)).toBe(5000);
  });
});

describe("a line that dies without a word", () => {
  it("is given up within ten seconds and called again, and a page that slept is not taken for one", () => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    const store = new TableStore("t");
    const leave = store.open(false, null);
    const first = FakeSocket.last;
    first.close = () => undefined; // nobody answers that either
    first.open();
    first.tell(snapshot());
    vi.setSystemTime(Date.now() + 120_000); // timers of a hidden page hardly run
    vi.advanceTimersByTime(4_000);
    expect(store.line).toBe("open");
    first.tell({ t: "pong" });
    vi.advanceTimersByTime(16_000);
    expect(store.line).toBe("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    leave();
    vi.useRealTimers();
  });
});
