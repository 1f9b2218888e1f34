"""Decks while they are built: checked at every change, read and written in every format, tried out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.test_deck_keeping import ADA, VENTRUE
from tests.server.web import Web
from tests.unit.games.vtes.test_decks import LISTS, SMALL

DRAFTS = {"vtes": VENTRUE, "buffy": ADA}


def asked(web: Web, what: str, lang: str = "en", **wish: Any) -> dict[str, Any]:
    answer = web.stranger().post(f"/api/deck-{what}?lang={lang}", wish)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


def counts(parts: dict[str, list[dict[str, Any]]]) -> dict[str, int]:
    return {copies["card"]: copies["count"] for part in parts.values() for copies in part}


# -- checks --------------------------------------------------------------------------------------------


def test_an_empty_vtes_draft_is_told_every_fault_with_its_rule_in_ones_language(web: Web) -> None:
    """VTES-DECK-01"""
    faults = asked(web, "check", "fr", game="vtes", cards={})["faults"]
    assert [fault["rule"] for fault in faults] == ["VTES-DECK-01", "VTES-DECK-01"]
    assert all("crypte" in fault["text"] or "bibliothèque" in fault["text"] for fault in faults)


def test_a_buffy_draft_without_an_essence_is_told_all_else_that_is_wrong_too(web: Web) -> None:
    """BUF-ESS-01, BUF-DCK-02, BUF-DCK-04, BUF-DCK-06"""
    draft = {"parts": {"resources": [{"card": "haymaker", "count": 4}]}}
    faults = asked(web, "check", game="buffy", cards=draft)["faults"]
    rules = [fault["rule"] for fault in faults]
    assert {"BUF-ESS-01", "BUF-DCK-02", "BUF-DCK-04", "BUF-DCK-06"} <= set(rules)
    assert faults[rules.index("BUF-DCK-06")]["cards"] == ["haymaker"]


def test_a_buffy_draft_is_asked_for_the_card_that_starts(web: Web) -> None:
    """BUF-DCK-11"""
    parts = {**ADA["parts"], "main": []}
    (fault,) = asked(web, "check", game="buffy", cards={"parts": parts})["faults"]
    assert fault["rule"] == "BUF-DCK-11"
    assert "ada-vance-1" in fault["cards"]


def test_a_format_has_rules_of_its_own(web: Web) -> None:
    """BUF-DCK-02: forty cards are enough for friends."""
    assert asked(web, "check", game="buffy", cards=ADA)["legal"]
    strict = asked(web, "check", game="buffy", cards=ADA, format="tournament")
    assert "BUF-DCK-02" in {fault["rule"] for fault in strict["faults"]}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_charts_count_what_is_there(web: Web, lang: str) -> None:
    told = asked(web, "check", lang, game="vtes", cards=VENTRUE)
    charts = {chart["slug"]: chart["bars"] for chart in told["charts"]}
    crypt, library = (part["count"] for part in told["counts"])
    for slug in ("crypt-capacities", "crypt-groups", "crypt-clans"):
        assert sum(bar["amount"] for bar in charts[slug]) == crypt
    assert sum(bar["amount"] for bar in charts["library-types"]) >= library
    dominate = next(bar for bar in charts["crypt-disciplines"] if bar["slug"] == "dom")
    assert dominate["amount"] == sum(copies["count"] for copies in dominate["cards"])
    assert [figure["slug"] for figure in told["figures"]] == ["crypt-min", "crypt-max", "crypt-avg"]
    mean = sum(int(bar["slug"]) * bar["amount"] for bar in charts["crypt-capacities"]) / crypt
    assert told["figures"][2]["value"].replace(",", ".") == f"{mean:.2f}"
    buffy = {chart["slug"]: chart for chart in asked(web, "check", lang, game="buffy", cards=ADA)["charts"]}
    assert {"types", "levels", "icons", "needs", "rewards"} <= set(buffy)
    assert sum(bar["amount"] for bar in buffy["types"]["bars"]) == sum(
        counts({"resources": ADA["parts"]["resources"]}).values()
    )


@pytest.mark.parametrize("game", ["fables", "nothing"])
def test_a_game_without_decks_is_refused(web: Web, game: str) -> None:
    answer = web.stranger().post("/api/deck-check", {"game": game, "cards": {}})
    assert answer.status_code == 422


# -- lists ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", LISTS)
def test_a_list_of_every_program_is_read(web: Web, form: str) -> None:
    """VTES-DECK-05; nobody has to say which game it is for."""
    told = asked(web, "read", text=LISTS[form])
    small = {"the-parthenon" if card == "parthenon" else card: count for card, count in SMALL.items()}
    assert (told["game"], counts(told["cards"]["parts"]), told["lines"]) == ("vtes", small, [])


def test_an_archive_that_programs_exchange_is_read(web: Web) -> None:
    text = (
        '[{"crypt": [{"name": "Alexa Draper", "suffix": "G6", "count": 2}], "library": {"cards": '
        '[{"name": "Deflection", "count": 3}]}}]'
    )
    assert counts(asked(web, "read", text=text)["cards"]["parts"]) == {"alexa-draper": 2, "deflection": 3}


@pytest.mark.parametrize(("lang", "word"), [("en", "not have it yet"), ("fr", "l’a pas encore")])
def test_lines_that_cannot_be_read_are_told_and_kept(web: Web, lang: str, word: str) -> None:
    cards = "3x Deflektion\n2x Amam the Devourer\nthis is no card\n4x Deflection\n"
    text = f"Crypt (2)\n2x Alexa Draper\nLibrary (9)\n{cards}"
    told = asked(web, "read", lang, text=text, game="vtes")
    near, later, nonsense = told["lines"]
    assert (near["line"], near["count"], near["near"][0]) == (
        4,
        3,
        {"title": "Deflection", "card": "deflection"},
    )
    assert (later["line"], later["not_yet"]) == (5, True)
    assert word in later["problem"].replace("\u00a0", " ")
    assert nonsense["text"] == "this is no card"
    assert counts(told["cards"]["parts"]) == {"alexa-draper": 2, "deflection": 4}
    assert told["cards"]["leftover"] == ["3x Deflektion", "2x Amam the Devourer", "this is no card"]


def test_a_buffy_list_without_an_essence_loses_nothing(web: Web) -> None:
    told = asked(web, "read", text="[resources]\n3 haymaker\n2 Haymakers\n")
    assert (told["game"], counts(told["cards"]["parts"])) == ("buffy", {"haymaker": 3})
    assert [line["line"] for line in told["lines"]] == [3]
    assert told["lines"][0]["near"][0]["card"] == "haymaker"
    assert "BUF-ESS-01" in {fault["rule"] for fault in told["check"]["faults"]}


def test_a_misspelt_official_card_of_buffy_is_known_to_be_none_of_the_pool(web: Web) -> None:
    """As in VTES: whoever cannot spell it learns that it is not there yet, and looks no further."""
    told = asked(web, "read", text="[resources]\n2 Band Candy Warehuose\n", game="buffy")
    assert told["lines"][0]["near"] == [{"title": "Band Candy Warehouse", "card": None}]


@pytest.mark.parametrize("game", DRAFTS)
def test_whatever_is_written_is_read_again(web: Web, game: str) -> None:
    forms = {one["slug"]: one for one in web.stranger().get("/api/decks").json()["games"]}[game]["exports"]
    assert {"text", "json"} <= {form["slug"] for form in forms}
    for form in forms:
        written = asked(web, "write", game=game, cards=DRAFTS[game], name="Mine: “1”/2", form=form["slug"])
        assert "/" not in written["file"]
        read = asked(web, "read", text=written["text"], game=game)
        assert counts(read["cards"]["parts"]) == counts(DRAFTS[game]["parts"]), form
        assert (read["lines"], read["check"]["legal"]) == ([], True), form
        if form["slug"] in ("text", "json"):  # other programs write no names
            assert read["name"] == "Mine: “1”/2"


@pytest.mark.parametrize("game", DRAFTS)
def test_a_document_says_itself_which_game_it_is_for(web: Web, game: str) -> None:
    written = asked(web, "write", game=game, cards=DRAFTS[game], form="json")["text"]
    assert asked(web, "read", text=written)["game"] == game
    assert asked(web, "read", text=json.dumps([json.loads(written)]))["game"] == game


@pytest.mark.parametrize(
    ("game", "card", "typo"), [("vtes", "deflection", "deflectoin"), ("buffy", "haymaker", "haymakre")]
)
def test_lines_of_a_document_are_those_of_the_list_in_it(web: Web, game: str, card: str, typo: str) -> None:
    """Whoever settles one of them writes into that list, and not into the document."""
    parts = {"parts": {**DRAFTS[game]["parts"]}}
    part = "library" if game == "vtes" else "resources"
    parts["parts"][part] = [*parts["parts"][part], {"card": card, "count": 2}]
    written = asked(web, "write", game=game, cards=parts, form="json")["text"].replace(card, typo)
    told = asked(web, "read", text=written, game=game)
    (line,) = told["lines"]
    lines = told["listed"].splitlines()
    assert lines[line["line"] - 1] == f"{line['count']} {typo}"
    assert line["near"][0]["card"] == card
    lines[line["line"] - 1] = f"{line['count']} {card}"
    mended = asked(web, "read", text="\n".join(lines), game=game)
    assert (mended["lines"], mended["listed"]) == ([], None)
    assert counts(mended["cards"]["parts"]) == counts(
        asked(web, "read", text=written.replace(typo, card), game=game)["cards"]["parts"]
    )


def test_what_could_not_be_read_is_written_out_again(web: Web) -> None:
    cards = {**VENTRUE, "leftover": ["2x Some Card To Come"]}
    assert "2x Some Card To Come" in asked(web, "write", game="vtes", cards=cards)["text"]


@pytest.mark.parametrize(
    "text",
    ["", "\ufeff", "[" * 60_000, '{"crypt": ' * 5000, "9" * 65_536, "1 a\n" * 16_000, "#\n\n\t", "🧛" * 9000],
)
def test_any_text_is_answered(web: Web, text: str) -> None:
    for game in ("vtes", "buffy"):
        assert not asked(web, "read", text=text, game=game)["check"]["legal"]


def test_a_deck_by_lot_is_legal_and_comes_again(web: Web) -> None:
    for game, more in (("vtes", {}), ("buffy", {"side": "evil", "format": "tournament"})):
        one = asked(web, "lot", game=game, seed=7, **more)
        assert one["check"]["legal"]
        assert one == asked(web, "lot", game=game, seed=7, **more)
        assert one["cards"] != asked(web, "lot", game=game, seed=8, **more)["cards"]
    assert web.stranger().post("/api/deck-lot", {"game": "buffy", "side": "grey"}).status_code == 422


# -- trying out ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", DRAFTS)
def test_opening_hands_and_first_turns_are_dealt_and_played_by_the_rules(web: Web, game: str) -> None:
    told = asked(web, "sample", game=game, cards=DRAFTS[game], seed=3, turns=2)
    known = counts(DRAFTS[game]["parts"])
    hand = told["piles"][0]["cards"]
    assert hand
    assert set(hand) <= set(known)
    if game == "vtes":
        assert (len(hand), len(told["piles"][1]["cards"])) == (7, 4)  # VTES-SETUP-04
    assert len(told["turns"]) == 2
    assert all(turn["lines"] for turn in told["turns"])
    assert told == asked(web, "sample", game=game, cards=DRAFTS[game], seed=3, turns=2)
    assert told["piles"] != asked(web, "sample", game=game, cards=DRAFTS[game], seed=4)["piles"]


def test_nothing_is_dealt_of_a_draft_that_is_hardly_begun(web: Web) -> None:
    answer = web.stranger().post("/api/deck-sample", {"game": "buffy", "cards": {}})
    assert (answer.status_code, answer.json()["error"]) == (422, "server-error-deck-unplayable")
    parts = {**ADA["parts"], "resources": [{"card": "haymaker", "count": 3}]}
    answer = web.stranger().post("/api/deck-sample", {"game": "buffy", "cards": {"parts": parts}})
    assert (answer.status_code, answer.json()["error"]) == (422, "server-error-deck-unplayable")
