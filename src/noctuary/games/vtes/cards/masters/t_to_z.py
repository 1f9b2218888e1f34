"""Master cards from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, permissions
from noctuary.games.vtes.blocks.amounts import Counters, Each, FromTo
from noctuary.games.vtes.blocks.atoms import (
    ANARCH,
    ANY_CARD,
    EQUIPMENT_CARD,
    MASTER_CARD,
    MINION,
    VAMPIRES,
    YOURS,
    Called,
    Clan,
    Keyword,
    On,
)
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, During, Fails, HasEquipped, HasHunted, Is, Once
from noctuary.games.vtes.blocks.effects.action import Intercept, Stealth
from noctuary.games.vtes.blocks.effects.face_down import FromAshToThis, InAsh, holds_one
from noctuary.games.vtes.blocks.effects.hand import Discard, DrawCrypt, ReorderLibrary
from noctuary.games.vtes.blocks.effects.later import After, Grant, If, Remember
from noctuary.games.vtes.blocks.effects.nightmares import Awaken, HuntFrom, MoveNightmare
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Choose, Feed, Gain, GiveTo, Lock, Raise, Unlock
from noctuary.games.vtes.blocks.effects.play import CancelPlayed, PutInPlay, PutOn
from noctuary.games.vtes.blocks.effects.politics import CastVotes
from noctuary.games.vtes.blocks.effects.pool import (
    BANK,
    POOL,
    UNCONTROLLED,
    BurnPool,
    GainPool,
    Move,
    PhaseAction,
)
from noctuary.games.vtes.blocks.in_actions import (
    BY_THIS,
    CHOSEN_IS_YOURS,
    CONTROLLERS_PHASE,
    EDGE,
    HAS_BLOCKED_SINCE,
    HOLDS_NOTHING,
    SUCCESSFUL,
    UNDIRECTED,
)
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, BLOCKER, CHOSEN, SECOND, SELF, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import AFFORDABLE, COPY, FED, IN_TORPOR, READY, WITH_BLOOD, Capacity
from noctuary.games.vtes.blocks.targets import Number, OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import EITHER, Cannot, Costs, Gives, SparesCost, SparesDraws
from noctuary.games.vtes.blocks.who import CONCERNED, NEIGHBOURS, PREDATOR, PREY, YOU
from noctuary.games.vtes.card import ActionOf, By, Card, UseOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.lines import ANY_TIME, REACTING, only_one
from noctuary.games.vtes.cards.pieces import lends_intercept, moves_blood, pays_out
from noctuary.games.vtes.cards.shapes import location, master, out_of_turn, stays_in_play
from noctuary.games.vtes.cards.uses import burnable, follows, granted, in_phase, stealable, use, when
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ANNOUNCED,
    AS_PLAYED,
    ATTEMPT,
    BLEED,
    DISCARD,
    DURING_ACTION,
    ELECTRONIC,
    HUNT,
    IN_PLAY,
    INFLUENCE,
    MASTER_PHASE,
    MINION_PHASE,
    ON_CARD,
    POLLING,
    UNLOCK,
    VEHICLE,
    WEAPON,
)
from noctuary.games.vtes.rules import expiry, following, limits, replacing

hunting_ground("Temple Hunting Ground", fr="Temple, terrain de chasse", clan="Ministry")


@printed.master("Tension in the Ranks", fr="Tension dans les rangs", keywords="unique")
def tension_in_the_ranks(card: Card) -> None:
    stays_in_play(card)
    ends = [Discard(MASTER_CARD, 2), Burn(THIS)]
    in_phase(card, MASTER_PHASE, ends, master_action=True, by=By.ANYONE)
    when(card, "ready-lost", happenings.READY_LOST, [BurnPool(1, CONCERNED)])


@printed.master(
    "The Anarch Free Press", fr="Presse libre Anarch", pool=1, keywords="unique", requires="anarch"
)
def the_anarch_free_press(card: Card) -> None:
    stays_in_play(card)
    lends_intercept(card, ANARCH & YOURS)
    use(card, 1 << AFTER_ACTION, [Gain(1, ACTOR)], locks=True, conditions=[HasHunted(ANARCH)])


@printed.master("The Barrens", fr="La zone", keywords="unique location")
def the_barrens(card: Card) -> None:
    location(card)
    use(card, ANY_TIME, [Discard(ANY_CARD)], locks=True)


@printed.master("The British Museum, London", pool=2, keywords="unique location")
def the_british_museum_london(card: Card) -> None:
    location(card)
    antique = EQUIPMENT_CARD & ~Keyword(WEAPON | VEHICLE | ELECTRONIC)
    card.traits.append(Gives("hand-size", numbers.HAND, 1, YOU))
    card.traits.append(Costs(-1, antique, MINION & YOURS, pays=EITHER))
    unlocks = [Unlock(YOURS & ACTOR), Remember(expiry.END_OF_TURN, ACTOR, told="minion-each-turn")]
    equipped = HasEquipped(MINION & YOURS, antique)
    once = Once("minion-each-turn", whom=ACTOR)
    use(card, 1 << AFTER_ACTION, unlocks, conditions=[equipped, once])


@printed.master("The Coven", fr="La cabale", keywords="unique trifle")
def the_coven(card: Card) -> None:
    stays_in_play(card)
    own = OneOf(VAMPIRES & YOURS & READY)
    use(card, ANY_TIME, [Gain(2, CHOSEN)], locks=True, target=own)
    in_phase(card, DISCARD, [GiveTo(THIS, PREDATOR)], once=limits.EACH_PHASE, optional=False)


@printed.master("The Erciyes Fragments", keywords="unique")
def the_erciyes_fragments(card: Card) -> None:
    stays_in_play(card)
    fetches = [FromAshToThis(PREY)]
    use(card, ANY_TIME, fetches, locks=True, conditions=[HOLDS_NOTHING], target=InAsh(PREY))
    holds_one(card)
    stealable(card, Is(SELF, Capacity(least=5), "VTES-SEQ-08"))


@printed.master("The Labyrinth", fr="Le labyrinthe", clan="Nosferatu", pool=1, keywords="unique location")
def the_labyrinth(card: Card) -> None:
    location(card)
    use(card, DURING_ACTION, [Stealth(1)], locks=True, conditions=[Is(ACTOR, YOURS & Clan("nosferatu"))])


@printed.master("The Marrakesh Codex", keywords="unique")
def the_marrakesh_codex(card: Card) -> None:
    stays_in_play(card)
    use(card, ANY_TIME, [ReorderLibrary(4)], locks=True)
    stealable(card, BY_VAMPIRE)


@printed.master("The Parthenon", pool=2, keywords="unique location")
def the_parthenon(card: Card) -> None:
    location(card)
    in_phase(card, MASTER_PHASE, [PhaseAction(MASTER_PHASE)], locks=True)


@printed.master("The Rack", fr="Le râtelier", keywords="unique location")
def the_rack(card: Card) -> None:
    """The vampire is followed wherever it goes; whoever controls it says whether it gains."""
    own = VAMPIRES & READY & YOURS
    master(card, [PutInPlay()], target=OneOf(own), stays=IN_PLAY)
    hers = [CONTROLLERS_PHASE, CHOSEN_IS_YOURS]
    use(card, 1 << UNLOCK, [Gain(2, CHOSEN)], conditions=hers, once=limits.EACH_PHASE, by=By.ANYONE)
    stealable(card, BY_VAMPIRE)
    when(card, "control-changed", happenings.CONTROL_CHANGED, [Choose(Some(own, "vtes-ask-rack"))], THIS)


@printed.master("The Rumor Mill, Tabloid Newspaper", pool=1, keywords="unique location")
def the_rumor_mill_tabloid_newspaper(card: Card) -> None:
    location(card)
    whispers = [Grant("vtes-grant-intercept-for-blood", 2, whom=CHOSEN)]
    use(card, DURING_ACTION | 1 << ANNOUNCED, whispers, locks=True, target=OneOf(VAMPIRES & READY))
    granted(card, REACTING, [Intercept(1)], blood=1)


@printed.master("The Shard, London", pool=2, keywords="unique location")
def the_shard_london(card: Card) -> None:
    location(card)
    card.traits.append(SparesCost(2, [EDGE]))
    stealable(card, BY_VAMPIRE)
    card.traits.append(Gives("stealth", numbers.STEALTH, 1, Clan("ventrue"), [BY_THIS]))


@printed.master("Toreador Grand Ball", fr="Grand bal Toréador", clan="Toreador", pool=1)
def toreador_grand_ball(card: Card) -> None:
    """The first one's actions are not blocked, bleeds excepted; the second does not unlock as normal."""
    toreador = YOURS & READY & Clan("toreador")
    master(
        card,
        [PutInPlay(), Lock(SECOND)],
        target=OneOf(toreador, prompt="vtes-ask-dancer", of_several=2),
        number=OneOf(toreador & ~CHOSEN, prompt="vtes-ask-ball-host"),
        stays=IN_PLAY,
    )
    card.traits.append(Cannot("unlock", permissions.TO_UNLOCK, SECOND))
    card.traits.append(Cannot("be-blocked", permissions.TO_BE_BLOCKED, CHOSEN, [Fails(During(BLEED))]))
    burnable(card)
    card.traits.append(Gives("stealth", numbers.STEALTH, -1, Clan("nosferatu"), [BY_THIS]))


