"""Episodes (BUF-EPI): placing a Part I, its Target bringing Part II, the Cancel of a Part II.

What ends a part is its card's `ending`: conditions that are looked at after every sub-step, or, where it
names a happening, at that moment.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from noctuary.games.buffy import abilities, conditions, happenings, verbs
from noctuary.games.buffy.context import find_context
from noctuary.games.buffy.kinds import EPISODE_ONE
from noctuary.games.buffy.rules import zones
from noctuary.games.buffy.standing_cache import texts_in_play
from noctuary.games.buffy.state import NOBODY, Side, State
from noctuary.games.buffy.vocabulary import FORBID_EPISODES
from noctuary.kernel import tell
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

News: TypeAlias = tuple[int, Seat, int, int]  # a happening: which, whose, about whom, which card
NOTHING_NEW: Final[News] = (NOTHING, NOBODY, NOTHING, NOTHING)

NOT_A_PART_ONE: Final = Refusal(RuleId("BUF-EPI-04"))
A_CARD_FORBIDS: Final = Refusal(RuleId("BUF-GOLD-01"))
NO_SECOND_PART: Final = Refusal(RuleId("BUF-EPI-03"))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    last = NOTHING
    for kind in s.sides[seat].hand:
        if kind != last and s.pool.type[kind] == EPISODE_ONE and why_not_place(s, seat, kind) is None:
            moves.append(move(verbs.EPISODE, kind))
        last = kind


def why_not_place(s: State, seat: Seat, kind: int) -> Refusal | None:
    """Only by whoever has the matching Part II beside the board (BUF-EPI-03)."""
    if s.pool.type[kind] != EPISODE_ONE or kind not in s.sides[seat].hand:
        return NOT_A_PART_ONE
    if second_part(s, seat, kind) == NOTHING:
        return NO_SECOND_PART
    return A_CARD_FORBIDS if abilities.forbidden_to(s, FORBID_EPISODES, seat) else None


def second_part(s: State, seat: Seat, kind: int) -> int:
    """The Part II of this Part I in the player's own stack, NOTHING if it is not there (BUF-EPI-09)."""
    episode = s.pool.cards[kind].episode
    for other in s.sides[seat].second_parts:
        if s.pool.cards[other].episode == episode:
            return other
    return NOTHING


def place(s: State, seat: Seat, kind: int) -> None:
    """Beside the essence; a Part I that was there goes to the Crypt (BUF-EPI-04, BUF-EPI-07)."""
    side = s.sides[seat]
    zones.take_from_hand(s, seat, kind)
    if side.part_one != NOTHING:
        zones.to_crypt(s, seat, side.part_one)
    side.part_one = kind
    s.texts = None
    if s.log is not None:
        tell.numbers(s, "buffy-log-episode", seat, card=kind)
    abilities.happened(s, happenings.EPISODE_PLACED, seat, NOTHING, kind)


# -- Target and Cancel ------------------------------------------------------------------------------


def check(s: State) -> bool:
    """After every sub-step: what is true now; whether that has changed anything (BUF-EPI-05)."""
    changed = False
    if texts_in_play(s).watched:
        while _check_all(s, NOTHING_NEW):
            changed = True
    return changed


def occurred(s: State, happening: int, seat: Seat, uid: int, kind: int) -> None:
    """Something has happened that a Target or a Cancel may wait for."""
    _check_all(s, (happening, seat, uid, kind))


def _check_all(s: State, news: News) -> bool:
    """Every player's episodes, the active one's first (BUF-RUL-10); whether anything changed."""
    changed = False
    players = len(s.sides)
    for away in range(players):
        side = s.sides[(s.active + away) % players]
        if (side.part_one != NOTHING or side.parts_two) and not side.out:
            changed = _check(s, side, news) or changed
    return changed


def _check(s: State, side: Side, news: News) -> bool:
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


def _ends(s: State, seat: Seat, kind: int, news: News) -> bool:
    ending = s.pool.cards[kind].ending
    if ending is None or ending.trigger != news[0]:
        return False
    if ending.timings and not ending.timings & _now(s):
        return False
    ctx = find_context(s, seat, kind, NOTHING)
    ctx.event_seat, ctx.event_uid, ctx.event_kind = news[1], news[2], news[3]
    return conditions.all_hold(s, ctx, ending.conditions)


def _now(s: State) -> int:
    """The step of the turn and, in a conflict, its stage too, as a bit mask."""
    return 1 << s.step if s.conflict is None else 1 << s.step | 1 << s.conflict.timing


def bring_second_part(s: State, seat: Seat) -> None:
    """The Target is met: Part II replaces Part I, which goes to the Crypt (BUF-EPI-05)."""
    side = s.sides[seat]
    first, second = side.part_one, second_part(s, seat, side.part_one)
    side.part_one = NOTHING
    s.texts = None
    zones.to_crypt(s, seat, first)
    if second == NOTHING:  # an effect has taken it out of the stack
        return
    side.second_parts = tuple([kind for kind in side.second_parts if kind != second])
    side.parts_two = (*side.parts_two, second)
    if s.log is not None:
        tell.numbers(s, "buffy-log-second-part", seat, card=second, other=first)
    abilities.happened(s, happenings.EPISODE_ADVANCED, seat, NOTHING, second)


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
