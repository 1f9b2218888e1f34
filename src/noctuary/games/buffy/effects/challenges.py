"""Challenges (primitives 13 to 20)."""

from __future__ import annotations

from noctuary.games.buffy import abilities, agenda, board, standing, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import NO_GOAL, Effect, Target, Until
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.effects.talents import on_characters, on_players, tell_change
from noctuary.games.buffy.kinds import CHALLENGE
from noctuary.games.buffy.questions import choose_space
from noctuary.games.buffy.rules import goals, zones
from noctuary.games.buffy.state import PlacedChallenge, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


def can_concern(s: State, ctx: Context, effect: Effect, placed: PlacedChallenge) -> bool:
    """Whether the effect could change anything for this challenge."""
    running = s.conflict
    faced = running is not None and running.challenge == placed.uid
    if effect.op == v.MOVE_CHALLENGE:
        return not faced and bool(_destinations(s, ctx, effect, placed))
    if effect.op == v.IGNORE_GOAL or effect.op == v.CHANGE_GOAL:
        if effect.talent < 0 or effect.talent > 3:
            return any(goal != NO_GOAL for goal in goals.goals_of(s, placed))
        return goals.goal_of(s, placed, effect.talent) != NO_GOAL
    return True


def change_goal(s: State, ctx: Context, effect: Effect) -> None:
    """13: a goal cannot fall below 0 (BUF-RUL-26)."""
    for uid in ctx.uids:
        placed = goals.seek(s, uid)
        if placed is None:
            continue
        amount = abilities.goal_amount(s, effect, placed) or standing.amount_now(s, ctx, effect)
        standing.impose(s, ctx, effect, uid=uid, talent=ctx.talent, amount=amount)
        tell_change(s, "buffy-log-goal", ctx.seat, placed.kind, ctx.talent, amount)


def ignore_goal(s: State, ctx: Context, effect: Effect) -> None:
    """14: no goal any more, so nobody may stack on it (BUF-RUL-26)."""
    for uid in ctx.uids:
        placed = goals.seek(s, uid)
        standing.impose(s, ctx, effect, uid=uid, talent=ctx.talent)
        if s.log is not None and placed is not None and ctx.talent != v.ALL_TALENTS:
            tell.numbers(s, "buffy-log-goal-ignored", ctx.seat, card=placed.kind, talent=ctx.talent)


def change_reward(s: State, ctx: Context, effect: Effect) -> None:
    """15"""
    amount = standing.amount_now(s, ctx, effect)
    for uid in ctx.uids:
        standing.impose(s, ctx, effect, uid=uid, amount=amount)


# -- where it is --------------------------------------------------------------------------------------


def move_challenge(s: State, ctx: Context, effect: Effect) -> Play | None:
    """16: where its owner has no other one and its restriction allows it (BUF-PRO-06, BUF-CHA-02)."""
    return _move_all(s, ctx, effect)


def _move_all(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        placed = goals.seek(s, uid)
        if placed is not None:
            spaces = _destinations(s, ctx, effect, placed)
            space = yield from choose_space(ctx.seat, "buffy-ask-challenge-space", spaces, placed.kind)
            if space != NOTHING:
                _relocate(s, placed, space)


def _destinations(s: State, ctx: Context, effect: Effect, placed: PlacedChallenge) -> list[int]:
    taken = [other.space for other in s.challenges if other.owner == placed.owner]
    where = s.pool.cards[placed.kind].placement
    return [
        space
        for space in targets.spaces(s, ctx, effect.place, placed.space)
        if space not in taken and (where is None or board.place_matches(s, placed.owner, where, space))
    ]


def _relocate(s: State, placed: PlacedChallenge, space: int) -> None:
    place = s.challenges.index(placed)
    s.challenges[place] = PlacedChallenge(placed.uid, placed.kind, placed.owner, space, placed.faced_by)
    if s.log is not None:
        tell.numbers(s, "buffy-log-challenge-moved", placed.owner, card=placed.kind, space=space)


def remove_challenge(s: State, ctx: Context, effect: Effect) -> None:
    """17: under its Challenge Deck or into the Crypt; a phase it was faced in is over (BUF-RUL-25)."""
    for uid in ctx.uids:
        placed = goals.seek(s, uid)
        if placed is not None:
            take_out(s, placed, effect.zone_to == v.ZONE_CRYPT)


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


# -- facing it ----------------------------------------------------------------------------------------


def allow_refacing(s: State, ctx: Context, effect: Effect) -> None:
    """18: may be faced once more this turn; for as long as it lasts, once more in every turn (BUF-CHL-05)."""
    meant = [NOTHING] if effect.target == Target.NONE else ctx.uids  # without a target, every challenge
    until = Until.TURN if effect.until == Until.INSTANT else effect.until
    for seat in ctx.seats:
        for uid in meant:
            standing.impose(s, ctx, effect, uid=uid, seat=seat, until=int(until))


def reorder_challenges(s: State, ctx: Context, effect: Effect) -> None:
    """19: look at the top cards and put them back in any order, or shuffle (BUF-ZON-08)."""
    for seat in reversed(ctx.seats):
        if effect.amount == 0:
            zones.shuffle_challenges(s, seat)
            if s.log is not None:
                tell.numbers(s, "buffy-log-challenges-shuffled", seat)
        else:
            agenda.push(s, agenda.REORDER, ctx.seat, seat)
            agenda.push(s, agenda.SHOW_CHALLENGES, ctx.seat, seat, effect.amount)


def waive_requirement(s: State, ctx: Context, effect: Effect) -> None:
    """20: a requirement does not matter; to players, characters, or for a challenge."""
    if effect.target == Target.NONE:
        on_players(s, ctx, effect)
    elif effect.card_type == CHALLENGE:
        for uid in ctx.uids:
            standing.impose(s, ctx, effect, uid=uid, what=effect.what)
    else:
        on_characters(s, ctx, effect)
