"""The list of moves on the screen."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from noctuary.cli.offers import Offer, numbers_of
from noctuary.cli.tui import palette
from noctuary.cli.tui.wrapping import wrapped
from noctuary.kernel.move import Move


class MoveList(OptionList):
    """The numbered moves. A digit picks at once where it cannot begin a longer number."""

    def __init__(self) -> None:
        super().__init__(id="moves", markup=False)
        self.offers: list[Offer] = []
        self._numbers: list[int] = []
        self.fresh = True  # nobody has looked through it yet: the first line is highlighted by us
        self._digits = ""

    def show(
        self, offers: list[Offer], *, passing: Move | None = None, key: str = "", back: str = ""
    ) -> None:
        """`passing` is the move that `key` plays; `back` is the line that leads out of a group."""
        self.offers = offers
        self.fresh = True
        self._digits = ""
        self.clear_options()
        self._numbers = numbers_of(offers)
        width = len(str(max(self._numbers, default=0)))
        for number, offer in zip(self._numbers, offers, strict=True):
            tail = " ▸" if len(offer.moves) > 1 else ""
            if offer.move is not None and offer.move is passing:
                tail = f"  [{key}]"
            self.add_option(self._option(str(number).rjust(width), offer.label, tail, offer.forecast))
        if back:
            self.add_option(self._option("←".rjust(width), back, ""))
        if self.option_count:
            self.highlighted = 0

    def forget(self) -> None:
        """The question is answered: until the next one is shown, nothing here can be chosen."""
        self.offers = []

    def _option(self, number: str, label: str, tail: str, forecast: str = "") -> Option:
        """A numbered line; a long label goes on under itself, and what it comes to stands below."""
        indent = len(number) + 2
        width = self.scrollable_content_region.width - indent - 1
        lines = wrapped(label + tail, width).split("\n")
        text = Text().append(f" {number} ", palette.GOLD).append(f"\n{' ' * indent}".join(lines))
        if tail:
            text.stylize(palette.GOLD, len(text) - len(tail.lstrip()))
        for line in wrapped(forecast, width).split("\n") if forecast else []:
            text.append(f"\n{' ' * indent}{line}", palette.DIM)
        return Option(text)

    def offer_at(self, index: int | None) -> Offer | None:
        return self.offers[index] if index is not None and index < len(self.offers) else None

    def type_digit(self, digit: str) -> None:
        """Highlight the number typed so far; choose it once no further digit could follow."""
        known = self._numbers if self.offers else []
        typed = self._digits + digit
        if int(typed) not in known:
            typed = digit if int(digit) in known else ""
        self._digits = typed
        if typed:
            self.highlighted = known.index(int(typed))
            if not any(str(number).startswith(typed) and str(number) != typed for number in known):
                self._digits = ""
                self.action_select()
