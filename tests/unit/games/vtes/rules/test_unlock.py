"""The unlock phase (VTES-UNLOCK)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds, numbers, permissions
from noctuary.games.vtes.card import By, UseOf
from noctuary.games.vtes.kinds import MASTER, UNLOCK
from noctuary.games.vtes.rules import limits, unlock, zones
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal
from tests.tables.vtes_table import Adds, Box, Does, Needs, vtes_table
from tests.tables.vtes_turns import next_turn, until


def test_first_late_replacements_and_the_return_of_minions_then_unlocking() -> None:
    """VTES-UNLOCK-01, VTES-UNLOCK-02, VTES-SEQ-22: a minion that goes home is not unlocked on the way."""
    box = Box()
    box.library("page", kinds.COMBAT)
    table = vtes_table(
        box,
        A={"ready": ["ann"]},
        B={
            "ready": {"bob": {"locked": True}, "cyd": {"locked": True, "returns": 2, "owner": 2}},
            "torpor": {"tom": {"locked": True}},
            "hand": ["page"] * 6,
            "library": ["page"],
            "owed": (UNTIL_UNLOCK,),
        },
        C={},
    )
    assert len(table.hand("B")) == 6
    next_turn(table)
    assert len(table.hand("B")) == 7
    assert not table.card("bob").locked
    assert not table.card("tom").locked
    assert (table.card("cyd").controller, table.card("cyd").locked) == (2, True)


def test_infernal_minions_unlock_for_one_pool_each() -> None:
    """VTES-UNLOCK-03."""
    box = Box()
    box.vampire("imp", traits_mask=kinds.INFERNAL)
    table = next_turn(vtes_table(box, A={}, B={"ready": {"imp": {"locked": True}}}))
    assert table.card("imp").locked
    table.play("B unlock imp")
    assert (table.card("imp").locked, table.seat("B").pool) == (False, 29)


def test_an_infernal_minion_locked_in_this_phase_unlocks_too() -> None:
    """VTES-UNLOCK-03: as often as she pays."""
    box = Box()
    box.vampire("imp", traits_mask=kinds.INFERNAL)
    table = next_turn(vtes_table(box, A={}, B={"ready": ["imp"]}))
    assert table.refusal("unlock imp") == "VTES-UNLOCK-03"
    table.card("imp").locked = True
    assert table.play("B unlock imp").seat("B").pool == 29


def test_what_does_not_unlock_as_normal_stays_locked() -> None:
    """VTES-UNLOCK-04: who is infernal besides is unlocked for a pool; only the automatic unlock fails."""
    box = Box()
    box.vampire("numb", traits=[Adds(permissions.TO_UNLOCK, -1)])
    box.vampire("imp", traits=[Adds(permissions.TO_UNLOCK, -1)], traits_mask=kinds.INFERNAL)
    asleep = {"locked": True}
    table = next_turn(vtes_table(box, A={}, B={"ready": {"numb": asleep, "imp": asleep}}))
    assert table.card("numb").locked
    assert table.refusal("unlock numb") == "VTES-UNLOCK-03"
    table.play("B unlock imp")
    assert not table.card("imp").locked


def test_a_stunned_minion_misses_one_unlock() -> None:
    """VTES-UNLOCK-05, VTES-RUL-12."""
    table = vtes_table(A={}, B={"ready": ["bob"]})
    unlock.stun(table.state, table.card("bob"))
    next_turn(table)
    assert (table.card("bob").locked, table.card("bob").stun) == (True, 0)
    next_turn(next_turn(table))
    assert not table.card("bob").locked


def levy(box: Box, slug: str, **more: Any) -> None:
    """A mandatory effect of every unlock phase: burn 1 pool."""
    use = UseOf(
        1 << UNLOCK,
        [Does(lambda s, u: zones.burn_pool(s, u.seat, 1))],
        in_play=True,
        once=limits.EACH_PHASE,
        optional=False,
        by=By.ACTIVE,
        **more,
    )
    box.library(slug, MASTER, use, stays=kinds.IN_PLAY)


def test_mandatory_effects_come_before_the_impulse_passes_in_any_order() -> None:
    """VTES-UNLOCK-06, VTES-UNLOCK-07, VTES-SEQ-14: also on whoever does not control the card."""
    box = Box()
    levy(box, "tax")
    levy(box, "toll")
    table = next_turn(vtes_table(box, A={"in_play": ["tax", "toll"]}, B={}))
    assert [text for text in table.offered() if text != "withdraw"] == ["use tax", "use toll"]
    assert table.refusal("pass") == "VTES-SEQ-14"
    table.play("B use toll", "B use tax")
    assert table.seat("B").pool == 28
    assert table.refusal("use tax") == "VTES-SEQ-13"
    assert table.refusal("pass") is None


def test_a_mandatory_effect_that_asks_for_nothing_any_more_is_not_owed() -> None:
    """VTES-RUL-06, VTES-UNLOCK-10: it looks at the moment it is settled."""
    box = Box()
    levy(box, "tax", conditions=[_no_ready_anarch()])
    table = next_turn(vtes_table(box, A={"in_play": ["tax"]}, B={"ready": {"bob": {"sect": kinds.ANARCH}}}))
    assert table.refusal("pass") is None
    zones.to_torpor(table.state, table.card("bob"))
    assert table.refusal("pass") == "VTES-SEQ-14"


def test_for_each_counts_once_what_is_there_at_that_moment() -> None:
    """VTES-UNLOCK-10."""
    box = Box()
    box.library("shop", MASTER, stays=kinds.IN_PLAY, keywords=kinds.LOCATION)

    def rent(s: Any, using: Any) -> None:
        shops = [card for card in s.cards if s.pool.cards[card.kind].keywords & kinds.LOCATION]
        zones.burn_pool(s, using.seat, len(shops))

    use = UseOf(1 << UNLOCK, [Does(rent)], in_play=True, once=limits.EACH_PHASE, optional=False)
    box.library("rent", MASTER, use, stays=kinds.IN_PLAY)
    table = next_turn(vtes_table(box, A={}, B={"in_play": ["rent", "shop"]})).play("B use rent")
    zones.enter(table.state, table.state.pool.kind_of["shop"], table.seat("B").seat, kinds.IN_PLAY)
    assert table.seat("B").pool == 29
    assert table.refusal("use rent") == "VTES-SEQ-13"
    assert table.refusal("pass") is None


def _no_ready_anarch() -> Needs:
    def why_not(s: Any, using: Any) -> Refusal | None:
        ready = [card for card in s.cards if card.controller == using.seat and card.region == kinds.READY]
        anarch = any(numbers.sect(s, card) == kinds.ANARCH for card in ready)
        return Refusal(RuleId("VTES-SEQ-01")) if anarch else None

    return Needs(why_not)


def test_the_edge_may_give_one_pool() -> None:
    """VTES-UNLOCK-08: optional, once."""
    table = next_turn(vtes_table(A={}, B={}, edge="B")).play("B edge")
    assert table.seat("B").pool == 31
    assert table.refusal("edge") == "VTES-UNLOCK-08"
    other = next_turn(vtes_table(A={}, B={}, edge="A"))
    assert other.refusal("edge") == "VTES-UNLOCK-08"


def test_a_card_on_my_vampire_serves_its_controller_or_mine() -> None:
    """VTES-RUL-04, VTES-RUL-05: "you" is the card's controller, offered when she has the impulse."""
    box = Box()
    for slug, by in (("leech", By.CONTROLLER), ("charm", By.HOST)):
        use = UseOf(1 << UNLOCK, [Does(lambda s, u: None)], in_play=True, once=limits.EACH_PHASE, by=by)
        box.library(slug, MASTER, use, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["leech", "charm"]}}}, B={})
    for slug in ("leech", "charm"):
        table.card(slug).controller = table.seat("B").seat
    until(table, "unlock", "A")
    assert table.refusal("use charm") is None
    assert table.refusal("use leech") == "VTES-SETUP-11"
    table.play("A pass")
    assert table.asked() == ("B", "unlock")
    assert table.offered() == ["use leech", "pass"]
