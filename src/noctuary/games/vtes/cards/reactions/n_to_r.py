"""Reactions from N to R."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.conditions import FirstRound, OnlyOne, PoliticalAction
from noctuary.games.vtes.blocks.effects.action import Grant, Intercept, ReduceBleed, Remember, Votes, Wake
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import WAKING, granted, reaction
from noctuary.games.vtes.kinds import BASIC, DAMAGE, DISCIPLINE_CODES, POLLING, SUPERIOR
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play


@printed.reaction("On the Qui Vive", fr="Sur le qui-vive")
def on_the_qui_vive(card: Card) -> None:
    reaction(
        card,
        [Wake(), StaysLocked(), Remember(expiry.NEXT_UNLOCK)],
        windows=WAKING,
        needs_locked=True,
        conditions=[OnlyOne("vtes-when-one-between-unlocks")],
    )


class StaysLocked(Effect):
    """An ally does not unlock as normal in its next unlock phase."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-ally-stays-locked")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        if minion is not None and not is_vampire(s, minion):
            expiry.last(s, permissions.TO_UNLOCK, minion.uid, 1, expiry.NEXT_UNLOCK, using.kind)
        return None


@printed.reaction(
    "Party Out Of Bounds", fr="Fin de soirée difficile", disciplines="obf/pre/pro", requires="anarch"
)
def party_out_of_bounds(card: Card) -> None:
    obf, pre, pro = (DISCIPLINE_CODES.index(code) for code in ("obf", "pre", "pro"))
    reaction(card, [ReduceBleed(2)], BASIC, discipline=obf)
    reaction(card, [Votes(2)], BASIC, discipline=pre, windows=1 << POLLING, conditions=[PoliticalAction()])
    reaction(card, [Intercept(1)], BASIC, discipline=pro)


@printed.reaction("Precognition", fr="Précognition", disciplines="aus")
def precognition(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), Grant("vtes-grant-prevent", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << DAMAGE, [Prevent(1)], conditions=[FirstRound()])
