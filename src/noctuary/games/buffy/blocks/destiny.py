"""Destiny, time and other cards' texts."""

from __future__ import annotations

from enum import IntEnum

from noctuary.games.buffy import agenda, asked, board, happenings
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.shapes import AMOUNT, PLAYER, TARGET, WHAT, Shape, words_of
from noctuary.games.buffy.context import TEXT, Context
from noctuary.games.buffy.kinds import EPISODE_ONE, EPISODE_TWO
from noctuary.games.buffy.pieces import Player, Target, Until
from noctuary.games.buffy.questions import choose_kind
from noctuary.games.buffy.rules import reports, victory
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import NOBODY, Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class Change(IntEnum):
    """What happens to Destiny Points."""

    GAIN = 0
    LOSE = 1
    PAY = 2
    STEAL = 3  # the user from the player
    KEEP = 4  # prevents losses (amount: how many Points, 0: all), standing or lasting


class Destiny(Block):
    """Points gained, lost, paid, stolen, or kept from loss (BUF-DST)."""

    slug = "destiny"
    shape = Shape(WHAT, may=(PLAYER, AMOUNT), what=words_of(Change))

    def __init__(
        self,
        *,
        what: int,
        player: Player = Player.YOU,
        amount: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(player=player, until=until)
        self.what = what
        self.amount = amount
        if what == Change.KEEP:
            self.answers = asked.DESTINY_KEPT

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.what == Change.GAIN:
            victory.gain_together(s, ctx.seats, self.amount)
        elif self.what == Change.KEEP:
            self.last_for_players(s, ctx)
        else:
            for seat in ctx.seats:
                self._take(s, ctx.seat, seat)
        return None

    def _take(self, s: State, user: Seat, seat: Seat) -> None:
        had = s.sides[seat].destiny
        if self.what == Change.PAY:
            if victory.why_not_pay(s, seat, self.amount) is None:  # BUF-DST-03
                victory.pay_destiny(s, seat, self.amount)
            return
        victory.lose_destiny(s, seat, self.amount)
        if self.what == Change.STEAL:
            victory.gain_destiny(s, user, had - s.sides[seat].destiny)

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def variant(self) -> str:
        return f"-{self.word()}"

    def words(self, w: Sayer) -> Words:
        return w.amounts(self.amount)


class Time(IntEnum):
    """What becomes of day and night, or of the park count."""

    DAY = 0
    NIGHT = 1
    FLIP = 2
    PARK_RESET = 3
    PARK_SET = 4  # the player's count becomes amount


class SetTime(Block):
    """Day becomes night or the other way round; or the park count changes."""

    slug = "set-time"
    shape = Shape(WHAT, may=(PLAYER, AMOUNT), what=words_of(Time))

    def __init__(
        self,
        *,
        what: int,
        player: Player = Player.YOU,
        amount: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(player=player, until=until)
        self.what = what
        self.amount = amount

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.what == Time.PARK_RESET:
            s.park_holder = NOBODY
            s.park_count = 0
            if s.log is not None:
                tell.numbers(s, "buffy-log-park-reset", ctx.seat)
        elif self.what == Time.PARK_SET:
            s.park_holder = ctx.seats[0]
            s.park_count = self.amount
            if s.log is not None:
                tell.numbers(s, "buffy-log-park-set", s.park_holder, count=s.park_count)
        else:
            _turn_day(s, not s.day if self.what == Time.FLIP else self.what == Time.DAY)
        return None

    def variant(self) -> str:
        return f"-{self.word()}"

    def words(self, w: Sayer) -> Words:
        return {"amount": self.amount}


def _turn_day(s: State, day: bool) -> None:
    if s.day == day:
        return
    s.day = day
    if s.log is not None:
        tell.numbers(s, "buffy-log-day" if day else "buffy-log-night", s.active)
    reports.happened(s, happenings.TIME_CHANGED, s.active, NOTHING, NOTHING)


class Cancelled(IntEnum):
    """What comes to nothing."""

    CARD = 0  # the action or event just played does nothing
    EPISODE = 1  # to the Crypt: the source itself, or (target CHOSEN) one chosen


class Cancel(Block):
    """The card just played does nothing; or an episode ends."""

    slug = "cancel"
    shape = Shape(WHAT, may=(TARGET,), what=words_of(Cancelled))
    asks = True

    def __init__(self, *, what: int, target: Target = Target.NONE, until: Until = Until.INSTANT) -> None:
        super().__init__(target=target, until=until)
        self.what = what

    def needs_nobody(self) -> bool:
        """Of episodes it chooses itself."""
        return True

    def finds_something(self, s: State, ctx: Context) -> bool:
        return self.what == Cancelled.CARD or bool(self._episodes(s, ctx))

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.what == Cancelled.CARD:
            _cancel_card(s, ctx)
            return None
        meant = self._episodes(s, ctx)
        if self.target == Target.CHOSEN and len(meant) > 1:
            return _choose_episode(s, ctx, meant)
        for kind in meant:
            _end_episode(s, ctx, kind)
        return None

    def _episodes(self, s: State, ctx: Context) -> list[int]:
        """The source itself if it is an episode and chooses none; otherwise whatever episodes are in play."""
        if s.pool.type[ctx.kind] in (EPISODE_ONE, EPISODE_TWO) and self.target != Target.CHOSEN:
            return [ctx.kind]
        found: list[int] = []
        for side in s.sides:
            found += [kind for kind in (side.part_one, *side.parts_two) if kind != NOTHING]
        return sorted(set(found))

    def variant(self) -> str:
        return f"-{self.word()}"


def _cancel_card(s: State, ctx: Context) -> None:
    """Take its effects off the agenda; it is discarded all the same, and an event counts as played."""
    for place in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[place]
        if step.kind == agenda.AFTER_PLAY and step.seat == ctx.event_seat and step.a == ctx.event_kind:
            s.agenda[place + 1 :] = [
                other for other in s.agenda[place + 1 :] if not _is_effect_of(other.kind, other.a, step.a)
            ]
            if s.log is not None:
                tell.numbers(s, "buffy-log-cancelled", ctx.seat, card=step.a)
            return


def _is_effect_of(step_kind: int, text: int, kind: int) -> bool:
    return step_kind == agenda.EFFECT and text // (TEXT * TEXT) == kind


def _choose_episode(s: State, ctx: Context, meant: list[int]) -> Play:
    kind = yield from choose_kind(ctx.seat, "buffy-ask-episode", meant, ctx.kind)
    _end_episode(s, ctx, kind)


def _end_episode(s: State, ctx: Context, kind: int) -> None:
    """Into the Crypt; of the same episode of several players an opponent's, unless it ends itself."""
    opponents = board.opponents(s, ctx.seat)
    for seat in [ctx.seat, *opponents] if kind == ctx.kind else [*opponents, ctx.seat]:
        side = s.sides[seat]
        if kind == side.part_one or kind in side.parts_two:
            reports.cancel(s, seat, kind)
            return
