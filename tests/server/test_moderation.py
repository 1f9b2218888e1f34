"""Keeping order: who may, what it does, what people are told of it, and that all of it is logged."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from noctuary.cli.entry import run
from noctuary.server.networks import homes_of
from noctuary.server.order import KEPT_LOG, KEPT_REPORTS, Order
from noctuary.server.settings import Settings
from noctuary.server.store import LogRow, MeasureRow
from noctuary.server.wires import asks
from tests.server.playing import Room
from tests.server.test_deck_keeping import kept
from tests.server.web import Browser, Web

DAY = 24 * 3600.0


def name_moderator(settings: Settings, person: str) -> None:
    """As `noctuary moderators add` does; here without an account, whose password takes a while to hash."""
    with closing(sqlite3.connect(settings.database.removeprefix("sqlite:///"))) as db, db:
        db.execute("insert into moderators (person, at) values (?, 0)", [person])


@pytest.fixture
def moderator(web: Web, settings: Settings) -> Browser:
    mod = web.guest("Mona")
    name_moderator(settings, id_of(mod))
    return mod


def id_of(browser: Browser) -> str:
    return str(browser.get("/api/hello").json()["person"]["id"])


def do(mod: Browser, what: str, status: int = 201, **more: Any) -> Any:
    answer = mod.post("/api/moderate/deeds", {"what": what, "reason": "rude words", **more})
    assert answer.status_code == status, answer.text
    return answer.json()


def seats_of_two() -> list[dict[str, Any]]:
    return [{"sitter": "me", "choice": "red"}, {"sitter": "open", "choice": "snow"}]


# -- who may ----------------------------------------------------------------------------------------------


def test_for_everybody_else_there_is_no_such_page(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    for method, path, body in (
        ("GET", "/api/moderate", None),
        ("GET", "/api/moderate/people?name=Mona", None),
        ("POST", "/api/moderate/deeds", {"what": "ban", "reason": "x", "person": id_of(moderator)}),
        ("POST", "/api/moderate/measures/1/lift", {"reason": "x"}),
        ("POST", "/api/moderate/reports/1", {"state": "seen"}),
    ):
        assert ann.request(method, path, body).status_code == 404
        assert web.stranger().request(method, path, body).status_code == 401
    assert ann.get("/api/hello").json().get("moderator", False) is False
    assert moderator.get("/api/hello").json()["moderator"] is True


def test_the_keeper_names_accounts_and_dismisses_them(
    web: Web, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    web.guest("Gus")
    at = ["--database", settings.database]
    moderator = web.guest("Mona")
    assert moderator.post("/api/account", {"name": "Mona", "password": "a long secret"}).status_code == 201
    assert run(["moderators", "add", "mona", *at]) == 0
    assert "Mona is a moderator now" in capsys.readouterr().out
    assert moderator.get("/api/moderate").status_code == 200
    assert run(["moderators", "add", "Gus", *at]) == 2  # a guest is no account
    assert "no account" in capsys.readouterr().err
    assert run(["moderators", "add", "Mona", *at]) == 2
    assert "already" in capsys.readouterr().err
    assert run(["moderators", "list", "--json", *at]) == 0
    assert [one["name"] for one in json.loads(capsys.readouterr().out)] == ["Mona"]
    assert run(["moderators", "remove", "Mona", *at]) == 0
    capsys.readouterr()
    assert run(["moderators", "list", "--lang", "fr", *at]) == 0
    assert "pas de modérateurs" in capsys.readouterr().out
    assert moderator.get("/api/moderate").status_code == 404
    assert run(["moderators", "remove", "Mona", *at]) == 2
    capsys.readouterr()
    assert run(["moderation", "log", "--json", *at]) == 0
    log = json.loads(capsys.readouterr().out)
    assert [(line["what"], line["whom"], line["who"]) for line in log] == [
        ("dismiss", "Mona", ""),
        ("moderator", "Mona", ""),
    ]


def test_moderators_do_nothing_about_themselves_or_each_other(
    web: Web, settings: Settings, moderator: Browser
) -> None:
    other = web.guest("Otto")
    name_moderator(settings, id_of(other))
    for person in (id_of(moderator), id_of(other)):
        answer = do(moderator, "ban", 403, person=person)
        assert answer["error"] == "server-error-moderators-alone"


WRONG: list[tuple[dict[str, Any], int]] = [
    ({"what": "ban", "person": "nobody"}, 404),
    ({"what": "ban", "person": "nobody'; drop table persons"}, 400),
    ({"what": "warn"}, 404),
    ({"what": "mute", "person": "HER"}, 422),  # without an end
    ({"what": "ban", "person": "HER", "minutes": 10**12}, 400),
    ({"what": "ban", "person": "HER", "minutes": 0}, 400),
    ({"what": "warn", "person": "HER", "reason": "\u200b"}, 422),
    ({"what": "warn", "person": "HER", "reason": "x" * 301}, 400),
    ({"what": "ban", "person": "HER", "network": True}, 422),  # a network has an end
    ({"what": "ban", "person": "HER", "network": True, "minutes": 60 * 24 * 8}, 422),
    ({"what": "rename", "person": "HER"}, 422),
    ({"what": "rename", "person": "HER", "name": "\u200b"}, 422),
    ({"what": "chat", "table": "nowhere"}, 404),
    ({"what": "deck", "deck": "nothing"}, 404),
    ({"what": "behead", "person": "HER"}, 400),
]


def test_what_cannot_be_is_refused_in_words(web: Web, moderator: Browser) -> None:
    her = id_of(web.guest("Ann"))
    for wish, status in WRONG:
        more = {name: her if value == "HER" else value for name, value in wish.items()}
        answer = moderator.post("/api/moderate/deeds", {"reason": "because", **more})
        assert answer.status_code == status, (wish, answer.text)
        assert answer.json()["message"]
    assert moderator.get("/api/moderate").json()["people"] == []
    assert moderator.get("/api/moderate").json()["log"] == []


# -- what it does -----------------------------------------------------------------------------------------


def test_a_ban_closes_her_sockets_and_leaves_her_what_is_hers(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    table = ann.table()
    with ann.at(table) as hers:
        hers.read("snapshot")
        do(moderator, "ban", person=id_of(ann), minutes=60)
        closed = hers.read_to_the_end()
    assert (closed.code, closed.reason) == (4423, "server-closed-banned")
    with ann.at(table) as again:
        assert again.read_to_the_end().code == 4423
    refused = ann.post("/api/tables", {"game": "fables", "seats": seats_of_two()}, accept_language="fr")
    assert refused.status_code == 403
    assert "rude words" in refused.json()["message"]
    hello = ann.get("/api/hello?lang=fr").json()
    assert "jusqu’au" in hello["banned"]
    assert "rude words" in hello["banned"]
    assert hello.get("notices", []) == []  # that says it all
    taken = ann.get("/api/me/everything")
    assert taken.status_code == 200
    assert [(one["what"], one["reason"]) for one in taken.json()["order"]] == [("ban", "rude words")]
    assert ann.get("/api/me").status_code == 200
    assert ann.post("/api/session", {"name": "Nobody You Know"}).status_code == 403
    assert ann.post("/api/session", {"language": "fr"}).json()["name"] == "Ann"
    assert ann.post("/api/notices").status_code == 204
    assert ann.request("DELETE", "/api/account").status_code == 204


def test_a_ban_for_good_is_lifted_with_a_reason_and_she_hears_so(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    told = do(moderator, "ban", person=id_of(ann))
    (person,) = told["people"]
    (measure,) = person["measures"]
    assert measure["until"] is None
    assert "for good" in ann.get("/api/hello").json()["banned"]
    ann.post("/api/notices")
    lift = f"/api/moderate/measures/{measure['number']}/lift"
    assert moderator.post(lift, {"reason": " "}).status_code == 422
    assert moderator.post(lift, {"reason": "she has apologised"}).json()["people"] == []
    assert moderator.post(lift, {"reason": "twice"}).status_code == 409
    hello = ann.get("/api/hello").json()
    assert hello.get("banned", "") == ""
    assert hello["notices"] == ["This server is open to you again."]
    ann.table()


def test_a_banned_guest_is_banned_with_the_account_she_signs_in_to(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    ann.post("/api/account", {"name": "Ann", "password": "a long secret"})
    ann.post("/api/sign-out")
    guest = web.guest("Somebody else")
    do(moderator, "ban", person=id_of(guest), minutes=60)
    assert guest.post("/api/sign-in", {"name": "Ann", "password": "a long secret"}).status_code == 200
    assert guest.get("/api/hello").json()["banned"]
    assert guest.post("/api/tables", {"game": "fables", "seats": seats_of_two()}).status_code == 403


def test_a_network_is_banned_for_guests_only_and_for_a_while(web: Web, moderator: Browser) -> None:
    """In a test everybody comes from one network. Whoever has an account is known by herself."""
    cleo = web.guest("Cleo")
    cleo.post("/api/account", {"name": "Cleo", "password": "a long secret"})
    ann, bob = web.guest("Ann"), web.guest("Bob")
    told = do(moderator, "ban", person=id_of(ann), minutes=60, network=True)
    assert told["people"][0]["measures"][0]["network"] is True
    assert homes_of("testclient")[0] not in json.dumps(told)
    assert bob.post("/api/tables", {"game": "fables", "seats": seats_of_two()}).status_code == 403
    stranger = web.stranger()
    assert stranger.post("/api/session", {"name": "New"}).status_code == 403
    cleo.table()


async def test_a_network_s_ban_is_that_of_a_household(room: Room) -> None:
    """Whoever has a /56 picks any of its 256 /64 for her next visit. An older ban was of one /64."""
    order, kept = Order(room.server.store), room.server.store.moderation
    ann, bob = (await room.client("Ann")).person, (await room.client("Bob")).person
    order.came(ann.id, "2001:db8:1:2a00::1")
    line = LogRow(1.0, None, "", "ban")
    await kept.take(MeasureRow("ban", "rude", 1.0, ann.id, order.network_of(ann.id)), line)
    await kept.take(MeasureRow("ban", "rude", 1.0, None, "2001:db8:9:9::/64"), line)
    await kept.take(MeasureRow("ban", "rude", 1.0, None, "192.0.2.7/32"), line)
    await order.read()
    for address in ("2001:db8:1:2a00::9", "2001:db8:1:2aff::1", "2001:db8:9:9::5", "::ffff:192.0.2.7"):
        assert order.ban_of(bob, address) is not None, address
        assert order.ban_from(address) is not None, address
    for address in ("2001:db8:1:2b00::9", "2001:db8:9:a::1", "192.0.2.8", "64:ff9b::192.0.2.8", "rubbish"):
        assert order.ban_of(bob, address) is None, address


def test_who_is_muted_plays_on_and_says_nothing_anywhere(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    table = ann.table()
    with ann.at(table) as hers:
        hers.read("snapshot")
        do(moderator, "mute", person=id_of(ann), minutes=30)
        assert "rude words" in hers.read("noted")["text"]
        hers.send(t="say", text="But I …")
        wrong = hers.read("wrong")
        assert wrong["error"] == "server-error-muted"
        assert "rude words" in wrong["message"]
        hers.send(t="concede")
        hers.read("changed")


def test_a_warning_waits_until_she_has_read_it(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    do(moderator, "warn", person=id_of(ann))
    for _ in range(2):
        assert ["rude words" in text for text in ann.get("/api/hello").json()["notices"]] == [True]
    assert "avertissement" in ann.get("/api/hello?lang=fr").json()["notices"][0]
    ann.post("/api/notices")
    assert ann.get("/api/hello").json().get("notices", []) == []


def test_an_offensive_name_goes_everywhere_at_once_and_does_not_come_back(
    web: Web, moderator: Browser
) -> None:
    ann = web.guest("Vile Name")
    event = moderator.post("/api/events", {"game": "fables", "kind": "swiss", "title": "Cup"}).json()["event"]
    assert ann.post(f"/api/events/{event}/join").status_code == 200
    table = ann.table()
    with ann.at(table) as hers:
        hers.read("snapshot")
        hers.send(t="say", text="hello")
        hers.read("chat")
        do(moderator, "rename", person=id_of(ann), name="Robin")
        told = hers.read("snapshot")
        assert told["table"]["seats"][0]["name"] == "Robin"
        assert [line["who"] for line in told["chat"]] == ["Robin"]
    assert ann.get("/api/hello").json()["person"]["name"] == "Robin"
    assert [entry["name"] for entry in moderator.get(f"/api/events/{event}").json()["entries"]] == ["Robin"]
    assert "Vile" not in moderator.get(f"/api/events/{event}/results.csv").text
    assert ann.post("/api/session", {"name": "Vile Name"}).status_code == 403
    assert ann.post("/api/session", {"language": "fr"}).status_code == 200


def test_a_chat_that_a_moderator_has_closed_its_host_does_not_open(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    table = ann.table(title="Vile title")
    with ann.at(table) as hers:
        hers.read("snapshot")
        told = do(moderator, "chat", table=table)
        assert len(told["chats"]) == 1
        hers.send(t="say", text="hello")
        assert hers.read("wrong")["error"] == "server-error-chat-moderated"
        hers.send(t="set-chat", open=True)
        assert hers.read("wrong")["error"] == "server-error-chat-moderated"
        do(moderator, "title", table=table)
        assert hers.read("snapshot")["table"]["title"] == ""
    number = told["chats"][0]["number"]
    assert moderator.post(f"/api/moderate/measures/{number}/lift", {"reason": "calm"}).json()["chats"] == []


def test_a_shared_deck_is_withdrawn_and_stays_hers(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    deck = kept(ann, "buffy")["id"]
    share = ann.post(f"/api/decks/{deck}/share").json()["token"]
    assert web.stranger().get(f"/api/shared-decks/{share}").status_code == 200
    do(moderator, "deck", deck=share)
    assert web.stranger().get(f"/api/shared-decks/{share}").status_code == 404
    assert len(ann.get("/api/decks").json()["decks"]) == 1
    assert "rude words" in ann.get("/api/hello").json()["notices"][0]


# -- reports ----------------------------------------------------------------------------------------------


def reported(web: Web) -> tuple[Browser, Browser, str]:
    """Bob has reported a line of Ann's."""
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table = ann.table("fables", *seats_of_two())
    with ann.at(table) as hers, bob.at(table) as his:
        hers.read("snapshot")
        his.read("snapshot")  # before that a line would be in the snapshot
        hers.send(t="say", text="You lose.")
        line = his.read("chat")["said"]["line"]
        hers.send(t="say", text="Ha!")
        his.read("chat")
        his.send(t="report", line=line, why="rude")
        his.read("noted")
    return ann, bob, table


