// The page "New here?": the numbers of a picture and the sentences that go with them are the same, in both languages.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const GAMES = readdirSync(join(ROOT, "src/games")).filter((name) => existsSync(join(ROOT, "src/games", name, "Board.svelte")));

function ids(tongue: string, start: string): string[] {
  const text = readFileSync(join(ROOT, `../src/noctuary/text/${tongue}/web-first.ftl`), "utf-8");
  return new FluentResource(text).body.map((message) => message.id).filter((id) => id.startsWith(start));
}

describe.each(GAMES)("a first turn of %s", (game) => {
  it.each(["en", "fr"])("has a sentence for each number of its picture, from 1 on: %s", (tongue) => {
    const picture = readFileSync(join(ROOT, "src/games", game, "Picture.svelte"), "utf-8");
    const numbers = [...picture.matchAll(/<Call [^>]*number=\{(\d+)\}/g)].map(([, number]) => Number(number)).sort((one, other) => one - other);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect(ids(tongue, `web-first-${game}-see-`).length).toBe(numbers.length);
  });

  it.each(["en", "fr"])("tells the aim, a turn and an example: %s", (tongue) => {
    expect(ids(tongue, `web-first-${game}`)).toContain(`web-first-${game}`);
    expect(ids(tongue, `web-first-${game}-turn-`).length).toBeGreaterThan(3);
    expect(ids(tongue, `web-first-${game}-example-`).length).toBeGreaterThan(0);
  });
});
