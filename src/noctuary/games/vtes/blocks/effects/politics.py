"""Referendums: the terms that are chosen, votes, and what passes (VTES-POL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import numbers, permissions, verbs
from noctuary.games.vtes.blocks.amounts import Amount, Known, amount
from noctuary.games.vtes.blocks.effects.on_cards import OnCards, OnCardsBy
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import clockwise, find, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.going_on import Referendum
from noctuary.games.vtes.questions import choose, choose_card, choose_number, choose_seat
from noctuary.games.vtes.rules import expiry, politics, titles, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import move
from noctuary.kernel.refusal import Refusal


def called(s: State) -> Referendum:
    assert s.referendum is not None
    return s.referendum


def allocate(
    me: Seat, prompt: str, seats: list[Seat], points: int, most: list[int], kind: int
) -> Ask[list[int]]:
    """So many points among these seats, one by one, each seat up to its own limit."""
    given = [0] * len(seats)
    for left in range(points, 0, -1):
        moves = [move(verbs.SEAT, seat) for place, seat in enumerate(seats) if given[place] < most[place]]
        answer = yield from choose(me, prompt, moves, "VTES-POL-03", kind, left)
        given[seats.index(Seat(answer.a))] += 1
    return given


def tell_points(s: State, me: Seat, terms: list[int]) -> None:
    for seat, points in enumerate(terms):
        if points:
            numbers_told(s, "vtes-log-allocates", me, amount=points, foe=seat)


def points_told(points: Sequence[int], *, lost: bool) -> list[tuple[str, int, int]]:
    """What each Methuselah gains by the terms, or loses."""
    return [("seat", seat, -given if lost else given) for seat, given in enumerate(points) if given]


class Terms(Effect):
    """What is chosen as a referendum is called; where that cannot be, nothing is called (VTES-POL-03)."""

    def run(self, s: State, using: Using) -> Play | None:
        if self.why_not(s, using) is not None:
            s.referendum = None
            return None
        return self._chosen(s, using)

    def _chosen(self, s: State, using: Using) -> Play:
        raise NotImplementedError


class Allocate(Terms):
    """So many points among two Methuselahs or more: nobody gets all of them.

    `points`: 0 for as many as there are Methuselahs in the game; `others`: none to the one who calls it.
    """

    def __init__(self, points: int = 0, *, others: bool = False) -> None:
        self.points = points
        self.others = others

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-allocate", {"amount": self.points, "others": int(self.others)})

    def _seats(self, s: State, using: Using) -> list[Seat]:
        return [seat for seat in clockwise(s, using.seat) if not self.others or seat != using.seat]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if len(self._seats(s, using)) > 1 else Refusal(RuleId("VTES-POL-03"))

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return points_told(chosen, lost=True)

    def _chosen(self, s: State, using: Using) -> Play:
        seats, points = self._seats(s, using), self.points or len(clockwise(s, using.seat))
        most = [points - 1] * len(seats)
        given = yield from allocate(using.seat, "vtes-ask-allocate", seats, points, most, using.kind)
        terms = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            terms[seat] = points
        called(s).terms = tuple(terms)
        tell_points(s, using.seat, terms)


class ChooseRicher(Effect):
    """A Methuselah with more pool, and who gets how much of it: the terms are she, then points by seat."""

    def __init__(self, points: int) -> None:
        self.points = points

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._richer(s, using) else Refusal(RuleId("VTES-POL-03"))

    def _richer(self, s: State, using: Using) -> list[Seat]:
        own = s.players[using.seat].pool
        return [seat for seat in clockwise(s, using.seat) if s.players[seat].pool > own]

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-shift", {"amount": self.points})

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("seat", chosen[0], -sum(chosen[1:])), *points_told(chosen[1:], lost=False)]

    def run(self, s: State, using: Using) -> Play | None:
        richer = self._richer(s, using)
        if not richer:
            s.referendum = None  # the terms cannot be chosen any more (VTES-POL-03)
            return None
        return self._run(s, using, richer)

    def _run(self, s: State, using: Using, richer: list[Seat]) -> Play:
        giver = yield from choose_seat(using.seat, "vtes-ask-richer", richer, using.kind, "VTES-POL-03")
        seats = [seat for seat in clockwise(s, using.seat) if seat != giver]
        most = [self.points] * len(seats)
        given = yield from allocate(using.seat, "vtes-ask-shift", seats, self.points, most, using.kind)
        terms = [0] * len(s.players)
        for seat, points in zip(seats, given, strict=True):
            terms[seat] = points
        called(s).terms = (giver, *terms)
        numbers_told(s, "vtes-log-takes-from", using.seat, amount=self.points, foe=giver)
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
        called(s).terms = (answer.a,)
        numbers_told(s, "vtes-log-terms-clan", using.seat, clan=answer.a)


class ChooseMethuselahs(Effect):
    """One or more; the terms are the seats."""

    def __init__(self, prompt: str) -> None:
        self.prompt = prompt

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-methuselahs")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("seat", seat, 0) for seat in chosen]

    def chosen_by(self, terms: tuple[int, ...]) -> int:
        return sum(1 << seat for seat in terms)

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        left = clockwise(s, using.seat)
        chosen: list[int] = []
        while left:
            seat = yield from choose_seat(
                using.seat, self.prompt, left[:], using.kind, "VTES-POL-03", or_none=bool(chosen)
            )
            if seat == NOBODY:
                break
            left.remove(seat)
            chosen.append(seat)
        assert s.referendum is not None
        s.referendum.terms = tuple(sorted(chosen))


class ChooseCard(Terms):
    """A card in play that fits; without one the terms cannot be chosen (VTES-POL-03)."""

    def __init__(self, which: Which, prompt: str, also: Effect | None = None) -> None:
        self.which = which
        self.prompt = prompt
        self.also = [] if also is None else [also]  # what holds for this referendum

    def phrase(self) -> Phrase:
        message = "vtes-terms-card" if self.also else "vtes-terms-card-only"
        return Phrase(message, None, {"which": self.which, "also": self.also})

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("card", chosen[0], 0)]

    def chosen_by(self, terms: tuple[int, ...]) -> int:
        return terms[0]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self.which.found(s, using) else Refusal(RuleId("VTES-POL-03"))

    def _chosen(self, s: State, using: Using) -> Play:
        choices = [card.uid for card in self.which.found(s, using)]
        uid = yield from choose_card(using.seat, self.prompt, choices, using.kind, "VTES-POL-03")
        chosen = find(s, uid)
        called(s).terms = (uid,)
        for also in self.also:
            also.run(s, using)
        if chosen is not None:
            cards(s, "vtes-log-terms-card", using.seat, [chosen.kind])


class GiveTitle(OnCards):
    """A title: the card that lies on its holder stands for it (VTES-TITLE-05)."""

    def __init__(self, title: int, whom: Which, city: str = "") -> None:
        super().__init__(whom)
        self.title = title
        self.city = city  # of which it is the title

    def phrase(self) -> Phrase:
        if self.city:
            parts = {"whom": self.whom}
            return Phrase("vtes-effect-give-city", {"title": self.title}, parts, city=f"={self.city}")
        return Phrase("vtes-effect-give-title", {"title": self.title}, {"whom": self.whom})

    def do(self, s: State, using: Using, card: InPlay) -> None:
        if is_vampire(s, card):
            titles.grant(s, card, self.title, self.city)


class Votes(OnCardsBy):
    """More votes in this referendum, for the vampire that plays or bears it unless said."""

    message = "vtes-effect-votes"

    def __init__(self, more: int | Amount, whom: Which = SELF) -> None:
        super().__init__(more, whom)

    def do(self, s: State, using: Using, card: InPlay) -> None:
        expiry.last(s, numbers.VOTES, card.uid, self.amount.of(s, using), expiry.END_OF_ACTION, using.kind)


class Abstain(OnCards):
    """What it has cast is void, and it casts no more in this referendum."""

    message = "vtes-effect-abstain"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        politics.abstain(s, card.uid)
        cards(s, "vtes-log-abstains", using.seat, [card.kind])
        expiry.last(s, permissions.TO_VOTE, card.uid, 1, expiry.END_OF_ACTION, using.kind)


class Captivate(Effect):
    """Blood for each vote by which the referendum passed; some of it may go to the pool instead."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-captivate", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
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


class CastVotes(Effect):
    """Votes of the Methuselah's own, all one way (VTES-POL-05)."""

    def __init__(self, votes: int | Amount) -> None:
        self.amount = amount(votes)

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-cast-votes", None, {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        """Whoever has paid with her last pool is out of the game before she votes (VTES-OUST-01)."""
        return None if s.players[using.seat].pool < 1 else self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        sides = [move(verbs.FOR), move(verbs.AGAINST)]
        answer = yield from choose(using.seat, "vtes-ask-side", sides, "VTES-POL-04", using.kind)
        side = politics.FOR if answer.verb == verbs.FOR else politics.AGAINST
        votes = self.amount.of(s, using)
        politics.cast(s, politics.source_of_card(using.source), votes, side)
        numbers_told(s, "vtes-log-votes-methuselah", using.seat, amount=votes, side=side)


def _allocated(s: State, using: Using) -> int:
    """The points that the terms give her: they may exceed a pool (VTES-POL-08)."""
    return called(s).terms[using.seat]


def _margin(s: State, using: Using) -> int:
    return 0 if s.action is None else s.action.votes


ALLOCATED: Final = Known("allocated", _allocated)
MARGIN: Final = Known("margin", _margin)  # the votes by which the referendum passed
