"""What the gallery of cards is told: all names at once, all texts at once, and everything about one card."""

from __future__ import annotations

import msgspec

from noctuary.server.wire import CardFaces


class FacetValue(msgspec.Struct):
    """One value that cards can be chosen by, in both languages; `slug` is its word in an address."""

    slug: str
    en: str
    fr: str


class FacetInfo(msgspec.Struct):
    """Something that cards are told apart by: a clan, a cost. `together`: a card has all values asked for."""

    slug: str
    en: str
    fr: str
    together: bool
    values: list[FacetValue]


class KindInfo(msgspec.Struct):
    """A sort of card: the frame it is drawn in, and its letter in both languages."""

    slug: str
    en: str
    fr: str


class CardNames(msgspec.Struct):
    """Every card that can be played, by columns: what stands at one place in each belongs to one card."""

    game: str
    missing: int  # how many more there are that cannot be played yet (`CardRest`)
    slugs: list[str]
    en: list[str]
    fr: list[str]  # empty where it is the same
    former: dict[str, list[str]]  # names of once, by slug
    lines_en: list[str]
    lines_fr: list[str]
    kinds: list[KindInfo]
    kind: list[int]  # places in `kinds`
    emblems: list[str]
    emblem: list[int]  # places in `emblems`
    facets: list[FacetInfo]
    values: dict[str, list[list[int]]]  # by facet, for each card: places in its values


class CardRest(msgspec.Struct):
    """What can come a moment later: the texts of the cards, and the names of those that are missing."""

    game: str
    texts_en: list[str]  # as `CardNames.slugs`
    texts_fr: list[str]
    slugs: list[str]  # from here on those that cannot be played yet
    en: list[str]
    fr: list[str]
    former: dict[str, list[str]]
    values: dict[str, list[list[int]]]


class RuleNamed(msgspec.Struct):
    """A rule that the card has to do with."""

    rule: str
    en: str
    fr: str


class Proof(msgspec.Struct):
    """A position in which the card lies or is played; `ruling`: it answers a question about this card."""

    slug: str
    en: str
    fr: str
    rules: list[str]
    ruling: bool


class CardProofs(msgspec.Struct):
    """Every position with a card, the nearest to it first."""

    proofs: list[Proof]


class Holder(msgspec.Struct):
    """What brings the card to a seat: a ready deck, or a character."""

    slug: str
    en: str
    fr: str
    copies: int


class CardFigures(msgspec.Struct):
    """How often it was played and won in a series between bots. Seats are players of one game."""

    recipe: str
    games: int
    players: int
    held: int  # seats that had it
    played: int  # seats that played it
    times: int
    won: int  # seats that played it and won


class CardTold(msgspec.Struct):
    """Everything about one card; without faces it cannot be played yet."""

    game: str
    slug: str
    en: str
    fr: str
    former: list[str]
    faces: CardFaces | None
    rules: list[RuleNamed]
    proofs: list[Proof]
    more_proofs: int  # how many more there are: see CardProofs
    decks: bool  # its holders are decks
    holders: list[Holder]
    figures: CardFigures | None
