"""What the referendums of several cards share: points among Methuselahs, and the end of a card."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes import verbs
from noctuary.games.vtes.blocks.effects.play import BurnThis
from noctuary.games.vtes.card import ActionOf, Card, Condition, Phrase, UseOf, Using
from noctuary.games.vtes.going_on import Referendum
from noctuary.games.vtes.kinds import MINION_PHASE, POLITICS
from noctuary.games.vtes.questions import choose
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Ask
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import move
from noctuary.kernel.refusal import Refusal


def called(s: State) -> Referendum:
    assert s.referendum is not None
    return s.referendum


def allocate(
    me: Seat, prompt: str, seats: list[Seat], points: int, most: list[int], kind: int
) -> Ask[list[int]]:
    """So many points among these seats, one by one, each seat up to its own limit."""
    given = [0] * len(seats)
    for left in range(points, 0, -1):
        moves = [move(verbs.SEAT, seat) for place, seat in enumerate(seats) if given[place] < most[place]]
        answer = yield from choose(me, prompt, moves, "VTES-POL-03", kind, left)
        given[seats.index(Seat(answer.a))] += 1
    return given


def tell_points(s: State, me: Seat, terms: list[int]) -> None:
    for seat, points in enumerate(terms):
        if points:
            numbers_told(s, "vtes-log-allocates", me, amount=points, foe=seat)


def points_told(points: Sequence[int], *, lost: bool) -> list[tuple[str, int, int]]:
    """What each Methuselah gains by the terms, or loses."""
    return [("seat", seat, -given if lost else given) for seat, given in enumerate(points) if given]


def burned_by_referendum(card: Card) -> None:
    """Any vampire can call a referendum to burn it (VTES-POL-01)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [BurnThis()],
            in_play=True,
            conditions=[AsReferendum()],
            by_anyone=True,
            action=ActionOf(POLITICS, stealth=1),
        )
    )


class AsReferendum(Condition):
    """A vampire calls it (VTES-ACT-14 keeps everybody else from it): said only."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-as-referendum")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None
