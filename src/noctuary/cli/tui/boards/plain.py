"""The terminal board of a game that brings none: the board in words, with cards to point at."""

from __future__ import annotations

from rich.text import Text

from noctuary.boards import sections_of
from noctuary.boards.item import Item, Zone
from noctuary.boards.plain import candidates, moves_of
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.canvas import Canvas, Chip, Detail
from noctuary.kernel.ids import Seat
from noctuary.text import Language

__all__ = ["TERMINAL_GLYPHS", "candidates", "colours", "draw", "moves_of", "piles", "read_item"]

TERMINAL_GLYPHS: dict[int, str] = {}
_INDENT = 2
_FOES = (palette.FOE, palette.OTHER_FOE)


def draw(
    table: Table, lang: Language, width: int, *, detail: Detail, cursor: int | None, pointed: Item | None
) -> Canvas:
    """Headings with what they head below; cards of their own side by side."""
    canvas = Canvas(width, cursor)
    for section in sections_of(table, lang):
        canvas.add(Text(section.heading, f"bold {palette.GOLD}"))
        for line in section.lines:
            if line.card is None:
                canvas.add(Text(f"{' ' * _INDENT}{line.text}", palette.TEXT))
        items = [Item(line.card, line.text, "card") for line in section.lines if line.card is not None]
        if items:
            chips = [Chip(item, f" {item.title} ", _style(table, item)) for item in items]
            canvas.chips(Text(" " * _INDENT), chips, _INDENT)
        if detail is Detail.ROOMY:
            canvas.add("")
    return canvas


def _style(table: Table, item: Item) -> str:
    """What a move on offer is about stands out."""
    return f"bold {palette.MINE} on {palette.RAISED}" if moves_of(table, item) else f"{palette.TEXT}"


def colours(table: Table) -> dict[Seat, str]:
    others = [Seat(seat) for seat in range(table.match.seats) if seat != table.me]
    return {table.me: palette.MINE} | {seat: _FOES[place % len(_FOES)] for place, seat in enumerate(others)}


def piles(table: Table, lang: Language) -> list[Zone]:
    """Whatever may be seen of piles is on the board."""
    return [
        Zone(section.heading, [Item(line.card, line.text, "card") for line in section.lines if line.card])
        for section in sections_of(table, lang)
        if any(line.card for line in section.lines)
    ]


def read_item(table: Table, item: Item, lang: Language) -> tuple[str, str, str] | None:
    """The card itself, as its game's words have it."""
    return None
