"""Rows of text with cards on them that can be pointed at, by key or by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from noctuary.boards.item import Item


class Detail(Enum):
    """How much of the board is drawn, and how large."""

    TERSE = 0  # what does not fit otherwise: many players on a small screen
    BRIEF = 1
    USUAL = 2
    ROOMY = 3


class Chip(NamedTuple):
    """A card in a row of them."""

    item: Item
    label: str
    style: str


class Spot(NamedTuple):
    """Where a card lies on the canvas."""

    item: Item
    row: int
    start: int
    end: int
    height: int = 1

    def covers(self, x: int, y: int) -> bool:
        return self.start <= x < self.end and self.row <= y < self.row + self.height

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


class Canvas:
    """Built from top to bottom. `cursor` is the number of the spot that is pointed at, drawn reversed."""

    def __init__(self, width: int, cursor: int | None) -> None:
        self.width = width
        self.cursor = cursor
        self.rows: list[Text] = []
        self.spots: list[Spot] = []

    def add(self, row: Text | str) -> None:
        row = Text(row) if isinstance(row, str) else row
        row.truncate(self.width)
        self.rows.append(row)

    def mark(self, item: Item, start: int, width: int, style: str, height: int = 1) -> Style:
        """A spot in the row that comes next, and the style to draw it in."""
        pointed = self.cursor == len(self.spots)
        self.spots.append(Spot(item, len(self.rows), start, start + width, height))
        return Style.parse(f"{style} reverse" if pointed else style)

    def chips(self, head: Text, chips: Sequence[Chip], indent: int) -> None:
        """Cards in a row, going on in the next one where they do not fit."""
        line = head
        for item, label, style in chips:
            width = min(cell_len(label), self.width - indent)
            if line.cell_len + width > self.width and line.cell_len > indent:
                self.add(line)
                line = Text(" " * indent)
            line.append(set_cell_size(label, width), self.mark(item, line.cell_len, width, style))
            line.append(" ")
        self.add(line)

    def blocks(self, blocks: Sequence[tuple[Item, list[str], str]], width: int) -> None:
        """Cards as blocks of several rows, side by side."""
        per_row = max(self.width // (width + 1), 1)
        for begin in range(0, len(blocks), per_row):
            if begin:
                self.add("")
            some = blocks[begin : begin + per_row]
            height = max(len(lines) for _, lines, _ in some)
            rows = [Text() for _ in range(height)]
            for item, lines, style in some:
                drawn = self.mark(item, rows[0].cell_len, width, style, height)
                for row, text in zip(rows, lines):
                    row.append(set_cell_size(f" {text}", width), drawn)
                    row.append(" ")
            for row in rows:
                self.add(row)

    def text(self) -> Text:
        return Text("\n", no_wrap=True, overflow="crop").join(self.rows)

    def spot_at(self, x: int, y: int) -> int | None:
        return next((number for number, spot in enumerate(self.spots) if spot.covers(x, y)), None)

    def neighbour(self, number: int | None, across: int, down: int) -> int | None:
        """The next spot in that direction; the last one (the hand) if none is pointed at yet."""
        if not self.spots:
            return None
        if number is None or number >= len(self.spots):
            return len(self.spots) - 1
        if across:
            return (number + across) % len(self.spots)
        here = self.spots[number]
        rows = sorted({spot.row for spot in self.spots})
        place = rows.index(here.row) + down
        if not 0 <= place < len(rows):
            return number
        there = [other for other, spot in enumerate(self.spots) if spot.row == rows[place]]
        return min(there, key=lambda other: abs(self.spots[other].middle - here.middle))
