import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "@/lib/text.svelte";
import { filesOf, placed, said } from "@/lib/tip";

describe("what a sign means", () => {
  beforeAll(async () => {
    await texts.speak("en");
    await texts.learn("web-tips");
  });

  it("is told by the first of its ids that has a sentence, under its own name", () => {
    const step = said("whist-step-play step", "");
    expect(step?.name).not.toBe("");
    expect(step?.text).toMatch(/\.$/);
    expect(step).toEqual(said("step", ""));
  });

  it("is told under another name where the sign has one", () => {
    expect(said("step", "Showdown")).toEqual({ name: "Showdown", text: said("step", "")?.text });
  });

  it("is its name where there is no sentence, and nothing where there is neither", () => {
    expect(said("whist-trump", "Trumps")).toEqual({ name: "Trumps", text: "" });
    expect(said("whist-trump", "")).toBeNull();
  });

  it("follows the language", async () => {
    const english = said("step", "")?.text;
    await texts.speak("fr");
    const french = said("step", "")?.text;
    expect(french).toMatch(/\.$/);
    expect(french).not.toBe(english);
    await texts.speak("en");
  });

  it("stands in the file of its game, or in that of all games; one that is not there is no trouble", async () => {
    expect(filesOf("vtes-pool vtes-seat")).toEqual(["web-tips", "web-tips-vtes"]);
    for (const file of filesOf("whist-trump")) await texts.learn(file);
    expect(said("step", "")).not.toBeNull();
  });
});

describe("where it is shown", () => {
  const view = { width: 360, height: 640 };
  const tip = { width: 300, height: 80 };
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

  it.each([
    ["in the middle", box(160, 300, 40, 20)],
    ["in a corner above", box(0, 0, 30, 30)],
    ["in a corner below", box(330, 610, 30, 30)],
    ["across the whole width, at the top", box(0, 10, 360, 60)],
    ["across the whole width, at the bottom", box(0, 560, 360, 80)],
    ["tall", box(0, 40, 40, 560)],
  ])("is never over the sign and always on the screen: %s", (_, sign) => {
    const small = { width: 200, height: 80 };
    const at = placed(sign, small, view);
    const over = at.left < sign.right && at.left + small.width > sign.left && at.top < sign.bottom && at.top + small.height > sign.top;
    expect(over).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + small.width).toBeLessThanOrEqual(view.width);
    expect(at.top + small.height).toBeLessThanOrEqual(view.height);
  });

  it("is above, where a finger does not lie, as long as there is room", () => {
    expect(placed(box(100, 200, 40, 20), tip, view).top).toBe(200 - 80 - 6);
    expect(placed(box(100, 60, 40, 20), tip, view).top).toBe(86);
  });
});
