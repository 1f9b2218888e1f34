"""The gallery: every card of every game in both languages, fetched once, kept by its digest."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from noctuary.text.card_figures import figures_of
from noctuary.text.catalogue import Language
from noctuary.text.examples import examples_with_card
from noctuary.text.gallery import gallery_of
from noctuary.text.menu import games
from noctuary.text.words import words_of
from tests.server.web import Web


def values_of(names: dict[str, Any], slug: str) -> dict[str, list[str]]:
    """What a card has of each facet, as the client reads it."""
    at = names["slugs"].index(slug)
    found = {}
    for facet in names["facets"]:
        column = names["values"][facet["slug"]]
        found[facet["slug"]] = [facet["values"][place]["slug"] for place in (column[at : at + 1] or [[]])[0]]
    return {name: values for name, values in found.items() if values}


@pytest.mark.parametrize("game", games())
def test_every_card_of_a_game_is_listed_in_both_languages(web: Web, game: str) -> None:
    stranger, words = web.stranger(), words_of(game)
    names = stranger.get(f"/api/cards/{game}").json()
    slugs = names["slugs"]
    assert slugs == gallery_of(game).slugs()
    assert len({len(names[column]) for column in ("slugs", "en", "fr", "lines_en", "lines_fr", "kind")}) == 1
    for at in range(0, len(slugs), 40):
        assert names["en"][at] == words.card_title(slugs[at], Language.EN)
        assert (names["fr"][at] or names["en"][at]) == words.card_title(slugs[at], Language.FR)
        assert names["kinds"][names["kind"][at]]["slug"] == words.card_kind(slugs[at])
    for facet in names["facets"]:
        assert facet["values"], facet["slug"]
        assert all(value["en"] and value["fr"] for value in facet["values"])


def test_texts_come_after_the_names_and_are_the_games_own(web: Web) -> None:
    stranger, words = web.stranger(), words_of("fables")
    slugs = stranger.get("/api/cards/fables").json()["slugs"]
    rest = stranger.get("/api/cards/fables/rest").json()
    assert rest["texts_fr"] == [words.card_text(slug, Language.FR) for slug in slugs]
    assert rest["texts_en"] == [words.card_text(slug, Language.EN) for slug in slugs]
    assert rest["slugs"] == []


def test_cards_are_told_apart_by_what_their_game_goes_by(web: Web) -> None:
    stranger = web.stranger()
    vtes, buffy, fables = (stranger.get(f"/api/cards/{game}").json() for game in ("vtes", "buffy", "fables"))
    assert values_of(vtes, "anita-wainwright") == {
        "type": ["vampire"],
        "clan": ["brujah"],
        "discipline": ["cel", "pre"],
        "capacity": ["3"],
        "group": ["6"],
        "sect": ["anarch"],
        "edition": ["v5"],
    }
    assert values_of(vtes, "govern-the-unaligned")["discipline"] == ["dom"]
    assert values_of(buffy, "constance-quill-1") == {
        "kind": ["minion"],
        "side": ["evil"],
        "talent": ["smarts"],
        "level": ["1"],
        "set": ["house-evil"],
    }
    assert values_of(fables, "shattered-truth") == {
        "character": ["snow"],
        "kind": ["movement"],
        "level": ["2"],
        "cost": ["2"],
    }


def test_former_names_are_told(web: Web) -> None:
    former = web.stranger().get("/api/cards/vtes").json()["former"]
    assert former["dominate-kine"] == ["Kine Dominance"]


def test_a_browser_that_has_the_list_is_sent_nothing(web: Web) -> None:
    stranger = web.stranger()
    first = stranger.get("/api/cards/fables", accept_encoding="gzip")
    assert first.headers["content-encoding"] == "gzip"
    again = stranger.get("/api/cards/fables", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    other = stranger.get("/api/cards/fables", if_none_match='"something else"')
    assert other.status_code == 200


def test_the_names_of_all_cards_are_small_enough_to_be_fetched_at_once(web: Web) -> None:
    sizes = {game: len(gzip.compress(web.stranger().get(f"/api/cards/{game}").content)) for game in games()}
    assert sum(sizes.values()) < 90_000, sizes


@pytest.mark.parametrize("path", ["/api/cards/poker", "/api/cards/poker/rest", "/api/cards/%00"])
def test_of_a_game_that_is_not_there_one_is_told_so(web: Web, path: str) -> None:
    answer = web.stranger().get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "error-unknown-game"


# -- one card ------------------------------------------------------------------------------------------


def told(web: Web, game: str, slug: str) -> dict[str, Any]:
    answer = web.stranger().get(f"/api/cards/{game}/card/{slug}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_card_is_shown_in_both_languages_with_the_rules_that_name_it(web: Web) -> None:
    """Named by its own definition and by the ruling about it, both ways once."""
    hack = told(web, "fables", "system-hack")
    assert (hack["en"], hack["fr"]) == ("System Hack", "Piratage du système")
    assert hack["faces"]["fr"]["text"] == words_of("fables").card_text("system-hack", Language.FR)
    assert [rule["rule"] for rule in hack["rules"]] == ["FAB-RUL-12"]
    assert hack["rules"][0]["fr"].startswith("«")
    assert hack["proofs"][0]["slug"].startswith("rulings/system-hack")
    assert [holder["slug"] for holder in hack["holders"]] == ["red"]


def test_positions_about_a_card_stand_before_those_in_which_it_only_lies(web: Web) -> None:
    govern = told(web, "vtes", "govern-the-unaligned")
    ruled = [proof["ruling"] for proof in govern["proofs"]]
    assert ruled[0]
    assert ruled == sorted(ruled, reverse=True)
    assert "VTES-SETUP-07" in {rule["rule"] for rule in govern["rules"]}


def test_ready_decks_tell_how_many_copies_they_hold(web: Web) -> None:
    holders = told(web, "vtes", "govern-the-unaligned")["holders"]
    assert {one["slug"]: one["copies"] for one in holders}["v5-tremere"] == 12
    essence = told(web, "buffy", "ada-vance-essence")["holders"]
    assert {one["slug"]: one["copies"] for one in essence} == {"ada-vance": 1, "ada-vance-60": 1}


def test_a_card_that_cannot_be_played_yet_has_its_name_and_says_so(web: Web) -> None:
    missing = told(web, "vtes", "ak-47")
    assert (missing["en"], missing["faces"], missing["holders"]) == ("AK-47", None, [])


@pytest.mark.parametrize("slug", ["no-such-card", "..%2f..%2fetc", "%00", "x" * 3000])
def test_of_a_card_that_is_not_there_one_is_told_so(web: Web, slug: str) -> None:
    answer = web.stranger().get(f"/api/cards/fables/card/{slug}")
    assert answer.status_code == 404
    assert len(answer.content) < 500


@pytest.mark.parametrize("game", games())
def test_figures_are_of_a_series_that_anybody_can_play_again(game: str) -> None:
    figures = figures_of(game)
    assert figures is not None
    assert figures.recipe.startswith(f"noctuary sim {game} ")
    assert figures.games >= 50
    known = set(gallery_of(game).slugs())
    for slug, card in figures.cards.items():
        assert slug in known
        assert card.won <= card.played <= min(card.held, card.times)


def test_a_card_tells_how_often_it_was_played_and_won(web: Web) -> None:
    figures = told(web, "fables", "attack-1")["figures"]
    assert figures["won"] < figures["played"] <= figures["held"] == 2 * figures["games"]


def test_every_position_with_a_card_is_told_to_whoever_asks_for_all(web: Web) -> None:
    first = told(web, "vtes", "madison")
    every = web.stranger().get("/api/cards/vtes/card/madison/positions").json()["proofs"]
    assert every[: len(first["proofs"])] == first["proofs"]
    assert len(every) == len(first["proofs"]) + first["more_proofs"] > 100
    assert {one["slug"] for one in every} == {one.slug for one in examples_with_card("vtes", "madison")}
    for slug in ("no-such-card", "ak-47"):
        assert web.stranger().get(f"/api/cards/vtes/card/{slug}/positions").status_code == 404
