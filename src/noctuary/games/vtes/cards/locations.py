"""Locations: master cards that stay in play and are used (VTES-MASTER-07)."""

from __future__ import annotations

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Using
from noctuary.games.vtes.cards.shapes import ANY_TIME, burnable, location, use
from noctuary.games.vtes.conditions import ActorIs, PoliticalAction, Undirected, YourTurn
from noctuary.games.vtes.effects.action import Stealth, going_on
from noctuary.games.vtes.effects.economy import (
    AddToUncontrolled,
    DiscardAndDraw,
    GainBlood,
)
from noctuary.games.vtes.kinds import (
    ANARCH,
    ANNOUNCED,
    CAMARILLA,
    DURING_ACTION,
    INFLUENCE,
    MASTER_PHASE,
    NO_TITLE,
    POLLING,
    READY,
    UNLOCK,
)
from noctuary.games.vtes.questions import choose, choose_card
from noctuary.games.vtes.rules import expiry, influence, limits, politics, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Minions, MyUncontrolled, Unfed
from noctuary.games.vtes.tell import numbers_told
from noctuary.games.vtes.traits import ForController, InOwnAction
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import move
from noctuary.kernel.refusal import Refusal

# -- locations ----------------------------------------------------------------------------------------


def hunting_ground(card: Card) -> None:
    """Any of them: the clan on it is no requirement (VTES-SEQ-08)."""
    feeding_ground(card, GainBlood(1), Unfed())


def feeding_ground(card: Card, meal: Effect, whom: Target) -> None:
    """A location that feeds somebody in each of its controller's unlock phases."""
    location(card)
    use(
        card,
        1 << UNLOCK,
        [meal, Feed()],
        once=limits.EACH_PHASE,
        target=whom,
        conditions=[YourTurn()],
    )


class Feed(Effect):
    """No other hunting ground feeds that vampire this turn."""

    def phrase(self) -> None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, numbers.FED, using.target, 1, expiry.END_OF_TURN, using.kind)
        return None


def _influences(card: Card, clan: str) -> None:
    location(card)
    use(
        card,
        1 << INFLUENCE,
        [AddToUncontrolled(1)],
        locks=True,
        target=MyUncontrolled(clan=clan),
        conditions=[YourTurn()],
    )


def arcane_library(card: Card) -> None:
    _influences(card, "tremere")


def art_museum(card: Card) -> None:
    _influences(card, "toreador")


def elder_library(card: Card) -> None:
    location(card)
    card.traits.append(ForController("vtes-trait-hand-size", numbers.HAND, 1))


def information_highway(card: Card) -> None:
    location(card)
    card.traits.append(ForController("vtes-trait-transfers", numbers.TRANSFERS, 2))


def the_barrens(card: Card) -> None:
    location(card)
    use(card, ANY_TIME, [DiscardAndDraw()], locks=True)


def creepshow_casino(card: Card) -> None:
    location(card)
    use(
        card,
        1 << ANNOUNCED,
        [Stealth(1, even_if_not_needed=True)],
        locks=True,
        conditions=[Undirected()],
    )


def opium_den(card: Card) -> None:
    location(card)
    use(card, DURING_ACTION, [Stealth(1)], locks=True, conditions=[ActorIs(clan="ministry")])


def club_illusion(card: Card) -> None:
    location(card)
    use(
        card,
        1 << ANNOUNCED,
        [ActorPaysForBleed()],
        once=limits.EACH_ACTION,
        by_anyone=True,
        conditions=[ActorIs(sect=ANARCH, bleeding=True)],
    )


