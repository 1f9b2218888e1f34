"""Master cards from H to M."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, permissions
from noctuary.games.vtes.blocks.amounts import AnyAmount, Counters, Each, FromTo
from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    ANARCH,
    COMBAT_CARD,
    MINION,
    VAMPIRES,
    YOURS,
    Bearing,
    Clan,
    Keyword,
    Requiring,
    Sect,
)
from noctuary.games.vtes.blocks.conditions import AtLeast, During, Fails, Is
from noctuary.games.vtes.blocks.effects.action import Bleed
from noctuary.games.vtes.blocks.effects.boons import HER_PHASE, Doomed, Gift, Save, StealDue, TakesPoints
from noctuary.games.vtes.blocks.effects.hand import BurnLibrary, Discard
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lock, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.pool import POOL, GainPool, Move
from noctuary.games.vtes.blocks.effects.sharing import Share
from noctuary.games.vtes.blocks.in_actions import BEARER_BUSY, NO_ACTION
from noctuary.games.vtes.blocks.in_combats import BEARER_EXPOSED, OPPONENT_FELL
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import READY, WITH_BLOOD, Capacity
from noctuary.games.vtes.blocks.targets import Number, OneOf
from noctuary.games.vtes.blocks.traits import BLOOD, Cannot, Costs, Gives, PaysForEquipment
from noctuary.games.vtes.blocks.who import YOU
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import FEEDS, hunting_ground
from noctuary.games.vtes.cards.lines import OUTSIDE_ACTIONS
from noctuary.games.vtes.cards.pieces import UNFED, lends_intercept, lends_stealth
from noctuary.games.vtes.cards.shapes import (
    becomes_ally,
    location,
    master,
    on_minion,
    out_of_turn,
    stays_in_play,
)
from noctuary.games.vtes.cards.uses import burnable, in_phase, offers_combat, use, when
from noctuary.games.vtes.kinds import (
    AFTER_COMBAT,
    ARCHETYPE,
    BLEED,
    DURING_ACTION,
    IN_PLAY,
    LAIBON,
    MANY,
    UNLOCK,
    WOULD_BE_OUSTED,
)
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD


@printed.master("Hackerspace", keywords="location")
def hackerspace(card: Card) -> None:
    own = YOURS & ANARCH
    master(card, [PutInPlay(Each(own), even_empty=True)], stays=IN_PLAY)
    when(card, "came", happenings.ENTERED, [Gain(1, THIS)], own)
    when(card, "changed-sect", happenings.SECT_CHANGED, [Gain(1, THIS)], own)
    card.traits.append(PaysForEquipment(own))


@printed.master("Haqim's Law: Retribution", fr="Loi d'Haqim : Châtiment", clan="Banu Haqim")
def haqims_law_retribution(card: Card) -> None:
    stays_in_play(card)
    bleeds = [During(BLEED), Is(ACTOR, YOURS & Clan("banu-haqim"))]
    sheds = [Discard(COMBAT_CARD), Bleed(1, limited=False)]
    use(card, DURING_ACTION, sheds, conditions=bleeds, once=limits.EACH_ACTION)


@printed.master("Haven Uncovered", fr="Refuge exposé")
def haven_uncovered(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & READY))
    offers_combat(card, OneOf(BEARER), stealth=1, by=By.ANYONE, conditions=[BEARER_EXPOSED])
    burnable(card, by=[Is(SELF, VAMPIRES & BEARER)], stealth=1)


@printed.master(
    "Heidelberg Castle, Germany",
    fr="Château de Heidelberg, Allemagne",
    former=["Heidelburg Castle, Germany"],
    pool=2,
    keywords="unique location",
)
def heidelberg_castle_germany(card: Card) -> None:
    location(card)
    vampire = VAMPIRES & READY & YOURS
    use(
        card,
        OUTSIDE_ACTIONS,
        [Share()],
        locks=True,
        conditions=[NO_ACTION],
        target=OneOf(vampire, of_several=2),
        number=OneOf(vampire & ~CHOSEN),
    )


@printed.master("Information Highway", fr="Autoroute de l'information", keywords="unique location")
def information_highway(card: Card) -> None:
    location(card)
    card.traits.append(Gives("transfers", numbers.TRANSFERS, 2, YOU))


hunting_ground("Institution Hunting Ground", clan="Malkavian antitribu")


@printed.master("Jake Washington", former=["Jake Washington (Hunter)"], keywords="unique mortal")
def jake_washington(card: Card) -> None:
    """Outside play he is a master card and nothing else."""
    becomes_ally(card, life=1)
    empty = OneOf(VAMPIRES & READY & ~WITH_BLOOD)
    in_phase(card, UNLOCK, [Gain(FromTo(1, 4), CHOSEN), Burn(THIS)], target=empty, number=Number(1, 4))


@printed.master("Jungle Hunting Ground", clan="Akunanse", pool=1, keywords="unique hunting-ground location")
def jungle_hunting_ground(card: Card) -> None:
    location(card)
    gathers = [Fails(AtLeast(Counters(THIS), 3))]
    in_phase(card, UNLOCK, [Gain(1, THIS)], locks=True, conditions=gathers)
    pours = [Move(Counters(THIS), THIS, CHOSEN), FEEDS]
    in_phase(card, UNLOCK, pours, locks=True, target=OneOf(UNFED & Sect(LAIBON)))


@printed.master("KRCG News Radio", fr="Radio d'informations KRCG", pool=2, keywords="unique location")
def krcg_news_radio(card: Card) -> None:
    location(card)
    lends_intercept(card, YOURS)
    lends_intercept(card, ~YOURS, pool=1)


hunting_ground("Library Hunting Ground", fr="Bibliothèque, terrain de chasse", clan="Tzimisce")


@printed.master("Libertas", pool=1, requires="anarch")
def libertas(card: Card) -> None:
    on_minion(card, OneOf(ANARCH))
    card.traits.append(Cannot("block", permissions.TO_BLOCK, ALLIES, [Is(ACTOR, BEARER)]))
    commanding = Requiring("dom") | Requiring("pre")
    others = MINION & ~BEARER
    card.traits.append(Costs(1, commanding, others, pays=BLOOD, conditions=[BEARER_BUSY]))


@printed.master("Life Boon", fr="Faveur à vie", keywords="out-of-turn boon")
def life_boon(card: Card) -> None:
    out_of_turn(card, 1 << WOULD_BE_OUSTED, [Save()], target=Doomed(), number=Gift(), stays=IN_PLAY)
    use(card, 1 << UNLOCK, [StealDue()], conditions=[HER_PHASE], once=limits.EACH_PHASE)
    card.takes_points = True
    card.traits.append(TakesPoints())


@printed.master("Life in the City", fr="Vivre en ville", keywords="trifle")
def life_in_the_city(card: Card) -> None:
    master(card, [Gain(1, CHOSEN)], target=OneOf(VAMPIRES & READY))


@printed.master("Liquidation")
def liquidation(card: Card) -> None:
    master(card, [BurnLibrary(7), GainPool(3)], deferred=UNTIL_DISCARD)


@printed.master("Market Square", fr="Place du marché", clan="Banu Haqim", pool=1, keywords="unique location")
def market_square(card: Card) -> None:
    location(card)
    lends_intercept(card, YOURS & Clan("banu-haqim"))


@printed.master("Minion Tap")
def minion_tap(card: Card) -> None:
    master(
        card,
        [Move(AnyAmount(), CHOSEN, POOL)],
        target=OneOf(VAMPIRES & YOURS & WITH_BLOOD),
        number=Number(1, MANY, Counters(CHOSEN), prompt="vtes-ask-minion-tap"),
    )


@printed.master("Misdirection", fr="Distraction", pool=1)
def misdirection(card: Card) -> None:
    master(card, [Lock(CHOSEN)], target=OneOf(MINION))


@printed.master("Monastery of Shadows", fr="Monastère des ombres", pool=3, keywords="unique location")
def monastery_of_shadows(card: Card) -> None:
    location(card)
    card.traits.append(Gives("hand-size", numbers.HAND, 1, YOU))
    lends_stealth(card, Capacity(8))


@printed.master("Monster", keywords="archetype")
def monster(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & YOURS & READY & ~Bearing(Keyword(ARCHETYPE))))
    fallen = [OPPONENT_FELL]
    use(
        card,
        1 << AFTER_COMBAT,
        [Unlock(BEARER)],
        conditions=fallen,
        once=limits.EACH_TURN,
        blood=1,
        by=By.HOST,
    )


hunting_ground("Morgue Hunting Ground", clan="Giovanni")
