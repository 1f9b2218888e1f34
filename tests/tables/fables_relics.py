"""Relics for tests: laid in a row, stood on and used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from noctuary.games.fables.game import GAME
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import State
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.tables.fables_table import Placing, Table, table

# Red's attack Talents of levels 1 to 3 pay for relics.
ONE, TWO, THREE = "pot-shot", "crack-shot", "sniper-shot"
PAYMENT = {1: ONE, 2: TWO, 3: THREE}
LEVELS = (1, 2, 3)


def lay(t: Table, row: dict[int, str]) -> Table:
    """The same table with these relics on these squares, swapped in from the deck or from other squares."""
    s = t.state.copy()
    assert s.relics is not None
    for square, slug in row.items():
        wanted, there = POOL.relic_of[slug], s.relics.row[square]
        if wanted in s.relics.deck:
            s.relics.deck[s.relics.deck.index(wanted)] = there
        elif wanted != there:
            s.relics.row[s.relics.row.index(wanted)] = there
        s.relics.row[square] = wanted
    return Table(Match.at(GAME, s, b"relics", log=True))


def on(
    slug: str,
    *fables: str,
    me: int = 4,
    row: Mapping[int, str] = MappingProxyType({}),
    a: Placing = MappingProxyType({}),
    b: Placing = MappingProxyType({}),
    d: Placing = MappingProxyType({}),
) -> Table:
    """A Fable (Red unless named) stands on this relic, with a Talent of every level in her hand."""
    more = a.get("hand", [])
    assert isinstance(more, list)
    names = fables or ("red", "red")
    deck = POOL.relics[POOL.relic_of[slug]].deck
    seats: dict[str, Placing] = {"a": {"square": me, **a, "hand": [ONE, TWO, THREE, *more]}, "b": b}
    if len(names) == 4:
        seats["d"] = d
    return lay(table(*names, relics_deck=deck, **seats), {me: slug, **row})  # type: ignore[arg-type]


def use(t: Table, level: int, square: int = 4) -> Table:
    return t.play(f"relic {PAYMENT[level]} {square}")


def relic_slugs(numbers: list[int]) -> list[str | None]:
    return [None if number == NOTHING else POOL.relics[number].slug for number in numbers]


def row(t: Table) -> list[str | None]:
    assert t.state.relics is not None
    return relic_slugs(t.state.relics.row)


def relic_deck(t: Table) -> list[int]:
    assert t.state.relics is not None
    return t.state.relics.deck


def relic_discard(t: Table) -> list[str | None]:
    assert t.state.relics is not None
    return relic_slugs(t.state.relics.discard)


def all_relics(s: State) -> Counter[int]:
    assert s.relics is not None
    return Counter(s.relics.row[1:] + s.relics.deck + s.relics.discard)
