"""Card sets that people write themselves, as command line and tables ask about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Protocol

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.text.catalogue import Language
from noctuary.text.words import Words

_DIGITS: Final = 16


def digest_of(text: str) -> str:
    """Two people who read the same digest have the same cards before them."""
    return sha256(text.encode()).hexdigest()[:_DIGITS]


@dataclass(frozen=True)
class SetLook:
    """A set in the making: what is wrong with it, and what can be shown of it all the same."""

    mistakes: Sequence[NoctuaryError]  # each with its line
    document: Document | None = None  # what the file says; None: that cannot be read
    words: Words | None = None  # for those of its cards that are right
    slugs: Mapping[int, str] = field(default_factory=dict)  # what these go by, by their place in the file


class OwnSet(Protocol):
    """A file of cards whose shape is right."""

    text: str

    @property
    def slug(self) -> str: ...

    def title(self, language: Language) -> str: ...

    def card_slugs(self) -> list[str]: ...


class SetBook:
    """What a game knows about card sets that do not come with it."""

    def read(self, text: str, file: str) -> OwnSet:
        """What is wrong with it is a NoctuaryError with file, line and field."""
        raise NotImplementedError

    def check(self, sets: Sequence[OwnSet]) -> None:
        """Raise the NoctuaryError of sets that cannot be played with, alone or together."""
        raise NotImplementedError

    def mistakes(self, text: str, file: str, others: Sequence[OwnSet]) -> Sequence[NoctuaryError]:
        """Everything that is wrong with a set, beside these others."""
        raise NotImplementedError

    def schema(self, language: Language = Language.EN) -> Document:
        """A JSON Schema of such a file, for editors; what things mean is said in this language."""
        raise NotImplementedError

    def words(self, sets: Sequence[OwnSet]) -> Words:
        """The game's words, for the cards of these sets as well."""
        raise NotImplementedError

    def look(self, text: str) -> SetLook:
        """Everything that an editor shows of a set while it is being written."""
        raise NotImplementedError

    def deck_with(self, own: OwnSet, ready: str, first: int) -> str:
        """The text of a ready deck with cards of the set in it, as many as may be, this one before others."""
        raise NotImplementedError

    def trial(self, own: OwnSet, card: int) -> Document:
        """A small situation in which this card of the set can be tried."""
        raise NotImplementedError
