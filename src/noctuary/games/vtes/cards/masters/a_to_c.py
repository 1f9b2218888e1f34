"""Master cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import AtLeastBlood, Each
from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    ANARCH,
    EQUIPMENT_CARD,
    MASTER_CARD,
    MINION,
    VAMPIRES,
    YOUR_PREYS,
    YOURS,
    Clan,
    Holding,
    Keyword,
    On,
    Path,
)
from noctuary.games.vtes.blocks.conditions import AtLeast, BleedingYouFor, During, Exists, Fails, Is, Unless
from noctuary.games.vtes.blocks.effects.action import Bleed, Stealth
from noctuary.games.vtes.blocks.effects.corruption import PutCorruption, StealCorrupted
from noctuary.games.vtes.blocks.effects.hand import RecoverFromAsh
from noctuary.games.vtes.blocks.effects.hostages import HOSTAGES, FreeHostage, HoldsHostages, TakesHostage
from noctuary.games.vtes.blocks.effects.later import If
from noctuary.games.vtes.blocks.effects.on_cards import (
    Burn,
    Feed,
    Gain,
    GiveTo,
    Lock,
    Lose,
    Raise,
    Remove,
    Restore,
)
from noctuary.games.vtes.blocks.effects.play import CancelPlayed, PutInPlay
from noctuary.games.vtes.blocks.effects.pool import BurnPool, GainPool
from noctuary.games.vtes.blocks.in_actions import FIRST_ACTION, UNDIRECTED
from noctuary.games.vtes.blocks.pointing import ACTOR, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import COPY, FED, IN_TORPOR, READY, WITH_BLOOD, YOUNGER, OldestOf
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import OTHERS, PREY
from noctuary.games.vtes.card import ActionOf, By, Card, UseOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import FEEDS, feeding_ground, hunting_ground
from noctuary.games.vtes.cards.lines import only_one
from noctuary.games.vtes.cards.pieces import UNFED, influences, lends_intercept, lends_stealth, moves_blood
from noctuary.games.vtes.cards.shapes import (
    discipline_master,
    location,
    master,
    on_minion,
    out_of_turn,
    stays_in_play,
)
from noctuary.games.vtes.cards.uses import burnable, burned_by_referendum, in_phase, levy, use
from noctuary.games.vtes.kinds import (
    ANNOUNCED,
    AS_PLAYED,
    BARON,
    BLEED,
    CARD_ACTION,
    DECLINED,
    IN_PLAY,
    MASTER_PHASE,
    MINION_PHASE,
    OUT_OF_TURN,
    UNLOCK,
    WRAITH,
    ZOMBIE,
)
from noctuary.games.vtes.rules import expiry, limits

hunting_ground("Academic Hunting Ground", fr="École, terrain de chasse", clan="Tremere")


hunting_ground("Amusement Park Hunting Ground", clan="Brujah antitribu")


@printed.master("Anarch Railroad", fr="Chemin de fer Anarch", pool=2, keywords="unique location")
def anarch_railroad(card: Card) -> None:
    location(card)
    lends_stealth(card, ANARCH)


@printed.master("Anarch Revolt")
def anarch_revolt(card: Card) -> None:
    stays_in_play(card)
    levy(card, UNLOCK, [BurnPool(1)], [Unless(YOURS & READY & ANARCH, "VTES-RUL-06")])
    burned_by_referendum(card)


@printed.master("Anarch Troublemaker", fr="Anarch fauteur de trouble", keywords="unique")
def anarch_troublemaker(card: Card) -> None:
    stays_in_play(card)
    two = Some(VAMPIRES & YOUR_PREYS, "vtes-ask-lock", least=0, most=2)
    in_phase(card, UNLOCK, [Lock(two), GiveTo(THIS, PREY)], once=limits.EACH_PHASE)
    theirs = OneOf(EQUIPMENT_CARD & On(MINION & YOUR_PREYS))
    burns = [Burn(CHOSEN), GiveTo(THIS, PREY)]
    in_phase(card, UNLOCK, burns, once=limits.EACH_PHASE, limit_as=1, target=theirs)


@printed.master(
    "Arcane Library", fr="Bibliothèque des arcanes", clan="Tremere", pool=2, keywords="unique location"
)
def arcane_library(card: Card) -> None:
    influences(card, "tremere")


@printed.master("Archon Investigation", pool=3, keywords="out-of-turn")
def archon_investigation(card: Card) -> None:
    """The action ends without its minion, and is not successful (VTES-ACT-24)."""
    heavy = [BleedingYouFor(4)]
    out_of_turn(card, 1 << DECLINED, [Burn(CHOSEN)], conditions=heavy, target=OneOf(ACTOR))


@printed.master("Art Museum", fr="Musée d'art", clan="Toreador", pool=2, keywords="unique location")
def art_museum(card: Card) -> None:
    influences(card, "toreador")


@printed.master("Ashur Tablets")
def ashur_tablets(card: Card) -> None:
    """What is recovered is chosen when the third copy is in play, not as it is played."""
    third = [AtLeast(Each(YOURS & COPY), 3)]
    rewards = [
        If(third, RecoverFromAsh(13), name="third-copy"),
        If(third, GainPool(3), name="third-copy-too"),
        If(third, Remove(COPY), name="third-copy-too"),
    ]
    master(card, [PutInPlay(), *rewards], stays=IN_PLAY)
    only_one(card, expiry.END_OF_TURN)


hunting_ground("Asylum Hunting Ground", fr="Asile, terrain de chasse", clan="Malkavian")


@printed.master("Backways", fr="Voies détournées", clan="Gangrel", pool=2, keywords="unique location")
def backways(card: Card) -> None:
    location(card)
    lends_stealth(card, YOURS & Clan("gangrel"))


@printed.master("Bleeding the Vine", pool=1, keywords="unique")
def bleeding_the_vine(card: Card) -> None:
    stays_in_play(card)
    for upkeep in (Lock(THIS), BurnPool(1)):
        in_phase(card, UNLOCK, [upkeep], once=limits.EACH_PHASE, limit_as=1, optional=False)
    cancels = CancelPlayed(MASTER_CARD & ~Keyword(OUT_OF_TURN), pays=False, by=OTHERS, regains=True)
    use(card, 1 << AS_PLAYED, [cancels], locks=True)


hunting_ground("Base Hunting Ground", clan="Osebo")


hunting_ground("Biotech Company Hunting Ground", clan="Hecata")


@printed.master("Blood Doll", fr="Poupée de sang")
def blood_doll(card: Card) -> None:
    on_minion(card, OneOf(VAMPIRES & YOURS))
    moves_blood(card, MASTER_PHASE)


@printed.master("Brujah Debate", clan="Brujah", pool=1)
def brujah_debate(card: Card) -> None:
    stays_in_play(card)
    brujah = Clan("brujah")
    oldest = Some(OldestOf(YOURS & brujah), "vtes-ask-debater")
    levy(card, MASTER_PHASE, [Lock(oldest)], [Exists(YOURS & brujah)])
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, brujah))
    card.traits.append(Gives("maneuvers", numbers.MANEUVERS, 1, brujah))
    burnable(card, by=[Is(SELF, ~Clan("ventrue"))])


@printed.master("Burial Site Hunting Ground", pool=2, keywords="unique hunting-ground location")
def burial_site_hunting_ground(card: Card) -> None:
    dead = YOURS & READY & ~FED & Path("death-and-the-soul")
    meal = [Restore(1, CHOSEN), FEEDS]
    feeding_ground(card, meal, dead | YOURS & MINION & Keyword(WRAITH | ZOMBIE))


hunting_ground("Campground Hunting Ground", clan="Gangrel antitribu")


@printed.master(
    "Carfax Abbey",
    fr="Abbaye de Carfax",
    pool=2,
    keywords="unique hunting-ground location",
    requires="anarch",
)
def carfax_abbey(card: Card) -> None:
    """Whom it has fed already it does not feed again (VTES-UNLOCK-08)."""
    feeding_ground(card, [Feed(1, CHOSEN)], UNFED & ANARCH)
    baron = [Exists(YOURS & READY & Holding(BARON))]
    more = OneOf(UNFED & ANARCH)
    in_phase(card, UNLOCK, [Feed(1, CHOSEN)], once=limits.EACH_PHASE, target=more, conditions=baron)


@printed.master(
    "Carver's Meat Packing and Storage",
    fr="Entrepôt de viande de Carver",
    pool=1,
    keywords="unique location",
)
def carvers_meat_packing_and_storage(card: Card) -> None:
    location(card)
    fattened = OneOf(YOURS & READY & VAMPIRES)
    in_phase(card, MASTER_PHASE, [Gain(Each(HOSTAGES), CHOSEN)], locks=True, target=fattened)
    payer = Some(YOURS & READY & VAMPIRES & AtLeastBlood(2), "vtes-ask-ransom")
    frees = [Lose(2, payer), FreeHostage()]
    use(card, 1 << UNLOCK, frees, target=OneOf(HOSTAGES), by=By.ANYONE, once=limits.EACH_TURN)
    card.traits.append(HoldsHostages())
    card.triggers.append(TakesHostage(3))


@printed.master("Cave of Apples", clan="Ministry", pool=3, keywords="unique location")
def cave_of_apples(card: Card) -> None:
    location(card)
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [PutCorruption(CHOSEN), StealCorrupted(CHOSEN)],
            in_play=True,
            conditions=[Is(SELF, Clan("ministry"))],
            target=OneOf(YOUR_PREYS & (ALLIES | YOUNGER)),
            action=ActionOf(CARD_ACTION, directed=True),
        )
    )


@printed.master("Celerity", keywords="discipline", disciplines="cel")
def celerity(card: Card) -> None:
    discipline_master(card)


@printed.master("Channel 10", fr="Canal 10", pool=2, keywords="unique location")
def channel_10(card: Card) -> None:
    location(card)
    lends_intercept(card, YOURS, 2, conditions=[Fails(FIRST_ACTION)])


@printed.master("Chantry", fr="Fondation", clan="Tremere", keywords="unique location")
def chantry(card: Card) -> None:
    location(card)
    fallen = OneOf(IN_TORPOR & Clan("tremere"))
    payer = Some(YOURS & READY & WITH_BLOOD & Clan("tremere"), "vtes-ask-who-burns-blood")
    in_phase(card, MASTER_PHASE, [Raise(CHOSEN)], locks=True, pool=1, target=fallen)
    in_phase(card, MASTER_PHASE, [Lose(1, payer), Raise(CHOSEN)], locks=True, target=fallen)


@printed.master("Club Illusion", pool=1, keywords="unique location")
def club_illusion(card: Card) -> None:
    location(card)
    use(
        card,
        1 << ANNOUNCED,
        [Lose(1, ACTOR), Bleed(1, limited=False)],
        once=limits.EACH_ACTION,
        by=By.ANYONE,
        conditions=[
            During(BLEED),
            Is(ACTOR, YOURS & ANARCH),
            Is(ACTOR, VAMPIRES & WITH_BLOOD, "VTES-SEQ-07"),
        ],
    )


hunting_ground("Corporate Hunting Ground", clan="Ventrue antitribu")


@printed.master("Creepshow Casino", fr="Casino des horreurs", pool=2, keywords="unique location")
def creepshow_casino(card: Card) -> None:
    location(card)
    undirected = [UNDIRECTED, Is(ACTOR, VAMPIRES & YOURS)]
    use(card, 1 << ANNOUNCED, [Stealth(1, even_if_not_needed=True)], locks=True, conditions=undirected)
