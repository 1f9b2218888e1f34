"""Over sockets: who is let in, what is said, and why one is closed."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from noctuary.server.app import make_app
from noctuary.server.settings import Limits, Rate, Settings
from noctuary.server.table import talking
from tests.server.playing import QUICK, quick_server
from tests.server.web import ORIGIN, Browser, Seat, Web


def closed_with(browser: Browser, path: str, **headers: str) -> int:
    try:
        with browser.socket(path, **headers) as socket:
            socket.send_text(json.dumps({"t": "enter", "language": "en"}))
            return Seat(socket).read_to_the_end().code
    except WebSocketDisconnect as refused:
        return refused.code


def test_a_game_over_a_socket(web: Web) -> None:
    ann = web.guest()
    with ann.at(ann.table(), language="fr") as seat:
        snapshot = seat.read("snapshot")
        assert snapshot["n"] == 0
        assert snapshot["language"] == "fr"
        prompt = snapshot["prompt"] or seat.read_prompt()
        seat.send(t="move", decision=prompt["decision"], index=0)
        assert seat.read("changed")["n"] >= 1
        seat.send(t="move", decision=prompt["decision"], index=0)
        wrong = seat.read("wrong")
        assert wrong["decision"] == prompt["decision"]
        seat.send(t="ping")
        seat.read("pong")


def test_messages_that_make_no_sense_are_answered_and_change_nothing(web: Web) -> None:
    ann = web.guest()
    with ann.at(ann.table()) as seat:
        seat.read("snapshot")
        for text in (
            "{",
            "[]",
            '{"t":"dance"}',
            '{"t":"move","decision":0,"index":-1}',
            '{"t":"ping","x":1}',
        ):
            seat.socket.send_text(text)
            assert seat.read("wrong")["error"] == "server-error-message"
        seat.send(t="say", text="x" * 301)
        assert seat.read("wrong")["error"] == "server-error-message"


def test_a_foreign_page_is_answered_with_403(web: Web) -> None:
    ann = web.guest()
    path = f"/ws/table/{ann.table()}"
    assert closed_with(ann, path, origin="https://evil.example") == 1008
    assert closed_with(ann, path, origin="") == 1008
    assert closed_with(ann, path, host="evil.example") == 1008


def test_without_a_session_or_a_table(web: Web) -> None:
    ann = web.guest()
    assert closed_with(web.stranger(), f"/ws/table/{ann.table()}") == 4401
    assert closed_with(ann, "/ws/table/nowhere") == 4404
    assert closed_with(web.stranger(), "/ws/lobby") == 4401


def test_the_first_message_says_who_enters(web: Web) -> None:
    ann = web.guest()
    with ann.socket(f"/ws/table/{ann.table()}") as socket:
        socket.send_text('{"t":"ping"}')
        assert Seat(socket).read_to_the_end().code == 1008


def test_the_lobby_stays_live(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    with bob.socket("/ws/lobby?lang=fr") as lobby:
        assert json.loads(lobby.receive_text())["tables"] == []
        table = ann.table("fables", {"sitter": "me"}, {"sitter": "open"}, public=True)
        told = json.loads(lobby.receive_text())["tables"]
        assert [line["id"] for line in told] == [table]
        assert told[0]["seats"] == ["Ann", "place libre"]
        with bob.at(table) as seat:
            seat.read("snapshot")
            seat.send(t="sit", seat=1)
            seat.read("snapshot")
        while told[0]["phase"] != "playing":
            told = json.loads(lobby.receive_text())["tables"]
        assert told[0]["mine"]
        lobby.send_text('{"t":"ping"}')
        while json.loads(lobby.receive_text())["t"] != "pong":
            pass


def test_reloading_resumes_the_stream(web: Web) -> None:
    ann = web.guest()
    table = ann.table()
    with ann.at(table) as seat:
        snapshot = seat.read("snapshot")
        prompt = snapshot["prompt"] or seat.read_prompt()
        seat.send(t="move", decision=prompt["decision"], index=0)
        last = seat.read("changed")["n"]
    with ann.at(table, epoch=snapshot["epoch"], since=0) as seat:
        assert seat.read()["n"] == 1
        assert last >= 1


def test_a_request_that_breaks_puts_the_table_to_sleep_and_one_comes_back_to_the_record(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*arguments: object) -> None:
        raise ZeroDivisionError

    ann = web.guest()
    table = ann.table()
    with ann.at(table) as seat:
        before = seat.read("snapshot")
        with monkeypatch.context() as patched:
            patched.setattr(talking, "say", broken)
            seat.send(t="say", text="Hello!")
            assert seat.read_to_the_end().code == 1012
    with ann.at(table, epoch=before["epoch"], since=before["n"]) as seat:
        again = seat.read()
        assert again["t"] == "snapshot"
        assert again["table"]["id"] == table


# -- limits -----------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Web]:
    limits = Limits(
        messages=Rate(8, 0.001), requests=Rate(12, 0.001), chat=Rate(2, 0.001), sockets=2, open_tables=2
    )
    limits = dataclasses.replace(limits, sign_ins=Rate(2, 0.001), guests=Rate(1, 0.001), per_address=3)
    settings = Settings(
        f"sqlite:///{tmp_path / 'tables.db'}", origins=(ORIGIN,), limits=limits, patience=QUICK
    )
    server = quick_server(settings)
    with TestClient(make_app(settings, server), base_url=ORIGIN) as client:
        yield Web(client, server)


def test_too_many_messages_close_the_socket_with_a_reason(strict: Web) -> None:
    ann = strict.guest()
    with ann.at(ann.table()) as seat:
        for _ in range(10):
            seat.send(t="ping")
        assert seat.read("wrong")["error"] == "server-limit-messages"
        closed = seat.read_to_the_end()
    assert closed.code == 1008
    assert closed.reason == "server-limit-messages"


def test_too_much_talk_is_refused_and_the_table_stays(strict: Web) -> None:
    ann = strict.guest()
    with ann.at(ann.table()) as seat:
        for _ in range(3):
            seat.send(t="say", text="Hello!")
        assert seat.read("wrong")["error"] == "server-limit-chat"
        seat.send(t="ping")
        seat.read("pong")


def test_a_session_has_so_many_sockets(strict: Web) -> None:
    ann = strict.guest()
    table = ann.table()
    with ann.at(table) as one, ann.at(table) as two:
        one.read("snapshot")
        two.read("snapshot")
        assert closed_with(ann, f"/ws/table/{table}") == 1008
    with ann.at(table) as three:
        three.read("snapshot")


def test_a_host_has_so_many_open_tables(strict: Web) -> None:
    ann = strict.guest()
    ann.table()
    ann.table()
    answer = ann.post("/api/tables", {"game": "fables", "seats": [{"sitter": "me"}, {"sitter": "bot"}]})
    assert answer.status_code == 422
    assert answer.json()["error"] == "server-limit-tables"


def test_requests_guests_and_sign_ins_are_answered_with_429(strict: Web) -> None:
    ann = strict.guest()
    wrong = {"name": "Ann", "password": "incorrect horse"}
    answers = [strict.stranger().post("/api/sign-in", wrong).status_code for _ in range(3)]
    assert answers == [422, 422, 429]
    told = [ann.get("/api/hello").status_code for _ in range(14)]
    assert told[0] == 200
    assert told[-1] == 429
    guests = [strict.stranger().post("/api/session").status_code for _ in range(4)]
    assert guests[-1] == 429, "three a while for this address, one of them Ann"


def test_a_message_has_a_size(web: Web) -> None:
    ann = web.guest()
    with ann.at(ann.table()) as seat:
        seat.read("snapshot")
        seat.socket.send_text(json.dumps({"t": "why", "about": "x" * 17_000}))
        assert seat.read("wrong")["error"] == "server-limit-message-size"
        assert seat.read_to_the_end().code == 1008
