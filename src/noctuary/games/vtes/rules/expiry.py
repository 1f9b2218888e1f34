"""Effects that outlast their card, and when they end."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.state import Lasting, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

END_OF_ROUND: Final = 0
END_OF_COMBAT: Final = 1
END_OF_ACTION: Final = 2
END_OF_TURN: Final = 3
NEXT_UNLOCK: Final = 4  # of whoever controls the card it is about
AFTER_COMBAT: Final = 5  # what is to follow a combat: lost if it goes on or another begins (VTES-COMBAT-12)
END_OF_GAME: Final = 6
WHILE_IN_PLAY: Final = 7  # for as long as the card in play that is its source is


def last(s: State, what: int, about: int, amount: int, until: int, kind: int, source: int = NOTHING) -> None:
    """An effect on a number or a permission (`numbers.py`) that holds for a while."""
    s.lasting.append(Lasting(what, about, amount, until, kind, source))


def forget(s: State, what: int, about: int) -> None:
    """It no longer holds of that card."""
    if s.lasting:
        s.lasting = [effect for effect in s.lasting if (effect.what, effect.about) != (what, about)]


def expire(s: State, until: int) -> None:
    """That moment is over: what lasted until then ends."""
    if s.lasting:
        s.lasting = [effect for effect in s.lasting if effect.until != until]


def expire_unlock(s: State, seat: Seat) -> None:
    """Her unlock phase: what lasted until then on her cards ends."""
    hers = {card.uid for card in s.cards if card.controller == seat}
    s.lasting = [effect for effect in s.lasting if effect.until != NEXT_UNLOCK or effect.about not in hers]
