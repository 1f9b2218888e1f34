"""The games of some plans, each once: those that are kept are read, the others played and kept."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import TypeAlias

from noctuary.sim.crews import Crew, outcomes
from noctuary.sim.keeping import Book
from noctuary.sim.plans import Plan
from noctuary.sim.playing import Outcome, play_game

Progress: TypeAlias = Callable[[int], None]  # told how many more games are done


def played(
    plans: Sequence[Plan], crew: Crew, book: Book | None = None, progress: Progress | None = None
) -> Generator[tuple[int, Outcome], None, None]:
    """Every game with the place of its plan, in no order; closing it ends what is being played."""
    for plan in plans:
        plan.check()
    missing: list[Sequence[int]] = []
    for place, plan in enumerate(plans):
        kept = _kept(plan, book)
        for outcome in kept:
            yield place, outcome
        if progress is not None and kept:
            progress(len(kept))
        there = {outcome.number for outcome in kept}
        numbers = range(plan.games)
        missing.append([number for number in numbers if number not in there] if there else numbers)
    with closing(outcomes(play_game, plans, missing, crew)) as games:
        for place, outcome in games:
            if book is not None:
                book.add(plans[place], outcome)
            yield place, outcome
            if progress is not None:
                progress(1)


def _kept(plan: Plan, book: Book | None) -> list[Outcome]:
    if book is None or not book.kept:
        return []
    series = plan.key()
    return [book.kept[series, number] for number in range(plan.games) if (series, number) in book.kept]