@printed.master("Tribute to the Master")
def tribute_to_the_master(card: Card) -> None:
    master(card, [Move(1, VAMPIRES & READY & YOURS, POOL)])


@printed.master("Trophy: Hunting Ground", keywords="hunting-ground trophy")
def trophy_hunting_ground(card: Card) -> None:
    stays_in_play(card)
    hungry = Is(BEARER, VAMPIRES & ~FED, "VTES-UNLOCK-08")
    in_phase(card, UNLOCK, [Feed(2, BEARER)], conditions=[hungry], once=limits.EACH_PHASE, optional=False)


hunting_ground("Underworld Hunting Ground", fr="Pègre, terrain de chasse", clan="Banu Haqim")


hunting_ground("University Hunting Ground", fr="Université, terrain de chasse", clan="Tremere antitribu")


hunting_ground("Uptown Hunting Ground", fr="Quartier résidentiel, terrain de chasse", clan="Ventrue")


@printed.master(
    "Ventrue Headquarters", fr="Quartier général Ventrue", clan="Ventrue", pool=1, keywords="unique location"
)
def ventrue_headquarters(card: Card) -> None:
    location(card)
    use(card, 1 << POLLING, [CastVotes(3)], locks=True)


@printed.master("Ventrue Investment", clan="Ventrue antitribu", keywords="investment")
def ventrue_investment(card: Card) -> None:
    stays_in_play(card, Each(YOURS & Clan("ventrue-antitribu")))
    pays_out(card)


