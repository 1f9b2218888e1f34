import { expect, test } from "vitest";
import { mistakesAt } from "@/lib/sets";
import { decider, Shape, type Part } from "@/lib/shape";
import { toToml } from "@/lib/toml";

const part: Part = {
  type: "object",
  required: ["set", "card"],
  properties: { set: { type: "string", maxLength: 60 }, card: { type: "array", items: { $ref: "#/$defs/Card" } } },
  $defs: {
    Card: {
      type: "object",
      required: ["slug", "type"],
      properties: {
        slug: { type: "string" },
        type: { enum: ["event", "place"] },
        level: { type: "integer", minimum: 1, maximum: 9 },
        what: { type: "string" },
        unique: { type: "boolean" },
        which: { $ref: "#/$defs/Filter" },
      },
      allOf: [
        { if: { properties: { type: { const: "event" } } }, then: { required: ["level"], propertyNames: { enum: ["slug", "type", "level", "what"] }, properties: { what: { enum: ["gain", "lose"] } } } },
        { if: { properties: { type: { const: "place" } } }, then: { required: ["which"], propertyNames: { enum: ["slug", "type", "unique", "which"] } } },
      ],
    },
    Filter: { type: "object", properties: { ranks: { type: "array", items: { enum: ["hero", "minion"] } }, traits: { type: "array", items: { type: "string" } } } },
  },
};
const shape = new Shape(part);
const card: Part = { $ref: "#/$defs/Card" };
const names = (value: Record<string, string>): string[] => shape.fields(card, value).map((field) => field.name);

test("before its deciding word is chosen, a table has only what all have", () => {
  expect(names({})).toEqual(["slug", "type"]);
  expect(decider(shape.resolved(card))).toBe("type");
});

test("the word decides which fields there are, those first that may not be left out", () => {
  expect(names({ type: "event" })).toEqual(["slug", "type", "level", "what"]);
  expect(names({ type: "place" })).toEqual(["slug", "type", "which", "unique"]);
  expect(shape.fields(card, { type: "event" }).map((field) => [field.kind, field.needed])).toEqual([["text", true], ["word", true], ["number", true], ["word", false]]);
});

test("what a block says about a field narrows its words", () => {
  expect(shape.fields(card, { type: "event" }).at(-1)?.words).toEqual(["gain", "lose"]);
});

test("lists of words, lists of texts and lists of tables are told apart", () => {
  expect(shape.fields({ $ref: "#/$defs/Filter" }, {}).map((field) => field.kind)).toEqual(["words", "texts"]);
  expect(shape.fields(part, {}).map((field) => field.kind)).toEqual(["text", "tables"]);
});

test("a new one begins with everything it needs, inside it as well", () => {
  expect(shape.fresh(card)).toEqual({ slug: "", type: "event", level: 1 });
  expect(shape.fresh(part)).toEqual({ set: "", card: [{ slug: "", type: "event", level: 1 }] });
});

test("another word takes away what does not go with it", () => {
  expect(shape.pruned(card, { slug: "a", type: "place", level: 3 })).toEqual({ slug: "a", type: "place", which: {} });
});

test("cards and their abilities stand under headings, what is inside them on one line", () => {
  const text = toToml({
    format: 1,
    name: { en: "My “set”", fr: 'Ma "série"\n' },
    people: { pip: { en: "Pip", fr: "Pip" } },
    card: [{ slug: "a", talents: { "butt-kicking": 2 }, ability: [{ when: "moved", do: [{ effect: "draw", which: { ranks: ["hero"], other: true } }] }] }, { slug: "b", ability: [] }],
  });
  expect(text).toBe(`format = 1
name = { en = "My “set”", fr = "Ma \\"série\\"\\n" }

[people]
pip = { en = "Pip", fr = "Pip" }

[[card]]
slug = "a"
talents = { butt-kicking = 2 }

[[card.ability]]
when = "moved"
do = [{ effect = "draw", which = { ranks = ["hero"], other = true } }]

[[card]]
slug = "b"
ability = []
`);
});

test("a name that is no bare key is quoted, and nothing breaks out of a text", () => {
  expect(toToml({ "a b": 'x"\n[[card]]' })).toBe('"a b" = "x\\"\\n[[card]]"\n');
});

test("mistakes belong to their field, or to what it is inside of", () => {
  const found = [{ line: 3, field: "card.1.level", text: "no" }, { line: 9, field: "card.11", text: "no" }];
  expect(mistakesAt(found, "card.1.level")).toHaveLength(1);
  expect(mistakesAt(found, "card.1")).toHaveLength(0);
  expect(mistakesAt(found, "card.1", true)).toHaveLength(1);
});

test("a field tells what it means, and its words by name in their order", () => {
  const told = new Shape({ type: "object", properties: { zone: { description: "Where.", enum: ["a", "b"], enumNames: ["Zoo", "Attic"], enumDescriptions: ["", "Under the roof."] } } });
  const [field] = told.fields(told.root, {});
  expect(field?.help).toBe("Where.");
  expect(field?.choices).toEqual([
    { word: "b", title: "Attic", help: "Under the roof." },
    { word: "a", title: "Zoo", help: "" },
  ]);
  expect(field?.words).toEqual(["a", "b"]);
});
