"""Placing challenges (BUF-PRO, BUF-CHA)."""

from __future__ import annotations

from noctuary.games.buffy.blocks import hands
from noctuary.games.buffy.pieces import Ability, Filter, Mode, Place
from tests.tables.buffy_table import Box, buffy_table, timing_mask, usual_box


def test_the_top_challenge_goes_into_play_and_the_next_is_turned_up() -> None:
    """BUF-PRO-01, BUF-PRO-02, BUF-ZON-08"""
    table = buffy_table(step="prologue", a={"challenge_deck": ["good-deed-1", "evil-deed-1"]})
    assert table.refusal("challenge evil-deed-1 > A1") == "BUF-PRO-02"
    table.play("A challenge good-deed-1 > B2")
    assert table.challenges() == {"good-deed-1": "B2"}
    view = table.seen()
    assert view["seats"][0]["challenge"] == "evil-deed-1"


def test_once_per_player_and_step() -> None:
    """BUF-PRO-02"""
    table = buffy_table(step="prologue", a={"challenge_deck": ["good-deed-1", "good-deed-2"]})
    table.play("A challenge good-deed-1 > A1", "B pass")
    assert table.refusal("challenge good-deed-2 > A2") == "BUF-PRO-02"


def test_it_may_go_on_any_space() -> None:
    """BUF-PRO-05, BUF-BOARD-05"""
    table = buffy_table(step="prologue", a={"challenge_deck": ["good-deed-1"]})
    spaces = [move.rpartition(" ")[2] for move in table.offered()]
    assert spaces == ["park", "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]


def test_one_of_ones_own_to_a_space_the_park_included() -> None:
    """BUF-PRO-06"""
    table = buffy_table(
        step="prologue",
        a={"challenge_deck": ["good-deed-1"]},
        challenges={"A:good-deed-2": "park", "B:evil-deed-1": "A1"},
    )
    assert table.refusal("challenge good-deed-1 > park") == "BUF-PRO-06"
    assert table.refusal("challenge good-deed-1 > A1") is None


def test_a_title_is_in_play_once_and_goes_under_its_deck_meanwhile() -> None:
    """BUF-EX-04: BUF-PRO-04, BUF-PRO-07, BUF-CHA-05"""
    table = buffy_table(
        step="prologue",
        active="B",
        b={"challenge_deck": ["good-deed-1", "evil-deed-1"]},
        challenges={"A:good-deed-1": "A1"},
    )
    assert table.refusal("challenge good-deed-1 > B1") == "BUF-PRO-07"
    assert table.offered() == ["under good-deed-1"]
    table.play("B under good-deed-1")
    assert table.cards("B", "challenges") == ["evil-deed-1", "good-deed-1"]
    table.play("A pass")
    assert table.offered() == ["pass"]
    free = buffy_table(step="prologue", active="B", b={"challenge_deck": ["good-deed-1"]})
    assert free.refusal("challenge good-deed-1 > B1") is None


def test_what_can_be_placed_must_be_placed() -> None:
    """BUF-PRO-03"""
    table = buffy_table(step="prologue", a={"challenge_deck": ["good-deed-1"]})
    assert table.refusal("under good-deed-1") == "BUF-PRO-03"
    assert table.refusal("pass") == "BUF-TURN-05"


def test_the_only_challenge_left_goes_under_and_is_on_top_again() -> None:
    """BUF-PRO-12"""
    table = buffy_table(
        step="prologue", a={"challenge_deck": ["good-deed-1"]}, challenges={"B:good-deed-1": "A1"}
    )
    table.play("A under good-deed-1", "B pass")
    assert table.cards("A", "challenges") == ["good-deed-1"]
    assert table.offered() == ["pass"]


def test_an_empty_challenge_deck_obliges_to_nothing() -> None:
    """BUF-PRO-08"""
    table = buffy_table(step="prologue")
    assert table.refusal("challenge good-deed-1 > A1") == "BUF-PRO-08"
    assert table.offered() == ["pass"]


def test_a_placement_restriction_is_obeyed() -> None:
    """BUF-CHA-02, BUF-EX-21"""
    box = usual_box()
    town = Filter(place=Place.TYPED, place_type=box.place_type("town"))
    box.challenge("riot", placement=town)
    table = buffy_table(
        box,
        step="prologue",
        a={"challenge_deck": ["riot"]},
        locations={"A1": "library", "A2": "bronze", "B1": "street"},
    )
    assert table.offered() == ["challenge riot > A2", "challenge riot > B1"]
    for space in ("A1", "A3", "park"):
        assert table.refusal(f"challenge riot > {space}") == "BUF-CHA-02"


def test_no_challenge_outside_the_prologue() -> None:
    """BUF-PRO-01"""
    table = buffy_table(step="resource", a={"challenge_deck": ["good-deed-1"]})
    assert table.refusal("challenge good-deed-1 > A1") == "BUF-PRO-01"


def box_with_plays() -> Box:
    """An event and two actions, each of which draws a card."""
    box = usual_box()
    draws = [hands.Draw(amount=1)]
    box.event("blackout", Ability(Mode.PLAYED, draws, timings=timing_mask("prologue")))
    box.action("early", Ability(Mode.PLAYED, draws, timings=timing_mask("prologue")), timings=["prologue"])
    box.action("late", Ability(Mode.PLAYED, draws, timings=timing_mask("end")), timings=["end"])
    return box


def test_events_go_to_the_crypt_and_are_played_once_by_anybody() -> None:
    """BUF-PRO-09, BUF-PRO-10, BUF-EVT-03"""
    table = buffy_table(
        box_with_plays(), step="prologue", a={"hand": ["blackout"]}, b={"hand": ["blackout", "early"]}
    )
    table.play("A play blackout")
    assert table.cards("A", "crypt") == ["blackout"]
    assert table.refusal("play blackout") == "BUF-EVT-03"
    table.play("B play early")
    assert table.cards("B", "discard") == ["early"]


def test_an_action_only_if_its_timing_line_says_so() -> None:
    """BUF-PRO-11, BUF-ACT-01"""
    table = buffy_table(box_with_plays(), step="prologue", a={"hand": ["early", "late"]})
    assert table.refusal("play late") == "BUF-ACT-01"
    assert table.refusal("play early") is None


def test_a_challenge_deck_may_mix_good_and_evil() -> None:
    """BUF-CHA-01, BUF-CHA-03"""
    deck = ["good-deed-1", "evil-deed-2"]
    table = buffy_table(step="prologue", a={"challenge_deck": deck}, b={"challenge_deck": deck[::-1]})
    table.play("A challenge good-deed-1 > park", "B challenge evil-deed-2 > park")
    seen = [(placed["card"], placed["goals"], placed["reward"]) for placed in table.seen()["challenges"]]
    assert seen == [("good-deed-1", {"butt-kicking": 3}, 1), ("evil-deed-2", {"smarts": 3}, 1)]
