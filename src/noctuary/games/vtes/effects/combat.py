"""Effects in combat: maneuvers, presses, prevention, additional strikes, range."""

from __future__ import annotations

from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.rules import combat, damage, zones
from noctuary.games.vtes.rules.playing import bearer
from noctuary.games.vtes.state import Fighter, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def fighter(s: State, using: Using) -> Fighter | None:
    """The combatant that plays or bears the card."""
    return combat.fighter(s, bearer(s, using))


def side(s: State, using: Using) -> int:
    one = fighter(s, using)
    return NOTHING if one is None else combat.side_of(s, one.uid)


class Maneuver(Effect):
    """`presses`: optional ones that come with it in this round.

    `commits_to`: the use of the weapon that it binds the bearer's first strike to (VTES-COMBAT-08).
    """

    def __init__(self, presses: int = 0, *, commits_to: int = NOTHING) -> None:
        self.presses = presses
        self.commits_to = commits_to

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-maneuver", {"presses": self.presses})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where = side(s, using)
        return Refusal(RuleId("VTES-COMBAT-03")) if where == NOTHING else combat.why_not_maneuver(s, where)

    def run(self, s: State, using: Using) -> Play | None:
        one = fighter(s, using)
        if one is not None:
            one.presses += self.presses
            if self.commits_to != NOTHING:
                one.committed = using.kind * 16 + self.commits_to
            combat.maneuver(s, combat.side_of(s, one.uid))
        return None


class Press(Effect):
    """To continue, or to end if somebody has pressed (VTES-COMBAT-10)."""

    def __init__(self, *, only_to_continue: bool = False) -> None:
        self.only_to_continue = only_to_continue

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-press", {"only": int(self.only_to_continue)})

    def _continues(self, s: State) -> bool:
        return s.combat is not None and not s.combat.pressed

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where = side(s, using)
        if where == NOTHING or (self.only_to_continue and not self._continues(s)):
            return Refusal(RuleId("VTES-COMBAT-10"))
        return combat.why_not_press(s, where, to_continue=self._continues(s))

    def run(self, s: State, using: Using) -> Play | None:
        combat.press(s, side(s, using), to_continue=self._continues(s))
        return None


class Prevent(Effect):
    """Prevent damage; with X, so many more as were paid (VTES-DMG-01)."""

    def __init__(self, amount: int, *, plus_x: bool = False, presses: int = 0) -> None:
        self.amount = amount
        self.plus_x = plus_x
        self.presses = presses

    def phrase(self) -> Phrase:
        return Phrase(
            "vtes-effect-prevent", {"amount": self.amount, "x": int(self.plus_x), "presses": self.presses}
        )

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighter(s, using)
        return None if one is not None and damage.preventable(one) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        one = fighter(s, using)
        if one is not None:
            damage.prevent(one, self.amount + (using.x if self.plus_x else 0))
            one.presses += self.presses
        return None


class AdditionalStrikes(Effect):
    """One limited source in a round (VTES-STRIKE-11)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-additional-strikes", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighter(s, using)
        return Refusal(RuleId("VTES-STRIKE-11")) if one is None or one.additional_used else None

    def run(self, s: State, using: Using) -> Play | None:
        one = fighter(s, using)
        if one is not None:
            one.additional += self.amount
            one.additional_used = True
        return None


class GainLostBlood(Effect):
    """As much blood as the opposing vampire lost to damage in this round (Taste of Vitae)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-taste")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where = side(s, using)
        minion = find(s, using.minion)
        if s.combat is None or where == NOTHING or minion is None or minion.wounded:
            return Refusal(RuleId("VTES-COMBAT-11"))
        return None if s.combat.sides[1 - where].lost > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        if minion is not None and s.combat is not None:
            zones.gain_blood(s, minion, s.combat.sides[1 - side(s, using)].lost)
        return None
