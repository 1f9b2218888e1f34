"""What cards in play and lasting effects forbid: asked for, never stored (`Trait.forbids`)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import ANYTHING, Card
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import CONTESTED
from noctuary.games.vtes.notes import noted
from noctuary.games.vtes.state import InPlay, State

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
TO_BE_TARGETED: Final = 91  # by actions of other Methuselahs
TO_BE_FREED: Final = 163  # from torpor, to the ready region, or by diablerie
TO_HUNT: Final = 94  # as normal
TO_BLEED: Final = 90  # successfully: its bleed burns nothing
TO_STRIKE: Final = 128  # at all
TO_DODGE: Final = 129
TO_STRIKE_BUT_HANDS: Final = 130  # with anything that is no hand strike
TO_USE_EQUIPMENT: Final = 131
TO_MANEUVER_AWAY: Final = 132  # to long range
TO_MANEUVER_NEAR: Final = 133  # to close range
TO_PRESS_ON: Final = 134  # to continue the combat
TO_PRESS_TO_END: Final = 135
TO_HURT_WITH_WEAPONS: Final = 136  # its strikes with weapons inflict no damage
TO_PLAY: Final = 140  # cards that fit (`Trait.forbids_card`)
TO_BE_BRUISED: Final = 180  # it is immune to damage that is not aggravated
TO_EQUIP: Final = 181  # to have or use equipment


def may_not_play(s: State, minion: InPlay, card: Card) -> bool:
    """Whether a card in play keeps the minion from playing a card like that."""
    if not s.in_force.numbers[TO_PLAY]:
        return False
    for one in s.cards:
        if s.pool.has_traits[one.kind] and one.region != CONTESTED:
            for trait in s.pool.cards[one.kind].traits:
                if trait.what == TO_PLAY and trait.forbids_card(s, one, minion, card):
                    return True
    return False


def forbidden(s: State, what: int, about: int) -> bool:
    return (s.in_force.numbers[what] and _forbidden_by_cards(s, what, about)) or noted(s, what, about)


def forbidden_by_action(s: State, action: Action, what: int, about: int) -> bool:
    """What the action that is going on forbids by itself (`ActionOf.traits`): whom to block it, say."""
    actor, using = find(s, action.actor), action.using
    if actor is None or using is None:
        return False
    declared = s.pool.cards[using.kind].uses[using.index].action
    if declared is not None:
        for trait in declared.traits:
            if trait.forbids(s, actor, what, about):
                return True
    return False


def _forbidden_by_cards(s: State, what: int, about: int) -> bool:
    has_traits = s.pool.has_traits
    for card in s.cards:
        if has_traits[card.kind] and card.region != CONTESTED:
            for trait in s.pool.cards[card.kind].traits:
                if (trait.what == what or trait.what == ANYTHING) and trait.forbids(s, card, what, about):
                    return True
    return False
