"""Hunting grounds: what most of them do."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.effects.on_cards import Feed, Lasts
from noctuary.games.vtes.blocks.pointing import CHOSEN
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.card import Card, Effect
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import UNFED
from noctuary.games.vtes.cards.shapes import location
from noctuary.games.vtes.cards.uses import in_phase
from noctuary.games.vtes.kinds import UNLOCK
from noctuary.games.vtes.rules import expiry, limits

FEEDS: Final = Lasts("", notes.FED, 1, expiry.END_OF_TURN, CHOSEN)  # no other one feeds it this turn


def hunting_ground(name: str, *, clan: str, fr: str = "") -> None:
    """Most of them, one line each: the clan on it is no requirement (VTES-SEQ-08)."""
    keywords = "unique hunting-ground location"
    printed.like_others(name, _feeds_one, fr=fr, clan=clan, pool=2, keywords=keywords)


def _feeds_one(card: Card) -> None:
    feeding_ground(card, [Feed(1, CHOSEN)], UNFED)


def feeding_ground(card: Card, meal: list[Effect], whom: Which) -> None:
    """A location that feeds somebody in each of its controller's unlock phases."""
    location(card)
    in_phase(card, UNLOCK, meal, once=limits.EACH_PHASE, target=OneOf(whom))
