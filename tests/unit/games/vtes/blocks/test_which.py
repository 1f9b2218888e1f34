"""Which cards and how much: one language for effects, conditions, targets, traits and texts."""

from __future__ import annotations

from noctuary.games.vtes import alike, kinds, numbers
from noctuary.games.vtes.blocks.amounts import THE_X, Amount, Counters, Each
from noctuary.games.vtes.blocks.atoms import ALLIES, ANARCH, MINION, VAMPIRES, YOUR_PREYS, YOURS, Clan, Of
from noctuary.games.vtes.blocks.conditions import Exists, Is, Unless
from noctuary.games.vtes.blocks.pointing import BEARER, SELF
from noctuary.games.vtes.blocks.states import LOCKED, READY, YOUNGER
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Lends
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import YOU
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import MASTER
from noctuary.games.vtes.rules import zones
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import Box, Table, vtes_table


def party() -> Table:
    """Ann acts and is older than Abe; Al is her ally; Bob and Bea are her prey's, Bea is locked."""
    box = Box()
    box.vampire("ann", capacity=7)
    box.vampire("abe", capacity=3, clan="toreador", sect=kinds.ANARCH)
    box.ally("al")
    box.vampire("bob", capacity=9)
    box.vampire("bea", capacity=4)
    return vtes_table(
        box,
        A={"ready": ["ann", "abe", "al"]},
        B={"ready": {"bob": 5, "bea": {"locked": True}}},
        C={"torpor": ["cyd"]},
    )


def ann(table: Table, *, x: int = 0) -> Using:
    return Using(Seat(0), 0, 0, table.card("ann").uid, x=x)


def names(table: Table, which: Which) -> list[str]:
    pool = table.state.pool
    return [pool.cards[card.kind].slug for card in which.found(table.state, ann(table))]


def amount_of(table: Table, amount: Amount, x: int = 0) -> int:
    return amount.of(table.state, ann(table, x=x))


def test_both_either_and_not_combine() -> None:
    table = party()
    assert names(table, YOURS & READY & VAMPIRES) == ["ann", "abe"]
    assert names(table, YOURS & ~VAMPIRES) == ["al"]
    assert names(table, (ALLIES | YOUNGER) & ~SELF) == ["abe", "al", "bea", "cyd"]
    assert names(table, MINION & YOUR_PREYS & ~LOCKED) == ["bob"]
    assert names(table, ANARCH | Clan("toreador")) == ["abe"]


def test_two_that_say_the_same_are_equal_and_others_are_not() -> None:
    """They are compared by what they ask for, never by how they read."""
    assert (Of(YOU) & READY) == (YOURS & READY)
    assert hash(YOURS & Clan("toreador")) == hash(YOURS & Clan("toreador"))
    assert (YOURS & Clan("toreador")) != (YOURS & Clan("brujah"))
    assert YOURS != ~YOURS


def test_the_ways_of_playing_cards_fold_by_what_they_ask_for() -> None:
    one, same, other = (OneOf(which) for which in (YOURS & READY, YOURS & READY, YOURS & ~LOCKED))
    assert alike._piece(one) == alike._piece(same)
    assert alike._piece(one) != alike._piece(other)
    assert alike._piece(Is(SELF, ANARCH)) != alike._piece(Is(SELF, VAMPIRES))


def test_amounts_are_counted_when_they_are_needed() -> None:
    table = party()
    assert amount_of(table, Each(YOURS & MINION)) == 3
    assert amount_of(table, 2 * Each(YOUR_PREYS & LOCKED)) == 2
    assert amount_of(table, Counters(SELF)) == table.card("ann").counters
    assert amount_of(table, 2 * THE_X, x=3) == 6


def test_conditions_are_built_from_them_and_name_their_rule() -> None:
    table = party()
    s, using = table.state, ann(table)
    assert Exists(YOURS & ANARCH).why_not(s, using) is None
    refusal = Unless(YOURS & ANARCH, "VTES-RUL-06").why_not(s, using)
    assert refusal is not None
    assert refusal.rule == "VTES-RUL-06"


def test_a_card_in_play_lends_a_sect_for_as_long_as_it_lies_there() -> None:
    """VTES-SECT-02: asked for, never stored; what was before counts again."""
    box = Box()
    box.library("oath", MASTER, traits=[Lends("sect", numbers.SECT, kinds.ANARCH, BEARER)])
    table = vtes_table(box, A={"ready": {"ann": {"on": ["oath"]}, "abe": {}}})
    assert numbers.sect(table.state, table.card("ann")) == kinds.ANARCH
    assert numbers.sect(table.state, table.card("abe")) == kinds.CAMARILLA
    zones.burn(table.state, table.card("oath"))
    assert numbers.sect(table.state, table.card("ann")) == kinds.CAMARILLA


def test_a_lent_clan_and_a_lent_title_count_too() -> None:
    """VTES-TITLE-01: a title that is lent gives its votes."""
    box = Box()
    clan = Lends("clan", numbers.CLAN, box.clans.index("ventrue"), BEARER)
    title = Lends("title", numbers.TITLE, kinds.PRIMOGEN, BEARER)
    box.library("mask", MASTER, traits=[clan, title])
    table = vtes_table(box, A={"ready": {"ann": {"on": ["mask"]}}})
    card = table.card("ann")
    assert table.state.pool.clans[numbers.clan(table.state, card)] == "ventrue"
    assert numbers.title(table.state, card) == kinds.PRIMOGEN
    assert numbers.votes(table.state, card) == 1
