"""Episodes (BUF-EPI): placing a Part I. What brings its Part II and ends that stands in `reports`."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import happenings, standing, verbs
from noctuary.games.buffy.kinds import EPISODE_ONE
from noctuary.games.buffy.rules import reports, zones
from noctuary.games.buffy.state import State
from noctuary.games.buffy.vocabulary import FORBID_EPISODES
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_A_PART_ONE: Final = Refusal(RuleId("BUF-EPI-04"), MessageId("buffy-remedy-not-a-part-one"))
A_CARD_FORBIDS: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))
NO_SECOND_PART: Final = Refusal(RuleId("BUF-EPI-03"), MessageId("buffy-remedy-no-second-part"))


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
    if zones.second_part(s, seat, kind) == NOTHING:
        return NO_SECOND_PART
    return A_CARD_FORBIDS if standing.forbidden_to(s, FORBID_EPISODES, seat) else None


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
    reports.happened(s, happenings.EPISODE_PLACED, seat, NOTHING, kind)
