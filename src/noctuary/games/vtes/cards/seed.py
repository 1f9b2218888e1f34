"""Cards that the rules were first explained with, and that no preconstructed deck has."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.board import find, is_minion, is_vampire
from noctuary.games.vtes.card import (
    ActionOf,
    Card,
    Condition,
    Effect,
    Phrase,
    Target,
    Trigger,
    UseOf,
    Using,
    X,
)
from noctuary.games.vtes.cards.shapes import (
    action_card,
    combat_card,
    granted,
    location,
    master,
    modifier,
    on_minion,
    use,
)
from noctuary.games.vtes.conditions import NotAlongside, OnlyVampires, YourTurn
from noctuary.games.vtes.effects.action import Grant, Stealth, going_on
from noctuary.games.vtes.effects.combat import AdditionalStrikes
from noctuary.games.vtes.effects.economy import AddToUncontrolled, BurnPool, GainPool
from noctuary.games.vtes.effects.play import PutInPlay, placed
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    BASIC,
    CARD_ACTION,
    DURING_ACTION,
    IN_PLAY,
    INFLUENCE,
    MASTER_PHASE,
    MINION_PHASE,
    SUPERIOR,
    TORPOR,
    UNLOCK,
)
from noctuary.games.vtes.rules import limits, unlock, zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, UNTIL_UNLOCK
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Minions, MyUncontrolled, ThisCard
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal

_LIQUIDATED: Final = 7


def blur(card: Card) -> None:
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], BASIC)
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(2)], SUPERIOR)


# -- Mind Numb ----------------------------------------------------------------------------------------


def mind_numb(card: Card) -> None:
    awake = Minions(vampires=True, unlocked=True)
    action_card(card, [Stun()], BASIC, directed=True, target=awake)
    action_card(card, [Stun()], SUPERIOR, directed=True, target=awake, stealth=1)


class Stun(Effect):
    """The chosen vampire, if it is still unlocked (VTES-UNLOCK-05, VTES-ACT-23)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-stun")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None and is_vampire(s, card) and not card.locked:
            unlock.stun(s, card)
            cards(s, "vtes-log-stuns", using.seat, [card.kind])
        return None


# -- Into Thin Air --------------------------------------------------------------------------------------


def into_thin_air(card: Card) -> None:
    alone = NotAlongside("vtes-when-no-lost-in-crowds", "Lost in Crowds")
    for level, amount in ((BASIC, 1), (SUPERIOR, 2)):
        modifier(
            card,
            [Stealth(amount), Grant("vtes-grant-lower-intercept", 2)],
            level,
            conditions=[alone],
            deferred=UNTIL_UNLOCK,
        )
    granted(card, DURING_ACTION, [LowerOne(1)], target=Weaker(), blood=1)


class Weaker(Target):
    """An ally, or a vampire younger than the one that acts."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-weaker")

    def choices(self, s: State, using: Using) -> list[int]:
        actor = find(s, using.minion)
        age = 0 if actor is None else numbers.capacity(s, actor)
        return [
            card.uid
            for card in s.cards
            if is_minion(s, card)
            and card.uid != using.minion
            and (not is_vampire(s, card) or numbers.capacity(s, card) < age)
        ]


class LowerOne(Effect):
    """The chosen minion has less intercept in this action: legal without need (VTES-BLOCK-09)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-lower-one", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.intercepts = (*action.intercepts, (using.target, -self.amount))
        return None


# -- locations ----------------------------------------------------------------------------------------


def the_parthenon(card: Card) -> None:
    location(card)
    use(card, 1 << MASTER_PHASE, [MasterAction()], locks=True, conditions=[YourTurn()])


