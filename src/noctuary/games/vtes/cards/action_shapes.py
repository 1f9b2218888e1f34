"""Shapes of action cards: combats of choice, and several Disciplines at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypedDict, Unpack

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import HasAll
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.effects.politics import GiveTitle
from noctuary.games.vtes.blocks.effects.vampires import BecomeVampire, FetchDiscipline
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.states import NON_ANARCH_TITLE
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Target, UseOf
from noctuary.games.vtes.cards.shapes import action_card
from noctuary.games.vtes.cards.uses import burned_by_referendum
from noctuary.games.vtes.kinds import (
    BARON,
    BASIC,
    DISCIPLINE_CODES,
    ENTER_COMBAT,
    MINION_PHASE,
    NONE,
    ON_CARD,
    READY,
    VAMPIRE,
)
from noctuary.kernel.move import NOTHING


class _Aimed(TypedDict, total=False):
    """What `combat_action` hands on: the fields of `UseOf`."""

    conditions: Sequence[Condition]
    number: Target | None
    once: int
    blood: int


def combat_action(
    card: Card,
    target: Target,
    effects: Sequence[Effect] = (),
    level: int = NONE,
    *,
    stealth: int = 0,
    discipline: int = NOTHING,
    **more: Unpack[_Aimed],
) -> None:
    """(D) Enter combat with a minion (VTES-ACT-19); `effects` come just before."""
    action_card(
        card,
        [*effects, EnterCombat()],
        level,
        kind=ENTER_COMBAT,
        directed=True,
        target=target,
        stealth=stealth,
        discipline=discipline,
        **more,
    )


class Part:
    """What one of several Disciplines adds to the action of a card."""

    def __init__(
        self,
        code: str,
        effects: Sequence[Effect] = (),
        *,
        stealth: int = 0,
        bleed: int = 0,
        target: Target | None = None,
    ) -> None:
        self.discipline = DISCIPLINE_CODES.index(code)
        self.effects = list(effects)
        self.stealth = stealth
        self.bleed = bleed
        self.target = target


def several_disciplines(
    card: Card, kind: int, parts: Sequence[Part], *, target: Target | None = None, last: Sequence[Effect] = ()
) -> None:
    """Any of them, or several at once, each of which has to be there and adds its part (VTES-SEQ-09)."""
    for size in range(1, len(parts) + 1):
        for used in combinations(parts, size):
            action = ActionOf(
                kind,
                directed=True,
                stealth=sum([part.stealth for part in used]),
                bleed=sum([part.bleed for part in used]),
            )
            chosen = [part.target for part in used if part.target is not None]
            card.uses.append(
                UseOf(
                    1 << MINION_PHASE,
                    [*(effect for part in used for effect in part.effects), *last],
                    types=card.types,
                    level=BASIC,
                    conditions=[HasAll([part.discipline for part in used])],
                    action=action,
                    target=chosen[0] if chosen else target,
                )
            )


def becomes_vampire(card: Card, *, clan: int = NOTHING, sect: int = NOTHING) -> None:
    """An action card that becomes a 1-capacity vampire, not unique, with a Discipline card if one is found.

    Without a clan of its own it has that of the vampire that makes it.
    """
    card.becomes = VAMPIRE
    card.capacity = 1
    card.clan, card.sect = clan, sect
    card.stays = READY
    action_card(card, [BecomeVampire(of_clan=clan == NOTHING), FetchDiscipline()], stealth=1)


def fee_stake(card: Card, city: str) -> None:
    """The title of a baron for as long as the card lies on the vampire; a referendum can burn it."""
    action_card(card, [GiveTitle(BARON, SELF, city), PutOn(SELF)], stealth=1)
    card.stays = ON_CARD
    worth_less = Gives("votes-in-referendum", numbers.VOTES, -1, NON_ANARCH_TITLE)
    burned_by_referendum(card, traits=[worth_less])
