"""Steps, watches and passing (BUF-TURN), the end of a turn (BUF-END)."""

from __future__ import annotations

from noctuary.games.buffy import happenings
from noctuary.games.buffy.blocks import conditions, destiny
from noctuary.games.buffy.kinds import EVIL
from noctuary.games.buffy.pieces import Ability, Mode
from noctuary.games.buffy.state import Settings
from tests.tables.buffy_table import Table, buffy_table, usual_box


def all_pass(table: Table, times: int = 2) -> Table:
    return table.play(*["pass"] * times)


def test_a_turn_is_seven_steps_in_order() -> None:
    """BUF-TURN-01, BUF-DRAW-04, BUF-END-01"""
    table = buffy_table(step="prologue")
    seen = [table.step]
    while table.state.turn_number == 2:
        table.play("pass")
        if table.step != seen[-1]:
            seen.append(table.step)
    assert seen == ["prologue", "refresh", "movement", "resource", "conflict", "end", "prologue"]


def test_the_active_player_has_the_first_watch_of_every_step() -> None:
    """BUF-TURN-02"""
    table = buffy_table(step="movement", active="B")
    assert table.asked()[0] == "B"
    all_pass(table)
    assert (table.step, table.asked()[0]) == ("resource", "B")


def test_watches_alternate() -> None:
    """BUF-TURN-03, BUF-TURN-04"""
    table = buffy_table(
        a={"characters": {"buffy-1": "A1", "xander-1": "A2"}}, b={"characters": {"thug-1": "B1"}}
    )
    table.play("A move buffy-1 > A2", "B move thug-1 > B2", "A move xander-1 > A1")
    assert table.asked()[0] == "B"


def test_with_three_players_watches_go_clockwise() -> None:
    """BUF-MUL-01, BUF-TURN-06"""
    table = buffy_table(players=3, active="B")
    table.play("B pass", "C pass", "A pass")
    assert (table.step, table.asked()[0]) == ("resource", "B")


def test_a_pass_shuts_nobody_out() -> None:
    """BUF-TURN-06"""
    table = buffy_table(a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "B1"}})
    table.play("A pass", "B move thug-1 > B2", "A move buffy-1 > A2", "B pass")
    assert table.step == "movement"
    table.play("A pass")
    assert table.step == "resource"


def test_nobody_passes_before_the_mandatory_sub_step() -> None:
    """BUF-TURN-05"""
    table = buffy_table(step="prologue", a={"challenge_deck": ["good-deed-1"]})
    assert table.refusal("pass") == "BUF-TURN-05"
    table.play("A challenge good-deed-1 > park", "B pass")
    assert table.refusal("pass") is None


def test_a_new_turn_flips_day_and_night_and_passes_to_the_left() -> None:
    """BUF-TURN-07, BUF-TURN-08, BUF-TURN-09, BUF-END-02"""
    table = buffy_table(step="end", players=3, active="C")
    all_pass(table, 3)
    assert (table.step, table.asked()[0], table.state.day) == ("prologue", "A", False)
    assert table.state.turn_number == 3


def test_what_was_done_this_turn_is_forgotten_at_its_end() -> None:
    """BUF-MOV-03, BUF-CHL-05"""
    table = buffy_table(step="movement", a={"characters": {"buffy-1": "A1"}})
    table.play("A move buffy-1 > A2")
    assert table.character("buffy-1").moves_made == 1
    while table.state.turn_number == 2:
        table.play("pass")
    assert table.character("buffy-1").moves_made == 0


def test_a_card_in_play_is_used_only_in_the_step_it_names() -> None:
    """BUF-TURN-10: without such a card nothing but the step's own sub-steps is offered."""
    table = buffy_table(step="end", a={"characters": {"buffy-1": "A1"}})
    assert table.offered() == ["pass"]
    assert table.refusal("move buffy-1 > A2") == "BUF-MOV-01"
    assert table.refusal("refresh") == "BUF-REF-01"
    assert table.refusal("done") == "BUF-TURN-03"


def test_a_turn_limit_ends_the_game_for_the_one_ahead() -> None:
    """BUF-RUL-54"""
    limit = Settings(turn_limit=2)
    table = buffy_table(step="end", settings=limit, a={"destiny": 3}, b={"destiny": 2})
    all_pass(table)
    assert table.match.over
    assert table.match.winners == [0]


def test_at_the_turn_limit_the_park_breaks_a_tie_and_otherwise_nobody_wins() -> None:
    """BUF-RUL-54"""
    limit = Settings(turn_limit=2)
    held = buffy_table(step="end", settings=limit, b={"characters": {"thug-1": "park"}})
    assert all_pass(held).match.winners == [1]
    even = buffy_table(step="end", settings=limit)
    assert all_pass(even).match.over
    assert even.match.winners == []


def test_passes_inside_a_fight_do_not_end_the_conflict_step() -> None:
    """BUF-CON-04, BUF-GOAL-03, BUF-RUL-11"""
    table = buffy_table(
        step="conflict", a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "A1"}}
    )
    table.play("A fight buffy-1 > thug-1", *["A pass", "B pass"] * 4)
    assert (table.step, table.asked()[0], table.destiny("A")) == ("conflict", "B", 1)
    table.play("B pass", "A pass")
    assert table.step == "end"


def test_the_turn_of_the_card_is_heard_at_the_end_of_every_turn() -> None:
    """BUF-TURN-07, BUF-TURN-08"""
    box = usual_box()
    dusk = Ability(
        Mode.TRIGGERED,
        [destiny.Destiny(what=destiny.Change.GAIN, amount=1)],
        trigger=happenings.TIME_CHANGED,
        conditions=[conditions.Night()],
    )
    box.essence("spike-essence", dusk, who="spike", side=EVIL)
    table = buffy_table(box, step="end", day=True, b={"essence": "spike-essence"})
    table.play("A pass", "B pass")
    assert not table.state.day
    assert table.destiny("B") == 1