def test_a_report_is_seen_and_closed_and_the_reporter_hears_no_more_than_that(
    web: Web, moderator: Browser
) -> None:
    ann, bob, table = reported(web)
    (report,) = moderator.get("/api/moderate").json()["reports"]
    assert (report["by"], report["about"]["name"], report["why"], report["table"]) == (
        "Bob",
        "Ann",
        "rude",
        table,
    )
    assert [(line["text"], line["reported"]) for line in report["lines"]] == [
        ("You lose.", True),
        ("Ha!", False),
    ]
    assert (report["state"], report["outcome"]) == ("open", "")
    see = f"/api/moderate/reports/{report['number']}"
    assert moderator.post(see, {"state": "closed"}).status_code == 422
    assert moderator.post(see, {"state": "seen"}).json()["reports"][0]["state"] == "seen"
    assert bob.get("/api/hello").json().get("notices", []) == []
    do(moderator, "warn", person=id_of(ann), report=report["number"])
    closed = moderator.post(see, {"state": "closed", "outcome": "acted"}).json()
    assert closed["reports"][0]["outcome"] == "acted"
    assert moderator.post(see, {"state": "seen"}).status_code == 404
    assert bob.get("/api/hello").json()["notices"] == ["What you reported has been seen to. Thank you."]
    bob.post("/api/notices")
    assert bob.get("/api/hello").json().get("notices", []) == []
    assert [(line["what"], line["who"], line["whom"], line["report"]) for line in closed["log"][:3]] == [
        ("report-acted", "Mona", "", report["number"]),
        ("warn", "Mona", "Ann", report["number"]),
        ("report-seen", "Mona", "", report["number"]),
    ]


