"""Vampires that do something from D to G."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import (
    LOCKED,
    MASTER_CARD,
    MINION,
    OPPONENT,
    THIS,
    TITLED,
    VAMPIRES,
    YOURS,
    Clan,
    Corrupted,
)
from noctuary.games.vtes.blocks.conditions import ACTS, Exists
from noctuary.games.vtes.blocks.effects.action import Stealth
from noctuary.games.vtes.blocks.effects.changes import Become, RevealTop
from noctuary.games.vtes.blocks.effects.on_cards import Lose
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.traits import Cannot, Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import in_phase, must_bleed, use
from noctuary.games.vtes.kinds import ANARCH as ANARCH_SECT
from noctuary.games.vtes.kinds import ATTEMPT, INFLUENCE, STRIKE
from noctuary.games.vtes.rules import limits


@printed.vampire(
    "Doc Martina", clan="Ravnos", group=7, capacity=6, disciplines="for pre ANI OBF", sect="anarch"
)
def doc_martina(card: Card) -> None:
    card.traits.append(Gives("rescue-cost", numbers.RESCUE_COST, -1, THIS))


@printed.vampire("Elen Kamjian", clan="Brujah", group=6, capacity=4, disciplines="CEL POT", sect="anarch")
def elen_kamjian(card: Card) -> None:
    must_bleed(card, 1, [Exists(MINION & LOCKED & YOURS)])


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
    convert = Become(ANARCH_SECT, Some(VAMPIRES & YOURS & ~TITLED, "vtes-ask-become-anarch"))
    shows = RevealTop(Clan("malkavian"), [convert], crypt=True, removed=True)
    in_phase(card, INFLUENCE, [shows], once=limits.EACH_PHASE, blood=1)
