"""Choosing a language, formatting messages, lists."""

from __future__ import annotations

import pytest

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text.catalogue import Language, error_text, has, language_from, say
from noctuary.text.words import listed, words_of


@pytest.mark.parametrize(
    ("code", "language"),
    [("fr", Language.FR), ("fr_CA.UTF-8", Language.FR), ("FR-fr", Language.FR), ("en.UTF-8", Language.EN)],
)
def test_a_language_goes_by_any_of_its_codes(code: str, language: Language) -> None:
    assert language_from(code) is language


def test_a_language_we_do_not_speak_is_an_error_when_asked_for_by_name() -> None:
    with pytest.raises(NoctuaryError) as wrong:
        language_from("de")
    assert error_text(Language.EN, wrong.value) == "Noctuary does not speak “de”: try en or fr."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, Language.EN),
        ({"LANG": "C.UTF-8"}, Language.EN),
        ({"LANG": "de_DE.UTF-8"}, Language.EN),
        ({"LANG": "fr_FR.UTF-8"}, Language.FR),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, Language.EN),
        ({"LC_ALL": "en_GB.UTF-8", "NOCTUARY_LANG": "fr"}, Language.FR),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, Language.FR),
    ],
)
def test_without_a_name_the_environment_decides(environment: dict[str, str], language: Language) -> None:
    assert language_from(None, environment) is language


def test_numbers_choose_the_form_that_the_language_wants() -> None:
    ask = [say(Language.FR, "fables-ask-discard", amount=amount) for amount in (1, 3)]
    assert ask == [
        "Choisissez une carte à défausser.",
        "Vous devez défausser 3 cartes\u00a0: choisissez-en une.",
    ]


def test_names_carry_no_invisible_marks() -> None:
    assert say(Language.EN, "turn", turn=3) == "Turn 3"
    assert say(Language.FR, "wins", who="Alice") == "Victoire\u00a0: Alice."


def test_an_attribute_is_named_after_a_dot() -> None:
    assert say(Language.FR, "fables-name-mermaid") == "La Petite Sirène"
    assert say(Language.FR, "fables-name-mermaid.within") == "la Petite Sirène"
    assert has("fables-name-mermaid.within")
    assert not has("fables-name-mermaid.without")
    assert not has("fables-name-cinderella")


@pytest.mark.parametrize("message", ["no-such-message", "yes.no-such-attribute"])
def test_a_missing_message_is_an_error(message: str) -> None:
    with pytest.raises(NoctuaryError, match="error-no-such-text"):
        say(Language.EN, message)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(NoctuaryError, match="error-text-broken"):
        say(Language.EN, "turn")


def test_an_error_reads_as_one_line_in_either_language() -> None:
    error = NoctuaryError(MessageId("error-unknown-game"), game="chess")
    assert error_text(Language.EN, error) == "There is no game called “chess”."
    assert error_text(Language.FR, error) == "Il n’existe pas de jeu nommé «\u00a0chess\u00a0»."


def test_an_error_in_a_file_names_the_place_and_the_problem() -> None:
    error = InFile(NoctuaryError(MessageId("error-unknown-game"), game="chess"), "night.toml", 3)
    assert error_text(Language.EN, error) == "night.toml:3: There is no game called “chess”."
    assert error_text(Language.FR, error).endswith("Il n’existe pas de jeu nommé «\u00a0chess\u00a0».")


def test_lists_are_joined_and_counted() -> None:
    assert listed(Language.EN, []) == "nothing"
    assert listed(Language.FR, []) == "rien"
    assert listed(Language.EN, ["Joker"]) == "Joker"
    assert listed(Language.EN, ["Joker", "Match", "Joker", "Poison 1"]) == "2 × Joker, Match and Poison 1"
    assert listed(Language.FR, ["Joker", "Allumette"]) == "Joker et Allumette"
    assert listed(Language.EN, ["Zoo", "Panya, The Wicked", "Omer"]) == "Zoo; Panya, The Wicked; Omer"
    assert listed(Language.FR, ["Zoo, terrain de chasse", "Omer"]) == "Zoo, terrain de chasse\u00a0; Omer"


@pytest.mark.parametrize("name", ["chess", "", "fables.cards", "../fables"])
def test_a_game_nobody_has_written_has_no_words(name: str) -> None:
    with pytest.raises(NoctuaryError, match="error-unknown-game"):
        words_of(name)
