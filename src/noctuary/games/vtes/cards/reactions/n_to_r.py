"""Reactions from N to R."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.atoms import ALLIES, SELF
from noctuary.games.vtes.blocks.conditions import FIRST_ROUND, POLITICAL_ACTION, Is, Once
from noctuary.games.vtes.blocks.effects.action import Intercept, ReduceBleed, Wake
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.blocks.effects.later import Grant, If, Remember
from noctuary.games.vtes.blocks.effects.on_cards import Lasts
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import WAKING, granted, reaction
from noctuary.games.vtes.kinds import BASIC, DAMAGE, DISCIPLINE_CODES, POLLING, SUPERIOR
from noctuary.games.vtes.rules import expiry


@printed.reaction("On the Qui Vive", fr="Sur le qui-vive")
def on_the_qui_vive(card: Card) -> None:
    stays = Lasts("", permissions.TO_UNLOCK, 1, expiry.NEXT_UNLOCK)
    reaction(
        card,
        [Wake(), If([Is(SELF, ALLIES)], stays, name="ally-stays-locked"), Remember(expiry.NEXT_UNLOCK)],
        windows=WAKING,
        needs_locked=True,
        conditions=[Once("between-unlocks")],
    )


@printed.reaction(
    "Party Out Of Bounds", fr="Fin de soirée difficile", disciplines="obf/pre/pro", requires="anarch"
)
def party_out_of_bounds(card: Card) -> None:
    obf, pre, pro = (DISCIPLINE_CODES.index(code) for code in ("obf", "pre", "pro"))
    polling = 1 << POLLING
    reaction(card, [ReduceBleed(2)], BASIC, discipline=obf)
    reaction(card, [Votes(2)], BASIC, discipline=pre, windows=polling, conditions=[POLITICAL_ACTION])
    reaction(card, [Intercept(1)], BASIC, discipline=pro)


@printed.reaction("Precognition", fr="Précognition", disciplines="aus")
def precognition(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), Grant("vtes-grant-prevent", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << DAMAGE, [Prevent(1)], conditions=[FIRST_ROUND])
