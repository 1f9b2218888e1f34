"""`noctuary serve` and `noctuary play` as processes of their own."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from noctuary.cli.browser import may_open_browser
from noctuary.kernel.errors import NoctuaryError
from noctuary.server import running
from noctuary.server.app import make_app
from noctuary.server.settings import Settings
from noctuary.text.catalogue import Language, error_text
from tests.server.playing import WIDE, quick_server
from tests.server.test_card_sets import MY_SET, deck_with_own_cards

PATIENCE = 120  # seconds; a busy machine needs some
PAGE = "<!doctype html><title>Noctuary</title>"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text(PAGE)
    (tmp_path / "client" / "assets" / "app-1.js").write_text("/* app */")
    return tmp_path


@contextmanager
def started(home: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running command and the address that it prints."""
    environment = {
        **os.environ,
        "NOCTUARY_HOME": str(home),
        "NOCTUARY_CLIENT": str(home / "client"),
        "CI": "true",
    }
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", "from noctuary.cli import main; main()", *arguments, "--lang", "en"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        printed = ""
        while not (found := re.search(r"http://\S+", printed)):
            line = process.stdout.readline()
            assert line, printed
            printed += line
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def get(address: str) -> tuple[int, str, dict[str, str]]:
    class NoRedirect(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *arguments: object) -> None:
            return None

    opener = urllib.request.build_opener(NoRedirect)
    try:
        with opener.open(address, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode(), dict(answer.headers)
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code, wrong.read().decode(), dict(wrong.headers)


def stop(process: subprocess.Popen[str]) -> str:
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=PATIENCE)
    return output


def test_serve_serves_the_pages_and_stops_with_one_line(home: Path) -> None:
    with started(home, "serve", "--port", "0") as (process, address):
        assert get(address)[1] == PAGE
        assert get(f"{address}/table/any/where")[1] == PAGE
        status, _, headers = get(f"{address}/assets/app-1.js")
        assert (status, "immutable" in headers["cache-control"]) == (200, True)
        assert get(f"{address}/../client/index.html")[0] in (200, 404)
        assert get(f"{address}/.stamp")[0] == 404
        assert json.loads(get(f"{address}/api/hello")[1])["person"] is None
        assert stop(process).strip() == "Stopped. Every table is saved."
        assert process.returncode == 0


def test_play_lays_a_table_and_the_next_play_goes_on_with_it(home: Path) -> None:
    with started(home, "play", "fables") as (process, address):
        status, _, headers = get(address)
        assert status == 303
        table = headers["location"]
        assert table.startswith("/table/")
        assert "HttpOnly" in headers["set-cookie"]
        output = stop(process)
        assert output.strip().endswith("offers to resume it.")
        assert process.returncode == 0
    with started(home, "play", "--resume") as (process, address):
        assert get(address)[2]["location"] == table
        stop(process)


def test_a_second_play_finds_the_table_of_the_first(home: Path) -> None:
    with started(home, "play", "fables") as (first, address):
        table = get(address)[2]["location"]
        with started(home, "play", "fables") as (second, same):
            assert same == address
            assert second.wait(PATIENCE) == 0
            assert second.stdout is not None
            assert "another window" in second.stdout.read()
        assert get(same)[2]["location"] == table, "and the first one does not mind"
        stop(first)
    with started(home, "play", "fables") as (process, fresh):  # once it has ended, a new one is laid
        assert fresh != address
        stop(process)


def test_a_play_beside_a_server_is_sent_to_it(home: Path) -> None:
    with started(home, "serve", "--port", "0") as (server, address):
        with started(home, "play", "fables") as (second, same):
            assert same == address
            assert second.wait(PATIENCE) == 0
        stop(server)


def test_the_card_sets_of_the_configuration_folder_and_of_the_command_line_are_there(home: Path) -> None:
    """A deck that needs them both is dealt as soon as `noctuary play` is called."""
    (home / "sets").mkdir()
    (home / "sets" / "mine.toml").write_text(MY_SET, encoding="utf-8")
    other = home / "other.toml"
    other.write_text(MY_SET.replace("my-set", "other-set").replace("lucky", "unlucky"), encoding="utf-8")
    deck = home / "mine.txt"
    deck.write_text(deck_with_own_cards().replace("3 lucky-break", "3 lucky-break\n3 unlucky-break"))
    with started(home, "play", "buffy", "--set", str(other), "--decks", str(deck)) as (process, address):
        assert get(address)[2]["location"].startswith("/table/")
        root = address.partition("/play/")[0]
        buffy = next(
            game for game in json.loads(get(f"{root}/api/hello")[1])["games"] if game["slug"] == "buffy"
        )
        assert "own_sets" in [option["name"] for option in buffy["options"]]
        stop(process)


def test_a_card_set_that_is_wrong_is_told_and_costs_nobody_her_game(home: Path) -> None:
    (home / "sets").mkdir()
    (home / "sets" / "wrong.toml").write_text("format = 99", encoding="utf-8")
    with started(home, "serve", "--port", "0") as (process, address):
        hello = json.loads(get(f"{address}/api/hello")[1])
        assert "own_sets" not in json.dumps(hello)
        stop(process)


