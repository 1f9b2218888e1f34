"""How a game of VTES is told when it is over (VTES-OUST)."""

from __future__ import annotations

from noctuary.games.vtes.chronicle import points_text
from noctuary.games.vtes.state import Settings
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.chronicle import walk
from noctuary.text.story import Story, tell_story
from tests.tables.vtes_table import Table, vtes_table


def told(match: Match, language: Language = Language.EN) -> Story:
    return tell_story(walk(match), language)


def play_on(table: Table) -> Table:
    """Nobody does anything more."""
    while not table.match.over:
        offered = table.offered()
        table.match.play_text(next(text for text in ("pass", "done", *offered) if text in offered))
    return table


def test_half_points_read_as_halves() -> None:
    assert [points_text(halves) for halves in range(5)] == ["0", "½", "1", "1½", "2"]


def test_the_last_one_left_wins_and_every_oust_is_told_with_its_predator() -> None:
    """VTES-OUST-02, VTES-OUST-05: a point for the prey, one for being the last."""
    table = vtes_table(A={"ready": ["ann"]}, B={"pool": 1}, C={})
    table.play("A bleed ann", "C concede")
    story = told(table.match)
    assert story.rule == "VTES-OUST-05"
    assert story.why == (
        "Methuselah A is the last Methuselah left and has the most victory points: 3 against 0."
    )
    turn = story.moments[-1].turn
    assert story.because == [
        f"Methuselah A ousted Methuselah B in turn {turn}.",
        f"Methuselah C gave up in turn {turn}; Methuselah A scored for it.",
    ]
    assert [(row.seat, row.cells[0]) for row in story.rows] == [(0, "3"), (2, "0"), (1, "0")]
    assert story.rows[2].note == f"Ousted by Methuselah A in turn {turn}"
    assert told(table.match, Language.FR).because[0] == (
        f"Mathusalem A a éliminé Mathusalem B au tour {turn}."
    )


def test_the_last_one_left_need_not_have_won() -> None:
    """VTES-OUST-05: most victory points win, even if that player was ousted."""
    table = vtes_table(A={"ready": ["ann"]}, B={"pool": 1}, C={"pool": 1}, D={"pool": 1}, E={})
    table.play("A bleed ann", "C concede", "D concede", "A concede")
    story = told(table.match)
    assert table.match.winners == [0]
    assert story.why == (
        "Methuselah E is the last Methuselah left, but Methuselah A has the most victory points: 3 against 2."
    )


def test_nobody_wins_with_the_same_number_of_points() -> None:
    """VTES-OUST-05"""
    table = vtes_table(A={"ready": ["ann"]}, B={"pool": 1}, C={"pool": 1}, D={})
    table.play("A bleed ann", "C concede", "A concede")
    story = told(table.match)
    assert table.match.winners == []
    assert story.why == "Nobody wins: several Methuselahs have the most victory points, 2 each."


def test_when_time_is_up_the_survivors_have_half_a_point_each() -> None:
    """VTES-OUST-06"""
    table = vtes_table(A={}, B={}, C={}, settings=Settings(time_limit=1))
    story = told(play_on(table).match)
    assert story.rule == "VTES-OUST-06"
    assert {row.cells[0] for row in story.rows} == {"½"}
    assert "several have the most victory points, ½ each" in story.why
