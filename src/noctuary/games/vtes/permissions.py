"""What cards in play and lasting effects forbid: asked for, never stored (`Trait.forbids`)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import ANYTHING
from noctuary.games.vtes.kinds import CONTESTED
from noctuary.games.vtes.notes import noted
from noctuary.games.vtes.state import State

TO_BLOCK: Final = 80
TO_UNLOCK: Final = 81  # as normal (VTES-UNLOCK-04)
TO_ACT: Final = 82
TO_VOTE: Final = 83
TO_DIABLERISE: Final = 84
TO_REACT: Final = 85
TO_BE_BLOCKED: Final = 86
TO_END_COMBAT: Final = 87  # by a strike
TO_HIDE_HAND: Final = 88  # about a Methuselah
TO_BE_HURT: Final = 89  # it is immune to damage (VTES-DMG-06)
TO_BLEED: Final = 90  # successfully: its bleed burns nothing


def forbidden(s: State, what: int, about: int) -> bool:
    return (s.in_force.numbers[what] and _forbidden_by_cards(s, what, about)) or noted(s, what, about)


def _forbidden_by_cards(s: State, what: int, about: int) -> bool:
    has_traits = s.pool.has_traits
    for card in s.cards:
        if has_traits[card.kind] and card.region != CONTESTED:
            for trait in s.pool.cards[card.kind].traits:
                if (trait.what == what or trait.what == ANYTHING) and trait.forbids(s, card, what, about):
                    return True
    return False
