// What holds for the source as a whole: no markup from outside, and every text there in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const TEXT = join(ROOT, "../src/noctuary/text");

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name));
}

const sources = files(join(ROOT, "src")).map((path) => ({ path, text: readFileSync(path, "utf-8") }));

/** The ids of a language's web files, with their attributes. */
function ids(tongue: string): Set<string> {
  const folder = join(TEXT, tongue);
  const found = new Set<string>();
  for (const name of readdirSync(folder).filter((file) => /^web.*\.ftl$/.test(file))) {
    const resource = new FluentResource(readFileSync(join(folder, name), "utf-8"));
    for (const message of resource.body) {
      found.add(message.id);
      for (const attribute of Object.keys(message.attributes)) found.add(`${message.id}.${attribute}`);
    }
  }
  return found;
}

describe("the source", () => {
  it("never takes text for markup", () => {
    const wrong = sources.filter(({ text }) => /\{@html|innerHTML|insertAdjacentHTML|outerHTML/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("asks other servers for nothing", () => {
    const wrong = sources.filter(({ text }) => /https?:\/\/(?!www\.w3\.org)/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe("the texts", () => {
  const english = ids("en");
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const { text } of sources) {
    for (const [, id] of text.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)["'`]/g)) whole.add(id as string);
    for (const [, start] of text.matchAll(/`(web-(?:[a-z0-9-]*-)?)\$\{/g)) begun.add(start as string);
  }
  const PARTS = new Set(readdirSync(join(TEXT, "en")).map((file) => file.replace(".ftl", ""))); // names of files, not of messages

  it("are the same in both languages", () => {
    expect([...ids("fr")].sort()).toEqual([...english].sort());
  });

  it("exist wherever the source asks for one", () => {
    const missing = [...whole].filter((id) => !english.has(id) && !PARTS.has(id));
    expect(missing).toEqual([]);
    const nothing = [...begun].filter((start) => ![...english].some((id) => id.startsWith(start)));
    expect(nothing).toEqual([]);
  });

  it("are all used", () => {
    const unused = [...english].filter((id) => id.startsWith("web-")).filter((id) => {
      const name = id.split(".")[0] ?? id;
      const starts = [...begun].filter((start) => start !== "web-");
      return !whole.has(id) && !whole.has(name) && !starts.some((start) => id.startsWith(start)) && !["web-log", "web-chat", "web-reader"].includes(id);
    });
    expect(unused).toEqual([]);
  });
});
