"""The gallery: every card of every game in both languages, fetched once, kept by its digest."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from noctuary.text.catalogue import Language
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
