"""Master cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.amounts import Counters, Missing
from noctuary.games.vtes.blocks.atoms import (
    ANY_CARD,
    BEARER,
    CAMARILLA,
    CHOSEN,
    IN_TORPOR,
    MINION_CARD,
    READY,
    THIS,
    TITLED,
    VAMPIRES,
    YOURS,
    Clan,
)
from noctuary.games.vtes.blocks.conditions import EDGE, POLITICAL_ACTION, AtLeast, Is
from noctuary.games.vtes.blocks.effects.hand import ToUncontrolled
from noctuary.games.vtes.blocks.effects.later import If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lasts
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, BurnPool, GainPool, Move
from noctuary.games.vtes.blocks.targets import OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import BEARERS, YOU
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.pieces import influences, lends_stealth
from noctuary.games.vtes.cards.shapes import (
    ANY_TIME,
    discipline_master,
    in_phase,
    levy,
    location,
    master,
    on_minion,
    only_one,
    out_of_turn,
    stays_in_play,
    use,
    when,
)
from noctuary.games.vtes.kinds import AS_PLAYED, POLLING, UNLOCK
from noctuary.games.vtes.rules import expiry


@printed.master("Direct Intervention", pool=1, keywords="out-of-turn")
def direct_intervention(card: Card) -> None:
    out_of_turn(card, 1 << AS_PLAYED, [CancelPlayed(MINION_CARD, pays=False)])


@printed.master("Dreams of the Sphinx", fr="Rêves du sphinx", pool=1, keywords="unique")
def dreams_of_the_sphinx(card: Card) -> None:
    stays_in_play(card)
    counts = [Gain(1, THIS), If([AtLeast(Counters(THIS), 3)], Burn(THIS))]
    larger = Lasts("hand-size", numbers.HAND, 2, expiry.END_OF_TURN, YOU)
    use(card, ANY_TIME, [larger, *counts], locks=True)
    in_phase(card, UNLOCK, [GainPool(1), *counts], locks=True, conditions=[EDGE])
    use(card, ANY_TIME, [Move(1, BANK, UNCONTROLLED), *counts], locks=True, target=Uncontrolled(ANY_CARD))


@printed.master(
    "Ecoterrorists",
    fr="Écoterroristes",
    former=["Eco Terrorists"],
    clan="Gangrel",
    pool=2,
    keywords="unique location",
)
def ecoterrorists(card: Card) -> None:
    influences(card, "gangrel")


@printed.master("Effective Management")
def effective_management(card: Card) -> None:
    master(card, [ToUncontrolled()])


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


@printed.master("Fortitude", keywords="discipline", disciplines="for")
def fortitude(card: Card) -> None:
    discipline_master(card)


@printed.master("Fortune Teller Shop", clan="Ravnos", pool=2, keywords="unique location")
def fortune_teller_shop(card: Card) -> None:
    location(card)
    lends_stealth(card, Clan("ravnos"))


@printed.master("Giant's Blood", fr="Sang de géant")
def giants_blood(card: Card) -> None:
    master(card, [Gain(Missing(CHOSEN), CHOSEN)], target=OneOf(VAMPIRES))
    only_one(card, expiry.END_OF_GAME)
