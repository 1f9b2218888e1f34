"""Destiny, time and other cards' texts (primitives 56 to 58)."""

from __future__ import annotations

from noctuary.games.buffy import abilities, agenda, board, happenings, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Effect, Target
from noctuary.games.buffy.context import TEXT, Context
from noctuary.games.buffy.effects.talents import on_players
from noctuary.games.buffy.kinds import EPISODE_ONE, EPISODE_TWO
from noctuary.games.buffy.questions import choose_kind
from noctuary.games.buffy.rules import episodes, victory
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def nothing(s: State, ctx: Context, effect: Effect) -> None:
    """No primitive has the number 0."""
    raise AssertionError("an effect without a primitive")


def destiny(s: State, ctx: Context, effect: Effect) -> None:
    """56: gained, lost, paid, stolen, or kept from loss (BUF-DST)."""
    amount = standing.amount_now(s, ctx, effect)
    if effect.what == v.DESTINY_GAIN:
        victory.gain_together(s, ctx.seats, amount)
    elif effect.what == v.DESTINY_KEEP:
        on_players(s, ctx, effect)
    else:
        for seat in ctx.seats:
            _take(s, ctx.seat, seat, effect.what, amount)


def _take(s: State, user: Seat, seat: Seat, what: int, amount: int) -> None:
    had = s.sides[seat].destiny
    if what == v.DESTINY_PAY:
        if victory.why_not_pay(s, seat, amount) is None:  # BUF-DST-03
            victory.pay_destiny(s, seat, amount)
        return
    victory.lose_destiny(s, seat, amount)
    if what == v.DESTINY_STEAL:
        victory.gain_destiny(s, user, had - s.sides[seat].destiny)


def set_time(s: State, ctx: Context, effect: Effect) -> None:
    """57: day becomes night or the other way round; or the park count changes."""
    if effect.what == v.TIME_PARK_RESET:
        s.park_holder = NOBODY
        s.park_count = 0
        if s.log is not None:
            tell.numbers(s, "buffy-log-park-reset", ctx.seat)
    elif effect.what == v.TIME_PARK_SET:
        s.park_holder = ctx.seats[0]
        s.park_count = effect.amount
        if s.log is not None:
            tell.numbers(s, "buffy-log-park-set", s.park_holder, count=s.park_count)
    else:
        _turn_day(s, not s.day if effect.what == v.TIME_FLIP else effect.what == v.TIME_DAY)


def _turn_day(s: State, day: bool) -> None:
    if s.day == day:
        return
    s.day = day
    if s.log is not None:
        tell.numbers(s, "buffy-log-day" if day else "buffy-log-night", s.active)
    abilities.happened(s, happenings.TIME_CHANGED, s.active, NOTHING, NOTHING)


# -- cancelling ---------------------------------------------------------------------------------------


def cancel(s: State, ctx: Context, effect: Effect) -> Play | None:
    """58: the card just played does nothing; or an episode ends."""
    if effect.what == v.CANCEL_CARD:
        _cancel_card(s, ctx)
        return None
    meant = episodes_meant(s, ctx, effect)
    if effect.target == Target.CHOSEN and len(meant) > 1:
        return _choose_episode(s, ctx, meant)
    for kind in meant:
        _end_episode(s, ctx, kind)
    return None


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


def episodes_meant(s: State, ctx: Context, effect: Effect) -> list[int]:
    """The source itself if it is an episode and chooses none; otherwise whatever episodes are in play."""
    if s.pool.type[ctx.kind] in (EPISODE_ONE, EPISODE_TWO) and effect.target != Target.CHOSEN:
        return [ctx.kind]
    found: list[int] = []
    for side in s.sides:
        found += [kind for kind in (side.part_one, *side.parts_two) if kind != NOTHING]
    return sorted(set(found))


def _choose_episode(s: State, ctx: Context, meant: list[int]) -> Play:
    kind = yield from choose_kind(ctx.seat, "buffy-ask-episode", meant, ctx.kind)
    _end_episode(s, ctx, kind)


def _end_episode(s: State, ctx: Context, kind: int) -> None:
    """Into the Crypt; of the same episode of several players an opponent's, unless it ends itself."""
    opponents = board.opponents(s, ctx.seat)
    for seat in [ctx.seat, *opponents] if kind == ctx.kind else [*opponents, ctx.seat]:
        side = s.sides[seat]
        if kind == side.part_one or kind in side.parts_two:
            episodes.cancel(s, seat, kind)
            return
