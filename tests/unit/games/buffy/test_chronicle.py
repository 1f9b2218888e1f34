"""How a game of the Buffy CCG is told when it is over (BUF-VIC)."""

from __future__ import annotations

from noctuary.games.buffy.state import Settings
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.chronicle import walk
from noctuary.text.story import Story, tell_story
from tests.tables.buffy_table import buffy_table

LIMITED = Settings(turn_limit=9)


def told(match: Match, language: Language = Language.EN) -> Story:
    return tell_story(walk(match), language)


def test_a_park_victory_tells_how_long_the_park_was_held() -> None:
    """BUF-VIC-02"""
    table = buffy_table(step="end", park=("A", 5), a={"characters": {"buffy-1": "park"}, "destiny": 2})
    table.play("A pass", "B pass")
    story = told(table.match)
    assert story.rule == "BUF-VIC-02"
    assert "controlled Sunnydale Park at the end of 6 turns in a row" in story.why
    assert story.columns[3] == "Park"
    assert story.rows[0].cells[3] == "6 / 6"


def test_a_destiny_victory_tells_where_the_points_come_from() -> None:
    """BUF-VIC-01, BUF-FGT-08"""
    table = buffy_table(
        step="conflict",
        a={"characters": {"buffy-1": "A1"}, "destiny": 9},
        b={"characters": {"giles-1": "A1"}},
    )
    while not table.match.over:
        offered = table.offered()
        fight = next((text for text in offered if text.startswith("fight")), None)
        table.match.play_text(fight or ("pass" if "pass" in offered else offered[0]))
    story = told(table.match)
    assert story.rule == "BUF-VIC-01"
    assert "reached 10 Destiny Points" in story.why
    assert story.because == ["From fights: 1"]
    assert story.moments[-1].change.endswith("Destiny 9 → 10")


def test_the_last_player_left_wins_and_who_gave_up_is_told() -> None:
    """BUF-RUL-49"""
    table = buffy_table(players=3, step="end", a={"characters": {"buffy-1": "A1"}})
    table.play("B concede", "C concede")
    story = told(table.match)
    assert story.rule == "BUF-RUL-49"
    assert len(story.because) == 2
    assert [row.seat for row in story.rows] == [0, 2, 1]
    assert story.rows[2].note.startswith("Gave up in turn")


def test_a_turn_limit_tells_who_is_ahead_or_that_nobody_is() -> None:
    """BUF-RUL-54"""
    ahead = buffy_table(step="end", turn_number=9, settings=LIMITED, a={"destiny": 3}, b={"destiny": 4})
    ahead.play("A pass", "B pass")
    assert (told(ahead.match).rule, ahead.match.winners) == ("BUF-RUL-54", [1])
    assert "is ahead with 4 Destiny Points" in told(ahead.match).why
    drawn = buffy_table(step="end", turn_number=9, settings=LIMITED, a={"destiny": 4}, b={"destiny": 4})
    drawn.play("A pass", "B pass")
    assert (told(drawn.match).rule, drawn.match.winners) == ("BUF-RUL-54", [])
    assert "nobody is ahead" in told(drawn.match).why
    assert "personne n’est en tête" in told(drawn.match, Language.FR).why
