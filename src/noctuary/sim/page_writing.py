"""The pieces of a page: numbers, tables and sections in one language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from noctuary.kernel.game import Json
from noctuary.sim.intervals import Interval, wilson
from noctuary.sim.page_style import STYLE
from noctuary.sim.pictures import Span
from noctuary.text.catalogue import Language, has, say
from noctuary.text.menu import WORD, Setting, menu_of
from noctuary.text.words import words_of


class Writing:
    """Gathers sections, and puts the page together."""

    def __init__(self, game: str, language: Language) -> None:
        self.language = language
        self.title = ""
        self._game = game
        self._menu = menu_of(game)
        self._titles = {choice.slug: choice.title for choice in self._menu.choices(language)}
        self._parts: list[str] = []

    def say(self, message: str, **arguments: str | int) -> str:
        return say(self.language, f"sim-page-{message}", **arguments)

    def _share(self, name: str, won: float, games: int, even: float) -> Span:
        return self._span(name, won / games if games else 0.0, wilson(won, games), even)

    def _span(self, name: str, share: float, interval: Interval, even: float) -> Span:
        low, high = interval
        return Span(name, 100 * share, 100 * low, 100 * high, self.percent(share), 100 * even)

    def _with_interval(self, share: float, interval: Interval) -> str:
        return f"{self.percent(share)} ({self.percent(interval[0])}–{self.percent(interval[1])})"

    def _title(self, name: str) -> str:
        """What sits at a seat by its title; a bot or somebody's own deck by its name."""
        return self._titles.get(name, name)

    def _word(self, setting: Setting, value: Json) -> str:
        """What a setting of the game was set to, as the lobby says it."""
        message = f"game-option-word-{value}"
        return say(self.language, message) if setting.kind == WORD and has(message) else str(value)

    def _card(self, slug: str) -> str:
        words = words_of(self._game)
        known = words.is_card(slug)  # a card set that somebody brought is not here
        return words.card_title(slug, self.language) if known else slug

    def number(self, value: float) -> str:
        text = f"{value:.1f}"
        return text.replace(".", ",") if self.language is Language.FR else text

    def percent(self, share: float) -> str:
        return self.say("percent", share=self.number(100 * share))

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f"<th>{escape(word)}</th>" for word in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in rows
        )
        return scrolled(f"<tr>{head}</tr>{body}")

    def _section(self, name: str, content: str, about: str = "") -> None:
        self._titled(self.say(name), content, about)

    def _titled(self, title: str, content: str, about: str = "") -> None:
        told = f"<p>{escape(about)}</p>" if about else ""
        self._parts.append(f"<section><h2>{escape(title)}</h2>{told}{content}</section>")

    def _whole(self) -> str:
        method = f"<footer><p>{escape(self.say('method'))}</p></footer>"
        return (
            f'<!doctype html>\n<html lang="{self.language.value}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            + "\n".join([*self._parts, method])
            + "\n</body>\n</html>\n"
        )


def scrolled(rows: str) -> str:
    return f'<div class="scroll"><table>{rows}</table></div>'
