"""What is still to be done, in a document: the agenda, the damage that waits, the cards that lie open.

A position may stand in the middle of anything, but only where a game can come to: each step has the seat and
the numbers it works with, the rest of a turn waits in the order of its phases, and whatever waits or lies
open has a step that deals with it.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.games.fables import agenda
from noctuary.games.fables.dumping import STEP_NAMES, VIA_NAMES, letter
from noctuary.games.fables.reading import mark, seat_or_none
from noctuary.games.fables.relic import LookingEffect
from noctuary.games.fables.rules.setup import steps_of_set_up
from noctuary.games.fables.rules.turn import steps_of_end, steps_of_start
from noctuary.games.fables.state import NOBODY, Packet, State, Step
from noctuary.kernel.fields import Fields
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

MOST_DAMAGE: Final = 9999
_MOST_CARDS: Final = 999
_STEPS: Final = {name: number for number, name in STEP_NAMES.items()}
VIAS: Final = {name: number for number, name in VIA_NAMES.items()}
_NONE: Final = (NOTHING, NOTHING)
_COUNT: Final = (0, _MOST_CARDS)
_ANY: Final = (-_MOST_CARDS, _MOST_CARDS)  # what the card itself looks at: `Sheet.tail_fits`


class _Shape(NamedTuple):
    """Whether a step is somebody's, and what its numbers may be."""

    seat: bool = False
    a: tuple[int, int] = _NONE
    b: tuple[int, int] = _NONE
    c: tuple[int, int] = _NONE


_NOBODYS: Final = _Shape()
_SOMEBODYS: Final = _Shape(seat=True)
_SHAPES: Final = {
    agenda.CLOSE: _NOBODYS,
    agenda.DRAW: _Shape(True, a=_COUNT),
    agenda.BEGIN_TURN: _NOBODYS,
    agenda.REFRESH: _NOBODYS,
    agenda.END_POWER: _SOMEBODYS,
    agenda.END_HAND: _SOMEBODYS,
    agenda.END_PLAY: _SOMEBODYS,
    agenda.END_DRAW: _SOMEBODYS,
    agenda.END_RELICS: _NOBODYS,
    agenda.NEXT_TURN: _NOBODYS,
    agenda.DEAL: _NOBODYS,
    agenda.PLACE: _Shape(True, a=(NOTHING, 1)),
    agenda.SET_UP: _SOMEBODYS,
    agenda.MULLIGAN: _SOMEBODYS,
    agenda.START_EFFECTS: _SOMEBODYS,
    agenda.TRIGGERS: _NOBODYS,
    agenda.SETTLE: _NOBODYS,
    agenda.RESPOND: _NOBODYS,
    agenda.TAIL: _Shape(True, a=_ANY, b=_ANY, c=_ANY),
    agenda.RELIC_TAIL: _Shape(True, a=_COUNT, b=_ANY),
    agenda.DISCARD: _Shape(True, a=_COUNT),
    agenda.BEFORE_END_DRAW: _SOMEBODYS,
    agenda.AFTER_END_DRAW: _SOMEBODYS,
    agenda.END_EFFECTS: _SOMEBODYS,
    agenda.UNLOCKED: _Shape(True, a=_ANY),
    agenda.PASSED: _Shape(True, a=(0, 3)),
    agenda.MOVED: _Shape(True, a=_ANY),
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
    shape = _SHAPES[_STEPS[name]]
    seat = seat_or_none(s, fields, "seat")
    if shape.seat != (seat != NOBODY):
        fields.refuse("step-value", "seat", step=name)
    numbers = (
        _number(fields, "a", mark(s, fields, "a", fields.value("a", NOTHING)), shape.a, name),
        _number(fields, "b", fields.number("b", NOTHING, *_ANY), shape.b, name),
        _number(fields, "c", fields.number("c", NOTHING, *_ANY), shape.c, name),
    )
    fields.finish()
    return Step(_STEPS[name], seat, *numbers)


def _number(fields: Fields, name: str, given: int, allowed: tuple[int, int], step: str) -> int:
    if not allowed[0] <= given <= allowed[1]:
        fields.refuse("step-value", name, step=step)
    return given


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
    place = 0
    while place < len(s.agenda) and s.agenda[place].kind in _COURSE:
        place += 1
    stray = next((at for at in range(place, len(s.agenda)) if s.agenda[at].kind in _COURSE), NOTHING)
    courses = [steps_of_set_up(s)] if s.turn_number == 0 else [steps_of_start(s), steps_of_end(s)]
    lying = [(step.kind, step.seat) for step in s.agenda[:place]]
    if stray == NOTHING and any(lying == _begin(course, place) for course in courses):
        if s.turn_number or lying:
            return
        fields.refuse("out-of-range", "turn_number", least=1, most=_MOST_CARDS, rule="FAB-SETUP-13")
    wrong = stray if stray != NOTHING else max(place - 1, 0)
    names = " / ".join(", ".join(STEP_NAMES[step.kind] for step in course) for course in courses)
    step = STEP_NAMES[s.agenda[wrong].kind]
    tables[wrong].fail("step-order", "step", step=step, allowed=names, rule="FAB-TURN-02")


def _begin(course: list[Step], length: int) -> list[tuple[int, Seat]]:
    return [(step.kind, step.seat) for step in course[:length]]
