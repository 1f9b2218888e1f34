"""The pages of the decks that come with the games."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.text.decks import DeckBook
from noctuary.text.menu import menu_of
from tests.server.web import Web

GAMES = ("buffy", "vtes")


def book(game: str) -> DeckBook:
    found = menu_of(game).decks
    assert found is not None
    return found


def page(web: Web, game: str, slug: str, lang: str = "en") -> dict[str, Any]:
    answer = web.stranger().get(f"/api/ready-decks/{game}/{slug}?lang={lang}")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


def test_all_ready_decks_are_listed_with_their_difficulty(web: Web) -> None:
    decks = web.stranger().get("/api/ready-decks").json()["decks"]
    assert [sum(deck["game"] == game for deck in decks) for game in GAMES] == [16, 18]
    assert {deck["level"] for deck in decks} == {"easy", "medium", "hard"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_ready_deck_has_a_page_with_plan_key_cards_and_how_it_fares(
    web: Web, game: str, lang: str
) -> None:
    plans = []
    for slug in book(game).ready():
        told = page(web, game, slug, lang)
        assert told["check"]["legal"], slug
        assert len(told["plan"]) >= 2
        plans.append(told["plan"][0])
        cards = {copies["card"] for part in told["cards"]["parts"].values() for copies in part}
        assert len(told["keys"]) == 3
        assert {key["card"] for key in told["keys"]} <= cards
        overall, *others = told["fares"]
        assert overall["games"] == sum(fare["games"] for fare in others) > 0
        assert overall["low"] <= overall["share"] <= overall["high"]
        assert [fare["share"] for fare in others] == sorted((fare["share"] for fare in others), reverse=True)
    assert len(set(plans)) == (8 if game == "buffy" else 18)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_ready_deck_is_legal_and_can_be_played_as_it_is(web: Web, game: str) -> None:
    """VTES-DECK-04: starters are smaller than a deck for any table, and were sold like that."""
    ann = web.guest()
    for slug in book(game).ready():
        told = page(web, game, slug)
        wish = {"game": game, "format": told["check"]["format"], "cards": told["cards"]}
        copy = ann.post("/api/decks", wish).json()
        assert copy["check"]["legal"], (slug, copy["check"]["faults"])
    (smallest, *_), (*_, largest) = book(game).ready(), book(game).ready()
    copied = page(web, game, smallest)
    wish = {"game": game, "format": copied["check"]["format"], "cards": copied["cards"]}
    deck = ann.post("/api/decks", wish).json()["id"]
    played = ann.post(f"/api/decks/{deck}/play", {"bot": "easy", "against": largest})
    assert played.status_code == 201, played.text


@pytest.mark.parametrize("game", GAMES)
def test_what_one_deck_won_the_other_has_lost(game: str) -> None:
    for one in book(game).ready():
        for other, met in book(game).fares_of(one).items():
            back = book(game).fares_of(other)[one]
            assert met.games == back.games
            assert met.won + back.won == pytest.approx(met.games)


def test_what_is_no_ready_deck_has_no_page(web: Web) -> None:
    for path in ("vtes/nothing", "fables/red", "nothing/ada-vance", "buffy/v5-ventrue"):
        assert web.stranger().get(f"/api/ready-decks/{path}").status_code == 404
