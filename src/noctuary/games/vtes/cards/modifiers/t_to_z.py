"""Action modifiers from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import Attempts, DuringBleed, ReferendumPassed
from noctuary.games.vtes.blocks.effects.action import AttemptFails, Bleed
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import answer, modifier
from noctuary.games.vtes.kinds import AFTER_ACTION, ATTEMPT, BASIC, SUPERIOR
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play


@printed.modifier("True Love's Face", fr="Visage de l'amour véritable", disciplines="obf&pre")
def true_loves_face(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[DuringBleed()])
    modifier(card, [FailsUnlessCancelled()], SUPERIOR, windows=1 << ATTEMPT)
    answer(card, 1, [CancelPlayed()], conditions=[Attempts()], pool=1)


class FailsUnlessCancelled(AttemptFails):
    """Whoever controls the blocker can burn 1 pool to cancel it as it is played."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-attempt-fails-unless-paid")


@printed.modifier("Voter Captivation", fr="Envoûtement des électeurs", disciplines="pre")
def voter_captivation(card: Card) -> None:
    for level, most in ((BASIC, 0), (SUPERIOR, 2)):
        modifier(card, [Captivate(most)], level, windows=1 << AFTER_ACTION, conditions=[ReferendumPassed()])


class Captivate(Effect):
    """Blood for each vote by which the referendum passed; some of it may go to the pool instead."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-captivate", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        if not self.most:
            self._gain(s, using, 0)
            return None
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        most = min(self.most, 0 if s.action is None else s.action.votes)
        to_pool = yield from choose_number(using.seat, "vtes-ask-captivate", 0, most, using.kind)
        self._gain(s, using, to_pool)

    def _gain(self, s: State, using: Using, to_pool: int) -> None:
        minion = find(s, using.minion)
        votes = 0 if s.action is None else s.action.votes
        if minion is not None:
            zones.gain_blood(s, minion, votes - to_pool)
        zones.gain_pool(s, using.seat, to_pool)
