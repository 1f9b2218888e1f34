"""The lessons of all games: each can be played through, refuses what is wrong, and is told in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.text import Language, error_text, say
from noctuary.text.catalogue import catalogue
from noctuary.text.learn.lesson import Lesson
from noctuary.text.learn.shelf import after, find_lesson, first_game_of, lessons_of, shelf
from noctuary.text.learn.walk import PLAYER, Verdict, Walk
from noctuary.text.menu import games_with, menu_of

LESSONS = list(shelf().values())
TEACHING = games_with(lambda menu: menu.lessons is not None and menu.lessons.lessons)
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)


def along(lesson: Lesson) -> Iterator[Walk]:
    """A walk that stands before each beat in turn."""
    walk = Walk(lesson)
    while not walk.over:
        yield walk
        assert walk.play(walk.accepts[0]).accepted


@lessons
def test_every_move_that_a_step_accepts_takes_the_lesson_on(lesson: Lesson) -> None:
    """Whichever of them is made: the lesson can be walked to its end with the others, too."""
    for choice in range(max(len(beat.accept) for chapter in lesson.chapters for beat in chapter.beats)):
        walk = Walk(lesson)
        steps = 0
        while not walk.over:
            wanted = walk.accepts[min(choice, len(walk.accepts) - 1)]
            assert walk.match.decision is not None, wanted
            assert walk.match.decision.seat == PLAYER, wanted
            assert walk.play(wanted).verdict is Verdict.ACCEPTED, wanted
            steps += 1
        assert steps == lesson.beats
    with pytest.raises(NoctuaryError):
        walk.play("pass")


@lessons
def test_a_wrong_move_is_refused_by_the_right_rule_in_the_voice_s_own_words(lesson: Lesson) -> None:
    slips = 0
    for walk in along(lesson):
        before = walk.match.digest()
        for slip in walk.slips:
            if slip.rule is None:
                continue
            answer = walk.play(slip.move)
            assert answer.verdict is Verdict.FORBIDDEN, slip.move
            assert answer.refusal is not None
            assert answer.refusal.rule == slip.rule, slip.move
            assert answer.message == slip.say
            assert walk.expects(slip.move)
            for language in Language:
                assert slip.rule in answer.text(language)
            slips += 1
        assert walk.match.digest() == before
    assert slips


@lessons
def test_an_unwise_move_is_legal_and_talked_out_of_in_the_voice_s_own_words(lesson: Lesson) -> None:
    for walk in along(lesson):
        before = walk.match.digest()
        for slip in walk.slips:
            if slip.rule is None:
                answer = walk.play(slip.move)
                assert answer.verdict is Verdict.ASIDE, slip.move
                assert answer.message == slip.say
                assert walk.play(slip.move).verdict is Verdict.TRIED  # whoever insists may look
        assert walk.match.digest() == before


@lessons
@pytest.mark.parametrize("language", Language)
def test_a_lesson_is_told_in_full(lesson: Lesson, language: Language) -> None:
    """Both languages say everything themselves: nothing is borrowed from the other."""
    own = catalogue(language)
    for part in ("", ".about", ".farewell"):
        assert own.pattern(f"{lesson.title}{part}") is not None
    for learned in lesson.learned:
        assert own.pattern(learned.say) is not None, learned.say
    for chapter in lesson.chapters:
        for beat in chapter.beats:
            for message in (
                chapter.title,
                beat.say,
                beat.hint,
                beat.task,
                *(slip.say for slip in beat.slips),
            ):
                assert own.pattern(message) is not None, message
    for walk in along(lesson):
        said = [walk.title(language), walk.voice(language), walk.task(language), walk.hint(language)]
        assert all([*said, *walk.news(language)])


@lessons
def test_a_lesson_takes_ten_to_twenty_minutes(lesson: Lesson) -> None:
    """As long as the list says, in either language."""
    assert 10 <= lesson.minutes <= 20
    for language in Language:
        assert abs(lesson.minutes - minutes_for(lesson, language)) <= 2.5


def minutes_for(lesson: Lesson, language: Language) -> float:
    """What the voice says at 180 words a minute, and 18 seconds to look at the table for each move."""
    beats = [beat for chapter in lesson.chapters for beat in chapter.beats]
    told = [message for beat in beats for message in (beat.say, beat.task)]
    told += [line.say for line in lesson.learned]
    return sum(len(say(language, message).split()) for message in told) / 180 + len(beats) * 0.3


def test_every_game_of_ours_teaches_itself_and_ends_in_a_real_game() -> None:
    for game in TEACHING:
        first = first_game_of(game)
        assert first is not None, game
        menu = menu_of(game)
        assert set(first.seats) <= set(menu.known())
        match = Match.start(
            game, menu.setup(first.seats, {menu.mode_field: first.mode, **first.options}), b"1"
        )
        assert match.seats == len(first.seats)
        assert all(say(language, first.about) for language in Language)


def test_lessons_follow_each_other() -> None:
    for game in TEACHING:
        own = lessons_of(game)
        assert [after(lesson) for lesson in own] == [*own[1:], None]


def test_a_lesson_that_nobody_brought_is_named_with_those_there_are() -> None:
    with pytest.raises(NoctuaryError) as raised:
        find_lesson("tap-dancing")
    for language in Language:
        assert "tap-dancing" in error_text(language, raised.value)
        assert "first-patrol" in error_text(language, raised.value)
