"""Talents and resolution (primitives 1 to 12)."""

from __future__ import annotations

from noctuary.games.buffy import standing, targets, verbs
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Effect, Filter, Player, Target
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.questions import choose, choose_character
from noctuary.games.buffy.rules import characters, stacks
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, move


def is_rule(effect: Effect) -> bool:
    """An effect on all holds for whoever it means while it lasts, unless it goes by how each one is now."""
    which = effect.filter
    if effect.op in (v.BOOST, v.BOOST_PER) and effect.what == v.COUNT_ATTACHMENTS:
        return False
    return effect.target == Target.ALL and (which is None or which.fatigued == NOTHING)


def on_characters(s: State, ctx: Context, effect: Effect, op: int = NOTHING) -> None:
    """Keep the effect in force for those it concerns, with its number as it is now."""
    if is_rule(effect):
        amount = standing.amount_now(s, ctx, effect)
        standing.impose(s, ctx, effect, talent=ctx.talent, amount=amount, what=effect.what, op=op)
        return
    for uid in ctx.uids:
        amount = standing.amount_now(s, ctx, effect, characters.seek(s, uid))
        standing.impose(s, ctx, effect, uid=uid, talent=ctx.talent, amount=amount, what=effect.what, op=op)


def on_players(s: State, ctx: Context, effect: Effect) -> None:
    """Keep the effect in force for the players it names; for "each player" as a rule of the table."""
    amount = standing.amount_now(s, ctx, effect)
    seats = [NOBODY] if effect.player == Player.EACH else ctx.seats
    for seat in seats:
        standing.impose(s, ctx, effect, seat=seat, talent=ctx.talent, amount=amount, what=effect.what)


# -- talents of characters ----------------------------------------------------------------------------


def boost(s: State, ctx: Context, effect: Effect) -> None:
    """1 and 5: raise or lower a talent; it may become negative (BUF-FAT-06)."""
    on_characters(s, ctx, effect)
    for uid in ctx.uids:
        character = characters.find(s, uid)
        amount = standing.amount_now(s, ctx, effect, character)
        tell_change(s, "buffy-log-boost", character.owner, character.levels[-1], ctx.talent, amount)


def tell_change(s: State, message: str, who: Seat, card: int, talent: int, amount: int) -> None:
    """How far a talent or goal, or all of them, go up or down: four messages."""
    if s.log is None or amount == 0:
        return
    way = "up" if amount > 0 else "down"
    if talent == v.ALL_TALENTS:
        tell.numbers(s, f"{message}-all-{way}", who, card=card, amount=abs(amount))
    else:
        tell.numbers(s, f"{message}-{way}", who, card=card, talent=talent, amount=abs(amount))


def set_talent(s: State, ctx: Context, effect: Effect) -> None:
    """2: a number instead of the printed one."""
    on_characters(s, ctx, effect)


def swap_talents(s: State, ctx: Context, effect: Effect) -> None:
    """3: two printed talents change places."""
    on_characters(s, ctx, effect)


def copy_talent(s: State, ctx: Context, effect: Effect) -> Play | None:
    """4: the talent that another character has now, instead of the printed one."""
    which = Filter() if effect.counted is None else effect.counted
    models = [one.uid for one in targets.matching(s, ctx, which) if one.uid not in ctx.uids]
    if not models or not ctx.uids:
        return None
    if len(models) > 1:
        return _choose_model(s, ctx, effect, models)
    _copy(s, ctx, effect, models[0])
    return None


def _choose_model(s: State, ctx: Context, effect: Effect, models: list[int]) -> Play:
    uid = yield from choose_character(ctx.seat, "buffy-ask-copy", models, ctx.kind)
    _copy(s, ctx, effect, uid)


def _copy(s: State, ctx: Context, effect: Effect, model_uid: int) -> None:
    model = characters.find(s, model_uid)
    copied = range(TALENTS) if ctx.talent == v.ALL_TALENTS else [ctx.talent]
    values = characters.talents(s, model)
    for uid in ctx.uids:
        for talent in copied:
            standing.impose(s, ctx, effect, uid=uid, talent=talent, amount=values[talent], op=v.SET_TALENT)


