"""What every part of the Buffy board is drawn with: names cut to fit, signs, colours, cards as chips."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from noctuary.boards.buffy import GLYPHS, Board, Thing, family_of
from noctuary.boards.item import Item
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.canvas import Canvas, Chip, Detail
from noctuary.cli.tui.signs import colours, cut
from noctuary.kernel.ids import seat_letter
from noctuary.text import Language, say

_FAMILY: Final = {
    "character": palette.GOLD,
    "skill": palette.FAMILY["movement"],
    "item": palette.FAMILY["defense"],
    "action": palette.FAMILY["attack"],
    "event": palette.FAMILY["joker"],
}
HEADING: Final = 10  # cells of what stands before a row of cards
_CHIP: Final = 22  # cells of a card in hand, where there is little room


class Painter:
    """A board, the canvas it is drawn on, and how much of it there is room for."""

    def __init__(self, table: Table, board: Board, lang: Language, canvas: Canvas, detail: Detail) -> None:
        self.table = table
        self.board = board
        self.lang = lang
        self.canvas = canvas
        self.detail = detail
        self.roomy = detail is Detail.ROOMY
        self.terse = detail is Detail.TERSE
        self.brief = self.terse or detail is Detail.BRIEF
        self.dense = self.brief or len(board.players) > 2  # one line for each player
        self.colours = colours(table)

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def mark_of(self, thing: Thing) -> str:
        sign = "◇" if thing.reward is not None else "★" if thing.main else "●"
        return f"{seat_letter(thing.owner)}{sign}"

    def short(self, thing: Thing, longest: int) -> str:
        return self.mark_of(thing) + cut(thing.name, longest) + (" z" if thing.fatigued else "")

    def style_of(self, thing: Thing) -> str:
        colour = palette.DIM if thing.fatigued else self.colours[thing.owner]
        return f"{'bold ' if thing.main or thing.item.live else ''}{colour}"

    def chip(self, item: Item, count: int = 1) -> Chip:
        family = family_of(self.table, item.slug)
        label = f"{GLYPHS[family]} {item.title}"
        label = label if self.roomy else cut(label, _CHIP)
        if count > 1:
            label += f" ×{count}"
        if item.live:
            return Chip(item, label, f"bold {_FAMILY.get(family, palette.TEXT)} on {palette.RAISED}")
        return Chip(item, label, f"{palette.DIM} on {palette.PANEL}")

    def hand_chips(self) -> list[Chip]:
        """Equal cards once, with their number."""
        items = {item.slug: item for item in self.board.hand.items}
        counts = Counter(item.slug for item in self.board.hand.items)
        return [self.chip(item, counts[slug]) for slug, item in items.items()]

    def hand_rows(self) -> int:
        """How many rows the hand takes, from a trial on a canvas of its own."""
        trial = Canvas(self.canvas.width, None)
        trial.chips(Text(" " * HEADING), self.hand_chips(), HEADING)
        return len(trial.rows)


def reward_of(thing: Thing) -> str:
    return "" if thing.reward is None else f" +{thing.reward}"
