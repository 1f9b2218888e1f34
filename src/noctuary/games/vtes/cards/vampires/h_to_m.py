"""Vampires that do something from H to M."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.amounts import Each
from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    EQUIPMENT_CARD,
    POLITICAL_CARD,
    RETAINER_CARD,
    VAMPIRES,
    YOURS,
    Having,
    Keyword,
    On,
    RequiringClan,
)
from noctuary.games.vtes.blocks.conditions import During, Exists, Fights, Is, Performed
from noctuary.games.vtes.blocks.effects.action import Bleed
from noctuary.games.vtes.blocks.effects.hand import BurnEdge, Discard, DiscardAtRandom, RecallFromAsh
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Lose, MoveToOther, Unlock
from noctuary.games.vtes.blocks.effects.pool import PhaseAction
from noctuary.games.vtes.blocks.in_actions import BLEEDS, BLOOD_HUNT, EDGE, ON_YOUR_TURN
from noctuary.games.vtes.blocks.pointing import BEARER, SELF, THIS
from noctuary.games.vtes.blocks.states import HOST_OF_CHOSEN, OLDER, READY, UNIQUE
from noctuary.games.vtes.blocks.targets import Methuselah, OneOf
from noctuary.games.vtes.blocks.traits import EITHER, Costs, Gives
from noctuary.games.vtes.blocks.who import NEIGHBOURS
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import ANY_TIME
from noctuary.games.vtes.cards.pieces import transfers
from noctuary.games.vtes.cards.uses import in_phase, use, when
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ANIMAL,
    BASIC,
    BEFORE_RANGE,
    BLEED,
    DISCARD,
    DISCIPLINE_CODES,
    DURING_ACTION,
    MASTER_PHASE,
)
from noctuary.games.vtes.rules import expiry, limits


@printed.vampire(
    "Hesha Ruhadze",
    slug="hesha-ruhadze-g6",
    clan="Ministry",
    group=6,
    capacity=7,
    disciplines="ani aus obf PRE PRO",
    sect="anarch",
)
def hesha_ruhadze_g6(card: Card) -> None:
    treasures = Each(EQUIPMENT_CARD & UNIQUE & On(THIS))
    card.traits.append(Gives("bleed", numbers.BLEED, treasures, THIS))


@printed.vampire(
    "Huitzilopochtli",
    clan="Baali",
    group=2,
    capacity=10,
    disciplines="AUS DAI DOM OBF POT PRE",
    sect="independent",
    traits="infernal bleed+1",
)
def huitzilopochtli(card: Card) -> None:
    ready = [Is(BEARER, READY)]
    in_phase(
        card, MASTER_PHASE, [PhaseAction(MASTER_PHASE)], once=limits.EACH_PHASE, pool=1, conditions=ready
    )


@printed.vampire(
    "Ingrid Rossler",
    clan="Gangrel",
    group=2,
    capacity=9,
    disciplines="dom ANI FOR PRO",
    sect="camarilla",
    title="prince:Geneva",
)
def ingrid_rossler(card: Card) -> None:
    card.traits.append(transfers(2))


@printed.vampire(
    'Jason "Son" Newberry',
    clan="Malkavian",
    group=6,
    capacity=7,
    disciplines="pre AUS DOM OBF",
    sect="camarilla",
    title="primogen",
    traits="bleed+1",
)
def jason_son_newberry(card: Card) -> None:
    card.traits.append(Gives("votes-against", numbers.VOTES_AGAINST, 2, THIS, [BLOOD_HUNT]))


@printed.vampire(
    "Josef von Bauren",
    clan="Nosferatu",
    group=4,
    capacity=11,
    disciplines="cel ANI DEM OBF POT",
    sect="camarilla",
    title="inner-circle:Nosferatu",
    traits="bleed+1 stealth+1",
)
def josef_von_bauren(card: Card) -> None:
    neighbour = Methuselah(NEIGHBOURS, with_cards=True)
    in_phase(card, DISCARD, [DiscardAtRandom()], discard_action=True, target=neighbour)


@printed.vampire(
    "Kalinda",
    slug="kalinda-g6",
    clan="Banu Haqim",
    group=6,
    capacity=6,
    disciplines="tha CEL OBF",
    sect="camarilla",
    title="primogen",
)
def kalinda_g6(card: Card) -> None:
    use(card, ANY_TIME, [BurnEdge(), Unlock(SELF)], once=limits.EACH_TURN, conditions=[ON_YOUR_TURN])


@printed.vampire(
    "Kasim Bayar",
    clan="Banu Haqim",
    group=6,
    capacity=9,
    disciplines="aus pot CEL OBF THA",
    sect="camarilla",
    title="justicar:Banu Haqim",
    traits="bleed+1",
)
def kasim_bayar(card: Card) -> None:
    stronger = Lasts("strength-combat", numbers.STRENGTH, 2, expiry.END_OF_COMBAT)
    use(card, 1 << BEFORE_RANGE, [Discard(POLITICAL_CARD), stronger], once=limits.EACH_COMBAT)


@printed.vampire(
    "Keegan", clan="Gangrel", group=6, capacity=8, disciplines="aus cel ANI FOR PRO", sect="anarch"
)
def keegan(card: Card) -> None:
    done = [Performed(THIS, "gangrel")]
    use(card, 1 << AFTER_ACTION, [Unlock(SELF)], once=limits.EACH_TURN, conditions=done)


@printed.vampire(
    "Kuyén", clan="Gangrel", group=6, capacity=6, disciplines="ANI PRO", sect="anarch", title="baron:Santiago"
)
def kuyen(card: Card) -> None:
    card.traits.append(Costs(-1, Keyword(ANIMAL), THIS, pays=EITHER))


@printed.vampire(
    "Lady Constancia",
    clan="Giovanni",
    group=4,
    capacity=10,
    disciplines="AUS DOM FOR NEC POT",
    sect="independent",
    title="independent:2",
)
def lady_constancia(card: Card) -> None:
    in_phase(card, DISCARD, [RecallFromAsh()], discard_action=True, conditions=[EDGE])


@printed.vampire(
    "Larissa Moreira",
    clan="Nosferatu",
    group=6,
    capacity=6,
    disciplines="pot ANI OBF",
    sect="camarilla",
    title="primogen",
)
def larissa_moreira(card: Card) -> None:
    pays = Discard(Having(DISCIPLINE_CODES.index("ani"), BASIC))
    use(card, DURING_ACTION, [pays, Bleed(1, limited=False)], once=limits.EACH_ACTION, conditions=[BLEEDS])


@printed.vampire(
    "Luciano Carvalho", clan="Ravnos", group=7, capacity=6, disciplines="pre ANI OBF", sect="anarch"
)
def luciano_carvalho(card: Card) -> None:
    pet = OneOf(RETAINER_CARD & Keyword(ANIMAL) & On(VAMPIRES & YOURS))
    to = OneOf(VAMPIRES & YOURS & ~HOST_OF_CHOSEN, prompt="vtes-ask-new-bearer")
    two = [Exists(VAMPIRES & YOURS & ~THIS)]
    in_phase(card, DISCARD, [MoveToOther()], once=limits.EACH_PHASE, target=pet, number=to, conditions=two)


@printed.vampire(
    "Máddji, Mistress of Szlachtas",
    clan="Tzimisce",
    group=6,
    capacity=7,
    disciplines="for ANI DOM PRO",
    sect="anarch",
)
def maddji_mistress_of_szlachtas(card: Card) -> None:
    servants = (ALLIES | RETAINER_CARD) & RequiringClan("tzimisce")
    card.traits.append(Costs(-1, servants, THIS, pays=EITHER))


@printed.vampire("Marialena", clan="Tzimisce", group=6, capacity=5, disciplines="ani DOM PRO", sect="anarch")
def marialena(card: Card) -> None:
    when(card, "blocked", happenings.BLOCKED, [Lose(1, THIS)], THIS)


@printed.vampire(
    "Martina Srnankova", clan="Gangrel", group=6, capacity=6, disciplines="ani FOR PRO", sect="anarch"
)
def martina_srnankova(card: Card) -> None:
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, THIS, [During(BLEED)]))


@printed.vampire(
    "Mickey Wheeler", clan="Gangrel", group=6, capacity=5, disciplines="ani cel for pro", sect="anarch"
)
def mickey_wheeler(card: Card) -> None:
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, THIS, [Fights(OLDER)]))
