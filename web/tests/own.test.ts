import { afterEach, expect, test, vi } from "vitest";
import { doneOf, lost, ownGames } from "@/lib/own";

afterEach(() => vi.unstubAllGlobals());

test("what was neither won nor drawn was lost", () => {
  expect(lost({ title: "easy bots", played: 7, won: 3, drawn: 1 })).toBe(3);
});

test("only what was brought to its end counts as done, each kind for itself", () => {
  const steps = [
    { kind: "lesson", slug: "first-patrol", done: true },
    { kind: "lesson", slug: "red-and-snow", done: false },
    { kind: "puzzle", slug: "one-bite", done: true },
    { kind: "puzzle", slug: "two-bites" },
  ] as const;
  expect(doneOf(steps, "lesson")).toBe(1);
  expect(doneOf(steps, "puzzle")).toBe(1);
});

test("the next page begins where the server has said", async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ games: [], more: null })));
  vi.stubGlobal("fetch", asked);
  await ownGames("fr", null);
  await ownGames("fr", "12.5~a b");
  expect(asked.mock.calls.map(([path]: unknown[]) => path)).toEqual(["/api/me/games?lang=fr", "/api/me/games?lang=fr&before=12.5~a%20b"]);
});
