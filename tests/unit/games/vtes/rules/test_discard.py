"""The discard phase (VTES-DISC)."""

from __future__ import annotations

from noctuary.games.vtes import happenings, kinds, numbers
from noctuary.games.vtes.card import By, UseOf
from noctuary.games.vtes.kinds import EVENT, MASTER
from noctuary.games.vtes.rules import expiry, limits, zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD
from noctuary.games.vtes.state import Settings
from tests.tables.vtes_table import Adds, Box, Does, Table, When, vtes_table
from tests.tables.vtes_turns import next_turn, until


def test_late_replacements_come_first() -> None:
    """VTES-DISC-01, VTES-SEQ-22."""
    box = Box()
    box.library("page", kinds.COMBAT)
    hand = {"hand": ["page"] * 6, "library": ["page"], "owed": (UNTIL_DISCARD,)}
    table = until(vtes_table(box, A=hand, B={}), "influence", "A")
    assert len(table.hand("A")) == 6
    until(table, "discard", "A")
    assert len(table.hand("A")) == 7


def test_a_discard_phase_action_discards_and_draws() -> None:
    """VTES-DISC-03, VTES-DISC-04: one by default."""
    box = Box()
    for slug in ("page", "note"):
        box.library(slug, kinds.COMBAT)
    table = until(vtes_table(box, A={"hand": ["page"] * 7, "library": ["note"]}, B={}), "discard", "A")
    table.play("A discard page")
    assert sorted(table.hand("A")) == ["note"] + ["page"] * 6
    assert table.refusal("discard page") == "VTES-DISC-04"


def event(box: Box, slug: str) -> None:
    from noctuary.games.vtes.blocks.effects.play import PutInPlay

    use = UseOf(1 << kinds.DISCARD, [PutInPlay()], types=EVENT)
    box.library(slug, EVENT, use, stays=kinds.IN_PLAY)


def test_one_event_a_turn_each_once_in_a_game() -> None:
    """VTES-DISC-04, VTES-DISC-07, VTES-RUL-10: table-wide, or by setting for each player."""
    box = Box()
    event(box, "comet")
    event(box, "flood")
    box.library("bureau", MASTER, traits=[Adds(numbers.DISCARD_ACTIONS, 1, to="seat")], stays=kinds.IN_PLAY)
    seats = {"A": {"hand": ["comet", "flood"], "in_play": ["bureau"]}, "B": {"hand": ["comet"]}}
    table = until(vtes_table(box, **seats), "discard", "A").play("A play comet")
    assert table.card("comet").controller == 0
    assert table.refusal("play flood") == "VTES-DISC-04"
    until(table, "discard", "B")
    assert table.refusal("play comet") == "VTES-RUL-10"
    each = until(
        vtes_table(box, settings=Settings(events_once_each=True, every_phase=True), **seats), "discard", "A"
    )
    each.play("A play comet")
    until(each, "discard", "B")
    assert each.refusal("play comet") is None


def test_mandatory_effects_of_the_discard_phase_come_first() -> None:
    """VTES-DISC-02: like those of the unlock phase."""
    box = Box()
    burn = Does(lambda s, u: zones.burn_pool(s, u.seat, 1))
    use = UseOf(
        1 << kinds.DISCARD, [burn], in_play=True, once=limits.EACH_PHASE, optional=False, by=By.ACTIVE
    )
    may = UseOf(1 << kinds.DISCARD, [Does(lambda s, u: None)], in_play=True, once=limits.EACH_PHASE)
    box.library("dragon", EVENT, use, stays=kinds.IN_PLAY)
    box.library("rest", MASTER, may, stays=kinds.IN_PLAY)
    table = until_discard(vtes_table(box, A={"in_play": ["dragon", "rest"]}, B={}))
    assert table.refusal("pass") == "VTES-SEQ-14"
    table.play("A use dragon")
    assert table.refusal("pass") is None
    assert table.refusal("use rest") is None


def until_discard(table: Table) -> Table:
    while table.window() != "discard":
        table.match.play_text("pass")
    return table


def test_until_end_of_turn_ends_with_the_discard_phase() -> None:
    """VTES-DISC-07."""
    table = vtes_table(A={"ready": ["ann"]}, B={})
    ann = table.card("ann")
    expiry.last(table.state, numbers.BLEED, ann.uid, 2, expiry.END_OF_TURN, ann.kind)
    until(table, "discard", "A")
    assert numbers.bleed(table.state, ann) == 3
    next_turn(table)
    assert numbers.bleed(table.state, table.card("ann")) == 1


def test_cards_that_wait_for_a_phase_speak_when_it_begins() -> None:
    """VTES-UNLOCK-06, VTES-DISC-02."""
    seen: list[int] = []
    box = Box()
    bell = box.library("bell", MASTER, stays=kinds.IN_PLAY)
    for happening in (happenings.UNLOCK_PHASE, happenings.INFLUENCE_PHASE_BEGINS):
        bell.triggers.append(When(happening, lambda s, c, a: seen.append(s.phase)))
    table = vtes_table(box, A={"in_play": ["bell"]}, B={})
    next_turn(table)
    assert seen == [kinds.INFLUENCE, kinds.UNLOCK]
