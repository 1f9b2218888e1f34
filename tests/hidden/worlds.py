"""One of two worlds: a server of its own behind a real port, the people in it, and what they were told."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.server.app import Server, make_app
from noctuary.server.bots import BotPool, Looked, Question
from noctuary.server.logs import JsonLines
from noctuary.server.running import Uvicorn, at_port, listen, uvicorn_config
from noctuary.server.settings import Settings
from noctuary.server.store import SeatRow
from noctuary.server.table.driving import wake
from noctuary.server.table.table import Table
from noctuary.server.wire import NewTable, SeatWish, Sitter
from tests.hidden.wires import Wire, answered, without_date
from tests.server.playing import QUICK, WIDE

CAST: Final = ("Ann", "Bob", "Cleo", "Dora", "Eve")  # who sits at seat 0, 1 …
SHOULDER, STRANGER = "Gwen", "Hope"  # who looks over a shoulder, and who just looks on
WORLD: ContextVar[str] = ContextVar("world")  # in which of them something happens
CALM: Final = replace(QUICK, ping=3600.0, pong=3600.0)  # nobody is shown as away because this machine is slow
_SECONDS: Final = 60.0  # only a failure waits that long
_NOT_ALIKE: Final = re.compile(  # how fast people and machines are, who has hung up already, and work of bots
    r"process_|noctuary_commit_|noctuary_sockets|noctuary_streams|noctuary_lobby_guests|noctuary_bot_|"
    r"\w+_bucket|\w+_sum"
)
_TIME: Final = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+]\d\d:\d\d|Z)")


class Puppets(BotPool):
    """Bots that play what they are told to play; what they are asked is written down."""

    def __init__(self) -> None:
        super().__init__((), 1, 1.0)
        self.orders: asyncio.Queue[int] = asyncio.Queue()
        self.waits = False
        self._looked_at: list[bytes] = []

    async def warm_up(self) -> None:
        """There is nothing to warm up."""

    async def choose(self, question: Question) -> int | None:
        self.waits = True
        index = await self.orders.get()
        self.waits = False
        return index

    async def look(self, question: Question, *, patient: bool = False) -> Looked | None:
        self._looked_at.append(question.line())
        return Looked(0, None, 0.5, 0.5, [])

    def thought_about(self) -> list[bytes]:
        """What hints were thought about since this was last asked."""
        asked, self._looked_at = self._looked_at, []
        return asked


class Written(logging.Handler):
    """What the server's process logs, as its keeper reads it when he asks for everything."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines(in_full=True))
        self._lines: dict[str, list[str]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.endswith("request_log"):
            return  # how long a request took; what it was about is the same line in both worlds
        told = json.loads(self.format(record))
        told.pop("at")
        self._lines.setdefault(WORLD.get(), []).append(json.dumps(told, ensure_ascii=False))

    def of(self, world: str) -> list[str]:
        """What was written there since it was last asked."""
        return self._lines.pop(world, [])


class World:
    def __init__(self, name: str, server: Server, port: int, bots: Puppets) -> None:
        self.name = name
        self.server, self.port, self.bots = server, port, bots
        self.cookies: dict[str, str] = {"nobody": ""}
        self.people: dict[str, str] = {}
        self.wires: dict[str, Wire] = {}
        self._table: Table | None = None
        self._laid = 0
        self._gathering = False
        self._event = ""
        self._counted_before: dict[str, float] = {}
        server.house._services.wake = self._wake
        self._names: dict[bytes, bytes] = {}
        self._epochs: list[bytes] = []

    async def invite(self) -> None:
        for name in (*CAST, SHOULDER, STRANGER):
            told = await answered(self.port, "POST", "/api/session", "", {"name": name, "language": "en"})
            head, _, body = told.partition(b"\r\n\r\n")
            cookie = re.search(rb"(?i)set-cookie: ([^;]+)", head)
            assert cookie is not None, head
            self.cookies[name] = cookie.group(1).decode()
            person = json.loads(body)["id"]
            self.people[name] = person
            self._names[person.encode()] = name.encode().ljust(len(person), b"_")

    async def hold_an_event(self, choice: str) -> None:
        """Somebody takes part with this in an event of the stranger's, who does not know it."""
        wish = {"game": "fables", "kind": "swiss", "title": "Friday"}
        told = await answered(self.port, "POST", "/api/events", self.cookies[STRANGER], wish)
        self._event = json.loads(told.partition(b"\r\n\r\n")[2])["event"]
        self._names[self._event.encode()] = b"EVENT".ljust(len(self._event), b"-")
        path = f"/api/events/{self._event}/join"
        told = await answered(self.port, "POST", path, self.cookies[SHOULDER], {"choice": choice})
        assert told.startswith(b"HTTP/1.1 200"), told

    # -- a table ------------------------------------------------------------------------------------

    def _wake(self, table: Table) -> None:
        """Nobody is passed for before everybody has come."""
        if not self._gathering:
            wake(table)

    async def begin(self) -> None:
        self._gathering = False
        wake(self.table)
        await self.quiet()

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def lay(
        self, position: Document, bots: frozenset[int], seats: int, shown: tuple[int, ...], *, hints: bool
    ) -> None:
        """A table that begins at this position, with people and bots around it; some show their hands."""
        self._gathering = True
        game = str(position["game"])
        rows, wishes = [], []
        for seat in range(seats):
            is_bot = seat in bots
            sitter = Sitter.BOT if is_bot else Sitter.PERSON
            person, name = (None, "") if is_bot else (self.people[CAST[seat]], CAST[seat])
            rows.append(SeatRow(seat, sitter.value, person, name, "normal" if is_bot else ""))
            rows[-1].shown = seat in shown
            wishes.append(SeatWish(Sitter.BOT if is_bot else Sitter.ME, None, "normal"))
        host = await self.server.store.people.find(self.people[STRANGER])
        house = self.server.house
        self._table = await house.laying.lay_down(host, NewTable(game, wishes, hints=hints), rows, position)
        self._laid += 1
        short = f"{self._table.id[:6]}…"  # as the log calls it
        self._names[self._table.id.encode()] = f"T{self._laid}".encode().ljust(len(self._table.id), b"-")
        self._names[short.encode()] = f"T{self._laid}…".encode()

    async def sit(self, key: str, who: str, **wishes: Any) -> Wire:
        wire = await Wire.open(self.port, f"/ws/table/{self.table.id}", self.cookies[who])
        self.wires[key] = wire
        wire.say(t="enter", **wishes)
        await wire.flush()
        self._epochs.append(wire.last["snapshot"]["epoch"].encode())
        return wire

    async def lobby(self, who: str) -> bytes:
        """What somebody is told who opens the lobby."""
        wire = await Wire.open(self.port, "/ws/lobby", self.cookies[who])
        await wire.flush()
        await wire.close()
        return self.plain(b"".join(wire.heard))

    async def leave(self) -> None:
        for wire in self.wires.values():
            await wire.close()
        self.wires.clear()
        self._epochs.clear()
        if self._table is not None:
            self.server.house.forget(self._table)
            if self.bots.waits:
                self.bots.orders.put_nowait(0)
            await self.server.house.ended()
        self.bots.waits = False
        self._table = None

    async def quiet(self) -> None:
        """Until the table waits for somebody, and everybody has heard all there is to hear."""
        await self._until(self._rests)
        for wire in self.wires.values():
            await wire.flush()

    def _rests(self) -> bool:
        driver = self.table.driver
        thinks = any(not task.done() for task in self.table.hinting.values())
        resting = driver is None or driver.done() or self.bots.waits
        return resting and not self.table.lock.locked() and not thinks

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(_SECONDS):
            while not is_so():
                await asyncio.sleep(0.001)

    async def play(self, text: str) -> None:
        """The one who is asked makes this move: a person over her socket, a bot because it is told to."""
        decision = self.match.decision
        assert decision is not None
        index = [self.match.notation(move) for move in decision.moves].index(text)
        if self.table.places[decision.seat].is_bot:
            made = len(self.table.moves)
            self.bots.waits = False
            self.bots.orders.put_nowait(index)
            await self._until(lambda: len(self.table.moves) > made)
        else:
            self.wires[f"seat {decision.seat}"].say(t="move", decision=self.table.row.decision, index=index)
            await self.wires[f"seat {decision.seat}"].flush()
        await self.quiet()

    # -- what was told ------------------------------------------------------------------------------

    def plain(self, told: bytes) -> bytes:
        """Without what is drawn for each table, person and stream, and without the time of day."""
        for name, same in self._names.items():
            told = told.replace(name, same)
        for epoch in self._epochs:
            told = told.replace(epoch, b"E" * len(epoch))
        return _TIME.sub(b"TIME", without_date(told)).replace(str(self.port).encode(), b"PORT")

    def heard(self, key: str) -> list[bytes]:
        """What this wire has heard since it was last asked."""
        wire = self.wires[key]
        heard, wire.heard = wire.heard, []
        return [self.plain(told) for told in heard]

    async def door(self, method: str, path: str, who: str, body: Any = None) -> bytes:
        path = path.replace("{table}", self.table.id).replace("{event}", self._event)
        return self.plain(await answered(self.port, method, path, self.cookies[who], body))

    def count_anew(self) -> None:
        """Earlier stretches may have ended differently."""
        self._counted_before = self._counts()

    def counted(self) -> list[bytes]:
        """What the server has counted in this stretch, and no clock has a part in."""
        return [
            f"{name} {count - self._counted_before[name]:g}".encode()
            for name, count in self._counts().items()
        ]

    def _counts(self) -> dict[str, float]:
        lines = [line for line in self.server.metrics.text().splitlines() if not line.startswith("#")]
        pairs = [line.rpartition(" ") for line in lines]
        return {name: float(count) for name, _, count in pairs if _NOT_ALIKE.match(name) is None}


def names_counted(told: bytes) -> list[bytes]:
    """What `/metrics` tells of, without how much it is."""
    lines = told.partition(b"\r\n\r\n")[2].splitlines()
    return [line.rpartition(b" ")[0] for line in lines if line and not line.startswith(b"#")]


@asynccontextmanager
async def opened(folder: Path, name: str, fresh: Path | None) -> AsyncIterator[World]:
    """A server that listens."""
    if fresh is not None:
        shutil.copy(fresh, folder / f"{name}.db")
    WORLD.set(name)
    listener = listen("127.0.0.1", 0, or_next=False)
    settings = at_port(
        Settings(database=f"sqlite:///{folder / name}.db", limits=WIDE, patience=CALM), listener
    )
    bots = Puppets()
    server = Server(settings, bots)
    ready = asyncio.Event()

    async def is_ready() -> None:
        ready.set()

    app = make_app(settings, server)
    runner = Uvicorn(uvicorn_config(app, settings), server, is_ready)
    running = asyncio.create_task(runner._serve([listener]))
    await ready.wait()
    world = World(name, server, settings.port, bots)
    try:
        await world.invite()
        yield world
    finally:
        await world.leave()
        runner.should_exit = True
        await running
