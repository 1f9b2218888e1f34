"""Cards that cancel others as they are played (VTES-SEQ-06)."""

from __future__ import annotations

from tests.tables.vtes_cards import card_box, cards_table, go, refused


def test_a_cancelled_action_card_leaves_the_minion_unlocked() -> None:
    """VTES-SEQ-06: nothing is paid, and the same action can be tried again."""
    box = card_box("direct-intervention", "govern-the-unaligned")
    table = cards_table(
        box=box,
        A={"ready": {"ann": 5}, "hand": ["govern-the-unaligned"] * 2},
        B={"ready": ["bob"], "hand": ["direct-intervention"]},
    )
    go(table, "A play govern-the-unaligned by ann", "B play direct-intervention")
    assert (table.card("ann").locked, table.card("ann").counters, table.seat("B").pool) == (False, 5, 29)
    assert table.ash("A") == ["govern-the-unaligned"]
    assert table.ash("B") == ["direct-intervention"]
    go(table, "A play govern-the-unaligned by ann")


def test_a_cancelled_strike_is_chosen_anew() -> None:
    box = card_box("direct-intervention", "theft-of-vitae")
    table = cards_table(
        box=box,
        A={"ready": {"ann": 5}, "hand": ["theft-of-vitae"]},
        B={"ready": ["bob"], "hand": ["direct-intervention"]},
    )
    go(table, "A bleed ann", "B block bob", "A play theft-of-vitae by ann", "B play direct-intervention")
    assert table.window() == "strike"
    assert table.asked()[0] == "A"
    assert table.card("ann").counters == 5


def test_it_is_for_minion_cards_and_the_turns_of_others() -> None:
    """VTES-MASTER-05: one between two turns."""
    box = card_box("direct-intervention", "life-in-the-city", "govern-the-unaligned")
    table = cards_table(
        box=box,
        phase="master",
        A={"ready": {"ann": 5}, "hand": ["life-in-the-city", "govern-the-unaligned", "govern-the-unaligned"]},
        B={"ready": ["bob"], "hand": ["direct-intervention"] * 2},
    )
    assert refused(table, "B play direct-intervention") == "VTES-SEQ-05"
    table.play("A play life-in-the-city", "A target ann")
    assert "play direct-intervention" not in table.offered()
    go(table, "A play govern-the-unaligned by ann", "B play direct-intervention")
    go(table, "A play govern-the-unaligned by ann").finish()
    assert table.seat("B").out_of_turn
    assert table.hand("B") == ["direct-intervention"]


def test_the_investigation_burns_whoever_bleeds_for_four() -> None:
    """VTES-ACT-24: without its minion the action is over, and not successful."""
    box = card_box("archon-investigation", "conditioning")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["conditioning"]},
        B={"hand": ["archon-investigation"]},
    )
    go(table, "A bleed ann", "A play conditioning by ann use-2", "B play archon-investigation")
    assert table.seat("B").pool == 27
    assert table.ash("A") == ["conditioning", "ann"]
    assert table.state.edge == -1


def test_a_radio_helps_others_for_a_pool() -> None:
    """VTES-BLOCK-10: whoever attempts to block, and needs it."""
    box = card_box("krcg-news-radio", "faceless-night")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["faceless-night"]},
        B={"ready": ["bob"]},
        C={"in_play": ["krcg-news-radio"]},
    )
    go(table, "A bleed ann", "B block bob", "A play faceless-night by ann", "C use krcg-news-radio use-2")
    assert table.seat("C").pool == 29
    assert table.card("krcg-news-radio").locked
    assert table.state.action is not None
    assert table.state.action.intercepts == ((table.card("bob").uid, 1),)


def test_dark_influences_bar_the_card_and_turn_the_next_cancel_back() -> None:
    """The card is played by nobody any more this turn; whoever cancels next is cancelled, unpaid."""
    box = card_box("dark-influences", "direct-intervention", "conditioning", "bonding")
    table = cards_table(
        box=box,
        A={"ready": ["ann", "abe"], "hand": ["conditioning", "conditioning", "bonding"]},
        B={"ready": ["bob"], "hand": ["dark-influences"]},
        C={"ready": ["bea"], "hand": ["direct-intervention"]},
    )
    go(table, "A bleed ann", "A play conditioning by ann", "B play dark-influences")
    assert table.card("dark-influences").controller == 1
    assert (table.seat("B").pool, table.card("ann").counters) == (28, 9)
    table.finish()
    go(table, "A bleed abe")
    assert refused(table, "A play conditioning by abe") == "VTES-SEQ-01"
    go(table, "A play bonding by abe", "C play direct-intervention")
    assert table.ash("B") == ["dark-influences"]
    assert table.ash("C") == ["direct-intervention"]
    assert table.seat("C").pool == 30
