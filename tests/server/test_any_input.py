"""Nothing that anybody sends is a bug of ours: no answer is a 500, and no socket breaks a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from noctuary.server.app import make_app
from noctuary.server.settings import Settings
from noctuary.server.site.areas import ALL_CALLS
from tests.server.playing import QUICK, WIDE, quick_server
from tests.server.web import COOKIE, ORIGIN, Web

NAMES = (
    "%00",
    "a%00.txt",
    "%ff%fe",
    "%0d%0ax",
    "x" * 300 + ".txt",
    "x" * 5000,
    "..%2f..%2fetc%2fpasswd",
    "%F0%9F%92%A9",
    "-1",
    "2147483648",
    "9" * 40,
    "%D9%A3",
    "' OR 1=1 --",
)
SEATS = [{"sitter": "me"}, {"sitter": "bot"}]
BODIES: tuple[bytes, ...] = (
    b"",
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b"\xff\xfe",
    b'{"name":"\xff"}',
    b'{"name":' + b"[" * 100_000,
    b'{"name":' * 20_000,
    b'{"name":1e999}',
    b'{"at":' + b"9" * 400 + b',"seat":0}',
    b'{"language":"' + b"x" * 9000 + b'"}',
    b'{"name":"\\ud800","password":"xxxxxxxxxx"}',
    b'{"name":"a\\u0000b","password":"pass\\u0000word"}',
    b'{"name":"\\u0000","password":"xxxxxxxxxx"}',
    json.dumps({"game": "fables", "seats": SEATS, "title": "a\0b"}).encode(),
    json.dumps({"game": "buffy", "seats": [{"sitter": "me", "choice": "a\0b"}, SEATS[1]]}).encode(),
    json.dumps({"game": "fables", "seats": SEATS, "options": {"relics": "x" * 9000}}).encode(),
    json.dumps({"game": "fables", "seats": SEATS, "options": {"x" * 9000: 1}}).encode(),
    json.dumps({"game": "vtes", "seats": [{"sitter": "bot", "bot": "x" * 9000}, SEATS[0]]}).encode(),
    json.dumps({"made": ["x" * 9000], "move": "x" * 9000}).encode(),
    json.dumps({"made": [], "about": "\0" * 300}).encode(),
)
MESSAGES: tuple[bytes | str, ...] = (
    *BODIES,
    '{"t":' + "[" * 15_000,
    b'{"t":"say","text":"\xff"}',
    '{"t":"say","text":"a\\u0000b"}',
    '{"t":"sit","seat":1,"choice":"a\\u0000b"}',
    '{"t":"why","about":"\\u0000"}',
    '{"t":"why","about":"' + "x" * 9000 + '"}',
    '{"t":"move","decision":' + "9" * 400 + ',"index":0}',
    '{"t":"report","line":' + "9" * 30 + ',"why":"x"}',
    '{"t":"mute","seat":99999999999999999999,"on":true}',
    '{"t":"hand-over","seat":0,"bot":"' + "x" * 9000 + '"}',
)


@pytest.fixture(params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Web]:
    """A server with pages, on either database."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("page")
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        address = str(request.getfixturevalue("postgresql"))
    settings = Settings(address, origins=(ORIGIN,), limits=WIDE, patience=QUICK, client=tmp_path / "client")
    server = quick_server(settings)
    with TestClient(make_app(settings, server), base_url=ORIGIN) as client:
        yield Web(client, server)


def test_no_address_is_answered_with_500(anywhere: Web) -> None:
    ann = anywhere.guest()
    pages = [("get", path) for path in ("/{page}", "/assets/{page}", "/play/{page}", "/table/{page}")]
    for method, path in [*((call.method, call.path) for call in ALL_CALLS), *pages]:
        for name in NAMES:
            asked = "/".join(name if part.startswith("{") else part for part in path.split("/"))
            query = f"?lang={name}&seat={name}&text={name}&to={name}"
            status = ann.request(method.upper(), asked + query).status_code
            assert status < 500, (method, asked, status)
            if "{" not in path:
                break
        if path == "/api/account":
            ann = anywhere.guest()  # she has deleted herself


def test_no_body_is_answered_with_500(anywhere: Web) -> None:
    ann = anywhere.guest()
    table = ann.table()
    for call in ALL_CALLS:
        if call.method != "post":
            continue
        for content in BODIES:
            answer = anywhere.client.post(
                call.path.replace("{table}", table), content=content, headers=ann.headers()
            )
            assert answer.status_code < 500, (call.path, content[:80], answer.text)


@pytest.mark.parametrize("name", ["cookie", "accept-language", "content-type", "origin", "host"])
def test_no_header_is_answered_with_500(web: Web, name: str) -> None:
    values = ("", "\t", ";=;", "x" * 9000, '"', f"{COOKIE}=\xff", f"{COOKIE}=" + "x" * 4000, "fr;q=x,,;,en")
    for value in values:
        sent = {"origin": ORIGIN, "x-noctuary": "1", name: value}
        headers = {key.encode(): given.encode("latin-1") for key, given in sent.items()}
        answer = web.client.get("/api/hello", headers=headers)
        assert answer.status_code < 500, (name, value[:40])


def test_no_message_breaks_a_table(anywhere: Web) -> None:
    ann = anywhere.guest()
    with ann.at(ann.table()) as seat:
        seat.read("snapshot")
        for message in MESSAGES:
            if isinstance(message, bytes):
                if len(message) > 16_000:
                    continue
                seat.socket.send_bytes(message)
            else:
                seat.socket.send_text(message)
            seat.send(t="ping")
            seat.read("pong")
