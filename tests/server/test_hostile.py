"""No input is answered with a failure of ours: long, deep, broken and misleading texts at every door."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.web import BOT, COOKIE, ME, Browser, Web

LONG = "x" * 5000
DEEP = "[" * 20_000 + "]" * 20_000
ADDRESSES = [
    ("GET", "/api/replays/{table}/at/" + "9" * 5000),
    ("GET", "/api/replays/{table}/at/" + "9" * 30),
    ("GET", "/api/replays/{table}/at/-1"),
    ("GET", "/api/replays/{table}?seat=" + LONG),
    ("DELETE", "/api/blocks/" + "9" * 30),
    ("DELETE", "/api/blocks/" + "9" * 5000),
    ("GET", "/api/tables/%00/record"),
    ("GET", "/api/tables/%ed%a0%80/record"),
    ("GET", f"/api/tables/{LONG}/record"),
    ("GET", "/api/tables/{table}/faces/%00"),
    ("GET", "/api/tables/{table}/faces/" + LONG),
    ("GET", f"/play/{LONG}?to={LONG}"),
    ("GET", f"/api/hello?lang={LONG}"),
]
BODIES = [
    '{"zz":' + DEEP + "}",
    '{"options":' + DEEP + "}",
    '{"name":"\\ud800","password":"\\ud800aaaaaaaa"}',
    '{"name":"\\u0000\\u0000","password":"aaaaaaaaaa"}',
    '{"name":"' + "\ufdfa" * 24 + '","password":"aaaaaaaaaa"}',
    '{"made":["' + "x" * 300 + '"]}',
    '{"made":[],"about":"move #99999999999999999999 > A2"}',
    '{"at":1e400}',
    "[]",
    "null",
    "",
]
OPTIONS: list[dict[str, Any]] = [
    {LONG: 1},
    {"format": LONG},
    {"turn_cap": 10**40},
    {"relics": LONG},
    {"sets": LONG},
]


def raw(browser: Browser, path: str, body: str | bytes) -> int:
    browser.web.client.cookies.clear()
    answer = browser.web.client.request("POST", path, content=body, headers=browser.headers())
    browser.web.client.cookies.clear()
    if COOKIE in answer.cookies:
        browser.cookie = answer.cookies[COOKIE]
    return int(answer.status_code)


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_no_address_breaks_the_server(web: Web, method: str, path: str) -> None:
    ann = web.guest()
    table = ann.table()
    assert ann.request(method, path.replace("{table}", table)).status_code < 500


@pytest.mark.parametrize(
    "path", ["/api/session", "/api/sign-in", "/api/account", "/api/tables", "/api/lessons/first-patrol"]
)
def test_no_body_breaks_the_server(web: Web, path: str) -> None:
    ann = web.guest()
    for body in BODIES:
        assert raw(ann, path, body) < 500, body[:60]
    assert raw(ann, path, b"\xff\x00") < 500


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes", LONG])
def test_no_wish_for_a_table_breaks_the_server(web: Web, game: str) -> None:
    ann = web.guest()
    for options in OPTIONS:
        seats = [{"sitter": "me"}, {"sitter": "bot", "bot": "random"}]
        assert ann.post("/api/tables", {"game": game, "seats": seats, "options": options}).status_code < 500
    for choice in (LONG, "\x00\n", " " * 60_000 + "\nx", "1 " + "9" * 60_000 + "\n"):
        seats = [{"sitter": "me", "choice": choice}, {"sitter": "bot", "bot": LONG}]
        assert ann.post("/api/tables", {"game": game, "seats": seats, "mode": LONG}).status_code < 500


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/api/tables", {"game": "fables", "seats": [ME, {**BOT, "bot": LONG}]}),
        ("/api/tables", {"game": "fables", "seats": [ME, BOT], "mode": LONG}),
        ("/api/tables/{table}/again", {"bot": LONG}),
        ("/api/replays/{table}/play", {"at": 0, "seat": 0, "bot": LONG}),
        ("/api/decks/{deck}/play", {"bot": LONG}),
        ("/api/sets/buffy/play", {"text": "", "deck": "ada-vance", "bot": LONG}),
    ],
)
def test_no_name_of_a_bot_is_long_or_quoted_whole(web: Web, path: str, wish: dict[str, Any]) -> None:
    ann = web.guest()
    deck = ann.post("/api/decks", {"game": "vtes", "name": "Mine", "cards": {"parts": {}}}).json()["id"]
    told = ann.post(path.replace("{table}", ann.table()).replace("{deck}", deck), wish)
    assert told.status_code == 400, "it is not even looked up"
    assert len(told.text) < 500


def test_no_message_at_a_table_breaks_it(web: Web) -> None:
    ann = web.guest()
    messages = [
        '{"t":"why","about":"hunt 99999999999999999999"}',
        '{"t":"why","about":"' + "#9" * 140 + '"}',
        '{"t":"why","zz":' + "[" * 7000 + "]" * 7000 + "}",
        '{"t":"why","about":"\\ud800"}',
        '{"t":"say","text":"\\u0000\\u202e"}',
        '{"t":"hand-over","seat":0,"bot":"' + "x" * 3000 + '"}',
        '{"t":"play","index":99999,"decision":1e99}',
        '{"t":"report","line":99999999999999999999999,"why":"x"}',
        '{"t":"report","line":9999999999999999,"why":"x"}',
        '{"t":"block","line":-99999999999999999}',
        "nonsense",
    ]
    seats = [
        {"sitter": "me", "choice": "v5-malkavian"},
        {"sitter": "bot", "choice": "v5-ventrue", "bot": "random"},
    ]
    with ann.at(ann.table("vtes", *seats)) as seat:
        for message in messages:
            seat.socket.send_text(message)
        seat.send(t="ping")
        assert seat.read("pong") == {"t": "pong"}, "the table is awake and answers"


# -- names ------------------------------------------------------------------------------------------------


def test_nobody_goes_by_what_looks_like_another_s_account(web: Web) -> None:
    ann = web.guest("Ann")
    assert ann.post("/api/account", {"name": "Ann", "password": "correct horse"}).status_code == 201
    for twin in ("\u0410nn", "\uff21nn", "A\u200bnn", "ANN"):
        assert web.stranger().post("/api/session", {"name": twin}).status_code == 422
        assert web.guest("Bob").post("/api/session", {"name": twin}).status_code == 422
        wish = {"name": twin, "password": "another horse"}
        assert web.guest("Bob").post("/api/account", wish).status_code == 422
        signed_in = web.stranger().post("/api/sign-in", {"name": twin, "password": "correct horse"})
        assert signed_in.status_code == 200, "and whoever types it so is meant all the same"


def test_titles_and_names_carry_no_signs_that_nobody_sees(web: Web) -> None:
    ann = web.guest("A\u202en\u200bn")
    assert ann.get("/api/hello").json()["person"]["name"] == "Ann"
    ann.table("fables", ME, BOT, title="a\u202e\x07 \u2066table", public=True)
    titles = [line["title"] for line in ann.get("/api/tables").json()["tables"]]
    assert titles == ["a table"]


def test_nobody_sits_down_who_looks_like_somebody_at_the_table(web: Web) -> None:
    ann, twin, bob = web.guest("Ann"), web.guest("\u0410nn"), web.guest("Bob")
    table = ann.table("fables", ME, {"sitter": "open", "choice": "snow"})
    with ann.at(table), twin.at(table) as seat:
        seat.send(t="sit", seat=1)
        assert seat.read("wrong")["error"] == "server-error-name-at-table"
    with bob.at(table) as seat:
        seat.send(t="sit", seat=1)
        seat.send(t="ping")
        while (told := seat.read())["t"] != "pong":
            assert told["t"] != "wrong", json.dumps(told)
