import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Draw, hash } from "@/cards/chance";
import { emblemOf } from "@/cards/emblem";
import { BY_LOT, figureAt, isReversed } from "@/cards/figures";
import { badgesOf, nameAndEpithet, titleScale } from "@/cards/numbers";

const SLUGS =
  "crack-shot pot-shot rain-of-mirrors haymaker bake-sale-of-the-damned second-wind the-gutter-twins-1 stake library joker".split(
    " ",
  );

describe("an emblem", () => {
  it("follows from the slug and nothing else", () => {
    for (const slug of SLUGS) expect(emblemOf(slug)).toEqual(emblemOf(slug));
  });

  it("is another one for another card", () => {
    const drawn = SLUGS.map((slug) => JSON.stringify(emblemOf(slug)));
    expect(new Set(drawn).size).toBe(SLUGS.length);
  });

  it("is the same for all levels of one character", () => {
    expect(emblemOf("ada-vance-2")).toEqual(emblemOf("ada-vance-1"));
    expect(emblemOf("ada-vance-1-last-bus")).toEqual(emblemOf("ada-vance-1"));
  });

  it("has only whole paths", () => {
    for (const slug of SLUGS) {
      for (const layer of emblemOf(slug).layers) expect(layer.d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("is drawn by an even hand where nothing was chosen", () => {
    const figures = new Set(Array.from({ length: 600 }, (_, place) => emblemOf(`card number ${place}`).figure));
    expect(figures.size).toBe(BY_LOT.length);
  });
});

describe("a figure", () => {
  const source = (name: string): string => readFileSync(new URL(`../src/cards/${name}`, import.meta.url), "utf-8");

  it("has a name exactly when it is drawn", () => {
    const drawn = [...source("figures.svg").matchAll(/<symbol id="(\w+)"/g)].map((found) => found[1]);
    const named = /type Figure =([^;]*);/.exec(source("figures.ts"))?.[1] ?? "";
    expect([...named.matchAll(/"(\w+)"/g)].map((found) => found[1])).toEqual(drawn);
  });

  it("is turned upside down for those who left their clan", () => {
    expect(isReversed("rose-reversed")).toBe(true);
    expect(figureAt("rose-reversed")).toBe(figureAt("rose"));
  });
});

describe("drawn numbers", () => {
  it("are known ones: an emblem must look the same next year", () => {
    expect(hash("joker")).toBe(hash("joker"));
    const draw = new Draw("joker");
    expect([draw.whole(0, 99), draw.whole(0, 99), draw.whole(0, 99)]).toMatchInlineSnapshot(`
      [
        65,
        30,
        52,
      ]
    `);
  });
});

describe("the numbers of a face", () => {
  const face = { slug: "x", title: "X", title_other: "X", line: "", text: "", letter: "A" };

  it("are added where a card adds, and plain where a character has them", () => {
    expect(badgesOf({ ...face, kind: "action", numbers: { charm: 2 } })[0]?.shown).toBe("+2");
    expect(badgesOf({ ...face, kind: "hero", numbers: { charm: 2 } })[0]?.shown).toBe("2");
    expect(badgesOf({ ...face, kind: "item", numbers: { smarts: -1 } })[0]?.shown).toBe("−1");
  });

  it("come talents first, requirements hollow", () => {
    const badges = badgesOf({ ...face, kind: "skill", numbers: { destiny: 4, "needs-charm": 2, "butt-kicking": 1 } });
    expect(badges.map((badge) => [badge.name, badge.hollow])).toEqual([
      ["butt-kicking", false],
      ["needs-charm", true],
      ["destiny", true],
    ]);
  });
});

describe("a title", () => {
  it("of a character is a name and an epithet", () => {
    expect(nameAndEpithet("Ada Vance – Night Watch")).toEqual(["Ada Vance", "Night Watch"]);
    expect(nameAndEpithet("Joker")).toEqual(["Joker", ""]);
  });

  it("is set smaller when it is long or has a long word", () => {
    expect(titleScale("Joker")).toBeGreaterThan(titleScale("Wonderland"));
    expect(titleScale("Wonderland")).toBeGreaterThan(titleScale("The Grasping Dark of the Countess"));
  });
});
