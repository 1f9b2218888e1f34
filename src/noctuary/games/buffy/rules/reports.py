"""What has happened is reported here: reactions to it go on the agenda (BUF-RUL-10), episodes end by it.

The active player's reactions come first, then clockwise; inside a conflict the attacker's. What ends a part
of an episode is its card's `ending`: conditions that are looked at after every sub-step, or, where it names a
happening, at that moment (BUF-EPI-05, BUF-EPI-06). How reactions are carried out stands in `reacting`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.games.buffy import agenda, board, happenings, standing
from noctuary.games.buffy.context import Context, find_context, pack
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE_RESOLVE,
    CHALLENGE_WON,
    FIGHT_RESOLVE,
    FIGHT_WON,
    LOCATION,
)
from noctuary.games.buffy.pieces import Ability, Mode
from noctuary.games.buffy.rules import characters, paying, zones
from noctuary.games.buffy.standing_cache import texts_in_play
from noctuary.games.buffy.state import NOBODY, Attached, Side, State
from noctuary.games.buffy.vocabulary import FORBID_ACTIONS
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

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


_NOTHING_NEW: Final = Happening(NOTHING, NOBODY, NOTHING, NOTHING)


def now(s: State) -> int:
    """The step of the turn, or the stage of the running conflict."""
    return s.step if s.conflict is None else s.conflict.timing


# -- what was waiting -------------------------------------------------------------------------------


def happened(
    s: State,
    what: int,
    seat: Seat = NOBODY,
    uid: int = NOTHING,
    kind: int = NOTHING,
    lost: tuple[Attached, ...] = (),
) -> None:
    """Put every reaction to it (`happenings`) on the agenda, the first on top; episodes look at it, too.

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
        _check_all(s, Happening(what, seat, uid, kind))


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
    return characters.any_meets(s, seat, card) and not standing.forbidden_to(s, FORBID_ACTIONS, seat)


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
    if standing.is_spent(s, ctx, ability) or not standing.all_hold(s, ctx, ability):
        return False
    return paying.why_not_pay(s, ctx, ability.costs) is None


# -- the ends of episodes ---------------------------------------------------------------------------


def check(s: State) -> bool:
    """After every sub-step: what is true now; whether that has changed anything (BUF-EPI-05)."""
    changed = False
    if texts_in_play(s).watched:
        while _check_all(s, _NOTHING_NEW):
            changed = True
    return changed


def _check_all(s: State, news: Happening) -> bool:
    """Every player's episodes, the active one's first (BUF-RUL-10); whether anything changed."""
    changed = False
    players = len(s.sides)
    for away in range(players):
        side = s.sides[(s.active + away) % players]
        if (side.part_one != NOTHING or side.parts_two) and not side.out:
            changed = _check(s, side, news) or changed
    return changed


def _check(s: State, side: Side, news: Happening) -> bool:
    """Part II enters before it can be cancelled (BUF-RUL-41); whether anything changed."""
    changed = False
    if side.part_one != NOTHING and _ends(s, side.seat, side.part_one, news):
        bring_second_part(s, side.seat)
        changed = True
    for kind in side.parts_two:
        if _ends(s, side.seat, kind, news):
            cancel(s, side.seat, kind)
            changed = True
    return changed


def _ends(s: State, seat: Seat, kind: int, news: Happening) -> bool:
    ending = s.pool.cards[kind].ending
    if ending is None or ending.trigger != news.what:
        return False
    if ending.timings and not ending.timings & _now(s):
        return False
    ctx = find_context(s, seat, kind, NOTHING)
    ctx.event_seat, ctx.event_uid, ctx.event_kind = news.seat, news.uid, news.kind
    return standing.all_hold(s, ctx, ending)


def _now(s: State) -> int:
    """The step of the turn and, in a conflict, its stage too, as a bit mask."""
    return 1 << s.step if s.conflict is None else 1 << s.step | 1 << s.conflict.timing


def bring_second_part(s: State, seat: Seat) -> None:
    """The Target is met: Part II replaces Part I, which goes to the Crypt (BUF-EPI-05)."""
    side = s.sides[seat]
    first, second = side.part_one, zones.second_part(s, seat, side.part_one)
    side.part_one = NOTHING
    s.texts = None
    zones.to_crypt(s, seat, first)
    if second == NOTHING:  # an effect has taken it out of the stack
        return
    side.second_parts = tuple([kind for kind in side.second_parts if kind != second])
    side.parts_two = (*side.parts_two, second)
    if s.log is not None:
        tell.numbers(s, "buffy-log-second-part", seat, card=second, other=first)
    happened(s, happenings.EPISODE_ADVANCED, seat, NOTHING, second)


def cancel(s: State, seat: Seat, kind: int) -> None:
    """A Part II whose Cancel has come true goes to the Crypt (BUF-EPI-06), as does what an effect ends."""
    side = s.sides[seat]
    if side.part_one == kind:
        side.part_one = NOTHING
    side.parts_two = tuple([other for other in side.parts_two if other != kind])
    s.texts = None
    zones.to_crypt(s, seat, kind)
    if s.log is not None:
        tell.numbers(s, "buffy-log-episode-over", seat, card=kind)
