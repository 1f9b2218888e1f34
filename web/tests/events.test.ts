import { expect, test } from "vitest";
import { byRound, waiting } from "@/lib/events";
import { found, isWanted, wantedOf } from "@/lib/finding";
import type { TableLine } from "@/lib/wire";
import type { EventTold, MeetingTold } from "@/lib/wire-events";

const line = (id: string, more: Partial<TableLine>): TableLine => ({
  id,
  game: "fables",
  title: "",
  phase: "playing",
  seats: [],
  open_seats: 0,
  watching: 0,
  mine: false,
  hosting: false,
  turn: 0,
  updated: "",
  language: "any",
  pace: "relaxed",
  event: "",
  ...more,
});
const wanted = (query: string) => wantedOf((name) => new URLSearchParams(query).get(name));
const ids = (lines: TableLine[]) => lines.map((one) => one.id);

test("tables are found by game, language and pace, and those that need players come first", () => {
  const lines = [line("full", {}), line("free", { open_seats: 1 }), line("french", { language: "fr", pace: "fast", game: "vtes" })];
  expect(ids(found(lines, wanted("")))).toEqual(["free", "full", "french"]);
  expect(ids(found(lines, wanted("language=fr")))).toEqual(["free", "full", "french"]);
  expect(ids(found(lines, wanted("language=en")))).toEqual(["free", "full"]);
  expect(ids(found(lines, wanted("pace=fast")))).toEqual(["french"]);
  expect(ids(found(lines, wanted("game=vtes&open=1")))).toEqual([]);
  expect(isWanted(wanted(""))).toBe(false);
  expect(isWanted(wanted("open=1"))).toBe(true);
});

const meeting = (number: number, more: Partial<MeetingTold>): MeetingTold => ({
  number,
  round: 1,
  entries: [0, 1],
  table: "",
  points: null,
  ready: [],
  final: false,
  void: false,
  corrected: false,
  ...more,
});

test("what waits for somebody is her open meetings, those that are dealt first", () => {
  const meetings = [meeting(0, {}), meeting(1, { table: "t" }), meeting(2, { points: [1, 0] }), meeting(3, { entries: [2, 3] }), meeting(4, { void: true })];
  expect(waiting({ me: 0, meetings } as EventTold).map((one) => one.number)).toEqual([1, 0]);
  expect(waiting({ me: null, meetings } as EventTold)).toEqual([]);
});

test("rounds stand with the latest first", () => {
  const rounds = byRound([meeting(0, {}), meeting(1, { round: 2, final: true })]);
  expect(rounds.map((one) => [one.round, one.final])).toEqual([
    [2, true],
    [1, false],
  ]);
});
