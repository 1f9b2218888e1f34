// The words of the page itself. What the games say comes from the server, already in the person's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Tongue } from "@/lib/wire";

export type Arguments = Record<string, FluentVariable>;

// One chunk for each file of each language; a board's own file comes with its board.
const SOURCES = import.meta.glob<string>("@text/{en,fr}/web*.ftl", { query: "?raw", import: "default" });

class Texts {
  tongue: Tongue = $state("en");
  #parts: string[] = ["web", "web-cards", "web-closed"];
  #bundles: Partial<Record<Tongue, FluentBundle>> = $state.raw({});
  #learning: Promise<void> = Promise.resolve();

  get bundle(): FluentBundle | undefined {
    return this.#bundles[this.tongue];
  }

  /** Speak this language from now on, everywhere at once. */
  async speak(tongue: Tongue): Promise<void> {
    const bundle = this.#bundles[tongue] ?? (await this.#read(tongue));
    this.#bundles = { ...this.#bundles, [tongue]: bundle };
    this.tongue = tongue;
    if (typeof document !== "undefined") document.documentElement.lang = tongue;
  }

  /** Learn one more file of words: `learn("web-buffy")`; one that is not there changes nothing. */
  async learn(part: string): Promise<void> {
    if (!this.#parts.includes(part) && SOURCES[sourceOf(this.tongue, part)]) {
      this.#parts.push(part);
      this.#learning = this.#learning.then(async () => {
        const tongue = this.tongue;
        this.#bundles = { [tongue]: await this.#read(tongue) };
      });
    }
    await this.#learning; // whoever asks for the same a moment later waits for it, too
  }

  async #read(tongue: Tongue): Promise<FluentBundle> {
    const wanted = this.#parts.map((part) => SOURCES[sourceOf(tongue, part)]);
    const sources = await Promise.all(wanted.flatMap((load) => (load ? [load()] : [])));
    const bundle = new FluentBundle(tongue, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    return bundle;
  }
}

function sourceOf(tongue: Tongue, part: string): string {
  const end = `/${tongue}/${part}.ftl`;
  return Object.keys(SOURCES).find((path) => path.endsWith(end)) ?? end;
}

export const texts = new Texts();

/** A message in the language being spoken; follows a switch of language when used in a template. */
export function t(id: string, given: Arguments = {}): string {
  const bundle = texts.bundle;
  const [name = id, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, given);
}