class ActorPaysForBleed(Effect):
    """The acting minion burns 1 blood for 1 more bleed in this action, outside the limit."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-actor-pays-for-bleed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        actor = None if s.action is None else find(s, s.action.actor)
        rich = actor is not None and is_vampire(s, actor) and actor.counters >= 1
        return None if rich else Refusal(RuleId("VTES-SEQ-07"))

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        actor = find(s, action.actor)
        if actor is not None:
            zones.burn_blood(s, actor, 1)
            action.bleed += 1
        return None


def chantry(card: Card) -> None:
    location(card)
    fallen = Minions(torpor=True, vampires=True, clan="tremere")
    use(
        card,
        1 << MASTER_PHASE,
        [Raise()],
        locks=True,
        pool=1,
        target=fallen,
        conditions=[YourTurn()],
    )
    use(
        card,
        1 << MASTER_PHASE,
        [BurnBloodOfReady("tremere"), Raise()],
        locks=True,
        target=fallen,
        conditions=[YourTurn()],
    )


class BurnBloodOfReady(Effect):
    """1 blood of a ready vampire of the clan that you control."""

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-blood-of-ready", clan=f"vtes-clan-{self.clan}")

    def _payers(self, s: State, using: Using) -> list[int]:
        return Minions(mine=True, ready=True, with_blood=True, clan=self.clan).choices(s, using)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._payers(s, using) else Refusal(RuleId("VTES-SEQ-07"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        uid = yield from choose_card(
            using.seat, "vtes-ask-who-burns-blood", self._payers(s, using), using.kind
        )
        payer = find(s, uid)
        if payer is not None:
            zones.burn_blood(s, payer, 1)


class Raise(Effect):
    """The chosen vampire is ready again under its controller."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-raise")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None and is_vampire(s, card) and card.region != READY:
            zones.leave_torpor(s, card)
        return None


def wasserschloss_anif_austria(card: Card) -> None:
    """One Tremere in a turn fills it."""
    location(card)
    own = Minions(mine=True, vampires=True, with_blood=True, clan="tremere")
    use(
        card,
        1 << MASTER_PHASE,
        [StoreBlood()],
        once=limits.EACH_TURN,
        target=own,
        conditions=[YourTurn()],
    )
    use(
        card,
        1 << INFLUENCE,
        [PourOut()],
        locks=True,
        target=MyUncontrolled(clan="tremere"),
        conditions=[YourTurn()],
    )
    burnable(card)
    card.traits.append(InOwnAction(1, "malkavian"))


class StoreBlood(Effect):
    """1 blood of the chosen vampire onto this card."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-store-blood")

    def run(self, s: State, using: Using) -> Play | None:
        card, vampire = find(s, using.source), find(s, using.target)
        if card is not None and vampire is not None:
            zones.put(s, card, zones.burn_blood(s, vampire, 1))
        return None


class PourOut(Effect):
    """All counters of this card onto the chosen vampire of the uncontrolled region."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pour-out")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        vampire = influence.uncontrolled(s, using.seat, using.target)
        if card is not None and vampire is not None:
            zones.put_on_uncontrolled(s, using.seat, vampire, zones.take(s, card, card.counters))
        return None


# -- in referendums -----------------------------------------------------------------------------------


def ventrue_headquarters(card: Card) -> None:
    location(card)
    use(card, 1 << POLLING, [CastVotes(3)], locks=True)


class CastVotes(Effect):
    """Votes of the Methuselah's own, all one way (VTES-POL-05)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-cast-votes", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        sides = [move(verbs.FOR), move(verbs.AGAINST)]
        answer = yield from choose(using.seat, "vtes-ask-side", sides, "VTES-POL-04", using.kind)
        side = politics.FOR if answer.verb == verbs.FOR else politics.AGAINST
        politics.cast(s, politics.source_of_card(using.source), self.amount, side)
        numbers_told(s, "vtes-log-votes-methuselah", using.seat, amount=self.amount, side=side)


def elysium_the_palace_of_versailles(card: Card) -> None:
    location(card)
    use(card, 1 << POLLING, [VotesForTitled(1)], locks=True, conditions=[PoliticalAction()])


class VotesForTitled(Effect):
    """Each titled Camarilla vampire that you control has more votes in this referendum."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-votes-for-titled", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        for card in s.cards:
            if card.controller == using.seat and is_vampire(s, card) and _titled_camarilla(s, card):
                expiry.last(s, numbers.VOTES, card.uid, self.amount, expiry.END_OF_ACTION, using.kind)
        return None


def _titled_camarilla(s: State, card: InPlay) -> bool:
    return numbers.title(s, card) != NO_TITLE and numbers.sect(s, card) == CAMARILLA
