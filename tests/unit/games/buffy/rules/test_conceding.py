"""A player leaves the game (BUF-RUL-49)."""

from __future__ import annotations

from noctuary.games.buffy.game import mine
from noctuary.games.buffy.pool import default_decks
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.buffy_table import buffy_table

A, B, C = Seat(0), Seat(1), Seat(2)


def test_with_two_players_the_other_one_wins_in_the_middle_of_a_fight() -> None:
    """BUF-RUL-49"""
    t = buffy_table(
        step="conflict", a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "A1"}}
    ).play("A fight buffy-1 > thug-1", "B concede")
    assert t.match.winners == [A]
    assert t.log()[-1].message == "buffy-log-last-victory"


def test_among_three_the_cards_leave_and_the_locations_stay() -> None:
    """BUF-RUL-49, BUF-LOC-01"""
    t = buffy_table(
        players=3,
        a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]},
        challenges={"A:good-deed-1": "A1", "B:good-deed-2": "A2"},
        locations={"A1": "library"},
        park=("A", 3),
    ).play("A concede")
    assert t.state.characters == []
    assert list(t.challenges()) == ["good-deed-2"]
    assert t.state.locations[1] != -1
    assert t.side("A").hand == []
    assert t.state.park_count == 0
    assert t.asked()[0] == "B"
    assert t.refusal("concede") is None
    t.play("B concede")
    assert t.match.winners == [C]


def test_a_broken_off_fight_has_no_winner_and_tires_the_attacker() -> None:
    """BUF-RUL-49, BUF-RUL-15b, BUF-FDI-01, BUF-FDI-02"""
    t = buffy_table(
        step="conflict",
        players=3,
        a={"characters": {"buffy-1": "A1"}, "hand": ["kick"] * 3, "deck": ["kick"] * 5},
        c={"characters": {"faith-1": "A1"}},
    )
    t.play("A fight buffy-1 > faith-1", "A pass", "C pass", "C concede")
    assert t.state.conflict is None
    assert (t.destiny("A"), t.destiny("C")) == (0, 0)
    assert t.fatigued("buffy-1")
    assert len(t.side("A").hand) == 5
    assert t.asked()[0] == "B"


def test_a_challenge_whose_owner_leaves_tires_the_group() -> None:
    """BUF-RUL-25, BUF-RUL-49"""
    t = buffy_table(
        step="conflict",
        players=3,
        a={"characters": {"buffy-1": "A1"}},
        challenges={"C:good-deed-1": "A1"},
    )
    t.play("A face good-deed-1 with buffy-1", "C concede")
    assert t.state.conflict is None
    assert t.fatigued("buffy-1")
    assert t.destiny("A") == 0


def test_somebody_elses_fight_goes_on() -> None:
    """BUF-MUL-02, BUF-RUL-48"""
    t = buffy_table(
        step="conflict",
        players=3,
        a={"characters": {"buffy-1": "A1"}},
        b={"characters": {"thug-1": "A1"}},
    )
    t.play("A fight buffy-1 > thug-1", "C concede")
    assert t.asked()[0] == "A"
    t.play("A pass", "B pass")
    assert t.step == "fight-battle"


def test_set_up_goes_on_without_the_first_player() -> None:
    """BUF-SETUP-08, BUF-SETUP-09, BUF-SETUP-10"""
    deck = sorted(default_decks())[0]
    match = Match.start("buffy", {"decks": [deck, deck, deck]}, b"leave")
    first = mine(match.state).first
    assert match.decision is not None
    match.play(match.decision.moves[0])
    match.concede(first)
    seen = []
    while mine(match.state).turn_number == 0:
        assert match.decision is not None
        seen.append((match.decision.seat, match.decision.prompt))
        match.play(match.decision.moves[0])
    after = Seat((first + 1) % 3)
    assert (after, "buffy-ask-daylight") in seen
    assert {seat for seat, _ in seen} == {after, Seat((first + 2) % 3)}
    assert {seat for seat, prompt in seen if prompt == "buffy-ask-location"} == {seat for seat, _ in seen}
    assert mine(match.state).active == after


def test_a_closed_seat_is_not_asked_and_does_not_count_as_an_opponent() -> None:
    """BUF-RUL-49, BUF-TURN-06"""
    t = buffy_table(step="movement", players=3).play("B concede", "A pass", "C pass")
    assert t.step == "resource"


def test_nobody_leaves_twice() -> None:
    """BUF-RUL-49"""
    t = buffy_table(players=3).play("B concede")
    assert t.match.game.why_not_concede(t.state, B) is not None
