"""Challenges: their goals and rewards, where they are, who may face them."""

from __future__ import annotations

from noctuary.games.buffy import agenda, asked, board, in_play, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, OnChallenges
from noctuary.games.buffy.blocks.of_talent import OfTalent, tell_change
from noctuary.games.buffy.blocks.shapes import (
    AMOUNT,
    PLACE,
    PLAYER,
    TALENT,
    TARGET,
    TO,
    WHAT,
    WHICH,
    Shape,
    word_of,
)
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.pieces import Filter, Player, Target, Until
from noctuary.games.buffy.questions import choose_space
from noctuary.games.buffy.rules import goals, targets, zones
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import Character, PlacedChallenge, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- goals and reward ---------------------------------------------------------------------------------


class OfGoal(OfTalent):
    """Speaks of one goal of a challenge, or of all."""

    means_this = True
    reads_while_there = True

    def is_about_challenges(self) -> bool:
        return True

    def has_goals(self, s: State) -> bool:
        return True

    def values(self, s: State, ctx: Context) -> list[int]:
        uid = ctx.uids[0] if ctx.uids else targets.this_challenge(s, ctx)
        placed = in_play.seek_challenge(s, uid)
        return [NO_GOAL] * TALENTS if placed is None else goals.goals_of(s, placed)

    def can_concern_challenge(self, s: State, ctx: Context, placed: PlacedChallenge) -> bool:
        if self.talent < 0 or self.talent > TALENTS - 1:
            return any(goal != NO_GOAL for goal in goals.goals_of(s, placed))
        return goals.goal_of(s, placed, self.talent) != NO_GOAL

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        """ "The lowest goal" of a standing text is the first of the lowest printed ones."""
        word = self.talent if force.lasting is None else force.lasting.talent
        if word == v.ALL_TALENTS or word == about:
            return True
        shown = s.pool.cards[kind].goals
        printed = [goal for goal in shown if goal != NO_GOAL]
        if word == v.LOWEST_TALENT:
            return shown.index(min(printed)) == about
        return word == v.HIGHEST_TALENT and shown.index(max(printed)) == about


