"""Who meets whom in a Swiss round: the first with the next one he has not met, and so on.

Of all ways to pair everybody without a repeat the first one by the order is taken, so those who stand alike
meet; it is found in polynomial time, whatever has been played. Where there is no such way any more, as few as
possible meet again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from noctuary.events.matching import Matching

REST: Final = -1  # who meets nobody in a round meets this one
Pair = tuple[int, int]


def most_rounds(entrants: int) -> int:
    """As long as each has not met half of the others, everybody finds somebody new (Dirac's theorem)."""
    return (entrants + 1) // 2


def with_rest(order: Sequence[int]) -> list[int]:
    """Among an odd number one rests: the lowest who has not rested yet."""
    return [*order, REST] if len(order) % 2 else list(order)


def paired(order: Sequence[int], met: Collection[Pair]) -> list[Pair] | None:
    """The first perfect pairing by this order; None where somebody would be left over."""
    known = set(met)
    size = len(order)
    graph: list[set[int]] = [
        {
            other
            for other in range(size)
            if other != one
            and (order[one], order[other]) not in known
            and (order[other], order[one]) not in known
        }
        for one in range(size)
    ]
    matching = Matching(graph)
    if matching.single:
        return None
    pairs: list[Pair] = []
    for one in range(size):
        if one in matching.gone:
            continue
        other = next(other for other in sorted(graph[one]) if _can_meet(matching, one, other))
        pairs.append((order[one], order[other]))
    return pairs


def _can_meet(matching: Matching, one: int, other: int) -> bool:
    """Take these two out, if the rest can still be paired."""
    if one in matching.gone or other in matching.gone:
        return False
    before, left = list(matching.mate), matching.mate[one]
    matching.part(one)
    matching.part(other)
    matching.gone |= {one, other}
    if left == other or matching.augment(left):
        return True
    matching.mate[:] = before
    matching.gone -= {one, other}
    return False


def round_of(order: Sequence[int], met: Collection[Pair]) -> list[Pair]:
    """The next Swiss round: nobody meets anybody again, nobody rests twice, as long as that is possible.

    After that as few pairs as possible are repeated, a second rest counting as one.
    """
    there = with_rest(order)
    found = paired(there, met)
    if found is not None:
        return found
    known = set(met)
    size = len(there)
    graph: list[set[int]] = [set() for _ in range(size)]
    for one in range(size):
        for other in range(one):
            if not known & {(there[one], there[other]), (there[other], there[one])}:
                graph[one].add(other)
                graph[other].add(one)
    matching = Matching(graph)
    left = iter(matching.single)
    pairs = [(one, mate) for one, mate in enumerate(matching.mate) if mate > one]
    return [(there[one], there[other]) for one, other in sorted([*pairs, *zip(left, left)])]
