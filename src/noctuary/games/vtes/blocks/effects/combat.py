"""Effects in combat: maneuvers, presses, prevention, additional strikes, range."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.going_on import ACTING, LONG, OPPOSING, Fighter
from noctuary.games.vtes.kinds import DISCIPLINE_CODES
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import combat, damage, expiry, fighting, strikes, windows, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

_FORTITUDE: Final = DISCIPLINE_CODES.index("for")


class Maneuver(Effect):
    """`presses`: optional ones that come with it in this round.

    `commits_to`: the use of the weapon that it binds the bearer's first strike to (VTES-COMBAT-08).
    """

    never_asked: tuple[str, ...] = ("presses",)

    def __init__(self, presses: int = 0, *, commits_to: int = NOTHING) -> None:
        self.presses = presses
        self.commits_to = commits_to

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-maneuver", {"presses": self.presses})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter_using(s, using)
        if one is None:
            return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-not-in-this-combat"))
        if self.commits_to != NOTHING:
            return strikes.why_not_commit(s, one, weapon=True)
        return fighting.why_not_maneuver(s, fighting.side_of(s, one.uid))

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is not None:
            one.presses += self.presses
            if self.commits_to != NOTHING:
                one.committed = using.kind * 16 + self.commits_to
            fighting.maneuver(s, fighting.side_of(s, one.uid))
        return None


class Press(Effect):
    """To continue, or to end if somebody has pressed (VTES-COMBAT-10).

    `helps`: for any minion of yours that fights, whoever has the card.
    """

    def __init__(self, *, only_to_continue: bool = False, helps: bool = False) -> None:
        self.only_to_continue = only_to_continue
        self.helps = helps

    def phrase(self) -> Phrase:
        helps = "helps" if self.helps else ""
        return Phrase("vtes-effect-press", {"only": int(self.only_to_continue)}, special=helps)

    def _side(self, s: State, using: Using) -> int:
        if not self.helps or s.combat is None:
            return fighting.side_using(s, using)
        sides = [side for side in (ACTING, OPPOSING) if s.combat.sides[side].seat == using.seat]
        return sides[0] if sides else NOTHING

    def _continues(self, s: State) -> bool:
        return s.combat is not None and not s.combat.pressed

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where = self._side(s, using)
        if where == NOTHING or (self.only_to_continue and not self._continues(s)):
            return Refusal(RuleId("VTES-COMBAT-10"), MessageId("vtes-why-press-when"))
        return fighting.why_not_press(s, where, to_continue=self._continues(s))

    def run(self, s: State, using: Using) -> Play | None:
        fighting.press(s, self._side(s, using), to_continue=self._continues(s))
        return None


class Prevent(Effect):
    """Prevent damage; with X, so many more as were paid (VTES-DMG-01).

    `of_strike`: only what the opposing strike inflicts, nothing environmental.
    """

    never_asked: tuple[str, ...] = ("amount", "plus_x", "presses")

    def __init__(
        self, amount: int, *, plus_x: bool = False, presses: int = 0, of_strike: bool = False
    ) -> None:
        self.amount = amount
        self.plus_x = plus_x
        self.presses = presses
        self.of_strike = of_strike

    def phrase(self) -> Phrase:
        if self.of_strike:
            return Phrase("vtes-effect-prevent-of-strike", {"amount": self.amount})
        return Phrase(
            "vtes-effect-prevent", {"amount": self.amount, "x": int(self.plus_x), "presses": self.presses}
        )

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter_using(s, using)
        if one is None or not damage.preventable(one, fortitude=requires_fortitude(s, using)):
            return Refusal(RuleId("VTES-SEQ-17"), MessageId("vtes-why-nothing-to-prevent"))
        fits = not self.of_strike or damage.of_strike(one) > 0
        return None if fits else Refusal(RuleId("VTES-SEQ-17"), MessageId("vtes-why-nothing-to-prevent"))

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is None:
            return None
        amount = self.amount + (using.x if self.plus_x else 0)
        if self.of_strike:
            amount = min(amount, damage.of_strike(one))
        fortitude = requires_fortitude(s, using)
        least, most = damage.aggravated_choice(one, amount, fortitude=fortitude)
        one.presses += self.presses
        if least < most:
            return self._ask(using, one, amount, least, most, fortitude)
        damage.prevent(one, amount, most, fortitude=fortitude)
        return None

    def _ask(self, using: Using, one: Fighter, amount: int, least: int, most: int, fortitude: bool) -> Play:
        """The victim chooses which points are prevented."""
        prompt, rule = "vtes-ask-prevent-aggravated", "VTES-DMG-01"
        worst = yield from choose_number(using.seat, prompt, least, most, using.kind, rule)
        damage.prevent(one, amount, worst, fortitude=fortitude)


def requires_fortitude(s: State, using: Using) -> bool:
    """Whether the card is used with Fortitude, alone or together with another Discipline."""
    card = s.pool.cards[using.kind]
    if card.all_disciplines:
        return _FORTITUDE in card.disciplines
    return card.uses[using.index].discipline == _FORTITUDE


class Allows(Effect):
    """Maneuvers or presses that the combatant may use in this round (VTES-COMBAT-13)."""

    def __init__(self, *, maneuvers: int = 0, presses: int = 0) -> None:
        self.maneuvers = maneuvers
        self.presses = presses

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-allows", {"maneuvers": self.maneuvers, "presses": self.presses})

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is not None:
            one.maneuvers += self.maneuvers
            one.presses += self.presses
        return None


class AdditionalStrikes(Effect):
    """One limited source in a round; others may be added to it (VTES-STRIKE-11)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int, *, limited: bool = True) -> None:
        self.amount = amount
        self.limited = limited

    def phrase(self) -> Phrase:
        message = "vtes-effect-additional-strikes" if self.limited else "vtes-effect-additional-strikes-free"
        return Phrase(message, {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter_using(s, using)
        spent = one is None or (self.limited and one.additional_used)
        return Refusal(RuleId("VTES-STRIKE-11"), MessageId("vtes-why-additional-used")) if spent else None

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is not None:
            one.additional += self.amount
            one.additional_used = one.additional_used or self.limited
        return None


class GainLostBlood(Effect):
    """As much blood as the opposing vampire lost to damage in this round (Taste of Vitae)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-taste")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where = fighting.side_using(s, using)
        minion = find(s, using.minion)
        if s.combat is None or where == NOTHING or minion is None or minion.wounded:
            return Refusal(RuleId("VTES-COMBAT-11"), MessageId("vtes-why-not-in-this-combat"))
        return (
            None
            if s.combat.sides[1 - where].lost > 0
            else Refusal(RuleId("VTES-SEQ-17"), MessageId("vtes-why-nothing-lost"))
        )

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        if minion is not None and s.combat is not None:
            zones.gain_blood(s, minion, s.combat.sides[1 - fighting.side_using(s, using)].lost)
        return None


class SetLongRange(Effect):
    """Before range is determined: this round is at long range, and the first strike is the weapon's.

    `commits_to`: the use of the weapon that is the strike (VTES-COMBAT-07, -08).
    """

    def __init__(self, commits_to: int) -> None:
        self.commits_to = commits_to

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-set-long-range")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter_using(s, using)
        if one is None:
            return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-not-in-this-combat"))
        return strikes.why_not_bind(s, one)

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is not None:
            fighting.set_range(s, LONG)
            one.committed = using.kind * 16 + self.commits_to
        return None


class QueueCombat(Effect):
    """A new combat of the same two follows this one, if both are still ready (VTES-COMBAT-12)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-queue-combat")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if s.combat is None or not fighting.both_ready(s):
            return Refusal(RuleId("VTES-COMBAT-12"), MessageId("vtes-why-no-new-round"))
        return combat.why_not_queue(s)

    def run(self, s: State, using: Using) -> Play | None:
        if s.combat is not None:
            s.combat.queued = s.combat.sides[OPPOSING].uid
        return None


class AnotherRound(Effect):
    """The combat does not end: a new round begins (VTES-COMBAT-12)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-another-round")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return combat.why_not_go_on(s)

    def run(self, s: State, using: Using) -> Play | None:
        combat.go_on(s)
        return None


class EndCombat(Effect):
    """The combat ends at once: strikes that are not resolved never are. `told`: nothing else says so."""

    def __init__(self, *, told: bool = True) -> None:
        self.told = told

    def phrase(self) -> Phrase | None:
        return Phrase("vtes-effect-end-combat") if self.told else None

    def run(self, s: State, using: Using) -> Play | None:
        combat.end_now(s)
        return None


class NextRoundAt(Effect):
    """If another round follows, it is at that range, without maneuvers (VTES-COMBAT-07)."""

    def __init__(self, where: int) -> None:
        self.where = where

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-next-round-at", {"range": self.where})

    def run(self, s: State, using: Using) -> Play | None:
        if s.combat is not None:
            until, ahead = expiry.END_OF_COMBAT, s.combat.round + 1
            expiry.last(s, notes.RANGE_AHEAD, NOTHING, self.where, until, using.kind, ahead)
        return None


class PressByItself(Effect):
    """A press to continue that is nobody's, for a counter: either side may answer it (VTES-COMBAT-10)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-press-by-itself")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if s.combat is not None and card is not None:
            zones.take(s, card, 1)
            s.combat.pressed = True
            s.combat.last = NOTHING
        return None


class BonusStrike(Effect):
    """An additional strike of one kind, which does not count against the limit: a granted use of the card.

    Where there is nothing to use it on there is none.
    """

    def __init__(self, name: str, use: int) -> None:
        self.name = name  # `vtes-effect-bonus-strike-…`
        self.use = use

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-effect-bonus-strike-{self.name}")

    def run(self, s: State, using: Using) -> Play | None:
        for what in (notes.GRANTS, notes.BONUS_STRIKE):
            expiry.last(s, what, using.minion, self.use, expiry.END_OF_ROUND, using.kind)
        return None


class Aim(Effect):
    """Its strike does more damage, once it has done some; one aim for each strike (VTES-STRIKE-10)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-aim", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter(s, using.minion)
        chosen = one is not None and one.strike is not None and windows.window(s).subject == one.uid
        if not chosen or notes.noted(s, notes.AIM_PLAYED, using.minion):
            return Refusal(RuleId("VTES-STRIKE-10"), MessageId("vtes-why-aimed"))
        return None

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, notes.AIMED, using.minion, self.amount, expiry.END_OF_ROUND, using.kind)
        return None
