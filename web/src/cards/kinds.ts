/** What type a card is: a colour, a shape and (with its face) a letter, so that none of them stands alone. */

export type Hue = "orange" | "sky" | "green" | "yellow" | "blue" | "vermilion" | "purple" | "stone";
export type Shape =
  | "arch"
  | "arrow"
  | "burst"
  | "chevron"
  | "circle"
  | "diamond"
  | "drop"
  | "hexagon"
  | "moon"
  | "page"
  | "shield"
  | "square"
  | "star"
  | "tag"
  | "triangle";

export interface Kind {
  hue: Hue;
  shape: Shape;
}

const KINDS: Record<string, Kind> = {
  // Twisted Fables
  attack: { hue: "vermilion", shape: "diamond" },
  defense: { hue: "blue", shape: "shield" },
  movement: { hue: "green", shape: "arrow" },
  joker: { hue: "purple", shape: "star" },
  match: { hue: "orange", shape: "drop" },
  poison: { hue: "green", shape: "drop" },
  blood: { hue: "vermilion", shape: "drop" },
  twist: { hue: "sky", shape: "moon" },
  epic: { hue: "yellow", shape: "burst" },
  relic: { hue: "orange", shape: "hexagon" },
  other: { hue: "sky", shape: "moon" },
  fable: { hue: "stone", shape: "arch" },
  // Buffy
  hero: { hue: "sky", shape: "shield" },
  companion: { hue: "blue", shape: "circle" },
  villain: { hue: "vermilion", shape: "diamond" },
  minion: { hue: "purple", shape: "chevron" },
  character: { hue: "sky", shape: "circle" },
  essence: { hue: "yellow", shape: "star" },
  challenge: { hue: "orange", shape: "burst" },
  location: { hue: "green", shape: "arch" },
  skill: { hue: "sky", shape: "hexagon" },
  item: { hue: "stone", shape: "square" },
  event: { hue: "purple", shape: "moon" },
  action: { hue: "vermilion", shape: "triangle" },
  "episode-one": { hue: "yellow", shape: "page" },
  "episode-two": { hue: "orange", shape: "page" },
  // VTES
  vampire: { hue: "vermilion", shape: "chevron" },
  master: { hue: "yellow", shape: "star" },
  "political-action": { hue: "blue", shape: "hexagon" },
  "action-modifier": { hue: "orange", shape: "arrow" },
  reaction: { hue: "sky", shape: "shield" },
  combat: { hue: "purple", shape: "diamond" },
  equipment: { hue: "stone", shape: "square" },
  retainer: { hue: "green", shape: "circle" },
  ally: { hue: "green", shape: "arch" },
  // The four talents, drawn the same wherever they stand
  "butt-kicking": { hue: "vermilion", shape: "diamond" },
  smarts: { hue: "blue", shape: "square" },
  weirdness: { hue: "purple", shape: "hexagon" },
  charm: { hue: "green", shape: "circle" },
  // Other numbers of a face
  cost: { hue: "orange", shape: "circle" },
  reach: { hue: "sky", shape: "tag" },
  destiny: { hue: "yellow", shape: "star" },
  reward: { hue: "yellow", shape: "star" },
  pool: { hue: "yellow", shape: "diamond" },
  capacity: { hue: "vermilion", shape: "drop" },
  life: { hue: "green", shape: "circle" },
  strength: { hue: "stone", shape: "square" },
  bleed: { hue: "purple", shape: "triangle" },
  points: { hue: "yellow", shape: "star" },
};

const UNKNOWN: Kind = { hue: "stone", shape: "tag" };

export function kindOf(kind: string): Kind {
  return KINDS[kind] ?? UNKNOWN;
}

/** Outlines in a square of 24. */
export const SHAPES: Record<Shape, string> = {
  arch: "M3,22.5V11A9,9 0 0 1 21,11V22.5Z",
  arrow: "M0.5,3H14L23.8,12L14,21H0.5L2.8,12Z",
  burst:
    "M12,0.5L14.8,4.6L19.6,3.2L19.4,8.2L23.8,10.6L20.6,14.4L22.4,19L17.5,19.6L15.7,24L12,20.8L8.3,24L6.5,19.6L1.6,19L3.4,14.4L0.2,10.6L4.6,8.2L4.4,3.2L9.2,4.6Z",
  chevron: "M2,2H22V14L12,23L2,14Z",
  circle: "M1,12a11,11 0 1 0 22,0a11,11 0 1 0-22,0Z",
  diamond: "M12,0.5L23.5,12L12,23.5L0.5,12Z",
  drop: "M12,0.5C17,7 21,10.5 21,15A9,8.6 0 0 1 3,15C3,10.5 7,7 12,0.5Z",
  hexagon: "M6.2,1.8H17.8L23.6,12L17.8,22.2H6.2L0.4,12Z",
  moon: "M12,0.8A11.2,11.2 0 1 0 23.2,12A12,12 0 0 1 19.5,3.6A11.2,11.2 0 0 0 12,0.8Z",
  page: "M3.5,1H16L21,6V23H3.5Z",
  shield: "M12,0.5L22,4C22.5,14 18.5,20 12,23.7C5.5,20 1.5,14 2,4Z",
  square: "M3.5,1.5H20.5A2,2 0 0 1 22.5,3.5V20.5A2,2 0 0 1 20.5,22.5H3.5A2,2 0 0 1 1.5,20.5V3.5A2,2 0 0 1 3.5,1.5Z",
  star: "M12,0.2L15.4,7.6L23.6,8.5L17.5,14L19.2,22L12,18L4.8,22L6.5,14L0.4,8.5L8.6,7.6Z",
  tag: "M2,4H16L23,12L16,20H2Z",
  triangle: "M12,1L23.5,22H0.5Z",
};

export const TALENTS = ["butt-kicking", "smarts", "weirdness", "charm"] as const;
export type Talent = (typeof TALENTS)[number];
