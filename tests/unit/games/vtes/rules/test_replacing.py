"""Replacements that wait (VTES-SEQ-22), and hands that hold their places (VTES-SETUP-09)."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import COMBAT, DURING_ACTION, MASTER, MODIFIER
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.rules.replacing import AFTER_ACTION, UNTIL_DISCARD, UNTIL_UNLOCK, WHILE_IN_PLAY
from tests.tables.vtes_table import Box, Does, Table, vtes_table


def paper() -> Box:
    box = Box()
    box.library("page", COMBAT)
    return box


def hand(first: str) -> dict[str, object]:
    return {"ready": ["ann"], "hand": [first] + ["page"] * 6, "library": ["page"] * 9}


def pushed(until: int) -> Table:
    """Ann has played a modifier whose replacement waits."""
    box = paper()
    use = UseOf(DURING_ACTION, [Does(lambda s, u: None)], types=MODIFIER, deferred=until)
    box.library("push", MODIFIER, use)
    table = vtes_table(box, A=hand("push"), B={"ready": ["bob"]})
    return table.play("A bleed ann", "A play push by ann")


@pytest.mark.parametrize(
    ("until", "phase"), [(AFTER_ACTION, "minion"), (UNTIL_DISCARD, "discard"), (UNTIL_UNLOCK, "unlock")]
)
def test_a_replacement_waits_for_its_moment(until: int, phase: str) -> None:
    """VTES-SEQ-22, VTES-SETUP-09: meanwhile the card holds its place."""
    table = pushed(until)
    assert len(table.hand("A")) == 6
    for _ in range(40):
        if table.asked() == ("A", phase):
            break
        assert len(table.hand("A")) == 6, table.asked()
        table.play("pass")
    assert table.asked() == ("A", phase)
    assert len(table.hand("A")) == 7


def test_a_card_that_is_not_replaced_while_in_play() -> None:
    """VTES-SEQ-22: when it leaves, the draw comes."""
    box = paper()
    use = UseOf(1 << kinds.MASTER_PHASE, [PutInPlay()], types=MASTER, deferred=WHILE_IN_PLAY)
    box.library("vault", MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, phase="master", A=hand("vault"), B={}).play("A play vault")
    assert len(table.hand("A")) == 6
    zones.burn(table.state, table.card("vault"))
    table.offered()
    assert len(table.hand("A")) == 7
