"""The Draw Step: keep up to five cards, discard the rest, fill the hand (BUF-DRAW); discarding by choice."""

from __future__ import annotations

from noctuary.games.buffy import agenda, board, verbs
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.kinds import DRAW, HAND
from noctuary.games.buffy.questions import choose
from noctuary.games.buffy.rules import dealing
from noctuary.games.buffy.state import State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import move
from noctuary.kernel.questions import distinct


def begin(s: State) -> None:
    s.agenda += steps_of_draw(s)


def steps_of_draw(s: State) -> list[Step]:
    """One player after another, from the active one (BUF-RUL-08); the next step last."""
    steps = [Step(agenda.OPEN_DRAW_WATCH)]
    for seat in reversed(board.seats_from(s, s.active)):
        steps += [Step(agenda.REFILL, seat), Step(agenda.KEEP, seat)]
    return steps


def keep(s: State, seat: Seat) -> Play | None:
    """Discard one card after another until the rest is kept, five at most (BUF-DRAW-01, BUF-RUL-09)."""
    return _keep(s, seat) if s.sides[seat].hand else None


def _keep(s: State, seat: Seat) -> Play:
    hand = s.sides[seat].hand
    moves = [move(verbs.DISCARD, kind) for kind in distinct(hand)]
    if len(hand) <= HAND:
        moves.append(move(verbs.KEEP))
    answer = yield from choose(seat, "buffy-ask-keep", moves, "BUF-DRAW-01", amount=HAND)
    if answer.verb == verbs.DISCARD:
        push(s, agenda.KEEP, seat)
        dealing.discard_from_hand(s, seat, answer.a)


def refill(s: State, seat: Seat) -> None:
    """Up to five again; cards just discarded may come back when the deck runs out (BUF-DRAW-02, -03)."""
    missing = HAND - len(s.sides[seat].hand)
    count = dealing.drawn_now(s, seat, DRAW, max(missing, 0))
    if count > 0:
        dealing.draw(s, seat, count)


# -- discarding by choice ---------------------------------------------------------------------------


def discard_chosen(s: State, seat: Seat, count: int) -> Play | None:
    """As many of one's own choice, or all there are (BUF-RUL-53)."""
    hand = s.sides[seat].hand
    if count <= 0 or not hand:
        return None
    if len(hand) > count and len(set(hand)) > 1:
        return _discard_one(s, seat, count)
    for kind in hand[:count]:
        dealing.discard_from_hand(s, seat, kind)
    return None


def _discard_one(s: State, seat: Seat, count: int) -> Play:
    moves = [move(verbs.DISCARD, kind) for kind in distinct(s.sides[seat].hand)]
    answer = yield from choose(seat, "buffy-ask-discard", moves, "BUF-RUL-53", amount=count)
    push(s, agenda.DISCARD, seat, count - 1)
    dealing.discard_from_hand(s, seat, answer.a)
