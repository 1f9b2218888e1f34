"""The parts of the screen: board, list of moves, reader, log, line of keys."""

from __future__ import annotations

from typing import ClassVar, Protocol

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from noctuary.cli.boards.item import Item, Zone
from noctuary.cli.offers import Offer
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.canvas import Canvas
from noctuary.cli.tui.wrapping import wrapped
from noctuary.kernel.move import Move
from noctuary.text import Language


class Drawing(Protocol):
    """What a game's module under `tui.boards` offers."""

    TERMINAL_GLYPHS: dict[int, str]  # what stands in a terminal for the icons of card texts

    def draw(
        self,
        table: Table,
        lang: Language,
        width: int,
        *,
        roomy: bool,
        cursor: int | None,
        pointed: Item | None,
    ) -> Canvas: ...

    def candidates(self, table: Table, item: Item) -> list[str]: ...

    def moves_of(self, table: Table, item: Item) -> list[Move]: ...

    def piles(self, table: Table, lang: Language) -> list[Zone]: ...

    def read_item(self, item: Item, lang: Language) -> tuple[str, str, str] | None: ...


class BoardView(Widget, can_focus=True):
    """The board. Arrows and mouse point at its cards; Enter or a second click picks one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    class Pointed(Message):
        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    class Picked(Message):
        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    def __init__(self, drawing: Drawing, table: Table, lang: Language) -> None:
        super().__init__(id="board")
        self.drawing = drawing
        self.table = table
        self.lang = lang
        self.roomy = False
        self.lit: Item | None = None  # the card whose reach is shown
        self.cursor: int | None = None
        self._canvas = Canvas(0, None)

    def show(self, table: Table, lang: Language) -> None:
        self.table, self.lang = table, lang
        self.refresh()

    @property
    def pointed(self) -> Item | None:
        spots = self._canvas.spots
        return spots[self.cursor].item if self.cursor is not None and self.cursor < len(spots) else None

    def _draw(self, width: int) -> Canvas:
        cursor = self.cursor if self.has_focus else None
        return self.drawing.draw(
            self.table, self.lang, width, roomy=self.roomy, cursor=cursor, pointed=self.lit
        )

    def rows_at(self, width: int) -> int:
        return len(self._draw(width).rows)

    def render(self) -> Text:
        self._canvas = self._draw(self.content_size.width)
        return self._canvas.text()

    def on_focus(self) -> None:
        if self.pointed is None:
            self.point(self._canvas.neighbour(None, 0, 0))

    def action_point(self, across: int, down: int) -> None:
        self.point(self._canvas.neighbour(self.cursor, across, down))

    def point(self, number: int | None) -> None:
        self.cursor = number
        self.refresh()
        if self.pointed is not None:
            self.post_message(self.Pointed(self.pointed))

    def action_pick(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Picked(self.pointed))

    def on_click(self, event: events.Click) -> None:
        number = self._canvas.spot_at(event.x - self.gutter.left, event.y - self.gutter.top)
        if number is None:
            return
        if number == self.cursor:
            self.action_pick()
        else:
            self.point(number)


class MoveList(OptionList):
    """The numbered moves. A digit picks at once where it cannot begin a longer number."""

    def __init__(self) -> None:
        super().__init__(id="moves", markup=False)
        self.offers: list[Offer] = []
        self.fresh = False  # the first line is highlighted by us, not by the person
        self._digits = ""

    def show(self, offers: list[Offer], *, passing: Move | None = None, key: str = "", back: str = "") -> None:
        """`passing` is the move that `key` plays; `back` is the line that leads out of a group."""
        self.offers = offers
        self.fresh = True
        self._digits = ""
        self.clear_options()
        width = len(str(len(offers)))
        for number, offer in enumerate(offers, start=1):
            tail = " ▸" if len(offer.moves) > 1 else ""
            if offer.move is not None and offer.move is passing:
                tail = f"  [{key}]"
            self.add_option(self._option(str(number).rjust(width), offer.label, tail))
        if back:
            self.add_option(self._option("←".rjust(width), back, ""))
        if self.option_count:
            self.highlighted = 0

    def _option(self, number: str, label: str, tail: str) -> Option:
        """A numbered line; a long label goes on under itself."""
        indent = len(number) + 2
        lines = wrapped(label + tail, self.scrollable_content_region.width - indent - 1).split("\n")
        text = Text().append(f" {number} ", palette.GOLD).append(f"\n{' ' * indent}".join(lines))
        if tail:
            text.stylize(palette.GOLD, len(text) - len(tail.lstrip()))
        return Option(text)

    def offer_at(self, index: int | None) -> Offer | None:
        return self.offers[index] if index is not None and index < len(self.offers) else None

    def type_digit(self, digit: str) -> None:
        """Highlight the number typed so far; choose it once no further digit could follow."""
        typed = self._digits + digit
        if not 1 <= int(typed) <= len(self.offers):
            typed = digit if 1 <= int(digit) <= len(self.offers) else ""
        self._digits = typed
        if typed:
            self.highlighted = int(typed) - 1
            if int(typed) * 10 > len(self.offers):
                self._digits = ""
                self.action_select()


class Reader(Static, can_focus=True):
    """A card in full, or why something is not allowed."""


class LogView(RichLog):
    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10)


class KeyLine(Static):
    """What the keys do; a click does the same."""
