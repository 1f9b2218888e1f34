"""One's own page: results, games and tables of one person, and everything about her as one file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from noctuary.kernel.records import read_records
from noctuary.server.site.own import own, taking
from noctuary.server.table.telling import choice_titles
from noctuary.text.catalogue import Language
from noctuary.text.menu import menu_of
from tests.server.web import BOT, Browser, Web

ME = {"sitter": "me", "choice": "red"}
PATHS = ("/api/me", "/api/me/games", "/api/me/everything")


def conceded(who: Browser, *seats: dict[str, Any], said: str = "", **more: Any) -> str:
    """A game that she has given up, perhaps with a word."""
    table = who.table("fables", *(seats or (ME, BOT)), **more)
    with who.at(table) as seat:
        seat.read("snapshot")
        if said:
            seat.send(t="say", text=said)
        seat.send(t="concede")
        while table not in games(who):
            seat.read()
    return table


def games(who: Browser, query: str = "") -> list[str]:
    return [game["id"] for game in who.get(f"/api/me/games{query}").json()["games"]]


@pytest.mark.parametrize("path", PATHS)
def test_nobody_has_no_page(web: Web, path: str) -> None:
    assert web.stranger().get(path).status_code == 401


def test_results_are_told_by_game_deck_and_opponent(web: Web) -> None:
    ann = web.guest()
    conceded(ann)
    conceded(ann, ME, {**BOT, "bot": "easy"})
    (found,) = ann.get("/api/me?lang=en").json()["results"]
    assert found["game"] == "fables"
    assert found["all"] == {"title": "", "played": 2, "won": 0, "drawn": 0}
    assert [(one["title"], one["played"]) for one in found["decks"]] == [("Little Red Riding Hood", 2)]
    assert [(one["title"], one["played"]) for one in found["opponents"]] == [("bots", 1), ("easy bots", 1)]


def test_decks_of_her_own_are_told_apart_by_their_names(web: Web) -> None:
    """Also from a ready deck that is called the same; those without a name are one."""
    ann = web.guest()
    title = choice_titles("buffy", Language.EN)["ada-vance"]
    choices = ["ada-vance"]
    text = menu_of("buffy").decks.named("ada-vance").text()  # type: ignore[union-attr]
    rest = text.split("\n", 1)[1] + "# changed\n"
    choices += [f"name: {name}\n{rest}" for name in ("Mine", "Mine", "Yours\u202e", title)] + [rest]
    for choice in choices:
        table = ann.table("buffy", {"sitter": "me", "choice": choice}, {"sitter": "bot", "bot": "random"})
        with ann.at(table) as seat:
            seat.read("snapshot")
            seat.send(t="concede")
            while table not in games(ann):
                seat.read()
    (found,) = ann.get("/api/me?lang=en").json()["results"]
    told = sorted((one["title"], one["played"]) for one in found["decks"])
    assert told == sorted([(title, 1), ("Mine", 2), ("Yours", 1), (title, 1), ("a deck of your own", 1)])
    listed = [game["deck"] for game in ann.get("/api/me/games?lang=en").json()["games"]]
    assert listed[::-1] == [title, "Mine", "Mine", "Yours", title, "a deck of your own"]


def test_who_wins_has_won(web: Web) -> None:
    ann, bob = web.guest(), web.guest("Bob")
    table = ann.table("fables", ME, {"sitter": "open", "choice": "snow"}, public=True)
    with bob.at(table) as there, ann.at(table) as here:
        there.send(t="sit", seat=1)
        here.send(t="start")
        here.read_prompt()
        there.send(t="concede")
        while not games(ann):
            here.read()
    (game,) = ann.get("/api/me/games").json()["games"]
    assert (game["result"], game["opponents"]) == ("won", ["Bob"])
    (game,) = bob.get("/api/me/games").json()["games"]
    assert (game["result"], game["opponents"]) == ("lost", ["Ann"])


def test_a_person_is_told_of_her_own_games_alone(web: Web) -> None:
    ann, bob = web.guest(), web.guest("Bob")
    table = conceded(ann, public=True)
    going_on = ann.table()
    assert games(ann) == [table]
    assert [one["id"] for one in ann.get("/api/me").json()["tables"]] == [going_on]
    assert games(bob) == []
    assert bob.get("/api/me").json() == {"results": [], "counted": 0, "cut": False, "tables": []}
    assert bob.get("/api/me/everything").json()["games"] == []


def test_results_are_counted_over_the_latest_games(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_COUNTED", 2)
    ann = web.guest()
    counts = []
    for _ in range(3):
        conceded(ann)
        told = ann.get("/api/me").json()
        counts.append((told["counted"], told["cut"], told["results"][0]["all"]["played"]))
    assert counts == [(1, False, 1), (2, False, 2), (2, True, 2)]


def test_games_come_a_page_at_a_time(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_PAGE", 2)
    ann = web.guest()
    tables = [conceded(ann) for _ in range(5)]
    seen, query = [], ""
    while True:
        page = ann.get(f"/api/me/games{query}").json()
        assert len(page["games"]) <= 2
        seen += [game["id"] for game in page["games"]]
        if not page["more"]:
            break
        query = f"?before={page['more']}"
    assert seen == tables[::-1]


@pytest.mark.parametrize("before", ["x", "nan~a", "inf~a", "", "1e400"])
def test_a_place_that_is_none_is_refused(web: Web, before: str) -> None:
    assert web.guest().get(f"/api/me/games?before={before}").status_code == 400


# -- everything -------------------------------------------------------------------------------------------


def test_everything_that_is_kept_about_her_is_in_the_file(web: Web) -> None:
    ann = web.guest()
    table = conceded(ann, said="Good game!")
    ann.request("PUT", "/api/progress", {"steps": [{"kind": "puzzle", "slug": "one-bite", "done": True}]})
    cards = {"parts": {"library": [{"card": "blood-doll", "count": 2}]}}
    deck = ann.post("/api/decks", {"game": "vtes", "name": "Mine", "cards": cards}).json()
    ann.request("PUT", f"/api/decks/{deck['id']}", {"version": 1, "name": "Still mine", "apart": True})
    answer = ann.get("/api/me/everything")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert (found["person"]["name"], found["person"]["account"]) == ("Ann", False)
    assert [step["slug"] for step in found["progress"]] == ["one-bite"]
    assert [(line["table"], line["text"]) for line in found["chat"]] == [(table, "Good game!")]
    (kept,) = found["decks"]
    assert [version["name"] for version in kept["versions"]] == ["Still mine", "Mine"]
    assert kept["versions"][0]["cards"]["parts"] == cards["parts"]
    (game,) = found["games"]
    assert (game["id"], game["seat"], game["choice"]) == (table, 0, "red")
    whole = ann.get(f"/api/tables/{table}/record").text.splitlines(keepends=True)
    assert game["record"] == "".join(line for line in whole if not line.startswith("[Deal "))  # from the seed
    (record,) = read_records(game["record"])
    assert record.replay().over
    assert record.errors == []


def test_of_a_game_that_goes_on_nothing_hidden_is_in_the_file(web: Web) -> None:
    """No seed, no setup, no move: what the others hold follows from them."""
    ann, bob = web.guest(), web.guest("Bob")
    table = ann.table("fables", ME, {"sitter": "open"}, public=True)
    with bob.at(table) as there, ann.at(table) as here:
        there.send(t="sit", seat=1, choice="snow")
        here.send(t="start")
        here.read_prompt()
        there.send(t="say", text="Hello, Ann")
        there.read("chat")
        text = ann.get("/api/me/everything").text
        bobs = bob.get("/api/me/everything").json()
    (game,) = json.loads(text)["games"]
    assert game["record"] is None
    assert set(game) == {"id", "game", "title", "phase", "seat", "seats", "choice", "updated", "record"}
    live = web.server.house.awake(table)
    assert live is not None
    assert live.row.seed not in text
    assert "Hello, Ann" not in text
    assert [line["text"] for line in bobs["chat"]] == ["Hello, Ann"]
    assert [one["choice"] for one in bobs["games"]] == ["snow"]


def test_nobody_elses_decks_and_progress_are_in_the_file(web: Web) -> None:
    ann, bob = web.guest(), web.guest("Bob")
    ann.post("/api/decks", {"game": "vtes", "name": "Mine"})
    ann.request("PUT", "/api/progress", {"steps": [{"kind": "puzzle", "slug": "one-bite", "done": True}]})
    found = bob.get("/api/me/everything").json()
    assert (found["decks"], found["progress"], found["chat"]) == ([], [], [])


def test_what_is_too_much_for_a_file_is_named(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking, "MOST_GAMES", 1)
    ann = web.guest()
    conceded(ann)
    latest = conceded(ann)
    found = ann.get("/api/me/everything").json()
    assert [game["id"] for game in found["games"]] == [latest]
    assert found["cut"] == ["games"]


def test_who_is_deleted_leaves_no_page(web: Web) -> None:
    ann = web.guest()
    table = conceded(ann, public=True)
    assert ann.request("DELETE", "/api/account").status_code == 204
    assert ann.get("/api/me").status_code == 401
    seats = web.stranger().get(f"/api/replays/{table}").json()["seats"]
    assert "Ann" not in str(seats)
