"""Master cards from H to M."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.effects.economy import GainBlood, GainPool, GainUpTo
from noctuary.games.vtes.blocks.effects.play import BurnThis, LockTarget, PutAsAlly
from noctuary.games.vtes.blocks.targets import Minions, UpTo
from noctuary.games.vtes.blocks.traits import ForController
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import Feed, UnfedOf, hunting_ground
from noctuary.games.vtes.cards.shapes import location, master, use
from noctuary.games.vtes.kinds import ALLY, LAIBON, READY, UNLOCK
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal

_MOST_STORED: Final = 3
_LIQUIDATED: Final = 7


@printed.master("Information Highway", fr="Autoroute de l'information", keywords="unique location")
def information_highway(card: Card) -> None:
    location(card)
    card.traits.append(ForController("vtes-trait-transfers", numbers.TRANSFERS, 2))


hunting_ground("Institution Hunting Ground", clan="Malkavian antitribu")


@printed.master("Jake Washington", former=["Jake Washington (Hunter)"], keywords="unique mortal")
def jake_washington(card: Card) -> None:
    """Outside play he is a master card and nothing else."""
    card.becomes = ALLY
    card.life, card.strength, card.bleed = 1, 0, 0
    master(card, [PutAsAlly(card.life, card.strength, card.bleed)], stays=READY)
    use(
        card,
        1 << UNLOCK,
        [GainUpTo(4), BurnThis()],
        target=Minions(vampires=True, ready=True, empty=True),
        number=UpTo(4),
        conditions=[YourTurn()],
    )


@printed.master("Jungle Hunting Ground", clan="Akunanse", pool=1, keywords="unique hunting-ground location")
def jungle_hunting_ground(card: Card) -> None:
    location(card)
    use(card, 1 << UNLOCK, [Gather(_MOST_STORED)], locks=True, conditions=[YourTurn()])
    use(
        card,
        1 << UNLOCK,
        [Disgorge(), Feed()],
        locks=True,
        target=UnfedOf("vtes-target-unfed-laibon", sect=LAIBON),
        conditions=[YourTurn()],
    )


class Gather(Effect):
    """1 blood onto this card, if it has less than it can hold."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gather", {"amount": self.most})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters < self.most else Refusal(RuleId("VTES-SEQ-01"))

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.put(s, card, 1)
        return None


class Disgorge(Effect):
    """All the blood on this card goes to the chosen vampire; what it has no room for is lost."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-disgorge")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card, vampire = find(s, using.source), find(s, using.target)
        if card is not None and vampire is not None:
            zones.gain_blood(s, vampire, zones.take(s, card, card.counters))
        return None


hunting_ground("Library Hunting Ground", fr="Bibliothèque, terrain de chasse", clan="Tzimisce")


@printed.master("Life in the City", fr="Vivre en ville", keywords="trifle")
def life_in_the_city(card: Card) -> None:
    master(card, [GainBlood(1)], target=Minions(vampires=True, ready=True))


@printed.master("Liquidation")
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


@printed.master("Misdirection", fr="Distraction", pool=1)
def misdirection(card: Card) -> None:
    master(card, [LockTarget()], target=Minions())


hunting_ground("Morgue Hunting Ground", clan="Giovanni")
