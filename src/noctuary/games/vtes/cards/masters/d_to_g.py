"""Master cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.conditions import HoldsEdge, PoliticalAction, YourTurn
from noctuary.games.vtes.blocks.effects.economy import AddToUncontrolled, BurnPool, GainPool, HandSize
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.targets import Minions, MyUncontrolled
from noctuary.games.vtes.blocks.traits import ForController
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Trigger, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.shapes import ANY_TIME, location, master, on_minion, use
from noctuary.games.vtes.kinds import CAMARILLA, IN_PLAY, NO_TITLE, POLLING, TORPOR, UNLOCK
from noctuary.games.vtes.rules import expiry, limits, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.master("Dreams of the Sphinx", fr="Rêves du sphinx", pool=1, keywords="unique")
def dreams_of_the_sphinx(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    use(card, ANY_TIME, [HandSize(2), Count(3)], locks=True)
    use(card, 1 << UNLOCK, [GainPool(1), Count(3)], locks=True, conditions=[YourTurn(), HoldsEdge()])
    use(card, ANY_TIME, [AddToUncontrolled(1), Count(3)], locks=True, target=MyUncontrolled())


class Count(Effect):
    """A counter each time; the card is burned with the last it can hold."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-count", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.put(s, card, 1)
            if card.counters >= self.most:
                zones.burn(s, card)
        return None


@printed.master("Elder Library", fr="Bibliothèque antique", pool=1, keywords="unique location")
def elder_library(card: Card) -> None:
    location(card)
    card.traits.append(ForController("vtes-trait-hand-size", numbers.HAND, 1))


@printed.master(
    "Elysium: The Palace of Versailles",
    fr="Élysée : le château de Versailles",
    pool=2,
    keywords="unique location",
)
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


@printed.master("Fame", fr="Renommée", keywords="unique")
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


hunting_ground("Fetish Club Hunting Ground", clan="Toreador antitribu")
