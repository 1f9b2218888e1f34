"""What speaks for a move, in words that agree with their numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.bots.reasons import Reason
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records
from noctuary.sim.looking import decisions
from noctuary.text.advice import gained, percent, played_text, reasons_text
from noctuary.text.catalogue import Language, catalogue, say
from noctuary.text.words import words_of

GOLDEN = Path(__file__).parents[2] / "golden"


def golden(name: str) -> Match:
    return read_records((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))[0].replay()


@pytest.mark.parametrize(
    ("language", "amount", "told"),
    [
        (Language.EN, 1.0, "1 more ready minion"),
        (Language.EN, 2.0, "2 more ready minions"),
        (Language.EN, 0.52, "on average 0.5 more ready minions"),
        (Language.FR, 1.0, "1 serviteur disponible de plus"),
        (Language.FR, 2.0, "2 serviteurs disponibles de plus"),
        (Language.FR, 0.52, "en moyenne 0,5 serviteur disponible de plus"),
    ],
)
def test_one_is_one_and_parts_are_means(language: Language, amount: float, told: str) -> None:
    assert reasons_text([Reason("vtes-reason-minions", amount)], language) == told


def test_many_are_told_without_tenths() -> None:
    assert (
        reasons_text([Reason("analyse-reason-wins", 95.8)], Language.EN)
        == "an immediate win in 96 more games in 100"
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            Language.EN,
            "an immediate win in 67 more games in 100, "
            "on average 1.8 less pool for the prey and the Edge more often",
        ),
        (
            Language.FR,
            "la victoire immédiate dans 67 parties de plus sur 100, "
            "en moyenne 1,8 point de réserve de moins pour la proie\u00a0; l’Avantage plus souvent",
        ),
    ],
)
def test_games_won_are_no_mean_and_reasons_make_one_list(language: Language, told: str) -> None:
    reasons = [
        Reason("vtes-reason-prey-pool", 1.8),
        Reason("analyse-reason-wins", 67.2),
        Reason("vtes-reason-edge", 0.4),
    ]
    assert reasons_text(reasons, language) == told
    assert reasons_text([], language) == ""


def test_the_difference_is_that_of_the_numbers_beside_it() -> None:
    """87 → 83 is four, though 86.6 → 83.4 is three and a bit."""
    assert (percent(0.866), percent(0.834), gained(0.866, 0.834)) == (87, 83, 4)


@pytest.mark.parametrize("language", list(Language))
def test_no_reason_says_one_games_or_one_cards(language: Language) -> None:
    """Words that count something differ for one and for two; what is measured (HP, pool, blood) does not."""
    measured = ("-hp", "-defense", "-power", "-pool", "-blood", "-edge")
    for message in catalogue(language).ids:
        if "-reason-" in message and not message.endswith(measured):
            one, two = say(language, message, amount=1), say(language, message, amount=2)
            assert one.replace("1", "2", 1) != two, message


@pytest.mark.parametrize(("language", "one"), [(Language.EN, "opponent"), (Language.FR, "l’adversaire")])
def test_reasons_read_rightly_however_many_others_there_are(language: Language, one: str) -> None:
    """What is told of others counts all of them, or is one of many: up to six sit at a table."""
    for message in catalogue(language).ids:
        if "-reason-" in message:
            assert one not in say(language, message, amount=2), message


@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        ("vtes/v5-ventrue", "vtes-ask-target"),
        ("vtes/v5-ventrue", "vtes-window-no-attempt"),
        ("buffy/ada-vance", "buffy-ask-group"),
        ("fables/red", "fables-ask-direction"),
    ],
)
@pytest.mark.parametrize("language", list(Language))
def test_an_answer_that_is_told_elsewhere_brings_its_question(
    name: str, prompt: str, language: Language
) -> None:
    """A card, a number or “to the left” says nothing alone: of what it was the target, the price, the way."""
    match = golden(name)
    words = words_of(match.game.name).at(match)
    for asked in decisions(match):
        decision = asked.match.decision
        assert decision is not None
        if decision.prompt == prompt:
            told = played_text(asked.match, asked.played, words, language)
            assert words.prompt_text(asked.match, decision, language) in told
            assert told.endswith(words.describe_move(asked.match, asked.played, language))
            return
    pytest.fail(f"nobody is asked {prompt}")


@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        ("vtes/v5-ventrue", "vtes-window-minion"),
        ("vtes/v5-ventrue", "vtes-window-influence"),
        ("buffy/ada-vance", "buffy-ask-watch"),
        ("fables/red", "fables-ask-action"),
    ],
)
def test_what_is_chosen_freely_explains_itself(name: str, prompt: str) -> None:
    match = golden(name)
    words = words_of(match.game.name).at(match)
    for asked in decisions(match):
        decision = asked.match.decision
        assert decision is not None
        if decision.prompt == prompt:
            label = words.describe_move(asked.match, asked.played, Language.EN)
            assert played_text(asked.match, asked.played, words, Language.EN) == label
            return
    pytest.fail(f"nobody is asked {prompt}")
