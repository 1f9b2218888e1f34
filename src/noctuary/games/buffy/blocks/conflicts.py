"""Taking part in fights and challenges, and the rules of the contest."""

from __future__ import annotations

from enum import IntEnum

from noctuary.games.buffy import in_play, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, told_waived
from noctuary.games.buffy.blocks.shapes import COUNTED, FIXED, TARGET, WAIVE, WHAT, WHICH, Shape, words_of
from noctuary.games.buffy.context import Context, ability_of, pack_text
from noctuary.games.buffy.kinds import EITHER
from noctuary.games.buffy.pieces import Filter, Place, Target, Until, Whose
from noctuary.games.buffy.questions import choose_character
from noctuary.games.buffy.rules import characters, fight, taking_part, targets, tiring
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import DRAWN, Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- fights out of turn -------------------------------------------------------------------------------


class StartFight(Block):
    """A fight begins, during another one right after it (BUF-RUL-16c)."""

    slug = "start-fight"
    shape = Shape(TARGET, may=(TARGET, WHICH, COUNTED, WAIVE), waive=("refreshed", "place"))
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        counted: Filter | None = None,
        waived: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.counted = counted  # whom
        self.waived = waived

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return bool(self._victims(s, ctx, character)) or s.conflict is not None

    def may_attack(self, s: State, ctx: Context, character: Character) -> bool:
        return self.counted is None or targets.admits(s, ctx, self.counted, character)

    def _victims(self, s: State, ctx: Context, attacker: Character) -> list[int]:
        """Whom this character may attack now by the effect; "here" is where it stands."""
        return [
            one.uid
            for one in s.characters
            if self.may_attack(s, ctx, one)
            and fight.why_not_fight(s, attacker.uid, one.uid, self.waived) is None
        ]

    def run(self, s: State, ctx: Context) -> Play | None:
        if not ctx.uids:
            return None
        if s.conflict is None:
            return self._choose_victim(s, ctx, in_play.find(s, ctx.uids[0]))
        self._announce(s, ctx, ctx.uids[0], NOTHING)
        return None

    def _choose_victim(self, s: State, ctx: Context, attacker: Character) -> Play:
        victims = self._victims(s, ctx, attacker)
        may = ability_of(s, ctx).may
        uid = yield from choose_character(ctx.seat, "buffy-ask-attack", victims, ctx.kind, or_none=may)
        if uid != NOTHING:
            self._announce(s, ctx, attacker.uid, uid)

    def _announce(self, s: State, ctx: Context, attacker: int, victim: int) -> None:
        waived = self.waived
        if ability_of(s, ctx).may and victim == NOTHING:
            waived |= fight.MAY_DECLINE
        text = 0 if self.counted is None else pack_text(ctx)
        fight.start_by_effect(s, ctx.seat, attacker, victim, waived, text)

    def words(self, w: Sayer) -> Words:
        waived = told_waived(w, self.shape, self.waived)
        return {
            "counted": w.phrase(self.counted or Filter(Whose.OPPONENTS, place=Place.HERE), "one"),
            "waived": f"{waived}," if waived else "",  # about the attacker, beside whom it stands
        }


# -- leaving and joining ------------------------------------------------------------------------------


class LeaveConflict(Block):
    """Out of the fight or challenge, but not defeated (BUF-FGT-13, BUF-CHL-09)."""

    slug = "leave-conflict"
    shape = Shape(TARGET, may=(TARGET, WHICH))

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return in_play.takes_part(s, character.uid)

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids:
            if in_play.takes_part(s, uid):
                character = in_play.find(s, uid)
                if s.log is not None:
                    tell.numbers(s, "buffy-log-leaves", character.owner, card=character.levels[-1])
                taking_part.leave(s, uid)
        return None

    def own_whom(self, w: Sayer) -> str:
        """Who leaves it takes part: no need to say so twice."""
        if self.target in (Target.CHOSEN, Target.ALL):
            which = (self.which or targets.EVERYTHING).but(conflict=NOTHING)
            return w.phrase(which, "one" if self.target == Target.CHOSEN else "each")
        return w.say("buffy-this-yours") if self.target == Target.THIS and w.is_action() else ""


