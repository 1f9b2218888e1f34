"""Vampires that do something from D to G."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Phrase, StrikeOf, Trait
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import use
from noctuary.games.vtes.kinds import STRIKE
from noctuary.games.vtes.rules import fighting, limits
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.move import NOTHING


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
    card.traits.append(HoldsTheCorrupted())


class HoldsTheCorrupted(Trait):
    """Whoever bears a corruption counter of his controller cannot strike to end a combat with him."""

    what = permissions.TO_END_COMBAT

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-holds-the-corrupted")

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        if what != permissions.TO_END_COMBAT or about == card.uid:
            return False
        if fighting.side_of(s, card.uid) == NOTHING or fighting.side_of(s, about) == NOTHING:
            return False
        other = find(s, about)
        return other is not None and card.controller in other.corruption


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
