"""A restart while people play, as systemd does it: nobody is turned away, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import activation, running
from noctuary.server.settings import Settings
from tests.docs.pages import ROOT
from tests.server.test_running import PAGE, PATIENCE

if TYPE_CHECKING:
    from noctuary.server.app import Server

# What systemd does: the socket is file 3, and the variables name this very process.
HANDED_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
sys.argv[1:] = sys.argv[2:]
from noctuary.cli import main
main()
"""
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@pytest.fixture
def held() -> Iterator[socket.socket]:
    """A listening socket that outlives servers."""
    with socket.create_server(("127.0.0.1", 0), backlog=128) as listener:
        yield listener


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text(PAGE)
    return tmp_path


@contextmanager
def serving(home: Path, held: socket.socket, log: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    environment = {
        **os.environ,
        "NOCTUARY_HOME": str(home),
        "NOCTUARY_CLIENT": str(home / "client"),
        "CI": "true",
    }
    wish = ("serve", "--pause", "0", "--log-format", "json", "--log-level", "info", "--lang", "en", *more)
    with log.open("a") as written:
        process = subprocess.Popen(
            [sys.executable, "-u", "-c", HANDED_OVER, str(held.fileno()), *wish],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            env=environment,
            pass_fds=[held.fileno()],
            start_new_session=True,
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http" in line, log.read_text()
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    output, _ = process.communicate(timeout=PATIENCE)
    assert "Every table is saved" in output


class Visitor:
    """A browser, and somebody who reloads the page all the time."""

    def __init__(self, address: str, origin: str | None = None, trust: ssl.SSLContext | None = None) -> None:
        self.address, self.origin, self._trust = address, origin or address, trust
        self._host = self.origin.partition("://")[2]
        self.cookie = ""
        self.answers: list[object] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._reload)

    def request(self, path: str, body: object = None) -> tuple[Any, dict[str, str]]:
        headers = {"x-noctuary": "1", "origin": self.origin, "cookie": self.cookie, "host": self._host}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE, context=self._trust) as answer:
            return json.load(answer), dict(answer.headers)

    def sit_down(self) -> str:
        cookie = self.request("/api/session", {"name": "Ann"})[1]
        self.cookie = next(value for name, value in cookie.items() if name.lower() == "set-cookie").split(
            ";"
        )[0]
        seats = [{"sitter": "me", "choice": "red"}, {"sitter": "bot", "choice": "snow", "bot": "normal"}]
        wish = {"game": "fables", "seats": seats, "hints": True}
        return str(self.request("/api/tables", wish)[0]["table"])

    @contextmanager
    def at(self, table: str, **more: Any) -> Iterator[ClientConnection]:
        where = f"{self.address.replace('http', 'ws', 1)}/ws/table/{table}"
        host, port = re.findall(r"//([^:/]+):(\d+)", self.address)[0]
        there = socket.create_connection((host, int(port)), PATIENCE, source_address=("127.0.0.2", 0))
        where = where.replace(f"{host}:{port}", self._host)
        headers = {"cookie": self.cookie}
        with connect(
            where, sock=there, ssl=self._trust, origin=Origin(self.origin), additional_headers=headers
        ) as line:
            line.send(json.dumps({"t": "enter", "language": "en", **more}))
            yield line

    def _reload(self) -> None:
        while not self._stop.is_set():
            try:
                self.answers.append(self.request("/api/hello")[0]["version"])
            except urllib.error.HTTPError as wrong:
                with wrong:
                    self.answers.append(wrong.code)
            except OSError as wrong:
                self.answers.append(type(wrong))
            time.sleep(0.15)  # more often would be too often

    @contextmanager
    def reloading(self) -> Iterator[None]:
        self._thread.start()
        try:
            yield
        finally:
            self._stop.set()
            self._thread.join(PATIENCE)


