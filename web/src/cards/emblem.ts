/** A card's emblem: a symmetrical sigil in layers round a figure, drawn from its slug and nothing else. */
import { Draw } from "@/cards/chance";
import { BY_LOT, type Figure } from "@/cards/figures";

/** Which of the emblem's inks a layer is drawn with; the figure in front has one of its own. */
export type Ink = "ground" | "tint";

export interface Layer {
  d: string;
  ink: Ink;
  /** Drawn as a line of this width instead of filled. */
  line?: number;
}

export interface Emblem {
  /** By lot, for a card that nothing was chosen for. */
  figure: Figure;
  layers: Layer[];
  /** Whether the emblem takes its card's colour for the ground (or for the figure). */
  bold: boolean;
}

/** All cards of one character share an emblem: `buffy-2` and `buffy-1-last-bus` are drawn like `buffy-1`. */
export function emblemWord(slug: string): string {
  return slug.replace(/-(\d+(-.*)?|essence)$/, "");
}

const drawn = new Map<string, Emblem>();

export function emblemOf(slug: string): Emblem {
  const word = emblemWord(slug);
  const emblem = drawn.get(word) ?? compose(word);
  drawn.set(word, emblem);
  return emblem;
}

function compose(word: string): Emblem {
  const draw = new Draw(word);
  const figure = draw.pick(BY_LOT);
  const folds = draw.pick([5, 6, 7, 8, 9, 10, 12, 16]);
  const layers: Layer[] = [
    { d: draw.pick(GROUNDS)(folds), ink: "ground" },
    ...draw.pick(WREATHS)(folds, draw),
    { d: draw.pick(CRESTS)(draw), ink: "tint" },
  ];
  return { figure, layers, bold: draw.next() < 0.5 };
}

// -- geometry, in a square from -50 to 50 ---------------------------------------------------------------------

const at = (radius: number, turn: number): [number, number] => [
  round(radius * Math.sin(turn * 2 * Math.PI)),
  round(-radius * Math.cos(turn * 2 * Math.PI)),
];

const round = (value: number): number => Math.round(value * 10) / 10;

function closed(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join("L")}Z`;
}

export function disc(radius: number, x = 0, y = 0): string {
  return `M${round(x - radius)},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
}

export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, place) => at(place % 2 ? inner : outer, place / (2 * points)));
  return closed(corners);
}

export function polygon(sides: number, radius: number, turn = 0): string {
  return closed(Array.from({ length: sides }, (_, side) => at(radius, side / sides + turn)));
}

/** Round bulges on a circle. */
function rosette(petals: number, radius: number): string {
  const step = 1 / petals;
  const bulge = round(radius * Math.sin(Math.PI / petals));
  const [x, y] = at(radius, 0);
  const arcs = Array.from({ length: petals }, (_, petal) => {
    const [toX, toY] = at(radius, (petal + 1) * step);
    return `A${bulge},${bulge} 0 0 1 ${toX},${toY}`;
  });
  return `M${x},${y}${arcs.join("")}Z`;
}

/** The same shape again and again round the centre: `shape` gets the turn of each. */
function around(times: number, shape: (turn: number) => string, first = 0): string {
  return Array.from({ length: times }, (_, place) => shape(place / times + first)).join("");
}

/** A blade, leaf or ray from one radius to another. */
function spike(turn: number, from: number, to: number, width: number, curved: boolean): string {
  const [tipX, tipY] = at(to, turn);
  const [baseX, baseY] = at(from, turn);
  const middle = (from + to) / 2;
  const spread = width / (2 * Math.PI * middle);
  const [leftX, leftY] = at(middle, turn - spread);
  const [rightX, rightY] = at(middle, turn + spread);
  const left = `${leftX},${leftY}`;
  const right = `${rightX},${rightY}`;
  const tip = `${tipX},${tipY}`;
  const base = `${baseX},${baseY}`;
  return curved ? `M${base}Q${left} ${tip}Q${right} ${base}Z` : `M${base}L${left}L${tip}L${right}Z`;
}

// -- the parts to draw from -----------------------------------------------------------------------------------

type Ground = (folds: number) => string;

