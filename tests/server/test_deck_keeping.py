"""Decks that people keep: theirs alone, within limits, lasting, with what they were."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from noctuary.server.app import make_app
from noctuary.server.settings import Settings
from noctuary.server.site.decks import shelf as shelf_page
from noctuary.server.store.rows import DeckRow
from noctuary.text.menu import menu_of
from tests.server.playing import Room, quick_server
from tests.server.web import ORIGIN, Browser, Web


def cards_of(game: str, ready: str) -> dict[str, Any]:
    book = menu_of(game).decks
    assert book is not None
    parts = book.named(ready).cards()
    return {
        "parts": {
            part: [{"card": card, "count": count} for card, count in counts.items()]
            for part, counts in parts.items()
        }
    }


VENTRUE = cards_of("vtes", "v5-ventrue")
ADA = cards_of("buffy", "ada-vance")


def kept(browser: Browser, game: str = "vtes", **more: Any) -> dict[str, Any]:
    wish = {"game": game, "name": "Mine", "cards": VENTRUE if game == "vtes" else ADA, **more}
    answer = browser.post("/api/decks", wish)
    assert answer.status_code == 201, answer.text
    deck = answer.json()
    assert isinstance(deck, dict)
    return deck


def shelf(browser: Browser) -> dict[str, Any]:
    found = browser.get("/api/decks").json()
    assert isinstance(found, dict)
    return found


def put(browser: Browser, deck: str, **wish: Any) -> Any:
    return browser.request("PUT", f"/api/decks/{deck}", wish)


@pytest.mark.parametrize("game", ["vtes", "buffy"])
def test_a_deck_is_kept_and_told_with_what_is_wrong_with_it(web: Web, game: str) -> None:
    ann = web.guest()
    deck = kept(ann, game)
    assert deck["check"]["legal"]
    (line,) = shelf(ann)["decks"]
    assert (line["game"], line["name"], line["legal"], line["version"]) == (game, "Mine", True, 1)
    part = "library" if game == "vtes" else "challenges"
    less = {"parts": {**deck["cards"]["parts"], part: []}}
    changed = put(ann, deck["id"], version=1, cards=less).json()
    assert changed["version"] == 2
    assert {fault["rule"] for fault in changed["check"]["faults"]} == {
        "VTES-DECK-01" if game == "vtes" else "BUF-DCK-04"
    }
    assert not shelf(ann)["decks"][0]["legal"]


def test_a_deck_is_its_owners_alone(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    deck = kept(ann)["id"]
    others = [
        bob.get(f"/api/decks/{deck}"),
        put(bob, deck, version=1, name="Bob's"),
        bob.request("DELETE", f"/api/decks/{deck}"),
        bob.get(f"/api/decks/{deck}/versions"),
        bob.get(f"/api/decks/{deck}/versions/1"),
        *(bob.post(f"/api/decks/{deck}/{what}") for what in ("copy", "share", "undelete", "play")),
        bob.post(f"/api/decks/{deck}/restore", {"version": 1}),
        bob.request("DELETE", f"/api/decks/{deck}/share"),
    ]
    assert [answer.status_code for answer in others] == [404] * len(others)
    assert shelf(bob)["decks"] == []
    assert ann.get(f"/api/decks/{deck}").json()["name"] == "Mine"
    nobody = web.stranger()
    assert nobody.get(f"/api/decks/{deck}").status_code == 401
    assert nobody.post("/api/decks", {"game": "vtes"}).status_code == 401
    assert shelf(nobody)["games"]


def test_whoever_writes_over_a_newer_version_is_refused(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann)["id"]
    assert put(ann, deck, version=1, name="First").status_code == 200
    late = put(ann, deck, version=1, name="Second")
    assert (late.status_code, late.json()["error"]) == (409, "server-error-deck-changed")
    assert ann.get(f"/api/decks/{deck}").json()["name"] == "First"


def test_what_changes_nothing_is_no_new_version(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann)
    assert put(ann, deck["id"], version=1, name="Mine").json()["version"] == 1


def test_an_earlier_version_comes_back_and_nothing_is_lost_by_it(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann, cards={"parts": {"library": [{"card": "deflection", "count": 2}]}})["id"]
    more = {"parts": {"library": [{"card": "deflection", "count": 1}, {"card": "blood-doll", "count": 3}]}}
    put(ann, deck, version=1, cards=more, name="Later", apart=True)
    newest, first = ann.get(f"/api/decks/{deck}/versions").json()["versions"]
    assert newest["added"] == [{"card": "blood-doll", "count": 3}]
    assert newest["removed"] == [{"card": "deflection", "count": 1}]
    assert (first["version"], first["cards"], first["added"]) == (1, 2, [])
    assert ann.get(f"/api/decks/{deck}/versions/1").json()["name"] == "Mine"
    restored = ann.post(f"/api/decks/{deck}/restore", {"version": 1}).json()
    assert (restored["version"], restored["name"], restored["check"]["counts"][1]["count"]) == (3, "Mine", 2)
    assert [one["version"] for one in ann.get(f"/api/decks/{deck}/versions").json()["versions"]] == [3, 2, 1]
    assert ann.get(f"/api/decks/{deck}/versions/9").status_code == 404
    assert ann.get(f"/api/decks/{deck}/versions/one").status_code == 404


def test_so_many_versions_are_kept_and_no_more(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann)["id"]
    most = shelf(ann)["limits"]["versions"]
    for version in range(1, most + 3):
        assert put(ann, deck, version=version, name=f"Name {version}", apart=True).status_code == 200
    versions = ann.get(f"/api/decks/{deck}/versions").json()["versions"]
    assert [one["version"] for one in versions] == list(range(most + 3, 3, -1))


def names(browser: Browser, deck: str) -> list[str]:
    """What it was called in each version that is kept, the newest first."""
    return [one["name"] for one in browser.get(f"/api/decks/{deck}/versions").json()["versions"]]


def test_what_is_saved_at_one_sitting_is_one_version(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty versions are twenty sittings, however often the page has saved meanwhile."""
    now = 1_700_000_000.0
    monkeypatch.setattr(shelf_page, "time", SimpleNamespace(time=lambda: now))
    ann = web.guest()
    deck = kept(ann, name="0")["id"]
    for version in range(1, 61):
        now += 60  # a whole hour, of which each version has ten minutes
        assert put(ann, deck, version=version, name=str(version)).json()["version"] == version + 1
    assert names(ann, deck) == ["60", "59", "49", "39", "29", "19", "9"]
    at = ann.get(f"/api/decks/{deck}/versions").json()["versions"][1]["at"]
    assert at == "2023-11-14T23:03:20+00:00"  # after fifty minutes, when it was begun


