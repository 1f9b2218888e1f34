"""The greedy bot at the table of the Buffy CCG: what anybody would do there, it does."""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.games.buffy import verbs
from noctuary.kernel.match import Match
from tests.tables.buffy_table import Table, buffy_table


def chosen(table: Table) -> str:
    match = table.match
    return match.notation(make_bot("greedy", "buffy", b"bot").choose(match))


def test_it_faces_a_challenge_it_is_sure_of() -> None:
    """BUF-CRE-03"""
    t = buffy_table(step="conflict", a={"characters": {"giles-1": "A1"}}, challenges={"A:good-deed-2": "A1"})
    assert chosen(t) == "face good-deed-2 with giles-1"


def test_it_leaves_one_alone_that_it_would_fail() -> None:
    """BUF-CRE-04: failing costs a Destiny Point."""
    a = {"characters": {"willow-1": "A1"}, "destiny": 3}
    t = buffy_table(step="conflict", a=a, challenges={"A:good-deed-1": "A1"})
    assert chosen(t) == "pass"


@pytest.mark.parametrize(("target", "does"), [("lackey-1", "fight buffy-1 > lackey-1"), ("angel-1", "pass")])
def test_it_fights_the_weaker_one(target: str, does: str) -> None:
    """BUF-FGT-07"""
    a = {"characters": {"buffy-1": "A1"}, "destiny": 2}
    b = {"characters": {target: "A1"}, "attached": {target: ["stake", "training"]} if does == "pass" else {}}
    assert chosen(buffy_table(step="conflict", a=a, b=b)) == does


def test_it_steps_in_before_another_wins_in_the_park() -> None:
    """BUF-VIC-04: five turns are five too many."""
    a = {"characters": {"angel-1": "A1", "buffy-1": "A2"}}
    t = buffy_table(step="movement", night=True, park=("B", 5), a=a, b={"characters": {"lackey-1": "park"}})
    assert chosen(t).endswith("> park")


def test_it_ascends_when_it_may() -> None:
    """BUF-RES-04, BUF-RES-05"""
    a = {"characters": {"buffy-1": "A1"}, "hand": ["buffy-2"], "destiny": 5}
    assert chosen(buffy_table(step="resource", a=a)) == "ascend buffy-1 > buffy-2"


def test_it_discards_who_is_in_play_already_and_keeps_who_is_not() -> None:
    """BUF-DRAW-01"""
    a = {
        "characters": {"buffy-1": "A1"},
        "hand": ["buffy-1", "giles-1"],
        "deck": ["kick"] * 9,
        "challenge_deck": [],
    }
    t = buffy_table(step="prologue", a=a, b={"characters": {"spike-1": "B1"}, "deck": ["kick"] * 9})
    t.play("A pass", "B pass")
    assert chosen(t) == "discard buffy-1"
    t.play("A discard buffy-1")
    assert chosen(t) == "keep"


def test_it_stacks_only_on_what_decides_the_fight() -> None:
    """BUF-FGT-06: a fight is decided by Butt-Kicking unless a card says otherwise."""
    a = {"characters": {"buffy-1": "A1"}, "hand": ["kick", "quip", "smile"], "deck": ["kick"] * 12}
    b = {"characters": {"spike-1": "A1"}, "deck": ["kick"] * 12}
    t = buffy_table(step="conflict", night=True, a=a, b=b)
    t.play("A fight buffy-1 > spike-1", "A pass", "B pass")
    for seat in "ABABAB":
        decision = t.match.decision
        assert decision is not None
        move = make_bot("greedy", "buffy", seat.encode()).choose(t.match)
        assert move.verb != verbs.STACK or t.match.notation(move).endswith("> butt-kicking")
        t.match.play(move)


@pytest.mark.parametrize("deck", ["milo-hart", "brother-cain"])
def test_it_beats_chance(deck: str) -> None:
    for number in range(2):
        match = Match.start("buffy", {"decks": [deck, "dot-marlowe"]}, b"chance %d" % number)
        play_out(match, [make_bot("greedy", "buffy", b"g"), make_bot("random", "buffy", b"r")], 5000)
        assert match.winners == [0]
