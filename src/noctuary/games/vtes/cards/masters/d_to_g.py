"""Master cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, kinds, numbers
from noctuary.games.vtes.blocks.amounts import CapacityOf, Counters, Each, Missing
from noctuary.games.vtes.blocks.atoms import (
    ANY_CARD,
    CAMARILLA,
    MINION,
    MINION_CARD,
    VAMPIRES,
    YOUR_PREYS,
    YOURS,
    Bearing,
    Clan,
    Holding,
    Keyword,
    RequiringSect,
)
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, AtLeast, Is
from noctuary.games.vtes.blocks.effects.action import ReduceBleed
from noctuary.games.vtes.blocks.effects.anarchs import FeedsFlames
from noctuary.games.vtes.blocks.effects.combat import EndCombat, Prevent
from noctuary.games.vtes.blocks.effects.hand import DrawCards, Exchange, ToUncontrolled
from noctuary.games.vtes.blocks.effects.later import If
from noctuary.games.vtes.blocks.effects.levies import MoveOn, PayOrBurn
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lasts, Lock, Remove, Unlock
from noctuary.games.vtes.blocks.effects.play import Bar, CancelPlayed, PutInPlay, PutOn, TurnsBack
from noctuary.games.vtes.blocks.effects.politics import CastVotes, Votes
from noctuary.games.vtes.blocks.effects.pool import (
    BANK,
    UNCONTROLLED,
    BurnPool,
    GainPool,
    GainTransfers,
    Groom,
    Move,
)
from noctuary.games.vtes.blocks.in_actions import BLEEDING_YOU, EDGE, POLITICAL_ACTION, THREE_DISCIPLINES
from noctuary.games.vtes.blocks.in_combats import ANARCHS_FIGHT
from noctuary.games.vtes.blocks.pointing import AIMED_AT, BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import IN_TORPOR, READY, TITLED, WITH_BLOOD, Capacity
from noctuary.games.vtes.blocks.targets import MENTOR, InHand, OneOf, Protege, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import BEARERS, OF_CHOSEN, PREY, YOU
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.lines import ANY_TIME, only_one
from noctuary.games.vtes.cards.pieces import influences, lends_stealth
from noctuary.games.vtes.cards.shapes import (
    discipline_master,
    location,
    master,
    on_minion,
    out_of_turn,
    stays_in_play,
)
from noctuary.games.vtes.cards.uses import (
    answer,
    burnable,
    burned_by_referendum,
    in_phase,
    levy,
    offers_combat,
    stealable,
    use,
    when,
)
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ARCHETYPE,
    AS_PLAYED,
    BEFORE_RANGE,
    DAMAGE,
    DURING_ACTION,
    IN_PLAY,
    INFLUENCE,
    INNER_CIRCLE,
    JUSTICAR,
    ON_CARD,
    POLLING,
    UNLOCK,
)
from noctuary.games.vtes.rules import expiry, limits


@printed.master("Dabbler", keywords="archetype trifle")
def dabbler(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & YOURS & ~Bearing(Keyword(ARCHETYPE))))
    studied = [THREE_DISCIPLINES]
    use(card, 1 << AFTER_ACTION, [Gain(1, BEARER)], conditions=studied, once=limits.EACH_TURN, by=By.HOST)
    use(
        card,
        1 << AFTER_ACTION,
        [Unlock(BEARER)],
        conditions=studied,
        once=limits.EACH_TURN,
        limit_as=1,
        blood=1,
        by=By.HOST,
    )


@printed.master("Dark Influences", pool=2, keywords="out-of-turn")
def dark_influences(card: Card) -> None:
    cancels = [Bar(), CancelPlayed(MINION_CARD, pays=False), PutInPlay()]
    out_of_turn(card, 1 << AS_PLAYED, cancels, stays=IN_PLAY)
    card.triggers.append(TurnsBack())


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


@printed.master("Dummy Corporation", keywords="unique location")
def dummy_corporation(card: Card) -> None:
    location(card)
    use(card, DURING_ACTION, [Burn(THIS), ReduceBleed(2)], conditions=[BLEEDING_YOU])


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


@printed.master(
    "Ennoia's Theater",
    fr="Théâtre d'Ennoia",
    clan="Gangrel/Gangrel antitribu",
    keywords="unique location",
)
def ennoias_theater(card: Card) -> None:
    location(card)
    larger = Lasts("hand-size", numbers.HAND, 1, expiry.END_OF_TURN, YOU)
    use(card, ANY_TIME, [larger], locks=True)
    in_phase(card, INFLUENCE, [GainTransfers(1)], locks=True)


@printed.master("Fame", fr="Renommée", keywords="unique")
def fame(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & READY))
    levy(card, UNLOCK, [BurnPool(1)], [Is(BEARER, IN_TORPOR)])
    when(card, "to-torpor", happenings.WENT_TO_TORPOR, [BurnPool(3, BEARERS)], BEARER)


@printed.master("Ferraille", clan="Ministry", keywords="unique")
def ferraille(card: Card) -> None:
    stays_in_play(card)
    use(card, 1 << POLLING, [CastVotes(3)], pool=1, once=limits.EACH_TURN)


@printed.master("Fear of Mekhet", fr="Peur de Mekhet", pool=2)
def fear_of_mekhet(card: Card) -> None:
    ready = VAMPIRES & READY & Holding(JUSTICAR) | VAMPIRES & READY & Holding(INNER_CIRCLE)
    master(card, [Lock(CHOSEN), PutOn()], target=OneOf(ready), stays=ON_CARD)
    toll = [PayOrBurn(5), MoveOn(Holding(JUSTICAR, INNER_CIRCLE))]
    in_phase(card, UNLOCK, toll, by=By.HOST, once=limits.EACH_PHASE, optional=False)


hunting_ground("Fetish Club Hunting Ground", clan="Toreador antitribu")


@printed.master("Flames of Insurrection", keywords="unique", requires="anarch")
def flames_of_insurrection(card: Card) -> None:
    stays_in_play(card)
    burned_by_referendum(card)
    card.triggers.append(FeedsFlames())


@printed.master("Fortitude", keywords="discipline", disciplines="for")
def fortitude(card: Card) -> None:
    discipline_master(card)


@printed.master("Fortune Teller Shop", clan="Ravnos", pool=2, keywords="unique location")
def fortune_teller_shop(card: Card) -> None:
    location(card)
    lends_stealth(card, Clan("ravnos"))


@printed.master("Fragment of the Book of Nod", keywords="unique nod-fragment")
def fragment_of_the_book_of_nod(card: Card) -> None:
    stays_in_play(card)
    use(card, ANY_TIME, [DrawCards(2)], locks=True)
    stealable(card, BY_VAMPIRE)


@printed.master("Frontal Assault", fr="Assaut frontal")
def frontal_assault(card: Card) -> None:
    """Several of them add up."""
    stays_in_play(card)
    foes = MINION & READY & YOUR_PREYS
    offers_combat(card, OneOf(foes), conditions=[])
    bill = [BurnPool(Each(foes)), Burn(THIS)]
    in_phase(card, INFLUENCE, bill, once=limits.EACH_PHASE, optional=False)
    when(card, "ready-lost-of", happenings.READY_LOST, [GainPool(1)], PREY)


@printed.master("Gangrel Revel", clan="Gangrel", pool=1, keywords="unique")
def gangrel_revel(card: Card) -> None:
    stays_in_play(card)
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, YOURS & Clan("gangrel")))
    burnable(card, by=[Is(SELF, ~Clan("ravnos"))])


@printed.master("Garibaldi-Meucci Museum", keywords="unique location")
def garibaldi_meucci_museum(card: Card) -> None:
    location(card)
    anarchist = RequiringSect(kinds.ANARCH)
    in_phase(
        card,
        UNLOCK,
        [Exchange()],
        locks=True,
        pool=1,
        target=InHand(ANY_CARD, "vtes-ask-give-up", for_one=anarchist),
        number=InHand(anarchist, "vtes-ask-take-back", from_ash=True),
    )
    use(card, 1 << BEFORE_RANGE, [EndCombat()], locks=True, conditions=[ANARCHS_FIGHT])


@printed.master("Giant's Blood", fr="Sang de géant")
def giants_blood(card: Card) -> None:
    master(card, [Gain(Missing(CHOSEN), CHOSEN)], target=OneOf(VAMPIRES))
    only_one(card, expiry.END_OF_GAME)


@printed.master("Golconda: Inner Peace")
def golconda_inner_peace(card: Card) -> None:
    effects = [GainPool(CapacityOf(CHOSEN), OF_CHOSEN), Remove(CHOSEN, unless=2)]
    master(card, effects, target=OneOf(Capacity(8)))
    answer(card, 0, [CancelPlayed()], conditions=[Is(SELF, AIMED_AT)], pool=2)


@printed.master("Grooming the Protégé")
def grooming_the_protege(card: Card) -> None:
    master(card, [Groom(3)], target=OneOf(YOURS & READY & VAMPIRES & WITH_BLOOD & MENTOR), number=Protege())


@printed.master("Guardian Angel", fr="Ange gardien", pool=2)
def guardian_angel(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & YOURS & READY))
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER, [BLEEDING_YOU]))
    use(card, 1 << DAMAGE, [Prevent(1)], by=By.HOST, once=limits.EACH_COMBAT)
    when(card, "to-torpor", happenings.WENT_TO_TORPOR, [Burn(THIS)], BEARER)
