// Made from src/noctuary/games/buffy/seen.py by tools/wire_types.py: change it there, then run that.

export type Talent = "butt-kicking" | "charm" | "smarts" | "weirdness";

/** One seat; the last fields are there for those who may see them. */
export interface Side {
  /** The Essence card. */
  essence: string;
  /** The Main Character's level 1 card. */
  main_card: string | null;
  /** Destiny Points. */
  destiny: number;
  /** Has lost. */
  out: boolean;
  /** Cards in hand. */
  hand_size: number;
  /** Cards in the Resource Deck. */
  deck_size: number;
  /** The discard pile. */
  discard: string[];
  /** The Crypt. */
  crypt: string[];
  /** The top card of the Challenge Deck. */
  challenge: string | null;
  /** Cards in the Challenge Deck. */
  challenges_left: number;
  /** Locations not laid yet. */
  locations_left: number;
  /** The Episode card, part one, in play. */
  part_one: string | null;
  /** Episode cards, part two, in play. */
  parts_two: string[];
  /** Episode cards, part two, beside the board. */
  second_parts_left: number;
  /** Cards that the one who looks is shown. */
  shown?: string[];
  /** For herself. */
  hand?: string[];
  /** What is left in it, in no order; for herself. */
  deck?: string[];
  /** What lies under the top card, in no order; for herself. */
  challenge_deck?: string[];
  /** Those not laid yet; for herself. */
  locations?: string[];
  /** For herself. */
  second_parts?: string[];
}

/** A space of the board. */
export interface Space {
  /** Its name. */
  space: string;
  /** Whose it is; null: the park. */
  owner: number | null;
  /** The Location on it. */
  location: string | null;
  /** Its neighbours. */
  adjacent: string[];
}

/** A Skill or an Item on a character. */
export interface Attached {
  /** Which one. */
  card: string;
  /** Whose deck it comes from. */
  owner: number;
  /** Turned. */
  fatigued: boolean;
}

/** A character in play. */
export interface Character {
  /** What notation calls it. */
  name: string;
  /** Whose it is. */
  owner: number;
  /** The person. */
  who: string;
  /** Its cards, the top one last. */
  levels: string[];
  /** Where it stands. */
  space: string;
  /** Turned. */
  fatigued: boolean;
  /** The Main Character. */
  main: boolean;
  /** Hero, companion, villain or minion. */
  rank: string;
  /** What else it is. */
  traits: string[];
  /** All four. */
  talents: Partial<Record<Talent, number>>;
  /** Its Skills and Items. */
  attached: Attached[];
  /** How often it may still move. */
  moves_left: number;
}

/** A challenge on the board. */
export interface Challenge {
  /** Which one. */
  card: string;
  /** Whose it is. */
  owner: number;
  /** Where it lies. */
  space: string;
  /** What has to be reached, by talent. */
  goals: Partial<Record<Talent, number>>;
  /** Destiny Points. */
  reward: number;
  /** Seats that have faced it this turn. */
  faced_by: number[];
}

/** What lies in a talent stack. */
export interface Stacked {
  /** Null: an effect that counts like a card. */
  card: string | null;
  /** What it adds. */
  value: number;
}

/** A fight or a challenge that is being faced, with totals as they would be compared now. */
export interface Conflict {
  /** Its step. */
  stage: string;
  /** The seat that fights or faces. */
  attacker: number;
  /** The seat against it. */
  defender: number;
  /** The seat that may act now. */
  watch: number;
  /** The attacking character of a fight. */
  fighter: string | null;
  /** The defending character of a fight. */
  target: string | null;
  /** The challenge; null: it is a fight. */
  challenge: string | null;
  /** The characters that face it. */
  facing: string[];
  /** The talent that a fight is about. */
  resolving: Talent | null;
  /** The attacker's cards. */
  attacker_stacks: Partial<Record<Talent, Stacked[]>>;
  /** The defender's cards. */
  defender_stacks: Partial<Record<Talent, Stacked[]>>;
  /** What the attacker has. */
  attacker_totals: Partial<Record<Talent, number>>;
  /** What the defender has, or the goals. */
  defender_totals: Partial<Record<Talent, number>>;
  /** The talents that decide. */
  counting: Talent[];
  /** What the challenge asks of those who face it is there. */
  required: boolean;
  /** The seat that has won. */
  winner: number | "draw" | null;
}

/** A whole match of the Buffy CCG. */
export interface BuffyView {
  /** Its name. */
  game: string;
  /** Who looks; null: a bystander. */
  seat: number | null;
  /** Its number; 0: the set-up. */
  turn: number;
  /** The seat whose turn it is. */
  active: number;
  /** Whether the game is over. */
  over: boolean;
  /** The seats that have won. */
  winners: number[];
  /** The seat that is asked. */
  waiting_for: number | null;
  /** Else it is night. */
  day: boolean;
  /** The step of the turn. */
  step: string;
  /** The seat that may act now. */
  watch: number;
  /** Passes in a row. */
  passes: number;
  /** The seat that holds the park. */
  park_holder: number | null;
  /** For how many turns in a row. */
  park_count: number;
  /** The last turn; 0: none. */
  turn_limit: number;
  /** In turn order. */
  seats: Side[];
  /** The whole board. */
  spaces: Space[];
  /** The spaces around the park, in order. */
  ring: string[];
  /** All in play. */
  characters: Character[];
  /** All on the board. */
  challenges: Challenge[];
  /** The fight or challenge that is going on. */
  conflict: Conflict | null;
  /** Events in play. */
  events: string[];
  /** What can be said now of each thing in play, by its word of notation. */
  told: Record<string, string[]>;  // the server adds it
  /** Who is at whom, and how it stands. */
  contest?: import("@/lib/wire").Contest | null;  // the server adds it, too
}
