"""What is still to be done, in a document: the agenda, the damage that waits, the cards that lie open.

A position may stand in the middle of anything, but only where a game can come to: each step has the seat and
the numbers it works with, the rest of a turn waits in the order of its phases, and whatever waits or lies
open has a step that deals with it.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda
from noctuary.games.fables.agenda import STEP_NAMES
from noctuary.games.fables.dumping import VIA_NAMES
from noctuary.games.fables.reading import mark
from noctuary.games.fables.relic import LookingEffect
from noctuary.games.fables.rules.setup import steps_of_set_up
from noctuary.games.fables.rules.turn import steps_of_end, steps_of_start
from noctuary.games.fables.state import NOBODY, Packet, State, Step
from noctuary.kernel.fields import Fields
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import letter, seat_or_none
from noctuary.kernel.step_fields import NOBODYS, SOMEBODYS, Shape, check_shape, course_of

MOST_DAMAGE: Final = 9999
_MOST_CARDS: Final = 999
_STEPS: Final = {name: number for number, name in STEP_NAMES.items()}
VIAS: Final = {name: number for number, name in VIA_NAMES.items()}
_COUNT: Final = (0, _MOST_CARDS)
_ANY: Final = (-_MOST_CARDS, _MOST_CARDS)  # what the card itself looks at: `Sheet.tail_fits`


_SHAPES: Final = {
    agenda.CLOSE: NOBODYS,
    agenda.DRAW: Shape(True, a=_COUNT),
    agenda.BEGIN_TURN: NOBODYS,
    agenda.REFRESH: NOBODYS,
    agenda.END_POWER: SOMEBODYS,
    agenda.END_HAND: SOMEBODYS,
    agenda.END_PLAY: SOMEBODYS,
    agenda.END_DRAW: SOMEBODYS,
    agenda.END_RELICS: NOBODYS,
    agenda.NEXT_TURN: NOBODYS,
    agenda.DEAL: NOBODYS,
    agenda.PLACE: Shape(True, a=(NOTHING, 1)),
    agenda.SET_UP: SOMEBODYS,
    agenda.MULLIGAN: SOMEBODYS,
    agenda.START_EFFECTS: SOMEBODYS,
    agenda.TRIGGERS: NOBODYS,
    agenda.SETTLE: NOBODYS,
    agenda.RESPOND: NOBODYS,
    agenda.TAIL: Shape(True, a=_ANY, b=_ANY, c=_ANY),
    agenda.RELIC_TAIL: Shape(True, a=_COUNT, b=_ANY),
    agenda.DISCARD: Shape(True, a=_COUNT),
    agenda.BEFORE_END_DRAW: SOMEBODYS,
    agenda.AFTER_END_DRAW: SOMEBODYS,
    agenda.END_EFFECTS: SOMEBODYS,
    agenda.UNLOCKED: Shape(True, a=_ANY),
    agenda.PASSED: Shape(True, a=(0, 3)),
    agenda.MOVED: Shape(True, a=_ANY),
}
_COURSE: Final = (
    agenda.BEGIN_TURN,
    agenda.MULLIGAN,
    agenda.DEAL,
    agenda.SET_UP,
    agenda.REFRESH,
    agenda.START_EFFECTS,
    agenda.NEXT_TURN,
    agenda.END_RELICS,
    agenda.END_EFFECTS,
    agenda.AFTER_END_DRAW,
    agenda.END_DRAW,
    agenda.BEFORE_END_DRAW,
    agenda.END_PLAY,
    agenda.END_HAND,
    agenda.END_POWER,
)
_SETTLING: Final = (agenda.CLOSE, agenda.SETTLE)


# -- reading ----------------------------------------------------------------------------------------


def read_step(s: State, fields: Fields) -> Step:
    name = fields.choice("step", "", list(_STEPS))
    made = Step(
        _STEPS[name],
        seat_or_none(fields, "seat", len(s.boards)),
        mark(s, fields, "a", fields.value("a", NOTHING)),
        fields.number("b", NOTHING, *_ANY),
        fields.number("c", NOTHING, *_ANY),
    )
    check_shape(fields, name, made, _SHAPES[made.kind])
    fields.finish()
    return made


def read_packet(s: State, fields: Fields) -> Packet:
    seats = len(s.boards)
    made = Packet(
        fields.seat("source", Seat(0), seats),
        fields.seat("target", Seat(1), seats),
        fields.number("amount", 0, 0, MOST_DAMAGE),
        VIAS[fields.choice("via", "attack", list(VIAS))],
    )
    fields.finish()
    return made


def waits_for(s: State, seat: Seat, kind: int) -> bool:
    """Whether such a step of hers is still to come."""
    return any(step.kind == kind and step.seat == seat for step in s.agenda)


# -- checking ---------------------------------------------------------------------------------------


def check_pending(s: State, fields: Fields) -> None:
    """Everything on the agenda can be carried out, and everything that waits has its step there."""
    if s.winner != NOBODY:
        return  # a game that is over stops in the middle of things
    tables = fields.tables("agenda")
    for step, table in zip(s.agenda, tables, strict=True):
        problem = _misfit(s, step)
        if problem:
            table.refuse("step-value", problem, step=STEP_NAMES[step.kind])
    _check_course(s, tables, fields)
    if s.packets and not any(step.kind in _SETTLING for step in s.agenda):
        fields.fail("nobody-settles", "packets", rule="FAB-TIMING-06")
    looked_at = [_looks_at(s, step) for step in s.agenda]
    for board in s.boards:
        if board.shown and board.seat not in looked_at:
            fields.fail("lies-open", f"seats.{letter(board.seat)}.shown", rule="FAB-CARD-03")


def _misfit(s: State, step: Step) -> str:
    """The number of this step that fits nothing on the table, if one does not."""
    if step.kind == agenda.TAIL and not s.boards[step.seat].sheet.tail_fits(s, step):
        return "a"
    if step.kind == agenda.RELIC_TAIL and not _relic_fits(s, step):
        return "a"
    if step.kind == agenda.UNLOCKED and not _is_her_twist(s, step):
        return "a"
    if step.kind == agenda.PASSED and not _may_have_passed(s, step):
        return "a"
    if step.kind == agenda.PLACE and not _may_be_placed(s, step):
        return "a"
    return ""


def _is_her_twist(s: State, step: Step) -> bool:
    return step.a in s.boards[step.seat].twists and s.pool.is_twist[step.a]


def _may_have_passed(s: State, step: Step) -> bool:
    return step.a < len(s.boards) and s.boards[step.a].team != s.boards[step.seat].team


def _may_be_placed(s: State, step: Step) -> bool:
    """In the set-up of 2v2 (FAB-2V2-04), or when one of each team is left and they meet (FAB-2V2-13)."""
    last_two = sum(not board.out for board in s.boards) == 2
    before_all_are_placed = step.a == NOTHING and s.turn_number == 0
    return s.settings.teams and (step.a != NOTHING if last_two else before_all_are_placed)


def _looking(s: State, relic: int) -> LookingEffect | None:
    if relic >= len(s.pool.relics) or s.pool.relics[relic].deck != s.settings.relics:
        return None
    effects = s.pool.relics[relic].card.effects
    return next((effect for effect in effects if isinstance(effect, LookingEffect)), None)


def _relic_fits(s: State, step: Step) -> bool:
    looked_at = _looks_at(s, step)
    return looked_at != NOBODY and bool(s.boards[looked_at].shown)


def _looks_at(s: State, step: Step) -> Seat:
    """Whose cards, lying open, this step puts away again."""
    if step.kind == agenda.TAIL:
        return s.boards[step.seat].sheet.looks_at(s, step)
    looking = _looking(s, step.a) if step.kind == agenda.RELIC_TAIL else None
    return NOBODY if looking is None else looking.looks_at(s, step)


def _check_course(s: State, tables: list[Fields], fields: Fields) -> None:
    """Beneath all else lies the rest of the set-up, of the start or of the end of a turn, unbroken."""
    courses = [steps_of_set_up(s)] if s.turn_number == 0 else [steps_of_start(s), steps_of_end(s)]
    course = course_of(s.agenda, _COURSE, courses)
    if course.wrong == NOTHING:
        if s.turn_number or course.length:
            return
        fields.refuse("out-of-range", "turn_number", least=1, most=_MOST_CARDS, rule="FAB-SETUP-13")
    names = " / ".join(", ".join(STEP_NAMES[step.kind] for step in course) for course in courses)
    step = STEP_NAMES[s.agenda[course.wrong].kind]
    tables[course.wrong].fail("step-order", "step", step=step, allowed=names, rule="FAB-TURN-02")
