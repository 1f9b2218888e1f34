"""Action cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, notes, numbers
from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.effects.action import UnlockSelf
from noctuary.games.vtes.blocks.effects.economy import AddToUncontrolled
from noctuary.games.vtes.blocks.effects.play import PutInPlay, TakeControl
from noctuary.games.vtes.blocks.targets import Minions, MyUncontrolled
from noctuary.games.vtes.board import find, is_vampire, prey
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Target, Trait, Trigger, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, granted, use
from noctuary.games.vtes.kinds import BASIC, BLEED, DISCARD, IN_PLAY, MASTER_PHASE, SUPERIOR
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import expiry, sects, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.action("Enchant Kindred", fr="Enchanter la descendance", disciplines="pre")
def enchant_kindred(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    action_card(card, [AddToUncontrolled(2)], SUPERIOR, stealth=1, target=MyUncontrolled(younger=True))


@printed.action("Entrancement", fr="Envoûtement", disciplines="pre")
def entrancement(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    others = Minions(others=True, allies=True)
    action_card(card, [TakeControl()], SUPERIOR, stealth=1, directed=True, target=others)


@printed.action("Fiendish Tongue", requires="sabbat vampire")
def fiendish_tongue(card: Card) -> None:
    """What it grants is the second of its uses."""
    action_card(
        card,
        [UnlockInDiscardPhase("tzimisce", use=1)],
        kind=BLEED,
        bleed=1,
        directed=True,
        traits=[AnarchsSeeLess(1)],
    )
    granted(card, 1 << DISCARD, [UnlockSelf()], blood=1)


class AnarchsSeeLess(Trait):
    """Anarchs have less intercept."""

    what = numbers.INTERCEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-anarchs-see-less", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        minion = find(s, about) if what == numbers.INTERCEPT else None
        return -self.amount if minion is not None and sects.is_anarch(s, minion) else 0


class UnlockInDiscardPhase(Effect):
    """If the bleed succeeded, a vampire of the clan can pay to unlock in the discard phase (VTES-RUL-14)."""

    def __init__(self, clan: str, use: int) -> None:
        self.clan = clan
        self.use = use

    def phrase(self) -> Phrase:
        return Phrase("vtes-grant-unlock-in-discard", clan=f"vtes-clan-{self.clan}")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        bled = s.action is not None and s.action.bled > 0
        if bled and minion is not None and s.pool.clans[numbers.clan(s, minion)] == self.clan:
            expiry.last(s, notes.GRANTS, minion.uid, self.use, expiry.END_OF_TURN, using.kind)
        return None


@printed.action("Form of Corruption", fr="Forme de corruption", disciplines="ser")
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


@printed.action("Govern the Unaligned", fr="Diriger les indécis", disciplines="dom", blood=1)
def govern_the_unaligned(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    action_card(card, [AddToUncontrolled(3)], SUPERIOR, stealth=1, target=MyUncontrolled(younger=True))
