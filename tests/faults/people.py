"""People over real sockets: each plays, talks, takes back, leaves, comes back, and keeps all she is told."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.faults.serving import HOST, ORIGIN, Broken
from tests.faults.told import Told, missing_lines, seats, wrong_chat, wrong_end, wrong_view

COOKIE: Final = "__Host-noctuary"
_FINAL: Final = (4401, 4403, 4404, 4409, 4410)  # with these the page does not come again by itself
_LOST: Final = (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError)
_CUTS: Final = ("undo", "answer", "concede")  # a concession drops a move that is half-made
_SEATING: Final = ("sit", "leave", "answer", "hand-over")
_SLACK: Final = 1.0  # seconds that a message may have waited for its reader
_LONG_SETTLED: Final = 60.0  # seconds after which nobody asks any more how an errand ended


@dataclass
class Errand:
    """Something that was asked for and may be under way.

    It is settled when the pong after it has come, or, if that was lost with the line, the next answer.
    """

    kind: str
    sent: float
    settled: float | None = None


@dataclass
class Table:
    """One table, and what has been asked for there by anybody."""

    id: str
    errands: list[Errand] = field(default_factory=list)
    moved: float = 0.0  # when somebody last sent a move; not every move is a line of the log

    def at(self, moment: float) -> Table:
        """As it stood then: what was asked for later is not known yet, nor how the rest has ended."""
        known = [errand for errand in self.errands if errand.sent <= moment]
        return Table(
            self.id,
            [
                Errand(errand.kind, errand.sent, settled if settled and settled <= moment else None)
                for errand in known
                for settled in [errand.settled]
            ],
            self.moved,
        )

    def under_way(self, kinds: tuple[str, ...], since: float) -> bool:
        """Whether somebody who was told nothing since then cannot know how such an errand has ended.

        One that was acknowledged before, to whomever, is no excuse: everybody was told of it as well.
        """
        return any(
            errand.kind in kinds and (errand.settled is None or errand.settled > since - _SLACK)
            for errand in self.errands
        )

    def ask(self, errand: Errand) -> None:
        """Somebody asks for something; what was settled long ago is forgotten."""
        old = errand.sent - _LONG_SETTLED
        self.errands = [each for each in self.errands if each.settled is None or each.settled > old]
        self.errands.append(errand)


@dataclass
class Findings:
    """What came of comparing: how much held, what could not be decided, and what is wrong."""

    held: Counter[str] = field(default_factory=Counter)
    undecided: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def note(self, what: str, problem: str, undecided: bool = False) -> None:
        if not problem:
            self.held[what] += 1
        elif undecided:
            self.undecided[what] += 1
        else:
            self.wrong.append(f"{what}: {problem}")


class Person:
    def __init__(self, name: str, port: int, number: int, random: Random, findings: Findings) -> None:
        self.name = name
        self.port = port
        self.random = random
        self.findings = findings
        self.did: Counter[str] = Counter()
        self.told = Told()
        self.before: Told | None = None  # what she knew when her line was lost
        self.table: Table | None = None
        self.known: dict[str, Told] = {}  # of the tables that she has left behind
        self.closed: int | None = None
        self.has_fallen = False  # the server; she may still be reading what it told her last
        self.cut_off: float | None = None  # since when something that she should hear may have been lost
        self.moved = 0.0  # when she last sent a move
        self.is_back = asyncio.Event()
        self.resting = False
        self.diary: list[tuple[float, str, str]] | None = None  # when, at which table, what; if she keeps one
        self._address = f"10.{number // 62500}.{number // 250 % 250}.{number % 250 + 1}"
        self._cookie = ""
        self._said = 0
        self._socket: ClientConnection | None = None
        self._errands: list[Errand] = []
        self.in_doubt: list[Errand] = []  # their pongs were lost with a line
        self.tables: dict[str, Table] = {}

    # -- over HTTP ----------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {
            "host": HOST,
            "origin": ORIGIN,
            "x-noctuary": "1",
            "x-forwarded-for": self._address,
            "cookie": f"{COOKIE}={self._cookie}" if self._cookie else "",
        }
        content = None if body is None else json.dumps(body)
        async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
            address = f"http://127.0.0.1:{self.port}{path}"
            answer = await client.request(method, address, content=content, headers=headers)
        found = answer.headers.get("set-cookie", "")
        if found.startswith(f"{COOKIE}="):
            self._cookie = found.partition("=")[2].partition(";")[0]
        return answer

    async def become_guest(self) -> None:
        answer = await self.ask("POST", "/api/session", {"name": self.name, "language": "en"})
        if answer.status_code != 201:
            raise Broken(f"{self.name} is not let in: {answer.text}")

    async def make_table(self, game: str, wishes: list[dict[str, Any]], **more: Any) -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": wishes, **more})
        if answer.status_code != 201:
            raise Broken(f"{self.name} gets no table: {answer.text}")
        return str(answer.json()["table"])

    # -- at a table ---------------------------------------------------------------------------------

    def go_to(self, table: Table) -> None:
        """From now on she is there; what she was told elsewhere is remembered."""
        if self.table is not None:
            self.known[self.table.id] = self.told
        self.table, self.told, self.before = table, Told(), None

    async def live(self) -> None:
        """Be at the table until somebody ends this task; a lost line is taken up again."""
        wait = 0.05
        while True:
            self.has_fallen = False
            if self.before is None and self.told.epoch:
                self.before = self.told.kept()
            try:
                async with self._line() as socket:
                    wait = 0.05
                    await self._at_table(socket)
            except _LOST as lost:
                code = lost.rcvd.code if isinstance(lost, ConnectionClosed) and lost.rcvd else None
                if code in _FINAL:
                    self.closed = code
                    self.is_back.set()
                    return
            await asyncio.sleep(wait)
            wait = min(1.0, wait * 2)

    def _line(self) -> connect:
        assert self.table is not None
        headers = {"cookie": f"{COOKIE}={self._cookie}", "x-forwarded-for": self._address}
        return connect(
            f"ws://{HOST}/ws/table/{self.table.id}",
            origin=ORIGIN,  # type: ignore[arg-type]
            additional_headers=headers,
            host="127.0.0.1",
            port=self.port,
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=30,
            close_timeout=1,
        )

    async def _at_table(self, socket: ClientConnection) -> None:
        table, self._socket = self.table, socket
        self.in_doubt, self._errands = self.in_doubt + self._errands, []
        await self._send(t="enter", language="en", epoch=self.told.epoch, since=self.told.n)
        await self._send(t="ping")
        self._errands.append(Errand("enter", time.monotonic()))
        while self.table is table:
            think = self.random.uniform(0.02, 0.3)
            try:
                async with asyncio.timeout(think):
                    heard = await socket.recv()
                    if self.diary is not None and table is not None:
                        self.diary.append((time.monotonic(), table.id, str(heard)))
                    self._hear(json.loads(heard))
            except TimeoutError:
                if not self.is_back.is_set() and not self._errands:
                    await self._go_on_errand(t="pace", fast=False)  # is anybody there?
                if not self.resting and self.told.epoch:
                    await self._act()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "pong" and self._errands:
            errand = self._errands.pop(0)
            errand.settled = time.monotonic()
            if not self.has_fallen:
                self.is_back.set()
            if errand.kind == "enter":
                self.settle(errand.settled)
            if self.cut_off is not None and errand.sent > self.cut_off and not self.has_fallen:
                self.cut_off = None  # whoever has this table answers her
        if message.get("error") == "server-error-away":
            self.did["told to wait"] += 1
        self.told.take_in(message, time.monotonic())
        before = self.before
        if message["t"] == "snapshot" and before is not None and not self.has_fallen:
            assert self.table is not None
            since = before.heard if self.cut_off is None else self.cut_off
            compare(self.name, self.table, before, self.told, self.findings, since, self.moved)
            self.before = None

    def settle(self, now: float) -> None:
        """She is told what there is: what her lost line left open is decided, one way or the other."""
        self.before = None  # where the stream went on, too
        for errand in self.in_doubt:
            errand.settled = now
        self.in_doubt = []

    def lose_sight(self) -> None:
        """From now on something that she is told may not reach her, until the server answers her again."""
        if self.cut_off is None:
            self.cut_off = time.monotonic()

    async def _send(self, **message: Any) -> None:
        assert self._socket is not None
        self.did[message["t"]] += 1
        await self._socket.send(json.dumps(message))

    async def _go_on_errand(self, **message: Any) -> None:
        """Ask for what changes more than the next move, and know when it is done."""
        assert self.table is not None
        errand = Errand(message["t"], time.monotonic())
        self.table.ask(errand)
        self._errands.append(errand)
        await self._send(**message)
        await self._send(t="ping")

    # -- what she does ------------------------------------------------------------------------------

    async def _act(self) -> None:
        if await self._answered():
            return
        chance = self.random.random()
        if self.told.table["phase"] == "over":
            await self._after_the_game()
        elif chance < 0.03:
            self._drop_line()
        elif self.told.table["me"] is None:
            await self._sit_down()
        elif chance < 0.15:
            await self._say()
        elif chance < 0.25 and self.told.undo is not None:
            await self._go_on_errand(t="undo")
        elif chance < 0.26 and self.told.table["phase"] == "playing":
            await self._go_on_errand(t="leave")
        elif chance < 0.27:
            await self._go_on_errand(t="concede")
        else:
            await self._play()

    async def _answered(self) -> bool:
        """Somebody asks for an undo or a seat: mostly yes."""
        me = self.told.table["me"]
        for asking in (self.told.table["asking"], self.told.table["wanted"]):
            if asking is not None and me in asking["waiting_for"]:
                await self._go_on_errand(t="answer", id=asking["id"], yes=self.random.random() < 0.8)
                return True
        return False

    async def _play(self) -> None:
        prompt = self.told.prompt
        if prompt is not None:
            index = self.random.randrange(len(prompt["offers"]))
            assert self.table is not None
            self.table.moved = self.moved = time.monotonic()
            await self._send(t="move", decision=prompt["decision"], index=index)

    async def _say(self) -> None:
        self._said += 1
        await self._send(t="say", text=f"{self.name} says {self._said} {self.random.randrange(10**9)}")

    async def _sit_down(self) -> None:
        """At a seat that is free, most gladly her own."""
        offers = [seat for seat in self.told.table["seats"] if seat["sit"]]
        offers = [seat for seat in offers if seat["hers"]] or offers
        if offers and self.random.random() < 0.5:
            await self._go_on_errand(t="sit", seat=offers[0]["seat"])

    async def _after_the_game(self) -> None:
        rematch = self.told.table["rematch"]
        if rematch is not None:
            self.did["went on"] += 1
            self.go_to(self.tables.setdefault(rematch, Table(rematch)))
        elif self.told.table["me"] is not None and self.random.random() < 0.5:
            await self._go_on_errand(t="rematch")

    def _drop_line(self) -> None:
        """As a telephone in a tunnel: no goodbye."""
        self.did["line lost"] += 1
        self.lose_sight()
        assert self._socket is not None
        self._socket.transport.abort()

    # -- a second window ------------------------------------------------------------------------------

    def twin(self) -> Person:
        """The same person in another window, who only looks."""
        twin = Person(self.name, self.port, 0, self.random, self.findings)
        twin._address, twin._cookie = self._address, self._cookie
        return twin

    async def glimpse(self, table: Table) -> Told:
        """What somebody is shown who comes in now."""
        self.go_to(table)
        async with asyncio.timeout(60), self._line() as socket:
            self._socket = socket
            await self._send(t="enter", language="en")
            while not self.told.epoch:
                self._hear(json.loads(await socket.recv()))
        return self.told

    def knew(self, moment: float) -> tuple[str, Told]:
        """Where she was at that moment, and what she had been told there; nothing: an empty epoch."""
        where, told = "", Told()
        for when, table, message in self.diary or []:
            if when > moment:
                break
            if table != where:
                where, told = table, Told()
            told.take_in(json.loads(message), when)
        return where, told

    async def leave_quietly(self) -> None:
        if self._socket is not None:
            with suppress(*_LOST):
                await self._socket.close()


def compare(
    who: str, table: Table, before: Told, after: Told, found: Findings, since: float, moved: float = math.inf
) -> None:
    """What she knew against what she is told now.

    Since when her line was cut, or she was gone; when she last answered a question herself.
    """
    cut, seated = table.under_way(_CUTS, since), table.under_way(_SEATING, since)
    where = f"{who} at {table.id}"
    problem = missing_lines(before, after)
    found.note("moves", problem and f"{where}: {problem}", cut)
    found.note("chat", (problem := wrong_chat(before, after)) and f"{where}: {problem}")
    same = seats(before) == seats(after)
    found.note("seats", "" if same else f"{where}: {seats(before)}, now {seats(after)}", seated)
    found.note("end", (problem := wrong_end(before, after)) and f"{where}: {problem}")
    # While she herself is asked nobody else can move. Not every move is a line of the log.
    moving = moved > before.heard if before.prompt is not None else table.moved > before.heard - _SLACK
    undecided = cut or seated or moving
    found.note("view", (problem := wrong_view(before, after)) and f"{where}: {problem}", undecided)
