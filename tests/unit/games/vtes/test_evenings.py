"""The three evenings of VTES: what they teach, how they end, and that they can be taken in the terminal.

That every accepted move plays, every slip is refused and both languages are complete is shown for all lessons
in `tests/unit/text/test_lessons.py`.
"""

from __future__ import annotations

import pytest

from noctuary.cli.lesson_table import LessonTable
from noctuary.games.vtes.game import mine
from noctuary.kernel.match import Match
from noctuary.text import Language, say
from noctuary.text.learn.lesson import Lesson
from noctuary.text.learn.shelf import find_lesson
from noctuary.text.learn.walk import PLAYER, Walk

EVENINGS = ("vtes-influence", "vtes-stealth", "vtes-votes")
TEACHES = {
    "vtes-influence": "pool crypt transfers circle hand bleed edge action-modifier oust victory-points",
    "vtes-stealth": "stealth intercept blocking action-modifier reaction maneuver strike damage torpor"
    " rescue hunt",
    "vtes-votes": "five titles political-action terms polling directed undirected who-may-block deals"
    " edge-vote oust six-pool timing",
}


def accepted(lesson: Lesson) -> list[str]:
    return [beat.accept[0] for chapter in lesson.chapters for beat in chapter.beats]


def last_match(lesson: Lesson) -> Match:
    walk = Walk(lesson)
    for move in accepted(lesson):
        walk.play(move)
    assert walk.over
    return walk.match


@pytest.mark.parametrize("slug", EVENINGS)
def test_an_evening_covers_what_it_promises(slug: str) -> None:
    lesson = find_lesson(slug)
    covered = {topic for chapter in lesson.chapters for topic in chapter.covers}
    assert set(TEACHES[slug].split()) <= covered
    assert len(accepted(lesson)) >= 15
    assert all(chapter.beats for chapter in lesson.chapters)


def test_the_first_evening_is_won_by_ousting_both_others() -> None:
    """VTES-OUST-02, VTES-OUST-05: a point for each prey, and one for the last survivor."""
    match = last_match(find_lesson("vtes-influence"))
    assert match.winners == [PLAYER]


def test_the_second_evening_ends_with_the_prey_ousted_under_stealth() -> None:
    """VTES-BLOCK-05, VTES-OUST-02."""
    players = mine(last_match(find_lesson("vtes-stealth")).state).players
    assert [player.out for player in players] == [False, True, False]


def test_the_third_evening_ousts_two_of_five_in_one_turn() -> None:
    """VTES-POL-02, VTES-OUST-02: the point and 6 pool each time."""
    players = mine(last_match(find_lesson("vtes-votes")).state).players
    assert [player.out for player in players] == [False, True, True, False, False]
    assert players[PLAYER].pool == 26


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("slug", EVENINGS)
def test_an_evening_is_taken_in_the_terminal_and_summed_up(
    slug: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = find_lesson(slug)
    table = LessonTable(Walk(lesson), language)
    table.run(accepted(lesson))
    assert table.walk.over
    told = capsys.readouterr().out
    assert say(language, "lesson-learned") in told
    assert len(lesson.learned) >= 7
    for line in lesson.learned:
        assert f"{say(language, line.say)} [{line.rule}]" in told