class Game:
    """What the page has been told of its game."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.moves = 0

    def read(self, line: ClientConnection, until: int) -> int:
        """Answer what is asked until so many moves were made, or the line is closed: with which code."""
        try:
            while self.moves < until:
                message = json.loads(line.recv(timeout=PATIENCE))
                if message["t"] == "snapshot":
                    told = [entry["text"] for entry in message["log"]]
                    assert told[: len(self.log)] == self.log, "what was told once is still so"
                    self.log = told
                elif message["t"] == "changed":
                    assert message["log_cut"] is None
                    self.log += [entry["text"] for entry in message["log"]]
                prompt = message.get("prompt")
                if prompt:
                    self.moves += 1
                    time.sleep(0.25)  # nobody answers more often than a person may
                    line.send(json.dumps({"t": "hint", "decision": prompt["decision"]}))
                    move = {"t": "move", "decision": prompt["decision"], "index": 0}
                    line.send(json.dumps(move))
            return 0
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


def play_through_a_restart(
    visitors: list[Visitor], home: Path, held: socket.socket, log: Path, *more: str
) -> None:
    """All of them reload all the time, the first one plays."""
    game, player = Game(), visitors[0]
    with serving(home, held, log, *more) as first:
        table = player.sit_down()
        with ExitStack() as reloading:
            for visitor in visitors:
                reloading.enter_context(visitor.reloading())
            with player.at(table) as line:
                assert game.read(line, until=3) == 0
                stopping = threading.Thread(target=stop, args=(first,))
                stopping.start()  # while the bot thinks about the last move, and about a hint
                assert game.read(line, until=10_000) == 1012
                stopping.join()
            with serving(home, held, log, *more), player.at(table) as line:
                assert game.read(line, until=game.moves + 3) == 0
                reloading.close()  # before this one is killed
    for visitor in visitors:
        assert [answer for answer in visitor.answers if not isinstance(answer, str)] == [], (
            "nobody is cut off"
        )
        assert len(visitor.answers) > 5
    written = log.read_text()
    assert table not in written
    assert player.cookie.partition("=")[2] not in written
    told = [json.loads(each) for each in written.splitlines()]
    assert [each for each in told if each["level"] == "error"] == [], "a restart is nothing to worry about"
    assert any(each.get("closed") == 1012 for each in told)


def test_a_restart_turns_nobody_away_and_the_game_goes_on(home: Path, held: socket.socket) -> None:
    """Neither whoever comes through nginx, set up as the example says, nor whoever comes straight."""
    origin = "https://play.example.org"
    straight = Visitor(f"http://127.0.0.1:{held.getsockname()[1]}", origin)
    more = ("--behind-proxy", "--origin", origin, "--log-addresses", "full")
    with nginx(home, held) as proxied:
        play_through_a_restart([*proxied, straight], home, held, home / "log", *more)
        if proxied:
            assert '"address": "127.0.0.2"' in (home / "log").read_text(), "the visitor's, as nginx tells it"


@contextmanager
def nginx(home: Path, held: socket.socket) -> Iterator[list[Visitor]]:
    """Somebody who comes through it; nobody where it is not installed."""
    if NGINX is None:
        yield []
        return
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    certificate, key = home / "cert.pem", home / "key.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-out"]
    subprocess.run([*command, certificate, "-keyout", key, *subject], check=True, capture_output=True)
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    for old, new in (
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 80;", f"listen unix:{home}/plain.sock;"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(key)),
        ("127.0.0.1:8080", f"127.0.0.1:{held.getsockname()[1]}"),
    ):
        assert old in site
        site = site.replace(old, new)
    whole = home / "nginx.conf"
    folders = "".join(
        f"{name}_temp_path {home}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; pid {home}/nginx.pid; error_log {home}/error.log;"
    whole.write_text(f"{head} events {{}} http {{ {folders}\n{site}\n}}\n")
    proxy = subprocess.Popen([NGINX, "-p", str(home), "-c", str(whole)], start_new_session=True)
    try:
        trust = ssl.create_default_context(cafile=str(certificate))
        trust.check_hostname = False
        for _ in range(200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            time.sleep(0.05)
        yield [Visitor(f"https://127.0.0.1:{port}", "https://play.example.org", trust)]
    finally:
        proxy.terminate()
        proxy.wait(30)


class Nothing:
    """A server without tables."""

    async def open(self) -> None: ...

    async def hand_over(self) -> None: ...


def serving_nothing(name: str) -> running.Uvicorn:
    async def ready() -> None: ...

    app = Starlette(routes=[Route("/", lambda _: PlainTextResponse(name))])
    config = running.uvicorn_config(app, Settings(database=""))
    config.load()
    server = running.Uvicorn(config, cast("Server", Nothing()), ready)
    server.lifespan = config.lifespan_class(config)
    return server


@pytest.mark.parametrize("rounds", range(5))
async def test_whoever_is_at_the_door_when_a_server_stops_is_answered(rounds: int) -> None:
    """In whichever round of the loop she is: not accepted, accepted and not yet seen to, or heard."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = serving_nothing("the old one")
        await server.startup([listener])
        with socket.create_connection(listener.getsockname()) as visitor:
            visitor.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            for _ in range(rounds):
                await asyncio.sleep(0)
            await server.shutdown([listener])
            visitor.settimeout(PATIENCE)
            assert visitor.recv(4096).startswith(b"HTTP/1.1 200 OK"), "nobody else is there to answer her"


def test_only_what_is_meant_for_this_process_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
    assert activation.handed_over() is None
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "2")
    with pytest.raises(NoctuaryError, match="server-error-handed-over"):
        activation.handed_over()
    assert "LISTEN_PID" not in os.environ


def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        activation.tell_systemd("READY=1")
        assert listener.recv(100) == b"READY=1"
    activation.tell_systemd("READY=1")  # nobody is there any more
