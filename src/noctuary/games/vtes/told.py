"""A way of playing a card in words, in parts: what it shares with others and adds to a lower level."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from noctuary.games.vtes.blocks.amounts import Plain
from noctuary.games.vtes.blocks.conditions import HasAll
from noctuary.games.vtes.card import Phrase, UseOf
from noctuary.games.vtes.card_phrases import said
from noctuary.games.vtes.kinds import BASIC, SUPERIOR
from noctuary.games.vtes.use_text import Clause


class Told(NamedTuple):
    """A use in words, in parts: what of it others share is taken out and said once."""

    use: UseOf
    marks: str
    kinds: tuple[str, ...]  # the types it is played as, if the card has several
    when: tuple[str, ...]
    stealth: int  # of an action; 0: nothing to tell
    clauses: tuple[Clause, ...]
    after: tuple[str, ...]  # how often, and when it is replaced

    @property
    def texts(self) -> list[str]:
        return [clause.text for clause in self.clauses]

    @property
    def discipline(self) -> str:
        """The Disciplines it needs, at whatever level."""
        return self.marks.lower()


def same(values: Iterable[int]) -> bool:
    return len(set(values)) == 1


def way(told: Told) -> tuple[object, ...]:
    return told.marks, told.kinds, told.when, told.stealth, told.after, bool(told.marks) or id(told)


def aims(told: Told) -> bool:
    return told.use.action is not None and told.use.action.directed


def is_higher(before: list[Told], modes: list[Told]) -> bool:
    """The superior level of the Discipline that the line before is about."""
    return (
        0 < len(before) == len(modes)
        and before[0].use.level == BASIC
        and modes[0].use.level == SUPERIOR
        and before[0].discipline == modes[0].discipline
    )


def does_the_same(lower: list[Told], higher: list[Told]) -> bool:
    """Both levels read alike: the card remembers at which one it was played."""
    if not lower or not is_higher(lower, higher):
        return False
    return all(
        one._replace(use=two.use, marks=two.marks, clauses=two.clauses) == two and one.texts == two.texts
        for one, two in zip(lower, higher, strict=True)
    )


def used_disciplines(use: UseOf) -> list[int]:
    """The Disciplines of a use that names its own."""
    return [which for one in use.conditions if isinstance(one, HasAll) for which in one.disciplines]


def is_sum(use: UseOf, parts: list[UseOf]) -> bool:
    action, added = use.action, [part.action for part in parts]
    added_up = [one.message for part in parts for one in said(part.effects)]
    same = [one.message for one in said(use.effects)] == added_up
    if action is None:
        return same and not any(added)
    if None in added:
        return False
    stealth = sum(one.stealth for one in added if one is not None)
    bleed = sum(one.bleed for one in added if one is not None)
    return same and action.stealth == stealth and action.bleed == bleed


def left_out(lower: Sequence[Clause], higher: Sequence[Clause]) -> Phrase | None:
    """The one thing that the lower level does and the higher one does not."""
    texts = [clause.text for clause in higher]
    missing = [clause for clause in lower if clause.text not in texts]
    return missing[0].phrase if len(missing) == 1 and len(lower) == len(higher) + 1 else None


def is_nothing(amount: object) -> bool:
    return isinstance(amount, Plain) and amount.number == 0
