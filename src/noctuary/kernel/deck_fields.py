"""The decks of a setup: names of ready ones or whole texts, for every game that is played with decks."""

# not compiled: it reads documents and is never in a hot loop

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import RuleId

FREE: Final = "free"  # the format in which decks are not checked
LISTS: Final = "lists"  # whether everybody knows what is in the decks (`Game.imagine`)
OPEN, CLOSED = "open", "closed"


@dataclass(frozen=True)
class Trouble:
    """A line of a deck that cannot be read, and why; of a card that is not known, its name and copies."""

    line: int
    problem: NoctuaryError
    count: int = 0
    card: str = ""


def decks_given(fields: Fields, first: Sequence[str], most: int) -> list[str]:
    """A deck for each seat, two or more; `first` for a setup that names none."""
    given = fields.texts("decks") if "decks" in fields else list(first)
    if not 2 <= len(given) <= most:
        fields.fail("deck-count", "decks", given=len(given), least=2, most=most)
    return given


def are_closed(fields: Fields) -> bool:
    """Whether nobody knows the others' decks; everybody did before there was a word for it."""
    return fields.choice(LISTS, OPEN, [OPEN, CLOSED]) == CLOSED


def lists_document(closed: bool) -> Document:
    """The field of a dump, which open lists do without, as they did before there was one."""
    return {LISTS: CLOSED} if closed else {}


def is_text(deck: str) -> bool:
    """A text has lines; a name has none."""
    return "\n" in deck


def refuse_unknown(fields: Fields, name: str, known: Iterable[str]) -> None:
    if name not in known:
        fields.fail("unknown-deck", "decks", given=name, allowed=", ".join(known))


def refuse_faults(fields: Fields, place: int, rules: Sequence[RuleId]) -> None:
    """`rules` are those that the deck at this place breaks."""
    if rules:
        broken = ", ".join(dict.fromkeys(rules))
        fields.fail("illegal-deck", f"decks.{place}", count=len(rules), rule=broken)


def lasting(setup: Document, first: Sequence[str], written: Callable[[str], str]) -> Document:
    """The setup with each ready deck written out: its list may change, a record of it may not."""
    given = setup.get("decks", list(first))
    if not isinstance(given, list):
        return dict(setup)
    return {**setup, "decks": [written(deck) if isinstance(deck, str) else deck for deck in given]}
