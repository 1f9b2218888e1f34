"""Pieces of cards as clauses and names: what the line and the text of a card are put together from."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes.card import Card, Phrase, Piece
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, SECT_SLUGS, TITLE_SLUGS
from noctuary.games.vtes.names import Arguments
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, has, say

_NAMES_OF: Final = {"sect": SECT_SLUGS, "title": TITLE_SLUGS, "discipline": DISCIPLINE_CODES}


def lower_first(text: str) -> str:
    """Without its capital, unless the first word is more than a word: « X », a sign."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


class CardPhrases:
    """One card in one language."""

    def __init__(self, pool: Pool, card: Card, language: Language) -> None:
        self.pool = pool
        self.card = card
        self.language = language

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.language, message, **arguments)

    def clan(self, number: int) -> str:
        return "" if number == NOTHING else self.say(f"vtes-clan-{self.pool.clans[number]}")

    def any_of(self, names: Sequence[str]) -> str:
        return self._joined(names, "vtes-line-or")

    def all_of(self, names: Sequence[str]) -> str:
        return self._joined(names, "vtes-line-and")

    def _joined(self, names: Sequence[str], message: str) -> str:
        if len(names) == 1:
            return names[0]
        return self.say(message, one=", ".join(names[:-1]), other=names[-1])

    def phrases(self, pieces: Sequence[Piece]) -> list[str]:
        found = [piece.phrase() for piece in pieces]
        return [self.phrase(one) for one in found if one is not None]

    def forms(self, pieces: Sequence[Piece], form: str) -> list[str]:
        """Another form of each clause: an attribute of its message."""
        found = [piece.phrase() for piece in pieces]
        return [self.phrase(one, f".{form}") for one in found if one is not None]

    def phrase(self, phrase: Phrase, form: str = "") -> str:
        """A phrase with its numbers and words; a clan that is not named is the empty text.

        A vampire speaks of itself where another card speaks of the minion that it lies on (`…-self`).
        """
        arguments: Arguments = {"clan": "", "of_clan": "yes" if "clan" in phrase.words else "no"}
        for name, number in phrase.numbers.items():
            slugs = _NAMES_OF.get(name)
            named = slugs is not None and 0 <= number < len(slugs)
            arguments[name] = self.say(f"vtes-{name}-{slugs[number]}") if slugs and named else number
        for name, message in phrase.words.items():
            arguments[name] = self.say(message)
        own = f"{phrase.message}-self"
        message = own if self.card.is_crypt and has(own) else phrase.message
        return self.say(f"{message}{form}", **arguments)
