import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer } from "@/lib/pacer";

describe("pacing", () => {
  const shown: string[] = [];
  let pacer: Pacer<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    pacer = new Pacer<string>(
      (message) => shown.push(message),
      (message) => message.startsWith("move"),
      () => Date.now(),
    );
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first at once and gives the eye time before the next", () => {
    pacer.push("move 1");
    pacer.push("move 2");
    expect(shown).toEqual(["move 1"]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(["move 1", "move 2"]);
  });

  it("keeps the order, also of what is not worth a glance", () => {
    pacer.push("move 1");
    pacer.push("chat");
    expect(shown).toEqual(["move 1"]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(["move 1", "chat"]);
  });

  it("is never more than a second behind", () => {
    for (let number = 1; number <= 6; number += 1) pacer.push(`move ${number}`);
    expect(shown).toHaveLength(5);
    vi.advanceTimersByTime(300);
    expect(shown).toHaveLength(6);
  });

  it("drops what a snapshot replaces", () => {
    pacer.push("move 1");
    pacer.push("move 2");
    pacer.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["move 1"]);
  });
});
