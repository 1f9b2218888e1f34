"""Vampires that do something from D to G."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.atoms import OPPONENT, Corrupted
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import use
from noctuary.games.vtes.kinds import STRIKE
from noctuary.games.vtes.rules import limits


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
