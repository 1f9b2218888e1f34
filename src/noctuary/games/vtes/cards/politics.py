"""Political actions, and what is played in a referendum or after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import clockwise, find, is_minion, is_ready, is_vampire
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards.shapes import modifier, reaction, referendum
from noctuary.games.vtes.conditions import PoliticalAction, ReferendumPassed, SomebodyRicher
from noctuary.games.vtes.effects.action import LowerIntercept, Votes
from noctuary.games.vtes.effects.play import placed
from noctuary.games.vtes.going_on import Referendum
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    BASIC,
    CAMARILLA,
    JUSTICAR,
    ON_CARD,
    POLLING,
    SUPERIOR,
)
from noctuary.games.vtes.questions import choose, choose_card, choose_number, choose_seat
from noctuary.games.vtes.rules import expiry, politics, titles, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Voters
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import move
from noctuary.kernel.refusal import Refusal

_POINTS: Final = 4
_SHIFTED: Final = 3


def _called(s: State) -> Referendum:
    assert s.referendum is not None
    return s.referendum


def _allocate(
    me: Seat, prompt: str, seats: list[Seat], points: int, most: list[int], kind: int
) -> Ask[list[int]]:
    """So many points among these seats, one by one, each seat up to its own limit."""
    given = [0] * len(seats)
    for left in range(points, 0, -1):
        moves = [move(verbs.SEAT, seat) for place, seat in enumerate(seats) if given[place] < most[place]]
        answer = yield from choose(me, prompt, moves, "VTES-POL-03", kind, left)
        given[seats.index(Seat(answer.a))] += 1
    return given


def _tell_points(s: State, me: Seat, terms: list[int]) -> None:
    for seat, points in enumerate(terms):
        if points:
            numbers_told(s, "vtes-log-allocates", me, amount=points, foe=seat)


def _points_told(points: Sequence[int], *, lost: bool) -> list[tuple[str, int, int]]:
    """What each Methuselah gains by the terms, or loses."""
    return [("seat", seat, -given if lost else given) for seat, given in enumerate(points) if given]


# -- Kine Resources Contested -------------------------------------------------------------------------


def kine_resources_contested(card: Card) -> None:
    referendum(card, [BurnAllocated()], Allocate())


class Allocate(Effect):
    """Four points among two Methuselahs or more: nobody gets all of them."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-allocate", {"amount": _POINTS})

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return _points_told(chosen, lost=True)

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        seats = clockwise(s, using.seat)
        most = [_POINTS - 1] * len(seats)
        given = yield from _allocate(using.seat, "vtes-ask-allocate", seats, _POINTS, most, using.kind)
        terms = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            terms[seat] = points
        _called(s).terms = tuple(terms)
        _tell_points(s, using.seat, terms)


class BurnAllocated(Effect):
    """Points may exceed a pool (VTES-POL-08)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-allocated")

    def run(self, s: State, using: Using) -> Play | None:
        for seat, points in enumerate(_called(s).terms):
            zones.burn_pool(s, Seat(seat), points)
        return None


# -- Parity Shift -------------------------------------------------------------------------------------


def parity_shift(card: Card) -> None:
    referendum(card, [ShiftPool()], ChooseRicher(), conditions=[SomebodyRicher()])


class ChooseRicher(Effect):
    """A Methuselah with more pool, and who gets how much of it: the terms are she, then points by seat."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-shift", {"amount": _SHIFTED})

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("seat", chosen[0], -sum(chosen[1:])), *_points_told(chosen[1:], lost=False)]

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
        given = yield from _allocate(using.seat, "vtes-ask-shift", seats, _SHIFTED, most, using.kind)
        terms = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            terms[seat] = points
        _called(s).terms = (giver, *terms)
        numbers_told(s, "vtes-log-takes-from", using.seat, amount=_SHIFTED, foe=giver)
        _tell_points(s, using.seat, terms)


class ShiftPool(Effect):
    """If there is less than was promised, the caller divides what there is within the terms."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-shift-pool")

    def run(self, s: State, using: Using) -> Play | None:
        giver, promised = Seat(_called(s).terms[0]), list(_called(s).terms[1:])
        if s.players[giver].pool < sum(promised):
            return self._divide(s, using, giver, promised)
        self._shift(s, giver, promised)
        return None

    def _divide(self, s: State, using: Using, giver: Seat, promised: list[int]) -> Play:
        seats = [seat for seat in clockwise(s, using.seat) if promised[seat]]
        most = [promised[seat] for seat in seats]
        pool = min(s.players[giver].pool, sum(most))
        given = yield from _allocate(using.seat, "vtes-ask-shift", seats, pool, most, using.kind)
        amounts = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            amounts[seat] = points
        self._shift(s, giver, amounts)

    def _shift(self, s: State, giver: Seat, amounts: list[int]) -> None:
        zones.burn_pool(s, giver, sum(amounts))
        for seat, points in enumerate(amounts):
            zones.gain_pool(s, Seat(seat), points)


# -- others -------------------------------------------------------------------------------------------


def ancilla_empowerment(card: Card) -> None:
    referendum(card, [BurnForMinions()])


class BurnForMinions(Effect):
    """Each Methuselah burns 1 pool for each minion she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-for-minions")

    def run(self, s: State, using: Using) -> Play | None:
        for seat in clockwise(s, s.active):
            count = sum(card.controller == seat and is_minion(s, card) for card in s.cards)
            zones.burn_pool(s, seat, count)
        return None


