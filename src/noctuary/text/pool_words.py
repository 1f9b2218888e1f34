"""The words of a game whose cards stand in a pool, and whose matches may bring pools of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, Protocol, Self, TypeVar

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.words import Words

_KEPT: Final = 8  # pools of other tables whose words are kept


class Pool(Protocol):
    """The cards of a game as far as words need them: each slug with its number."""

    @property
    def kind_of(self) -> Mapping[str, int]: ...


P = TypeVar("P", bound=Pool)


class PoolWords(Words, Generic[P]):
    """The words for the cards of a pool: without one, of those that come with the game."""

    def __init__(self, pool: P | None = None) -> None:
        super().__init__()
        self._pool = pool
        self._of_others: list[Self] = []  # the words of matches with pools of their own, the last one first

    @property
    def pool(self) -> P:
        return self.usual_pool() if self._pool is None else self._pool

    def usual_pool(self) -> P:
        """The cards that come with the game."""
        raise NotImplementedError

    def pool_of(self, match: Match) -> P:
        raise NotImplementedError

    def at(self, match: Match) -> Self:
        """Of a match with cards of its own, the words that know them; kept for the next question."""
        pool = self.pool_of(match)
        if pool is self.pool:
            return self
        found = next((words for words in self._of_others if words.pool is pool), None)
        if found is None:
            found = type(self)(pool)
            self._of_others = [found, *self._of_others[: _KEPT - 1]]
        return found

    def card_slugs(self) -> list[str]:
        return list(self.pool.kind_of)

    def is_card(self, slug: str) -> bool:
        return slug in self.pool.kind_of

    def kind(self, slug: str) -> int:
        """The number of a card that somebody has named."""
        found = self.pool.kind_of.get(slug)
        if found is None:
            raise NoctuaryError(MessageId("error-unknown-word"), word=slug, text=slug)
        return found

    def card_in(self, word: str) -> str:
        """The card in a word of notation, which may say more: where it is, or which one of several."""
        return word

    def cards_in(self, notation: str) -> list[str]:
        return [card for card in map(self.card_in, notation.split()[1:]) if self.is_card(card)]

    def word_name(self, word: str, language: Language) -> str:
        card = self.card_in(word)
        return self.card_title(card, language) if self.is_card(card) else word
