"""Every kind of action: its stealth, whom it is directed at, who may take it (VTES-ACT-04, -06, -07, -13)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.blocks.effects.play import PutOn, Recruit
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.facts import VampireFacts
from noctuary.games.vtes.kinds import ALLY, EQUIPMENT, MINION_PHASE, ON_CARD, READY, RETAINER
from noctuary.games.vtes.pool import pool_of
from noctuary.games.vtes.rules import expiry, zones
from noctuary.text.catalogue import Language
from tests.tables.vtes_table import Box, Does, Table, vtes_table


def full_box() -> Box:
    """An ally, a retainer and a knife."""
    box = Box()
    ways = (
        ("butler", ALLY, kinds.RECRUIT, Recruit(), READY),
        ("raven", RETAINER, kinds.EMPLOY, PutOn(SELF), ON_CARD),
        ("knife", EQUIPMENT, kinds.EQUIP, PutOn(SELF), ON_CARD),
    )
    for slug, types, kind, effect, stays in ways:
        use = UseOf(1 << MINION_PHASE, [effect], types=types, action=ActionOf(kind, stealth=1))
        box.library(slug, types, use, stays=stays, life=0 if types == EQUIPMENT else 2, bleed=1, pool=1)
    lend = Does(lambda s, u: zones.gain_pool(s, u.seat, 1))
    box.cards["butler"].uses.append(UseOf(1 << MINION_PHASE, [lend], in_play=True, locks=True))
    return box


def announced(move: str) -> Table:
    table = vtes_table(
        full_box(),
        A={
            "ready": {"ann": 5, "amy": {"on": ["knife"]}},
            "torpor": {"tom": 5},
            "hand": ["butler", "raven", "knife"],
        },
        B={"ready": ["bob"], "torpor": ["tess"]},
        C={"ready": ["cyd"]},
    )
    table.play(f"A {move}")
    return table.play("A number 2") if move.startswith("rescue") else table


@pytest.mark.parametrize(
    "move",
    [
        "hunt ann",
        "play knife by ann",
        "take-equipment ann amy",
        "play butler by ann",
        "play raven by ann",
        "leave-torpor tom",
        "rescue ann tom",
        "diablerise ann tom",
        "become-anarch ann",
    ],
)
def test_undirected_actions_have_one_stealth_and_prey_and_predator_may_block(move: str) -> None:
    """VTES-ACT-06."""
    table = announced(move)
    assert table.state.action is not None
    assert (table.state.action.targets, table.state.action.stealth) == ((), 1)
    assert table.offered() == ["block bob", "pass"]
    table.play("B pass")
    assert table.offered() == ["block cyd", "pass"]


@pytest.mark.parametrize("move", ["bleed ann", "rescue ann tess", "diablerise ann tess"])
def test_directed_actions_have_no_stealth_and_only_the_target_may_block(move: str) -> None:
    """VTES-ACT-07."""
    table = announced(move)
    assert table.state.action is not None
    assert (table.state.action.targets, table.state.action.stealth) == ((1,), 0)
    assert table.offered() == ["block bob", "pass"]
    table.play("B pass")
    assert table.asked()[0] == "A"


def test_the_cost_is_fixed_when_the_action_is_announced() -> None:
    """VTES-ACT-05: what becomes dearer meanwhile is paid at the old price."""
    table = announced("play knife by ann")
    about = numbers.about_seat(table.seat("A").seat)
    expiry.last(table.state, numbers.POOL_COST, about, 3, expiry.END_OF_ACTION, 0)
    table.finish()
    assert table.seat("A").pool == 29
    anarchs = vtes_table(A={"ready": {"ann": 2, "amy": {"sect": kinds.ANARCH}}}, B={"ready": ["bob"]})
    anarchs.play("A become-anarch ann")
    zones.to_torpor(anarchs.state, anarchs.card("amy"))
    anarchs.finish()
    assert anarchs.card("ann").counters == 1


def test_a_recruited_ally_does_not_act_that_turn_but_its_other_uses_work() -> None:
    """VTES-ACT-04, VTES-ACT-13: with its life, for its price."""
    table = announced("play butler by ann").finish()
    butler = table.card("butler")
    assert (butler.region, butler.counters, table.seat("A").pool) == (READY, 2, 29)
    assert table.refusal("bleed butler") == "VTES-ACT-04"
    assert table.play("A use butler").seat("A").pool == 30


def test_an_ally_put_into_play_by_another_effect_acts_at_once() -> None:
    """VTES-ACT-04."""
    box = full_box()
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"]})
    zones.enter(table.state, table.state.pool.kind_of["butler"], table.seat("A").seat, READY)
    assert table.refusal("bleed butler") is None


def test_a_retainer_stays_on_its_employer() -> None:
    """VTES-ACT-13: it is not equipment, nobody takes it away."""
    table = announced("play raven by ann").finish()
    raven = table.card("raven")
    assert (raven.host, raven.counters) == (table.card("ann").uid, 2)
    assert table.refusal("take-equipment amy ann") == "VTES-ACT-12"


def test_a_hunter_by_nature_gains_more() -> None:
    """VTES-ACT-11: +1 hunt is printed on some vampires."""
    box = Box()
    box.vampire("amadeo", more_hunt=1)
    table = vtes_table(box, A={"ready": {"amadeo": 1}}, B={})
    table.play("A hunt amadeo").finish()
    assert table.card("amadeo").counters == 3


def test_facts_know_hunters_and_seraphs() -> None:
    """Words of the table of plain vampires that no row needs yet."""
    words: Any = {"clan": "Nosferatu", "group": 2, "capacity": 8, "sect": "sabbat"}
    made = [
        VampireFacts(name=name, traits=traits, **words) for name, traits in (("A", "hunt+1"), ("B", "seraph"))
    ]
    pool = pool_of(made, [])
    hunter, seraph = pool.cards
    assert (hunter.more_hunt, seraph.traits_mask) == (1, kinds.SERAPH)
    assert "+1 hunt." in card_text(pool, hunter, Language.EN)
    assert "Séraphin." in card_text(pool, seraph, Language.FR)
