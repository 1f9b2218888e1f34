"""Whom the text of a card points at: itself, its bearer, who acts, blocks or fights, who was chosen."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.blocks.which import Named
from noctuary.games.vtes.board import bearer, find, host_of
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.going_on import ACTING
from noctuary.games.vtes.rules import fighting
from noctuary.games.vtes.state import State
from noctuary.kernel.move import NOTHING

# -- whom the text points at ------------------------------------------------------------------------------


def _this(s: State, using: Using) -> int:
    return using.source


def _actor(s: State, using: Using) -> int:
    return NOTHING if s.action is None else s.action.actor


def _blocker(s: State, using: Using) -> int:
    return NOTHING if s.action is None else s.action.blocker


def _opponent(s: State, using: Using) -> int:
    """Whom the combatant that plays or bears the card fights, ready or in torpor."""
    side = fighting.side_using(s, using)
    return NOTHING if s.combat is None or side == NOTHING else s.combat.sides[1 - side].uid


def _attacker(s: State, using: Using) -> int:
    """The acting one of the two that fight (VTES-COMBAT-02)."""
    return NOTHING if s.combat is None else s.combat.sides[ACTING].uid


def _chosen(s: State, using: Using) -> int:
    """With the use, with the terms of a referendum, or as the card came into play."""
    if using.target != NOTHING:
        return using.target
    if s.referendum is not None and s.referendum.terms and s.referendum.source == using.source:
        return s.referendum.terms[0]
    source = find(s, using.source)
    return NOTHING if source is None else source.chosen


def _aimed_at(s: State, using: Using) -> int:
    """What the card that is being played is played on."""
    return s.playing[-1].target if s.playing else NOTHING


def _second(s: State, using: Using) -> int:
    source = find(s, using.source)
    return using.x if source is None else source.second


THIS: Final = Named("this", _this)
SELF: Final = Named("self", bearer)  # the minion that plays or uses it
BEARER: Final = Named("bearer", host_of)  # the minion that the card lies on, or the vampire itself
ACTOR: Final = Named("actor", _actor)
BLOCKER: Final = Named("blocker", _blocker)
ATTACKER: Final = Named("attacker", _attacker)
OPPONENT: Final = Named("opponent", _opponent)
CHOSEN: Final = Named("chosen", _chosen)
AIMED_AT: Final = Named("aimed-at", _aimed_at)
SECOND: Final = Named("second", _second)  # the other one that was chosen


def _other(s: State, using: Using) -> int:
    return using.x


OTHER: Final = Named("other", _other)  # what was chosen after the target, of a card in play too
