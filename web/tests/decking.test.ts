import "./browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerProblem } from "@/lib/api";
import { Decking, type OnShelf, type Shelf } from "@/lib/decking.svelte";

type Deck = Record<string, number>;

/** A shelf with one place; `broken` is what it answers instead. */
class OneShelf implements Shelf<Deck> {
  has: OnShelf<Deck> = { id: "d1", version: 1, contents: { govern: 2 } };
  broken: Error | null = null;
  saves = 0;
  /** What stays in the history: whatever a save has left apart. */
  history: Deck[] = [];

  make = async (contents: Deck): Promise<OnShelf<Deck>> => this.#put({ id: "d1", version: 1, contents });
  save = async (id: string, version: number, contents: Deck, apart: boolean): Promise<OnShelf<Deck>> => {
    this.saves += 1;
    if (version !== this.has.version) throw new ServerProblem(409, { error: "conflict", message: "newer" });
    if (apart && !this.broken) this.history.push(this.has.contents);
    return this.#put({ id, version: version + 1, contents });
  };
  read = async (): Promise<OnShelf<Deck>> => this.has;

  async #put(deck: OnShelf<Deck>): Promise<OnShelf<Deck>> {
    await Promise.resolve();
    if (this.broken) throw this.broken;
    this.has = deck;
    return deck;
  }
}

describe("a deck being built", () => {
  let shelf: OneShelf;
  let kept: Map<string, string>;
  const opened = (): Decking<Deck> => new Decking(shelf, shelf.has);
  const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

  beforeEach(() => {
    vi.useFakeTimers();
    shelf = new OneShelf();
    kept = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.useRealTimers());

  it("takes every step back, and forth again", () => {
    const deck = opened();
    deck.change({ govern: 3 });
    deck.change({ govern: 3, deflection: 1 });
    deck.undo();
    deck.undo();
    expect(deck.contents).toEqual({ govern: 2 });
    expect(deck.canUndo).toBe(false);
    deck.redo();
    expect(deck.contents).toEqual({ govern: 3 });
    deck.change({ govern: 4 });
    expect(deck.canRedo).toBe(false);
  });

  it("saves by itself, once for a run of changes, and leaves nothing on the device", async () => {
    const deck = opened();
    deck.change({ govern: 3 });
    deck.change({ govern: 4 });
    expect(deck.saving).toBe("waiting");
    await seconds(1);
    expect(shelf.has).toEqual({ id: "d1", version: 2, contents: { govern: 4 } });
    expect([shelf.saves, deck.saving, deck.version]).toEqual([1, "saved", 2]);
    expect(kept.size).toBe(0);
  });

  it("saves what was done while the last save was on its way", async () => {
    const deck = opened();
    deck.change({ govern: 3 });
    const sent = deck.save();
    deck.change({ govern: 5 });
    await sent;
    expect(deck.saving).toBe("waiting");
    await seconds(1);
    expect(shelf.has.contents).toEqual({ govern: 5 });
  });

  it("loses nothing on a reload before it was saved", async () => {
    opened().change({ govern: 7 });
    vi.clearAllTimers(); // the page is gone
    const again = opened();
    expect(again.contents).toEqual({ govern: 7 });
    await seconds(1);
    expect(shelf.has.contents).toEqual({ govern: 7 });
  });

  it("says that the line is lost, keeps trying, and saves when it is back", async () => {
    shelf.broken = new TypeError("no line");
    const deck = opened();
    deck.change({ govern: 3 });
    await seconds(1);
    expect(deck.saving).toBe("failed");
    expect(deck.trouble).not.toBe("");
    expect(kept.size).toBe(1);
    shelf.broken = null;
    await seconds(3);
    expect(deck.saving).toBe("saved");
    expect(shelf.has.contents).toEqual({ govern: 3 });
  });

  it("does not ask again for what the server refuses", async () => {
    shelf.broken = new ServerProblem(422, { error: "bad", message: "no such card" });
    const deck = opened();
    deck.change({ nonsense: 1 });
    await seconds(1);
    await seconds(120);
    expect([shelf.saves, deck.saving, deck.trouble]).toEqual([1, "failed", "no such card"]);
  });

  it("lets one choose when another window has changed it, and either can be had back", async () => {
    const mine = opened();
    const other = opened();
    other.change({ deflection: 1 });
    await seconds(1);
    mine.change({ govern: 9 });
    await seconds(1);
    expect(mine.saving).toBe("conflict");
    expect(mine.theirs?.contents).toEqual({ deflection: 1 });
    mine.takeTheirs();
    expect([mine.saving, mine.contents]).toEqual(["saved", { deflection: 1 }]);
    mine.undo();
    await seconds(1);
    expect(shelf.has).toEqual({ id: "d1", version: 3, contents: { govern: 9 } });
  });

  it("keeps mine over theirs as the newest version", async () => {
    const mine = opened();
    shelf.has = { id: "d1", version: 5, contents: { deflection: 1 } };
    mine.change({ govern: 9 });
    await seconds(1);
    await mine.keepMine();
    expect(shelf.has).toEqual({ id: "d1", version: 6, contents: { govern: 9 } });
  });

  it("leaves in the history what it found, what is kept, and what others have made of it", async () => {
    const deck = opened();
    for (const count of [3, 4, 5]) {
      shelf.broken = count === 3 ? new TypeError("no line") : null;
      deck.change({ govern: count });
      await seconds(1);
    }
    expect(shelf.history).toEqual([{ govern: 2 }]);
    deck.change({ govern: 6 });
    expect(await deck.keep()).toBe(true);
    deck.change({ govern: 7 });
    await seconds(1);
    deck.change({ govern: 8 });
    await seconds(1);
    expect(shelf.history).toEqual([{ govern: 2 }, { govern: 6 }]);
    shelf.has = { id: "d1", version: 50, contents: { deflection: 1 } };
    deck.change({ govern: 9 });
    await seconds(1);
    await deck.keepMine();
    expect(shelf.history).toEqual([{ govern: 2 }, { govern: 6 }, { deflection: 1 }]);
  });

  it("makes one version of a deck that is begun, however often it is saved", async () => {
    const deck = new Decking(shelf, { fresh: "new-vtes", contents: {} as Deck });
    for (const count of [1, 2, 3]) {
      deck.change({ govern: count });
      await seconds(1);
    }
    expect([shelf.has.version, shelf.history]).toEqual([3, []]);
  });

  it("finds the conflict of a reload, too", () => {
    opened().change({ govern: 7 });
    shelf.has = { id: "d1", version: 2, contents: { deflection: 1 } };
    const again = opened();
    expect(again.saving).toBe("conflict");
    expect(again.contents).toEqual({ govern: 7 });
  });

  it("gives a new deck its place with the first change, not before", async () => {
    const deck = new Decking(shelf, { fresh: "new-vtes", contents: {} as Deck });
    const made: string[] = [];
    deck.onmade = (id) => made.push(id);
    await seconds(2);
    expect(made).toEqual([]);
    deck.change({ govern: 1 });
    expect([...kept.keys()]).toEqual(["noctuary-deck-new-vtes"]);
    await seconds(1);
    deck.change({ govern: 2 });
    await seconds(1);
    expect(made).toEqual(["d1"]);
    expect([shelf.has.version, kept.size]).toEqual([2, 0]);
  });
});
