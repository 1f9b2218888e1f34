"""The server's doors: a whole server in this process, asked over HTTP and sockets in foreign words."""

from __future__ import annotations

import json
import logging
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from noctuary.server.app import make_app
from noctuary.server.call import Call
from noctuary.server.settings import Settings
from noctuary.server.site.areas import ALL_CALLS
from noctuary.server.wires import asks
from tests.fuzz.havoc import spoiled, words_of_chance
from tests.hostile.notations import HUGE
from tests.server.playing import QUICK, WIDE, quick_server
from tests.server.web import ORIGIN, Browser, Web

SEATS: Final[dict[str, list[dict[str, str]]]] = {
    "fables": [{"sitter": "me", "choice": "red"}, {"sitter": "bot", "choice": "snow", "bot": "random"}],
    "buffy": [
        {"sitter": "me", "choice": "ada-vance"},
        {"sitter": "bot", "choice": "countess-vesna", "bot": "random"},
    ],
    "vtes": [
        {"sitter": "me", "choice": "v5-malkavian"},
        {"sitter": "bot", "choice": "v5-ventrue", "bot": "random"},
    ],
}
FAIRLY_SHORT: Final = 60_000  # characters of a request; beyond its limit the server does not read on


class Served:
    """A server, a guest at it, and a table of each game at which she plays a bot."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="noctuary-fuzz-")))
        settings = Settings(
            database=f"sqlite:///{folder / 'tables.db'}", origins=(ORIGIN,), limits=WIDE, patience=QUICK
        )
        server = quick_server(settings)
        client = self._stack.enter_context(TestClient(make_app(settings, server), base_url=ORIGIN))
        self.guest: Browser = Web(client, server).guest("Ann")
        self.client = client
        self.tables = {game: self.guest.table(game, *seats) for game, seats in SEATS.items()}
        self.errors = _Errors()
        logging.getLogger("noctuary").addHandler(self.errors)
        self._stack.callback(logging.getLogger("noctuary").removeHandler, self.errors)

    def close(self) -> None:
        self._stack.close()


class _Errors(logging.Handler):
    """An exception that the server caught and only logged is a find, too."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))

    def check(self) -> None:
        if self.told:
            found = self.told.pop()
            self.told.clear()
            raise AssertionError(f"the server logged an error: {found}")


class HttpDoor:
    """Requests: known paths and foreign ones, bodies of the right shape with wrong things in them."""

    def __init__(self) -> None:
        self._served = Served()
        self._left = 0

    def make(self, random: Random) -> str:
        call = random.choice([call for call in ALL_CALLS if call.path not in _ENDING])
        path = "/".join(self._word(word, random) for word in call.path.split("/"))
        if call.query and random.random() < 0.5:
            path += "?" + "&".join(f"{name}={_line(random)}" for name in call.query)
        method = (
            call.method.upper() if random.random() < 0.95 else random.choice(("PUT", "HEAD", "PATCH", "X"))
        )
        return json.dumps([method, path, _body(call, random)])[:FAIRLY_SHORT]

    def _word(self, word: str, random: Random) -> str:
        if not word.startswith("{") or random.random() < 0.02:
            return word
        if word == "{table}" and random.random() < 0.7:
            return random.choice(sorted(self._served.tables.values()))
        return _line(random)

    def knock(self, text: str) -> None:
        try:
            method, path, body = json.loads(text)
        except ValueError:  # cut off in the middle: then all of it is the body
            method, path, body = "POST", "/api/tables", text
        content = body if isinstance(body, str) else json.dumps(body)
        self._served.client.cookies.clear()
        answer = self._served.client.request(
            method,
            _ascii(path),
            content=content.encode("utf-8", "replace"),
            headers=self._served.guest.headers(),
        )
        assert answer.status_code != 500, answer.text[:300]  # 503: the pages may not have been built here
        self._served.errors.check()

    def close(self) -> None:
        self._served.close()


