"""Everything that is wrong with a card set at once: for whoever writes one, not for the table that reads it.

A mistake of shape is noted and its field left out, so that the rest can be looked at; what follows only from
having left it out is no mistake of the author's.
"""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from noctuary.games.buffy.sets.cards import CardReading
from noctuary.games.buffy.sets.errors import Path, dotted, explained, in_file, removable
from noctuary.games.buffy.sets.format import CardTable, SetTable
from noctuary.games.buffy.sets.reading import CardSet, Gathering, read_document
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Json

T = TypeVar("T")
MOST: Final = 200  # mistakes that are told


def mistakes_in(text: str, file: str, others: Sequence[CardSet]) -> list[InFile]:
    """Each mistake with its line, in the order of the file; empty for a set without any."""
    try:
        document = read_document(text, file)
    except InFile as wrong:
        return [wrong]
    found = _Checking(document, others).found
    placed = [in_file(problem, text, file) for problem in found[:MOST]]
    return sorted(placed, key=lambda problem: problem.line)


class _Checking:
    """One reading of a set; `found` is what is wrong with it."""

    def __init__(self, document: dict[str, Json], others: Sequence[CardSet]) -> None:
        self.found: list[NoctuaryError] = []
        self._left_out: set[str] = set()  # fields that were wrong already
        self._gathering = Gathering()
        for card_set in others:
            self._gathering.add_set(card_set)
        self._gathering.complaints = self.found
        written = document.get("card", [])
        cards = written if isinstance(written, list) else []
        whole: dict[str, Json] = {**document, "card": [] if isinstance(written, list) else written}
        table = self._salvaged(whole, SetTable, [])
        if table is not None:
            self._gathering.declare_words(table[0])
            self._cards(cards, table[0].source, table[0].set)
        self.found[:] = [problem for problem in self.found if not self._follows(problem)]

    def _cards(self, written: list[Json], source: str, space: str) -> None:
        salvaged = [
            self._salvaged(fields, CardTable, ["card", place]) for place, fields in enumerate(written)
        ]
        self._gathering.open_space(space, [card[0] for card in salvaged if card is not None])
        readable: list[tuple[int, Json]] = []
        for place, card in enumerate(salvaged):
            if card is None:
                continue
            table, left = card
            path: Path = ["card", place]
            if isinstance(left, dict):
                readable.append((place, left))
                self._gathering.add_card(CardReading(self._gathering, path, left, source).card(table), path)
        self._gathering.check_locations(readable)

    def _salvaged(self, written: Json, kind: type[T], path: Path) -> tuple[T, Json] | None:
        """What is left of a table without its mistakes of shape; None if that is no such table any more."""
        left = copy.deepcopy(written)
        while len(self.found) < MOST:
            try:
                return msgspec.convert(left, kind), left
            except msgspec.ValidationError as error:
                problem = explained(error, kind, left, path)
                if self._follows(problem):
                    return None
                self.found.append(problem)
                field = removable(error)
                if not field or not _remove(left, field):
                    return None
                self._left_out.add(dotted([*path, *field]))
        return None

    def _follows(self, problem: NoctuaryError) -> bool:
        """Whether something is missing only because it was left out."""
        return "missing" in problem.message and problem.arguments.get("field") in self._left_out


def _remove(document: Json, path: Path) -> bool:
    """Take a field away; not one of a list, whose others would then be counted wrongly."""
    *steps, last = path
    here = document
    for step in steps:
        if isinstance(here, dict) and isinstance(step, str):
            here = here.get(step)
        elif isinstance(here, list) and isinstance(step, int) and step < len(here):
            here = here[step]
    if isinstance(here, dict) and isinstance(last, str) and last in here:
        del here[last]
        return True
    return False
