"""Armour, which stops bullets better than anything else."""

from __future__ import annotations

from noctuary.games.vtes import notes
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import GUN
from noctuary.games.vtes.rules import damage, expiry, fighting
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


class StopBullets(Effect):
    """Once in a combat: 2 points from gun strikes, together or one by one, or 1 point of anything else."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-stop-bullets", {"amount": 1, "guns": 2})

    def _is_shot(self, s: State, using: Using) -> bool:
        where = fighting.side_using(s, using)
        if s.combat is None or where == NOTHING:
            return False
        strike = s.combat.sides[1 - where].strike
        return (
            strike is not None and strike.card != NOTHING and bool(s.pool.cards[strike.card].keywords & GUN)
        )

    def _left(self, s: State, using: Using) -> int:
        spent = [
            effect.amount
            for effect in s.lasting
            if effect.what == notes.PREVENTED and effect.about == using.source
        ]
        if self._is_shot(s, using):
            return 2 - sum(spent)
        return 0 if spent else 1

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter_using(s, using)
        if one is None or not damage.preventable(one):
            return Refusal(RuleId("VTES-SEQ-17"))
        return None if self._left(s, using) > 0 else Refusal(RuleId("VTES-SEQ-13"))

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is not None:
            shot = self._is_shot(s, using)
            stopped = damage.prevent(one, self._left(s, using))
            spent = stopped if shot else 2
            expiry.last(s, notes.PREVENTED, using.source, spent, expiry.END_OF_COMBAT, using.kind)
        return None