def consanguineous_boon(card: Card) -> None:
    referendum(card, [GainForClan()], ChooseClan())


class ChooseClan(Effect):
    """Any clan, of which somebody controls a vampire; another would be no boon to anybody."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-clan")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("clan", chosen[0], 0)]

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        clans = sorted({numbers.clan(s, card) for card in s.cards if is_vampire(s, card)})
        moves = [move(verbs.CLAN, clan) for clan in clans]
        answer = yield from choose(using.seat, "vtes-ask-clan", moves, "VTES-POL-03", using.kind)
        _called(s).terms = (answer.a,)
        numbers_told(s, "vtes-log-terms-clan", using.seat, clan=answer.a)


class GainForClan(Effect):
    """Each Methuselah gains 1 pool for each vampire of the clan that she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gain-for-clan")

    def run(self, s: State, using: Using) -> Play | None:
        clan = _called(s).terms[0]
        for seat in clockwise(s, s.active):
            count = sum(
                card.controller == seat and is_vampire(s, card) and numbers.clan(s, card) == clan
                for card in s.cards
            )
            zones.gain_pool(s, seat, count)
        return None


def toreador_justicar(card: Card) -> None:
    referendum(card, [MakeJusticar()], ChooseToreador(), conditions=[ToreadorToChoose()])


def _ready_toreador(s: State) -> list[InPlay]:
    return [
        card
        for card in s.cards
        if is_vampire(s, card) and is_ready(card) and s.pool.clans[numbers.clan(s, card)] == "toreador"
    ]


def _candidates(s: State) -> list[int]:
    """Only a Camarilla vampire can be chosen for a Camarilla title (VTES-TITLE-01, official ruling)."""
    return [card.uid for card in _ready_toreador(s) if numbers.sect(s, card) == CAMARILLA]


class ToreadorToChoose(Condition):
    """Without one the terms cannot be chosen (VTES-POL-03)."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if _candidates(s) else Refusal(RuleId("VTES-POL-03"))


class ChooseToreador(Effect):
    """A ready Camarilla Toreador; in this referendum each ready Toreador has one vote more."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-toreador")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("card", chosen[0], 0)]

    def run(self, s: State, using: Using) -> Play | None:
        if not _candidates(s):
            s.referendum = None  # VTES-POL-03
            return None
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        choices = _candidates(s)
        uid = yield from choose_card(using.seat, "vtes-ask-justicar", choices, using.kind, "VTES-POL-03")
        chosen = find(s, uid)
        _called(s).terms = (uid,)
        for one in _ready_toreador(s):
            expiry.last(s, numbers.VOTES, one.uid, 1, expiry.END_OF_ACTION, using.kind)
        if chosen is not None:
            cards(s, "vtes-log-terms-card", using.seat, [chosen.kind])


class MakeJusticar(Effect):
    """The card lies on the chosen vampire and stands for the title (VTES-TITLE-05)."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-make-justicar")

    def run(self, s: State, using: Using) -> Play | None:
        chosen = find(s, _called(s).terms[0])
        if chosen is not None and is_vampire(s, chosen):
            titles.grant(s, chosen, JUSTICAR)
            card = zones.enter(s, using.kind, using.seat, ON_CARD, chosen.uid)
            card.controller = chosen.controller
            placed(s, using)
        return None


# -- in the polling step and after ----------------------------------------------------------------------


def bewitching_oration(card: Card) -> None:
    for level, votes in ((BASIC, 2), (SUPERIOR, 4)):
        modifier(card, [Votes(votes)], level, windows=1 << POLLING, conditions=[PoliticalAction()])


def perfect_paragon(card: Card) -> None:
    modifier(card, [Votes(3)], BASIC, windows=1 << POLLING, conditions=[PoliticalAction()])
    modifier(card, [LowerIntercept(1)], SUPERIOR)


def scalpel_tongue(card: Card) -> None:
    for level, burned in ((BASIC, 0), (SUPERIOR, 1)):
        for shape in (modifier, reaction):
            shape(
                card,
                [Silence(burned)],
                level,
                windows=1 << POLLING,
                conditions=[PoliticalAction()],
                target=Voters(),
            )


class Silence(Effect):
    """The chosen vampire locks and abstains: what it has cast is void, and it casts no more."""

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-silence", {"amount": self.blood})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            card.locked = True
            politics.abstain(s, card.uid)
            cards(s, "vtes-log-abstains", using.seat, [card.kind])
            expiry.last(s, numbers.TO_VOTE, card.uid, 1, expiry.END_OF_ACTION, using.kind)
            zones.burn_blood(s, card, self.blood)
        return None


def voter_captivation(card: Card) -> None:
    for level, most in ((BASIC, 0), (SUPERIOR, 2)):
        modifier(card, [Captivate(most)], level, windows=1 << AFTER_ACTION, conditions=[ReferendumPassed()])


class Captivate(Effect):
    """Blood for each vote by which the referendum passed; some of it may go to the pool instead."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-captivate", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        if not self.most:
            self._gain(s, using, 0)
            return None
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        most = min(self.most, 0 if s.action is None else s.action.votes)
        to_pool = yield from choose_number(using.seat, "vtes-ask-captivate", 0, most, using.kind)
        self._gain(s, using, to_pool)

    def _gain(self, s: State, using: Using, to_pool: int) -> None:
        minion = find(s, using.minion)
        votes = 0 if s.action is None else s.action.votes
        if minion is not None:
            zones.gain_blood(s, minion, votes - to_pool)
        zones.gain_pool(s, using.seat, to_pool)
