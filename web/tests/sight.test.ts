import { describe, expect, it } from "vitest";
import { by } from "@/lib/sight";

describe("scrolling to what is asked about", () => {
  const area = { top: 100, bottom: 500 };
  const thing = (top: number, bottom: number) => ({ getBoundingClientRect: () => ({ top, bottom }) });

  it("does nothing for what can be seen, or fills the view", () => {
    expect(by(thing(100, 500), area)).toBe(0);
    expect(by(thing(50, 600), area)).toBe(0);
  });

  it("goes no farther than needed, up or down", () => {
    expect(by(thing(80, 180), area)).toBe(-20);
    expect(by(thing(450, 550), area)).toBe(50);
  });

  it("shows the beginning of what is too large", () => {
    expect(by(thing(300, 900), area)).toBe(200);
  });
});
