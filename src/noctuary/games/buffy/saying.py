"""What a block may ask of whoever reads it aloud: the words around its own, in one language.

`card_words` answers. A block knows which message says it and what that is told; how a filter, a talent or a
number reads is the same for all of them.
"""

# not compiled: a description for the type checker alone

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from noctuary.games.buffy.pieces import Filter, Player

Words = dict[str, str | int]


class Sayer(Protocol):
    """One card being read."""

    def say(self, message: str, /, **arguments: str | int) -> str: ...

    def listed(self, things: list[str]) -> str:
        """ "a, b and c"."""

    def talents(self, talent: int) -> Words:
        """A talent in all its forms."""

    def amounts(self, amount: int) -> Words:
        """A number, its sign and size."""

    def player(self, player: Player) -> str: ...

    def person(self, player: Player) -> str: ...

    def timings(self, mask: int, form: str = "") -> str: ...

    def trait(self, trait: int) -> str: ...

    def phrase(
        self, which: Filter, start: str, amount: int = 1, *, challenge: bool = False, owned: bool = True
    ) -> str:
        """Characters or challenges: "each of your Heroes in the Park"."""

    def at(self, which: Filter) -> str:
        """Where somebody is."""

    def space(self, which: Filter | None) -> str:
        """Where somebody goes."""

    def cards(self, which: Filter, card_type: int, amount: int, *, attached: bool = False) -> str: ...

    def card_type(self, card_type: int, form: str = "", *, attached: bool = False) -> str: ...

    def title(self, slug: str) -> str: ...

    def this(self, timings: int = 0) -> str: ...

    def is_challenge(self) -> bool:
        """Whether the card itself is a challenge."""

    def is_action(self) -> bool:
        """… or an action."""
