"""How a game of Twisted Fables is told when it is over (FAB-GOAL)."""

from __future__ import annotations

from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.chronicle import walk
from noctuary.text.story import Story, tell_story
from tests.tables.fables_table import table


def told(match: Match, language: Language = Language.EN) -> Story:
    return tell_story(walk(match), language)


def test_the_last_blow_is_told_with_who_dealt_it_and_with_what() -> None:
    """FAB-GOAL-02"""
    t = table("red", "snow", a={"hand": ["attack-2"], "square": 5}, b={"square": 6, "hp": 2})
    t.play("A attack attack-2")
    story = told(t.match)
    assert story.why == (
        "Snow White has no HP left: Little Red Riding Hood dealt the last 2 damage with Attack 2."
    )
    assert story.rule == "FAB-GOAL-02"
    assert [(row.seat, row.place) for row in story.rows] == [(0, 1), (1, 2)]
    assert story.rows[1].note == "Out in turn 1, by Little Red Riding Hood with Attack 2"
    assert told(t.match, Language.FR).why == (
        "Blanche Neige n’a plus de PV\N{NO-BREAK SPACE}: "
        "le Chaperon Rouge inflige les 2 derniers Dégâts avec Attaque 2."
    )


def test_a_team_wins_when_both_opponents_are_out_and_the_first_one_is_told_too() -> None:
    """FAB-GOAL-03"""
    t = table(
        "red",
        "snow",
        "alice",
        "mulan",
        a={"hand": ["attack-1"], "square": 5},
        b={"square": 6, "hp": 1},
        c={"hp": 3},
    )
    t.play("D concede", "A attack attack-1")
    story = told(t.match)
    assert story.rule == "FAB-GOAL-03"
    assert story.why.startswith("Snow White has no HP left: Little Red Riding Hood")
    assert story.because == ["Mulan had given up in turn 1."]
    assert [(row.seat, row.place) for row in story.rows[:2]] == [(0, 1), (2, 1)]
    assert [row.seat for row in story.rows[2:]] == [1, 3]


def test_giving_up_is_told_as_giving_up() -> None:
    t = table("red", "snow")
    t.play("B concede")
    assert told(t.match).why == "Snow White gave up."
    assert told(t.match).rows[1].note == "Gave up in turn 1"


def test_hp_lost_without_a_blow_are_told_with_the_card_they_were_lost_to() -> None:
    """FAB-DMG-03: a loss is no damage, and nobody dealt it."""
    t = table("red", "snow", a={"hand": ["poison-3"], "hp": 1})
    while not t.match.over:
        t.match.play_text(t.offered()[-1])
    story = told(t.match)
    assert story.why == "Little Red Riding Hood has no HP left: the last one was lost to Poison 3."
    assert story.rows[1].note == "Out in turn 1, by Poison 3"


def test_a_turn_cap_ends_it_without_a_winner() -> None:
    """FAB-RUL-47"""
    match = Match.start("fables", {"fables": ["red", "snow"], "turn_cap": 1}, b"cap")
    while match.decision is not None:
        match.play(match.decision.moves[-1])
    story = told(match)
    assert (story.rule, match.winners) == ("FAB-RUL-47", [])
    assert story.why == "The agreed 1 turns are over and nobody has won."
