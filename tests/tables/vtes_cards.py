"""Situations for single cards: four vampires that everybody knows, and a way to skip the passes between.

`ann` and `bob` have every Discipline at superior, `abe` and `bea` at basic; Ann is a prince, Bob a justicar.
"""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds
from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.rules import deciding
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.text.catalogue import Language
from tests.tables.vtes_table import Box, Table, real_cards, vtes_table

_MANY = 80


def card_box(*slugs: str) -> Box:
    box = real_cards(*slugs)
    for name, level, facts in (
        ("ann", 2, {"title": kinds.PRINCE, "city": "Paris", "capacity": 9}),
        ("abe", 1, {"capacity": 6}),
        ("bob", 2, {"title": kinds.JUSTICAR, "capacity": 9}),
        ("bea", 1, {"capacity": 6}),
    ):
        box.vampire(name, disciplines=dict.fromkeys(kinds.DISCIPLINE_CODES, level), **facts)
    box.vampire("ash", capacity=4)
    return box


def cards_table(*slugs: str, box: Box | None = None, **situation: Any) -> Table:
    """A has the named cards in hand, and Ann and Abe ready; B has Bob ready, unless said otherwise."""
    box = card_box(*slugs) if box is None else box
    situation.setdefault("A", {"ready": ["ann", "abe"], "hand": slugs})
    situation.setdefault("B", {"ready": ["bob"]})
    return vtes_table(box, **situation)


def go(table: Table, *moves: str) -> Table:
    """Everybody passes until each of these moves can be made."""
    for text in moves:
        seat, wanted = text.split(" ", 1)
        for _ in range(_MANY):
            if table.asked()[0] == seat and wanted in table.offered():
                table.play(text)
                break
            assert "pass" in table.offered(), f"{text}: {table.asked()} has {table.offered()}"
            table.play("pass")
        else:
            raise AssertionError(f"{text} was never possible: {table.asked()} has {table.offered()}")
    return table


def reach(table: Table, *windows: str) -> Table:
    """Everybody passes until somebody is asked in one of these windows."""
    for _ in range(_MANY):
        if table.window() in windows:
            return table
        table.play("pass")
    raise AssertionError(f"nobody was ever asked in {windows}")


def texts(slug: str) -> list[str]:
    """What a card of the pool says, in English and in French."""
    pool = default_pool()
    return [card_text(pool, pool.cards[pool.kind_of[slug]], language) for language in Language]


def refused(table: Table, text: str) -> str | None:
    """The rule that keeps a seat from a move in the open window, whoever is asked; None if it is legal."""
    seat, wanted = text.split(" ", 1)
    refusal = deciding.why_not(table.state, Seat(SEAT_LETTERS.index(seat)), table.match.parse(wanted))
    return None if refusal is None else str(refusal.rule)
