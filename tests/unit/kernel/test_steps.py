"""Steps by name, and the order in which they lie on an agenda."""

from __future__ import annotations

from types import ModuleType

import pytest

from noctuary.games.buffy import agenda as buffy
from noctuary.games.fables import agenda as fables
from noctuary.games.vtes import agenda as vtes
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.step_fields import NOBODYS, SOMEBODYS, Shape, check_shape, course_of
from noctuary.kernel.steps import Step


@pytest.mark.parametrize("agenda", [buffy, fables, vtes])
def test_every_step_has_the_name_of_its_constant_and_no_other(agenda: ModuleType) -> None:
    """Constants that mark where a range begins have the number of its first step."""
    numbers = {
        number
        for name, number in vars(agenda).items()
        if name.isupper() and isinstance(number, int) and number >= 0
    }
    assert set(agenda.STEP_NAMES) == numbers
    for number, name in agenda.STEP_NAMES.items():
        assert getattr(agenda, name.replace("-", "_").upper()) == number
    assert len(set(agenda.STEP_NAMES.values())) == len(agenda.STEP_NAMES)


@pytest.mark.parametrize(
    ("step", "shape", "wrong"),
    [
        (Step(1, Seat(0)), SOMEBODYS, ""),
        (Step(1), NOBODYS, ""),
        (Step(1), SOMEBODYS, "seat"),
        (Step(1, Seat(0)), NOBODYS, "seat"),
        (Step(1, a=3), Shape(a=(0, 3)), ""),
        (Step(1, a=4), Shape(a=(0, 3)), "a"),
        (Step(1, b=0), NOBODYS, "b"),
        (Step(1, a=1, c=9), Shape(a=(0, 3), c=(NOTHING, 8)), "c"),
    ],
)
def test_a_step_says_what_a_step_of_its_name_may_say(step: Step, shape: Shape, wrong: str) -> None:
    given: Document = {"seat": "A", "a": step.a, "b": step.b, "c": step.c}
    fields = Fields(given, "error-position")
    if wrong:
        with pytest.raises(NoctuaryError) as refused:
            check_shape(fields, "draw", step, shape)
        assert refused.value.message == "error-position-step-value"
        assert refused.value.arguments["field"] == wrong
    else:
        assert check_shape(fields, "draw", step, shape) is step


TURN, DRAW, END, OTHER = 1, 2, 3, 9
COURSE = [Step(TURN), Step(DRAW, Seat(0)), Step(END)]


@pytest.mark.parametrize(
    ("lying", "length", "wrong"),
    [
        ([], 0, NOTHING),
        ([Step(TURN)], 1, NOTHING),
        ([Step(TURN), Step(DRAW, Seat(0)), Step(OTHER)], 2, NOTHING),
        ([Step(TURN), Step(DRAW, Seat(1))], 2, 1),  # another's
        ([Step(DRAW, Seat(0))], 1, 0),  # not from the start
        ([Step(TURN), Step(OTHER), Step(END)], 1, 2),  # broken
    ],
)
def test_the_course_of_a_turn_lies_unbroken_beneath_all_else(
    lying: list[Step], length: int, wrong: int
) -> None:
    assert course_of(lying, {TURN, DRAW, END}, [COURSE]) == (length, wrong)
