"""What is read on the screen: the line at the top, the prompt, the reader, the log, the line of keys."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import RichLog, Static

from noctuary.cli import log
from noctuary.cli.ending import why_line
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.reading import Page
from noctuary.cli.tui.wrapping import wrapped
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text import Language, say
from noctuary.text.chronicle import walk
from noctuary.text.story import tell_story, winners_text

_LOG_LINES: Final = 400  # kept on the screen; `noctuary replay` has them all
_MORE: Final = "⇧↓"  # there is more to read, and the keys that lead there
_KEYS: Final = (
    ("?", "cli-key-why", "app.why"),
    ("i", "cli-key-hint", "app.hint"),
    ("u", "cli-key-undo", "app.undo"),
    ("l", "cli-key-language", "app.language"),
    (":", "cli-key-command", "app.command"),
    ("h", "cli-key-help", "app.help"),
    ("q", "cli-key-quit", "app.leave"),
)


def waiting_text(table: Table, lang: Language) -> str:
    """Whom the table waits for, or how it has ended."""
    decision = table.match.decision
    if decision is None:
        return winners_text(table.match, lang, table.words.names)
    if table.my_turn:
        return say(lang, "your-turn")
    return say(lang, "waiting-for", who=table.words.seat_name(table.match, decision.seat, lang))


class Head(Static):
    """Game, turn, and whom the table waits for."""

    def __init__(self) -> None:
        super().__init__(id="head", markup=False)

    def show(self, table: Table, lang: Language) -> None:
        line = Text().append("Noctuary", f"bold {palette.GOLD}")
        line.append(f" · {say(lang, table.match.game.name + '-game')}", palette.TEXT)
        line.append(f" · {say(lang, 'turn', turn=table.match.turns)}", palette.DIM)
        self.update(line.append(f" · {waiting_text(table, lang)}", f"bold {palette.TEXT}"))


class Prompt(Static):
    """What is asked, above the moves."""

    def __init__(self) -> None:
        super().__init__(id="prompt", markup=False)
        self._ended: tuple[Match, Language, str] | None = None

    def show(self, table: Table, lang: Language) -> None:
        decision = table.match.decision
        if decision is not None and table.my_turn:
            text = table.words.prompt_text(table.match, decision, lang)
        elif decision is None:
            text = f"{waiting_text(table, lang)} {self._why(table, lang)}"
        else:
            text = waiting_text(table, lang)
        self.update(wrapped(text, self.content_size.width))

    def _why(self, table: Table, lang: Language) -> str:
        """Why it is over: worked out once, because it plays the game again."""
        match = table.match
        if self._ended is None or self._ended[0] is not match or self._ended[1] is not lang:
            story = tell_story(walk(match), lang, table.words.names)
            self._ended = (match, lang, why_line(story, lang))
        return self._ended[2]


class Reader(VerticalScroll):
    """A card in full, or why something is not allowed. What there is no room for is scrolled to."""

    def __init__(self) -> None:
        super().__init__(id="reader")
        self._written = Static(markup=False)
        self._page: Page | None = None
        self._heading = ""

    def compose(self) -> ComposeResult:
        yield self._written

    @property
    def content(self) -> str:
        """All of the page, with what is scrolled away."""
        return str(self._written.content)

    def on_mount(self) -> None:
        self.screen.screen_layout_refresh_signal.subscribe(self, lambda screen: self._head())

    def show(self, page: Page, table: Table, lang: Language) -> None:
        """Another page is read from its top; the same one, drawn anew, stays where it was."""
        self._heading = say(lang, "cli-reader")
        self._head()
        self._written.update(page.text(table, lang, self.scrollable_content_region.width))
        if page is not self._page:
            self._page = page
            self.scroll_home(animate=False, immediate=True)

    def _head(self) -> None:
        """Whether there is more depends on the page, on the room for it, and on how far it is read."""
        more = self.scroll_offset.y < self.max_scroll_y
        self.border_title = f"{self._heading} {_MORE}" if more else self._heading


class LogView(RichLog):
    """What has happened, each line in the colour of whoever it is about."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10)
        self._about: tuple[Match, Language, int] | None = None
        self._read = 0  # events of that match, in that language, at that width
        self._written: list[log.Line] = []

    def show(self, table: Table, lang: Language, colours: dict[Seat, str]) -> None:
        """Add what is new; all of it anew after an undo, in another language or at another width."""
        self.border_title = say(lang, "cli-log")
        about = (table.match, lang, self.size.width)
        if about != self._about:
            self._about, self._read, self._written = about, 0, []
            self.clear()
        events, lines = table.events(), self._written[:]
        for event in events[max(self._read, len(events) - _LOG_LINES) :]:
            log.add(lines, log.Line(event, table.words.event_text(table.match, event, lang, table.me)))
        self._read = len(events)
        if self._written != lines[: len(self._written)]:  # a line that stands there is now told again
            self._written = []
            self.clear()
        for line in lines[len(self._written) :]:
            self.write(self._line(line, lang, colours))
        self._written = lines

    def _line(self, told: log.Line, lang: Language, colours: dict[Seat, str]) -> Text:
        text, who = told.shown(lang), told.event.told.get("who")
        colour = colours.get(Seat(who), palette.DIM) if isinstance(who, int) else palette.DIM
        width = self.scrollable_content_region.width
        if told.heads_turn:
            return Text(wrapped(f"── {text}", width), f"bold {colour}")
        line = Text()
        for part in wrapped(text, width - 2).split("\n"):
            line.append("\n" if line else "").append("▏ ", colour).append(part, palette.TEXT)
        return line


class KeyLine(Static):
    """What the keys do; a click does the same."""

    def __init__(self) -> None:
        super().__init__(id="keys", markup=False)

    def show(self, lang: Language) -> None:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, message, action in _KEYS:
            click = Style(meta={"@click": f"{action}()"})
            line.append(key, Style.parse(f"bold {palette.GOLD}") + click)
            line.append(f" {say(lang, message)}  ", click)
        self.update(line)
