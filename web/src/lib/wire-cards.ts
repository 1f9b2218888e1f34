// Made from src/noctuary/server/wires/cards.py by tools/wire_types.py: change it there, then run that.

import type { CardFaces } from "@/lib/wire";

/** One value that cards can be chosen by, in both languages; `slug` is its word in an address. */
export interface FacetValue {
  slug: string;
  en: string;
  fr: string;
}

/** Something that cards are told apart by: a clan, a cost. `together`: a card has all values asked for. */
export interface FacetInfo {
  slug: string;
  en: string;
  fr: string;
  together: boolean;
  values: FacetValue[];
}

/** A sort of card: the frame it is drawn in, and its letter in both languages. */
export interface KindInfo {
  slug: string;
  en: string;
  fr: string;
}

/** Every card that can be played, by columns: what stands at one place in each belongs to one card. */
export interface CardNames {
  game: string;
  missing: number;
  slugs: string[];
  en: string[];
  fr: string[];
  former: Record<string, string[]>;
  lines_en: string[];
  lines_fr: string[];
  kinds: KindInfo[];
  kind: number[];
  emblems: string[];
  emblem: number[];
  facets: FacetInfo[];
  values: Record<string, number[][]>;
}

/** What can come a moment later: the texts of the cards, and the names of those that are missing. */
export interface CardRest {
  game: string;
  texts_en: string[];
  texts_fr: string[];
  slugs: string[];
  en: string[];
  fr: string[];
  former: Record<string, string[]>;
  values: Record<string, number[][]>;
}

/** A rule that the card has to do with. */
export interface RuleNamed {
  rule: string;
  en: string;
  fr: string;
}

/** A position in which the card lies or is played; `ruling`: it answers a question about this card. */
export interface Proof {
  slug: string;
  en: string;
  fr: string;
  rules: string[];
  ruling: boolean;
}

/** Every position with a card, the nearest to it first. */
export interface CardProofs {
  proofs: Proof[];
}

/** What brings the card to a seat: a ready deck, or a character. */
export interface Holder {
  slug: string;
  en: string;
  fr: string;
  copies: number;
}

/** How often it was played and won in a series between bots. Seats are players of one game. */
export interface CardFigures {
  recipe: string;
  games: number;
  players: number;
  held: number;
  played: number;
  times: number;
  won: number;
}

/** Everything about one card; without faces it cannot be played yet. */
export interface CardTold {
  game: string;
  slug: string;
  en: string;
  fr: string;
  former: string[];
  faces: CardFaces | null;
  rules: RuleNamed[];
  proofs: Proof[];
  more_proofs: number;
  decks: boolean;
  holders: Holder[];
  figures: CardFigures | null;
}