def test_going_back_or_setting_apart_begins_a_version(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann, name="made")["id"]
    put(ann, deck, version=1, name="changed")
    put(ann, deck, version=2, name="apart", apart=True)
    put(ann, deck, version=3, name="later")
    assert names(ann, deck) == ["later", "changed"]
    assert ann.post(f"/api/decks/{deck}/restore", {"version": 2}).json()["name"] == "changed"
    put(ann, deck, version=5, name="on from there")
    assert names(ann, deck) == ["on from there", "later", "changed"]
    late = put(ann, deck, version=3, name="too late", apart=True)
    assert late.status_code == 409


def test_a_deck_that_was_thrown_away_can_be_taken_back(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann)["id"]
    assert ann.request("DELETE", f"/api/decks/{deck}").status_code == 204
    assert ann.get(f"/api/decks/{deck}").status_code == 404
    assert put(ann, deck, version=1, name="x").status_code == 404
    told = shelf(ann)
    assert (told["decks"], [line["id"] for line in told["gone"]]) == ([], [deck])
    assert ann.post(f"/api/decks/{deck}/undelete").json()["name"] == "Mine"
    assert shelf(ann)["gone"] == []


def test_ones_own_decks_that_hold_a_card_are_told_to_nobody_else(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")

    def holding(browser: Browser, card: str, game: str = "buffy") -> list[tuple[str, int]]:
        told = browser.get(f"/api/decks-with/{game}/{card}")
        assert told.status_code == 200, told.text
        return [(deck["name"], deck["copies"]) for deck in told.json()["decks"]]

    kept(ann, "buffy", name="Watch")
    kept(ann, "vtes", name="Princes")
    gone = kept(ann, "buffy", name="Gone")["id"]
    ann.request("DELETE", f"/api/decks/{gone}")
    leader = next(copies["count"] for copies in ADA["parts"]["resources"] if copies["card"] == "ada-vance-1")
    assert holding(ann, "ada-vance-1") == [("Watch", leader)]  # who leads the deck is one of its cards
    assert [name for name, _ in holding(ann, "deflection", "vtes")] == ["Princes"]
    assert holding(ann, "deflection") == holding(ann, "no-such-card") == []
    assert holding(bob, "ada-vance-1") == holding(web.stranger(), "ada-vance-1") == []


def test_a_copy_is_a_deck_of_its_own(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann)
    copy = ann.post(f"/api/decks/{deck['id']}/copy?lang=fr").json()
    assert copy["id"] != deck["id"]
    assert (copy["name"], copy["cards"]) == ("Mine (copie)", deck["cards"])


def test_a_link_shows_a_deck_until_it_is_withdrawn(web: Web) -> None:
    ann, bob, nobody = web.guest("Ann"), web.guest("Bob"), web.stranger()
    deck = kept(ann)["id"]
    share = ann.post(f"/api/decks/{deck}/share").json()
    assert share["path"] == f"/decks/shared/{share['token']}"
    assert ann.post(f"/api/decks/{deck}/share").json() == share
    shown = nobody.get(f"/api/shared-decks/{share['token']}").json()
    assert (shown["by"], shown["name"], shown["mine"], shown["check"]["legal"]) == (
        "Ann",
        "Mine",
        False,
        True,
    )
    assert "id" not in shown
    mine = bob.post(f"/api/shared-decks/{share['token']}/copy").json()
    assert mine["cards"]["parts"] == shown["cards"]["parts"]
    assert nobody.post(f"/api/shared-decks/{share['token']}/copy").status_code == 401
    assert ann.request("DELETE", f"/api/decks/{deck}/share").status_code == 204
    assert nobody.get(f"/api/shared-decks/{share['token']}").status_code == 404
    again = ann.post(f"/api/decks/{deck}/share").json()
    assert again["token"] != share["token"]
    ann.request("DELETE", f"/api/decks/{deck}")
    assert nobody.get(f"/api/shared-decks/{again['token']}").status_code == 404
    assert bob.get(f"/api/decks/{mine['id']}").status_code == 200


def test_decks_outlast_the_server(settings: Settings) -> None:
    with TestClient(make_app(settings, quick_server(settings)), base_url=ORIGIN) as client:
        ann = Web(client, quick_server(settings)).guest()
        deck = kept(ann, note="Why not.")
    with TestClient(make_app(settings, quick_server(settings)), base_url=ORIGIN) as client:
        later = Web(client, quick_server(settings)).stranger()
        later.cookie = ann.cookie
        assert later.get(f"/api/decks/{deck['id']}").json() == deck


def test_decks_go_with_a_guest_who_makes_an_account_or_signs_in_to_one(web: Web) -> None:
    account = {"name": "Annabel", "password": "correct horse"}
    ann = web.guest()
    first = kept(ann)["id"]
    assert ann.post("/api/account", account).status_code == 201
    assert [line["id"] for line in shelf(ann)["decks"]] == [first]
    elsewhere = web.guest("Guest")
    second = kept(elsewhere, "buffy")["id"]
    assert elsewhere.post("/api/sign-in", account).status_code == 200
    assert {line["id"] for line in shelf(elsewhere)["decks"]} == {first, second}
    assert elsewhere.get(f"/api/decks/{second}/versions").json()["versions"]


def test_decks_go_when_their_owner_does(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    token = ann.post(f"/api/decks/{kept(ann)['id']}/share").json()["token"]
    kept(bob)
    assert ann.request("DELETE", "/api/account").status_code == 204
    assert bob.get(f"/api/shared-decks/{token}").status_code == 404
    assert len(shelf(bob)["decks"]) == 1


async def test_guests_who_are_forgotten_leave_no_deck_behind(room: Room) -> None:
    person, store = await room.person(), room.server.store
    row = DeckRow("deck", person.id, "vtes", "", "standard", "", '{"parts":{}}', 1, 1.0, 1.0)
    assert await store.decks.add(row, 1)
    await store.people.forget_guests(person.seen + 1)
    assert await store.decks.of(person.id) == []
    assert await store.decks.versions("deck") == []


def test_nobody_keeps_more_decks_than_the_limit(settings: Settings) -> None:
    few = replace(settings, limits=replace(settings.limits, decks=2, decks_thrown_away=1))
    with TestClient(make_app(few, quick_server(few)), base_url=ORIGIN) as client:
        ann = Web(client, quick_server(few)).guest()
        first, second = kept(ann)["id"], kept(ann)["id"]
        refused = [ann.post("/api/decks", {"game": "vtes"}), ann.post(f"/api/decks/{first}/copy")]
        assert [answer.status_code for answer in refused] == [409, 409]
        assert refused[0].json()["error"] == "server-limit-decks"
        ann.request("DELETE", f"/api/decks/{first}")
        third = kept(ann)["id"]
        assert ann.post(f"/api/decks/{first}/undelete").status_code == 409
        ann.request("DELETE", f"/api/decks/{second}")  # of those thrown away, one is kept
        assert ann.post(f"/api/decks/{first}/undelete").status_code == 404
        assert {line["id"] for line in shelf(ann)["decks"]} == {third}


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "fables"},
        {"game": "nothing"},
        {"game": "vtes", "format": "casual"},
        {"game": "vtes", "cards": {"parts": {"library": [{"card": "deflection", "count": 99}] * 6}}},
    ],
)
def test_what_cannot_be_a_deck_is_refused_in_words(web: Web, wish: dict[str, Any]) -> None:
    answer = web.guest().post("/api/decks", wish)
    assert answer.status_code == 422
    assert answer.json()["message"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "vtes", "name": "x" * 81},
        {"game": "vtes", "name": "a\nb"},
        {"game": "vtes", "cards": {"parts": {"library": [{"card": "deflection", "count": 0}]}}},
        {"game": "vtes", "cards": {"parts": {"library": [{"card": "deflection", "count": 100}]}}},
        {"game": "vtes", "cards": {"parts": {"library": [{"card": "../x", "count": 1}]}}},
        {"game": "vtes", "cards": {"parts": {"library": [{"card": "a", "count": 1}] * 301}}},
        {"game": "vtes", "cards": {"parts": {f"part-{n}": [] for n in range(9)}}},
        {"game": "vtes", "cards": {"leftover": ["x"] * 101}},
        {"game": "vtes", "cards": {"leftover": ["x" * 301]}},
        {"game": "vtes", "person": "somebody"},
    ],
)
def test_what_is_no_deck_at_all_is_not_understood(web: Web, wish: dict[str, Any]) -> None:
    assert web.guest().post("/api/decks", wish).status_code == 400


