"""A table whose record no longer loads is closed for good: people see why, and its host throws it away."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from noctuary.server import house
from noctuary.server.store.schema import CHAT, MOVES, SEATS, TABLES
from tests.server.web import Browser, Web


def damaged(web: Web, ann: Browser, **more: Any) -> str:
    """A table of Ann's whose first move is one that nobody can make."""
    table = ann.table(
        "fables", {"sitter": "me", "choice": "red"}, {"sitter": "bot", "choice": "snow"}, **more
    )
    wrong = {"table_id": table, "number": 0, "seat": 0, "text": "fly 7", "turn": 1, "step": "", "auto": ""}

    async def spoil() -> None:
        live = web.server.house.awake(table)
        assert live is not None
        web.server.house.forget(live)
        async with web.server.store._database.write() as db:
            await db.execute(sa.delete(MOVES).where(MOVES.c.table_id == table))
            await db.execute(sa.insert(MOVES).values(**wrong, at=0.0))

    assert web.client.portal is not None
    web.client.portal.call(spoil)
    return table


GARBAGE = (
    (TABLES, "wish", "{"),
    (TABLES, "winners", "then"),
    (TABLES, "updated", "then"),
    (TABLES, "phase", "dancing"),
    (SEATS, "seat", -7),
    (SEATS, "sitter", "ghost"),
    (SEATS, "clock", "late"),
    (MOVES, "number", 7),
    (MOVES, "turn", "then"),
    (MOVES, "seat", 9),
)


def spoil(web: Web, kept: sa.Table, column: str, garbage: object, table: str) -> None:
    """Write something into one row that no program of ours would write; SQLite keeps anything."""
    key = "id" if kept is TABLES else "table_id"
    last = f'SELECT max(rowid) FROM "{kept.name}" WHERE "{key}" = :table'
    query = sa.text(f'UPDATE "{kept.name}" SET "{column}" = :garbage WHERE rowid = ({last})')

    async def write() -> None:
        live = web.server.house.awake(table)
        if live is not None:
            web.server.house.forget(live)
            await web.server.house._come_to_rest(table)  # a bot's move on its way would mend the row
        async with web.server.store._database.write() as db:
            await db.execute(query, {"garbage": garbage, "table": table})

    assert web.client.portal is not None
    web.client.portal.call(write)


def test_a_broken_row_costs_its_table_and_nobody_elses_lists(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    good = ann.table(public=True)
    broken = []
    for kept, column, garbage in GARBAGE:
        table = ann.table(public=True)
        with ann.at(table) as seat:
            prompt = seat.read_prompt()
            seat.send(t="move", decision=prompt["decision"], index=len(prompt["offers"]) - 1)
            seat.read("changed")
        spoil(web, kept, column, garbage, table)
        broken.append(table)
    shown = bob.get("/api/tables")
    assert shown.status_code == 200
    assert good in [line["id"] for line in shown.json()["tables"]]
    for path in ("/api/me", "/api/me/games", "/api/me/everything"):
        assert ann.get(path).status_code == 200
    for (kept, column, _), table in zip(GARBAGE, broken, strict=True):
        assert why_closed(bob, table) == (4410, "server-error-table-broken"), (kept.name, column)
        assert bob.get(f"/api/replays/{table}").status_code == 410
    mine = {line["id"]: line["phase"] for line in ann.get("/api/tables").json()["tables"]}
    assert mine[good] == "playing"
    assert [mine[table] for table in broken] == ["damaged"] * len(broken)
    assert ann.request("DELETE", f"/api/tables/{broken[0]}").status_code == 204
    with bob.at(good) as seat:
        assert seat.read("snapshot")["table"]["phase"] == "playing"


def test_a_broken_line_of_the_chat_costs_that_line(web: Web) -> None:
    ann = web.guest("Ann")
    table = ann.table()
    with ann.at(table) as seat:
        for text in ("first", "second"):
            seat.send(t="say", text=text)
            seat.read("chat")
    spoil(web, CHAT, "at", "then", table)
    with ann.at(table) as seat:
        assert [said["text"] for said in seat.read("snapshot")["chat"]] == ["first"]


def why_closed(browser: Browser, table: str) -> tuple[int, str]:
    with browser.socket(f"/ws/table/{table}") as socket:
        socket.send_text(json.dumps({"t": "enter", "language": "en"}))
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    return closed.value.code, closed.value.reason


def test_it_is_closed_with_a_reason_that_people_read(web: Web) -> None:
    """4410 is final: told 1012, a client would come again and again, and each time it was replayed."""
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table = damaged(web, ann)
    assert why_closed(ann, table) == (4410, "server-error-table-broken")
    assert why_closed(bob, table) == (4410, "server-error-table-broken")
    answer = ann.get(f"/api/replays/{table}?lang=fr")
    assert (answer.status_code, answer.json()["error"]) == (410, "server-error-table-broken")
    assert "pour de bon" in answer.json()["message"]


def test_it_is_replayed_only_once(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = web.guest()
    table = damaged(web, ann)
    why_closed(ann, table)

    def never(*arguments: object) -> None:
        raise AssertionError("it is tried again")

    monkeypatch.setattr(house, "Table", never)
    assert why_closed(ann, table)[0] == 4410


def test_it_is_listed_for_its_people_and_counts_no_longer(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table = damaged(web, ann, public=True)
    why_closed(bob, table)
    (line,) = ann.get("/api/tables").json()["tables"]
    assert (line["id"], line["phase"], line["hosting"]) == (table, "damaged", True)
    assert bob.get("/api/tables").json()["tables"] == []


def test_its_host_throws_it_away_and_nobody_else(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table, good = damaged(web, ann), ann.table()
    why_closed(ann, table)
    assert bob.request("DELETE", f"/api/tables/{table}").status_code == 403
    assert ann.request("DELETE", f"/api/tables/{good}").status_code == 409
    assert ann.request("DELETE", f"/api/tables/{table}").status_code == 204
    assert ann.request("DELETE", f"/api/tables/{table}").status_code == 404
    assert [line["id"] for line in ann.get("/api/tables").json()["tables"]] == [good]

    async def left() -> int:
        async with web.server.store._database.read() as db:
            found = 0
            for kept, column in ((TABLES, TABLES.c.id), (SEATS, SEATS.c.table_id), (MOVES, MOVES.c.table_id)):
                found += len((await db.execute(sa.select(kept).where(column == table))).all())
            return found

    assert web.client.portal is not None
    assert web.client.portal.call(left) == 0