def test_moderators_read_no_cards_and_no_chat_that_nobody_has_reported(web: Web, moderator: Browser) -> None:
    ann, _, table = reported(web)
    with ann.at(table) as hers:
        hers.read("snapshot")
        hers.send(t="say", text="a private word")
        hers.read("chat")
    told = moderator.get("/api/moderate").text
    assert "You lose." in told
    assert "a private word" not in told
    assert "hand" not in told
    with moderator.at(table, seat=0) as hers:
        assert hers.read("snapshot")["table"]["sight"] is None


# -- in the store -----------------------------------------------------------------------------------------


async def test_whoever_goes_takes_along_what_was_done_about_her(room: Room) -> None:
    shelf, ann = room.server.store.moderation, await room.person("Ann")
    now = time.time()  # of what is older than two years nothing is kept
    line = LogRow(now, None, "", "ban", ann.id, "Ann", reason="rude")
    await shelf.take(MeasureRow("warn", "rude", now, ann.id), line)
    await shelf.take(MeasureRow("ban", "rude", now, ann.id, "192.0.2.7/32", until=9e9), line)
    await room.server.store.people.forget(ann.id)
    (left,) = await shelf.in_force(now + 1.0)
    assert (left.person, left.network) == (None, "192.0.2.7/32")
    assert {(row.whom, row.whom_name, row.reason) for row in await shelf.log()} == {(None, "", "rude")}


