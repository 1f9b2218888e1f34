"""First Patrol: what is special about it. That it can be played through is tried with all lessons."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import TALENT_SLUGS
from noctuary.games.buffy.lesson_book import LESSONS, TOPICS, teaching_decks
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.sets import read_set
from noctuary.kernel.errors import InFile
from noctuary.kernel.fields import Fields
from noctuary.kernel.match import Match
from noctuary.text import Language, error_text
from noctuary.text.learn.lesson import Chapter, Lesson
from noctuary.text.learn.shelf import find_lesson
from noctuary.text.learn.walk import PLAYER, Verdict, Walk

FOLDER = resources.files("noctuary.games.buffy") / "lessons" / "first-patrol"
PATROL = find_lesson("first-patrol")
FIRST = (FOLDER / "01-prologue.toml").read_text(encoding="utf-8")


def patrol_at(chapter: str, beat: int = 0) -> Walk:
    """A patrol that has come to this beat of this chapter."""
    patrol = Walk(PATROL)
    while patrol.chapter.file != chapter:
        patrol.play(patrol.accepts[0])
    for _ in range(beat):
        patrol.play(patrol.accepts[0])
    return patrol


# -- playing through ----------------------------------------------------------------------------------


def test_both_victories_are_won() -> None:
    """BUF-VIC-01, BUF-VIC-02."""
    ends: list[Match] = []
    patrol = Walk(PATROL)
    while not patrol.over:
        match = patrol.match
        patrol.play(patrol.accepts[0])
        if match.over:
            ends.append(match)
    by_park, by_destiny = (mine(match.state) for match in ends)
    assert (by_park.winner, by_park.park_count) == (PLAYER, 6)
    assert by_park.sides[PLAYER].destiny < 10
    assert (by_destiny.winner, by_destiny.sides[PLAYER].destiny) == (PLAYER, 10)


def test_everything_a_newcomer_should_meet_is_covered() -> None:
    assert {topic for chapter in PATROL.chapters for topic in chapter.covers} == set(TOPICS)


def test_every_patrol_meets_the_same_night() -> None:
    first, second = patrol_at("06-fight.toml"), patrol_at("06-fight.toml")
    assert first.match.digest() == second.match.digest()


# -- wrong moves --------------------------------------------------------------------------------------


def test_every_chapter_expects_wrong_moves() -> None:
    assert [
        chapter.file for chapter in PATROL.chapters if not any(beat.slips for beat in chapter.beats)
    ] == []


def test_a_wrong_move_nobody_expected_has_its_rule_too() -> None:
    answer = patrol_at("02-movement.toml").play("place rook-delaney-1 > A1")
    assert answer.verdict is Verdict.FORBIDDEN
    assert answer.message == "buffy-patrol-forbidden"
    assert answer.refusal is not None
    assert answer.refusal.rule in answer.text(Language.FR)


def test_what_is_no_move_is_not_understood() -> None:
    answer = Walk(PATROL).play("sing a song")
    assert answer.verdict is Verdict.UNREADABLE
    assert "sing" in answer.text(Language.EN)


# -- legal, but not now -------------------------------------------------------------------------------


def test_a_legal_move_that_is_not_asked_for_is_talked_out_of_and_then_shown() -> None:
    patrol = patrol_at("02-movement.toml")
    patrol.news(Language.EN)
    before = patrol.match.digest()
    assert patrol.play("move ada-vance-1 > park").verdict is Verdict.ASIDE
    tried = patrol.play("move ada-vance-1 > park")
    assert tried.verdict is Verdict.TRIED
    assert tried.told(Language.EN) == ["Ada Vance moves Ada Vance – Reluctant: A2 → the Park."]
    assert patrol.match.digest() == before
    assert patrol.play("move ada-vance-1 > park").verdict is Verdict.ASIDE
    assert patrol.play("move ada-vance-1 > A3").accepted


def test_another_stray_move_is_not_insisting() -> None:
    patrol = patrol_at("02-movement.toml")
    assert patrol.play("move ada-vance-1 > park").verdict is Verdict.ASIDE
    assert patrol.play("move ada-vance-1 > A1").verdict is Verdict.ASIDE


def test_insisting_in_the_middle_of_a_move_is_shown_too() -> None:
    patrol = patrol_at("10-destiny-victory.toml", 1)
    before = patrol.match.digest()
    assert patrol.play("go").verdict is Verdict.ASIDE
    assert patrol.play("go").verdict is Verdict.TRIED
    assert patrol.match.digest() == before
    assert patrol.play("add nan-pruitt-1").accepted


# -- the data -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "wrong", "named"),
    [
        ('say    = "buffy-patrol-prologue-place"', 'say = "buffy-patrol-nowhere"', "buffy-patrol-nowhere"),
        ('rule = "BUF-MOV-01"', 'rule = "BUF-MOV-99"', "BUF-MOV-99"),
        ('title  = "buffy-patrol-prologue"', 'title = "buffy-patrol-nothing"', "buffy-patrol-nothing"),
        ("placing-a-challenge", "juggling", "juggling"),
        ("challenge something-in-the-boiler-room >", "challenge a-thing >", "a-thing"),
        ('"B challenge a-door-left-open > B2"', '"B challenge a-window > B2"', "a-window"),
        ('"B pass", "A pass", "B pass"', '"C pass"', "C"),
        ('"B pass", "A pass", "B pass"', '"B dance"', "dance"),
        ('"kitchen-latin"', '"kitchen-greek"', "kitchen-greek"),
        ('step      = "prologue"', 'step = "epilogue"', "epilogue"),
        ("covers =", "colour =", "colour"),
        ("[[beat.slip]]", "[[beat.trip]]", "trip"),
        ("[position]", "[position", "TOML"),
    ],
)
def test_what_a_lesson_does_not_know_is_an_error(right: str, wrong: str, named: str) -> None:
    assert right in FIRST
    with pytest.raises(InFile) as raised:
        LESSONS.chapter(FIRST.replace(right, wrong), "first.toml")
    for language in Language:
        text = error_text(language, raised.value)
        assert "first.toml" in text
        assert named in text


@pytest.mark.parametrize("left_out", ["[[beat]]", 'accept = ["challenge'])
def test_a_lesson_has_something_to_try(left_out: str) -> None:
    with pytest.raises(InFile):
        LESSONS.chapter(FIRST[: FIRST.index(left_out)], "first.toml")


def test_a_script_that_cannot_be_played_names_its_line() -> None:
    chapter = LESSONS.chapter(FIRST.replace("a-door-left-open > B2", "wake-the-old-well > B2"), "first.toml")
    with pytest.raises(InFile) as raised:
        Walk(of_chapters([chapter]))
    text = error_text(Language.EN, raised.value)
    assert "B challenge wake-the-old-well > B2" in text
    assert "first.toml" in text


def test_the_first_chapter_has_a_position() -> None:
    with pytest.raises(InFile):
        Walk(of_chapters([PATROL.chapters[1]]))


def of_chapters(chapters: list[Chapter]) -> Lesson:
    return Lesson("mine", "buffy", Fields({"title": "buffy-patrol"}, "error-position"), chapters)


def test_the_deal_is_that_of_the_teaching_decks() -> None:
    position = PATROL.chapters[0].position
    assert position is not None
    state = mine(Walk(PATROL).match.state)
    table = tomllib.loads(FIRST)["position"]["seats"]
    kind_of = default_pool().kind_of
    for seat, deck in zip("AB", teaching_decks()):
        given = table[seat]
        assert sorted(kind_of[slug] for slug in [*given["deck"], *given["characters"]]) == deck.resources
        assert sorted(kind_of[slug] for slug in given["challenge_deck"]) == deck.challenges
        assert state.sides["AB".index(seat)].essence == deck.essence


def test_the_teaching_decks_are_short_and_of_the_house_set_and_can_be_dealt() -> None:
    file = resources.files("noctuary.games.buffy") / "cards" / "house.toml"
    document = read_set(file.read_text(encoding="utf-8"), "house.toml").document
    cards = document["card"]
    assert isinstance(cards, list)
    house = {card["slug"] for card in cards if isinstance(card, dict)}
    for deck in teaching_decks():
        assert {default_pool().cards[kind].slug for kind in deck.everything()} <= house
        assert len(deck.resources) < 30
    texts = [(FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in ("patrol-ada", "patrol-vesna")]
    assert Match.start("buffy", {"decks": [*texts], "format": "free"}, b"free").decision is not None


@pytest.mark.parametrize(
    ("slug", "talents"),
    [
        ("ada-vance-1", (3, 1, 0, 2)),
        ("ada-vance-2", (4, 2, 0, 2)),
        ("countess-vesna-1", (3, 1, 1, 2)),
        ("the-gutter-twins-1", (2, 0, 1, 0)),
        ("ines-duarte-1", (0, 1, 3, 1)),
        ("nan-pruitt-1", (0, 2, 0, 1)),
        ("fence-post", (1, 0, 0, 0)),
        ("silver-sabre", (2, 0, 0, 0)),
        ("dirty-fighting", (2, 0, 0, 0)),
    ],
)
def test_the_voice_quotes_the_talents_that_cards_have(slug: str, talents: tuple[int, ...]) -> None:
    """Whoever tunes one of these cards has to let the voice know (`buffy-patrol.ftl`)."""
    card = default_pool().cards[default_pool().kind_of[slug]]
    assert len(TALENT_SLUGS) == len(talents)
    assert tuple(card.talents) == talents


def test_the_voice_quotes_the_totals_as_they_are() -> None:
    totals = []
    patrol = Walk(PATROL)
    while not patrol.over:
        for event in patrol.play(patrol.accepts[0]).events:
            if event.message in ("buffy-log-fight-totals", "buffy-log-goal-reached"):
                totals.append((event.told["amount"], event.told["against"]))
    assert totals == [(6, 6), (7, 6), (8, 6), (10, 6), (6, 5)]
