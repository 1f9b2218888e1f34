"""One look over the table: who is in play and what they can do, read off the cards once per position."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import in_play
from noctuary.games.buffy.kinds import BUTT_KICKING, TALENTS
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

_MAIN: Final = 6.0
_CHARACTER: Final = 2.5
_LEVEL: Final = 2.0  # each above the first: more than the same card is worth in hand
_PER_TALENT: Final = 0.8
_FIGHTING: Final = 0.3  # Butt-Kicking decides most fights
_ATTACHED: Final = 0.4
_BITS: Final = 10  # for each talent
_ALL: Final = (1 << _BITS) - 1


class Seen:
    """A character in play: printed talents with attachments, and what all that is worth."""

    __slots__ = (
        "busy",
        "character",
        "fatigued",
        "fighting",
        "main",
        "owner",
        "packed",
        "place",
        "side",
        "space",
        "worth",
    )

    def __init__(self, s: State, character: Character) -> None:
        cards = s.pool.cards
        printed = cards[character.levels[-1]].talents
        if character.attached:
            printed = printed[:]
            for attached in character.attached:
                added = cards[attached.kind].talents
                for talent in range(TALENTS):
                    printed[talent] += added[talent]
        self.character = character
        self.busy = False  # taking part in a conflict
        self.side = NOTHING  # which it is on now, once somebody has asked
        self.owner: Seat = character.owner
        self.space: int = character.space
        self.fatigued: bool = character.fatigued
        self.place: int = 1 << character.space  # as a bit mask
        self.fighting: int = printed[BUTT_KICKING]
        self.main: bool = in_play.is_main(s, character)
        worth = _CHARACTER + _LEVEL * (cards[character.levels[-1]].level - 1)
        worth += _ATTACHED * len(character.attached) + _FIGHTING * printed[BUTT_KICKING]
        packed = 0
        for talent in range(TALENTS):
            value = printed[talent]
            worth += _PER_TALENT * value
            if value > 0:
                packed += value << talent * _BITS
        self.packed: int = packed  # all talents in one number: those of a group are added up at once
        self.worth: float = worth + (_MAIN if self.main else 0.0)


def of_talent(packed: int, talent: int) -> int:
    """One talent of a character or of several together."""
    return packed >> talent * _BITS & _ALL


def look(s: State) -> list[Seen]:
    table = [Seen(s, character) for character in s.characters]
    if s.conflict is not None:
        for one in table:
            one.busy = in_play.takes_part(s, one.character.uid)
    return table
