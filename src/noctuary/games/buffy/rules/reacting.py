"""Carrying out reactions: "when …" (BUF-RUL-10).

A player with several reactions to the same thing chooses their order when the first one is due.
"""

from __future__ import annotations

from noctuary.games.buffy import agenda, happenings, standing, verbs
from noctuary.games.buffy.context import Context, ability_of, pack, unpack
from noctuary.games.buffy.kinds import ACTION
from noctuary.games.buffy.pieces import Ability
from noctuary.games.buffy.questions import choose, confirm
from noctuary.games.buffy.rules import paying, reports, zones
from noctuary.games.buffy.state import State, Step
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.move import NOTHING, move


def react(s: State, step: Step) -> Play | None:
    """The TRIGGER step. What asks nothing is carried out at once."""
    ctx = unpack(s, step)
    ability = ability_of(s, ctx)
    if len(_rivals(s, step)) > 1 or _asks(s, ctx, ability):
        return _react(s, step)
    if _still_reacts(s, ctx, ability):
        paying.pay_plainly(s, ctx, ability.costs)
        _begin(s, ctx, ability)
    return None


def _rivals(s: State, step: Step) -> list[Step]:
    """This reaction and the others of the same player to the same thing, which lie right below it."""
    found = [step]
    for other in reversed(s.agenda):
        if other.kind != agenda.TRIGGER or other.seat != step.seat or other.c != step.c:
            break
        found.append(other)
    return found


def _asks(s: State, ctx: Context, ability: Ability) -> bool:
    return ability.may or s.pool.type[ctx.kind] == ACTION or paying.asks(ctx, ability.costs)


def _still_reacts(s: State, ctx: Context, ability: Ability) -> bool:
    """A card in hand may have gone, a cost may have become too high, a single use may be spent meanwhile."""
    if s.pool.type[ctx.kind] == ACTION and ctx.kind not in s.sides[ctx.seat].hand:
        return False
    if standing.is_spent(s, ctx, ability):
        return False
    return paying.why_not_pay(s, ctx, ability.costs) is None


def _react(s: State, step: Step) -> Play:
    chosen = yield from _choose_next(s, step)
    ctx = unpack(s, chosen)
    ability = ability_of(s, ctx)
    if not _still_reacts(s, ctx, ability):
        return
    if ability.may or s.pool.type[ctx.kind] == ACTION:
        agreed = yield from confirm(ctx.seat, "buffy-ask-react", ctx.kind, "BUF-RUL-10")
        if not agreed:
            return
    if s.pool.type[ctx.kind] == ACTION:
        zones.take_from_hand(s, ctx.seat, ctx.kind)
        agenda.push(s, agenda.AFTER_PLAY, ctx.seat, ctx.kind)
    yield from paying.pay(s, ctx, ability.costs)
    _begin(s, ctx, ability)
    if s.pool.type[ctx.kind] == ACTION:
        if s.log is not None:
            tell.numbers(s, "buffy-log-action", ctx.seat, card=ctx.kind)
        reports.happened(s, happenings.ACTION_PLAYED, ctx.seat, NOTHING, ctx.kind)


def _choose_next(s: State, step: Step) -> Ask[Step]:
    """One player's own reactions in the order they choose (BUF-RUL-10); the others wait on the agenda."""
    rivals = _rivals(s, step)
    moves = []
    for rival in rivals:
        ctx = unpack(s, rival)
        answer = move(verbs.RESOLVE, ctx.kind, ctx.holder, ctx.ability)
        if answer not in moves:
            moves.append(answer)
    picked = yield from choose(step.seat, "buffy-ask-order", moves, "BUF-RUL-10")
    for rival in rivals:
        ctx = unpack(s, rival)
        if (ctx.kind, ctx.holder, ctx.ability) == (picked.a, picked.b, picked.c):
            del s.agenda[len(s.agenda) - len(rivals) + 1 :]
            s.agenda += [other for other in reversed(rivals) if other is not rival]
            return rival
    raise AssertionError("the reaction chosen is not due")


def _begin(s: State, ctx: Context, ability: Ability) -> None:
    standing.mark_used(s, ctx, ability)
    ctx.effect = 0
    if ability.effects:
        s.agenda.append(pack(ctx, agenda.EFFECT))
