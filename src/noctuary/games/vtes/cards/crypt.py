"""Vampires with an ability of their own."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, StrikeOf, Trait, Using
from noctuary.games.vtes.cards.shapes import use
from noctuary.games.vtes.conditions import BearerReady, MasterPlayed, OwnReferendumPassed, YourTurn
from noctuary.games.vtes.effects.action import UnlockSelf, Votes
from noctuary.games.vtes.effects.economy import GainBlood
from noctuary.games.vtes.kinds import (
    AFTER_REFERENDUM,
    DISCIPLINE_CODES,
    EQUIPMENT,
    MASTER_PHASE,
    NO_TITLE,
    POLLING,
    STRIKE,
)
from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import combat, limits, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Minions
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def alexa_draper(card: Card) -> None:
    dominate = DISCIPLINE_CODES.index("dom")
    use(
        card,
        1 << POLLING,
        [DiscardRequiring(dominate), Votes(1)],
        once=limits.EACH_ACTION,
        conditions=[BearerReady()],
    )


class DiscardRequiring(Effect):
    """A card of the hand that requires a Discipline is discarded."""

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def phrase(self) -> Phrase:
        code = DISCIPLINE_CODES[self.discipline]
        return Phrase("vtes-effect-discard-requiring", discipline=f"vtes-discipline-{code}")

    def _kinds(self, s: State, using: Using) -> list[int]:
        hand = s.players[using.seat].hand
        return [kind for kind in hand if self.discipline in s.pool.cards[kind].disciplines]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._kinds(s, using) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        kind = yield from choose_kind(using.seat, "vtes-ask-discard", self._kinds(s, using), using.kind)
        zones.discard(s, using.seat, kind)


def alexander_silverson(card: Card) -> None:
    card.traits.append(OppositionBleeds())


class OppositionBleeds(Trait):
    """A vampire burns 1 blood to vote against a referendum that this one has called."""

    what = numbers.VOTE_COST

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-opposition-bleeds")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        called = s.referendum
        called_by_him = called is not None and not called.hunt and about == card.uid
        return 1 if what == numbers.VOTE_COST and called_by_him else 0


def bret_stryker(card: Card) -> None:
    card.traits.append(AwedByTitles(-1))


class AwedByTitles(Trait):
    """Less intercept against titled vampires."""

    what = numbers.INTERCEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-intercept-against-titled", {"amount": abs(self.amount)})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.INTERCEPT or about != card.uid or s.action is None:
            return 0
        actor = find(s, s.action.actor)
        titled = actor is not None and is_vampire(s, actor) and numbers.title(s, actor) != NO_TITLE
        return self.amount if titled else 0


def faruq_abd_al_qadir(card: Card) -> None:
    card.traits.append(HoldsTheCorrupted())


class HoldsTheCorrupted(Trait):
    """Whoever bears a corruption counter of his controller cannot strike to end a combat with him."""

    what = numbers.TO_END_COMBAT

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-holds-the-corrupted")

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        if what != numbers.TO_END_COMBAT or about == card.uid:
            return False
        if combat.side_of(s, card.uid) == NOTHING or combat.side_of(s, about) == NOTHING:
            return False
        other = find(s, about)
        return other is not None and card.controller in other.corruption


def flavio_goncalves(card: Card) -> None:
    use(card, 1 << STRIKE, [], strike=StrikeOf(dodge=True), once=limits.EACH_COMBAT)


def hesha_ruhadze(card: Card) -> None:
    card.traits.append(BleedsWithTreasures())


class BleedsWithTreasures(Trait):
    """More bleed for each unique equipment on him."""

    what = numbers.BLEED

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-bleed-for-treasures", {"amount": 1})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.BLEED or about != card.uid:
            return 0
        return sum(
            1
            for one in s.cards
            if one.host == card.uid and s.pool.types[one.kind] & EQUIPMENT and s.pool.cards[one.kind].unique
        )


def nonu_dis(card: Card) -> None:
    use(
        card,
        1 << MASTER_PHASE,
        [GainBlood(1)],
        once=limits.EACH_PHASE,
        target=Minions(mine=True, ready=True, clan="ministry"),
        conditions=[YourTurn(), BearerReady(), MasterPlayed()],
    )


def sybren_van_oosten(card: Card) -> None:
    use(card, 1 << AFTER_REFERENDUM, [UnlockSelf()], conditions=[OwnReferendumPassed()])
