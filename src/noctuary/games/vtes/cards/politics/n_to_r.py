"""Political actions from N to R."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import SomebodyRicher
from noctuary.games.vtes.blocks.effects.play import placed
from noctuary.games.vtes.board import clockwise
from noctuary.games.vtes.card import Card, Effect, Phrase, Trait, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.referendums import (
    allocate,
    burned_by_referendum,
    called,
    points_told,
    tell_points,
)
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.kinds import IN_PLAY
from noctuary.games.vtes.questions import choose_seat
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat

_SHIFTED: Final = 3


@printed.political_action("Parity Shift", fr="Changement de parité", requires="prince or justicar")
def parity_shift(card: Card) -> None:
    referendum(card, [ShiftPool()], ChooseRicher(), conditions=[SomebodyRicher()])


class ChooseRicher(Effect):
    """A Methuselah with more pool, and who gets how much of it: the terms are she, then points by seat."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-shift", {"amount": _SHIFTED})

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("seat", chosen[0], -sum(chosen[1:])), *points_told(chosen[1:], lost=False)]

    def run(self, s: State, using: Using) -> Play | None:
        own = s.players[using.seat].pool
        richer = [seat for seat in clockwise(s, using.seat) if s.players[seat].pool > own]
        if not richer:
            s.referendum = None  # the terms cannot be chosen any more (VTES-POL-03)
            return None
        return self._run(s, using, richer)

    def _run(self, s: State, using: Using, richer: list[Seat]) -> Play:
        giver = yield from choose_seat(using.seat, "vtes-ask-richer", richer, using.kind, "VTES-POL-03")
        seats = [seat for seat in clockwise(s, using.seat) if seat != giver]
        most = [_SHIFTED] * len(seats)
        given = yield from allocate(using.seat, "vtes-ask-shift", seats, _SHIFTED, most, using.kind)
        terms = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            terms[seat] = points
        called(s).terms = (giver, *terms)
        numbers_told(s, "vtes-log-takes-from", using.seat, amount=_SHIFTED, foe=giver)
        tell_points(s, using.seat, terms)


class ShiftPool(Effect):
    """If there is less than was promised, the caller divides what there is within the terms."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-shift-pool")

    def run(self, s: State, using: Using) -> Play | None:
        giver, promised = Seat(called(s).terms[0]), list(called(s).terms[1:])
        if s.players[giver].pool < sum(promised):
            return self._divide(s, using, giver, promised)
        self._shift(s, giver, promised)
        return None

    def _divide(self, s: State, using: Using, giver: Seat, promised: list[int]) -> Play:
        seats = [seat for seat in clockwise(s, using.seat) if promised[seat]]
        most = [promised[seat] for seat in seats]
        pool = min(s.players[giver].pool, sum(most))
        given = yield from allocate(using.seat, "vtes-ask-shift", seats, pool, most, using.kind)
        amounts = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            amounts[seat] = points
        self._shift(s, giver, amounts)

    def _shift(self, s: State, giver: Seat, amounts: list[int]) -> None:
        zones.burn_pool(s, giver, sum(amounts))
        for seat, points in enumerate(amounts):
            zones.gain_pool(s, Seat(seat), points)


@printed.political_action("Rumors of Gehenna")
def rumors_of_gehenna(card: Card) -> None:
    referendum(card, [SpreadRumours()], ChooseMethuselahs())
    card.traits.append(TwoMasterActions())
    burned_by_referendum(card)


class ChooseMethuselahs(Effect):
    """One or more; the terms are the seats."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-methuselahs")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("seat", seat, 0) for seat in chosen]

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        left = clockwise(s, using.seat)
        chosen: list[int] = []
        while left:
            seat = yield from choose_seat(
                using.seat, "vtes-ask-rumours", left[:], using.kind, "VTES-POL-03", or_none=bool(chosen)
            )
            if seat == NOBODY:
                break
            left.remove(seat)
            chosen.append(seat)
        assert s.referendum is not None
        s.referendum.terms = tuple(sorted(chosen))


class SpreadRumours(Effect):
    """The card stays in play; `chosen` holds the seats as bits."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-spread-rumours")

    def run(self, s: State, using: Using) -> Play | None:
        assert s.referendum is not None
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        card.chosen = sum(1 << seat for seat in s.referendum.terms)
        placed(s, using)
        return None


class TwoMasterActions(Trait):
    """Two master phase actions instead of one, for those who were chosen (VTES-RUL-03)."""

    what = numbers.MASTER_BASE

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-two-master-actions")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.MASTER_BASE or card.region != IN_PLAY or card.chosen < 0:
            return 0
        hers = any(
            about == numbers.about_seat(player.seat) and card.chosen >> player.seat & 1
            for player in s.players
        )
        return int(hers)
