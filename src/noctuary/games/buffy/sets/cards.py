"""Reading one card of a set: its fields, which depend on its type, and its abilities."""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.card import NO_GOAL, Card, Source
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    COMPANION,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    EVIL,
    GOOD,
    HERO,
    ITEM,
    LOCATION,
    PROLOGUE,
    SKILL,
    TYPE_SLUGS,
)
from noctuary.games.buffy.sets import words as words
from noctuary.games.buffy.sets.abilities import AbilityReading
from noctuary.games.buffy.sets.errors import dotted, wrong
from noctuary.games.buffy.sets.format import CardTable, Talents

# Which fields a card of a type has, beyond those that every card has; the first group may not be left out.
EVERY: Final = ("slug", "type", "name", "source", "printing", "flavour", "tournament", "unknown", "ability")
FIELDS: Final[dict[int, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    ESSENCE: (("side", "who"), ()),
    CHARACTER: (("who", "rank", "level", "talents"), ("destiny", "traits")),
    CHALLENGE: (("side", "goals", "reward"), ("placement", "defeat_trait", "defeat_who")),
    LOCATION: ((), ("unique", "place_types")),
    SKILL: ((), ("talents", "traits", "needs", "needs_trait", "only", "bearer")),
    ITEM: ((), ("talents", "traits", "needs", "needs_trait", "only", "bearer")),
    EVENT: (("ability",), ()),
    ACTION: (("timing", "icons", "ability"), ("needs", "needs_trait", "only", "to_crypt")),
    EPISODE_ONE: (("episode", "ending"), ()),
    EPISODE_TWO: (("episode",), ("ending",)),
}


class CardReading(AbilityReading):
    """A card from its table."""

    def card(self, table: CardTable) -> Card:
        card_type = self.word(table.type, words.TYPES, ["type"])
        if table.type in words.TYPES:
            self._check_fields(card_type)
        source = self.word(table.source or self.source, words.SOURCES, ["source"])
        card = Card(self.card_slug(table.slug), card_type, Source(source))
        card.printing = table.printing
        for place, word in enumerate(table.unknown):
            self.word(word, words.UNKNOWN, ["unknown", place])
        card.unknown = tuple(table.unknown)
        card.tournament = table.tournament and not card.unknown
        if table.name is not None:
            card.names = {"en": table.name.en, "fr": table.name.fr}
        if table.flavour is not None:
            card.flavour = {"en": table.flavour.en, "fr": table.flavour.fr}
        self._person(card, table)
        self._requirements(card, table)
        self._challenge(card, table)
        self._rest(card, table)
        for place, ability in enumerate(table.ability):
            card.abilities.append(self.ability(card, ability, ["ability", place]))
        return card

    def _check_fields(self, card_type: int) -> None:
        """What the type must have, and what it cannot."""
        needed, possible = FIELDS[card_type]
        allowed = (*EVERY, *needed, *possible)
        for name in self.written:
            if name not in allowed:
                problem = wrong(
                    "not-of-type",
                    dotted([*self.path, name]),
                    type=TYPE_SLUGS[card_type],
                    allowed=", ".join(allowed),
                )
                self.declared.refuse(problem)
        for name in needed:
            if name not in self.written:
                self.declared.refuse(wrong("missing-field", dotted([*self.path, name])))

    def _person(self, card: Card, table: CardTable) -> None:
        """Characters and essences; a character's side follows from her type (BUF-CHR-01)."""
        if table.side is not None:
            card.side = self.word(table.side, words.SIDES, ["side"])
        card.who = self.person(table.who, ["who"])
        if table.rank is not None:
            card.rank = self.word(table.rank, words.RANKS, ["rank"])
            card.side = GOOD if card.rank in (HERO, COMPANION) else EVIL
        card.level = table.level or 0
        card.destiny = table.destiny
        if table.talents is not None:
            card.talents = [value or 0 for value in table.talents.listed()]
        for place, slug in enumerate(table.traits):
            card.traits |= 1 << self.trait(slug, ["traits", place])

    def _requirements(self, card: Card, table: CardTable) -> None:
        """Skills, items and actions (BUF-REQ-01, BUF-REQ-08, BUF-CHG-03)."""
        card.needs = _pairs(table.needs)
        card.needs_trait = self.trait(table.needs_trait, ["needs_trait"])
        card.only = self.person(table.only, ["only"])
        card.bearer = self.filter(table.bearer, ["bearer"])
        card.icons = _pairs(table.icons)
        card.timings = self.timings(table.timing, ["timing"])
        if card.type == EVENT:
            card.timings = 1 << PROLOGUE  # BUF-PRO-01
        card.to_crypt = table.to_crypt

    def _challenge(self, card: Card, table: CardTable) -> None:
        if table.goals is not None:
            card.goals = [NO_GOAL if value is None else value for value in table.goals.listed()]
        card.reward = table.reward or 0
        card.placement = self.filter(table.placement, ["placement"])
        card.defeat_trait = self.trait(table.defeat_trait, ["defeat_trait"])
        card.defeat_who = self.person(table.defeat_who, ["defeat_who"])

    def _rest(self, card: Card, table: CardTable) -> None:
        """Locations and episodes."""
        card.unique = table.unique
        for place, slug in enumerate(table.place_types):
            card.location_types |= 1 << self.place_type(slug, ["place_types", place])
        card.episode = table.episode or ""
        if table.ending is not None:
            card.ending = self.ending(table.ending, ["ending"])


def _pairs(talents: Talents | None) -> list[tuple[int, int]]:
    listed = talents.listed() if talents is not None else []
    return [(talent, value) for talent, value in enumerate(listed) if value is not None]
