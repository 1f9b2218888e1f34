"""“Make a puzzle from this moment”: which goals can be proved at a moment of a finished game.

The position is what the seat could see there, everything else dealt anew, so that nothing hidden leaves the
table. Each goal is proved by a process of its own, in several imagined worlds, and given up after a while.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.positions import position_of
from noctuary.kernel.toml_text import to_toml
from noctuary.server.answers import Status
from noctuary.server.house import House
from noctuary.server.table.table import Table
from noctuary.server.wire import Phase
from noctuary.server.wires import puzzles as wire
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import menu_of
from noctuary.text.puzzles import Aim, Puzzle, Until

NODES: Final = 1500  # situations for each goal
SECONDS: Final = 40.0  # for all of them together
_AT_ONCE: Final = 1


class Making:
    def __init__(self, house: House) -> None:
        self._house = house
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def found(self, id: str, wish: wire.PuzzleWish, language: Language) -> wire.PuzzlesFound:
        table = await self._house.find(id)
        if table is None:
            raise Status(404, "server-error-no-table")
        if table.phase is not Phase.OVER:
            raise Status(409, "server-error-not-over")
        files = await asyncio.to_thread(candidates, table, wish, language)
        if self._free.locked():
            raise Status(503, "server-error-puzzles-full")
        async with self._free:
            held = await _within(files)
        return wire.PuzzlesFound([_found(file, one, language) for file, one in held], len(files))


def candidates(table: Table, wish: wire.PuzzleWish, language: Language) -> list[str]:
    """A puzzle file for every goal that makes sense at that moment."""
    if wish.at > len(table.moves):
        raise Status(404, "server-error-no-moment", most=len(table.moves))
    if wish.seat >= len(table.places):
        raise Status(404, "error-no-such-seat", seat=str(wish.seat))
    match, seat = table.rebuilt(wish.at), Seat(wish.seat)
    if match.over:
        raise Status(409, "server-error-no-puzzle-at-the-end")
    title = say(language, "puzzle-from-replay", turn=match.turns, table=table.row.title)
    position = position_of(match, seen_by=seat, title=title)
    return [f"{position.rstrip()}\n\n{to_toml({'puzzle': goal})}" for goal in goals(match, seat)]


def goals(match: Match, seat: Seat) -> list[dict[str, Any]]:
    """In one’s own turn to win or to oust the next; in that of another to survive it."""
    base: dict[str, Any] = {"seat": seat_letter(seat), "hidden": True}
    if match.turn_of != seat:
        return [{**base, "goal": Aim.SURVIVE.value, "until": Until.TURN.value}]
    found = [{**base, "goal": Aim.WIN.value}]
    menu = menu_of(match.game.name)
    if menu.vital_ends and match.seats > 2:
        vitals = menu.vitals(match)
        others = [Seat((seat + step) % match.seats) for step in range(1, match.seats)]
        prey = next((other for other in others if vitals[other] > 0), None)
        if prey is not None:
            found.append({**base, "goal": Aim.OUST.value, "of": seat_letter(prey)})
    return found


def _found(file: str, held: dict[str, Any], language: Language) -> wire.PuzzleFound:
    goal = Puzzle(file, "").goal_text(language)
    return wire.PuzzleFound(goal, int(held["ways"]), int(held["depth"]), file)


async def _within(files: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """Those that were proved in time."""
    found: list[tuple[str, dict[str, Any]]] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS):
            for file in files:
                told = await proved(file)
                if told is not None:
                    found.append((file, told))
    return found


async def proved(file: str) -> dict[str, Any] | None:
    """What `noctuary puzzle check` says about it, in a process that can be ended."""
    command = (sys.executable, "-m", "noctuary", "puzzle", "check", "--json", "--nodes", str(NODES), "-")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        out, _ = await process.communicate(file.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    try:
        told = json.loads(out)[0]
    except (ValueError, LookupError):
        return None
    return told if isinstance(told, dict) and told.get("passed") else None
