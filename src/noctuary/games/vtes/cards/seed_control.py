"""Cards that make somebody else's minions do what you want: temptation, corruption, madness."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.board import find, is_vampire, prey
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, Target, Trigger, UseOf, Using
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, burnable, use
from noctuary.games.vtes.conditions import YourTurn
from noctuary.games.vtes.effects.action import EnterCombat
from noctuary.games.vtes.effects.play import (
    AddCounter,
    BorrowBearer,
    BurnThis,
    LockTarget,
    PutInPlay,
    PutOn,
    TakeControl,
)
from noctuary.games.vtes.kinds import (
    BASIC,
    ENTER_COMBAT,
    IN_PLAY,
    MASTER_PHASE,
    MINION_PHASE,
    ON_CARD,
    SUPERIOR,
)
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import damage, limits, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.targets import Minions
from noctuary.games.vtes.traits import BearerCannot
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


def _stays_yours(card: Card) -> None:
    """It lies on a minion, and whoever has played it controls it (VTES-SETUP-11)."""
    card.stays = ON_CARD
    card.keeps_control = True


# -- Puppet Master ----------------------------------------------------------------------------------------


def puppet_master(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    action_card(
        card,
        [PutOn(kept=True), LockTarget()],
        SUPERIOR,
        directed=True,
        target=Minions(vampires=True, younger=True),
    )
    _stays_yours(card)
    card.traits.append(BearerCannot("vtes-trait-no-unlock", numbers.TO_UNLOCK))
    use(
        card,
        1 << MINION_PHASE,
        [BorrowBearer(), BurnThis()],
        conditions=[YourTurn(), InLaterTurn()],
        optional=False,
    )


class InLaterTurn(Condition):
    """Not in the turn in which the card came into play."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-later-turn")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        ripe = card is not None and card.since < s.turn_number
        return None if ripe else Refusal(RuleId("VTES-SEQ-01"))


# -- Temptation -------------------------------------------------------------------------------------------


def temptation(card: Card) -> None:
    ready = Minions(vampires=True, ready=True)
    for level, counters in ((BASIC, 0), (SUPERIOR, 1)):
        action_card(card, [PutOn(kept=True, counters=counters)], level, directed=True, target=ready)
    _stays_yours(card)
    use(card, 1 << MASTER_PHASE, [AddCounter()], once=limits.EACH_PHASE, conditions=[YourTurn()])
    use(
        card,
        1 << MINION_PHASE,
        [BurnCounters(), BorrowBearer()],
        once=limits.EACH_PHASE,
        conditions=[YourTurn(), AsManyAsBlood()],
    )


class AsManyAsBlood(Condition):
    """At least as many counters as the vampire that bears the card has blood: none for an empty one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-as-many-as-blood")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        enough = card is not None and host is not None and card.counters >= host.counters
        return None if enough else Refusal(RuleId("VTES-SEQ-01"))


class BurnCounters(Effect):
    """All the counters on the card that is used."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-counters")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.take(s, card, card.counters)
        return None


# -- Form of Corruption -----------------------------------------------------------------------------------


def form_of_corruption(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutInPlay()], level, conditions=[NoneOfYours()])
    card.stays = IN_PLAY
    card.triggers.append(CountsPride())
    use(
        card,
        1 << MASTER_PHASE,
        [TakeControl(), BurnThisForPool(1)],
        target=Corruptible(),
        conditions=[YourTurn()],
    )


class NoneOfYours(Condition):
    """A Methuselah has only one of these."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-none-of-yours")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        there = any(card.kind == using.kind and card.controller == using.seat for card in s.cards)
        return Refusal(RuleId("VTES-SEQ-01")) if there else None


class CountsPride(Trigger):
    """The prey gets the Edge, and did not have it: the controller may add a counter."""

    happening = happenings.EDGE_GAINED

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-counts-pride")

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        return about == prey(s, card.controller)

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        return self._run(s, card)

    def _run(self, s: State, card: InPlay) -> Play:
        yes = yield from confirm(card.controller, "vtes-ask-add-counter", card.kind)
        zones.put(s, card, int(yes))


class Corruptible(Target):
    """A vampire of the prey with no more blood than the card has counters."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-corruptible")

    def choices(self, s: State, using: Using) -> list[int]:
        source = find(s, using.source)
        most = -1 if source is None else source.counters
        foe = prey(s, using.seat)
        return [
            card.uid
            for card in s.cards
            if is_vampire(s, card) and card.controller == foe and card.counters <= most
        ]


class BurnThisForPool(Effect):
    """The card is burned; if it was played at superior, the prey burns pool after that."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-this-for-pool", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is None:
            return None
        zones.burn(s, card)
        foe = prey(s, using.seat)
        if card.level == SUPERIOR and foe != NOBODY:
            zones.burn_pool(s, foe, self.amount)
        return None


# -- Lunatic Eruption -------------------------------------------------------------------------------------


def lunatic_eruption(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(follows_host=True)], level, directed=True, target=Minions(ready=True))
    card.stays = ON_CARD
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [EnterCombat()],
            in_play=True,
            optional=False,
            target=OfItsPrey(),
            conditions=[ByBearer()],
            action=ActionOf(ENTER_COMBAT, directed=True),
        )
    )
    burnable(card, by=[], more=[Backlash(1)])


class OfItsPrey(Minions):
    """A minion of the prey of whoever controls the mad one."""

    def __init__(self) -> None:
        super().__init__(of_prey=True, ready=True)

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-of-its-prey")


class ByBearer(Condition):
    """By the minion that bears the card, an ally too: what is mandatory says so itself."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        fits = card is not None and card.host == using.minion
        return None if fits else Refusal(RuleId("VTES-SEQ-01"))


class Backlash(Effect):
    """If the card was played at superior, whoever burns it takes environmental damage."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-backlash", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card, minion = find(s, using.source), find(s, using.minion)
        if card is not None and minion is not None and card.level == SUPERIOR:
            damage.outside_combat(s, minion, self.amount)
        return None
