"""The steps that can stand on a state's agenda, last in, first out.

Each chapter owns a range of numbers and carries its steps out in `run_step` (asks nobody) and `start_step`
(may ask: None when the work is done, otherwise a generator that has not begun).

    rules.playing       0-19  plain     100-119  asking
    rules.turn         20-39            120-139
    rules.actions      40-59            140-159
    rules.combat       60-79            160-179
    rules.politics     80-99            180-199
    cards                               200-     (`Effect.later`)
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import Using
from noctuary.games.vtes.state import NOBODY, State, Step
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# Playing cards.
REPLACE: Final = 0  # seat draws the replacement of a card
BEGIN_CARD: Final = 1  # the as-played window is closed: pay and carry out
CARD_DONE: Final = 2  # to the ash heap, or wherever it says
OPEN_WINDOW: Final = 3  # a = window, seat = acting, b = subject
CLOSE_WINDOW: Final = 4  # a = the window that has closed, seat = acting, b = subject: its chapter goes on
ENTERED: Final = 5  # a = uid of a minion that has come to the ready region: cards that wait for it speak
FIRST_OF_TURN: Final = 20
BEGIN_TURN: Final = 20  # of seat
BEGIN_PHASE: Final = 21  # a = phase
END_TURN: Final = 22
PHASE_BEGUN: Final = 23  # a = phase: cards that wait for it speak
BETWEEN: Final = 24  # an action is over: others may use something before the next (VTES-SEQ-21)
FIRST_OF_ACTIONS: Final = 40
BLOCK_COMBAT: Final = 40  # the blocker locks, the two minions fight (VTES-BLOCK-11)
END_ACTION: Final = 41
FIGHT_BLOCKER: Final = 44  # minion a and the blocker b enter combat (VTES-BLOCK-11)
BURN_VICTIM: Final = 43  # seat's vampire a has diablerised b; c = 1 if b was older
AFTER_RESOLUTION: Final = 42  # the window after the action has done what it does (VTES-ACT-22)
FIRST_OF_COMBAT: Final = 60
BEGIN_ROUND: Final = 60
CHOOSE_STRIKE: Final = 61  # the next side that has none yet; then both are declared
RESOLVE_STRIKES: Final = 62  # a = FIRST_STRIKES or NORMAL
STRIKES_DONE: Final = 68  # what the strikes of this moment do is done: their damage
TAKE_DAMAGE: Final = 63  # mend, wound, burn (VTES-DMG)
AFTER_DAMAGE: Final = 64  # who is wounded goes to torpor; then the next strikes
FALL: Final = 65  # vampire a goes to torpor, if nothing has averted it
END_ROUND: Final = 66
END_COMBAT: Final = 67
FIRST_OF_POLITICS: Final = 80
BLOOD_HUNT: Final = 80  # on the diablerist a (VTES-DIAB-02)
POLL: Final = 81  # the terms are chosen: polling begins
AFTER_TALLY: Final = 82  # what the referendum does is done
DECIDE: Final = 83  # the votes are tallied, and what waited for that is done

FIRST_ASKING: Final = 100
EFFECT: Final = 100  # a = which effect of `using`
DISCARD_DOWN: Final = 101  # seat discards down to her hand size (VTES-SETUP-09)
DRAW: Final = 103  # seat draws a card, of the library or from a card of hers; a = 1: to replace one
TRIGGER: Final = 102  # a = uid, b = which trigger, c = about
ASKING_OF_TURN: Final = 120
ARRIVALS: Final = 120  # the influence phase is about to end: who still qualifies (VTES-RUL-02)
ASKING_OF_ACTIONS: Final = 140
RESOLVE: Final = 140  # the action is unblocked: pay, do what it does
DIABLERIE: Final = 142  # seat's vampire a diablerises b
TAKE_ITEMS: Final = 143  # seat's vampire a may take equipment of b, which is being diablerised
LEARN: Final = 144  # … and a Discipline card for vampire a
SERVE: Final = 146  # seat may send the slave a into the combat with the blocker (VTES-SECT-04)
EAT_BLOCKED: Final = 145  # seat's vampire a, who has blocked a leave-torpor action of b, may diablerise it
PRICE: Final = 147  # seat pays the blood a for the attempt of her minion b, or gives it up (VTES-BLOCK-13)
AWARD: Final = 148  # seat may fetch a trophy for vampire a (VTES-SECT-08)
MOVE_TROPHY: Final = 149  # seat may move her trophy b to vampire a
TAKE_BACK: Final = 150  # seat replaces a card, or takes it from her ash heap instead
ASKING_OF_COMBAT: Final = 160
STRIKE_EFFECT: Final = 160  # a = which effect of the strike of `using`
AIM: Final = 161  # seat may aim the strike that a maneuver has bound minion a to at a retainer
SPARE: Final = 162  # of the damage at hand only one point is inflicted on seat's minion a, as she chooses
ASKING_OF_POLITICS: Final = 180
TERMS: Final = 180  # the caller chooses the terms (VTES-POL-03)
LATER: Final = 200  # the rest of an effect of `using`, after something hidden has shown itself; a = which

# What positions call them.
STEP_NAMES: Final[dict[int, str]] = {
    REPLACE: "replace",
    BEGIN_CARD: "begin-card",
    CARD_DONE: "card-done",
    OPEN_WINDOW: "open-window",
    CLOSE_WINDOW: "close-window",
    ENTERED: "entered",
    BEGIN_TURN: "begin-turn",
    BEGIN_PHASE: "begin-phase",
    END_TURN: "end-turn",
    PHASE_BEGUN: "phase-begun",
    BETWEEN: "between",
    BLOCK_COMBAT: "block-combat",
    END_ACTION: "end-action",
    FIGHT_BLOCKER: "fight-blocker",
    BURN_VICTIM: "burn-victim",
    AFTER_RESOLUTION: "after-resolution",
    BEGIN_ROUND: "begin-round",
    CHOOSE_STRIKE: "choose-strike",
    RESOLVE_STRIKES: "resolve-strikes",
    STRIKES_DONE: "strikes-done",
    TAKE_DAMAGE: "take-damage",
    AFTER_DAMAGE: "after-damage",
    FALL: "fall",
    END_ROUND: "end-round",
    END_COMBAT: "end-combat",
    BLOOD_HUNT: "blood-hunt",
    POLL: "poll",
    AFTER_TALLY: "after-tally",
    DECIDE: "decide",
    EFFECT: "effect",
    DISCARD_DOWN: "discard-down",
    DRAW: "draw",
    TRIGGER: "trigger",
    ARRIVALS: "arrivals",
    RESOLVE: "resolve",
    DIABLERIE: "diablerie",
    TAKE_ITEMS: "take-items",
    LEARN: "learn",
    SERVE: "serve",
    EAT_BLOCKED: "eat-blocked",
    PRICE: "price",
    AWARD: "award",
    MOVE_TROPHY: "move-trophy",
    TAKE_BACK: "take-back",
    STRIKE_EFFECT: "strike-effect",
    AIM: "aim",
    SPARE: "spare",
    TERMS: "terms",
    LATER: "later",
}


def push(
    s: State,
    kind: int,
    seat: Seat = NOBODY,
    a: int = NOTHING,
    b: int = NOTHING,
    c: int = NOTHING,
    using: Using | None = None,
) -> None:
    s.agenda.append(Step(kind, seat, a, b, c, using))
