// Card sets as TOML: cards and their abilities under headings of their own, everything inside them on one line.
export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [name: string]: Value;
}

const BARE = /^[A-Za-z0-9_-]+$/;
const MOST_HEADINGS = 2; // [[card]] and [[card.ability]]

export const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

/** The whole file. What a table holds only as other tables gets a heading; so does each table of a list. */
export function toToml(document: Table): string {
  return `${tableLines(document, []).join("\n").trim()}\n`;
}

function tableLines(table: Table, path: string[]): string[] {
  const lines: string[] = [];
  const later: string[] = [];
  for (const [name, value] of Object.entries(table)) {
    const here = [...path, key(name)];
    if (here.length <= MOST_HEADINGS && Array.isArray(value) && value.length > 0 && value.every(isTable)) {
      for (const one of value) later.push("", `[[${here.join(".")}]]`, ...tableLines(one, here));
    } else if (path.length === 0 && isTable(value) && Object.values(value).some(isTable)) {
      later.push("", `[${here.join(".")}]`, ...Object.entries(value).map(([inner, one]) => `${key(inner)} = ${inline(one)}`));
    } else {
      lines.push(`${key(name)} = ${inline(value)}`);
    }
  }
  return [...lines, ...later];
}

function inline(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (isTable(value)) {
    const inner = Object.entries(value).map(([name, one]) => `${key(name)} = ${inline(one)}`);
    return inner.length > 0 ? `{ ${inner.join(", ")} }` : "{}";
  }
  return typeof value === "string" ? quoted(value) : String(value);
}

const key = (name: string): string => (BARE.test(name) ? name : quoted(name));

/** JSON's escapes are TOML's, except that TOML wants one for DEL. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("\x7f", "\\u007f");
