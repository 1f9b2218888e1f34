"""A year of games in a database of its own, and how it feels to live with it.

    python tools/year_of_games.py --games 365000 --database sqlite:////tmp/year.db

Plays a few real games of every kind with bots, writes each of them again and again with other people, ids and
days, packed as the server keeps them, and measures what somebody waits for: the start of the server, the
lobby, one's own games, waking a table. `--loose` writes the moves as rows instead, to compare. An
empty or new database is filled; one that has tables is measured as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from noctuary.bots import make_bot
from noctuary.kernel.chance import commitment, new_seed
from noctuary.kernel.games import find_game
from noctuary.kernel.match import Match
from noctuary.server.house import House
from noctuary.server.keeping import PACKED_UNTIL
from noctuary.server.presenting import setup_for_table
from noctuary.server.settings import Settings
from noctuary.server.store import MoveRow, Store
from noctuary.server.store.packing import FORMAT, pack
from noctuary.server.store.schema import CHAT, MOVES, NOTES, PACKED, PERSONS, SEATS, TABLES
from noctuary.server.wire import NewTable, SeatWish, Sitter
from noctuary.text.words import words_of

KINDS = (
    ("fables", ("red", "snow"), 6),
    ("buffy", ("ada-vance", "countess-vesna"), 3),
    ("vtes", ("v5-malkavian", "v5-ventrue", "v5-toreador", "v5-tremere", "v5-nosferatu"), 1),
)
YEAR = 365 * 24 * 3600.0
AT_ONCE = 2000
PEOPLE = 20_000
TRIES = 15


@dataclass
class Played:
    """A game that was really played, to be written many times."""

    game: str
    wish: str
    setup: str
    seed: bytes
    moves: list[MoveRow]
    packed: bytes
    winners: str
    digest: str
    turn: int
    seats: int


def play(game: str, choices: tuple[str, ...], seed: bytes) -> Played:
    wish = NewTable(game, [SeatWish(Sitter.BOT, choice, "greedy") for choice in choices])
    setup = find_game(game).lasting_setup(setup_for_table(wish, ()))
    match = Match.start(game, find_game(game).recorded_setup(setup), seed)
    bots = [make_bot("greedy", game, seed + bytes([seat])) for seat in range(len(choices))]
    moves: list[MoveRow] = []
    at = time.time()
    while (decision := match.decision) is not None:
        move, step = bots[decision.seat].choose(match), words_of(game).at(match).current_step(match)
        at += random.expovariate(1 / 6)
        moves.append(MoveRow(len(moves), decision.seat, match.notation(move), match.turns, step, "", at))
        match.play(move)
    winners = " ".join(str(int(seat)) for seat in match.winners)
    return Played(
        game,
        msgspec.json.encode(wish).decode(),
        json.dumps(setup),
        seed,
        moves,
        pack(moves),
        winners,
        match.digest(),
        match.turns,
        len(choices),
    )


def rows(
    games: int, templates: list[Played], people: list[str], *, loose: bool
) -> Iterator[dict[sa.Table, list[dict[str, Any]]]]:
    """Some hundred tables at a time, by the table of the database that they go to."""
    now, kinds = time.time(), [count for _, _, count in KINDS for _ in range(2)]
    for start in range(0, games, AT_ONCE):
        found: dict[sa.Table, list[dict[str, Any]]] = {
            each: [] for each in (TABLES, SEATS, PACKED, MOVES, CHAT)
        }
        for number in range(start, min(games, start + AT_ONCE)):
            one, table = random.choices(templates, kinds)[0], secrets.token_urlsafe(16)
            at = now - YEAR + YEAR * number / games
            seated = [random.choice(people) for _ in range(one.seats)]
            found[TABLES].append(_table(one, table, at, seated[0], is_open=random.random() < 0.02))
            for seat, person in enumerate(seated):
                bot = seat > 0 and random.random() < 0.5
                found[SEATS].append(_seat(table, seat, None if bot else person))
            if loose:
                found[MOVES] += [{"table_id": table, **asdict(move)} for move in one.moves]
            else:
                data = {"table_id": table, "format": FORMAT, "moves": len(one.moves), "data": one.packed}
                found[PACKED].append(data)
            if random.random() < 0.5:
                said = {"table_id": table, "person": seated[0], "who": "Ann", "seat": 0, "at": at}
                found[CHAT] += [{**said, "text": text} for text in ("Hello, and good luck!", "Thank you.")]
        yield found


def _table(one: Played, table: str, at: float, host: str, *, is_open: bool) -> dict[str, Any]:
    return {
        "id": table,
        "wish": one.wish,
        "game": one.game,
        "title": "",
        "phase": "playing" if is_open else "over",
        "public": random.random() < 0.3,
        "host": host,
        "seed": one.seed.hex(),
        "commitment": commitment(one.seed),
        "setup": one.setup,
        "position": None,
        "engine": "0",
        "decision": len(one.moves),
        "turn": one.turn,
        "chat_open": True,
        "winners": one.winners,
        "digest": one.digest,
        "rematch": None,
        "created": at - 3000,
        "updated": at,
    }


def _seat(table: str, seat: int, person: str | None) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat,
        "sitter": "bot" if person is None else "person",
        "person": person,
        "name": "" if person is None else "Ann",
        "bot": "greedy" if person is None else "",
        "choice": None,
        "shown": False,
        "clock": None,
    }


async def fill(store: Store, games: int, *, loose: bool) -> None:
    templates = []
    for game, choices, _ in KINDS:
        for _ in range(2):
            templates.append(play(game, choices, new_seed()))
            print(
                f"played {game}: {len(templates[-1].moves)} moves, packed {len(templates[-1].packed)} bytes"
            )
    now, people = time.time(), [secrets.token_urlsafe(12) for _ in range(PEOPLE)]
    engine = store._database.engine
    async with engine.begin() as db:
        if engine.dialect.name == "sqlite":  # what is lost by a power cut is only generated again
            await db.execute(sa.text("PRAGMA cache_size=-1000000"))
        values = {"language": "en", "created": now - YEAR, "seen": now}
        await db.execute(
            sa.insert(PERSONS),
            [{"id": one, "name": "Ann", "account": one, "password": "x", **values} for one in people],
        )
        await db.execute(sa.insert(NOTES), [{"name": PACKED_UNTIL, "value": repr(now)}])
        for done, found in enumerate(rows(games, templates, people, loose=loose)):
            for table, each in found.items():
                if each:
                    await db.execute(sa.insert(table), each)
            if done % 20 == 0:
                print(f"{done * AT_ONCE:>9} games, {time.time() - now:.0f} s", flush=True)


async def measure(store: Store, address: str) -> dict[str, Any]:
    """Milliseconds, the middle and the worst of several tries with other people and tables each."""
    async with store._database.read() as db:
        count = sa.select(sa.func.count()).select_from(TABLES)
        games = int((await db.execute(count)).scalar_one())
        people = list((await db.execute(sa.select(PERSONS.c.id).limit(TRIES))).scalars())
        over = sa.select(TABLES.c.id).where(TABLES.c.phase == "over")
        tables = list((await db.execute(over.order_by(TABLES.c.updated).limit(TRIES))).scalars())
    house = House(Settings(address), store, None)  # type: ignore[arg-type]  # no bot is asked
    now = time.time()
    before = now - YEAR
    since = before - 24 * 3600.0
    asked: dict[str, Callable[[int], Awaitable[object]]] = {
        "the lobby of a stranger": lambda _: store.tables.listed(None, now - 7 * 24 * 3600.0),
        "the lobby of somebody": lambda n: store.tables.listed(people[n], now - 7 * 24 * 3600.0),
        "a page of one's own games": lambda n: store.history.finished(people[n], 21),
        "the results of 300 games": lambda n: store.history.finished(people[n], 301),
        "one's open tables": lambda n: store.history.open(people[n], 50),
        "reading a table": lambda n: store.tables.find(tables[n]),
        "waking a table": lambda n: house.find(tables[n]),
        "looking for games to pack": lambda _: store.packing.ready(now - 24 * 3600.0, now, 50),
        "looking for tables to prune": lambda _: store.pruning.count(since),
    }
    told: dict[str, Any] = {"games": games, "bytes a game": await _size(store, games)}
    for name, ask in asked.items():
        took = []
        for number in range(TRIES):
            began = time.perf_counter()
            await ask(number)
            took.append(1000 * (time.perf_counter() - began))
        told[name] = [round(statistics.median(took), 1), round(max(took), 1)]
    return told


async def _size(store: Store, games: int) -> int:
    query = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    if store._database.engine.dialect.name == "postgresql":
        query = "SELECT pg_database_size(current_database())"
    async with store._database.read() as db:
        return round(int((await db.execute(sa.text(query))).scalar_one()) / max(games, 1))


async def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=36_500)
    asked.add_argument("--database", required=True)
    asked.add_argument("--loose", action="store_true")
    wish = asked.parse_args()
    store = Store(wish.database)
    await store.open()
    async with store._database.read() as db:
        empty = (await db.execute(sa.select(TABLES.c.id).limit(1))).scalar() is None
    if empty:
        await fill(store, wish.games, loose=wish.loose)
    await store.close()
    began = time.perf_counter()
    store = Store(wish.database)
    await store.open(alone=True)
    start = round(1000 * (time.perf_counter() - began))
    print(json.dumps({"opening the database": start, **await measure(store, wish.database)}, indent=1))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main())
