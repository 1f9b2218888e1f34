"""Situations with the cards of the house set, for the tests of each of them."""

from __future__ import annotations

from typing import Any

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.pool import default_pool, default_sets
from noctuary.games.buffy.state import Conflict, PlacedChallenge
from tests.tables.buffy_table import Box, Table, buffy_table

FILLER = "fence-post"


class House(Box):
    """The cards that come with Noctuary instead of test cards, or a pool with a few of them besides."""

    def __init__(self, pool: Pool | None = None) -> None:
        super().__init__()
        self._pool = pool or default_pool()

    def pool(self) -> Pool:
        return self._pool


def house(good: dict[str, str] | None = None, evil: dict[str, str] | None = None, **more: Any) -> Table:
    """A plays Ada Vance, B Countess Vesna; `good` and `evil` say who stands where.

    Further words: `a_hand`, `b_fatigued` and so on, or of the situation.
    """
    seats: dict[str, dict[str, Any]] = {
        "a": {"essence": "ada-vance-essence", "characters": good or {}, "deck": [FILLER] * 20},
        "b": {"essence": "countess-vesna-essence", "characters": evil or {}, "deck": [FILLER] * 20},
    }
    take_words(seats, more)
    return buffy_table(House(), **seats, **more)


def take_words(seats: dict[str, dict[str, Any]], more: dict[str, Any]) -> None:
    """`a_hand` and the like go to their seats; the rest of `more` speaks of the situation."""
    for word in list(more):
        letter, _, field = word.partition("_")
        if letter in seats and field:
            seats[letter][field] = more.pop(word)


def card(slug: str) -> Card:
    pool = default_pool()
    return pool.cards[pool.kind_of[slug]]


def cards_of(file: str) -> list[Card]:
    """The cards of one file of the house set, each title once; a reprinted character goes by `…-p2`."""
    tables = [table for card_set in default_sets() if card_set.file == file for table in card_set.table.card]
    reprints = [f"{table.slug}-p{table.printing}" for table in tables]
    known = default_pool().kind_of
    slugs = [reprint if reprint in known else table.slug for table, reprint in zip(tables, reprints)]
    return [card(slug) for slug in dict.fromkeys(slugs)]


def raised(who: str, level: int) -> str:
    """A character at a level, with the cards beneath."""
    return "/".join(f"{who}-{number}" for number in range(1, level + 1))


def step_on(t: Table) -> None:
    """Pass, or do as little as is asked for."""
    offered = t.offered()
    easy = [move for move in ("pass", "keep", "go", "no", "refresh") if move in offered]
    t.play((easy or offered)[0])


def until(t: Table, step: str) -> Table:
    while t.step != step:
        step_on(t)
    return t


def finish(t: Table) -> Table:
    """Everybody passes until the fight or challenge is over."""
    while t.state.conflict is not None:
        step_on(t)
    return t


def faced(t: Table, slug: str, *who: str) -> Table:
    """`who` face it; in Challenge/Choose."""
    t.play(f"face {slug} with {who[0]}", *[f"add {name}" for name in who[1:]])
    if "go" in t.offered():
        t.play("go")
    return t


def running(t: Table) -> Conflict:
    assert t.state.conflict is not None
    return t.state.conflict


def placed(t: Table, place: int = 0) -> PlacedChallenge:
    return t.state.challenges[place]
