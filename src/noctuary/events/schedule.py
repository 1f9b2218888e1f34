"""Everybody against everybody: the rounds of a league, by the circle method."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.events.pairing import REST, Pair, with_rest


def league_rounds(entrants: Sequence[int]) -> list[list[Pair]]:
    """Each pair meets once; everybody plays once in a round, or rests once in all if they are odd."""
    circle = with_rest(entrants)
    size = len(circle)
    rounds: list[list[Pair]] = []
    for number in range(size - 1 if size > 1 else 0):
        turned = [circle[0], *circle[1:][-number:], *circle[1:][:-number]] if number else circle
        rounds.append([begun(turned[place], turned[size - 1 - place]) for place in range(size // 2)])
    return rounds


def begun(one: int, other: int) -> Pair:
    """A pair of numbered people, the one who begins first: so everybody begins about as often as not."""
    low, high = min(one, other), max(one, other)
    if low == REST:
        return (high, low)
    return (low, high) if (low + high) % 2 else (high, low)


def new_meetings(entrants: Sequence[int], late: int) -> list[Pair]:
    """The meetings that somebody brings who comes later: one with everybody who is there."""
    return [begun(late, other) for other in entrants]
