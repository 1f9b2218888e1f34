"""Steps as a position names them: what each may say, and whether their order is one that a game comes to."""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from noctuary.kernel.fields import Fields
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.steps import Step

Range = tuple[int, int]  # the least and the most of a number
NO_NUMBER: Final[Range] = (NOTHING, NOTHING)


class Shape(NamedTuple):
    """Whether a step is somebody's, and what its numbers may be."""

    seat: bool = False
    a: Range = NO_NUMBER
    b: Range = NO_NUMBER
    c: Range = NO_NUMBER


NOBODYS: Final = Shape()
SOMEBODYS: Final = Shape(seat=True)


def check_shape(fields: Fields, name: str, step: Step, shape: Shape) -> Step:
    """The step as it was read, refused with its first field that a step of this name cannot have."""
    if shape.seat != (step.seat >= 0):
        fields.refuse("step-value", "seat", step=name)
    numbers = (("a", step.a, shape.a), ("b", step.b, shape.b), ("c", step.c, shape.c))
    for field, number, (least, most) in numbers:
        if not least <= number <= most:
            fields.refuse("step-value", field, step=name)
    return step


class Course(NamedTuple):
    """How far the course of the turn lies at the bottom of an agenda, and which step is out of place."""

    length: int
    wrong: int  # its place; NOTHING if all is well


def course_of(agenda: Sequence[Step], kinds: Container[int], courses: Sequence[Sequence[Step]]) -> Course:
    """Beneath all else lies the rest of the set-up or of the turn, unbroken: one of `courses` from its start.

    `kinds` are the steps that belong to it; none of them lies anywhere else.
    """
    length = 0
    while length < len(agenda) and agenda[length].kind in kinds:
        length += 1
    for place in range(length, len(agenda)):
        if agenda[place].kind in kinds:
            return Course(length, place)
    lying = _kinds_and_seats(agenda[:length])
    if any(lying == _kinds_and_seats(course[:length]) for course in courses):
        return Course(length, NOTHING)
    return Course(length, max(length - 1, 0))


def _kinds_and_seats(steps: Sequence[Step]) -> list[tuple[int, Seat]]:
    return [(step.kind, step.seat) for step in steps]
