"""What a seat sees of a match, as types: a game makes its own of these.

Boards, the text table, Python users and the browser's generated types all read the same ones.

A field of a `Piece` that has a default is left out of the JSON while it has that value: what is not to be
seen is not there.
"""

# not compiled: msgspec makes its structs of interpreted classes

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

if TYPE_CHECKING:
    from noctuary.kernel.game import Document


class Piece(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A part of a view. Each field has a remark that says what it is: a page and types are made of it."""


class Question(Piece):
    """The open question, for the seat that is asked."""

    message: str  # the id of its text
    rule: str  # the rule that asks
    source: int  # the card that asks, by its number; -1: none
    amount: int  # a number that its text tells; -1: none
    moves: list[str]  # what may be answered, in notation


class View(msgspec.Struct, kw_only=True):
    """What every game's view has. The match itself fills in what has a default."""

    game: str  # its name
    seat: int | None  # who looks; null: a bystander
    turn: int  # its number; 0: the set-up
    active: int  # the seat whose turn it is
    over: bool = False  # whether the game is over
    winners: list[int] = []  # the seats that have won
    waiting_for: int | None = None  # the seat that is asked
    prompt: Question | msgspec.UnsetType = msgspec.UNSET  # what it is asked; for that seat only


def document(view: View) -> Document:
    """A view as JSON-ready data."""
    return cast("Document", msgspec.to_builtins(view))
