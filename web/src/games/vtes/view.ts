// Made from src/noctuary/games/vtes/seen.py by tools/wire_types.py: change it there, then run that.

export type Region = "contested" | "in-play" | "on-card" | "ready" | "torpor";

/** A card in an uncontrolled region. */
export interface Uncontrolled {
  /** Blood on it. */
  counters: number;
  /** For the owner only, unless it was banished. */
  card?: string;
  /** What notation calls it, for the owner only. */
  word?: string;
  /** What lies on it: it was banished. */
  on?: string[];
}

/** One seat; the last fields are there for those who may see them. */
export interface Methuselah {
  /** Her pool. */
  pool: number;
  /** Victory points. */
  points: number;
  /** Ousted or withdrawn. */
  out: boolean;
  /** The seat that she bleeds. */
  prey: number | null;
  /** The seat that bleeds her. */
  predator: number | null;
  /** Cards in hand. */
  hand_size: number;
  /** Cards in the library. */
  library_size: number;
  /** Cards in the crypt. */
  crypt_size: number;
  /** The ash heap. */
  ash: string[];
  /** Cards removed from the game. */
  removed: string[];
  /** Cards that are not replaced yet. */
  owed: number;
  /** Master phase actions left. */
  master_actions: number;
  /** Discard phase actions left. */
  discard_actions: number;
  /** Transfers left. */
  transfers: number;
  /** Has begun to withdraw. */
  withdrawing: boolean;
  /** Her uncontrolled region. */
  uncontrolled: Uncontrolled[];
  /** Cards that the one who looks is shown. */
  shown?: string[];
  /** For herself, or while an effect lays it open. */
  hand?: string[];
  /** What is left in it, in no order; for herself. */
  library?: string[];
  /** The same of the crypt. */
  crypt?: string[];
}

/** A card in play. From `vampire` on the fields are there for minions, from `capacity` on for vampires. */
export interface InPlay {
  /** What notation calls it. */
  name: string;
  /** Which card it is. */
  card: string;
  /** Whose deck it comes from. */
  owner: number;
  /** Who controls it. */
  controller: number;
  /** Where it lies. */
  region: Region;
  /** The card that it lies on. */
  host: string | null;
  /** Turned. */
  locked: boolean;
  /** Blood, life, or other counters. */
  counters: number;
  /** Stun counters. */
  stun?: number;
  /** The seat that gets it back: it is borrowed. */
  returns?: number;
  /** Nightmare counters. */
  nightmares?: number;
  /** Cards that lie face down on it. */
  face_down?: number;
  /** Which ones they are; for whoever controls it. */
  under?: string[];
  /** The owners of the corruption counters on it, one each. */
  corruption?: number[];
  /** Counts as a vampire; else it is an ally. */
  vampire?: boolean;
  /** Its bleed. */
  bleed?: number;
  /** Its strength. */
  strength?: number;
  /** Its capacity. */
  capacity?: number;
  /** Its clan. */
  clan?: string;
  /** Its sect. */
  sect?: string;
  /** Its title; `none` for one without. */
  title?: string;
  /** The title is contested. */
  title_contested?: boolean;
  /** The votes of its title. */
  votes?: number;
  /** By their codes, superior ones in capitals. */
  disciplines?: string[];
}

/** A card that is being played. */
export interface Played {
  /** Which one. */
  card: string;
  /** Who plays it. */
  seat: number;
  /** The minion that plays it. */
  by: string | null;
  /** The card in play that was chosen with it. */
  target: string | null;
  /** The Methuselah who was chosen with it. */
  target_seat: number | null;
}

/** The action that is going on. */
export interface Action {
  /** Bleed, hunt …. */
  kind: string;
  /** The acting minion. */
  actor: string;
  /** Its controller. */
  seat: number;
  /** The action card. */
  card: string | null;
  /** The seats that it is directed at. */
  targets: number[];
  /** The card in play that it is about. */
  target: string | null;
  /** Its stealth. */
  stealth: number;
  /** How much it would bleed for. */
  bleed: number;
  /** The minion that tries to block. */
  blocker: string | null;
  /** The blocker's intercept. */
  intercept: number | null;
  /** Seats that will not block. */
  declined: number[];
  /** Seats that may block. */
  eligible: number[];
  /** Minions that may still block, as far as everybody sees. */
  blockers: string[];
  /** An action modifier that limits its bleed has been played. */
  limited: boolean;
}

/** One of the two in a combat. */
export interface Fighter {
  /** Who fights. */
  minion: string;
  /** Its controller. */
  seat: number;
  /** The strike that is declared: a card, or `hand`. */
  strike: string | null;
  /** Its strength now. */
  strength: number;
  /** Damage that is coming. */
  pending: number;
  /** Aggravated damage that is coming. */
  aggravated: number;
  /** Additional strikes left. */
  additional: number;
}

/** The combat that is going on. */
export interface Combat {
  /** Its number. */
  round: number;
  /** How far apart they are. */
  range: "close" | "long";
  /** The acting minion first. */
  sides: Fighter[];
  /** Another round follows. */
  pressed: boolean;
}

/** Votes that are cast. */
export interface Vote {
  /** Whose. */
  seat: number | null;
  /** The card in play that casts them; null: the Edge or a political action card. */
  by: string | null;
  /** How many. */
  votes: number;
  /** For or against. */
  for: boolean;
}

/** What was chosen when a referendum was called: a Methuselah, a clan or a card in play (VTES-POL-03). */
export interface Term {
  /** A Methuselah. */
  seat?: number;
  /** What she is to get or lose. */
  points?: number;
  /** A clan. */
  clan?: string;
  /** A card in play. */
  card?: string;
}

/** The referendum that is going on. */
export interface Referendum {
  /** The minion that called it. */
  caller: string;
  /** Its controller. */
  seat: number;
  /** The political action card. */
  card: string | null;
  /** What was chosen. */
  terms: Term[];
  /** Votes for it. */
  for: number;
  /** Votes against it. */
  against: number;
  /** The votes in the order in which they were cast. */
  cast: Vote[];
  /** By seat: votes that lie open and are not cast yet. */
  left: number[];
  /** It is a blood hunt. */
  blood_hunt: boolean;
}

/** A whole match of Vampire: The Eternal Struggle. */
export interface VtesView {
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
  /** The phase of the turn. */
  phase: string;
  /** The seat that has the Edge. */
  edge: number | null;
  /** In turn order. */
  seats: Methuselah[];
  /** Everything in play. */
  cards: InPlay[];
  /** The window that is open. */
  window: string | null;
  /** The window that is open, or over which cards are being played. */
  moment: string | null;
  /** The seat that may use something now. */
  impulse: number | null;
  /** In which order the impulse goes round. */
  order: number[];
  /** Seats that have passed since the last use. */
  passed: number[];
  /** What the open window is about: who strikes, who goes to torpor. */
  subject: string | null;
  /** Cards that are being played, the last one on top. */
  playing: Played[];
  /** The action that is going on. */
  action: Action | null;
  /** The combat that is going on. */
  combat: Combat | null;
  /** The referendum that is going on. */
  referendum: Referendum | null;
  /** What can be said now of each thing in play, by its word of notation. */
  told: Record<string, string[]>;  // the server adds it
  /** Who is at whom, and how it stands. */
  contest?: import("@/lib/wire").Contest | null;  // the server adds it, too
}
