"""The board on the screen: drawn by the game's own module, pointed at by arrows and mouse."""

from __future__ import annotations

from typing import ClassVar, Protocol

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from noctuary.boards.item import Item, Zone
from noctuary.cli.table import Table
from noctuary.cli.tui.canvas import Canvas, Detail
from noctuary.kernel.ids import Seat
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
        detail: Detail,
        cursor: int | None,
        pointed: Item | None,
    ) -> Canvas: ...

    def colours(self, table: Table) -> dict[Seat, str]: ...

    def candidates(self, table: Table, item: Item) -> list[str]: ...

    def moves_of(self, table: Table, item: Item) -> list[Move]: ...

    def piles(self, table: Table, lang: Language) -> list[Zone]: ...

    def read_item(self, table: Table, item: Item, lang: Language) -> tuple[str, str, str] | None: ...


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
        self.detail = Detail.USUAL
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
            self.table, self.lang, width, detail=self.detail, cursor=cursor, pointed=self.lit
        )

    def fit(self, width: int, most: int, *, roomy: bool) -> int:
        """Choose the most detailed picture that takes no more rows than that; returns how many it takes."""
        details = [Detail.USUAL, Detail.BRIEF, Detail.TERSE]
        if roomy:
            details.insert(0, Detail.ROOMY)
        for detail in details:
            self.detail = detail
            rows = len(self._draw(width).rows)
            if rows <= most:
                return rows
        return most

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
