"""What is still to be done in a position of Buffy: the agenda, and the cards that somebody looks at.

A position may stand in the middle of anything, but only where a game can come to: each step has the seat and
the numbers it works with, the rest of the set-up or of a step of the turn waits in its order, and whatever
lies open has a step that puts it away.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, board
from noctuary.games.buffy.agenda import STEP_NAMES
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE_CHOOSE,
    CHALLENGE_DISCARD,
    DRAW,
    END,
    EPISODE_TWO,
    EVENT,
    FIGHT_CHOOSE,
    PROLOGUE,
)
from noctuary.games.buffy.positions.fields import MOST_UID
from noctuary.games.buffy.rules import fight, playing
from noctuary.games.buffy.rules.drawing import steps_of_draw
from noctuary.games.buffy.rules.setup import steps_of_set_up
from noctuary.games.buffy.state import FROM_CHALLENGES, FROM_DECK, FROM_HAND, NOBODY, State, Step
from noctuary.games.buffy.vocabulary import ZONE_DECK, ZONE_HAND
from noctuary.kernel.fields import Fields
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import letter, seat_or_none
from noctuary.kernel.step_fields import NOBODYS, SOMEBODYS, Shape, check_shape, course_of

_PACKED: Final = 1 << 62  # numbers that hold several others
_STEPS: Final = {name: number for number, name in STEP_NAMES.items()}
_COUNT: Final = (0, 999)
_SEAT: Final = (0, board.MOST_PLAYERS - 1)
_UID: Final = (1, MOST_UID)
_UID_OR_NONE: Final = (NOTHING, MOST_UID)
_KIND: Final = (0, 1 << 14)
_TYPE: Final = (NOTHING, EPISODE_TWO)
_ANY: Final = (-1, _PACKED)


_SHAPES: Final = {
    agenda.BEGIN_STEP: Shape(a=(PROLOGUE, PROLOGUE)),
    agenda.CLOSE_STEP: NOBODYS,
    agenda.NEXT_TURN: NOBODYS,
    agenda.REFILL: SOMEBODYS,
    agenda.OPEN_DRAW_WATCH: NOBODYS,
    agenda.LOCATIONS_LAID: NOBODYS,
    agenda.DRAW: Shape(True, a=_COUNT),
    agenda.STAGE: Shape(a=(FIGHT_CHOOSE, CHALLENGE_DISCARD)),
    agenda.SUB_STAGE_OVER: NOBODYS,
    agenda.AFTER_PLAY: Shape(True, a=_KIND),
    agenda.SHOW_HAND: Shape(True, a=_SEAT),
    agenda.SHOW_DECK: Shape(True, a=_SEAT, b=_COUNT),
    agenda.SHOW_CHALLENGES: Shape(True, a=_SEAT, b=_COUNT),
    agenda.START_MAIN: SOMEBODYS,
    agenda.DAYLIGHT: SOMEBODYS,
    agenda.LAY: Shape(True, a=_SEAT),
    agenda.KEEP: SOMEBODYS,
    agenda.DISCARD: Shape(True, a=_COUNT),
    agenda.SURPLUS: Shape(True, a=_UID, b=_COUNT),
    agenda.START_FIGHT: Shape(True, a=_UID, b=_UID_OR_NONE, c=(0, _PACKED)),
    agenda.EFFECT: Shape(True, a=(0, _PACKED), b=_UID_OR_NONE, c=(0, _PACKED)),
    agenda.TRIGGER: Shape(True, a=(0, _PACKED), b=_UID_OR_NONE, c=(0, _PACKED)),
    agenda.GIVE_UP: Shape(True, a=_COUNT, b=_TYPE, c=(0, 1)),
    agenda.PICK: Shape(True, a=_SEAT, b=_COUNT, c=_TYPE),
    agenda.LOOKED: Shape(True, a=_SEAT, b=(ZONE_HAND, ZONE_DECK)),
    agenda.REORDER: Shape(True, a=_SEAT),
}
_COURSE: Final = (
    agenda.BEGIN_STEP,
    agenda.CLOSE_STEP,
    agenda.NEXT_TURN,
    agenda.REFILL,
    agenda.KEEP,
    agenda.OPEN_DRAW_WATCH,
    agenda.LOCATIONS_LAID,
    agenda.LAY,
    agenda.DAYLIGHT,
    agenda.START_MAIN,
)
_SHOWING: Final = (agenda.SHOW_HAND, agenda.SHOW_DECK, agenda.SHOW_CHALLENGES)
_PUTTING_AWAY: Final = (agenda.PICK, agenda.LOOKED, agenda.REORDER)


# -- reading ----------------------------------------------------------------------------------------


def read_step(s: State, fields: Fields) -> Step:
    name = fields.choice("step", "", list(_STEPS))
    made = Step(
        _STEPS[name],
        seat_or_none(fields, "seat", len(s.sides)),
        fields.number("a", NOTHING, *_ANY),
        fields.number("b", NOTHING, *_ANY),
        fields.number("c", NOTHING, *_ANY),
    )
    check_shape(fields, name, made, _SHAPES[made.kind])
    fields.finish()
    problem = _misfit(s, made)
    if problem:
        fields.refuse("step-value", problem, step=name)
    return made


def _misfit(s: State, step: Step) -> str:
    """The number of this step that fits nothing on the table, if one does not."""
    kind = step.kind
    if kind in _SHOWING or kind in _PUTTING_AWAY:
        return "a" if step.a >= len(s.sides) else ""
    if kind == agenda.STAGE:
        running = s.conflict
        same = running is not None and (running.timing < CHALLENGE_CHOOSE) == (step.a < CHALLENGE_CHOOSE)
        return "" if same and running is not None and step.a >= running.timing else "a"
    if kind == agenda.SUB_STAGE_OVER:
        return "step" if s.conflict is None else ""
    if kind == agenda.AFTER_PLAY:
        played = step.a < len(s.pool.cards) and s.pool.type[step.a] in (ACTION, EVENT)
        return "" if played else "a"
    if kind in (agenda.EFFECT, agenda.TRIGGER):
        return "" if playing.step_fits(s, step) else "a"
    if kind == agenda.START_FIGHT:
        return "" if fight.step_fits(s, step) else "c"
    return ""


# -- checking ---------------------------------------------------------------------------------------


def check_pending(s: State, fields: Fields) -> None:
    """The steps lie in an order that a game comes to, and whatever lies open is put away."""
    if s.winner != NOBODY:
        return  # a game that is over stops in the middle of things
    tables = fields.tables("agenda")
    _check_course(s, tables, fields)
    for place, step in enumerate(s.agenda):
        if s.sides[step.seat].out and step.seat != NOBODY:
            tables[place].refuse("step-value", "seat", step=STEP_NAMES[step.kind])
        if step.kind in _SHOWING and not _is_put_away(s.agenda[:place], step):
            tables[place].fail("lies-open", "step", rule="BUF-RUL-44")
        if step.kind == agenda.START_MAIN and not _may_start(s, step.seat):
            tables[place].refuse("step-value", "seat", step=STEP_NAMES[step.kind])
    running = s.conflict
    if running is not None and running.passes > 1 and not any(step.kind == agenda.STAGE for step in s.agenda):
        fields.fail("impossible", "conflict.passes", given=str(running.passes), rule="BUF-FCH-05")
    for side in s.sides:
        if side.shown and not any(_puts_away(s, step, side.seat) for step in s.agenda):
            fields.fail("lies-open", f"seats.{letter(side.seat)}.shown", rule="BUF-RUL-44")


def _may_start(s: State, seat: Seat) -> bool:
    """The Main Character comes into play once (BUF-SETUP-08)."""
    in_play = any(character.owner == seat for character in s.characters)
    return not in_play and s.sides[seat].main_card != NOTHING


_CARDS_OF: Final = {
    agenda.SHOW_HAND: (agenda.PICK, agenda.LOOKED),
    agenda.SHOW_DECK: (agenda.LOOKED,),
    agenda.SHOW_CHALLENGES: (agenda.REORDER,),
}


def _is_put_away(below: list[Step], showing: Step) -> bool:
    """Right beneath the step that shows cards waits the one that puts them away."""
    if not below:
        return False
    after = below[-1]
    zone = ZONE_DECK if showing.kind == agenda.SHOW_DECK else ZONE_HAND
    fits = after.kind in _CARDS_OF[showing.kind] and (after.seat, after.a) == (showing.seat, showing.a)
    return fits and (after.kind != agenda.LOOKED or after.b == zone)


def _puts_away(s: State, step: Step, seat: Seat) -> bool:
    side = s.sides[seat]
    if step.kind not in _PUTTING_AWAY or step.a != seat or step.seat != side.shown_to:
        return False
    if step.kind == agenda.REORDER:
        return side.shown_from == FROM_CHALLENGES
    if step.kind == agenda.LOOKED:
        return side.shown_from == (FROM_DECK if step.b == ZONE_DECK else FROM_HAND)
    return side.shown_from == FROM_HAND


def _check_course(s: State, tables: list[Fields], fields: Fields) -> None:
    """Beneath all else lies the rest of the set-up or of the step of the turn, unbroken."""
    courses = _courses(s)
    course = course_of(s.agenda, _COURSE, courses)
    if course.wrong == NOTHING:
        if s.turn_number or course.length > 1:
            return
        fields.refuse("out-of-range", "turn_number", least=1, most=999, rule="BUF-SETUP-08")
    if not tables:
        fields.fail("impossible", "turn_number", given=str(s.turn_number), rule="BUF-SETUP-08")
    names = " / ".join(", ".join(STEP_NAMES[step.kind] for step in course) for course in courses)
    step = STEP_NAMES[s.agenda[course.wrong].kind]
    tables[course.wrong].fail("step-order", "step", step=step, allowed=names, rule="BUF-TURN-01")


def _courses(s: State) -> list[list[Step]]:
    """What may wait at the bottom of the agenda; in set-up whoever lays the next location."""
    if s.turn_number == 0:
        laying = next((step.seat for step in s.agenda if step.kind == agenda.LAY), s.first)
        return [steps_of_set_up(s, laying)]
    courses = [[Step(agenda.CLOSE_STEP)]]
    if s.step in (PROLOGUE, END):
        courses.append([Step(agenda.BEGIN_STEP)])
    if s.step == END:
        courses.append([Step(agenda.NEXT_TURN)])
    if s.step == DRAW:
        courses.append(steps_of_draw(s))
    return courses
