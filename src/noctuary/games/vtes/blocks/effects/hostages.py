"""Hostage counters: vampires in torpor that nobody moves or diablerises for as long as they have any."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import happenings, notes, permissions
from noctuary.games.vtes.blocks.which import TAIL, Being
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Trait, Trigger, Using
from noctuary.games.vtes.numbers import capacity
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


def _hostage(s: State, using: Using, card: InPlay) -> bool:
    return notes.noted(s, notes.HOSTAGE, card.uid)


HOSTAGES: Final = Being("hostage", TAIL, _hostage, "vampire")  # with any hostage counters


class TakesHostage(Trigger):
    """A vampire of no more capacity than that goes to torpor: it gets a hostage counter."""

    happening = happenings.WENT_TO_TORPOR

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-takes-hostage", {"amount": self.most})

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        fallen = find(s, about)
        return fallen is not None and is_vampire(s, fallen) and capacity(s, fallen) <= self.most

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        fallen = find(s, about)
        if fallen is not None:
            expiry.last(s, notes.HOSTAGE, about, 1, expiry.WHILE_IN_PLAY, card.kind, card.uid)
            cards(s, "vtes-log-hostage", card.controller, [fallen.kind])
        return None


class HoldsHostages(Trait):
    """They are neither moved to the ready region nor diablerised."""

    what = permissions.TO_BE_FREED

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-holds-hostages")

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        return what == self.what and notes.noted(s, notes.HOSTAGE, about)


class FreeHostage(Effect):
    """All hostage counters of the chosen vampire are burned."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-free-hostage")

    def run(self, s: State, using: Using) -> Play | None:
        s.lasting = [note for note in s.lasting if note.what != notes.HOSTAGE or note.about != using.target]
        return None
