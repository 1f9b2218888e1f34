/** What stands in the middle of an emblem: outlines about 44 units high round the origin, filled even-odd. */

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

export const FIGURES = {
  apple:
    "M0,-9C-5,-15-19,-14-19,2C-19,14-10,22-4,22C-2,22-1,21 0,21C1,21 2,22 4,22C10,22 19,14 19,2C19,-14 5,-15 0,-9Z" +
    "M1,-12C1,-18 5,-23 12,-23C12,-17 8,-12 1,-12Z",
  arrow: "M-24,-4L4,-4L4,-15L24,0L4,15L4,4L-24,4L-16,0Z",
  bat:
    "M0,16C-2,9-6,7-9,10C-10,5-14,4-19,8C-19,3-21,0-27,-1C-22,-10-14,-11-7,-6L-5,-12L-1.5,-8L1.5,-8L5,-12L7,-6" +
    "C14,-11 22,-10 27,-1C21,0 19,3 19,8C14,4 10,5 9,10C6,7 2,9 0,16Z",
  bell:
    "M0,-22C2,-22 3,-20 3,-18C12,-15 14,-7 14,0C14,8 17,11 20,14L-20,14C-17,11-14,8-14,0C-14,-7-12,-15-3,-18" +
    "C-3,-20-2,-22 0,-22Z" +
    circle(0, 18, 4),
  blade: "M0,-25L4,-17L3.2,7L11,7L11,11L2.6,11L2.6,18A3.4,3.4 0 1 1-2.6,18L-2.6,11L-11,11L-11,7L-3.2,7L-4,-17Z",
  bolt: "M5,-25L-14,4L-3,4L-7,25L14,-6L3,-6Z",
  book:
    "M0,-11C-6,-17-16,-17-23,-14L-23,15C-16,12-6,12 0,18C6,12 16,12 23,15L23,-14C16,-17 6,-17 0,-11Z" +
    "M-1,-6L1,-6L1,13L-1,13ZM-18,-8L-6,-7L-6,-5L-18,-6ZM-18,-1L-6,0L-6,2L-18,1ZM6,-7L18,-8L18,-6L6,-5ZM6,0L18,-1L18,1L6,2Z",
  bow: "M-8,-24C18,-16 18,16-8,24L-10,20C-2,14 2,8 3,2L-22,2L-22,-2L3,-2C2,-8-2,-14-10,-20Z" + "M12,-6L24,0L12,6Z",
  candle: "M0,-25C6,-18 6,-12 0,-9C-6,-12-6,-18 0,-25ZM-7,-6L7,-6L7,16L14,16L14,21L-14,21L-14,16L-7,16Z",
  cat:
    "M-17,-22L-8,-13C-3,-15 3,-15 8,-13L17,-22C20,-10 19,-2 19,3C19,14 10,20 0,20C-10,20-19,14-19,3C-19,-2-20,-10-17,-22Z" +
    "M-12,1C-9,-4-5,-3-3,1C-6,3-9,3-12,1ZM12,1C9,-4 5,-3 3,1C6,3 9,3 12,1ZM-2.5,8L2.5,8L0,11Z",
  chalice: "M-15,-21L15,-21C15,-5 9,3 3,5L3,14L11,18L11,22L-11,22L-11,18L-3,14L-3,5C-9,3-15,-5-15,-21Z",
  claw: "M-18,-22C-8,-10-8,8-15,22C-22,8-24,-8-18,-22ZM0,-25C8,-10 7,9 0,25C-7,9-8,-10 0,-25ZM18,-22C24,-8 22,8 15,22C8,8 8,-10 18,-22Z",
  cross: "M-5,-24L5,-24L5,-10L17,-10L17,0L5,0L5,24L-5,24L-5,0L-17,0L-17,-10L-5,-10Z",
  crown: "M-19,11L-23,-12L-10,-2L0,-19L10,-2L23,-12L19,11ZM-19,15L19,15L19,20L-19,20Z",
  door:
    "M-16,23L-16,-6A16,16 0 0 1 16,-6L16,23ZM-11,23L-11,-6A11,11 0 0 1-1,-16.6L-1,23ZM1,23L1,-16.6A11,11 0 0 1 11,-6L11,23Z" +
    circle(5, 6, 2),
  drop: "M0,-24C10,-8 15,0 15,8A15,15 0 0 1-15,8C-15,0-10,-8 0,-24ZM-9,8A9,9 0 0 0 0,17L0,13A5,5 0 0 1-5,8Z",
  eye: `M-25,0C-14,-17 14,-17 25,0C14,17-14,17-25,0Z${circle(0, 0, 9)}${circle(0, 0, 4.5)}`,
  fang:
    "M-20,-18C-10,-10 10,-10 20,-18L22,-8C19,-5 17,-4 15,-3C15,8 12,17 9,23C6,16 4,8 4,0C1,0.4-1,0.4-4,0" +
    "C-4,8-6,16-9,23C-12,17-15,8-15,-3C-17,-4-19,-5-22,-8Z",
  feather:
    "M14,-24C20,-6 14,10-2,16L-10,24L-13,22L-5,13C-14,2-8,-16 14,-24ZM10,-17C2,-10-2,0-5,11L-3.6,12C0,1 4,-8 10,-17Z",
  fist:
    "M-16,-8C-16,-14-9,-14-8,-9C-8,-16 0,-16 0,-10C0,-16 8,-15 8,-9C9,-13 16,-12 16,-6L16,4C16,14 10,16 9,22L-9,22" +
    "C-10,17-18,12-18,3L-18,-1C-18,-4-12,-5-9,-3L0,0L-1,3L-9,1L-9,-3ZM-0.8,-9L0.8,-9L0.8,-2L-0.8,-3Z",
  flame:
    "M2,-25C4,-14 16,-8 15,7C14,18 6,23 0,23C-7,23-15,18-15,8C-15,0-10,-5-9,-12C-5,-9-3,-5-3,-1C2,-8 4,-16 2,-25Z" +
    "M0,19C4,18 6,14 5,9C4,5 1,3 1,-1C-3,3-6,7-6,12C-6,16-3,19 0,19Z",
  gem: "M-13,-18L13,-18L23,-6L0,22L-23,-6ZM-9,-14L-14,-7L-6,-7ZM9,-14L14,-7L6,-7ZM0,-14L-4,-7L4,-7ZM-15,-4L-5,-4L-1,12ZM15,-4L5,-4L1,12Z",
  ghost:
    "M0,-23C11,-23 17,-14 17,-3L17,22L11,17L6,22L0,17L-6,22L-11,17L-17,22L-17,-3C-17,-14-11,-23 0,-23Z" +
    "M-10,-5a4,5 0 1 0 8,0a4,5 0 1 0-8,0ZM2,-5a4,5 0 1 0 8,0a4,5 0 1 0-8,0Z",
  hand:
    "M-12,-2L-12,-15C-12,-19-7,-19-7,-15L-7,-20C-7,-25-1,-25-1,-20C-1,-25 5,-25 5,-20L5,-14C5,-18 10,-18 10,-14L10,2" +
    "C13,-3 19,-3 18,1C15,10 12,15 8,18L8,24L-8,24L-8,18C-12,14-12,6-12,-2Z" +
    circle(-1, 6, 4),
  heart: "M0,22C-31,2-22,-20-10,-19C-4,-18-1,-14 0,-10C1,-14 4,-18 10,-19C22,-20 31,2 0,22Z",
  horn: "M-6,16C-20,10-26,-6-20,-22C-18,-10-12,-4-4,-2C-2,-3 2,-3 4,-2C12,-4 18,-10 20,-22C26,-6 20,10 6,16C2,18-2,18-6,16Z",
  hourglass:
    "M-15,-24L15,-24L15,-20C15,-9 5,-5 3,0C5,5 15,9 15,20L15,24L-15,24L-15,20C-15,9-5,5-3,0C-5,-5-15,-9-15,-20Z" +
    "M-9,-17C-7,-11-2,-8 0,-5C2,-8 7,-11 9,-17ZM-9,19C-6,14-2,13 0,9C2,13 6,14 9,19Z",
  house:
    "M0,-23L24,-4L18,-4L18,20L-18,20L-18,-4L-24,-4ZM-5,20L-5,6L5,6L5,20ZM-13,0L-7,0L-7,6L-13,6ZM7,0L13,0L13,6L7,6Z",
  key: `${circle(0, -13, 11)}${circle(0, -13, 5)}M-2.6,-2L2.6,-2L2.6,9L10,9L10,13L2.6,13L2.6,17L8,17L8,21L2.6,21L2.6,25L-2.6,25Z`,
  lantern:
    "M-4,-25L4,-25L4,-21L10,-17L10,-13L-10,-13L-10,-17L-4,-21ZM-12,-11L12,-11L14,15L-14,15ZM-12,18L12,18L12,23L-12,23Z" +
    "M0,-7C6,0 6,9 0,11C-6,9-6,0 0,-7Z",
  leaf: "M0,-24C18,-10 15,10 1,18L1,25L-1,25L-1,18C-15,10-18,-10 0,-24ZM-0.9,-15L0.9,-15L0.9,16L-0.9,16Z",
  mask:
    "M-24,-12C-12,-17-6,-11 0,-11C6,-11 12,-17 24,-12C25,4 15,15 7,9C3,6-3,6-7,9C-15,15-25,4-24,-12Z" +
    "M-18,-5C-14,-9-8,-7-6,-2C-10,2-16,1-18,-5ZM18,-5C14,-9 8,-7 6,-2C10,2 16,1 18,-5Z",
  mirror:
    "M0,-25C10,-25 16,-17 16,-8C16,1 10,8 3,9.6L3,18L7,24L-7,24L-3,18L-3,9.6C-10,8-16,1-16,-8C-16,-17-10,-25 0,-25Z" +
    "M-11,-8a11,12.5 0 1 0 22,0a11,12.5 0 1 0-22,0ZM-6,-9C-5,-14-2,-16 2,-16C-1,-14-3,-12-4,-8Z",
  moon: "M8,-22A23,23 0 1 0 8,22A18,18 0 1 1 8,-22Z",
  moons: `M-3,-22A22,22 0 1 0-3,22A27,27 0 0 1-3,-22ZM3,-22A22,22 0 1 1 3,22A27,27 0 0 0 3,-22Z${circle(0, 0, 3.4)}`,
  mountain: "M-25,18L-8,-18L0,-4L6,-13L25,18ZM-8,-18L-13,-7L-9,-9L-6,-6L-3,-9Z",
  paw:
    "M0,0C9,0 16,8 14,15C12,21 5,18 0,18C-5,18-12,21-14,15C-16,8-9,0 0,0Z" +
    "M-21,0a4.6,6 0 1 0 9.2,0a4.6,6 0 1 0-9.2,0ZM-11,-12a5,7 0 1 0 10,0a5,7 0 1 0-10,0ZM1,-12a5,7 0 1 0 10,0a5,7 0 1 0-10,0Z" +
    "M11.8,0a4.6,6 0 1 0 9.2,0a4.6,6 0 1 0-9.2,0Z",
  rose:
    "M0,-24C6,-20 8,-16 8,-13C14,-15 19,-13 22,-8C18,-3 16,-1 13,0C17,5 17,11 14,16C8,16 4,14 2,11C1,16 1,20 0,25" +
    "C-1,20-1,16-2,11C-4,14-8,16-14,16C-17,11-17,5-13,0C-16,-1-18,-3-22,-8C-19,-13-14,-15-8,-13C-8,-16-6,-20 0,-24Z" +
    "M0,-8A6,6 0 1 0 6,-1L2.6,-1A2.8,2.8 0 1 1 0,-4.4Z",
  scroll:
    "M-14,-22L16,-22C22,-22 22,-14 17,-14L12,-14L12,12L20,12C20,18 18,22 14,22L-16,22C-22,22-22,14-17,14L-12,14L-12,-12" +
    "L-20,-12C-20,-18-18,-22-14,-22ZM-7,-10L7,-10L7,-7L-7,-7ZM-7,-3L7,-3L7,0L-7,0ZM-7,4L7,4L7,7L-7,7Z",
  shield: "M0,-24L19,-17C20,4 14,16 0,25C-14,16-20,4-19,-17ZM0,-17L-12,-12C-12,3-8,11 0,17Z",
  skull:
    "M0,-22C14,-22 20,-12 19,-1C18,6 13,8 12,12L12,20L5,20L5,15L2,15L2,20L-2,20L-2,15L-5,15L-5,20L-12,20L-12,12" +
    "C-13,8-18,6-19,-1C-20,-12-14,-22 0,-22ZM-13,-2a5,5.6 0 1 0 10,0a5,5.6 0 1 0-10,0ZM3,-2a5,5.6 0 1 0 10,0a5,5.6 0 1 0-10,0Z" +
    "M0,5L2.6,10L-2.6,10Z",
  snake:
    "M-3,25C10,24 14,14 4,9C-8,3-18,-2-14,-13C-11,-22 4,-26 14,-18C19,-14 18,-8 12,-8C5,-8 3,-13-2,-14C-8,-15-9,-9-4,-6" +
    "C6,0 22,4 18,17C16,24 6,26-3,25Z" +
    circle(11, -13, 1.8),
  snow:
    "M-2,-25L2,-25L2,-16L7,-20L9,-17L2,-11L2,-3.5L8.5,-7.2L10,-16L13.6,-15L12.4,-9.4L20,-14L22,-10.6L14.4,-6.2L20,-4L18.6,-0.6" +
    "L10.6,-3.8L4,0L10.6,3.8L18.6,0.6L20,4L14.4,6.2L22,10.6L20,14L12.4,9.4L13.6,15L10,16L8.5,7.2L2,3.5L2,11L9,17L7,20L2,16L2,25" +
    "L-2,25L-2,16L-7,20L-9,17L-2,11L-2,3.5L-8.5,7.2L-10,16L-13.6,15L-12.4,9.4L-20,14L-22,10.6L-14.4,6.2L-20,4L-18.6,0.6L-10.6,3.8" +
    "L-4,0L-10.6,-3.8L-18.6,-0.6L-20,-4L-14.4,-6.2L-22,-10.6L-20,-14L-12.4,-9.4L-13.6,-15L-10,-16L-8.5,-7.2L-2,-3.5L-2,-11L-9,-17" +
    "L-7,-20L-2,-16Z",
  spiral:
    "M0,-23A23,23 0 1 1-23,0L-18,0A18,18 0 1 0 0,-18A13,13 0 1 0 13,-5L8,-5A8,8 0 1 1 0,-13A13,13 0 0 1 13,0A13,13 0 0 1-13,0" +
    "A18,18 0 0 1 0,-23Z",
  sun:
    `${circle(0, 0, 10)}M-3,-14L0,-25L3,-14ZM-3,14L0,25L3,14ZM-14,-3L-25,0L-14,3ZM14,-3L25,0L14,3Z` +
    "M7.8,-12L17.7,-17.7L12,-7.8ZM-7.8,-12L-17.7,-17.7L-12,-7.8ZM7.8,12L17.7,17.7L12,7.8ZM-7.8,12L-17.7,17.7L-12,7.8Z",
  tower:
    "M-14,-22L-8,-22L-8,-17L-3,-17L-3,-22L3,-22L3,-17L8,-17L8,-22L14,-22L14,-10L11,-7L11,17L16,23L-16,23L-11,17L-11,-7L-14,-10Z" +
    "M-3,23L-3,13A3,3 0 0 1 3,13L3,23ZM-2,-4L2,-4L2,4L-2,4Z",
  tree: "M0,-25L12,-9L7,-9L16,3L9,3L19,15L3,15L3,24L-3,24L-3,15L-19,15L-9,3L-16,3L-7,-9L-12,-9Z",
  wave:
    "M-25,8C-18,-16 4,-24 18,-10C20,-6 16,-1 11,-4C10,-10-2,-8-4,2C2,-2 14,2 25,8L25,19L-25,19ZM-18,12C-8,6 6,6 18,12L18,14" +
    "C6,9-8,9-18,14Z",
  web:
    "M0,-24L4,-9.6L17,-17L9.6,-4L24,0L9.6,4L17,17L4,9.6L0,24L-4,9.6L-17,17L-9.6,4L-24,0L-9.6,-4L-17,-17L-4,-9.6Z" +
    "M0,-5L5,0L0,5L-5,0Z",
  wing:
    "M0,4C-4,-8-14,-16-26,-16C-25,-11-23,-8-19,-6C-22,-5-22,-3-16,0C-19,1-17,5-11,5C-8,10-3,12 0,12" +
    "C3,12 8,10 11,5C17,5 19,1 16,0C22,-3 22,-5 19,-6C23,-8 25,-11 26,-16C14,-16 4,-8 0,4Z",
} as const;

