"""A step: something still to be done, on the agenda of a state, last in, first out.

A game numbers its steps (`agenda.py`), those that ask nobody before those that may ask, and says what the
numbers of each one mean. What positions call them stands there too, as `STEP_NAMES`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

_NOBODY: Final = Seat(-1)


@mypyc_attr(free_list_len=1, acyclic=True)
class Step:
    """Never changed: a state and its copies share them."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(
        self, kind: int, seat: Seat = _NOBODY, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