def test_a_deck_is_no_place_to_keep_a_book_in(web: Web) -> None:
    answer = web.guest().post("/api/decks", {"game": "vtes", "cards": {"leftover": ["x" * 300] * 100}})
    assert (answer.status_code, answer.json()["error"]) == (413, "server-error-too-long")


def test_cards_that_nobody_knows_are_kept_and_told(web: Web) -> None:
    """A later version of Noctuary may know them, an earlier one may have."""
    strange = {"parts": {"library": [{"card": "no-such-card", "count": 2}]}, "leftover": ["2x Gone"]}
    deck = kept(web.guest(), cards=strange)
    assert deck["cards"] == strange
    assert deck["check"]["faults"][0]["cards"] == ["no-such-card"]


def test_a_deck_is_played_at_once_against_a_bot_of_ones_choice(web: Web) -> None:
    ann = web.guest()
    deck = kept(ann)["id"]
    table = ann.post(f"/api/decks/{deck}/play", {"bot": "easy", "against": "v5-tremere", "seats": 3})
    assert table.status_code == 201, table.text
    with ann.at(table.json()["table"]) as seat:
        snapshot = seat.read("snapshot")
        assert [one["bot"] for one in snapshot["table"]["seats"][1:]] == ["easy", "easy"]
    wish = web.server.house.awake(table.json()["table"])
    assert wish is not None
    assert wish.places[1].row.choice == "v5-tremere"
    bad = kept(
        ann,
        cards={
            "parts": {"crypt": VENTRUE["parts"]["crypt"][:1], "library": [{"card": "deflection", "count": 2}]}
        },
    )
    refused = ann.post(f"/api/decks/{bad['id']}/play")
    assert refused.status_code == 422
    assert any("VTES-DECK-01" in fault for fault in refused.json()["faults"])
    empty = kept(ann, "buffy", cards={})["id"]
    assert ann.post(f"/api/decks/{empty}/play").json()["error"] == "server-error-deck-unplayable"
