"""A vampire that goes from play to the uncontrolled region: what everybody knows of it, and what is on it."""

from __future__ import annotations

from noctuary.games.vtes import dumping, loading
from noctuary.games.vtes.board import given_out
from noctuary.games.vtes.imagine import imagine
from noctuary.games.vtes.rules import banishing, influence
from noctuary.games.vtes.view import view
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from tests.tables.vtes_cards import card_box, cards_table
from tests.tables.vtes_table import Table

A, B = Seat(0), Seat(1)


def banished() -> Table:
    """Bob of B, with a gun, is banished beside a vampire that lies face down."""
    box = card_box("44-magnum", "blood-doll")
    box.vampire("cat")
    bob = {"bob": {"on": ["44-magnum"], "locked": True, "counters": 3}}
    table = cards_table(box=box, A={"ready": ["ann"]}, B={"ready": bob, "uncontrolled": {"cat": 1}})
    banishing.banish(table.state, table.card("bob"))
    return table


def test_nothing_of_it_is_in_play() -> None:
    table = banished()
    s = table.state
    assert table.gone("bob")
    assert table.gone("44-magnum")
    assert s.bank == given_out(s), "no counter is lost"


def test_everybody_sees_what_was_banished_and_nobody_what_lies_face_down() -> None:
    table = banished()
    face_down, known = view(table.state, A).seats[B].uncontrolled
    assert (face_down.card, face_down.on) == (None, None)
    assert (known.card, known.counters, known.on, known.word) == ("bob", 3, ["44-magnum"], None)
    assert view(table.state, B).seats[B].uncontrolled[1].word == "u:bob#" + str(table.state.banished[0].uid)


def test_it_is_not_dealt_again_where_a_seat_imagines_the_table() -> None:
    table = banished()
    for number in range(8):
        twin = imagine(table.state, A, Chance(match_key(b"%d" % number)))
        assert table.state.pool.cards[twin.players[B].uncontrolled[1].kind].slug == "bob"
        assert len(twin.banished) == 2


def test_it_comes_back_with_all_that_was_on_it() -> None:
    table = banished()
    s = table.state
    bob = influence.uncontrolled(s, B, s.banished[0].uid)
    assert bob is not None
    influence.arrive(s, B, bob)
    assert (table.card("bob").counters, table.card("bob").locked) == (3, False)
    assert table.card("44-magnum").host == table.card("bob").uid
    assert s.banished == []
    assert s.bank == given_out(s)


def test_what_lay_on_it_is_burned_when_it_leaves_the_game() -> None:
    table = banished()
    s = table.state
    influence.remove_uncontrolled(s, B, s.banished[0].uid)
    assert table.removed("B") == ["bob"]
    assert table.ash("B") == ["44-magnum"]
    assert s.bank == given_out(s)
    assert s.banished == []


def test_a_dump_holds_it() -> None:
    """With cards of the pool, which a dump names."""
    madison: Document = {"on": {"44-magnum": 0}, "title": "prince", "city": "Rome"}
    document: Document = {"seats": {"B": {"ready": {"madison": madison}}}}
    s = loading.load(document)
    banishing.banish(s, s.cards[0])
    written = dumping.dump(s)
    again = loading.load(written)
    assert dumping.dump(again) == written
    assert [card.uid for card in again.banished] == [card.uid for card in s.banished]
    assert again.bank == s.bank
    assert dumping.dump(s.copy()) == written
