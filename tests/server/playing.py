"""People at tables, below the sockets: each holds what its client would hold, and checks it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.app import Server
from noctuary.server.bots import BotPool, Looked, Question, Task, workshop
from noctuary.server.bots.waiting import LEAST, within
from noctuary.server.bots.worker import answer
from noctuary.server.sessions import Visitor
from noctuary.server.settings import Limits, Patience, Rate, Settings
from noctuary.server.store import PersonRow
from noctuary.server.table import desk
from noctuary.server.table.stream import Close, Stream
from noctuary.server.table.table import Table, TooLate
from noctuary.server.wire import NewTable, SeatWish, Sitter, Tongue
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language

QUICK = Patience(bot_pace=0.0, even_pause=(0.0, 0.0))
WIDE = Limits(
    messages=Rate(100_000, 100_000),
    requests=Rate(100_000, 100_000),
    arrivals=Rate(100_000, 100_000),
    guests=Rate(100_000, 100_000),
    open_tables=1000,
    sockets=1000,
    streams=1000,
    table_streams=1000,
)
MOST_STEPS = 20_000
SHORT: dict[str, dict[str, bool | int | str]] = {
    "fables": {"turn_cap": 16},
    "buffy": {"turn_limit": 3},
    "vtes": {"time_limit": 30},
}


class InstantBots(BotPool):
    """The same bots in this process: no process to start, nothing to wait for."""

    async def choose(self, question: Question) -> int | None:
        index = json.loads(answer(question.line(within(question.bot, LEAST))))["index"]
        return int(index)

    async def look(self, question: Question, *, patient: bool = False) -> Looked | None:
        return self._looked(json.loads(answer(question.line(within(question.bot, LEAST)))), question)

    async def work(self, task: Task) -> dict[str, Any] | None:
        told = json.loads(workshop.answer(task.line()))
        await asyncio.sleep(0)
        return dict(told)

    async def warm_up(self) -> None:
        """There is nothing to warm up."""


def quick_server(settings: Settings) -> Server:
    return Server(settings, InstantBots((), 1, 1.0))


def new_table(game: str, *sitters: str, **more: Any) -> NewTable:
    """`new_table("fables", "me", "open:snow", "bot:red")`."""
    seats = []
    for word in sitters:
        sitter, _, choice = word.partition(":")
        seats.append(SeatWish(Sitter(sitter), choice or None, more.get("bot", "random")))
    more.pop("bot", None)
    return NewTable(game, seats, **more)


class Room:
    """A running server and the people in it."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def person(self, name: str = "Ann") -> PersonRow:
        return await self.server.sessions.new_guest(wire.NewSession(name=name), Language.EN)

    async def client(self, name: str = "Ann") -> Client:
        return Client(self, await self.person(name))

    async def table(self, host: Client, wish: NewTable) -> Table:
        return await self.server.house.laying.make(host.person, wish)

    async def two_at(self, game: str = "fables", **more: Any) -> tuple[Table, Client, Client]:
        """A table with two people, dealt."""
        ann, bob = await self.client("Ann"), await self.client("Bob")
        choices = {
            "fables": ("me:red", "open:snow"),
            "buffy": ("me:ada-vance", "open:countess-vesna"),
            "vtes": ("me:v5-malkavian", "open:v5-ventrue"),
        }[game]
        table = await self.table(ann, new_table(game, *choices, options=SHORT[game], **more))
        await ann.enter(table)
        await bob.enter(table)
        await bob.ask(asks.Sit(1))
        await settle(table)
        return table, ann, bob

    async def alone_at(self, game: str = "fables", **more: Any) -> tuple[Table, Client]:
        """A table against a bot, dealt."""
        ann = await self.client("Ann")
        choices = {
            "fables": ("me:red", "bot:snow"),
            "buffy": ("me:ada-vance", "bot:countess-vesna"),
            "vtes": ("me:v5-malkavian", "bot:v5-ventrue"),
        }[game]
        table = await self.table(ann, new_table(game, *choices, options=SHORT[game], **more))
        await ann.enter(table)
        await settle(table)
        return table, ann


