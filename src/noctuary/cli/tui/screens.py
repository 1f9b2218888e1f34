"""Questions that are not part of the game: which table to resume, what to do after the end, the keys."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static


class ChoiceScreen(ModalScreen[int]):
    """A title and a few lines to choose from; -1 if she does not care."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self._title = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="title", markup=False)
            yield OptionList(*self._lines, markup=False)

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        if key.isdecimal() and 1 <= int(key) <= len(self._lines):
            self.dismiss(int(key) - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)

    def action_leave(self) -> None:
        self.dismiss(-1)


class HelpScreen(ModalScreen[None]):
    """The keys, and how a first turn goes. Any key leaves."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._text, markup=False)

    def on_key(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)
