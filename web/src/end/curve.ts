// The curve of a game: everybody's number over the turns, as lines to draw. Knows no page and no game.
import type { StoryPoint } from "@/lib/wire-retold";

export const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 26; // room for the letters at the ends
const TOP = 12;
const BOTTOM = 26;
const LABEL = 13; // two letters at the ends keep this far apart
const COLUMN = 70; // the turns named below stand about so far apart
const MARKS = 9; // signs on a line, so that it is known without its colour

export interface Mark {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  path: string;
  marks: Mark[];
  end: Mark;
  label: number; // where its letter stands, moved apart from others
}

export interface Curve {
  lines: Line[];
  rows: { value: number; y: number }[];
  columns: { turn: number; x: number }[];
}

/** Steps of 1, 2 or 5 times a power of ten, about so many of them. */
export function stepOf(span: number, many: number): number {
  const rough = Math.max(1, span / many);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? power * 10;
}

/** Where a moment lies on the line of time, between 0 and 1: points are spread evenly, one for each turn. */
export function placeOf(points: StoryPoint[], at: number): number {
  const after = points.findIndex((point) => point.at >= at);
  if (after <= 0) return after === 0 ? 0 : 1;
  const before = points[after - 1] as StoryPoint;
  const next = points[after] as StoryPoint;
  return (after - 1 + (at - before.at) / (next.at - before.at)) / (points.length - 1);
}

/** Where a part of the time lies in a picture of this width. */
export const across = (part: number, width: number): number => LEFT + part * Math.max(1, width - LEFT - RIGHT);

export function curveOf(points: StoryPoint[], width: number): Curve {
  const seats = points[0]?.numbers.length ?? 0;
  const values = points.flatMap((point) => point.numbers);
  const top = Math.max(1, ...values);
  const step = stepOf(top, 4);
  const most = Math.ceil(top / step) * step;
  const x = (nth: number): number => across(points.length > 1 ? nth / (points.length - 1) : 0, width);
  const y = (value: number): number => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const lines = Array.from({ length: seats }, (_, seat) => lineOf(points, seat, x, y));
  spread(lines);
  return { lines, rows: range(0, most, step).map((value) => ({ value, y: y(value) })), columns: columnsOf(points, x, width) };
}

function lineOf(points: StoryPoint[], seat: number, x: (nth: number) => number, y: (value: number) => number): Line {
  const places = points.map((point, nth) => ({ x: x(nth), y: y(point.numbers[seat] ?? 0) }));
  const path = places.map((place, nth) => `${nth ? "L" : "M"}${place.x.toFixed(1)} ${place.y.toFixed(1)}`).join("");
  const every = Math.max(1, Math.ceil(places.length / MARKS));
  const end = places[places.length - 1] ?? { x: 0, y: 0 };
  return { seat, path, marks: places.filter((_, nth) => nth % every === seat % every), end, label: end.y };
}

/** Letters at the ends of lines that meet stand one below the other. */
function spread(lines: Line[]): void {
  const sorted = [...lines].sort((one, other) => one.end.y - other.end.y);
  sorted.forEach((line, nth) => {
    const above = sorted[nth - 1];
    if (above) line.label = Math.max(line.label, above.label + LABEL);
  });
  let lowest = HEIGHT - BOTTOM + LABEL / 2;
  for (const line of sorted.reverse()) {
    line.label = Math.min(line.label, lowest);
    lowest = line.label - LABEL;
  }
}

/** The turns that are named below: a few of them, the last one among them. */
function columnsOf(points: StoryPoint[], x: (nth: number) => number, width: number): { turn: number; x: number }[] {
  const step = stepOf(points.length, width / COLUMN);
  const last = points.length - 1;
  return points.flatMap((point, nth) => {
    const named = nth === last || (point.turn > 0 && point.turn % step === 0 && last - nth >= step / 2);
    return named && points[nth - 1]?.turn !== point.turn ? [{ turn: point.turn, x: x(nth) }] : [];
  });
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, nth) => from + nth * step);
}

/** A sign for each seat, around the origin: circle, square, triangle, diamond, cross, bar. */
export const SIGNS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  "M-3.600 -3.600h7.200v7.200h-7.200z",
  "M0 -4.600L4.400 3.400H-4.400z",
  "M0 -5L5 0L0 5L-5 0z",
  "M-4 -4L4 4M-4 4L4 -4",
  "M-5 0h10M0 -5v10",
] as const;

export const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2", "1 4"] as const;
