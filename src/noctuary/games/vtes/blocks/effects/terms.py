"""Terms of referendums that name more than one kind of thing, and what comes of them (VTES-POL-03)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.blocks.atoms import ANARCH, EQUIPMENT_CARD, LOCATION_CARD, YOURS
from noctuary.games.vtes.blocks.effects.on_cards import OnCards
from noctuary.games.vtes.blocks.effects.politics import Terms, called, points_told, tell_points
from noctuary.games.vtes.blocks.states import LOCKED, READY
from noctuary.games.vtes.blocks.which import TAIL, Being, Which
from noctuary.games.vtes.board import clockwise, find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import PRINCE
from noctuary.games.vtes.questions import choose, choose_card, choose_seat
from noctuary.games.vtes.rules import equipping, titles
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.refusal import Refusal

# -- Anarchs who stake themselves, for points that hit pool and places ------------------------------------


STAKABLE: Final[Which] = YOURS & READY & ANARCH & ~LOCKED
BURNABLE: Final[Which] = LOCATION_CARD | EQUIPMENT_CARD


class StakeAnarchs(Terms):
    """X ready unlocked Anarchs of hers, and 2X points among Methuselahs, locations and equipment.

    The terms are the points by seat, then how many Anarchs, then their uids, then the other cards.
    """

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-stake-anarchs")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        seats = len(s.players)
        named = [*_staked(s, chosen), *_hit(s, chosen)]
        return [*points_told(chosen[:seats], lost=True), *(("card", uid, 0) for uid in named)]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if STAKABLE.found(s, using) else Refusal(RuleId("VTES-POL-03"))

    def _chosen(self, s: State, using: Using) -> Play:
        left = [card.uid for card in STAKABLE.found(s, using)]
        staked: list[int] = []
        while left:
            uid = yield from choose_card(
                using.seat, "vtes-ask-stake", left[:], using.kind, "VTES-POL-03", or_none=bool(staked)
            )
            if uid == NOTHING:
                break
            left.remove(uid)
            staked.append(uid)
        points, hit = yield from self._allocate(s, using, 2 * len(staked))
        called(s).terms = (*points, len(staked), *staked, *hit)
        tell_points(s, using.seat, points)
        named = [card.kind for card in s.cards if card.uid in staked or card.uid in hit]
        cards(s, "vtes-log-terms-cards", using.seat, named)

    def _allocate(self, s: State, using: Using, amount: int) -> Ask[tuple[list[int], list[int]]]:
        """One by one; a card needs no second point."""
        points = [0] * len(s.players)
        hit: list[int] = []
        for left in range(amount, 0, -1):
            moves = [move(verbs.SEAT, seat) for seat in clockwise(s, using.seat)]
            places = [card.uid for card in BURNABLE.found(s, using) if card.uid not in hit]
            moves += [move(verbs.TARGET, uid) for uid in places]
            answer = yield from choose(
                using.seat, "vtes-ask-allocate", moves, "VTES-POL-03", using.kind, left
            )
            if answer.verb == verbs.SEAT:
                points[answer.a] += 1
            else:
                hit.append(answer.a)
        return points, hit


def _staked(s: State, terms: tuple[int, ...]) -> tuple[int, ...]:
    seats = len(s.players)
    return terms[seats + 1 : seats + 1 + _count(s, terms)]


def _hit(s: State, terms: tuple[int, ...]) -> tuple[int, ...]:
    return terms[len(s.players) + 1 + _count(s, terms) :]


def _count(s: State, terms: tuple[int, ...]) -> int:
    """How many Anarchs; none before they are chosen."""
    return terms[len(s.players)] if len(terms) > len(s.players) else 0


def _is_staked(s: State, using: Using, card: InPlay) -> bool:
    return s.referendum is not None and card.uid in _staked(s, s.referendum.terms)


def _is_hit(s: State, using: Using, card: InPlay) -> bool:
    return s.referendum is not None and card.uid in _hit(s, s.referendum.terms)


STAKED: Final = ANARCH & Being("staked", TAIL, _is_staked)
ALLOTTED: Final = BURNABLE & Being("allotted", TAIL, _is_hit)


# -- a location for somebody ------------------------------------------------------------------------------


class ChooseLocation(Terms):
    """A location, and a Methuselah: the terms are its uid and her seat."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-location")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("card", chosen[0], 0), ("seat", chosen[1], 0)]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if LOCATION_CARD.found(s, using) else Refusal(RuleId("VTES-POL-03"))

    def _chosen(self, s: State, using: Using) -> Play:
        places = [card.uid for card in LOCATION_CARD.found(s, using)]
        uid = yield from choose_card(using.seat, "vtes-ask-location", places, using.kind, "VTES-POL-03")
        seats = clockwise(s, using.seat)
        seat = yield from choose_seat(using.seat, "vtes-ask-new-owner", seats, using.kind, "VTES-POL-03")
        called(s).terms = (uid, seat)
        place = find(s, uid)
        if place is not None:
            cards(s, "vtes-log-terms-card", using.seat, [place.kind])
        numbers_told(s, "vtes-log-terms-seat", using.seat, foe=seat)


class GiveLocation(Effect):
    """Requirements do not matter any more; one that lies on a minion goes on one of hers.

    To whoever controls it already nothing moves.
    """

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-give-location")

    def run(self, s: State, using: Using) -> Play | None:
        uid, seat = called(s).terms[0], Seat(called(s).terms[1])
        card = find(s, uid)
        if card is None or card.controller == seat or s.players[seat].out:
            return None
        return equipping.take_location(s, seat, card, using.kind)


# -- a title that somebody else holds ---------------------------------------------------------------------


class TakeTitle(OnCards):
    """The vampire that calls it gets the chosen prince's title: the two contest it (VTES-TITLE-03)."""

    message = "vtes-effect-take-title"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        caller = find(s, using.minion)
        if caller is not None and caller is not card:
            titles.grant(s, caller, PRINCE, titles.city(s, card))
