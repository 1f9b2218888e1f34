"""Master cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.amounts import Counters
from noctuary.games.vtes.blocks.atoms import (
    ANY_CARD,
    BEARER,
    CAMARILLA,
    IN_TORPOR,
    READY,
    THIS,
    TITLED,
    VAMPIRES,
    YOURS,
)
from noctuary.games.vtes.blocks.conditions import EDGE, POLITICAL_ACTION, AtLeast, Is
from noctuary.games.vtes.blocks.effects.later import If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lasts
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, BurnPool, GainPool, Move
from noctuary.games.vtes.blocks.targets import OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import BEARERS, YOU
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.shapes import (
    ANY_TIME,
    in_phase,
    levy,
    location,
    on_minion,
    stays_in_play,
    use,
    when,
)
from noctuary.games.vtes.kinds import POLLING, UNLOCK
from noctuary.games.vtes.rules import expiry


@printed.master("Dreams of the Sphinx", fr="Rêves du sphinx", pool=1, keywords="unique")
def dreams_of_the_sphinx(card: Card) -> None:
    stays_in_play(card)
    counts = [Gain(1, THIS), If([AtLeast(Counters(THIS), 3)], Burn(THIS))]
    larger = Lasts("hand-size", numbers.HAND, 2, expiry.END_OF_TURN, YOU)
    use(card, ANY_TIME, [larger, *counts], locks=True)
    in_phase(card, UNLOCK, [GainPool(1), *counts], locks=True, conditions=[EDGE])
    use(card, ANY_TIME, [Move(1, BANK, UNCONTROLLED), *counts], locks=True, target=Uncontrolled(ANY_CARD))


@printed.master("Elder Library", fr="Bibliothèque antique", pool=1, keywords="unique location")
def elder_library(card: Card) -> None:
    location(card)
    card.traits.append(Gives("hand-size", numbers.HAND, 1, YOU))


@printed.master(
    "Elysium: The Palace of Versailles",
    fr="Élysée : le château de Versailles",
    pool=2,
    keywords="unique location",
)
def elysium_the_palace_of_versailles(card: Card) -> None:
    location(card)
    own = YOURS & VAMPIRES & TITLED & CAMARILLA
    use(card, 1 << POLLING, [Votes(1, own)], locks=True, conditions=[POLITICAL_ACTION])


@printed.master("Fame", fr="Renommée", keywords="unique")
def fame(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & READY))
    levy(card, UNLOCK, [BurnPool(1)], [Is(BEARER, IN_TORPOR)])
    when(card, "to-torpor", happenings.WENT_TO_TORPOR, [BurnPool(3, BEARERS)], BEARER)


hunting_ground("Fetish Club Hunting Ground", clan="Toreador antitribu")
