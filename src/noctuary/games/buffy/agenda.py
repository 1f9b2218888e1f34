"""The steps that can stand on a state's agenda, last in, first out.

Each chapter owns a range of numbers: `rules/steps.py` hands a step to the module that owns its number.
Below FIRST_ASKING nobody is ever asked (`run_step(s, step)`); from there on a step may ask
(`start_step(s, step) -> Play | None`: None when it has done its work, otherwise a generator that has not
begun). Add your own steps in your own range.

    board (setup, turn, drawing)   0-19   plain    100-119  asking
    rules.resources                                120-139
    rules.conflict                 40-59           140-159
    abilities                      60-79           160-199
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.state import NOBODY, State, Step
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# Board: steps that ask nobody.
BEGIN_STEP: Final = 0  # a = step of the turn
CLOSE_STEP: Final = 1  # all have passed and what that triggers is done
NEXT_TURN: Final = 2
REFILL: Final = 3  # seat draws up to a full hand (BUF-DRAW-01)
OPEN_DRAW_WATCH: Final = 4  # a watch in the Draw Step, if a card asks for one (BUF-RUL-08)
LAST_OF_TURN: Final = 4  # up to here (and KEEP): the course of the turn, which waits while a conflict runs
LOCATIONS_LAID: Final = 5  # set-up is over: unplayed locations to the Crypt, first turn
DRAW: Final = 6  # seat draws a cards

CONFLICT_PLAIN: Final = 40
STAGE: Final = 40  # a stage of the running conflict begins, a = which
SUB_STAGE_OVER: Final = 41  # … and all that followed from it: the next watch of the conflict

ABILITIES_PLAIN: Final = 60
AFTER_PLAY: Final = 60  # seat's action or event a has done what it does: to the discard pile or the Crypt
SHOW_HAND: Final = 61  # seat looks at the hand of seat a
SHOW_DECK: Final = 62  # seat looks at the top b cards of the Resource Deck of seat a
SHOW_CHALLENGES: Final = 63  # … of the Challenge Deck

FIRST_ASKING: Final = 100

# Board: steps that may ask.
START_MAIN: Final = 100  # set-up: seat places its Main Character
DAYLIGHT: Final = 101  # set-up: seat chooses day or night
LAY: Final = 102  # set-up: seat may lay a location, a = passes in a row so far
KEEP: Final = 103  # Draw Step: seat keeps or discards
DISCARD: Final = 104  # seat discards a cards of its choice from hand

RESOURCES_ASKING: Final = 120
SURPLUS: Final = 120  # seat gives up b items of character a, whose limit fell (BUF-RUL-38)

CONFLICT_ASKING: Final = 140
# An effect has announced a fight: a attacks b (NOTHING: seat chooses); c = what it waives and, above that,
# the text that says whom (`rules.fight`).
START_FIGHT: Final = 140

ABILITIES_ASKING: Final = 160
EFFECT: Final = 160  # one effect of an ability: `context.pack`
TRIGGER: Final = 161  # a reaction that has come due: `context.pack`
GIVE_UP: Final = 162  # seat gives up a cards of type b from hand: discarded, or (c = 1) into the Crypt
PICK: Final = 163  # seat chooses b cards of type c among the shown ones of seat a, to be discarded
LOOKED: Final = 164  # seat has seen the shown cards of seat a; b = the zone they go back to
REORDER: Final = 165  # seat puts the shown challenges of seat a back in any order

# What positions call them.
STEP_NAMES: Final[dict[int, str]] = {
    BEGIN_STEP: "begin-step",
    CLOSE_STEP: "close-step",
    NEXT_TURN: "next-turn",
    REFILL: "refill",
    OPEN_DRAW_WATCH: "open-draw-watch",
    LOCATIONS_LAID: "locations-laid",
    DRAW: "draw",
    STAGE: "stage",
    SUB_STAGE_OVER: "sub-stage-over",
    AFTER_PLAY: "after-play",
    SHOW_HAND: "show-hand",
    SHOW_DECK: "show-deck",
    SHOW_CHALLENGES: "show-challenges",
    START_MAIN: "start-main",
    DAYLIGHT: "daylight",
    LAY: "lay",
    KEEP: "keep",
    DISCARD: "discard",
    SURPLUS: "surplus",
    START_FIGHT: "start-fight",
    EFFECT: "effect",
    TRIGGER: "trigger",
    GIVE_UP: "give-up",
    PICK: "pick",
    LOOKED: "looked",
    REORDER: "reorder",
}


def push(
    s: State, kind: int, seat: Seat = NOBODY, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING
) -> None:
    s.agenda.append(Step(kind, seat, a, b, c))
