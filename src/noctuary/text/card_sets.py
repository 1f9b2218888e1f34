"""Card sets that people write themselves, as command line and tables ask about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.text.catalogue import Language
from noctuary.text.words import Words


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

    def schema(self) -> Document:
        """A JSON Schema of such a file, for editors."""
        raise NotImplementedError

    def words(self, sets: Sequence[OwnSet]) -> Words:
        """The game's words, for the cards of these sets as well."""
        raise NotImplementedError
