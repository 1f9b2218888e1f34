"""Reactions: "when …" (BUF-RUL-10). What has happened is reported; whatever waited for it goes on the agenda.

The active player's reactions come first, then clockwise; inside a conflict the attacker's. A player with
several chooses their order when the first one is due.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.games.buffy import abilities, agenda, board, conditions, costs, happenings, standing, verbs
from noctuary.games.buffy.card import Ability, Mode
from noctuary.games.buffy.context import Context, ability_of, find_context, pack, unpack
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE_RESOLVE,
    CHALLENGE_WON,
    FIGHT_RESOLVE,
    FIGHT_WON,
    LOCATION,
)
from noctuary.games.buffy.questions import choose, confirm
from noctuary.games.buffy.rules import characters, episodes, zones
from noctuary.games.buffy.standing_cache import texts_in_play
from noctuary.games.buffy.state import NOBODY, Attached, State, Step
from noctuary.games.buffy.vocabulary import FORBID_ACTIONS
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, move

# The result is reported while the Resolve Stage still stands; cards for the window after it react too.
_RESULT: Final = {FIGHT_RESOLVE: FIGHT_WON, CHALLENGE_RESOLVE: CHALLENGE_WON}  # BUF-RUL-16b


@mypyc_attr(free_list_len=1, acyclic=True)
class Happening:
    """What was reported."""

    __slots__ = ("kind", "seat", "uid", "what")

    def __init__(self, what: int, seat: Seat, uid: int, kind: int) -> None:
        self.what = what
        self.seat = seat
        self.uid = uid
        self.kind = kind


def now(s: State) -> int:
    """The step of the turn, or the stage of the running conflict."""
    return s.step if s.conflict is None else s.conflict.timing


# -- what was waiting ---------------------------------------------------------------------------------


def happened(s: State, what: int, seat: Seat, uid: int, kind: int, lost: tuple[Attached, ...] = ()) -> None:
    """Put every reaction to it on the agenda, the first one on top; episodes look at it, too.

    `lost` are the attachments that left play with the character: what they wait for they still react to.
    """
    bit = 1 << what
    heard = texts_in_play(s)
    pool = s.pool
    leaves = kind != NOTHING and pool.waits[kind] & bit != 0
    for attached in lost:
        leaves = leaves or pool.waits[attached.kind] & bit != 0
    if heard.happenings & bit or s.waits_in_hand & bit or leaves:
        due: list[Context] = []
        happening = Happening(what, seat, uid, kind)
        _wait_in_play(s, due, happening)
        for attached in lost:
            if pool.waits[attached.kind] & bit:
                _add(s, due, seat, attached.kind, uid, happening)
        _wait_in_hand(s, due, happening)
        if due:
            _put_on_agenda(s, due)
    if heard.endings & bit:
        episodes.occurred(s, what, seat, uid, kind)


def _put_on_agenda(s: State, due: list[Context]) -> None:
    for seat in reversed(_order(s)):
        for ctx in reversed(due):
            if ctx.seat == seat:
                s.agenda.append(pack(ctx, agenda.TRIGGER))


def _order(s: State) -> list[Seat]:
    running = s.conflict
    return board.seats_from(s, s.active if running is None else running.attacker)


def _wait_in_play(s: State, due: list[Context], happening: Happening) -> None:
    """Cards in play; on a location "you" is whoever it happened to, otherwise the active player."""
    bit = 1 << happening.what
    waits = s.pool.waits
    whoever = happening.seat if happening.seat != NOBODY else s.active
    for text in texts_in_play(s).waiting:
        if text.waits & bit:
            seat = whoever if text.seat == NOBODY else text.seat
            _add(s, due, seat, text.kind, text.holder, happening)
    if happening.kind != NOTHING and waits[happening.kind] & bit and _has_left(s, happening):
        _add(s, due, happening.seat, happening.kind, happening.uid, happening)


def _has_left(s: State, happening: Happening) -> bool:
    """A card that is no longer in play still reacts to its own leaving."""
    kind = happening.kind
    if happening.uid == NOTHING or s.pool.type[kind] in (ACTION, LOCATION):
        return False
    return not standing.still_there(s, kind, happening.uid, happening.seat)


def _wait_in_hand(s: State, due: list[Context], happening: Happening) -> None:
    """Actions that may be played as a reaction (BUF-GOLD-01), in the stages of their timing line."""
    bit = 1 << happening.what
    if not s.waits_in_hand & bit:
        return
    waits = s.pool.waits
    for side in s.sides:
        last = NOTHING
        for kind in side.hand:
            if kind == last or not waits[kind] & bit or s.pool.type[kind] != ACTION:
                continue
            last = kind
            if _may_play(s, side.seat, kind):
                _add(s, due, side.seat, kind, NOTHING, happening)


def _may_play(s: State, seat: Seat, kind: int) -> bool:
    """An action in hand: in time, its requirements met, and nothing forbids it (BUF-ACT-01, BUF-REQ-04)."""
    card = s.pool.cards[kind]
    timing = now(s)
    in_time = 1 << timing | 1 << _RESULT.get(timing, timing)
    if card.timings and not card.timings & in_time:
        return False
    return characters.any_meets(s, seat, card) and not abilities.forbidden_to(s, FORBID_ACTIONS, seat)


def _add(s: State, due: list[Context], seat: Seat, kind: int, holder: int, happening: Happening) -> None:
    for place, ability in enumerate(s.pool.cards[kind].abilities):
        if ability.mode == Mode.TRIGGERED and ability.trigger == happening.what:
            ctx = find_context(s, seat, kind, holder)
            ctx.ability = place
            ctx.event_seat = happening.seat
            ctx.event_uid = happening.uid
            ctx.event_kind = happening.kind
            if _reacts(s, ctx, ability):
                due.append(ctx)


def _reacts(s: State, ctx: Context, ability: Ability) -> bool:
    if ability.timings and not ability.timings >> now(s) & 1:
        return False
    if standing.is_spent(s, ctx, ability) or not conditions.all_hold(s, ctx, ability.conditions):
        return False
    return costs.why_not_pay(s, ctx, ability) is None


# -- reacting -----------------------------------------------------------------------------------------


def react(s: State, step: Step) -> Play | None:
    """The TRIGGER step. What asks nothing is carried out at once."""
    ctx = unpack(s, step)
    ability = ability_of(s, ctx)
    if len(_rivals(s, step)) > 1 or _asks(s, ctx, ability):
        return _react(s, step)
    if _still_reacts(s, ctx, ability):
        costs.pay_plainly(s, ctx, ability)
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
    return ability.may or s.pool.type[ctx.kind] == ACTION or costs.asks(s, ctx, ability)


def _still_reacts(s: State, ctx: Context, ability: Ability) -> bool:
    """A card in hand may have gone, a cost may have become too high, a single use may be spent meanwhile."""
    if s.pool.type[ctx.kind] == ACTION and ctx.kind not in s.sides[ctx.seat].hand:
        return False
    if standing.is_spent(s, ctx, ability):
        return False
    return costs.why_not_pay(s, ctx, ability) is None


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
    yield from costs.pay(s, ctx, ability)
    _begin(s, ctx, ability)
    if s.pool.type[ctx.kind] == ACTION:
        if s.log is not None:
            tell.numbers(s, "buffy-log-action", ctx.seat, card=ctx.kind)
        happened(s, happenings.ACTION_PLAYED, ctx.seat, NOTHING, ctx.kind)


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
