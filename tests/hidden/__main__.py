"""`python -m tests.hidden vtes --games 3`: whole games in twin worlds; the first leak ends it."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.hidden.games import play_through
from tests.hidden.twins import twins
from tests.tables.whole_games import every_game


async def _main(names: list[str], games: int, first: int) -> None:
    for game in every_game():
        if names and game.name not in names:
            continue
        for number in range(first, first + games):
            with tempfile.TemporaryDirectory(prefix="noctuary-twins-") as folder:
                async with twins(Path(folder), number) as pair:
                    await play_through(pair, game, number)
                    print(f"{game.name} {number}: {pair.found}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.hidden", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    asked = parser.parse_args()
    asyncio.run(_main(asked.names, asked.games, asked.first))
