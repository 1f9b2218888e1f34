"""What sits at the tables of a series where nobody names it: the game's own pairings, in an order by lot."""

from __future__ import annotations

from random import Random

from noctuary.text.menu import menu_of

Table = tuple[str, ...]


def tables(game: str, seats: int, count: int | None, seed: bytes) -> list[Table]:
    """So many different tables, or as many as it takes for everything to sit everywhere.

    Two seats have every usual pair, each once. With more, the usual ones sit in a ring by lot and each table
    is the next few of it; further rings follow where more tables are asked for.
    """
    menu = menu_of(game)
    chance = Random(b"tables" + seed)
    if seats == 2:
        found: list[Table] = [tuple(pair) for pair in menu.pairings()]
        chance.shuffle(found)
        return found[:count]
    usual = menu.usual()
    wanted = len(usual) if count is None else count
    found = []
    while len(found) < wanted:
        ring = usual[:]
        chance.shuffle(ring)
        found += [tuple(ring[(at + seat) % len(ring)] for seat in range(seats)) for at in range(len(ring))]
    return found[:wanted]


def shared_out(games: int, turns: int, tables: int) -> list[int]:
    """How many games each table has: whole deals, one to each table in turn."""
    deals = -(-games // turns)
    return [turns * len(range(table, deals, tables)) for table in range(tables)]