class JoinConflict(Block):
    """One more character faces the challenge."""

    slug = "join-conflict"
    shape = Shape(TARGET, may=(TARGET, WHICH, WAIVE), waive=("refreshed", "place", "side"))

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        waived: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.waived = waived

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        """Who may still join the group, but for what is waived (BUF-CHL-03, BUF-CHL-04, BUF-RUL-28)."""
        running = s.conflict
        placed = None if running is None else in_play.seek_challenge(s, running.challenge)
        if running is None or placed is None or character.owner != running.attacker:
            return False
        if character.uid in running.facing or standing.forbidden(s, v.FORBID_JOIN, character):
            return False
        if character.fatigued and not self.waived & v.WAIVE_REFRESHED:
            return False
        if character.space != placed.space and not self.waived & v.WAIVE_PLACE:
            return False
        side = s.pool.cards[placed.kind].side
        if side == EITHER and running.facing:  # whoever faces it already decides
            side = characters.side_of(s, in_play.find(s, running.facing[0]))
        if side == EITHER or self.waived & v.WAIVE_SIDE:
            return True
        return characters.side_of(s, character) == side

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids:
            character = in_play.find(s, uid)
            if s.log is not None:
                tell.numbers(s, "buffy-log-joins", character.owner, card=character.levels[-1])
            taking_part.join(s, uid)
        return None

    def words(self, w: Sayer) -> Words:
        return {"waived": told_waived(w, self.shape, self.waived)}


class ReplaceFighter(Block):
    """Fights in the other's place, who is out of the fight and untouched (BUF-RUL-16)."""

    slug = "replace-fighter"
    shape = Shape(TARGET, may=(TARGET, WHICH, WAIVE, FIXED), waive=("refreshed", "place"))

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        waived: int = 0,
        fixed: bool = False,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.waived = waived
        self.fatigues = fixed

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        """Another character of one of the two players, there and rested unless that is waived."""
        running = s.conflict
        if running is None or running.challenge != NOTHING or in_play.takes_part(s, character.uid):
            return False
        uid = running.fighter if character.owner == running.attacker else running.target
        fighter = in_play.seek(s, uid)
        if fighter is None or fighter.owner != character.owner:
            return False
        if character.fatigued and not self.waived & v.WAIVE_REFRESHED:
            return False
        if character.space != fighter.space and not self.waived & v.WAIVE_PLACE:
            return False
        return not standing.forbidden(s, v.FORBID_DOUBLE, character)

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids[:1]:
            character = in_play.find(s, uid)
            if s.log is not None:
                tell.numbers(s, "buffy-log-replaces", character.owner, card=character.levels[-1])
            fight.replace_fighter(s, uid)
            if self.fatigues:
                tiring.fatigue(s, character, v.CAUSE_DOUBLE)
        return None

    def words(self, w: Sayer) -> Words:
        return {
            "waived": told_waived(w, self.shape, self.waived),
            "fixed": "yes" if self.fatigues else "no",
        }


class Result(IntEnum):
    """For the user."""

    NONE = 0
    WIN = 1
    LOSE = 2


class EndConflict(Block):
    """The fight or challenge is over: for the user won or lost, or for nobody."""

    slug = "end-conflict"
    shape = Shape(WHAT, what=words_of(Result))

    def __init__(self, *, what: int, until: Until = Until.INSTANT) -> None:
        super().__init__(until=until)
        self.what = what

    def finds_something(self, s: State, ctx: Context) -> bool:
        return s.conflict is not None

    def run(self, s: State, ctx: Context) -> Play | None:
        running = s.conflict
        if running is None:
            return None
        if self.what == Result.NONE:
            taking_part.end_at_once(s, DRAWN)
        elif ctx.seat in (running.attacker, running.defender):
            other = running.defender if ctx.seat == running.attacker else running.attacker
            taking_part.end_at_once(s, ctx.seat if self.what == Result.WIN else other)
        return None

    def words(self, w: Sayer) -> Words:
        return {"what": self.word()}
