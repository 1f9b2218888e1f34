"""Talents of characters: raised, set, swapped, copied; what decides a fight."""

from __future__ import annotations

from enum import IntEnum

from noctuary.games.buffy import asked, in_play, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, OnCharacters
from noctuary.games.buffy.blocks.of_talent import OfTalent, tell_change
from noctuary.games.buffy.blocks.shapes import (
    AMOUNT,
    CARD,
    COUNTED,
    TALENT,
    TALENT_TO,
    TARGET,
    WHAT,
    WHICH,
    Shape,
    words_of,
)
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.pieces import Filter, Target, Until
from noctuary.games.buffy.questions import choose_character
from noctuary.games.buffy.rules import characters, targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import NOBODY, Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- raising and lowering -----------------------------------------------------------------------------


class Each(IntEnum):
    """What a boost may be counted by."""

    CHARACTERS = 0  # that `counted` admits
    CHALLENGES = 1  # in play that `counted` admits
    ATTACHMENTS = 2  # on the target, of `card_type`
    HAND = 3  # cards in the user's hand
    DESTINY = 4  # the user's Destiny Points


class Boost(OfTalent):
    """Raises or lowers a talent, even below 0 (BUF-FAT-06); or so much for each thing counted."""

    slug = "boost"
    shape = Shape(
        TARGET, AMOUNT, may=(TARGET, WHICH, TALENT, COUNTED, WHAT, CARD), what=words_of(Each), lasts=True
    )
    answers = asked.TALENT
    reads_while_there = True

    def __init__(
        self,
        *,
        target: Target,
        amount: int,
        which: Filter | None = None,
        talent: int = v.ALL_TALENTS,
        counted: Filter | None = None,
        what: int = NOTHING,
        card_type: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(talent=talent, target=target, which=which, until=until)
        self.amount = amount
        self.counted = counted
        self.what = what  # COUNT_…; NOTHING without a filter: nothing is counted
        self.card_type = card_type

    def run(self, s: State, ctx: Context) -> Play | None:
        self.last_for_characters(s, ctx)
        for uid in ctx.uids:
            character = in_play.find(s, uid)
            amount = self.amount_now(s, ctx, character)
            tell_change(s, "buffy-log-boost", character.owner, character.levels[-1], ctx.talent, amount)
        return None

    def is_rule(self) -> bool:
        return self.what != Each.ATTACHMENTS and super().is_rule()

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.means_among(force, s.pool.cards[kind].talents, about)

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        if self.what == NOTHING and self.counted is None:
            return self.amount
        return self.amount * self._count(s, ctx, character)

    def _count(self, s: State, ctx: Context, character: Character | None) -> int:
        what = self.what
        if what == Each.ATTACHMENTS:
            return 0 if character is None else self._attachments(s, character)
        if ctx.seat != NOBODY and what == Each.HAND:
            return len(s.sides[ctx.seat].hand)
        if ctx.seat != NOBODY and what == Each.DESTINY:
            return s.sides[ctx.seat].destiny
        if what == Each.CHALLENGES:
            return len(targets.matching_challenges(s, ctx, self.counted))
        return targets.count(s, ctx, self.counted)

    def _attachments(self, s: State, character: Character) -> int:
        """How many skills and items it bears, or of the type that is told."""
        count = 0
        for attached in character.attached:
            if self.card_type in (NOTHING, s.pool.type[attached.kind]):
                count += 1
        return count

    def variant(self) -> str:
        return "-per" if self.counted is not None or self.what != NOTHING else ""

    def words(self, w: Sayer) -> Words:
        return {**w.talents(self.talent), **w.amounts(self.amount), "counted": self._for_each(w)}

    def _for_each(self, w: Sayer) -> str:
        if self.what == Each.ATTACHMENTS:
            return w.say("buffy-each-attachment", card=w.card_type(self.card_type, attached=True))
        if self.what in (Each.HAND, Each.DESTINY):
            return w.say(f"buffy-each-{self.word()}")
        counted = self.counted or targets.EVERYTHING
        return w.phrase(counted, "each", challenge=self.what == Each.CHALLENGES)


class BoostPer(Boost):
    """The same, where what is counted is always told."""

    slug = "boost-per"
    shape = Shape(
        TARGET, AMOUNT, WHAT, may=(TARGET, WHICH, TALENT, COUNTED, CARD), what=words_of(Each), lasts=True
    )

    def variant(self) -> str:
        return ""


# -- instead of the printed ones ----------------------------------------------------------------------


class SetTalent(OfTalent):
    """A number instead of the printed one."""

    slug = "set-talent"
    shape = Shape(TARGET, TALENT, AMOUNT, may=(TARGET, WHICH), lasts=True)
    answers = asked.TALENT
    rewrites = True

    def __init__(
        self,
        *,
        target: Target,
        talent: int,
        amount: int,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(talent=talent, target=target, which=which, until=until)
        self.amount = amount

    def run(self, s: State, ctx: Context) -> Play | None:
        self.last_for_characters(s, ctx)
        return None

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def rewrite(self, s: State, force: Force, talents: list[int]) -> None:
        for talent in range(TALENTS):
            if self.means_among(force, talents, talent):
                talents[talent] = standing.amount(s, force)

    def words(self, w: Sayer) -> Words:
        return {**w.talents(self.talent), "amount": self.amount}


class SwapTalents(OnCharacters):
    """Two printed talents change places."""

    slug = "swap-talents"
    shape = Shape(TARGET, TALENT, TALENT_TO, may=(TARGET, WHICH), lasts=True)
    answers = asked.TALENT
    rewrites = True

    def __init__(
        self,
        *,
        target: Target,
        talent: int,
        talent_to: int,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.talent = talent
        self.talent_to = talent_to

    def talent_word(self) -> int:
        return self.talent

    def rewrite(self, s: State, force: Force, talents: list[int]) -> None:
        one, other = self.talent, self.talent_to
        talents[one], talents[other] = talents[other], talents[one]

    def words(self, w: Sayer) -> Words:
        return {"one": w.talents(self.talent)["one"], "other": w.talents(self.talent_to)["one"]}


class CopyTalent(OfTalent):
    """The talent that another character has now, instead of the printed one."""

    slug = "copy-talent"
    shape = Shape(TARGET, TALENT, COUNTED, may=(TARGET, WHICH), lasts=True)
    answers = asked.TALENT
    rewrites = True
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        talent: int,
        counted: Filter | None,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(talent=talent, target=target, which=which, until=until)
        self.counted = counted  # whose

    def run(self, s: State, ctx: Context) -> Play | None:
        which = self.counted or targets.EVERYTHING
        models = [one.uid for one in targets.matching(s, ctx, which) if one.uid not in ctx.uids]
        if not models or not ctx.uids:
            return None
        if len(models) > 1:
            return self._choose_model(s, ctx, models)
        self._copy(s, ctx, models[0])
        return None

    def _choose_model(self, s: State, ctx: Context, models: list[int]) -> Play:
        uid = yield from choose_character(ctx.seat, "buffy-ask-copy", models, ctx.kind)
        self._copy(s, ctx, uid)

    def _copy(self, s: State, ctx: Context, model: int) -> None:
        copied = range(TALENTS) if ctx.talent == v.ALL_TALENTS else [ctx.talent]
        values = characters.talents(s, in_play.find(s, model))
        for uid in ctx.uids:
            for talent in copied:
                standing.impose(s, ctx, self, self.until, uid=uid, talent=talent, amount=values[talent])

    def rewrite(self, s: State, force: Force, talents: list[int]) -> None:
        """What lasts has copied its number; a standing text copies the best of those it names, as printed."""
        for talent in range(TALENTS):
            if self.means_among(force, talents, talent):
                if force.lasting is not None:
                    talents[talent] = force.lasting.amount
                else:
                    talents[talent] = self._best(s, force, talent, talents[talent])

    def _best(self, s: State, force: Force, talent: int, own: int) -> int:
        """Of nobody, nothing."""
        if self.counted is None:
            return own
        models = targets.matching(s, force.ctx, self.counted)
        return max([in_play.printed_talent(s, one, talent) for one in models], default=own)

    def words(self, w: Sayer) -> Words:
        return {**w.talents(self.talent), "counted": w.phrase(self.counted or targets.EVERYTHING, "one")}


class IgnoreFatigue(OnCharacters):
    """No −1 for being fatigued."""

    slug = "ignore-fatigue-penalty"
    shape = Shape(TARGET, may=(TARGET, WHICH), lasts=True)
    answers = asked.NO_PENALTY


# -- the resolving talent -----------------------------------------------------------------------------


class ChangeResolving(OfTalent):
    """What decides the fight; the last change counts, until it is locked (BUF-FGT-06, BUF-RUL-16d)."""

    slug = "change-resolving-talent"
    shape = Shape(TALENT)

    def __init__(self, *, talent: int, until: Until = Until.INSTANT) -> None:
        super().__init__(talent=talent, until=until)

    def run(self, s: State, ctx: Context) -> Play | None:
        running = s.conflict
        if running is None or running.challenge != NOTHING or running.resolving_locked:
            return None
        running.resolving = ctx.talent
        if s.log is not None:
            tell.numbers(s, "buffy-log-resolving", ctx.seat, talent=ctx.talent)
        return None

    def finds_something(self, s: State, ctx: Context) -> bool:
        return _can_change_resolving(s)


class LockResolving(Block):
    """It cannot be changed any more (BUF-RUL-16d)."""

    slug = "lock-resolving-talent"

    def run(self, s: State, ctx: Context) -> Play | None:
        running = s.conflict
        if running is not None and running.challenge == NOTHING:
            running.resolving_locked = True
        return None

    def finds_something(self, s: State, ctx: Context) -> bool:
        return _can_change_resolving(s)


def _can_change_resolving(s: State) -> bool:
    running = s.conflict
    return running is not None and running.challenge == NOTHING and not running.resolving_locked
