"""Tables of five and four: which numbers of people can sit down, and who rests where not all of them can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Final

FULL: Final = 5
SMALL: Final = 4
_MOST_EXTRA: Final = 3  # rounds that are added so that everybody plays as often
_PLANNED: Final = 11  # more people than that can always sit down


def table_sizes(people: int) -> list[int]:
    """As many tables of five as can be, and the rest of four; nothing where that is not possible."""
    small = -people % FULL
    full = (people - SMALL * small) // FULL
    return [FULL] * full + [SMALL] * small if full >= 0 and people > 0 else []


def can_sit(people: int) -> bool:
    """All numbers but 1, 2, 3, 6, 7 and 11."""
    return bool(table_sizes(people))


def plan(needs: Sequence[int]) -> list[int]:
    """How many sit down in each round until everybody has played as many as she needs.

    As few rounds as that takes, one number for each, as even as can be and the larger ones first. With 6, 7
    or 11 people some rest in each: 2 rounds of 6 people are three of 4. Nothing if there is no such plan.
    """
    least, total = max(needs, default=0), sum(needs)
    sizes = [size for size in range(SMALL, len(needs) + 1) if can_sit(size)]
    for rounds in range(max(1, least), least + _MOST_EXTRA + 1):
        found: list[tuple[int, ...]] = [
            one for one in combinations_with_replacement(sizes, rounds) if sum(one) == total
        ]
        if found:
            best: tuple[int, ...] = min(found, key=_unevenness)
            return sorted(best, reverse=True)
    return []


def _unevenness(sizes: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return max(sizes) - min(sizes), sizes


def who_sits(needs: Mapping[int, int], order: Sequence[int]) -> list[int]:
    """Who plays in the next round, of those who still have `needs` rounds to play; in this order if alike.

    Where all can sit down all do. Otherwise those with most rounds before them, as many as the plan says;
    nobody at all where there are too few for a table.
    """
    there = [one for one in order if needs.get(one, 0) > 0]
    alike = len({needs[one] for one in there}) == 1
    if can_sit(len(there)) and (alike or len(there) > _PLANNED):
        return there
    planned = plan([needs[one] for one in there]) if len(there) <= _PLANNED else []
    first = sorted(there, key=lambda one: -needs[one])
    return first[: planned[0]] if planned else first[: _largest(len(there))]


def _largest(people: int) -> int:
    return next((size for size in range(people, 0, -1) if can_sit(size)), 0)