export type Figure = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** Words of slugs that call for a figure; whatever has none of them gets one by lot. */
const CALLS: Partial<Record<Figure, string>> = {
  apple: "apple poison bane tainted",
  arrow: "arrow movement run chase",
  bat: "bat vampire dusk undead",
  bell: "bell alarm toll",
  blade: "blade sword knife attack dagger slash axe saber stake",
  bolt: "bolt storm shock power force sudden",
  book: "book library tome study lore tale tales research",
  bow: "shot bow crossbow aim target",
  candle: "candle vigil match wick",
  cat: "cat kitten",
  chalice: "cup chalice feast drink tea",
  claw: "claw claws rage",
  cross: "cross holy faith grave church",
  crown: "crown queen king joker reign ascend",
  door: "door gate hellmouth portal passage threshold",
  drop: "blood tear tears rain water",
  eye: "eye eyes sight watcher watch vision stare oracle",
  fang: "fang fangs bite thirst consumes",
  feather: "feather quill",
  fist: "fist punch kick brawl strength",
  flame: "fire flame flames burn burning ember blaze blazing",
  gem: "gem ring stone amulet jewel shard relic",
  ghost: "ghost spirit phantom haunted soul souls",
  hand: "hand touch palm spell ritual",
  heart: "heart love kiss charm smile",
  horn: "horn demon devil demonic",
  hourglass: "hour time hourglass late date wait",
  house: "house home manor mansion school shop dormitory club",
  key: "key lock secret secrets vault",
  lantern: "lamp lantern light patrol lights",
  leaf: "leaf herb herbs garden",
  mask: "mask disguise glamour trick decoy",
  mirror: "mirror mirrors reflection glass",
  moon: "moon night midnight nocturne lunar moonlight",
  moons: "eclipse twin dream dreams sleep",
  mountain: "mountain hill cliff quake",
  paw: "wolf beast pack hound hunt",
  rose: "thorn bramble briar rose beauty",
  scroll: "scroll prophecy contract letter map plan",
  shield: "shield defense guard ward armor block",
  skull: "skull death bones dead crypt doom cemetery",
  snake: "snake serpent venom",
  snow: "snow ice frost winter cold",
  spiral: "spiral chaos madness vortex hex weird",
  sun: "sun dawn day daylight morning",
  tower: "tower castle fortress",
  tree: "tree forest woods park",
  wave: "wave sea tide kraken deep ocean",
  web: "web spider trap net",
  wing: "wing wings flight leap angel raven",
};

const CALLED_BY = new Map(
  Object.entries(CALLS).flatMap(([figure, words]) => words.split(" ").map((word) => [word, figure as Figure] as const)),
);

export function figureCalledBy(slug: string): Figure | undefined {
  return slug
    .split("-")
    .map((word) => CALLED_BY.get(word))
    .find((figure) => figure !== undefined);
}
