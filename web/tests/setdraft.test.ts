import { expect, test } from "vitest";
import { cardAt, freshName, hasRemarks } from "@/lib/setdraft";

test("a new one takes no name that is there, whatever was taken away before", () => {
  expect(freshName([], "new")).toBe("new-1");
  expect(freshName(["new-2"], "new")).toBe("new-1");
  expect(freshName(["new-1", "new-2", "other"], "new")).toBe("new-3");
});

test("remarks are told from a # in a text", () => {
  expect(hasRemarks('set = "a"  # mine\n')).toBe(true);
  expect(hasRemarks("# mine\nset = 'a'")).toBe(true);
  expect(hasRemarks('name = "No. #1"\nother = \'#\'\nlong = """\n# no remark\n"""\n')).toBe(false);
  expect(hasRemarks('name = "a \\" # b"')).toBe(false);
  expect(hasRemarks('# it’s "mine\nname = "b"')).toBe(true);
});

test("the card at a place of the text is the one that began last", () => {
  const text = "set = 1\n[[card]]\nslug = 'a'\n[[card.ability]]\n  [[ card ]]\nslug = 'b'\n";
  expect(cardAt(text, 3)).toBe(0);
  expect(cardAt(text, text.indexOf("ability"))).toBe(0);
  expect(cardAt(text, text.length)).toBe(1);
});
