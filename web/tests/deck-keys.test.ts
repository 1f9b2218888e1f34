import { describe, expect, it } from "vitest";
import { onCard, onPage } from "@/decks/keys";
import { placeOf } from "@/decks/place";

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({ key: name, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more });

describe("the keys of the deck builder", () => {
  it("add and remove the card that has the focus", () => {
    expect(["+", "=", "-", "Backspace", "Delete", "r", "4"].map((name) => onCard(key(name), true))).toEqual(["more", "more", "fewer", "fewer", "none", "read", 4]);
    expect(["Enter", "ArrowDown", "x", "0"].map((name) => onCard(key(name), true))).toEqual([null, null, null, null]);
  });

  it("leave letters and digits alone for whoever has turned them off, and what belongs to the browser", () => {
    expect(["r", "4"].map((name) => onCard(key(name), false))).toEqual([null, null]);
    expect(onCard(key("+", { ctrlKey: true }), true)).toBeNull();
    expect(onPage(key("/"), false, false)).toBeNull();
  });

  it("undo and redo on the page, but not while one types", () => {
    expect(onPage(key("z", { ctrlKey: true }), false, false)).toBe("undo");
    expect(onPage(key("Z", { ctrlKey: true, shiftKey: true }), false, false)).toBe("redo");
    expect(onPage(key("y", { metaKey: true }), false, false)).toBe("redo");
    expect(onPage(key("z", { ctrlKey: true }), true, true)).toBeNull();
    expect(onPage(key("s", { ctrlKey: true }), true, true)).toBe("save");
    expect(onPage(key("d"), true, true)).toBeNull();
    expect(onPage(key("d"), false, true)).toBe("deck");
  });
});

describe("the addresses of the deck pages", () => {
  it("mean a shelf, a deck, a new one, a shown one, or a ready one", () => {
    expect(placeOf([])).toEqual({ name: "shelf" });
    expect(placeOf(["d1"])).toEqual({ name: "deck", id: "d1" });
    expect(placeOf(["vtes", "new"])).toEqual({ name: "new", game: "vtes" });
    expect(placeOf(["shared", "abc"])).toEqual({ name: "shared", token: "abc" });
    expect(placeOf(["ready", "vtes", "nb-tremere"])).toEqual({ name: "ready", game: "vtes", slug: "nb-tremere" });
    for (const wrong of [["shared"], ["ready", "vtes"], ["vtes", "old"], ["ready", "a", "b", "c"], ["a", "b", "c"]]) {
      expect(placeOf(wrong).name, wrong.join("/")).toMatch(wrong.length === 1 && wrong[0] !== "shared" ? "deck" : "lost");
    }
  });
});
