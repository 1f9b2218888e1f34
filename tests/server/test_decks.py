"""Decks that people bring to a table in the browser: read in every format, refused line by line."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.buffy.decks import write_deck as write_buffy
from noctuary.games.buffy.pool import default_decks as buffy_decks
from noctuary.games.buffy.pool import default_pool as buffy_pool
from noctuary.games.vtes.deck_exports import write_deck
from noctuary.games.vtes.decks import Format
from noctuary.games.vtes.pool import default_decks, default_pool
from tests.server.web import Browser, Web
from tests.unit.games.vtes.test_decks import LISTS

BOT = {"sitter": "bot", "bot": "random"}
MINE = write_deck(default_decks()["v5-ventrue"], default_pool())
ADA = write_buffy(buffy_decks()["ada-vance"], buffy_pool())


def refused(browser: Browser, game: str, deck: str, language: str = "en", **options: Any) -> dict[str, Any]:
    wish = {"game": game, "seats": [{"sitter": "me", "choice": deck}, BOT], "options": options}
    answer = browser.post(f"/api/tables?lang={language}", wish)
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert isinstance(problem, dict)
    return problem


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_vtes_table_of_two_to_six_with_a_deck_of_ones_own(web: Web, seats: int) -> None:
    ann = web.guest()
    table = ann.table("vtes", {"sitter": "me", "choice": MINE}, *[BOT] * (seats - 1))
    with ann.at(table, text_table=True) as seat:
        snapshot = seat.read("snapshot")
        assert len(snapshot["table"]["seats"]) == seats
        assert snapshot["table"]["phase"] == "playing"
        hand = snapshot["view"]["seats"][0]["hand"]
        assert hand
        assert set(hand) <= set(snapshot["faces"])


@pytest.mark.parametrize("form", LISTS)
def test_a_list_of_every_program_is_pasted(web: Web, form: str) -> None:
    """VTES-DECK-05"""
    assert web.guest().table("vtes", {"sitter": "me", "choice": LISTS[form]}, BOT, options={"format": "free"})


@pytest.mark.parametrize("form", [*(form.value for form in Format), "free"])
def test_every_format_can_be_asked_for(web: Web, form: str) -> None:
    """VTES-DECK-01: what is legal in a format is dealt, and what is not is told with its rule."""
    ann = web.guest()
    small = form in (Format.STARTER.value, Format.PRECON.value)
    deck = _half(MINE) if small else MINE
    seats = ({"sitter": "me", "choice": deck}, {**BOT, "choice": deck})
    assert ann.table("vtes", *seats, options={"format": form})
    if form != "free":
        problem = refused(ann, "vtes", "Crypt (1)\n1x Horst von Brühl\n", format=form)
        assert all("VTES-DECK-01" in fault for fault in problem["faults"])


def _half(text: str) -> str:
    """The same deck with about half of its library."""
    crypt, _, library = text.partition("Library")
    kept = [line for number, line in enumerate(library.splitlines()) if number % 2 or "(" in line]
    rows = [line for line in kept if line[:1].isdigit()]
    filler = [line for line in library.splitlines() if line[:1].isdigit() and line not in rows]
    count = sum(int(row.partition("x")[0]) for row in rows)
    while count < 40:
        row = filler.pop()
        rows.append(row)
        count += int(row.partition("x")[0])
    return crypt + "Library (40 cards)\n" + "\n".join(rows) + "\n"


@pytest.mark.parametrize(("language", "word"), [("en", "Line"), ("fr", "Ligne")])
def test_every_line_that_cannot_be_read_is_named(web: Web, language: str, word: str) -> None:
    lines = MINE.splitlines()
    lines[3] = "2x Nobody At All"
    lines[7] = "what is this"
    problem = refused(web.guest(), "vtes", "\n".join(lines) + "\n", language)
    told = [fault.replace("\u00a0", " ") for fault in problem["faults"]]
    assert [fault.partition(":")[0].strip() for fault in told] == [f"{word} 4", f"{word} 8"]
    assert "Nobody At All" in told[0]
    assert "A" in problem["message"]


def test_a_buffy_list_is_refused_by_its_line_or_by_its_rules(web: Web) -> None:
    ann = web.guest()
    assert ann.table("buffy", {"sitter": "me", "choice": ADA}, BOT)
    problem = refused(ann, "buffy", ADA + "2 nonsense-card\n")
    number = len(ADA.splitlines()) + 1
    assert problem["faults"] == [f"Line {number}: There is no card called “nonsense-card”."]
    problem = refused(ann, "buffy", ADA.replace("\n1 ", "\n9 ", 1))
    assert all("BUF-" in fault for fault in problem["faults"])
    assert refused(ann, "buffy", "\n")["faults"]


def test_a_buffy_deck_that_lacks_the_card_it_starts_with_is_refused_in_any_format(web: Web) -> None:
    """BUF-DCK-11: it cannot be dealt, checked or not."""
    deck = "essence: ada-vance-essence\nmain: ada-vance-1\n[resources]\n3 haymaker\n"
    problem = refused(web.guest(), "buffy", deck, format="free")
    assert "BUF-DCK-11" in problem["message"]


def test_whoever_sits_down_with_a_bad_deck_is_told_the_lines_too(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table = ann.table("vtes", {"sitter": "me"}, {"sitter": "open"})
    with bob.at(table) as seat:
        seat.send(t="sit", seat=1, choice="Crypt (1)\n1x Nobody At All\n")
        wrong = seat.read("wrong")
        assert "Line 2: " in wrong["message"]
