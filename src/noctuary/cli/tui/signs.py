"""Signs that the boards share: a colour for each seat, names cut to fit."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size

from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.kernel.ids import Seat

_FOES: Final = (
    palette.FOE,
    palette.OTHER_FOE,
    palette.FRIEND,
    palette.FAMILY["joker"],
    palette.FAMILY["poison"],
)


def colours(table: Table) -> dict[Seat, str]:
    """The person's own colour, and one for each opponent."""
    others = [Seat(seat) for seat in range(table.match.seats) if seat != table.me]
    return {table.me: palette.MINE, **dict(zip(others, _FOES))}


def cut(text: str, width: int) -> str:
    """At most so many cells, with a dot where something is left out."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "." if width > 0 else ""
