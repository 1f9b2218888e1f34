"""What a scripted person reads of the server's messages: of a view and its faces, only whether there is one.

`server/wire.py` and `server/wires` are the whole of them; msgspec skips what is not named here without making
anything of it.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Line(msgspec.Struct):
    at: int  # moves made when it was told


class Prompt(msgspec.Struct):
    decision: int
    offers: list[msgspec.Raw]


class Consent(msgspec.Struct):
    id: int
    waiting_for: list[int]


class Table(msgspec.Struct):
    phase: str
    me: int | None
    rematch: str | None = None
    asking: Consent | None = None


class Heard(msgspec.Struct):
    """Any message of a table's socket."""

    t: str
    n: int = -1  # -1: has no number
    epoch: str = ""
    table: Table | None = None
    prompt: Prompt | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    log: list[Line] = []
    log_cut: int | None = None
    error: str = ""
    decision: int | None = None

    @property
    def of_a_move(self) -> bool:
        """Whether it tells what a move has changed, not only who is there."""
        return bool(self.log) or self.log_cut is not None or bytes(self.view) not in (b"", b"[]")


DECODE: Final = msgspec.json.Decoder(Heard).decode