class MasterAction(Effect):
    """One master phase action more (VTES-MASTER-03)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-master-action")

    def run(self, s: State, using: Using) -> Play | None:
        s.players[using.seat].master_actions += 1
        return None


def powerbase_montreal(card: Card) -> None:
    location(card)
    use(
        card,
        1 << INFLUENCE,
        [AddToUncontrolled(1)],
        once=limits.EACH_PHASE,
        target=MyUncontrolled(),
        conditions=[YourTurn()],
    )
    stealable(card, OnlyVampires())


def stealable(card: Card, who: Condition) -> None:
    """Minions of other Methuselahs can take it as a (D) action."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [StealThis()],
            in_play=True,
            target=ThisCard(),
            conditions=[NotYours(), who],
            by_anyone=True,
            action=ActionOf(CARD_ACTION, directed=True),
        )
    )


class NotYours(Condition):
    """Somebody else controls the card."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-not-yours")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        stealable = card is not None and card.controller != using.seat
        return None if stealable else Refusal(RuleId("VTES-SEQ-01"))


class StealThis(Effect):
    """The acting Methuselah controls the card from now on."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-steal-this")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.change_control(s, card, using.seat)
            cards(s, "vtes-log-takes-control", using.seat, [card.kind])
        return None


# -- investments and Liquidation --------------------------------------------------------------------------


def pays_out(card: Card) -> None:
    use(card, 1 << MASTER_PHASE, [CounterToPool()], master_action=True, conditions=[YourTurn()])


class CounterToPool(Effect):
    """A counter of this card goes to the pool; the card is burned with its last one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-counter-to-pool")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.gain_pool(s, using.seat, 1)
            spend_counter(s, card)
        return None


def spend_counter(s: State, card: InPlay) -> None:
    """The card is burned with its last one."""
    zones.take(s, card, 1)
    if card.counters <= 0:
        zones.burn(s, card)


def short_term_investment(card: Card) -> None:
    master(card, [PutInPlay(3)], stays=IN_PLAY)
    pays_out(card)


def protracted_investment(card: Card) -> None:
    master(card, [PutInPlay(5)], stays=IN_PLAY)
    pays_out(card)


def secret_horde(card: Card) -> None:
    """It costs X pool and comes with twice as much."""
    assert card.pool == X
    master(card, [PutInPlayWithTwice()], stays=IN_PLAY)
    pays_out(card)


class PutInPlayWithTwice(Effect):
    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-in-play-twice-x")

    def run(self, s: State, using: Using) -> Play | None:
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        zones.put(s, card, 2 * using.x)
        if card.counters == 0:
            zones.burn(s, card)
        placed(s, using)
        return None


def liquidation(card: Card) -> None:
    master(card, [BurnLibrary(_LIQUIDATED), GainPool(3)], deferred=UNTIL_DISCARD)


class BurnLibrary(Effect):
    """From the top of one's own library; there must be enough of it (VTES-SEQ-17)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-library", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        enough = len(s.players[using.seat].library) >= self.amount
        return None if enough else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        burned = [player.library.pop() for _ in range(min(self.amount, len(player.library)))]
        player.ash += burned
        cards(s, "vtes-log-burns-library", using.seat, burned)
        return None


# -- Fame -----------------------------------------------------------------------------------------------


def fame(card: Card) -> None:
    on_minion(card, Minions(vampires=True, ready=True))
    card.triggers.append(Scandal(3))
    use(
        card,
        1 << UNLOCK,
        [BurnPool(1)],
        once=limits.EACH_PHASE,
        by_active=True,
        optional=False,
        conditions=[HostInTorpor()],
    )


class Scandal(Trigger):
    """After the vampire goes to torpor its controller burns pool."""

    happening = happenings.WENT_TO_TORPOR

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-scandal", {"amount": self.amount})

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        return card.host == about

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        host = find(s, about)
        if host is not None:
            zones.burn_pool(s, host.controller, self.amount)
        return None


class HostInTorpor(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-host-in-torpor")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        return None if host is not None and host.region == TORPOR else Refusal(RuleId("VTES-SEQ-01"))
