"""Everything that is wrong with a card set at once: for whoever writes one, not for the table that reads it.

A mistake of shape is noted and its field left out, so that the rest can be looked at; what follows only from
having left it out is no mistake of the author's.
"""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec

from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.sets.cards import CardReading
from noctuary.games.buffy.sets.errors import Path, dotted, explained, in_file, removable
from noctuary.games.buffy.sets.format import CardTable, SetTable
from noctuary.games.buffy.sets.reading import CardSet, Gathering, read_document
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Json

T = TypeVar("T")
MOST: Final = 200  # mistakes that are told


@dataclass(frozen=True)
class Looked:
    """A set as far as it can be read."""

    mistakes: list[InFile]  # each with its line, in the order of the file
    document: dict[str, Json] | None = None  # None: it is no TOML, or of another format
    pool: Pool | None = None  # with those of its cards that are right
    slugs: dict[int, str] = field(default_factory=dict)  # what these go by in the pool, by their place


def mistakes_in(text: str, file: str, others: Sequence[CardSet]) -> list[InFile]:
    """Empty for a set without any."""
    return looked_at(text, file, others).mistakes


def looked_at(text: str, file: str, others: Sequence[CardSet]) -> Looked:
    try:
        document = read_document(text, file)
    except InFile as wrong:
        return Looked([wrong])
    checking = _Checking(document, others)
    placed = [in_file(problem, text, file) for problem in checking.found[:MOST]]
    mistakes = sorted(placed, key=lambda problem: problem.line)
    return Looked(mistakes, document, *checking.right_ones())


class _Checking:
    """One reading of a set; `found` is what is wrong with it."""

    def __init__(self, document: dict[str, Json], others: Sequence[CardSet]) -> None:
        self.found: list[NoctuaryError] = []
        self._left_out: set[str] = set()  # fields that were wrong already
        self._slugs: dict[int, str] = {}  # of the cards that could be read, by their place
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
                read = CardReading(self._gathering, path, left, source).card(table)
                self._gathering.add_card(read, path)
                self._slugs[place] = read.slug
        self._gathering.check_locations(readable)

    def right_ones(self) -> tuple[Pool, dict[int, str]]:
        """The pool without the cards that something is wrong with, and what the others go by there."""
        wrong = {_place_of(problem) for problem in self.found}
        for place in wrong & self._slugs.keys():
            self._gathering.cards.pop(self._slugs[place], None)
        right = {
            place: slug
            for place, slug in self._slugs.items()
            if place not in wrong and slug in self._gathering.cards
        }
        return self._gathering.pool(), right

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


def _place_of(problem: NoctuaryError) -> int:
    """The card that a mistake is in; -1: none."""
    steps = str(problem.arguments.get("field", "")).split(".")
    return int(steps[1]) - 1 if steps[0] == "card" and len(steps) > 1 and steps[1].isdecimal() else -1


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
