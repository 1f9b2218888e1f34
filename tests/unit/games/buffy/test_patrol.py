"""First Patrol: the lessons can be played through, refuse what is wrong by its rule, and are sound data."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import zip_longest

import pytest

from noctuary.cli.patrol import PatrolTable
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import TALENT_SLUGS
from noctuary.games.buffy.patrol import (
    PLAYER,
    TOPICS,
    Patrol,
    Verdict,
    lessons,
    read_lesson,
    teaching_decks,
)
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.sets import read_set
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.match import Match
from noctuary.text import Language, error_text

FOLDER = resources.files("noctuary.games.buffy") / "lessons"
FIRST = (FOLDER / "01-prologue.toml").read_text(encoding="utf-8")


def patrol_at(lesson: str, beat: int = 0) -> Patrol:
    """A patrol that has come to this beat of this lesson."""
    patrol = Patrol.start()
    while patrol.lesson.file != lesson:
        patrol.play(patrol.accepts[0])
    for _ in range(beat):
        patrol.play(patrol.accepts[0])
    return patrol


# -- playing through ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("choice", [0, 1, 2, 3])
def test_a_whole_patrol_is_played_by_its_accepted_moves(language: Language, choice: int) -> None:
    patrol = Patrol.start()
    said: list[str] = []
    while not patrol.over:
        said += [patrol.title(language), patrol.voice(language), patrol.hint(language)]
        said += patrol.news(language)
        answer = patrol.play(patrol.accepts[min(choice, len(patrol.accepts) - 1)])
        assert answer.verdict is Verdict.ACCEPTED
        said += [answer.text(language), *answer.told(language)]
    assert all(said)
    assert patrol.voice(language)
    with pytest.raises(NoctuaryError):
        patrol.play("pass")


def test_both_victories_are_won() -> None:
    """BUF-VIC-01, BUF-VIC-02."""
    ends: list[Match] = []
    patrol = Patrol.start()
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
    assert {topic for lesson in lessons() for topic in lesson.covers} == set(TOPICS)


def test_every_patrol_meets_the_same_night() -> None:
    first, second = patrol_at("06-fight.toml"), patrol_at("06-fight.toml")
    assert first.match.digest() == second.match.digest()


# -- wrong moves --------------------------------------------------------------------------------------


def test_every_lesson_expects_wrong_moves() -> None:
    assert [lesson.file for lesson in lessons() if not any(beat.slips for beat in lesson.beats)] == []


@pytest.mark.parametrize(
    ("lesson", "beat", "slip"),
    [
        (lesson.file, beat, slip)
        for lesson in lessons()
        for beat, one in enumerate(lesson.beats)
        for slip in range(len(one.slips))
    ],
)
def test_a_wrong_move_is_refused_by_the_right_rule(lesson: str, beat: int, slip: int) -> None:
    patrol = patrol_at(lesson, beat)
    before = patrol.match.digest()
    expected = patrol.lesson.beats[beat].slips[slip]
    answer = patrol.play(expected.move)
    assert answer.verdict is Verdict.FORBIDDEN
    assert answer.refusal is not None
    assert answer.refusal.rule == expected.rule
    assert answer.message == expected.say
    for language in Language:
        assert expected.rule in answer.text(language)
    assert patrol.match.digest() == before


def test_a_wrong_move_nobody_expected_has_its_rule_too() -> None:
    answer = patrol_at("02-movement.toml").play("place rook-delaney-1 > A1")
    assert answer.verdict is Verdict.FORBIDDEN
    assert answer.message == "buffy-patrol-forbidden"
    assert answer.refusal is not None
    assert answer.refusal.rule in answer.text(Language.FR)


def test_what_is_no_move_is_not_understood() -> None:
    answer = Patrol.start().play("sing a song")
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
        read_lesson(FIRST.replace(right, wrong), "first.toml")
    for language in Language:
        text = error_text(language, raised.value)
        assert "first.toml" in text
        assert named in text


@pytest.mark.parametrize("left_out", ["[[beat]]", 'accept = ["challenge'])
def test_a_lesson_has_something_to_try(left_out: str) -> None:
    with pytest.raises(InFile):
        read_lesson(FIRST[: FIRST.index(left_out)], "first.toml")


def test_a_script_that_cannot_be_played_names_its_line() -> None:
    lesson = read_lesson(FIRST.replace("a-door-left-open > B2", "wake-the-old-well > B2"), "first.toml")
    with pytest.raises(InFile) as raised:
        Patrol.start([lesson])
    assert "B challenge wake-the-old-well > B2" in error_text(Language.EN, raised.value)


def test_the_first_lesson_has_a_position() -> None:
    with pytest.raises(InFile):
        Patrol.start([lesson for lesson in lessons() if lesson.file == "02-movement.toml"])


def test_the_deal_is_that_of_the_teaching_decks() -> None:
    position = lessons()[0].position
    assert position is not None
    state = mine(Patrol.start().match.state)
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
    patrol = Patrol.start()
    while not patrol.over:
        for event in patrol.play(patrol.accepts[0]).events:
            if event.message in ("buffy-log-fight-totals", "buffy-log-goal-reached"):
                totals.append((event.told["amount"], event.told["against"]))
    assert totals == [(6, 6), (7, 6), (8, 6), (10, 6), (6, 5)]


# -- at the terminal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_the_terminal_leads_through_it(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [beat.accept[0] for lesson in lessons() for beat in lesson.beats]
    asides = [
        "hint",
        "help",
        "moves",
        "# nothing",
        "",
        "why pass",
        "card haymaker",
        "card nobody",
        "99",
        "zap",
    ]
    lines = [line for pair in zip_longest(asides, moves, fillvalue="moves") for line in pair]
    patrol = Patrol.start()
    PatrolTable(patrol, language).run(lines)
    printed = capsys.readouterr().out
    assert patrol.over
    assert all(lesson_title(language, number) in printed for number in range(1, len(lessons()) + 1))


def lesson_title(language: Language, number: int) -> str:
    return {Language.EN: f"Lesson {number} of 10", Language.FR: f"Leçon {number} sur 10"}[language]


def test_the_terminal_lets_go(capsys: pytest.CaptureFixture[str]) -> None:
    PatrolTable(Patrol.start(), Language.EN).run(["lang", "4", "quit"])
    assert "La nuit attendra" in capsys.readouterr().out
