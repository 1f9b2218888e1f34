"""What a seat may see (BUF-RUL-44), and what it can only imagine."""

from __future__ import annotations

from collections import Counter

from noctuary.games.buffy.imagine import imagine
from noctuary.games.buffy.state import NOBODY
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from tests.tables.buffy_table import Table, buffy_state, buffy_table

A = {
    "characters": {"buffy-1": "A1", "xander-1": "park"},
    "attached": {"buffy-1": ["stake"]},
    "fatigued": ["xander-1"],
    "hand": ["kick", "quip"],
    "deck": ["smile", "book", "lamp"],
    "discard": ["study"],
    "crypt": ["eclipse"],
    "challenge_deck": ["good-deed-1", "evil-deed-1", "evil-deed-2"],
    "second_parts": ["pilot-two"],
    "destiny": 3,
}
B = {"hand": ["kick", "kick", "lamp"], "deck": ["stake", "book"], "challenge_deck": ["evil-deed-3"]}


def table() -> Table:
    return buffy_table(a=A, b=B, challenges={"B:good-deed-2": "A1"}, locations={"A1": "library"})


def test_own_cards_are_seen_and_those_of_others_only_counted() -> None:
    """BUF-RUL-44, BUF-ZON-05"""
    mine, other = table().seen("A")["seats"]
    assert mine["hand"] == ["quip", "kick"]
    assert sorted(mine["deck"]) == ["book", "lamp", "smile"]
    assert mine["second_parts"] == ["pilot-two"]
    assert (other["hand_size"], other["deck_size"]) == (3, 2)
    for hidden in ("hand", "deck", "locations", "second_parts", "challenge_deck"):
        assert hidden not in other


def test_piles_destiny_and_the_top_challenge_are_open() -> None:
    """BUF-RUL-44, BUF-ZON-08"""
    seen = table().seen("B")["seats"][0]
    assert (seen["discard"], seen["crypt"], seen["destiny"]) == (["study"], ["eclipse"], 3)
    assert (seen["challenge"], seen["challenges_left"], seen["second_parts_left"]) == ("good-deed-1", 3, 1)


def test_the_board_is_open() -> None:
    """BUF-RUL-44"""
    seen = table().seen()
    buffy, xander = seen["characters"]
    assert (buffy["name"], buffy["space"], buffy["main"]) == ("buffy-1", "A1", True)
    assert buffy["talents"]["butt-kicking"] == 4
    assert (xander["fatigued"], xander["talents"]["butt-kicking"]) == (True, 0)
    assert seen["spaces"][1]["location"] == "library"
    assert seen["spaces"][1]["adjacent"] == ["park", "A2", "B4"]
    assert seen["challenges"][0]["goals"] == {"smarts": 3}


def test_a_running_fight_shows_stacks_and_totals() -> None:
    """BUF-RUL-44, BUF-FRE-02"""
    fighting = buffy_table(
        step="conflict",
        a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]},
        b={"characters": {"thug-1": "A1"}},
    )
    fighting.play("A fight buffy-1 > thug-1", "A pass", "B pass", "A stack kick > butt-kicking")
    seen = fighting.seen("B")["conflict"]
    assert (seen["fighter"], seen["target"], seen["resolving"]) == ("buffy-1", "thug-1", "butt-kicking")
    assert seen["attacker_stacks"] == {"butt-kicking": [{"card": "kick", "value": 2}]}
    assert seen["attacker_totals"]["butt-kicking"] == 5
    assert seen["defender_totals"]["butt-kicking"] == 2


def test_a_seat_imagines_what_it_cannot_see_and_keeps_what_it_can() -> None:
    """BUF-RUL-44"""
    s = buffy_state(a=A, b=B)
    hands = set()
    for number in range(12):
        twin = imagine(s, Seat(0), Chance(match_key(bytes([number]))))
        assert twin.sides[0].hand == s.sides[0].hand
        assert twin.sides[0].challenges[-1] == s.sides[0].challenges[-1]
        for side, real in zip(twin.sides, s.sides):
            assert Counter(side.hand + side.deck) == Counter(real.hand + real.deck)
            assert len(side.hand) == len(real.hand)
        hands.add(tuple(twin.sides[1].hand))
    assert len(hands) > 1


def test_the_same_key_imagines_the_same() -> None:
    """BUF-RUL-44"""
    s = buffy_state(a=A, b=B)
    one, other = (imagine(s, Seat(1), Chance(match_key(b"key"))) for _ in range(2))
    assert [side.deck for side in one.sides] == [side.deck for side in other.sides]
    assert one.park_holder == NOBODY
