"""The master phase (VTES-MASTER)."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import MASTER, MASTER_PHASE
from noctuary.games.vtes.rules import playing, unlock, zones
from tests.tables.vtes_table import Adds, Box, Does, vtes_table
from tests.tables.vtes_turns import master, next_turn, until


def test_one_master_phase_action_for_one_master_card() -> None:
    """VTES-MASTER-01, VTES-MASTER-02."""
    box = Box()
    master(box, "one")
    table = until(vtes_table(box, A={"hand": ["one", "one"]}, B={}), "master", "A")
    table.play("A play one")
    assert table.refusal("play one") == "VTES-MASTER-02"
    assert table.ash("A") == ["one"]


def test_an_effect_may_cost_a_master_phase_action() -> None:
    """VTES-MASTER-02."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(lambda s, u: None)], in_play=True, master_action=True)
    box.library("fund", MASTER, use, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["fund"]}, B={}), "master", "A").play("A use fund")
    assert table.refusal("use fund") == "VTES-MASTER-02"


@pytest.mark.parametrize(
    ("traits", "actions"), [((), 1), (("two",), 2), (("two", "two"), 2), (("two", "more"), 3)]
)
def test_cards_change_the_number_of_master_phase_actions(traits: tuple[str, ...], actions: int) -> None:
    """VTES-MASTER-03, VTES-RUL-03: "two instead of one" sets, "+1" adds."""
    box = Box()
    what = {"two": numbers.MASTER_BASE, "more": numbers.MASTER_ACTIONS}
    in_play = []
    for number, trait in enumerate(traits):
        slug = f"{trait}-{number}"
        box.library(slug, MASTER, traits=[Adds(what[trait], 1, to="seat")], stays=kinds.IN_PLAY)
        in_play.append(slug)
    table = until(vtes_table(box, A={"in_play": in_play}, B={}), "master", "A")
    assert table.seat("A").master_actions == actions


def test_the_first_trifle_gives_its_action_back() -> None:
    """VTES-MASTER-04: at most one in a phase."""
    box = Box()
    master(box, "trifle", keywords=kinds.TRIFLE)
    table = until(vtes_table(box, A={"hand": ["trifle"] * 3}, B={}), "master", "A")
    table.play("A play trifle", "A play trifle")
    assert table.refusal("play trifle") == "VTES-MASTER-02"


def out_of_turn(box: Box, slug: str, keywords: int = 0) -> None:
    use = UseOf(1 << kinds.MINION_PHASE, [Does(lambda s, u: None)], types=MASTER)
    box.library(slug, MASTER, use, keywords=kinds.OUT_OF_TURN | keywords)


def test_an_out_of_turn_master_uses_up_a_later_action() -> None:
    """VTES-MASTER-05: never in one's own turn, one between two turns."""
    box = Box()
    out_of_turn(box, "veto")
    table = vtes_table(box, A={"hand": ["veto"]}, B={"hand": ["veto", "veto"]})
    assert table.refusal("play veto") == "VTES-MASTER-05"
    table.play("A pass", "B play veto", "A pass")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 0
    until(table, "master", "A")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 1


def test_a_cancelled_out_of_turn_master_uses_its_action_up_too() -> None:
    """VTES-MASTER-05: and a trifle that is cancelled gives none back."""
    box = Box()
    out_of_turn(box, "quip", kinds.TRIFLE)
    cancel = UseOf(1 << kinds.AS_PLAYED, [Does(lambda s, u: playing.cancel(s))], types=MASTER)
    box.library("no", MASTER, cancel, keywords=kinds.OUT_OF_TURN)
    table = vtes_table(box, A={}, B={"hand": ["quip"]}, C={"hand": ["no"]})
    table.play("A pass", "B play quip", "C play no")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 0


def test_an_out_of_turn_trifle_gives_its_action_in_the_next_phase() -> None:
    """VTES-MASTER-05: there it is the one trifle bonus."""
    box = Box()
    out_of_turn(box, "quip", kinds.TRIFLE)
    master(box, "trifle", keywords=kinds.TRIFLE)
    table = vtes_table(box, A={}, B={"hand": ["quip", "trifle", "trifle"]})
    table.play("A pass", "B play quip")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 1
    table.play("B play trifle")
    assert table.refusal("play trifle") == "VTES-MASTER-02"


def test_a_master_stays_with_who_played_it_wherever_it_lies() -> None:
    """VTES-MASTER-06, VTES-SETUP-11: a minion card follows its host."""
    box = Box()
    box.library("pact", MASTER, stays=kinds.ON_CARD)
    box.library("sword", kinds.EQUIPMENT, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["pact", "sword"]}}}, B={})
    zones.change_control(table.state, table.card("ann"), table.seat("B").seat)
    assert (table.card("pact").controller, table.card("sword").controller) == (0, 1)


def test_a_location_can_be_used_the_turn_it_arrives() -> None:
    """VTES-MASTER-07."""
    box = Box()
    use = UseOf(
        1 << MASTER_PHASE, [Does(lambda s, u: zones.gain_pool(s, u.seat, 1))], in_play=True, locks=True
    )
    from noctuary.games.vtes.blocks.effects.play import PutInPlay

    play = UseOf(1 << MASTER_PHASE, [PutInPlay()], types=MASTER)
    box.library("bank", MASTER, play, use, keywords=kinds.LOCATION, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"hand": ["bank"]}, B={}), "master", "A").play(
        "A play bank", "A use bank"
    )
    assert table.seat("A").pool == 31
    assert table.refusal("use bank") == "VTES-SEQ-16"


def test_a_discipline_master_raises_level_and_capacity() -> None:
    """VTES-MASTER-07: no blood comes with it; superior at most."""
    box = Box()
    dom = kinds.DISCIPLINE_CODES.index("dom")
    box.library("dominate", MASTER, keywords=kinds.DISCIPLINE_CARD, disciplines=[dom], stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["dominate"]}}}, B={})
    ann = table.card("ann")
    assert (numbers.discipline(table.state, ann, dom), numbers.capacity(table.state, ann)) == (1, 6)
    assert ann.counters == 5


def test_optional_effects_of_a_phase_are_lost_if_not_used() -> None:
    """VTES-MASTER-08, VTES-SEQ-14."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(lambda s, u: zones.gain_pool(s, u.seat, 1))], in_play=True, once=1)
    box.library("doll", MASTER, use, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["doll"]}, B={}), "master", "A")
    assert table.offered() == ["use doll", "pass"]
    table.play("A pass")
    assert table.seat("A").pool == 30
    assert table.refusal("use doll") == "VTES-MASTER-02"


def test_the_burn_option() -> None:
    """VTES-MASTER-09, VTES-RUL-21: one card in anybody's unlock phase, by who has no minion for it."""
    box = Box()
    box.library("rite", kinds.ACTION, clans=[4], burn_option=True)
    box.library("page", kinds.ACTION)
    box.vampire("vic", clan="ventrue")
    hand = {"hand": ["rite"] * 2 + ["page"] * 5, "library": ["page"]}
    table = next_turn(vtes_table(box, A=hand, B={}))
    table.play("B pass", "A burn-option rite")
    assert table.ash("A") == ["rite"]
    assert len(table.hand("A")) == 7
    table.play("B pass")
    assert table.window() != "unlock"  # not a second one
    has_one = next_turn(vtes_table(box, A={**hand, "torpor": ["vic"]}, B={}))
    rite = has_one.state.pool.kind_of["rite"]
    refusal = unlock.why_not_burn(has_one.state, has_one.seat("A").seat, rite)
    assert refusal is not None
    assert refusal.rule == "VTES-RUL-21"
