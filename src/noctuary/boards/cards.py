"""Cards put into words: titles, seats, and which of them the moves on offer are about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Final, TypeAlias

from noctuary.boards.item import Item
from noctuary.boards.sight import Sight
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move
from noctuary.kernel.notation import Part
from noctuary.text import Language, say

_say: Final = lru_cache(maxsize=4096)(say)  # a table says much the same again after each move
IsAbout: TypeAlias = Callable[[list[Part], Item], bool]  # is a move, by its words, about this card?


class CardWords:
    """Knows the language, and what is offered to the one who looks."""

    def __init__(self, table: Sight, lang: Language, is_about: IsAbout) -> None:
        self.table = table
        self.lang = lang
        self._is_about = is_about

    @cached_property
    def _offered(self) -> list[list[Part]]:
        return [self.table.match.parts(move) for move in offered(self.table)]

    def say(self, message: str, /, **arguments: str | float) -> str:
        return _say(self.lang, message, **arguments)

    def title(self, slug: str) -> str:
        return self.table.words.card_title(slug, self.lang)

    def seat_name(self, seat: int) -> str:
        return self.table.words.seat_name(self.table.match, Seat(seat), self.lang)

    def item(self, slug: str, place: str, note: str = "") -> Item:
        item = Item(slug, self.title(slug), place, note)
        live = any(self._is_about(parts, item) for parts in self._offered)
        return Item(slug, item.title, place, note, live)


def offered(table: Sight) -> list[Move]:
    """What the one who looks may do now."""
    decision = table.match.decision
    return decision.moves if decision is not None and table.my_turn else []


def moves_about(table: Sight, item: Item, is_about: IsAbout) -> list[Move]:
    """The moves on offer that are about this card where it lies."""
    return [move for move in offered(table) if is_about(table.match.parts(move), item)]


def names(parts: list[Part], word: str, *whats: str) -> bool:
    """Whether a move has this word for a thing of such a kind."""
    return any(part.word == word and part.what in whats for part in parts)
