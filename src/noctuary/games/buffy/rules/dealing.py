"""Drawing, recycling and discarding: what cards may wait for (BUF-ZON-06, BUF-ZON-07, BUF-RUL-45)."""

from __future__ import annotations

from noctuary.games.buffy import asked, happenings, standing
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.rules import reports, zones
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def recycle(s: State, seat: Seat) -> None:
    """The discard pile becomes the Resource Deck, together with whatever is left of it (BUF-ZON-06)."""
    side = s.sides[seat]
    side.deck += side.discard
    side.discard = []
    zones.shuffle_deck(s, seat)
    if s.log is not None:
        tell.numbers(s, "buffy-log-recycle", seat)
    reports.happened(s, happenings.RECYCLED, seat, NOTHING, NOTHING)


def take_top(s: State, seat: Seat, count: int) -> list[int]:
    """Cards off the top of the Resource Deck; an empty deck recycles only when a card is needed.

    With nothing left anywhere the drawing simply stops (BUF-ZON-07, BUF-RUL-45).
    """
    side = s.sides[seat]
    taken: list[int] = []
    for _ in range(count):
        if not side.deck:
            if not side.discard:
                break
            recycle(s, seat)
        taken.append(side.deck.pop())
    return taken


def draw(s: State, seat: Seat, count: int) -> int:
    """Draw cards into the hand; how many there were to draw."""
    drawn = take_top(s, seat, count)
    hand = s.sides[seat].hand
    hand.extend(drawn)
    hand.sort()
    if s.log is not None and drawn:
        tell.hidden_cards(s, "buffy-log-draw", seat, drawn)
    return len(drawn)


def mill(s: State, seat: Seat, count: int) -> list[int]:
    """Cards from the top of the Resource Deck straight to the discard pile."""
    taken = take_top(s, seat, count)
    s.sides[seat].discard.extend(taken)
    if s.log is not None and taken:
        tell.cards(s, "buffy-log-mill", seat, taken)
    return taken


def discard_from_hand(s: State, seat: Seat, kind: int) -> None:
    zones.take_from_hand(s, seat, kind)
    zones.to_discard(s, seat, kind)
    if s.log is not None:
        tell.cards(s, "buffy-log-discard", seat, [kind])
    reports.happened(s, happenings.HAND_DISCARDED, seat, NOTHING, kind)


def drawn_now(s: State, seat: Seat, timing: int, count: int) -> int:
    """How many cards are drawn in a draw step or stage; a limit prevails over every bonus."""
    for force in standing.in_force(s, asked.DRAW, seat, SEES_ALL):
        if force.effect.means(s, force, timing) and force.effect.concerns_player(s, force, seat):
            count += standing.amount(s, force)
    for force in standing.in_force(s, asked.DRAW_LIMIT, seat, SEES_ALL):
        if force.effect.means(s, force, timing) and force.effect.concerns_player(s, force, seat):
            count = min(count, standing.amount(s, force))
    return max(count, 0)
