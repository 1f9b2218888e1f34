"""What a card requires of the minion that plays it, beyond clan and Disciplines (VTES-SEQ-08)."""

from __future__ import annotations

from collections.abc import Sequence


class Needs:
    """All of it at once; of sects and of titles any that is named."""

    def __init__(
        self,
        *,
        vampire: bool = False,
        sects: Sequence[int] = (),
        other_sects: Sequence[int] = (),
        titles: Sequence[int] = (),
        titled: bool = False,
        untitled: bool = False,
        city: bool = False,
        traits: int = 0,
        no_traits: int = 0,
        path: str = "",
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.vampire = vampire  # no ally, unless it plays the card as a vampire (VTES-SECT-06)
        self.sects = tuple(sects)
        self.other_sects = tuple(other_sects)  # of another sect than these
        self.titles = tuple(titles)
        self.titled = titled  # any title at all
        self.untitled = untitled
        self.city = city  # the title of a city (VTES-TITLE-03)
        self.traits = traits  # as bits, all of them (VTES-SECT-04)
        self.no_traits = no_traits  # none of these
        self.path = path  # VTES-SECT-03
        self.least = least  # capacity
        self.most = most  # 0: whatever there is

    def key(self) -> tuple[object, ...]:
        """What makes two of them alike."""
        return (
            *(self.vampire, self.sects, self.other_sects, self.titles, self.titled, self.untitled, self.city),
            *(self.traits, self.no_traits, self.path, self.least, self.most),
        )

    @property
    def anything(self) -> bool:
        return any(self.key())
