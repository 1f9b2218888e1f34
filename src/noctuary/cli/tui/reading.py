"""What the reader shows. A page is kept as what it is about, so that it can be read in the other language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from noctuary.boards.item import Item
from noctuary.bots.onlooker import Look
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.wrapping import wrapped
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.text import Language, error_text, say
from noctuary.text.words import listed

if TYPE_CHECKING:
    from noctuary.cli.tui.board import Drawing


class Page(Protocol):
    def text(self, table: Table, lang: Language, width: int) -> Text: ...


class TextPage:
    """A message of the catalogues."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        self._message = message
        self._arguments = arguments

    def text(self, table: Table, lang: Language, width: int) -> Text:
        return Text(wrapped(say(lang, self._message, **self._arguments), width))


class ErrorPage:
    """Something that could not be done, and why."""

    def __init__(self, wrong: NoctuaryError) -> None:
        self._wrong = wrong

    def text(self, table: Table, lang: Language, width: int) -> Text:
        return Text(wrapped(error_text(lang, self._wrong), width))


class HintPage:
    """What `hard` would play, or that it is being thought of, until something else is asked."""

    def __init__(self, table: Table, match: Match, made: int, look: Look | None = None) -> None:
        self._asked = (table, match, made)
        self._look = look

    def text(self, table: Table, lang: Language, width: int) -> Text:
        if (table, table.match, len(table.match.history)) != self._asked:
            return Text()
        told = table.hint(self._look, lang) if self._look is not None else say(lang, "cli-hint-thinking")
        return Text(wrapped(told, width))


class UnsavedPage(ErrorPage):
    """That the table is in no file: one may play on, but not leave it and come back."""

    def text(self, table: Table, lang: Language, width: int) -> Text:
        return Text(wrapped(say(lang, "cli-unsaved", problem=error_text(lang, self._wrong)), width))


class CardPage:
    """A card, or a sheet, in full: its title in both languages, its line, its text."""

    def __init__(self, item: Item, drawing: Drawing) -> None:
        self._item = item
        self._drawing = drawing

    def text(self, table: Table, lang: Language, width: int) -> Text:
        title, line, text = self._read(table, lang)
        other = self._read(table, Language.FR if lang is Language.EN else Language.EN)[0]
        found = Text().append(title, f"bold {palette.GOLD}")
        if other != title:
            found.append(f" · {other}", palette.DIM)
        found.append(f"\n{wrapped(line, width)}\n", palette.DIM)
        return found.append(wrapped(text.translate(self._drawing.TERMINAL_GLYPHS), width), palette.TEXT)

    def _read(self, table: Table, lang: Language) -> tuple[str, str, str]:
        words, slug = table.words, self._item.slug
        return self._drawing.read_item(table, self._item, lang) or (
            words.card_title(slug, lang),
            words.card_line(slug, lang),
            words.card_text(slug, lang),
        )


class PilesPage:
    """What lies in the discard piles, and what is left in her own deck."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing

    def text(self, table: Table, lang: Language, width: int) -> Text:
        found = Text()
        for zone in self._drawing.piles(table, lang):
            found.append(f"{zone.title}\n", f"bold {palette.GOLD}")
            found.append(wrapped(listed(lang, [item.title for item in zone.items]), width) + "\n")
        found.rstrip()
        return found


class WhyPage:
    """Why moves are not on offer: the rule, in words, and what would help. Each answer once."""

    def __init__(self, moves: list[str]) -> None:
        self._moves = moves

    def text(self, table: Table, lang: Language, width: int) -> Text:
        found = Text()
        answers: dict[str, list[str]] = {}
        for move in self._moves:
            answers.setdefault(answer(table, move, lang), []).append(move)
        if not answers:
            message = "cli-why-nothing" if table.my_turn else "cli-why-not-your-turn"
            found.append(wrapped(say(lang, message), width))
        for text, moves in answers.items():
            found.append(", ".join(moves), palette.GOLD)
            found.append(f"\n{wrapped(text, width)}\n")
        found.rstrip()
        return found


def answer(table: Table, move: str, lang: Language) -> str:
    try:
        return table.why_text(move, lang)
    except NoctuaryError as wrong:
        return error_text(lang, wrong)
