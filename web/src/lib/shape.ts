// A JSON Schema as a form needs it: which fields a table has, given what it says so far. No word of any game stands here.
import { isTable, type Table, type Value } from "@/lib/toml";

/** The parts of JSON Schema that a card set's schema is made of. */
export interface Part {
  $ref?: string;
  $defs?: Record<string, Part>;
  type?: string;
  description?: string;
  enum?: string[];
  /** What each word of `enum` is called, and what it means, in the language the schema was asked for in. */
  enumNames?: string[];
  enumDescriptions?: string[];
  const?: Value;
  properties?: Record<string, Part>;
  additionalProperties?: Part | boolean;
  required?: string[];
  items?: Part;
  allOf?: { if: Part; then: Part }[];
  propertyNames?: { enum?: string[] };
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export type Kind = "word" | "words" | "number" | "flag" | "text" | "texts" | "table" | "tables" | "names" | "fixed";

export interface Field {
  name: string;
  kind: Kind;
  needed: boolean;
  part: Part;
  /** What may stand there; empty: anything. */
  words: readonly string[];
  /** What it means; empty: nobody says. */
  help: string;
  /** The same words as they are read, in their order, each with what it means. */
  choices: readonly Choice[];
}

export interface Choice {
  word: string;
  title: string;
  help: string;
}

export class Shape {
  constructor(readonly root: Part) {}

  resolved(part: Part): Part {
    if (!part.$ref) return part;
    const { $ref, ...beside } = part;
    return { ...this.root.$defs?.[$ref.split("/").at(-1) ?? ""], ...beside };
  }

  /** The fields of a table, those first that may not be left out. Before the deciding word is chosen, only what every one has. */
  fields(part: Part, value: Table): Field[] {
    const whole = this.resolved(part);
    const rule = whole.allOf?.find((one) => holds(one.if, value))?.then;
    const needed = [...(whole.required ?? []), ...(rule?.required ?? [])];
    const allowed = whole.allOf ? (rule?.propertyNames?.enum ?? needed) : null;
    const found = Object.entries(whole.properties ?? {})
      .filter(([name]) => allowed === null || allowed.includes(name))
      .map(([name, one]) => this.#field(name, this.#narrowed(one, rule?.properties?.[name]), needed.includes(name)));
    return [...found.filter((field) => field.needed), ...found.filter((field) => !field.needed)];
  }

  #narrowed(part: Part, more: Part | undefined): Part {
    const whole = this.resolved(part);
    if (!more) return whole;
    return { ...whole, ...more, ...(whole.description ? { description: whole.description } : {}), ...(more.items ? { items: { ...this.resolved(whole.items ?? {}), ...more.items } } : {}) };
  }

  #field(name: string, part: Part, needed: boolean): Field {
    const entry = part.items ? this.resolved(part.items) : {};
    return { name, kind: this.#kind(part, entry), needed, part, words: part.enum ?? entry.enum ?? [], help: part.description ?? "", choices: choicesOf(part.enum ? part : entry) };
  }

  #kind(part: Part, entry: Part): Kind {
    if (part.const !== undefined) return "fixed";
    if (part.enum) return "word";
    if (part.type === "array") return entry.enum ? "words" : entry.properties ? "tables" : "texts";
    if (part.properties) return "table";
    if (part.type === "object") return "names";
    if (part.type === "integer") return "number";
    return part.type === "boolean" ? "flag" : "text";
  }

  /** What a new one begins with: everything that may not be left out. */
  fresh(part: Part): Table {
    const made: Table = {};
    for (let round = 0; round < 2; round += 1) {
      // The first round chooses the deciding word, the second fills in what that asks for.
      for (const field of this.fields(part, made)) if (field.needed && !(field.name in made)) made[field.name] = this.begun(field);
    }
    return made;
  }

  begun(field: Field): Value {
    const { part } = field;
    switch (field.kind) {
      case "fixed":
        return part.const ?? "";
      case "word":
        return field.words[0] ?? "";
      case "number":
        return Math.max(part.minimum ?? 0, Math.min(1, part.maximum ?? 1));
      case "flag":
        return true;
      case "table":
        return this.fresh(part);
      case "tables":
        return [this.fresh(part.items ?? {})];
      case "words":
        return field.words.slice(0, 1);
      case "texts":
        return [];
      case "names":
        return {};
      default:
        return "";
    }
  }

  /** Take away what does not go with the word that decides: nobody should have to look for it. */
  pruned(part: Part, value: Table): Table {
    const fields = this.fields(part, value);
    const kept: Table = {};
    for (const field of fields) {
      const old = value[field.name];
      const fits = old !== undefined && (field.kind !== "word" || field.words.includes(String(old)));
      if (fits) kept[field.name] = old;
      else if (field.needed) kept[field.name] = this.begun(field);
    }
    return kept;
  }
}

function choicesOf({ enum: words = [], enumNames = [], enumDescriptions = [] }: Part): Choice[] {
  const choices = words.map((word, at) => ({ word, title: enumNames[at] ?? word, help: enumDescriptions[at] ?? "" }));
  return choices.sort((one, other) => one.title.localeCompare(other.title));
}

function holds(condition: Part, value: Table): boolean {
  return Object.entries(condition.properties ?? {}).every(([name, part]) => value[name] === part.const);
}

/** Which field decides about the others; "" if none does. */
export function decider(part: Part): string {
  return Object.keys(part.allOf?.[0]?.if.properties ?? {})[0] ?? "";
}

/** The tables of a list that a document has at this name, whatever else it says. */
export function tablesIn(document: Table, name: string): Table[] {
  const found = document[name];
  return Array.isArray(found) ? found.filter(isTable) : [];
}
