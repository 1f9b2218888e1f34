"""What the numbers of an event or of a deck's fault read as, in any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from noctuary.kernel.event import Told
from noctuary.kernel.fault import Fault
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.words import listed

Arguments: TypeAlias = dict[str, str | int]
_NOBODY: Final = Seat(-1)


class Namer:
    """A game says how its cards and players are called, and what its own values read as."""

    cards: tuple[str, ...] = ("card", "source")  # the values of an event that are cards

    def __init__(self, language: Language) -> None:
        self.language = language

    def title(self, kind: int) -> str:
        raise NotImplementedError

    def somebody(self, seat: Seat) -> str:
        raise NotImplementedError

    def other(self, name: str, value: int) -> str | int:
        """A value that only this game knows."""
        return value

    def titles(self, kinds: Sequence[int]) -> str:
        return listed(self.language, [self.title(kind) for kind in kinds])

    def arguments(self, told: Mapping[str, Told]) -> Arguments:
        """An event's values for its message; what a number means follows from its name."""
        return {name: self._told(name, value) for name, value in told.items()}

    def _told(self, name: str, value: Told) -> str | int:
        if isinstance(value, list):
            return self.titles(value)
        if isinstance(value, str):
            return value
        if name in ("who", "foe"):
            return say(self.language, "nobody") if value == _NOBODY else self.somebody(Seat(value))
        if name in self.cards:
            return say(self.language, "nothing") if value == NOTHING else self.title(value)
        return self.other(name, value)


def fault_text(
    fault: Fault,
    language: Language,
    title: Callable[[int, Language], str],
    tidy: Callable[[Language, str], str],
    **named: str,
) -> str:
    """One thing wrong with a deck, with the rule it breaks; `named` are arguments in the reader's words."""
    titles = [title(kind, language) for kind in fault.kinds]
    arguments: Arguments = {
        **fault.arguments,
        "cards": ", ".join(titles),
        "card": titles[0] if titles else "",
        **named,
    }
    text = tidy(language, say(language, fault.message, **arguments))
    return say(language, "refusal", rule=fault.rule, text=text)
