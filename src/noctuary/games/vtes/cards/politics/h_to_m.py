"""Political actions from H to M."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.board import clockwise
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.referendums import allocate, called, points_told, tell_points
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat

_POINTS: Final = 4


@printed.political_action("Kine Resources Contested", fr="Conflit sur le bétail")
def kine_resources_contested(card: Card) -> None:
    referendum(card, [BurnAllocated()], Allocate())


class Allocate(Effect):
    """Four points among two Methuselahs or more: nobody gets all of them."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-allocate", {"amount": _POINTS})

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return points_told(chosen, lost=True)

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        seats = clockwise(s, using.seat)
        most = [_POINTS - 1] * len(seats)
        given = yield from allocate(using.seat, "vtes-ask-allocate", seats, _POINTS, most, using.kind)
        terms = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            terms[seat] = points
        called(s).terms = tuple(terms)
        tell_points(s, using.seat, terms)


class BurnAllocated(Effect):
    """Points may exceed a pool (VTES-POL-08)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-allocated")

    def run(self, s: State, using: Using) -> Play | None:
        for seat, points in enumerate(called(s).terms):
            zones.burn_pool(s, Seat(seat), points)
        return None
