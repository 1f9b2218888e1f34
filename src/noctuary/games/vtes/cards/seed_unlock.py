"""Cards whose moment is the unlock phase: levies, an ally who gives himself up, a trophy."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards.seed_table import SomebodyElses
from noctuary.games.vtes.cards.shapes import action_card, burnable, levy, master, use
from noctuary.games.vtes.conditions import OnlyVampires, YourTurn
from noctuary.games.vtes.effects.economy import GainUpTo
from noctuary.games.vtes.effects.play import AddCounter, BurnThis, PutAsAlly, PutInPlay
from noctuary.games.vtes.kinds import ALLY, IN_PLAY, READY, UNLOCK
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import expiry, limits, zones
from noctuary.games.vtes.state import State
from noctuary.games.vtes.targets import Minions, UpTo
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal

# -- Constant Revolution ----------------------------------------------------------------------------------


def constant_revolution(card: Card) -> None:
    action_card(card, [PutInPlay(1)], stealth=1)
    card.stays = IN_PLAY
    use(
        card,
        1 << UNLOCK,
        [AddCounter()],
        conditions=[YourTurn()],
        once=limits.EACH_PHASE,
        optional=False,
    )
    levy(card, UNLOCK, [BurnPoolOrHand()], [SomebodyElses()])
    burnable(card, by=[OnlyVampires()], pool=1)


class BurnPoolOrHand(Effect):
    """As many as there are counters: cards at random, all at once, and pool for the rest."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-pool-or-hand")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        card, player = find(s, using.source), s.players[using.seat]
        due = 0 if card is None else card.counters
        most = min(due, len(player.hand))
        count = yield from choose_number(
            using.seat, "vtes-ask-burn-cards", 0, most, using.kind, "VTES-UNLOCK-07"
        )
        for _ in range(count):
            zones.discard(s, using.seat, player.hand[s.chance.below(len(player.hand))])
        zones.burn_pool(s, using.seat, due - count)


# -- Jake Washington --------------------------------------------------------------------------------------


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


# -- Trophy: Hunting Ground -------------------------------------------------------------------------------


def trophy_hunting_ground(card: Card) -> None:
    master(card, [PutUnawarded()], stays=IN_PLAY)
    use(
        card,
        1 << UNLOCK,
        [FeedBearer(2)],
        conditions=[YourTurn(), BearerUnfed()],
        once=limits.EACH_PHASE,
        optional=False,
    )


class PutUnawarded(PutInPlay):
    """It does nothing until a vampire has won it (VTES-SECT-08)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-unawarded")


class BearerUnfed(Condition):
    """The card is on a vampire that no hunting ground has fed this turn."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bearer-unfed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        hungry = host is not None and is_vampire(s, host) and not numbers.noted(s, numbers.FED, host.uid)
        return None if hungry else Refusal(RuleId("VTES-UNLOCK-08"))


class FeedBearer(Effect):
    """The vampire with the card gains blood, and no other hunting ground feeds it this turn."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-feed-bearer", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        if host is not None:
            zones.gain_blood(s, host, self.amount)
            expiry.last(s, numbers.FED, host.uid, 1, expiry.END_OF_TURN, using.kind)
        return None
