// Made from src/noctuary/games/fables/seen.py by tools/wire_types.py: change it there, then run that.

/** A card that stays in play. */
export interface Durable {
  /** Which one. */
  card: string;
  /** The basic card that was played with it. */
  basic: string | null;
  /** What it counts as. */
  value: number;
}

/** One of a Fable's three piles of Talents. */
export interface Reserve {
  /** The card that can be bought next. */
  top: string | null;
  /** Cards in it. */
  left: number;
}

/** A token of Scheherazade's. */
export interface FateToken {
  /** Where it lies. */
  pile: string;
  /** Else it is white. */
  red: boolean;
}

/** Damage that is not settled yet. */
export interface Packet {
  /** The seat it comes from. */
  source: number;
  /** The seat it goes to. */
  target: number;
  /** How much. */
  amount: number;
}

/** The relics, where they are played with. */
export interface Relics {
  /** Relics left in the deck. */
  deck_size: number;
  /** From square 1; null: used up, not refilled yet. */
  row: (string | null)[];
  /** Used relics. */
  discard: string[];
}

/** One seat; the last fields are there for those who may see them. */
export interface Fable {
  /** Which Fable. */
  fable: string;
  /** The seats of a team have the same number. */
  team: number;
  /** Defeated. */
  out: boolean;
  /** Hit points. */
  hp: number;
  /** The most there can be. */
  max_hp: number;
  /** Defense. */
  defense: number;
  /** The most there can be. */
  max_defense: number;
  /** Power. */
  power: number;
  /** The hit points at which it is crossed; -1 once it has been. */
  threshold: number;
  /** The square she stands on; 0: not placed yet. */
  square: number;
  /** The track she stands on. */
  track: number;
  /** To her opponent. */
  distance: number | null;
  /** Cards in hand. */
  hand_size: number;
  /** Cards in the deck. */
  deck_size: number;
  /** The discard pile. */
  discard: string[];
  /** Cards played this turn. */
  play: string[];
  /** Cards that stay in play. */
  durables: Durable[];
  /** Twists in play. */
  twists: string[];
  /** Attack, defense, movement. */
  reserves: Reserve[];
  /** Epics that have not been chosen. */
  epics_left: number;
  /** Cards in her cache. */
  cache_size: number;
  /** Counters of her own, by name. */
  gauges: Record<string, number>;
  /** Alice's identity; `none` for the others. */
  avatar: string;
  /** The squares of her tentacles. */
  tentacles: number[];
  /** Her tokens on the piles. */
  fate: FateToken[];
  /** Cards that the one who looks is shown. */
  shown?: string[];
  /** For herself. */
  hand?: string[];
  /** What is left in it, in no order; for herself. */
  deck?: string[];
  /** For herself. */
  cache?: string[];
  /** Those not chosen yet; for herself. */
  epics?: string[];
  /** What she pays now, by card; for herself. */
  prices?: Record<string, number>;
}

/** A whole match of Twisted Fables. */
export interface FablesView {
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
  /** 1v1 or 2v2. */
  mode: string;
  /** Of a track. */
  squares: number;
  /** In turn order. */
  seats: Fable[];
  /** Cards left in the shop, by card. */
  piles: Record<string, number>;
  /** Poisons left. */
  poison: number;
  /** Matches left. */
  matches: number;
  /** Damage that is not settled yet. */
  pending: Packet[];
  /** Where they are played with. */
  relics: Relics | null;
  /** What can be said now of each thing in play, by its word of notation. */
  told: Record<string, string[]>;  // the server adds it
  /** Who is at whom, and how it stands. */
  contest?: import("@/lib/wire").Contest | null;  // the server adds it, too
}