def ignore_fatigue(s: State, ctx: Context, effect: Effect) -> None:
    """8: no −1 for being fatigued."""
    on_characters(s, ctx, effect)


# -- the resolving talent -----------------------------------------------------------------------------


def change_resolving(s: State, ctx: Context, effect: Effect) -> None:
    """6: the last change counts, unless it cannot be changed any more (BUF-FGT-06, BUF-RUL-16d)."""
    running = s.conflict
    if running is None or running.challenge != NOTHING or running.resolving_locked:
        return
    running.resolving = ctx.talent
    if s.log is not None:
        tell.numbers(s, "buffy-log-resolving", ctx.seat, talent=ctx.talent)


def lock_resolving(s: State, ctx: Context, effect: Effect) -> None:
    """7: it cannot be changed any more (BUF-RUL-16d)."""
    running = s.conflict
    if running is not None and running.challenge == NOTHING:
        running.resolving_locked = True


# -- stacks -------------------------------------------------------------------------------------------


def _duellists(s: State, ctx: Context) -> list[Seat]:
    running = s.conflict
    if running is None:
        return []
    return [seat for seat in ctx.seats if seat in (running.attacker, running.defender)]


def stack_bonus(s: State, ctx: Context, effect: Effect) -> None:
    """9: counts like a stacked card, so only at resolution (BUF-STK-05)."""
    amount = standing.amount_now(s, ctx, effect)
    stacked = range(TALENTS) if ctx.talent == v.ALL_TALENTS else [ctx.talent]
    for seat in _duellists(s, ctx):
        for talent in stacked:
            stacks.put(s, seat, NOTHING, talent, amount)
            tell_change(s, "buffy-log-stack-bonus", seat, ctx.kind, talent, amount)


def remove_from_stack(s: State, ctx: Context, effect: Effect) -> Play | None:
    """10: cards out of a talent stack, to their owner's discard pile."""
    seats = _duellists(s, ctx)
    if effect.amount:
        return _choose_stacked(s, ctx, effect, seats)
    for seat in seats:
        for kind, talent in _stacked(s, seat, ctx.talent):
            _unstack(s, seat, kind, talent)
    return None


def _stacked(s: State, seat: Seat, talent: int) -> list[tuple[int, int]]:
    """Cards in a player's stacks, as (kind, talent)."""
    running = s.conflict
    if running is None:
        return []
    return [
        (kind, number)
        for number, pile in enumerate(stacks.of(running, seat))
        if talent == v.ALL_TALENTS or number == talent
        for kind, _ in pile
        if kind != NOTHING
    ]


def _unstack(s: State, seat: Seat, kind: int, talent: int) -> None:
    running = s.conflict
    if running is None:
        return
    pile = stacks.of(running, seat)[talent]
    for place, (stacked, _) in enumerate(pile):
        if stacked == kind:
            stacks.take(s, seat, talent, place)
            if s.log is not None:
                tell.numbers(s, "buffy-log-unstack", seat, card=kind, talent=talent)
            return


def _choose_stacked(s: State, ctx: Context, effect: Effect, seats: list[Seat]) -> Play:
    for seat in seats:
        for _ in range(effect.amount):
            piled = sorted(set(_stacked(s, seat, ctx.talent)))
            if not piled:
                break
            moves = [move(verbs.STACK, kind, talent) for kind, talent in piled]
            answer = yield from choose(ctx.seat, "buffy-ask-unstack", moves, source=ctx.kind)
            _unstack(s, seat, answer.a, answer.b)


def forbid_stacking(s: State, ctx: Context, effect: Effect) -> None:
    """11"""
    on_players(s, ctx, effect)


def any_icon(s: State, ctx: Context, effect: Effect) -> None:
    """12: the player's actions may be stacked on any talent."""
    on_players(s, ctx, effect)
