"""Vampires that do something from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, permissions
from noctuary.games.vtes.blocks.atoms import (
    EQUIPMENT_CARD,
    MASTER_CARD,
    MINION,
    VAMPIRES,
    YOURS,
    Clan,
    Keyword,
)
from noctuary.games.vtes.blocks.conditions import Exists
from noctuary.games.vtes.blocks.effects.action import Stealth
from noctuary.games.vtes.blocks.effects.attempts import FailAction
from noctuary.games.vtes.blocks.effects.depending import FlipCoin, RevealTop
from noctuary.games.vtes.blocks.effects.on_cards import Lose
from noctuary.games.vtes.blocks.effects.sects import Join
from noctuary.games.vtes.blocks.in_actions import ACTS, DIRECTED
from noctuary.games.vtes.blocks.pointing import OPPONENT, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import LOCKED, TITLED, Corrupted
from noctuary.games.vtes.blocks.traits import Cannot, Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.uses import in_phase, must_bleed, steals_equipment, use, when
from noctuary.games.vtes.kinds import ANARCH as ANARCH_SECT
from noctuary.games.vtes.kinds import (
    ATTEMPT,
    ELECTRONIC,
    GUN,
    INFLUENCE,
    MELEE_WEAPON,
    STRIKE,
    VEHICLE,
    WEAPON,
)
from noctuary.games.vtes.rules import limits


@printed.vampire(
    "Darius Shirazi", clan="Malkavian", group=5, capacity=6, disciplines="obf AUS DOM", sect="camarilla"
)
def darius_shirazi(card: Card) -> None:
    plain = ~Keyword(ELECTRONIC) & ~Keyword(VEHICLE) & ~Keyword(WEAPON | GUN | MELEE_WEAPON)
    steals_equipment(card, EQUIPMENT_CARD & plain)


@printed.vampire(
    "Doc Martina", clan="Ravnos", group=7, capacity=6, disciplines="for pre ANI OBF", sect="anarch"
)
def doc_martina(card: Card) -> None:
    card.traits.append(Gives("rescue-cost", numbers.RESCUE_COST, -1, THIS))


@printed.vampire("Elen Kamjian", clan="Brujah", group=6, capacity=4, disciplines="CEL POT", sect="anarch")
def elen_kamjian(card: Card) -> None:
    must_bleed(card, 1, [Exists(MINION & LOCKED & YOURS)])


@printed.vampire(
    "Evan Klein",
    slug="evan-klein-g6",
    clan="Malkavian",
    group=6,
    capacity=5,
    disciplines="aus dom pre OBF",
    sect="camarilla",
)
def evan_klein_g6(card: Card) -> None:
    when(card, "announced", happenings.ANNOUNCED, [FlipCoin(FailAction())], THIS, [DIRECTED])


@printed.vampire(
    "Faruq Abd al-Qadir",
    clan="Ministry",
    group=6,
    capacity=8,
    disciplines="cel obf POT PRE PRO",
    sect="anarch",
    traits="strength+1",
)
def faruq_abd_al_qadir(card: Card) -> None:
    card.traits.append(Cannot("end-combat", permissions.TO_END_COMBAT, OPPONENT & Corrupted(1)))


@printed.vampire(
    "Flávio Gonçalves",
    clan="Toreador",
    group=6,
    capacity=7,
    disciplines="aus for CEL PRE",
    sect="camarilla",
    title="prince:São Paulo",
)
def flavio_goncalves(card: Card) -> None:
    use(card, 1 << STRIKE, [], strike=StrikeOf(dodge=True), once=limits.EACH_COMBAT)


@printed.vampire("Gathii", clan="Ravnos", group=7, capacity=5, disciplines="obf ANI PRE", sect="anarch")
def gathii(card: Card) -> None:
    shows = RevealTop(MASTER_CARD, [Lose(1, THIS)], [Stealth(1)], paid=False)
    use(card, 1 << ATTEMPT, [shows], once=limits.EACH_ACTION, conditions=[ACTS])


@printed.vampire(
    "Gilbert Duane",
    slug="gilbert-duane-g6",
    clan="Malkavian",
    group=6,
    capacity=7,
    disciplines="AUS DOM OBF",
    sect="anarch",
    title="baron:Miami",
)
def gilbert_duane_g6(card: Card) -> None:
    convert = Join(ANARCH_SECT, Some(VAMPIRES & YOURS & ~TITLED, "vtes-ask-become-anarch"))
    shows = RevealTop(Clan("malkavian"), [convert], crypt=True, removed=True)
    in_phase(card, INFLUENCE, [shows], once=limits.EACH_PHASE, blood=1)
