"""The Movement Step (BUF-MOV)."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import in_play
from noctuary.games.buffy.blocks import contest, hands, moving
from noctuary.games.buffy.pieces import Ability, Effect, Filter, Mode, Place, Target, Until
from noctuary.games.buffy.rules import movement
from noctuary.games.buffy.vocabulary import FORBID_MOVE
from tests.tables.buffy_table import Table, buffy_table, space_of, timing_mask, usual_box


def test_one_watch_moves_one_character_by_one_space() -> None:
    """BUF-MOV-01, BUF-MOV-02, BUF-BOARD-02"""
    table = buffy_table(a={"characters": {"buffy-1": "A1"}})
    assert table.offered() == ["move buffy-1 > park", "move buffy-1 > A2", "move buffy-1 > B4", "pass"]
    assert table.refusal("move buffy-1 > A3") == "BUF-BOARD-02"
    table.play("A move buffy-1 > A2")
    assert table.place("buffy-1") == "A2"
    assert table.asked()[0] == "B"


@pytest.mark.parametrize("night", [False, True])
def test_a_character_moves_once_a_turn_by_day_and_by_night(night: bool) -> None:
    """BUF-MOV-03"""
    table = buffy_table(night=night, a={"characters": {"buffy-1": "A1", "xander-1": "A1"}})
    table.play("A move buffy-1 > A2", "B pass")
    assert table.refusal("move buffy-1 > A3") == "BUF-MOV-03"
    assert table.refusal("move xander-1 > A2") is None


def test_a_vampire_stays_put_by_day() -> None:
    """BUF-MOV-04"""
    table = buffy_table(a={"characters": {"angel-1": "A1"}})
    assert table.refusal("move angel-1 > A2") == "BUF-MOV-04"


def test_a_vampire_moves_twice_by_night_in_two_watches() -> None:
    """BUF-MOV-04, BUF-MOV-05"""
    table = buffy_table(night=True, a={"characters": {"angel-1": "A1"}})
    table.play("A move angel-1 > A2", "B pass", "A move angel-1 > A3", "B pass")
    assert table.place("angel-1") == "A3"
    assert table.refusal("move angel-1 > A4") == "BUF-MOV-04"


@pytest.mark.parametrize(
    ("start", "to", "tired"),
    [
        ("park", "B2", True),
        ("park", "A2", False),
        ("B1", "park", False),
        ("A4", "B1", False),
        ("B1", "B2", False),
    ],
)
def test_only_from_the_park_onto_an_opponents_space_does_a_move_tire(
    start: str, to: str, tired: bool
) -> None:
    """BUF-MOV-06, BUF-MOV-07, BUF-FAT-05"""
    table = buffy_table(a={"characters": {"buffy-1": start}})
    table.play(f"A move buffy-1 > {to}")
    assert table.fatigued("buffy-1") is tired


def test_a_fatigued_character_may_not_move() -> None:
    """BUF-MOV-08, BUF-FAT-07"""
    table = buffy_table(a={"characters": {"buffy-1": "A1"}, "fatigued": ["buffy-1"]})
    assert table.refusal("move buffy-1 > A2") == "BUF-MOV-08"
    assert table.offered() == ["pass"]


def test_nobody_moves_anothers_character() -> None:
    """BUF-MOV-02"""
    table = buffy_table(a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "B1"}})
    assert table.refusal("move thug-1 > B2") == "BUF-MOV-02"


def test_a_move_by_an_effect_uses_up_none_but_tires_all_the_same() -> None:
    """BUF-RUL-51"""
    table = buffy_table(a={"characters": {"angel-1": "park"}})
    character = in_play.find(table.state, table.character("angel-1").uid)
    movement.relocate(table.state, character, space_of("B3"))
    assert table.place("angel-1") == "B3"
    assert character.moves_made == 0
    assert character.fatigued


def test_two_players_may_have_the_same_character_and_say_whose() -> None:
    """BUF-CHR-07, BUF-RUL-29"""
    table = buffy_table(a={"characters": {"xander-1": "A1"}}, b={"characters": {"xander-1": "B1"}})
    table.play("A move A:xander-1 > A2", "B move B:xander-1 > B2")
    assert (table.place("xander-1", "A"), table.place("xander-1", "B")) == ("A2", "B2")


def walking(*effects: Effect, place: str = "A1") -> Table:
    """Xander with the effects of a location where he stands, far from the Bronze."""
    box = usual_box()
    box.location("street", Ability(Mode.STANDING, effects), types=["town", "outdoor"])
    return buffy_table(
        box, a={"characters": {"xander-1": place}}, locations={place: "street", "A3": "bronze"}
    )


HERE = Filter(place=Place.HERE)
BRONZE = Filter(place=Place.TITLED, location="bronze")


def test_a_widened_move_reaches_further_and_counts() -> None:
    """BUF-RUL-52"""
    wide = moving.WidenMoves(target=Target.ALL, which=HERE, place=BRONZE, until=Until.WHILE)
    table = walking(wide)
    table.play("A move xander-1 > A3", "B pass")
    assert table.character("xander-1").moves_made == 1
    assert table.refusal("move xander-1 > A4") == "BUF-MOV-03"


def test_a_free_move_does_not_count() -> None:
    """BUF-GOLD-01, BUF-MOV-03"""
    free = moving.FreeMove(target=Target.ALL, which=HERE, place=BRONZE, until=Until.WHILE)
    table = walking(free, place="A2")
    table.play("A move xander-1 > A3", "B pass", "A move xander-1 > A4", "B pass")
    assert table.refusal("move xander-1 > A3") == "BUF-MOV-03"


def test_a_card_may_forbid_moving() -> None:
    """BUF-GOLD-01"""
    stuck = contest.Forbid(target=Target.ALL, which=HERE, what=FORBID_MOVE, until=Until.WHILE)
    assert walking(stuck).refusal("move xander-1 > A2") == "BUF-GOLD-01"


def test_an_action_only_if_its_timing_line_says_movement() -> None:
    """BUF-MOV-09, BUF-ACT-01"""
    box = usual_box()
    for name in ("movement", "end"):
        draws = Ability(Mode.PLAYED, [hands.Draw(amount=1)], timings=timing_mask(name))
        box.action(f"at-{name}", draws, timings=[name])
    table = buffy_table(box, a={"hand": ["at-movement", "at-end"]})
    assert table.offered() == ["play at-movement", "pass"]
    assert table.refusal("play at-end") == "BUF-ACT-01"