class SocketDoor:
    """Messages at a table: known kinds with wrong things in them, what is no message, and bytes."""

    def __init__(self) -> None:
        self._served = Served()
        self._stack = ExitStack()
        self._socket: WebSocketTestSession | None = None
        self._table = ""

    def make(self, random: Random) -> str:
        self._table = random.choice(sorted(self._served.tables.values()))
        if random.random() < 0.15:
            return spoiled(json.dumps(_message(random)), random)
        return json.dumps(_message(random))[:FAIRLY_SHORT]

    def knock(self, text: str) -> None:
        socket = self._open()
        try:
            socket.send_text(text.encode("utf-8", "replace").decode())
            socket.send_text('{"t":"ping"}')
            while json.loads(socket.receive_text())["t"] != "pong":
                pass
        except WebSocketDisconnect as closed:
            self._leave()
            if closed.code not in _WITH_A_REASON:
                raise AssertionError(f"closed with {closed.code}: {closed.reason}") from None
        self._served.errors.check()

    def _open(self) -> WebSocketTestSession:
        if self._socket is None:
            table = self._table or next(iter(self._served.tables.values()))
            seat = self._stack.enter_context(self._served.guest.at(table))
            self._socket = seat.socket
        return self._socket

    def _leave(self) -> None:
        self._stack.close()
        self._socket = None

    def close(self) -> None:
        self._leave()
        self._served.close()


_WITH_A_REASON: Final = (1000, 1008, 1009, 1012)
# Signing out and deleting oneself would end the run for all that comes after.
_ENDING: Final = ("/api/sign-out", "/api/account")


def _line(random: Random) -> str:
    """Something short for a path or a query."""
    return random.choice(
        (
            random.choice(HUGE)[:40],
            "..",
            "%00",
            "%2e%2e%2f",
            "a" * random.randrange(1, 300),
            words_of_chance(random)[:60],
            "en",
            "fr",
            "0",
            "-1",
            "sniper-shot",
        )
    )


def _ascii(path: str) -> str:
    """As a client writes it: what is no letter of a path goes as %XX."""
    from urllib.parse import quote

    return quote(path.encode("utf-8", "replace"), safe="/?&=%.~-_")[:8000] or "/"


def _body(call: Call[Any], random: Random) -> Any:
    if call.takes is None or random.random() < 0.1:
        return words_of_chance(random)
    return _struct(call.takes, random)


def _message(random: Random) -> Any:
    return _struct(random.choice(get_args(asks.Asked)), random)


def _struct(kind: type[msgspec.Struct], random: Random) -> dict[str, Any]:
    """Its fields, each left out, right, or wrong; now and then one that it does not have."""
    written: dict[str, Any] = {}
    config = kind.__struct_config__
    if config.tag is not None:
        written[config.tag_field or "t"] = config.tag
    for field in msgspec.structs.fields(kind):
        if random.random() < 0.85:
            written[field.encode_name] = _value(field.encode_name, random)
    if random.random() < 0.05:
        written[_line(random)] = _value("", random)
    return written


def _value(name: str, random: Random) -> Any:
    drawn = random.random()
    if name in _LIKELY and drawn < 0.6:
        return random.choice(_LIKELY[name])
    if drawn < 0.75:
        return random.choice((0, 1, 2, 3, -1, 2**31, 2**63, 10**30, 0.5, True, False, None))
    if drawn < 0.95:
        return words_of_chance(random)
    return random.choice(
        ([], {}, [[[]]], {"a": {"b": None}}, [None] * 200, ["x"] * 70, {str(n): n for n in range(50)})
    )


_LIKELY: Final[dict[str, tuple[Any, ...]]] = {
    "game": ("fables", "buffy", "vtes", "chess"),
    "seats": (SEATS["fables"], SEATS["vtes"], [], SEATS["buffy"] * 3),
    "options": ({}, {"turn_cap": 1}, {"turn_cap": -1}, {"relics": "printed"}, {"nonsense": 1}),
    "language": ("en", "fr", "de"),
    "seat": (0, 1, 2, 9, -1),
    "index": (0, 1, 5, 10_000, -1),
    "decision": (0, 1, 2, 50, 10_000),
    "about": ("hunt 99999999999999999999", "bleed", "shop/attack-2", "play x by y", "concede"),
    "text": ("hello", "a" * 500, "\u202eolleh"),
    "on": (True, False),
    "open": (True, False),
    "yes": (True, False),
    "bot": ("random", "greedy", "deep"),
    "choice": ("red", "v5-malkavian", "nobody"),
    "name": ("Ann", "Аnn", "A" * 60, "\u200b"),
    "password": ("correct horse", "x"),
}
