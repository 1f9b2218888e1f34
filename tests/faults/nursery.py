"""Servers as processes that start quickly: one process imports everything and forks whoever is asked for.

Each child runs `noctuary serve` with its own arguments and can be killed like any other process. Its bots
answer in the same process: what they think is not what is tried here, and a process for each would cost more
than all the rest. Commands come as lines of JSON, a pid goes back for each.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

_DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


def main() -> None:
    """Read commands until nobody is left to give them."""
    _import_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    print("ready", flush=True)
    for line in sys.stdin:
        arguments, log, lie = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _LIES[lie]()
            _serve(arguments, log)
        print(pid, flush=True)


def _import_all() -> None:
    import noctuary.cli.entry
    import noctuary.cli.serve
    import noctuary.server.app
    import noctuary.server.running
    from noctuary.server.presenting import game_infos
    from noctuary.text.catalogue import Language
    from tests.server.playing import InstantBots

    game_infos(Language.EN, ())  # decks, cards and catalogues are read once
    setattr(noctuary.server.app, "BotPool", InstantBots)  # noqa: B010, an import of theirs


def _keep_late() -> None:
    """Moves are told first and kept later."""
    import asyncio

    from noctuary.server.store.rows import MoveRow, SeatRow, TableRow
    from noctuary.server.store.tables import Tables

    keep, later = Tables.add_move, set[asyncio.Task[None]]()

    async def add_move(self: Tables, table: TableRow, move: MoveRow, seats: list[SeatRow]) -> None:
        async def soon() -> None:
            await asyncio.sleep(30)
            await keep(self, table, move, seats)

        later.add(asyncio.create_task(soon()))

    setattr(Tables, "add_move", add_move)  # noqa: B010


def _sync_less() -> None:
    """SQLite as it is often set up: what is told may not have reached the disk."""
    from noctuary.server.store import database

    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    setattr(database, "_prepare_sqlite", prepare)  # noqa: B010


# Servers that break a promise: whoever looks for what is lost must find it.
_LIES: Final[dict[str, Callable[[], None]]] = {"": lambda: None, "late": _keep_late, "unsynced": _sync_less}


def _serve(arguments: list[str], log: str) -> None:
    """Become a server: its own group, its own files."""
    from noctuary.cli.entry import run

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)  # however this ends, nobody is left behind
    os.setsid()
    handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(handle, 1)
    os.dup2(handle, 2)
    try:
        run(arguments)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # the nursery's own ends are not ours to tie up


if __name__ == "__main__":
    main()