def test_a_server_that_is_killed_in_mid_game_loses_nothing(home: Path) -> None:
    """kill -9 while a bot thinks, again and again; the game finishes all the same."""
    port = free_port()
    serve = ("serve", "--port", str(port), "--pause", "0")
    cookie, table, over, answered = "", "", False, 0
    for life in range(10):
        with started(home, *serve) as (process, address):
            if not table:
                cookie, table = table_at(address)
            with connected(address, cookie, table) as socket:
                for _ in range(1000 if life >= 2 else 5):
                    message = json.loads(socket.recv(timeout=PATIENCE))
                    told = message.get("table")
                    over = over or (told is not None and told["phase"] == "over")
                    prompt = message.get("prompt")
                    if over:
                        break
                    if prompt:
                        answered += 1
                        index = answered % len(prompt["offers"])
                        socket.send(json.dumps({"t": "move", "decision": prompt["decision"], "index": index}))
                if over:
                    assert json.loads(get(f"{address}/api/replays/{table}/verify")[1])["good"]
                    return
                process.kill()
    raise AssertionError("the game never ended")


def free_port() -> int:
    with running.listen("127.0.0.1", 0, or_next=False) as listener:
        return int(listener.getsockname()[1])


def table_at(address: str) -> tuple[str, str]:
    """A guest's cookie, and a short game against a bot."""

    def post(path: str, body: object, cookie: str = "") -> tuple[dict[str, str], dict[str, str]]:
        headers = {"x-noctuary": "1", "origin": address, "cookie": cookie}
        request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer), dict(answer.headers)

    cookie = post("/api/session", {})[1]["set-cookie"].split(";")[0]
    seats = [{"sitter": "me", "choice": "red"}, {"sitter": "bot", "choice": "snow", "bot": "random"}]
    wish = {"game": "fables", "seats": seats, "options": {"turn_cap": 10}}
    return cookie, post("/api/tables", wish, cookie)[0]["table"]


@contextmanager
def connected(address: str, cookie: str, table: str) -> Iterator[ClientConnection]:
    where = f"{address.replace('http', 'ws')}/ws/table/{table}"
    with connect(where, origin=Origin(address), additional_headers={"cookie": cookie}) as socket:
        socket.send(json.dumps({"t": "enter", "language": "en"}))
        yield socket


def test_a_port_that_is_taken_is_passed_over(home: Path) -> None:
    other = home / "other"
    shutil.copytree(home / "client", other / "client")
    with started(home, "play") as (one, first), started(other, "play") as (two, second):
        assert first.split("/play/")[0] != second.split("/play/")[0]
        stop(one)
        stop(two)


def test_a_public_address_needs_tls() -> None:
    for host in ("0.0.0.0", "192.0.2.1", "::"):
        with pytest.raises(NoctuaryError, match="server-error-public"):
            running.check(Settings("sqlite://", host=host))
    running.check(Settings("sqlite://", host="0.0.0.0", behind_proxy=True, origins=("https://play.example",)))
    with pytest.raises(NoctuaryError, match="error-cannot-read-file"):  # it would do, if it were there
        running.check(Settings("sqlite://", host="0.0.0.0", certificate=Path("c"), private_key=Path("k")))
    running.check(Settings("sqlite://"))
    with pytest.raises(NoctuaryError, match="server-error-proxy-origin"):
        running.check(Settings("sqlite://", behind_proxy=True))
    with pytest.raises(NoctuaryError, match="server-error-origin"):
        running.check(Settings("sqlite://", origins=("play.example",)))


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("tls")
    made = ["-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = ["-out", str(folder / "cert.pem"), "-keyout", str(folder / "key.pem")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", *made, *files]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "cert.pem", folder / "key.pem"


def test_listening_everywhere_is_no_name_by_which_anybody_could_come(certificate: tuple[Path, Path]) -> None:
    cert, key = certificate
    for host in ("0.0.0.0", "::", "[::]"):
        nameless = Settings("sqlite://", host=host, certificate=cert, private_key=key)
        with pytest.raises(NoctuaryError, match="server-error-nameless") as refused:
            running.check(nameless)
        assert "--origin https://play.example.org:8080" in error_text(Language.EN, refused.value)
        named = replace(nameless, origins=("https://play.example:8080",))
        running.check(named)
        assert named.own_hosts() == {"play.example:8080"}
        assert running.address(named) == "https://play.example:8080"
    alone = Settings("sqlite://", host="2001:db8::1", certificate=cert, private_key=key)
    running.check(alone)
    assert alone.own_origins() == {running.address(alone)} == {"https://[2001:db8::1]:8080"}


def test_a_public_server_says_where_it_answers(home: Path) -> None:
    wished = ("--port", "0", "--behind-proxy", "--origin", "http://play.example")
    with started(home, "serve", *wished) as (process, _):
        assert process.stdout is not None
        assert "http://play.example, and under no other" in process.stdout.readline()
        stop(process)


def test_behind_a_proxy_only_its_origin_counts_and_cookies_are_secure() -> None:
    settings = Settings("sqlite://", behind_proxy=True, origins=("https://play.example",))
    assert settings.own_hosts() == {"play.example"}
    assert settings.own_origins() == {"https://play.example"}
    assert settings.secure


def test_over_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    origin = "https://play.example"
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = Settings(database, behind_proxy=True, origins=(origin,), limits=WIDE)
    with TestClient(make_app(settings, quick_server(settings)), base_url=origin) as client:
        answer = client.post("/api/session", headers={"origin": origin, "x-noctuary": "1"}, content="{}")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-noctuary=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert answer.headers["strict-transport-security"]


def test_a_taken_port_is_an_error_where_it_was_asked_for() -> None:
    listener = running.listen("127.0.0.1", 0, or_next=False)
    with listener, pytest.raises(NoctuaryError, match="server-error-port"):
        running.listen("127.0.0.1", listener.getsockname()[1], or_next=False)


def test_no_browser_without_a_screen_or_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert may_open_browser({"DISPLAY": ":0"})
    assert not may_open_browser({"DISPLAY": ":0", "CI": "true"})
    assert not may_open_browser({})
