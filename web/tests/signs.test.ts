// Every sign has a sentence in both languages, and the legend of its game has every sign.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { TABLE, type Chapter } from "@/lib/signs";

const ROOT = join(import.meta.dirname, "..");
const GAMES = readdirSync(join(ROOT, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "parts")
  .map((entry) => entry.name);
const LEGENDS = import.meta.glob<{ SIGNS: Chapter[] }>("../src/games/*/signs.ts", { eager: true });

/** The sentences of a file, by id, with the names of those that have one. */
function sentences(tongue: string, file: string): Map<string, boolean> {
  const text = readFileSync(join(ROOT, `../src/noctuary/text/${tongue}/${file}.ftl`), "utf-8");
  const tips = new FluentResource(text).body.filter((message) => message.id.startsWith("web-tip-"));
  return new Map(tips.map((message) => [message.id.replace("web-tip-", ""), message.value !== null && message.attributes["name"] !== undefined]));
}

const legendOf = (game: string): string[] => (LEGENDS[`../src/games/${game}/signs.ts`]?.SIGNS ?? []).flatMap((chapter) => chapter.signs.map((sign) => sign.id));

/** The ids in the attributes of a game's components; one that is put together ends where that begins. */
function asked(folder: string): string[] {
  const files = readdirSync(join(ROOT, "src", folder)).filter((name) => name.endsWith(".svelte"));
  const found = files.flatMap((name) => {
    const text = readFileSync(join(ROOT, "src", folder, name), "utf-8");
    const attributes = [...text.matchAll(/(?:data-tip|\btip)=(?:"([^"]*)"|\{([^}]*)\})/g)];
    return attributes.flatMap(([, whole, code]) => {
      if (whole !== undefined) return whole.replaceAll(/\{[^}]*\}?/g, "{").split(" ");
      return [...(code ?? "").matchAll(/["'`]([a-z]+-[a-z0-9-]*(?:\$\{)?)/g)].map(([, id]) => id ?? "");
    });
  });
  return found.filter((id) => /^[a-z]/.test(id));
}

describe.each(["en", "fr"])("in %s", (tongue) => {
  it.each(GAMES)("every sign of the legend has a name and a sentence, and every sentence is in it: %s", (game) => {
    const own = sentences(tongue, `web-tips-${game}`);
    const common = sentences(tongue, "web-tips");
    expect([...own, ...common].filter(([, whole]) => !whole)).toEqual([]);
    const listed = legendOf(game);
    expect(listed.filter((id) => !own.has(id) && !common.has(id))).toEqual([]);
    expect([...own.keys()].filter((id) => !listed.includes(id))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("what every table has is explained, too", () => {
    const common = sentences(tongue, "web-tips");
    expect(TABLE.signs.filter((sign) => !common.has(sign.id))).toEqual([]);
    const numbers = [...common.keys()].filter((id) => id.startsWith("number-"));
    const listed = GAMES.flatMap(legendOf);
    expect(numbers.filter((id) => !listed.includes(id))).toEqual([]);
  });
});

describe("a board", () => {
  it.each(GAMES)("asks only for sentences that are there: %s", (game) => {
    const known = [...sentences("en", `web-tips-${game}`).keys(), ...sentences("en", "web-tips").keys()];
    const ids = asked(`games/${game}`);
    expect(ids.length).toBeGreaterThan(20);
    const missing = ids.filter((id) => {
      const start = id.replace(/[{$].*$/, "");
      return start === id ? !known.includes(id) : !known.some((one) => one.startsWith(start));
    });
    expect(missing).toEqual([]);
  });
});