class ChangeGoal(OfGoal):
    """More or less to reach; a goal cannot fall below 0 (BUF-RUL-26)."""

    slug = "change-goal"
    shape = Shape(TALENT, AMOUNT, may=(TARGET, WHICH, WHAT), what={"reward": 0})
    answers = asked.GOAL

    def __init__(
        self,
        *,
        talent: int,
        amount: int,
        target: Target = Target.NONE,
        which: Filter | None = None,
        what: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(talent=talent, target=target, which=which, until=until)
        self.amount = amount
        self.by_reward = what != NOTHING  # so much for each printed Destiny Point

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids:
            placed = in_play.seek_challenge(s, uid)
            if placed is not None:
                amount = self.amount_now(s, ctx, None, placed.kind)
                standing.impose(s, ctx, self, self.until, uid=uid, talent=ctx.talent, amount=amount)
                tell_change(s, "buffy-log-goal", ctx.seat, placed.kind, ctx.talent, amount)
        return None

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        if not self.by_reward:
            return self.amount
        return self.amount * s.pool.cards[kind].reward or self.amount

    def variant(self) -> str:
        return "-reward" if self.by_reward else ""

    def words(self, w: Sayer) -> Words:
        return {**w.talents(self.talent), **w.amounts(self.amount)}


class IgnoreGoal(OfGoal):
    """No goal any more, so nobody may stack on it (BUF-RUL-26)."""

    slug = "ignore-goal"
    shape = Shape(TALENT, may=(TARGET, WHICH))
    answers = asked.NO_GOAL

    def __init__(
        self,
        *,
        talent: int,
        target: Target = Target.NONE,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(talent=talent, target=target, which=which, until=until)

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids:
            placed = in_play.seek_challenge(s, uid)
            standing.impose(s, ctx, self, self.until, uid=uid, talent=ctx.talent)
            if s.log is not None and placed is not None and ctx.talent != v.ALL_TALENTS:
                tell.numbers(s, "buffy-log-goal-ignored", ctx.seat, card=placed.kind, talent=ctx.talent)
        return None


class ChangeReward(OnChallenges):
    """More or fewer Destiny Points for defeating it."""

    slug = "change-reward"
    shape = Shape(AMOUNT, may=(TARGET, WHICH))
    answers = asked.REWARD
    reads_while_there = True

    def __init__(
        self,
        *,
        amount: int,
        target: Target = Target.NONE,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.amount = amount

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids:
            standing.impose(s, ctx, self, self.until, uid=uid, amount=self.amount)
        return None

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def words(self, w: Sayer) -> Words:
        return w.amounts(self.amount)


# -- where it is --------------------------------------------------------------------------------------


class MoveChallenge(OnChallenges):
    """To where its owner has no other one and its restriction allows it (BUF-PRO-06, BUF-CHA-02)."""

    slug = "move-challenge"
    shape = Shape(TARGET, PLACE, may=(TARGET, WHICH))
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        place: Filter | None,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.place = place

    def can_concern_challenge(self, s: State, ctx: Context, placed: PlacedChallenge) -> bool:
        running = s.conflict
        faced = running is not None and running.challenge == placed.uid
        return not faced and bool(self._destinations(s, ctx, placed))

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._move(s, ctx)

    def _move(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            placed = in_play.seek_challenge(s, uid)
            if placed is not None:
                spaces = self._destinations(s, ctx, placed)
                space = yield from choose_space(ctx.seat, "buffy-ask-challenge-space", spaces, placed.kind)
                if space != NOTHING:
                    _relocate(s, placed, space)

    def _destinations(self, s: State, ctx: Context, placed: PlacedChallenge) -> list[int]:
        taken = [other.space for other in s.challenges if other.owner == placed.owner]
        where = s.pool.cards[placed.kind].placement
        return [
            space
            for space in targets.spaces(s, ctx, self.place, placed.space)
            if space not in taken and (where is None or board.place_matches(s, placed.owner, where, space))
        ]

    def words(self, w: Sayer) -> Words:
        return {"place": w.space(self.place)}


def _relocate(s: State, placed: PlacedChallenge, space: int) -> None:
    place = s.challenges.index(placed)
    s.challenges[place] = PlacedChallenge(placed.uid, placed.kind, placed.owner, space, placed.faced_by)
    if s.log is not None:
        tell.numbers(s, "buffy-log-challenge-moved", placed.owner, card=placed.kind, space=space)


class RemoveChallenge(OnChallenges):
    """Under its Challenge Deck or into the Crypt; a phase it was faced in is over (BUF-RUL-25)."""

    slug = "remove-challenge"
    shape = Shape(TARGET, TO, may=(TARGET, WHICH))

    def __init__(
        self, *, target: Target, zone_to: int, which: Filter | None = None, until: Until = Until.INSTANT
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.zone_to = zone_to

    def run(self, s: State, ctx: Context) -> Play | None:
        for uid in ctx.uids:
            placed = in_play.seek_challenge(s, uid)
            if placed is not None:
                take_out(s, placed, self.zone_to == v.ZONE_CRYPT)
        return None

    def words(self, w: Sayer) -> Words:
        return {"to": word_of(v.ZONES, self.zone_to)}


def take_out(s: State, placed: PlacedChallenge, to_crypt: bool) -> None:
    s.challenges.remove(placed)
    s.texts = None
    s.lasting = tuple([lasting for lasting in s.lasting if lasting.uid != placed.uid])
    if to_crypt:
        zones.to_crypt(s, placed.owner, placed.kind)
    else:
        zones.challenge_under(s, placed.owner, placed.kind)
    if s.log is not None:
        message = "buffy-log-challenge-crypted" if to_crypt else "buffy-log-challenge-under"
        tell.numbers(s, message, placed.owner, card=placed.kind)


class ReorderChallenges(Block):
    """Look at the top of a Challenge Deck and put it back in any order, or shuffle (BUF-ZON-08)."""

    slug = "reorder-challenge-deck"
    shape = Shape(may=(PLAYER, AMOUNT))

    def __init__(self, *, player: Player = Player.YOU, amount: int = 0, until: Until = Until.INSTANT) -> None:
        super().__init__(player=player, until=until)
        self.amount = amount  # 0: shuffle

    def run(self, s: State, ctx: Context) -> Play | None:
        for seat in reversed(ctx.seats):
            if self.amount == 0:
                zones.shuffle_challenges(s, seat)
                if s.log is not None:
                    tell.numbers(s, "buffy-log-challenges-shuffled", seat)
            else:
                agenda.push(s, agenda.REORDER, ctx.seat, seat)
                agenda.push(s, agenda.SHOW_CHALLENGES, ctx.seat, seat, self.amount)
        return None

    def words(self, w: Sayer) -> Words:
        return {"amount": self.amount}
