"""Looking rules up."""

from __future__ import annotations

import pytest

from noctuary.text.catalogue import Language
from noctuary.text.glossary import find_terms, rules_found
from noctuary.text.rulebook import chapters, find_rules, rules_of


def found(query: str, language: Language = Language.EN) -> list[str]:
    return [rule.rule for rule in find_rules("fables", query, language)]


def test_a_rule_is_found_by_its_id_in_either_language() -> None:
    """FAB-ACT-04"""
    assert found("FAB-ACT-04") == ["FAB-ACT-04"]
    assert found("fab-act-04", Language.FR) == ["FAB-ACT-04"]
    assert found("act-04") == ["FAB-ACT-04"]
    assert "portée 1" in find_rules("fables", "FAB-ACT-04", Language.FR)[0].text


@pytest.mark.parametrize("query", ["FAB-TWIST", "twist"])
def test_a_chapter_begins_with_its_title(query: str) -> None:
    rules = found(query)
    assert rules[:5] == ["FAB-TWIST", "FAB-TWIST-01", "FAB-TWIST-02", "FAB-TWIST-03", "FAB-TWIST-04"]


def test_a_word_also_finds_what_lies_outside_its_chapter() -> None:
    assert "FAB-SETUP-06" in found("twist")


def test_words_are_found_in_either_language_without_accents_or_capitals() -> None:
    assert found("defausse piochez") == found("DÉFAUSSE piochez", Language.FR)
    assert "FAB-SETUP-12" in found("mulligan")
    assert "FAB-CARD-02" in found("pioche deck épuisé") + found("draw deck runs out")


def test_all_words_must_occur() -> None:
    assert set(found("mulligan hand")) < set(found("mulligan"))


def test_nothing_is_found_for_nonsense() -> None:
    assert found("xyzzy") == []


def test_an_empty_question_lists_the_chapters() -> None:
    assert found(" ") == [chapter.rule for chapter in chapters("fables", Language.EN)]
    assert found("")[:3] == ["FAB-GOAL", "FAB-LIMIT", "FAB-SETUP"]


def test_both_languages_have_the_rulebook_in_the_same_order() -> None:
    english, french = (rules_of("fables", language) for language in Language)
    assert [rule.rule for rule in english] == [rule.rule for rule in french]
    assert len(english) > 200


@pytest.mark.parametrize(
    ("game", "word", "rule"),
    [
        ("buffy", "rafraîchir", "BUF-FAT-"),
        ("buffy", "localisation", "BUF-"),
        ("buffy", "soutien", "BUF-"),
        ("buffy", "étape de tirage", "BUF-DRAW-01"),
        ("vtes", "détaper", "VTES-"),
        ("vtes", "corps à corps", "VTES-COMBAT-"),
    ],
)
def test_what_the_printed_book_says_finds_the_rule_that_says_it_otherwise(
    game: str, word: str, rule: str
) -> None:
    assert not any(word in one.text for one in rules_of(game, Language.FR))
    assert any(one.rule.startswith(rule) for one in rules_found(game, word, Language.FR))


def test_a_term_is_found_by_any_of_its_forms() -> None:
    assert [term.slug for term in find_terms("vtes", "diaboliser", Language.FR)] == ["diablerie"]
    assert [term.slug for term in find_terms("vtes", "diaboliser", Language.EN)] == ["diablerie"]
