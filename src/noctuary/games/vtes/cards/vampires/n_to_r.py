"""Vampires that do something from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import BearerReady, MasterPlayed, YourTurn
from noctuary.games.vtes.blocks.effects.economy import GainBlood
from noctuary.games.vtes.blocks.targets import Minions
from noctuary.games.vtes.board import is_vampire
from noctuary.games.vtes.card import Card, Phrase, Target, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import larger_hand, two_master_actions
from noctuary.games.vtes.cards.shapes import use
from noctuary.games.vtes.kinds import MASTER_PHASE, UNLOCK
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.state import State


@printed.vampire("Nana Buruku", clan="Guruhi", group=4, capacity=8, disciplines="ANI POT PRE", sect="laibon")
def nana_buruku(card: Card) -> None:
    card.traits += [two_master_actions(), larger_hand()]


@printed.vampire(
    "Nonu Dis",
    clan="Ministry",
    group=6,
    capacity=8,
    disciplines="for OBF PRE PRO",
    sect="anarch",
    traits="bleed+1",
)
def nonu_dis(card: Card) -> None:
    use(
        card,
        1 << MASTER_PHASE,
        [GainBlood(1)],
        once=limits.EACH_PHASE,
        target=Minions(mine=True, ready=True, clan="ministry"),
        conditions=[YourTurn(), BearerReady(), MasterPlayed()],
    )


@printed.vampire(
    "Owain Evans, The Wanderer",
    former=["Owain Evans"],
    clan="Ventrue antitribu",
    group=3,
    capacity=8,
    disciplines="cel pre AUS DOM FOR",
    sect="sabbat",
)
def owain_evans_the_wanderer(card: Card) -> None:
    """Once in anybody's unlock phase; the limit is his, whoever controls him by then (VTES-RUL-05)."""
    use(
        card,
        1 << UNLOCK,
        [GainBlood(1)],
        once=limits.EACH_PHASE,
        target=VampiresOfActive(),
        conditions=[BearerReady()],
    )


class VampiresOfActive(Target):
    """A vampire of the Methuselah whose phase it is."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-of-active")

    def choices(self, s: State, using: Using) -> list[int]:
        return [card.uid for card in s.cards if card.controller == s.active and is_vampire(s, card)]