async def test_what_is_old_is_forgotten_and_a_network_with_the_end_of_its_ban(room: Room) -> None:
    shelf, now = room.server.store.moderation, time.time()  # the house tidies up by the same clock meanwhile
    old, new = now - KEPT_LOG - 1, now - DAY
    for at in (old, new):
        line = LogRow(at, None, "", "ban", "x", "X", reason="rude")
        await shelf.take(MeasureRow("ban", "rude", at, "x", "192.0.2.7/32", until=at + 60), line)
    await shelf.prune(now - KEPT_REPORTS, now - KEPT_LOG, now)
    assert [row.at for row in await shelf.log()] == [new]
    assert [(row.at, row.network) for row in await shelf.measures_of(["x"])] == [(new, None)]


async def test_a_ban_ends_by_itself_and_another_process_hears_of_a_new_one(room: Room) -> None:
    store, now = room.server.store, [time.time()]  # the house forgets bans of long ago meanwhile
    began = now[0]
    ann = await room.person("Ann")
    here = Order(store, lambda: now[0])
    await here.read()
    line = LogRow(began, None, "", "ban", ann.id, "Ann", reason="rude")
    await store.moderation.take(MeasureRow("ban", "rude", began, ann.id, until=began + 60.0), line)
    assert here.ban_of(ann) is None
    here._read_at = -1e9  # read long ago
    await here.fresh()
    assert here.ban_of(ann) is not None
    now[0] += 61.0
    assert here.ban_of(ann) is None


async def test_where_people_come_from_is_kept_in_memory_for_the_last_few_thousand(room: Room) -> None:
    order = Order(room.server.store)
    for number in range(6000):
        order.came(str(number), f"10.0.{number // 250}.{number % 250}")
    assert order.network_of("0") is None
    assert order.network_of("5999") == "10.0.23.249/32"
    assert len(order._from) == 5000


async def test_leaving_games_that_go_on_is_counted_for_moderators(room: Room) -> None:
    left = {}
    for goes_on in (False, True):
        table, ann, _ = await room.two_at()
        if goes_on:
            asked = table.place_asked()
            assert asked is not None
            await table.answer(asked.seat, 0, table.row.decision)
        await ann.ask(asks.Leave())
        left[goes_on] = ann.person.id
    assert await room.server.store.moderation.leavings(left.values(), 0.0) == {left[True]: 1}
