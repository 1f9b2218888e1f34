"""Who is there, over real sockets: a network that drops tells nobody, and everybody sees it all the same."""

from __future__ import annotations

import json
import select
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import wire
from noctuary.server.lines import ROUND_SECONDS
from noctuary.server.sessions import told as told_person
from noctuary.server.settings import Patience, Settings
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language
from noctuary.text.passing import PassLevel
from tests.server.playing import QUICK, WIDE, Client, Room, new_table, settle
from tests.server.test_connections import Door

AWAY_SECONDS = 5.0  # until everybody sees it
PAGE_SECONDS = 1.0  # that a page waits before it says so: a reload is no absence
GENEROUS = 15.0  # on a machine that has other things to do
PATIENCE = 100.0  # only a failure waits that long


class Network:
    """Wires between one person and the server, which can go dead without anybody hanging up."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.dead = threading.Event()
        self._closing = threading.Event()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def _accept(self) -> None:
        while not self._closing.is_set():
            if select.select([self._listener], [], [], 0.1)[0]:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._far))
                self._threads.append(threading.Thread(target=self._carry, args=(near, far)))
                self._threads[-1].start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        other = {near: far, far: near}
        with near, far:
            while not self._closing.is_set():
                if self.dead.is_set():
                    time.sleep(0.02)
                    continue
                for end in select.select([near, far], [], [], 0.02)[0]:
                    data = b"" if self.dead.is_set() else end.recv(65536)
                    if not data and not self.dead.is_set():
                        return
                    with suppress(OSError):  # one end has gone, and the other hears of it next
                        other[end].sendall(data)

    def close(self) -> None:
        self._closing.set()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._listener.close()


class Somebody:
    """A guest with a socket at a table."""

    def __init__(self, door: Door, name: str) -> None:
        self._host = door.host.decode()
        self._port = door.settings.port
        self.cookie = ""
        self._post("/api/session", {"name": name})
        self._socket: ClientConnection | None = None
        self.table: dict[str, Any] = {}

    def _post(self, path: str, body: object) -> Any:
        headers = {"X-Noctuary": "1", "Origin": f"http://{self._host}", "Cookie": self.cookie}
        asked = urllib.request.Request(
            f"http://{self._host}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            given = answer.headers.get("set-cookie")
            self.cookie = given.partition(";")[0] if given else self.cookie
            return json.loads(answer.read())

    def make(self, *seats: dict[str, str]) -> str:
        return str(self._post("/api/tables", {"game": "fables", "seats": list(seats)})["table"])

    def come(self, stack: ExitStack, table: str, port: int | None = None) -> None:
        line = socket.create_connection(("127.0.0.1", port or self._port))
        headers = {"Cookie": self.cookie, "Origin": f"http://{self._host}"}
        address = f"ws://{self._host}/ws/table/{table}"
        self._socket = stack.enter_context(connect(address, sock=line, additional_headers=headers))
        self.send({"t": "enter", "language": "en"})

    def send(self, message: object) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def wait(self, is_so: Callable[[dict[str, Any]], bool]) -> float:
        """Listen until the table is told so; the seconds that it took."""
        assert self._socket is not None
        began = time.monotonic()
        while not (self.table and is_so(self.table)):
            told = json.loads(self._socket.recv(timeout=PATIENCE))
            self.table = told.get("table") or self.table
        return time.monotonic() - began


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    opened = Door(Settings(f"sqlite:///{tmp_path / 'tables.db'}", limits=WIDE, patience=QUICK))
    yield opened
    opened.close()


def test_everybody_sees_within_five_seconds_who_has_lost_the_network(door: Door) -> None:
    ann, bob = Somebody(door, "Ann"), Somebody(door, "Bob")
    table = ann.make({"sitter": "me", "choice": "red"}, {"sitter": "open", "choice": "snow"})
    network = Network(door.settings.port)
    with ExitStack() as stack:
        stack.callback(network.close)
        ann.come(stack, table)
        bob.come(stack, table, network.port)
        bob.send({"t": "sit", "seat": 1})
        ann.wait(lambda told: told["phase"] == "playing" and told["seats"][1]["here"])
        network.dead.set()
        took = ann.wait(lambda told: not told["seats"][1]["here"])
        assert took < GENEROUS
        left = ann.table["seats"][1]["away_for"]
        assert 0 < left <= door.settings.patience.claim, "and how long until it may be ended"
        network.dead.clear()
        ann.wait(lambda told: told["seats"][1]["here"])
        assert ann.table["seats"][1]["away_for"] is None


def test_nothing_but_the_network_makes_it_later_than_five_seconds() -> None:
    """A question every so often, a time for its answer, and what a page waits before it says so."""
    usual = Patience()
    rounds = 2 * ROUND_SECONDS  # until we come round to ask, and to miss the answer
    assert usual.ping + usual.pong + rounds + PAGE_SECONDS <= AWAY_SECONDS
    assert usual.silence > AWAY_SECONDS, "a short silence costs nobody her socket"


def test_who_hangs_up_is_away_at_once(door: Door) -> None:
    ann, bob = Somebody(door, "Ann"), Somebody(door, "Bob")
    table = ann.make({"sitter": "me", "choice": "red"}, {"sitter": "open", "choice": "snow"})
    with ExitStack() as stack:
        ann.come(stack, table)
        with ExitStack() as his:
            bob.come(his, table)
            bob.send({"t": "sit", "seat": 1})
            ann.wait(lambda told: told["phase"] == "playing" and told["seats"][1]["here"])
        assert ann.wait(lambda told: not told["seats"][1]["here"]) < GENEROUS


# -- below the sockets ---------------------------------------------------------------------------------------


async def test_a_short_silence_costs_no_yield_and_no_message(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await bob.ask(asks.SetPassing(PassLevel.UNTIL_MY_TURN))
    await bob.fall_silent(True)
    ann.read()
    assert not ann.table["seats"][1]["here"]
    assert table.places[1].away_since is not None
    await bob.fall_silent(False)
    ann.read()
    here: bool = ann.table["seats"][1]["here"]
    assert here
    assert table.places[1].passing.level is PassLevel.UNTIL_MY_TURN


async def test_before_the_deal_and_after_the_end_nothing_follows_from_being_away(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("fables", "me", "open", "open", "open", mode="2v2"))
    await ann.enter(table)
    await bob.enter(table)
    await bob.ask(asks.Sit(1))
    await bob.lose_socket()
    ann.read()
    assert not ann.table["seats"][1]["here"]
    assert ann.table["seats"][1]["away_for"] is None


async def bot_plays_for(room: Room) -> tuple[Table, Client, Client]:
    """Bob has been away for so long that Ann has given his seat to a bot."""
    table, ann, bob = await room.two_at()
    await bob.lose_socket()
    table.places[1].away_since = -1e9
    await ann.ask(asks.HandOver(1, "random"))
    await settle(table)
    return table, ann, bob


async def test_who_comes_back_is_told_which_seat_was_hers_and_takes_it_back_unasked(room: Room) -> None:
    _, ann, bob = await bot_plays_for(room)
    await bob.come_back()
    assert bob.table["me"] is None
    assert [seat["hers"] for seat in bob.table["seats"]] == [False, True]
    assert bob.table["seats"][1]["sit"] == "free"
    assert not any(seat["hers"] for seat in ann.table["seats"]), "it was never Ann's"
    await bob.ask(asks.Sit(1))
    seat: int | None = bob.table["me"]
    assert seat == 1
    assert not any(each["hers"] for each in bob.table["seats"])


async def test_a_stranger_is_told_of_no_seat_that_it_was_hers(room: Room) -> None:
    table, _, _ = await bot_plays_for(room)
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    assert not any(seat["hers"] for seat in cleo.table["seats"])
    assert cleo.table["seats"][1]["sit"] == "ask"


# -- what a link tells ---------------------------------------------------------------------------------------


async def test_a_link_tells_a_stranger_who_invites_to_what_and_nothing_hidden(room: Room) -> None:
    ann = await room.client("Ann")
    table = await room.table(ann, new_table("fables", "me:red", "open:snow", title="Friday night"))
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    told = cleo.table
    assert (told["game"], told["title"], told["phase"]) == ("fables", "Friday night", "gathering")
    assert told["seats"][told["host_seat"]]["name"] == "Ann"
    assert [seat["sit"] for seat in told["seats"]] == ["", "free"]
    assert all(seat["title"] for seat in told["seats"]), "which Fable sits where"
    assert not told["host"]
    assert cleo.view == {}
    assert told["seed"] is None


async def test_a_deck_of_ones_own_is_not_told_by_a_link(room: Room) -> None:
    ann = await room.client("Ann")
    table = await room.table(ann, new_table("buffy", "me", "open"))
    table.places[0].row.choice = "1 a deck of my own\n"
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    assert "deck of my own" not in json.dumps(cleo.state)


async def test_who_has_just_given_a_name_sits_down_under_it(room: Room) -> None:
    ann = await room.client("Ann")
    table = await room.table(ann, new_table("fables", "me:red", "open:snow"))
    sessions = room.server.sessions
    nobody = await sessions.new_guest(wire.NewSession(), Language.FR)
    cleo = Client(room, replace(nobody))
    await cleo.enter(table)
    await sessions.change(nobody, wire.NewSession(name="Cleo"))
    await cleo.ask(asks.Sit(1))
    assert cleo.table["seats"][1]["name"] == "Cleo"


async def test_the_server_says_who_goes_by_a_name_of_her_own(room: Room) -> None:
    sessions = room.server.sessions
    for language in Language:
        nobody = await sessions.new_guest(wire.NewSession(), language)
        assert not told_person(nobody).named
        await sessions.change(nobody, wire.NewSession(name="Cleo"))
        assert told_person(nobody).named
    with pytest.raises(NoctuaryError, match="server-error-name"):
        await sessions.change(nobody, wire.NewSession(name="\u200b"))
