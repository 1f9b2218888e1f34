import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer, type Speed } from "@/lib/pacer";

describe("pacing", () => {
  const shown: string[] = [];
  const hurried: string[] = [];
  let pacer: Pacer<string>;
  let speed: Speed;
  let waiting: number;

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    hurried.length = 0;
    speed = "normal";
    waiting = 0;
    const paced = {
      show: (message: string, hurry: boolean) => {
        shown.push(message);
        if (hurry) hurried.push(message);
      },
      watched: (message: string) => message.startsWith("move"),
      asks: (message: string) => message.endsWith("?"),
      waiting: (count: number) => {
        waiting = count;
      },
    };
    pacer = new Pacer<string>(paced, () => speed, () => Date.now());
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

  it("only catches up with what it is too far behind to show", () => {
    for (let number = 1; number <= 4; number += 1) pacer.push(`move ${number}`);
    expect(hurried).toEqual([]);
    pacer.push("move 5");
    expect(hurried.length).toBeGreaterThan(0);
    expect(shown[0]).toBe("move 1");
  });

  it("holds nothing back from whoever wants speed", () => {
    speed = "fast";
    for (let number = 1; number <= 6; number += 1) pacer.push(`move ${number}`);
    expect(shown).toHaveLength(6);
  });

  it("goes slowly for whoever wants to look on", () => {
    speed = "slow";
    for (let number = 1; number <= 6; number += 1) pacer.push(`move ${number}`);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1700);
    expect(shown).toHaveLength(2);
    expect(waiting).toBe(4);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(6);
    expect(hurried).toEqual([]);
  });

  it("does not let a question wait long behind what leads to it", () => {
    speed = "slow";
    for (let number = 1; number <= 20; number += 1) pacer.push(`move ${number}`);
    pacer.push("move 21?");
    vi.advanceTimersByTime(8000);
    expect(shown.at(-1)).toBe("move 21?");
  });

  it("goes step by step, and on at a word", () => {
    speed = "step";
    pacer.push("chat 1");
    pacer.push("move 1");
    pacer.push("chat 2");
    pacer.push("move 2");
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(["chat 1"]);
    expect(waiting).toBe(2);
    pacer.step();
    expect(shown).toEqual(["chat 1", "move 1", "chat 2"]);
    pacer.step();
    expect(shown.at(-1)).toBe("move 2");
    expect(waiting).toBe(0);
  });

  it("shows what comes of one's own move at once, at any speed", () => {
    for (const each of ["slow", "step"] as const) {
      speed = each;
      shown.length = 0;
      pacer.push("move of a bot");
      pacer.push("move of another");
      pacer.freely();
      pacer.push("move of mine");
      pacer.push("move of a bot again");
      expect(shown).toEqual(["move of a bot", "move of another", "move of mine"]);
      pacer.clear();
    }
  });

  it("does not pile up for whoever walks away from it", () => {
    speed = "step";
    for (let number = 1; number <= 61; number += 1) pacer.push(`move ${number}`);
    expect(waiting).toBe(0);
    expect(shown).toHaveLength(61);
  });

  it("takes up another speed where it stands", () => {
    speed = "step";
    for (let number = 1; number <= 3; number += 1) pacer.push(`move ${number}`);
    speed = "fast";
    pacer.retime();
    expect(shown).toHaveLength(3);
  });

  it("drops what a snapshot replaces", () => {
    pacer.push("move 1");
    pacer.push("move 2");
    pacer.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["move 1"]);
  });
});
