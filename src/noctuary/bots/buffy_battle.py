"""How anybody plays the Battle Stage of the Buffy CCG: no more cards than it takes, and none if all is lost.

Whoever is ahead can wait: the stage ends only when both have passed in a row (BUF-FCH-05).
"""

from __future__ import annotations

from noctuary.bots import buffy_hand
from noctuary.games.buffy import in_play, verbs
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.rules import conflict, stacks
from noctuary.games.buffy.state import Side, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move


def answers(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """The card to stack, if one is called for, and whatever else is on offer; passing, if nothing is."""
    stacked = _stack(s, seat, moves)
    found = [] if stacked is None else [stacked]
    others = [move for move in moves if move.verb != verbs.STACK]
    if stacked is None or len(others) > 1:  # besides passing
        found.extend(others)
    return found or moves


def offers(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """Stacks that decide nothing are left alone; of cards that add as much, the least is spent."""
    counts = conflict.deciding_totals(s).counts
    side = s.sides[seat]
    found: list[Move] = []
    prices: list[float] = []
    places: dict[int, int] = {}  # by talent and value
    for move in moves:
        if move.verb == verbs.STACK:
            if not counts >> move.b & 1:
                continue
            same = stacks.value_of(s, seat, move.a, move.b) * TALENTS + move.b
            price = buffy_hand.card_worth(s, side, move.a)
            place = places.get(same, -1)
            if place >= 0:
                if price < prices[place]:
                    found[place], prices[place] = move, price
                continue
            places[same] = len(found)
            prices.append(price)
        else:
            prices.append(0.0)
        found.append(move)
    return found


def _stack(s: State, seat: Seat, moves: list[Move]) -> Move | None:
    running = in_play.running_conflict(s)
    totals = conflict.deciding_totals(s)
    if not totals.required:
        return None
    side = s.sides[seat]
    attacks = seat == running.attacker
    if conflict.is_fight(running):
        talent = running.resolving
        lead = totals.attacker[talent] - totals.defender[talent]
        need = 1 - lead if attacks else 1 + lead  # a tie wins nothing (BUF-FRE-04)
        return _towards(s, side, moves, talent, need)
    missing = [0] * TALENTS
    for talent in range(TALENTS):
        if totals.counts >> talent & 1:
            missing[talent] = totals.defender[talent] - totals.attacker[talent]
    if attacks:
        return _towards_all(s, side, moves, missing)
    return _against_one(s, side, moves, missing, totals.counts)


def _towards_all(s: State, side: Side, moves: list[Move], missing: list[int]) -> Move | None:
    """Every goal has to be met (BUF-CRE-03)."""
    first = -1
    wanted = 0
    for talent in range(TALENTS):
        if missing[talent] > 0:
            wanted += missing[talent]
            if first < 0 or missing[talent] > missing[first]:
                first = talent
    if first < 0:
        return None
    could = 0
    for kind in side.hand:
        best = 0
        for talent in range(TALENTS):
            if missing[talent] > 0:
                best = max(best, min(stacks.value_of(s, side.seat, kind, talent), missing[talent]))
        could += best
    return None if could < wanted else _towards(s, side, moves, first, missing[first])


def _against_one(s: State, side: Side, moves: list[Move], missing: list[int], counts: int) -> Move | None:
    """One goal out of reach is enough: the one that takes least."""
    nearest = -1
    for talent in range(TALENTS):
        if counts >> talent & 1:
            if missing[talent] > 0:
                return None
            if nearest < 0 or missing[talent] > missing[nearest]:
                nearest = talent
    return None if nearest < 0 else _towards(s, side, moves, nearest, 1 - missing[nearest])


def _towards(s: State, side: Side, moves: list[Move], talent: int, need: int) -> Move | None:
    """The smallest card that is enough, else the greatest; none if nothing is missing or all of it is."""
    if need <= 0:
        return None
    could = 0
    for kind in side.hand:
        could += max(0, stacks.value_of(s, side.seat, kind, talent))
    if could < need:
        return None
    best: Move | None = None
    best_value = 0
    best_price = 0.0
    for move in moves:
        if move.verb != verbs.STACK or move.b != talent:
            continue
        value = stacks.value_of(s, side.seat, move.a, talent)
        if best is not None:
            if value >= need:
                worse = best_value >= need and value > best_value
            else:
                worse = value < best_value
            if worse:
                continue
        price = buffy_hand.card_worth(s, side, move.a)
        if best is None or value != best_value or price < best_price:
            best, best_value, best_price = move, value, price
    return best