@printed.master("Vessel", fr="Calice", pool=1, keywords="trifle")
def vessel(card: Card) -> None:
    doll = Some(On(CHOSEN) & Called("Blood Doll"), "vtes-ask-burn-doll", least=0)
    master(card, [Burn(doll), PutOn()], target=OneOf(VAMPIRES), stays=ON_CARD)
    moves_blood(card, UNLOCK)


@printed.master("Villein", fr="Serf", keywords="trifle")
def villein(card: Card) -> None:
    """Each one on a vampire makes the next dearer."""
    others = Each(COPY & On(CHOSEN))
    master(
        card,
        [Move(FromTo(2, 5), CHOSEN, POOL, less=others), PutOn()],
        target=OneOf(VAMPIRES & YOURS & WITH_BLOOD & AFFORDABLE),
        number=Number(2, 5, Counters(CHOSEN), prompt="vtes-ask-villein"),
        stays=ON_CARD,
    )
    card.traits.append(Costs(1, Called("Minion Tap")))


@printed.master("Visit from the Capuchin", fr="Visite du Capucin", keywords="unique")
def visit_from_the_capuchin(card: Card) -> None:
    stays_in_play(card, 4)
    card.spares_draws = True
    card.traits += [Gives("hand-size", numbers.HAND, Counters(THIS), YOU), SparesDraws()]


