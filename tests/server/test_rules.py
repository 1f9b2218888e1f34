"""The rulebooks over HTTP: chapters and rules in both languages, terms, and examples one steps through."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.kernel.positions import open_position
from noctuary.text.catalogue import Language
from noctuary.text.example_steps import REFUSED, first_mover, match_at, steps_of
from noctuary.text.examples import examples_of
from noctuary.text.rulebook import rules_of
from tests.server.web import Browser, Web

PARK = "examples/ex-01-the-park-and-a-challenge"


def asked(who: Browser, path: str) -> Any:
    answer = who.get(f"/api/rules{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def all_rules(book: dict[str, Any]) -> dict[str, Any]:
    return {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}


def test_the_shelf_has_a_book_for_every_game(web: Web) -> None:
    books = {book["game"]: book for book in asked(web.stranger(), "")["books"]}
    assert set(books) == {"buffy", "fables", "vtes"}
    assert books["vtes"]["rules"] > 200
    assert books["vtes"]["terms"] >= 40


@pytest.mark.parametrize(("game", "terms"), [("buffy", 40), ("fables", 30), ("vtes", 40)])
def test_a_book_has_every_rule_in_both_languages_and_leads_nowhere_wrong(
    web: Web, game: str, terms: int
) -> None:
    book = asked(web.stranger(), f"/{game}")
    rules = all_rules(book)
    chapters = {chapter["id"] for chapter in book["chapters"]}
    assert set(rules) | chapters == {found.rule for found in rules_of(game, Language.EN)}
    assert all(rule["text"]["en"] != rule["text"]["fr"] for rule in rules.values())
    led = {
        other for rule in rules.values() for part in ("see", "seen_from", "together") for other in rule[part]
    }
    assert led <= set(rules) | chapters
    assert len(book["terms"]) >= terms
    for term in book["terms"]:
        assert set(term["rules"]) <= set(rules), term["slug"]
        assert term["en"]["definition"] != term["fr"]["definition"]
        assert term["rules"]


def test_a_rule_leads_to_what_it_names_and_back(web: Web) -> None:
    """VTES-SETUP-05 speaks of transfers, which VTES-INFL-02 counts."""
    rules = all_rules(asked(web.stranger(), "/vtes"))
    assert "VTES-INFL-02" in rules["VTES-SETUP-05"]["see"]
    assert "VTES-SETUP-05" in rules["VTES-INFL-02"]["seen_from"]
    assert "VTES-SECT-08" in rules["VTES-RUL-22"]["see"], "a text that names a rule leads to it"


def test_a_rule_has_its_examples_and_what_the_table_says_when_it_refuses(web: Web) -> None:
    more = asked(web.stranger(), "/fables/rule/fab-act-04?lang=fr")
    assert more["id"] == "FAB-ACT-04"
    assert "actions/attack-beyond-range" in [example["name"] for example in more["examples"]]
    assert any("portée de 1" in said for said in more["refusals"])
    assert asked(web.stranger(), "/buffy/rule/BUF-RUL-07B")["id"] == "BUF-RUL-07b"


def test_an_example_is_stepped_through_as_its_file_says(web: Web) -> None:
    begun = asked(web.stranger(), f"/buffy/example?name={PARK}&lang=fr")
    last = len(begun["steps"]) - 1
    assert begun["at"] == 0
    assert begun["table"]["seats"][0]["letter"] == "A"
    assert begun["frame"]["faces"], "a card that only the file has is drawn, too"
    refused = begun["steps"][1]
    assert (refused["kind"], refused["rule"]) == ("refused", "BUF-CHL-03")
    assert refused["reasons"][-1].startswith("BUF-CHL-03")
    ended = asked(web.stranger(), f"/buffy/example?name={PARK}&lang=fr&at={last}")
    assert ended["frame"]["view"] != begun["frame"]["view"]
    assert 'park.holder = "A"' in ended["steps"][last]["holds"]


@pytest.mark.parametrize("game", ["buffy", "fables", "vtes"])
def test_every_example_of_the_rulebook_can_be_told_to_its_end(game: str) -> None:
    """Every one of the worked examples, and a few of the others; each step is where the script is then."""
    examples = [one for one in examples_of(game) if one.slug.startswith("examples/")]
    for example in [*examples, *examples_of(game)[:: 20 if game == "vtes" else 10]]:
        position = example.read()
        steps = steps_of(position, Language.FR, first_mover(position))
        assert [step for step in steps if step.kind == REFUSED and not step.reasons] == [], example.slug
        ended = open_position(position.text, log=True)
        assert match_at(position, steps[-1]).digest() == ended.digest(), example.slug


def test_what_is_not_there_is_said(web: Web) -> None:
    ann = web.stranger()
    for path, error in (
        ("/chess", "server-error-no-rulebook"),
        ("/vtes/rule/VTES-NO-RULE", "server-error-no-rule"),
        ("/vtes/rule/FAB-ACT-04", "server-error-no-rule"),
        ("/vtes/rule/VTES-ACT", "server-error-no-rule"),
        ("/vtes/example", "error-no-example"),
        ("/vtes/example?name=../fables/actions/attack-beyond-range", "error-no-example"),
        (f"/vtes/example?name={'x' * 5000}", "error-no-example"),
        (f"/buffy/example?name={PARK}&at=999", "server-error-no-moment"),
        (f"/buffy/example?name={PARK}&seat=5", "server-error-bad-seat"),
    ):
        answer = ann.get(f"/api/rules{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, error), path
        assert len(answer.text) < 600