class Client:
    """What a browser does: hold the last snapshot, apply the changes, answer the prompt."""

    def __init__(self, room: Room, person: PersonRow) -> None:
        self.room = room
        self.person = person
        self.visitor = Visitor(f"session-{person.id}", person)
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.closed: Close | None = None
        self.state: dict[str, Any] = {}
        self.last = -1
        self._random = random.Random(7)
        self._table: Table | None = None
        self._stream: Stream | None = None
        self._outbox: asyncio.Queue[bytes | Close] | None = None

    # -- coming and going ---------------------------------------------------------------------------

    async def enter(self, table: Table, **wishes: Any) -> None:
        wishes.setdefault("language", Tongue.ENGLISH)
        self._table = table
        self._stream, self._outbox = await desk.enter(table, self.visitor, asks.Enter(**wishes))
        self.read()

    async def come_back(self, table: Table | None = None) -> None:
        """A new socket that says where the old one was."""
        assert self._table is not None
        await self.enter(table or self._table, epoch=self.state["epoch"], since=self.last)

    async def lose_socket(self) -> None:
        """What was not read yet is lost on the way."""
        assert self._table is not None
        assert self._stream is not None
        assert self._outbox is not None
        await desk.go(self._table, self._stream, self._outbox)

    async def fall_silent(self, silent: bool) -> None:
        """The socket stands, but does not answer; or answers again."""
        assert self._table is not None
        assert self._stream is not None
        assert self._outbox is not None
        await desk.hush(self._table, self._stream, self._outbox, silent)

    # -- talking ------------------------------------------------------------------------------------

    async def ask(self, asked: asks.Asked) -> None:
        assert self._table is not None
        assert self._stream is not None
        await desk.ask(self._table, self.visitor, self._stream, asked)
        self.read()

    async def play(self, index: int) -> None:
        await self.ask(asks.PlayMove(self.prompt["decision"], index))

    async def play_text(self, text: str) -> None:
        await self.play([offer["text"] for offer in self.prompt["offers"]].index(text))

    async def play_any(self) -> None:
        await self.play(self._random.randrange(len(self.prompt["offers"])))

    async def pass_on(self) -> None:
        await self.play(self.prompt["passing"])

    def read(self) -> None:
        """Take in everything that has come."""
        while self._outbox is not None and not self._outbox.empty():
            self.read_one()

    def read_one(self) -> None:
        assert self._outbox is not None
        told = self._outbox.get_nowait()
        if isinstance(told, Close):
            self.closed = told
            return
        self.raw.append(told)
        message = json.loads(told)
        self.messages.append(message)
        self._take_in(message)

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "snapshot":
            self.state = message
            self.last = message["n"]
        elif kind in ("changed", "chat"):
            assert message["n"] == self.last + 1, "a message is missing"
            self.last = message["n"]
        if kind == "changed":
            self._apply(message)
        if kind == "chat":
            self.state["chat"].append(message["said"])

    def _apply(self, message: dict[str, Any]) -> None:
        for change in message["view"]:
            apply_change(self.state["view"], change)
        self.state["prompt"], self.state["step"] = message["prompt"], message["step"]
        self.state["undo"] = message["undo"]
        self.state["faces"].update(message["faces"])
        if message["log_cut"] is not None:
            self.state["log"] = [line for line in self.state["log"] if line["at"] < message["log_cut"]]
        self.state["log"] += message["log"]
        if message["sections"] is not None:
            self.state["sections"] = message["sections"]
        for place, section in message["section_changes"].items():
            self.state["sections"][int(place)] = section
        for name in ("table", "passing"):
            if message[name] is not None:
                self.state[name] = message[name]

    # -- looking ------------------------------------------------------------------------------------

    @property
    def prompt(self) -> dict[str, Any]:
        self.read()
        prompt = self.state["prompt"]
        assert prompt is not None, "nothing is asked"
        assert isinstance(prompt, dict)
        return prompt

    @property
    def is_asked(self) -> bool:
        self.read()
        return self.state["prompt"] is not None

    @property
    def view(self) -> dict[str, Any]:
        self.read()
        view = self.state["view"]
        assert isinstance(view, dict)
        return view

    @property
    def table(self) -> dict[str, Any]:
        self.read()
        table = self.state["table"]
        assert isinstance(table, dict)
        return table

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    def last_of(self, kind: str) -> dict[str, Any]:
        self.read()
        return next(message for message in reversed(self.messages) if message["t"] == kind)


def apply_change(view: Any, change: dict[str, Any]) -> None:
    """As the client does it: walk to the place, then set it or take it away."""
    *way, last = change["path"]
    for word in way:
        view = view[word]
    if "set" in change:
        view[last] = change["set"]
    else:
        del view[last]


async def settle(table: Table) -> None:
    """Until bots and automatic passes have had their say."""
    for _ in range(MOST_STEPS):
        driver = table.driver
        if driver is None or driver.done():
            return
        await asyncio.wait([driver], timeout=30)
    raise AssertionError("the table never rests")


async def play_out(table: Table, *clients: Client) -> None:
    """Play by chance until the game is over; whoever is asked answers."""
    for _ in range(MOST_STEPS):
        await settle(table)
        asked = [client for client in clients if client.is_asked]
        if not asked:
            assert table.match is not None
            assert table.match.over, "nobody is asked, and the game is not over"
            return
        try:
            await asked[0].play_any()
        except TooLate:
            continue
    raise AssertionError("the game never ends")


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match