@printed.master("Warsaw Station", fr="Gare de Varsovie", clan="Nosferatu", pool=2, keywords="unique location")
def warsaw_station(card: Card) -> None:
    location(card)
    nosferatu = Clan("nosferatu")
    wakes = If([SUCCESSFUL, Is(ACTOR, nosferatu)], Unlock(ACTOR))
    after = After(following.RESOLVED, [wakes], whom=ACTOR, name="unlocks-nosferatu")
    use(card, 1 << ANNOUNCED, [after], locks=True, conditions=[UNDIRECTED, Is(ACTOR, nosferatu)])
    use(card, ANY_TIME, [Burn(THIS), Raise(CHOSEN)], target=OneOf(nosferatu & IN_TORPOR))
    follows(card, after)


hunting_ground("Warzone Hunting Ground", fr="Zone de guerre, terrain de chasse", clan="Brujah")


@printed.master("Wash", fr="Rejet", keywords="out-of-turn trifle")
def wash(card: Card) -> None:
    cancels = CancelPlayed(MASTER_CARD, pays=False, by=NEIGHBOURS, regains=True)
    out_of_turn(card, 1 << AS_PLAYED, [cancels], deferred=replacing.UNTIL_UNLOCK)


@printed.master(
    "Wasserschloss Anif, Austria",
    fr="Wasserschloss Anif, Autriche",
    clan="Tremere",
    keywords="unique location",
)
def wasserschloss_anif_austria(card: Card) -> None:
    """One Tremere in a turn fills it."""
    location(card)
    own = OneOf(YOURS & WITH_BLOOD & Clan("tremere"))
    in_phase(card, MASTER_PHASE, [Move(1, CHOSEN, THIS)], once=limits.EACH_TURN, target=own)
    pours = [Move(Counters(THIS), THIS, UNCONTROLLED)]
    in_phase(card, INFLUENCE, pours, locks=True, target=Uncontrolled(Clan("tremere")))
    burnable(card)
    card.traits.append(Gives("stealth", numbers.STEALTH, 1, Clan("malkavian"), [BY_THIS]))


@printed.master("Week of Nightmares", clan="Ravnos")
def week_of_nightmares(card: Card) -> None:
    ravnos = Clan("ravnos")
    stays_in_play(card, 10)
    only_one(card, expiry.END_OF_GAME)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, ravnos))
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, ravnos))
    card.traits.append(Cannot("hunt", permissions.TO_HUNT, ravnos))
    moves = [MoveNightmare(), If([Is(THIS, ~WITH_BLOOD)], Awaken(ravnos))]
    in_phase(card, UNLOCK, moves, once=limits.EACH_PHASE, target=OneOf(ravnos), by=By.ANYONE)
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [HuntFrom(1)],
            in_play=True,
            conditions=[Is(SELF, ravnos, "VTES-SEQ-08")],
            target=OneOf(ravnos & WITH_BLOOD & ~SELF),
            by=By.ANYONE,
            action=ActionOf(HUNT, stealth=1),
        )
    )


@printed.master("Wider View", fr="Panorama élargi", pool=1, keywords="trifle")
def wider_view(card: Card) -> None:
    stays_in_play(card)
    in_phase(card, INFLUENCE, [DrawCrypt()], transfers=1)
    in_phase(card, INFLUENCE, [Burn(THIS), GainPool(2)], transfers=4)


@printed.master("WMRH Talk Radio", pool=1, keywords="unique location")
def wmrh_talk_radio(card: Card) -> None:
    location(card)
    pays = After(
        following.RESOLVED, [If([Fails(HAS_BLOCKED_SINCE)], BurnPool(1))], whom=BLOCKER, name="unless-blocks"
    )
    lent = [Intercept(1, BLOCKER), pays]
    use(card, 1 << ATTEMPT, lent, locks=True, conditions=[Is(BLOCKER, MINION)])
    follows(card, pays)


@printed.master("Zillah's Valley", fr="Vallée de Zillah", pool=5)
def zillahs_valley(card: Card) -> None:
    master(card, [Move(4, BANK, UNCONTROLLED)], target=Uncontrolled(Capacity(least=8)))


hunting_ground("Zoo Hunting Ground", fr="Zoo, terrain de chasse", clan="Gangrel")
