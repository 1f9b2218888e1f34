import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/theme/tokens.css", import.meta.url), "utf8");

/** The colours of one theme, by name. */
function colours(theme: "light" | "dark"): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value!);
    const one = /^#\w{6}$/.exec(value!);
    if (both) found[name!] = (theme === "light" ? both[1] : both[2])!;
    else if (one) found[name!] = one[0];
  }
  return found;
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((place) => {
    const part = parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["night", "night-glow", "sunken", "surface", "raised"];
const HUES = ["orange", "sky", "green", "yellow", "blue", "vermilion", "purple", "stone"];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const colour = colours(theme);

  it.each(["ink", "ink-soft", "ink-faint", "lamp", "danger", "good", ...HUES.map((hue) => `text-${hue}`)])(
    "sets %s readably on every ground",
    (text) => {
      for (const ground of GROUNDS)
        expect(contrast(colour[text]!, colour[ground]!), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(HUES)("sets its own ink on %s", (hue) => {
    expect(contrast(colour[`on-${hue}`]!, colour[`hue-${hue}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ["on-lamp", "lamp-fill"],
    ["on-danger", "danger-fill"],
    ["on-good", "good-fill"],
    ["card-ink", "card"],
    ["card-ink", "card-deep"],
    ["card-soft", "card-deep"],
  ])("sets %s on %s", (text, ground) => {
    expect(contrast(colour[text]!, colour[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["focus", "can", "line-strong"])("draws the edge %s visibly", (edge) => {
    for (const ground of GROUNDS)
      expect(contrast(colour[edge]!, colour[ground]!), `on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
