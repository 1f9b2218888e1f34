/** What stands in the middle of an emblem, and the signs of the boards: drawings of our own, all in one picture
 * that is fetched once and beside the page (`figures.svg`), in squares from -27 to 27. Only their names are here. */
import drawn from "@/cards/figures.svg?no-inline";

export type Figure =
  | "aid" | "ankh" | "antenna" | "apple" | "arrow" | "axe" | "badge" | "ballot" | "bandage" | "bat" | "bed" | "bell"
  | "bike" | "binoculars" | "blade" | "bolt" | "boltshield" | "bones" | "book" | "boot" | "bow" | "bowl" | "brain"
  | "brick" | "bugle" | "bulb" | "bus" | "butterfly" | "camera" | "candle" | "cards" | "cat" | "cauldron" | "chain"
  | "chair" | "chalice" | "chest" | "chip" | "church" | "clapper" | "claw" | "cleaver" | "cloak" | "clock" | "club"
  | "coffin" | "coins" | "comet" | "compass" | "cross" | "crosshair" | "crow" | "crown" | "cup" | "cupcake"
  | "cutlery" | "cycle" | "deflect" | "dice" | "dog" | "door" | "dragon" | "drop" | "drops" | "drum" | "dumbbell"
  | "ear" | "echo" | "eclipse" | "envelope" | "explosion" | "eye" | "eyeclosed" | "fang" | "feather" | "fern"
  | "fishtail" | "fist" | "flag" | "flame" | "footprints" | "fountain" | "gate" | "gavel" | "gear" | "gem" | "ghost"
  | "gift" | "glove" | "gradcap" | "grasp" | "gun" | "hammer" | "hand" | "handcuffs" | "handshake" | "harp" | "heart"
  | "helm" | "hood" | "hook" | "horn" | "hourglass" | "house" | "hush" | "jester" | "katana" | "key" | "knot"
  | "kraken" | "lamppost" | "lantern" | "leaf" | "lion" | "locket" | "lotus" | "magnifier" | "mask" | "match"
  | "medal" | "microphone" | "mirror" | "mist" | "moon" | "moons" | "mountain" | "needle" | "newspaper" | "note"
  | "orb" | "padlock" | "paw" | "pencil" | "pentagram" | "phial" | "phone" | "plug" | "puppet" | "purse" | "pyramid"
  | "rabbit" | "radar" | "ramshorn" | "rat" | "rift" | "ring" | "rings" | "road" | "rocket" | "rose" | "sabre"
  | "satchel" | "scales" | "scarecrow" | "scepter" | "school" | "scissors" | "scream" | "scroll" | "scythe" | "seal"
  | "shards" | "shelf" | "shell" | "shield" | "shout" | "shovel" | "siren" | "skull" | "snake" | "snow" | "spade"
  | "spears" | "spider" | "spiral" | "sprout" | "stake" | "star" | "storm" | "suit" | "suitcase" | "sun" | "sunrise"
  | "swords" | "syringe" | "tag" | "tap" | "tear" | "teddy" | "temple" | "tent" | "tentacle" | "ticket" | "tinman"
  | "tombstone" | "tophat" | "tornado" | "tortoise" | "tower" | "trap" | "tree" | "trident" | "trophy" | "tusks"
  | "twins" | "umbrella" | "volcano" | "wand" | "watch" | "wave" | "web" | "well" | "wheel" | "whetstone" | "whistle"
  | "wind" | "wing" | "wingboot" | "witchhat" | "wolf" | "yinyang";

const REVERSED = "-reversed";

/** Where the figure is drawn: for `<use href>`. */
export function figureAt(figure: string): string {
  return `${drawn}#${figure.replace(REVERSED, "")}`;
}

/** Who turned against her own shows their figure upside down. */
export function isReversed(figure: string): boolean {
  return figure.endsWith(REVERSED);
}

/** Whatever nothing else was chosen for gets one of these by lot: they go with any card. */
export const BY_LOT: readonly Figure[] = ["bell", "candle", "crown", "eye", "feather", "flame", "gem", "key", "lantern", "leaf", "moon", "rose", "scroll", "star", "sun", "tree", "wave", "wing"];