const GROUNDS: Ground[] = [
  () => disc(44),
  (folds) => rosette(folds, 39),
  () => polygon(8, 46, 1 / 16),
  () => polygon(6, 46),
  (folds) => star(Math.max(folds, 8) * 2, 47, 42),
  () => "M0,-47C26,-40 42,-30 42,-4C42,24 22,38 0,47C-22,38-42,24-42,-4C-42,-30-26,-40 0,-47Z",
  () => "M-38,46L-38,-8A38,38 0 0 1 38,-8L38,46Z",
  () => polygon(4, 49),
  () => "M-42,-42L42,-42Q34,0 42,42L-42,42Q-34,0-42,-42Z",
];

type Wreath = (folds: number, draw: Draw) => Layer[];

const WREATHS: Wreath[] = [
  (folds) => [{ d: around(folds, (turn) => spike(turn, 27, 40, 7, true)), ink: "tint" }],
  (folds) => [{ d: around(folds, (turn) => spike(turn, 26, 41, 6, false)), ink: "tint" }],
  (folds) => [
    { d: disc(33), ink: "tint", line: 1.4 },
    { d: around(folds, (turn) => disc(2.6, ...at(33, turn))), ink: "tint" },
  ],
  (folds) => [
    { d: disc(30), ink: "tint", line: 1.2 },
    { d: disc(36), ink: "tint", line: 1.2 },
    { d: around(folds * 2, (turn) => line(turn, 30, 36)), ink: "tint", line: 1.2 },
  ],
  (folds) => [{ d: around(folds, (turn) => moonlet(turn, 34, 4.4)), ink: "tint" }],
  (folds, draw) => {
    const points = draw.pick([4, 5, 6]);
    return [{ d: around(Math.min(folds, 8), (turn) => starlet(turn, 34, 4.8, points)), ink: "tint" }];
  },
  (folds) => [
    { d: around(folds, (turn) => spike(turn, 20, 39, 14, true)), ink: "tint", line: 1.3 },
    { d: around(folds, (turn) => disc(1.6, ...at(35, turn)), 1 / (2 * folds)), ink: "tint" },
  ],
  (folds) => [{ d: star(Math.max(folds, 6), 40, 29), ink: "tint", line: 1.6 }],
  (folds) => [
    { d: polygon(3 + (folds % 4), 40), ink: "tint", line: 1.3 },
    { d: polygon(3 + (folds % 4), 40, 1 / (2 * (3 + (folds % 4)))), ink: "tint", line: 1.3 },
  ],
  (folds) => [
    { d: around(folds, (turn) => spike(turn, 30, 34, 9, true)), ink: "tint" },
    { d: disc(38), ink: "tint", line: 1.6 },
  ],
];

/** What crowns the figure, and answers it below. */
const CRESTS: ((draw: Draw) => string)[] = [
  () => "",
  () => `${disc(2.2, 0, -30)}${disc(2.2, 0, 30)}`,
  (draw) => `${starlet(0, 31, 4, draw.pick([4, 5]))}${starlet(0.5, 31, 4, 4)}`,
  () => `${moonlet(0, 31, 4)}${disc(1.8, -5, 31)}${disc(1.8, 0, 32)}${disc(1.8, 5, 31)}`,
  () => `${spike(0.25, 26, 34, 5, true)}${spike(0.75, 26, 34, 5, true)}`,
];

function line(turn: number, from: number, to: number): string {
  const [x, y] = at(from, turn);
  const [toX, toY] = at(to, turn);
  return `M${x},${y}L${toX},${toY}`;
}

function moonlet(turn: number, radius: number, size: number): string {
  const [x, y] = at(radius, turn);
  const [hornX, hornY] = at(size, turn + 0.25);
  const inner = round(size * 1.25);
  const one = `${round(x + hornX)},${round(y + hornY)}`;
  const other = `${round(x - hornX)},${round(y - hornY)}`;
  return `M${one}A${size},${size} 0 1 1 ${other}A${inner},${inner} 0 0 0 ${one}Z`;
}

function starlet(turn: number, radius: number, size: number, points: number): string {
  const [x, y] = at(radius, turn);
  const corners = Array.from({ length: 2 * points }, (_, place): [number, number] => {
    const [dx, dy] = at(place % 2 ? size * 0.42 : size, turn + place / (2 * points));
    return [round(x + dx), round(y + dy)];
  });
  return closed(corners);
}
