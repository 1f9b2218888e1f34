"""The steps that can stand on a state's agenda.

An action opens a unit by putting CLOSE on the agenda; whatever its text leaves for later goes on top. When
CLOSE comes up, own triggers, pending damage and responses follow, in that order (FAB-TIMING-06). Steps from
FIRST_ASKING on may put a question; the others never do.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.state import NOBODY, State, Step
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# Steps that ask nobody.
CLOSE: Final = 0  # the text of a unit is done: triggers, packets, responses
DRAW: Final = 1  # seat draws a cards
BEGIN_TURN: Final = 2
REFRESH: Final = 3
END_POWER: Final = 4
END_HAND: Final = 5
END_PLAY: Final = 6
END_DRAW: Final = 7
END_RELICS: Final = 8
NEXT_TURN: Final = 9
DEAL: Final = 10

FIRST_ASKING: Final = 20
PLACE: Final = 20  # 2v2: choose a starting square
SET_UP: Final = 21
MULLIGAN: Final = 22
START_EFFECTS: Final = 23
TRIGGERS: Final = 24
SETTLE: Final = 25
RESPOND: Final = 26
TAIL: Final = 27  # the rest of a card's text: `Sheet.tail`; a = kind of the card
RELIC_TAIL: Final = 28
DISCARD: Final = 29  # seat discards a cards of her choice from hand
BEFORE_END_DRAW: Final = 30
AFTER_END_DRAW: Final = 31
END_EFFECTS: Final = 32
UNLOCKED: Final = 33  # a = Twist just unlocked
PASSED: Final = 34  # a Move action crossed: seat's sheet speaks, a = the other Fable
MOVED: Final = 35  # seat's own Move action is done, a = Movement value

# What positions call them.
STEP_NAMES: Final[dict[int, str]] = {
    CLOSE: "close",
    DRAW: "draw",
    BEGIN_TURN: "begin-turn",
    REFRESH: "refresh",
    END_POWER: "end-power",
    END_HAND: "end-hand",
    END_PLAY: "end-play",
    END_DRAW: "end-draw",
    END_RELICS: "end-relics",
    NEXT_TURN: "next-turn",
    DEAL: "deal",
    PLACE: "place",
    SET_UP: "set-up",
    MULLIGAN: "mulligan",
    START_EFFECTS: "start-effects",
    TRIGGERS: "triggers",
    SETTLE: "settle",
    RESPOND: "respond",
    TAIL: "tail",
    RELIC_TAIL: "relic-tail",
    DISCARD: "discard",
    BEFORE_END_DRAW: "before-end-draw",
    AFTER_END_DRAW: "after-end-draw",
    END_EFFECTS: "end-effects",
    UNLOCKED: "unlocked",
    PASSED: "passed",
    MOVED: "moved",
}

_CLOSE_STEP: Final = Step(CLOSE)


def open_unit(s: State) -> None:
    """Begin an action or another unit (FAB-RUL-50)."""
    s.turn.triggered = ()
    s.agenda.append(_CLOSE_STEP)


def later(s: State, seat: Seat, card: int, a: int = NOTHING, b: int = NOTHING) -> None:
    """Leave the rest of a card's text for a step of its own, because something hidden now shows itself."""
    s.agenda.append(Step(TAIL, seat, card, a, b))


def push(
    s: State, kind: int, seat: Seat = NOBODY, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING
) -> None:
    s.agenda.append(Step(kind, seat, a, b, c))
