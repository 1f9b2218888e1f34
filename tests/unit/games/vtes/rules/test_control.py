"""Control for a turn and for good (VTES-SECT-07, VTES-SETUP-11, VTES-DISC-07)."""

from __future__ import annotations

from noctuary.games.vtes import kinds
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import NOBODY
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import Box, Table, vtes_table

A, B, C = Seat(0), Seat(1), Seat(2)


def bobs(**facts: bool) -> Table:
    """Bob, of B, bears a sword, a master of A's and a curse that A has put on him."""
    box = Box()
    box.add("sword", kinds.EQUIPMENT, stays=kinds.ON_CARD)
    box.add("doll", kinds.MASTER, stays=kinds.ON_CARD)
    box.add("curse", kinds.ACTION, stays=kinds.ON_CARD, **facts)
    table = vtes_table(
        box, A={}, B={"ready": {"bob": {"locked": True, "on": ["sword", "doll", "curse"]}}}, C={}
    )
    table.card("doll").controller = table.card("curse").controller = A
    return table


def controllers(table: Table) -> dict[str, int]:
    return {name: table.card(name).controller for name in ("bob", "sword", "doll", "curse")}


def test_what_is_borrowed_comes_back_when_the_turn_ends() -> None:
    """Everything on it follows, a master does not; the lock state is unchanged."""
    table = bobs()
    zones.borrow(table.state, table.card("bob"), C)
    assert controllers(table) == {"bob": C, "sword": C, "doll": A, "curse": C}
    assert table.card("bob").locked
    while table.state.active == A:
        table.play("pass")
    assert controllers(table) == {"bob": B, "sword": B, "doll": A, "curse": B}
    assert (table.card("bob").returns, table.card("bob").returns_at_end) == (NOBODY, False)


def test_a_card_whose_text_says_so_stays_with_who_played_it() -> None:
    """VTES-SETUP-11."""
    table = bobs(keeps_control=True)
    zones.borrow(table.state, table.card("bob"), C)
    assert controllers(table)["curse"] == A


def test_who_borrows_from_a_borrower_gives_it_back_to_whose_it_is() -> None:
    table = bobs()
    zones.borrow(table.state, table.card("bob"), C)
    zones.borrow(table.state, table.card("bob"), A)
    assert table.card("bob").returns == B
    zones.borrow(table.state, table.card("bob"), B)
    assert table.card("bob").returns == NOBODY  # hers again, for good


def test_what_is_stolen_stays() -> None:
    table = bobs()
    zones.borrow(table.state, table.card("bob"), C)
    zones.steal(table.state, table.card("bob"), C)
    while table.state.active == A:
        table.play("pass")
    assert table.card("bob").controller == C
