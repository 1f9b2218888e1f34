"""The Draw Step (BUF-DRAW), recycling (BUF-ZON), discarding by choice."""

from __future__ import annotations

from typing import Any

from noctuary.games.buffy import agenda
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.blocks import contest, hands
from noctuary.games.buffy.pieces import Ability, Mode, Until
from noctuary.games.buffy.rules import dealing, zones
from noctuary.kernel.ids import Seat
from tests.tables.buffy_table import Table, buffy_state, buffy_table, timing_mask, usual_box


def at_draw(**seats: Any) -> Table:
    """The Draw Step, reached from a Prologue in which nobody does anything."""
    return buffy_table(step="prologue", **seats).play("A pass", "B pass")


def test_keep_some_discard_the_rest_and_draw_up_to_five() -> None:
    """BUF-DRAW-01"""
    table = at_draw(a={"hand": ["kick", "quip", "smile"], "deck": ["stake", "book", "lamp", "kick"]})
    assert table.offered() == ["discard quip", "discard kick", "discard smile", "keep"]
    table.play("A discard smile", "A keep")
    assert table.cards("A", "hand") == ["book", "kick", "lamp", "quip", "stake"]
    assert table.cards("A", "discard") == ["smile"]


def test_at_most_five_are_kept() -> None:
    """BUF-RUL-09"""
    table = at_draw(a={"hand": ["kick", "kick", "kick", "quip", "quip", "smile"]})
    assert table.refusal("keep") == "BUF-DRAW-01"
    table.play("A discard smile")
    assert "keep" in table.offered()


def test_all_may_be_discarded() -> None:
    """BUF-DRAW-01, BUF-RUL-09: 0 to 5"""
    table = at_draw(a={"hand": ["kick"], "deck": ["stake"]})
    table.play("A discard kick")
    assert table.cards("A", "hand") == ["kick", "stake"]


def test_the_deck_recycles_in_the_middle_of_the_refill_with_what_was_just_discarded() -> None:
    """BUF-DRAW-02, BUF-DRAW-03, BUF-ZON-06"""
    table = at_draw(a={"hand": ["kick"], "deck": ["stake"], "discard": ["book", "lamp"]})
    table.play("A discard kick")
    assert table.cards("A", "hand") == ["book", "kick", "lamp", "stake"]
    assert table.cards("A", "discard") == []


def test_the_active_player_first_and_nobody_is_asked_without_cards() -> None:
    """BUF-RUL-08, BUF-DRAW-04"""
    table = at_draw(b={"hand": ["kick"]})
    assert table.asked() == ("B", "buffy-ask-keep")
    table.play("B keep")
    assert table.step == "refresh"


def test_drawing_the_last_card_does_not_recycle() -> None:
    """BUF-ZON-06"""
    s = buffy_state(a={"deck": ["kick"], "discard": ["quip"]})
    assert dealing.draw(s, Seat(0), 1) == 1
    assert (len(s.sides[0].deck), len(s.sides[0].discard)) == (0, 1)


def test_with_nothing_left_the_draw_simply_stops() -> None:
    """BUF-ZON-07, BUF-RUL-45"""
    s = buffy_state(a={"deck": ["kick"], "discard": ["quip"]})
    assert dealing.draw(s, Seat(0), 5) == 2
    assert not s.over()


def test_everything_discarded_lies_in_its_owners_pile_whatever_it_is() -> None:
    """BUF-ZON-03, BUF-ZON-04, BUF-RUL-31"""
    s = buffy_state()
    zones.to_discard(s, Seat(1), s.pool.kind_of["library"])
    zones.to_crypt(s, Seat(1), s.pool.kind_of["kick"])
    assert len(s.sides[1].discard) == len(s.sides[1].crypt) == 1


def test_a_mandatory_discard_takes_as_many_as_there_are() -> None:
    """BUF-RUL-53"""
    table = buffy_table(step="end", a={"hand": ["kick", "quip"]}, b={"hand": ["kick", "quip", "smile"]})
    push(table.state, agenda.DISCARD, Seat(0), 3)
    push(table.state, agenda.DISCARD, Seat(1), 2)
    table.play("A pass")
    assert table.asked() == ("B", "buffy-ask-discard")
    table.play("B discard kick", "B discard smile")
    assert table.cards("B", "hand") == ["quip"]
    assert table.cards("A", "hand") == []


def test_a_card_that_names_the_draw_step_opens_a_watch() -> None:
    """BUF-RUL-08, BUF-TURN-10"""
    box = usual_box()
    dig = Ability(Mode.PLAYED, [hands.Draw(amount=2)], timings=timing_mask("draw"))
    box.action("dig", dig, timings=["draw"])
    table = buffy_table(box, step="prologue", a={"hand": ["dig"]}, b={"deck": ["kick"] * 9})
    table.play("A pass", "B pass", "A keep")
    assert (table.step, table.offered()) == ("draw", ["play dig", "pass"])
    table.play("A pass", "B pass")
    assert table.step == "refresh"


def test_a_card_may_change_the_refill() -> None:
    """BUF-DRAW-01, BUF-GOLD-01"""
    box = usual_box()
    more = contest.ChangeDraw(amount=1, until=Until.WHILE, timings=timing_mask("draw"))
    box.essence("buffy-essence", Ability(Mode.STANDING, [more]))
    table = buffy_table(box, step="prologue", a={"deck": ["kick"] * 9}).play("A pass", "B pass")
    assert len(table.cards("A", "hand")) == 6
