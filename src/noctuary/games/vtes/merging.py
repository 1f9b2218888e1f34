"""Merged vampires: a base card with its advanced version on top is one vampire (VTES-INFL-09)."""

# not compiled: put together once

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.kinds import NO_TITLE, VAMPIRE
from noctuary.kernel.move import NOTHING


def with_merged(cards: Sequence[Card]) -> list[Card]:
    """The cards, and after them what every base card and its advanced version make together."""
    vampires = [card for card in cards if card.is_crypt]
    pairs = [
        (base, advanced)
        for advanced in vampires
        if advanced.advanced
        for base in vampires
        if base.name == advanced.name and not base.advanced
    ]
    return [*cards, *(_merged(base, advanced) for base, advanced in pairs)]


def _merged(base: Card, advanced: Card) -> Card:
    """Capacity, Disciplines and sect of the advanced card; the text of both, the advanced one's first.

    The uses of the base card keep their places, so that limits spent before merging stay spent.
    """
    assert all(use.limit_as == NOTHING for use in advanced.uses), "a limit that is shared has no place to go"
    card = Card(f"{advanced.slug}-on-{base.slug}", VAMPIRE)
    card.halves = [base, advanced]
    card.name, card.name_fr, card.former = advanced.name, advanced.name_fr, advanced.former
    card.unique, card.advanced, card.group = advanced.unique, True, advanced.group
    card.clan, card.capacity, card.levels = advanced.clan, advanced.capacity, advanced.levels
    card.sect, card.path = advanced.sect, advanced.path or base.path
    titled = base if advanced.title == NO_TITLE else advanced
    card.title, card.city, card.votes = titled.title, titled.city, titled.votes
    card.slave_of = base.slave_of if advanced.slave_of == NOTHING else advanced.slave_of
    card.traits_mask = base.traits_mask | advanced.traits_mask
    card.more_bleed = base.more_bleed + advanced.more_bleed
    card.more_strength = base.more_strength + advanced.more_strength
    card.more_stealth = base.more_stealth + advanced.more_stealth
    card.more_intercept = base.more_intercept + advanced.more_intercept
    card.more_hunt = base.more_hunt + advanced.more_hunt
    card.uses = [*base.uses, *advanced.uses]
    card.traits = [*base.traits, *advanced.traits]
    card.triggers = [*base.triggers, *advanced.triggers]
    if advanced.when_merged is not None:
        advanced.when_merged(card)
    return card
