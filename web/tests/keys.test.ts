import { describe, expect, it } from "vitest";
import { BINDINGS, deedOf, keyName, type Deed } from "@/lib/keys";
import { distance } from "@/lib/roving";

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });
const usual = (deed: Deed): string => BINDINGS[deed];

describe("keys", () => {
  it("gives each deed its own key", () => {
    expect(new Set(Object.values(BINDINGS)).size).toBe(Object.keys(BINDINGS).length);
  });

  it("passes with Space and explains with a question mark", () => {
    expect(deedOf(press(" "), usual, true)).toBe("pass");
    expect(deedOf(press("?"), usual, true)).toBe("why");
    expect(deedOf(press("/"), usual, true)).toBe("search");
    expect(deedOf(press("L"), usual, true)).toBe("log");
  });

  it("leaves keys with Ctrl, Alt or Meta to the browser", () => {
    expect(deedOf(press("l", { ctrlKey: true }), usual, true)).toBeNull();
    expect(deedOf(press("h", { altKey: true }), usual, true)).toBeNull();
  });

  it("keeps Space and Escape when single letters are turned off", () => {
    expect(deedOf(press("l"), usual, false)).toBeNull();
    expect(deedOf(press("?"), usual, false)).toBeNull();
    expect(deedOf(press(" "), usual, false)).toBe("pass");
    expect(deedOf(press("Escape"), usual, false)).toBe("cancel");
  });

  it("follows a key that was bound anew", () => {
    const mine = (deed: Deed): string => (deed === "pass" ? "Enter" : BINDINGS[deed]);
    expect(deedOf(press("Enter"), mine, true)).toBe("pass");
    expect(deedOf(press(" "), mine, true)).toBeNull();
  });

  it("writes keys as keyboards do", () => {
    expect(keyName("l", (id) => id)).toBe("L");
    expect(keyName(" ", (id) => id)).toBe("web-key-space");
  });
});

describe("arrows", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("go to what lies in their direction, nearest first", () => {
    const from = box(0, 0);
    expect(distance(from, box(20, 0), [1, 0])).toBeLessThan(distance(from, box(40, 0), [1, 0]) ?? 0);
    expect(distance(from, box(20, 0), [-1, 0])).toBeNull();
    expect(distance(from, box(0, 20), [1, 0])).toBeNull();
  });

  it("prefer what is straight ahead to what is aside", () => {
    const from = box(0, 0);
    expect(distance(from, box(30, 0), [1, 0])).toBeLessThan(distance(from, box(20, 20), [1, 0]) ?? 0);
  });
});
