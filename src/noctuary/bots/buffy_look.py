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
_PER_TALENT: Final = 0.8
_FIGHTING: Final = 0.3  # Butt-Kicking decides most fights
_ATTACHED: Final = 0.4


class Seen:
    """A character in play: printed talents with attachments, and what all that is worth."""

    __slots__ = ("busy", "character", "fatigued", "main", "owner", "side", "space", "talents", "worth")

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
        self.talents: list[int] = printed
        self.main: bool = in_play.is_main(s, character)
        worth = _CHARACTER + _ATTACHED * len(character.attached) + _FIGHTING * printed[BUTT_KICKING]
        for value in printed:
            worth += _PER_TALENT * value
        self.worth: float = worth + (_MAIN if self.main else 0.0)


def look(s: State) -> list[Seen]:
    table = [Seen(s, character) for character in s.characters]
    if s.conflict is not None:
        for one in table:
            one.busy = in_play.takes_part(s, one.character.uid)
    return table
