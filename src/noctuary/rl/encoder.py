"""From the types of a view to columns: every game's view is written down the same way, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from noctuary.kernel.view import View
from noctuary.rl.columns import (
    Bag,
    Column,
    Flag,
    Maybe,
    Number,
    NumberBy,
    Numbers,
    OneOf,
    Piece,
    RoundTheTable,
    Rows,
    RowsBy,
    SeatColumn,
    SeatSet,
    Signed,
)
from noctuary.rl.task import Task

SEATS: Final = "seats"  # the field of every view that has a structure for each seat
_OF_EVERY_VIEW: Final = frozenset({"View.active", "View.winners", "View.waiting_for"})
# Who looks is always seat +0, and the open question is written down from the decision.
_SAID_OTHERWISE: Final = frozenset({"View.game", "View.seat", "View.prompt"})
_FEW_ROWS: Final = 8
_FEW_NUMBERS: Final = 4
_BUCKETS: Final = 16  # of a bag of words inside a row
_ABSENT: Final = (type(None), msgspec.UnsetType)


class Encoder:
    """Makes the columns of a game's view, once for an environment."""

    def __init__(self, task: Task, seats: int, cards: Sequence[str]) -> None:
        self._task = task
        self._seats = seats
        self._cards = cards

    def columns(self, view: type[View]) -> Piece:
        """A whole view. Deeper than the seats, bags of words are told in a few shared columns."""
        return self._structure(view, 0, mine=True)

    def _structure(self, kind: type[msgspec.Struct], depth: int, *, mine: bool) -> Piece:
        fields: dict[str, Column] = {}
        for name, hint in get_type_hints(kind).items():
            if name.startswith("__"):
                continue
            key = _key(kind, name)
            if key in self._task.left_out or key in _SAID_OTHERWISE or (key in self._task.own and not mine):
                continue
            fields[name] = self._column(hint, key, depth, name)
        return Piece(fields, msgspec.UNSET)

    def _column(self, hint: Any, key: str, depth: int, name: str) -> Column:
        kinds = [one for one in (get_args(hint) if _is_union(hint) else (hint,)) if one not in _ABSENT]
        optional = _is_union(hint) and len(kinds) < len(get_args(hint))
        column = self._there(kinds[0], key, depth, name) if len(kinds) == 1 else Signed()
        # Nobody and no word leave their columns at 0, and an empty bag is as good as none.
        if optional and isinstance(column, Number | Piece):
            return Maybe(column)
        return column

    def _there(self, hint: Any, key: str, depth: int, name: str) -> Column:
        is_seat = key in self._task.seats or key in _OF_EVERY_VIEW
        words = self._task.words.get(key)
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Literal:
            return OneOf([str(word) for word in inside])
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._structure(hint, depth + 1, mine=True)
        if hint is bool:
            return Flag()
        if hint in (int, float):
            return SeatColumn(self._seats) if is_seat else Number()
        if origin is list:
            return self._list(inside[0], key, depth, name)
        if origin is dict:
            return self._by_word(inside, key, depth)
        return OneOf(words) if words is not None else Signed()

    def _list(self, hint: Any, key: str, depth: int, name: str) -> Column:
        hint = _without_none(hint)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if depth == 0 and name == SEATS:
                mine, others = (self._structure(hint, 1, mine=whose) for whose in (True, False))
                return RoundTheTable(mine, others, self._seats)
            return Rows(self._structure(hint, depth + 2, mine=True), self._rows(key, _FEW_ROWS))
        if hint in (int, float):
            is_seat = key in self._task.seats or key in _OF_EVERY_VIEW
            return SeatSet(self._seats) if is_seat else Numbers(self._rows(key, _FEW_NUMBERS))
        return self._bag(Bag, hint, key, depth)

    def _by_word(self, inside: tuple[Any, ...], key: str, depth: int) -> Column:
        """A mapping from words to numbers, or to lists of structures."""
        word, value = inside
        if get_origin(value) is list:
            structure = self._structure(get_args(value)[0], depth + 2, mine=True)
            return RowsBy(structure, self._rows(key, _FEW_ROWS))
        return self._bag(NumberBy, word, key, depth)

    def _rows(self, key: str, few: int) -> int:
        by_seat = self._seats * self._task.rows_by_seat.get(key, 0)
        return self._task.rows.get(key, 0 if by_seat else few) + by_seat

    def _bag(self, kind: type[Bag], hint: Any, key: str, depth: int) -> Column:
        words = self._task.words.get(key)
        if get_origin(hint) is Literal:
            words = tuple(str(word) for word in get_args(hint))
        if words is not None:
            return kind(words, others=1)
        return kind(self._cards) if depth <= 1 else kind((), others=_BUCKETS)


def _key(kind: type[msgspec.Struct], name: str) -> str:
    """`Fable.hand`; a field that every view has is `View.turn`."""
    of_every_view = issubclass(kind, View) and name in View.__struct_fields__
    return f"{View.__name__ if of_every_view else kind.__name__}.{name}"


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def _without_none(hint: Any) -> Any:
    kinds = [one for one in get_args(hint) if one not in _ABSENT] if _is_union(hint) else [hint]
    return kinds[0] if len(kinds) == 1 else str
