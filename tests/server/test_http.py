"""Over HTTP: who may ask, who one is, and what may be taken home."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
import sqlalchemy as sa

from noctuary.server.store.schema import SESSIONS
from tests.server.web import BOT, COOKIE, ME, Browser, Web

ACCOUNT = {"name": "Ann Example", "password": "correct horse"}


# -- security ---------------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_that_browsers_obey(web: Web) -> None:
    for path in ("/api/hello", "/", "/api/nothing"):
        headers = web.stranger().get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; object-src 'none'")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "strict-transport-security" not in headers, "plain HTTP on loopback"


def test_a_name_that_somebody_pointed_at_us_is_refused(web: Web) -> None:
    """DNS rebinding: the Host must be ours."""
    assert web.stranger().get("/api/hello", host="evil.example").status_code == 403
    assert web.stranger().get("/", host="evil.example").status_code == 403


def test_a_foreign_page_cannot_ask_for_anything(web: Web) -> None:
    ann = web.guest()
    assert ann.post("/api/tables", {}, origin="https://evil.example").status_code == 403
    assert ann.get("/api/tables", origin="https://evil.example").status_code == 403
    assert ann.post("/api/tables", {}, x_noctuary="").status_code == 403
    assert ann.post("/api/tables", {}, sec_fetch_site="cross-site").status_code == 403


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_others(web: Web) -> None:
    answer = web.stranger().post("/api/session")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert len(answer.cookies[COOKIE]) >= 22, "at least 128 bits"


async def _hashes(web: Web) -> list[str]:
    async with web.server.store._database.read() as db:
        return [row.token_hash for row in await db.execute(sa.select(SESSIONS.c.token_hash))]


def test_only_the_hash_of_a_token_is_kept(web: Web) -> None:
    ann = web.guest()
    assert ann.cookie is not None
    portal = web.client.portal
    assert portal is not None
    assert portal.call(_hashes, web) == [hashlib.sha256(ann.cookie.encode()).hexdigest()]


def test_a_made_up_token_is_nobody(web: Web) -> None:
    stranger = web.stranger()
    stranger.cookie = "x" * 43
    assert stranger.get("/api/hello").json()["person"] is None
    assert stranger.post("/api/tables", {}).status_code == 401


# -- guests and accounts ----------------------------------------------------------------------------------


def test_hello_says_what_there_is_in_ones_language(web: Web) -> None:
    english = web.stranger().get("/api/hello").json()
    french = web.stranger().get("/api/hello?lang=fr").json()
    german = web.stranger().get("/api/hello", accept_language="de, fr;q=0.8").json()
    assert english["person"] is None
    assert {game["slug"] for game in english["games"]} >= {"buffy", "fables"}
    assert english["games"][0]["about"] != french["games"][0]["about"]
    assert german == french


def test_a_guest_is_a_name_and_a_cookie(web: Web) -> None:
    ann = web.guest("Ann")
    person = ann.get("/api/hello").json()["person"]
    assert (person["name"], person["guest"]) == ("Ann", True)
    assert ann.post("/api/session", {"name": "Anna", "language": "fr"}).json()["language"] == "fr"
    assert ann.get("/api/hello").json()["person"]["name"] == "Anna"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "\u202e\u200b", 7, None])
def test_a_name_is_a_name(web: Web, name: Any) -> None:
    answer = web.stranger().post("/api/session", {"name": name})
    assert answer.status_code == (201 if name is None else 400 if name in ("", "x" * 25, 7) else 422)


def test_an_account_keeps_a_guests_games(web: Web) -> None:
    ann = web.guest()
    table = ann.table()
    old = ann.cookie
    answer = ann.post("/api/account", ACCOUNT)
    assert answer.status_code == 201
    assert not answer.json()["guest"]
    assert ann.cookie != old, "a new token at sign-in"
    assert [line["id"] for line in ann.get("/api/tables").json()["tables"]] == [table]
    elsewhere = web.stranger()
    assert elsewhere.post("/api/sign-in", ACCOUNT).status_code == 200
    assert [line["id"] for line in elsewhere.get("/api/tables").json()["tables"]] == [table]
    thief = Browser(web)
    thief.cookie = old
    assert thief.get("/api/hello").json()["person"] is None, "the old session is over"


def test_making_an_account_in_mid_game_interrupts_nothing_and_signing_out_still_ends_it(web: Web) -> None:
    ann = web.guest()
    with ann.at(ann.table()) as seat:
        seat.read("snapshot")
        ann.post("/api/account", ACCOUNT)
        seat.send(t="ping")
        seat.read("pong")
        ann.post("/api/sign-out")
        assert seat.read_to_the_end().code == 4403


def test_what_a_guest_played_elsewhere_comes_along_at_sign_in(web: Web) -> None:
    web.guest().post("/api/account", ACCOUNT)
    guest = web.guest("Somebody")
    table = guest.table()
    assert guest.post("/api/sign-in", ACCOUNT).json()["name"] == "Ann Example"
    line = guest.get("/api/tables").json()["tables"][0]
    assert (line["id"], line["mine"]) == (table, True)
    with guest.at(table) as seat:
        assert seat.read("snapshot")["table"]["me"] == 0


def test_a_wrong_name_and_a_wrong_password_read_alike(web: Web) -> None:
    web.guest().post("/api/account", ACCOUNT)
    wrong = [
        web.stranger().post("/api/sign-in", {**ACCOUNT, "password": "incorrect horse"}),
        web.stranger().post("/api/sign-in", {**ACCOUNT, "name": "Nobody"}),
    ]
    assert [answer.status_code for answer in wrong] == [422, 422]
    assert wrong[0].json() == wrong[1].json()


def test_an_account_has_a_name_of_its_own_and_a_password_of_eight_signs(web: Web) -> None:
    web.guest().post("/api/account", ACCOUNT)
    again = web.guest().post("/api/account", {**ACCOUNT, "name": "ann  EXAMPLE"})
    assert again.json()["error"] == "server-error-name-taken"
    short = web.guest().post("/api/account", {"name": "Bob", "password": "short"})
    assert short.status_code == 400


def test_signing_out_ends_the_session_and_closes_its_sockets(web: Web) -> None:
    ann = web.guest()
    table = ann.table()
    with ann.at(table) as seat:
        seat.read("snapshot")
        assert ann.post("/api/sign-out").status_code == 204
        assert seat.read_to_the_end().code == 4403
    assert ann.get("/api/hello").json()["person"] is None


def test_deleting_oneself_leaves_games_without_a_name(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table = ann.table("fables", ME, {"sitter": "open"})
    with bob.at(table) as seat:
        seat.read("snapshot")
        seat.send(t="sit", seat=1)
        seat.read("snapshot")
    assert ann.request("DELETE", "/api/account").status_code == 204
    assert ann.get("/api/hello").json()["person"] is None
    line = bob.get("/api/tables").json()["tables"][0]
    assert line["seats"] == ["Somebody", "Bob"]


# -- tables -----------------------------------------------------------------------------------------------


def test_only_public_tables_are_listed_for_others(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    open_table = ann.table("fables", ME, {"sitter": "open"}, public=True, title="Come in")
    ann.table("fables", ME, BOT)
    assert [line["id"] for line in bob.get("/api/tables").json()["tables"]] == [open_table]
    assert len(ann.get("/api/tables").json()["tables"]) == 2
    stranger = web.stranger().get("/api/tables").json()["tables"]
    assert [(line["title"], line["open_seats"], line["mine"]) for line in stranger] == [("Come in", 1, False)]


def test_the_lobby_says_where_hints_are_on_before_somebody_sits_down(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    hinted = ann.table("fables", ME, {"sitter": "open"}, public=True, hints=True)
    plain = ann.table("fables", ME, {"sitter": "open"}, public=True)
    lines = {line["id"]: line for line in bob.get("/api/tables").json()["tables"]}
    assert lines[hinted]["hints"]
    assert not lines[plain].get("hints")


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "fables", "seats": [ME]}, 400),
        ({"game": "fables", "seats": [ME, BOT], "cheat": True}, 400),
        ({"game": "../etc", "seats": [ME, BOT]}, 400),
        ({"game": "chess", "seats": [ME, BOT]}, 422),
        ({"game": "fables", "seats": [ME, {"sitter": "bot", "choice": "zorro"}]}, 422),
        ({"game": "buffy", "seats": [{"sitter": "me", "choice": "1 no-such-card"}, {"sitter": "bot"}]}, 422),
        ({"game": "fables", "seats": [ME, BOT], "options": {"relics": "golden"}}, 422),
        ({"game": "fables", "seats": [ME, BOT], "title": "x" * 61}, 400),
        ([], 400),
    ],
)
def test_a_wish_that_cannot_be_is_a_problem_in_words(web: Web, wish: Any, status: int) -> None:
    answer = web.guest().post("/api/tables", wish)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_a_problem_is_told_in_the_persons_language(web: Web) -> None:
    ann = web.guest()
    ann.post("/api/session", {"language": "fr"})
    answer = ann.get("/api/replays/nowhere", accept_language="en")
    assert answer.json()["message"] == "Cette table n’existe pas."


def test_ids_cannot_be_guessed(web: Web) -> None:
    ann = web.guest()
    assert all(len(ann.table()) >= 22 for _ in range(3))


def test_a_body_has_a_size(web: Web) -> None:
    answer = web.guest().post("/api/tables", {"game": "x" * 600_000, "seats": []})
    assert answer.status_code == 413


def test_records_come_when_the_game_is_over(web: Web) -> None:
    ann = web.guest()
    table = ann.table()
    assert ann.get(f"/api/tables/{table}/record").status_code == 409
    with ann.at(table) as seat:
        seat.read("snapshot")
        seat.send(t="concede")
        while True:
            message = seat.read("changed")
            if message["table"] and message["table"]["phase"] == "over":
                break
    record = ann.get(f"/api/tables/{table}/record")
    assert '[Game "fables"]' in record.text
    assert "concede" in record.text
    replay = web.stranger().get(f"/api/replays/{table}?seat=B&lang=fr").json()
    assert replay["seed"]
    frame = web.stranger().get(f"/api/replays/{table}/at/0?seat=1&text=1").json()
    assert frame["view"]["seat"] == 1
    assert frame["sections"]
    assert web.stranger().get(f"/api/replays/{table}/verify").json()["good"]
    made = ann.post(f"/api/replays/{table}/play", {"at": 0, "seat": 1})
    assert made.status_code == 201
    assert ann.get(f"/api/replays/{table}?seat=Z").status_code == 400


def test_a_report_is_a_file_with_the_position_and_the_version(web: Web) -> None:
    ann = web.guest()
    table = ann.table()
    report = ann.get(f"/api/tables/{table}/report")
    assert "attachment" in report.headers["content-disposition"]
    assert "noctuary 0." in report.text
    assert "[position]" in report.text


def test_a_card_is_shown_in_both_languages(web: Web) -> None:
    ann = web.guest()
    faces = ann.get(f"/api/tables/{ann.table()}/faces/joker").json()
    assert faces["en"]["slug"] == faces["fr"]["slug"] == "joker"


@pytest.mark.parametrize(
    "path", ["/api/tables/nope/report", "/api/replays/nope", "/api/replays/nope/at/0", "/api/nothing"]
)
def test_what_is_not_there_is_not_found(web: Web, path: str) -> None:
    answer = web.guest().get(path)
    assert answer.status_code == 404
    assert answer.json()["message"]


def test_a_bug_of_ours_says_no_more_than_that_it_is_one(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*arguments: object) -> None:
        raise ZeroDivisionError("the other one holds the joker")

    monkeypatch.setattr(web.server.house, "find", broken)
    answer = web.guest().get("/api/replays/any")
    assert answer.status_code == 500
    assert "joker" not in answer.text


def test_without_a_client_the_page_says_how_to_build_it(web: Web) -> None:
    answer = web.stranger().get("/table/any", accept_language="fr")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_the_door_is_closed_unless_it_is_this_machines_own(web: Web) -> None:
    assert web.stranger().get("/play/guess").status_code == 404
