"""The greedy bot at a table of VTES: what anybody would do there, it does."""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.games.vtes.game import mine
from noctuary.kernel.match import Match
from tests.tables.vtes_cards import card_box, go, reach
from tests.tables.vtes_table import Box, Table, vtes_table

DECKS = ["v5-malkavian", "v5-ventrue", "v5-toreador", "v5-tremere", "v5a-ministry"]


def chosen(table: Table) -> str:
    match = table.match
    return match.notation(make_bot("greedy", "vtes", b"bot").choose(match))


def test_it_bleeds_where_nobody_can_block() -> None:
    """VTES-ACT-09"""
    assert chosen(vtes_table(Box(), A={"ready": ["ann"]}, B={"pool": 20})) == "bleed ann"


def test_it_takes_the_oust() -> None:
    """VTES-OUST-01"""
    t = vtes_table(Box(), A={"ready": ["ann"], "pool": 3}, B={"pool": 1})
    t.play(f"A {chosen(t)}")
    while t.match.decision is not None:
        t.match.play(t.match.decision.moves[-1])
    assert t.match.winners == [0]


def test_it_makes_no_attempt_to_block_that_must_fail() -> None:
    """VTES-BLOCK-03"""
    box = Box()
    box.vampire("shadow", more_stealth=2)
    t = vtes_table(box, A={"ready": ["shadow"]}, B={"ready": ["bob"], "pool": 20})
    t.play("A bleed shadow")
    decision = t.match.decision
    assert decision is None or decision.seat != 1 or chosen(t) == "pass"


def test_it_hunts_with_a_vampire_that_is_nearly_empty() -> None:
    """VTES-ACT-11: whoever could be blocked and beaten has to be fed first."""
    t = vtes_table(Box(), A={"ready": {"ann": 0}}, B={"ready": ["bob"], "pool": 20})
    assert chosen(t) == "hunt ann"


def test_it_blocks_where_it_wins_the_fight() -> None:
    """VTES-BLOCK-03: Bob is full and strikes hard, Ann has one blood left."""
    box = Box()
    box.vampire("bob", capacity=8, more_strength=2)
    t = vtes_table(box, A={"ready": {"ann": 1}}, B={"ready": ["bob"], "pool": 10})
    t.play("A bleed ann")
    while t.asked()[0] != "B":
        t.play("pass")
    assert chosen(t) == "block bob"


def test_it_blocks_with_a_reaction_where_that_is_what_is_missing() -> None:
    """VTES-BLOCK-10: Ann is hard to see, and Bob has something against that in hand."""
    box = card_box("telepathic-misdirection")
    box.vampire("shy", more_stealth=1)
    t = vtes_table(
        box, A={"ready": {"shy": 1}}, B={"ready": ["bob"], "hand": ["telepathic-misdirection"], "pool": 10}
    )
    t.play("A bleed shy")
    while t.asked()[0] != "B":
        t.play("pass")
    assert chosen(t) == "block bob"
    t.play("B block bob")
    while t.asked()[0] != "B":
        t.play("pass")
    assert chosen(t).startswith("play telepathic-misdirection by bob")


def test_it_draws_from_the_crypt_where_everybody_has_fallen() -> None:
    """VTES-INFL-05, VTES-CONTEST-02: the one who waits has her name in torpor, and will never come."""
    fallen = {"torpor": {"ann": 0}, "uncontrolled": {"ann": 5}, "crypt": ["eve"]}
    other = {"torpor": {"bob": 0}, "pool": 5}
    t = vtes_table(Box(), phase="influence", edge="A", A={**fallen, "pool": 20}, B=other)
    assert chosen(t) == "draw-crypt"
    ready = vtes_table(Box(), phase="influence", A={**fallen, "ready": ["dee"], "pool": 20}, B=other)
    assert chosen(ready) == "pass"  # as long as somebody acts for her, there is no hurry


def test_it_keeps_no_pool_back_where_nobody_could_take_it() -> None:
    """VTES-INFL-03: with every minion in torpor, whoever kept five would wait for ever."""
    me = {"torpor": {"ann": 0}, "uncontrolled": {"eve": 2}, "pool": 5}
    assert chosen(vtes_table(Box(), phase="influence", A=me, B={"torpor": {"bob": 0}})) == "transfer u:eve"
    assert chosen(vtes_table(Box(), phase="influence", A=me, B={"ready": ["bob"]})) == "pass"


def test_a_table_where_everybody_has_fallen_comes_to_an_end() -> None:
    """VTES-OUST-01: nobody waits there for ever with a full pool."""
    box = Box()
    box.vampire("eve", capacity=3)
    t = vtes_table(
        box,
        phase="influence",
        edge="A",
        A={"torpor": {"ann": 0}, "uncontrolled": {"ann": 5}, "crypt": ["eve"], "pool": 20},
        B={"torpor": {"bob": 0}, "pool": 4},
    )
    bots = [make_bot("greedy", "vtes", bytes([seat])) for seat in range(2)]
    play_out(t.match, bots, 400)
    assert t.match.winners == [0]


def test_it_votes_for_what_helps_it_and_against_what_hurts() -> None:
    """VTES-POL-04: A's referendum takes most of B's pool."""
    slug = "kine-resources-contested"
    t = vtes_table(
        card_box(slug), A={"ready": ["ann"], "hand": [slug]}, B={"ready": ["bob"], "pool": 4}, C={}
    )
    go(t, f"A play {slug} by ann", *[f"A player {letter}" for letter in "BBBC"])
    reach(t, "polling")
    assert chosen(t) == "vote ann for"
    t.play("A vote ann for")
    while t.asked()[0] != "B":
        t.play("pass")
    assert chosen(t) == "vote bob against"


def test_it_calls_a_referendum_and_lays_the_burden_on_its_prey() -> None:
    """VTES-POL-03: the terms are hers to choose, and she votes for what she calls."""
    slug = "kine-resources-contested"
    t = vtes_table(
        card_box(slug),
        A={"ready": ["ann"], "hand": [slug]},
        B={"ready": ["bob"], "pool": 20},
        C={"ready": ["bea"]},
        D={},
    )
    assert chosen(t) == f"play {slug} by ann"
    t.play(f"A {chosen(t)}")
    while t.asked()[1] != "polling":
        t.play(chosen(t) if t.asked()[0] == "A" else "pass")
    assert t.state.referendum is not None
    assert t.state.referendum.terms == (0, 3, 0, 1)  # her prey above all, then her predator
    assert chosen(t) == "vote ann for"


def test_it_takes_pool_for_itself_from_somebody_richer() -> None:
    """VTES-POL-03: Parity Shift's terms."""
    slug = "parity-shift"
    t = vtes_table(
        card_box(slug), A={"ready": ["ann"], "hand": [slug], "pool": 8}, B={"pool": 20}, C={"pool": 5}
    )
    assert chosen(t) == f"play {slug} by ann"


@pytest.mark.parametrize(
    "slug", ["underbridge-stray", "mr-winthrop", "owl-companion", "44-magnum", "ivory-bow"]
)
def test_it_recruits_employs_and_equips_where_a_bleed_would_be_blocked(slug: str) -> None:
    """VTES-ACT-12, VTES-ACT-13, VTES-BLOCK-01: the prey has two who could block, and none with intercept."""
    t = vtes_table(
        card_box(slug),
        A={"ready": ["ann"], "hand": [slug], "pool": 22},
        B={"ready": ["bob", "bea"], "pool": 28},
    )
    assert chosen(t).startswith(f"play {slug} by ann")


@pytest.mark.parametrize(("pool", "answer"), [(6, "play direct-intervention"), (30, "pass")])
def test_it_cancels_what_hurts_and_keeps_the_card_where_it_does_not(pool: int, answer: str) -> None:
    """VTES-SEQ-05: Ann's bleed grows by a card as it is played; A's predator does not mind."""
    cards = ("direct-intervention", "conditioning")
    t = vtes_table(
        card_box(*cards),
        A={"ready": ["ann"], "hand": ["conditioning"]},
        B={"pool": pool if pool < 10 else 4, "hand": ["direct-intervention"]},
        C={"pool": 20, "hand": ["direct-intervention"]},
    )
    asked = "B" if pool < 10 else "C"
    go(t, "A bleed ann", "A play conditioning by ann")
    while t.asked()[0] != asked:
        t.play("pass")
    assert chosen(t) == answer


def test_it_does_not_block_where_it_would_fall() -> None:
    """VTES-DMG-02: one point of pool is worth less than a vampire in torpor."""
    box = Box()
    box.vampire("ann", capacity=9, more_strength=3)
    t = vtes_table(box, A={"ready": ["ann"]}, B={"ready": {"bob": 1}, "pool": 25})
    t.play("A bleed ann")
    while t.asked()[0] != "B":
        t.play("pass")
    assert chosen(t) == "pass"


def test_it_fetches_its_own_out_of_torpor() -> None:
    """VTES-ACT-16"""
    box = Box()
    box.vampire("old", capacity=9)
    t = vtes_table(
        box, A={"ready": {"ann": 5}, "torpor": {"old": 3}}, B={"ready": ["bob", "bea"], "pool": 28}
    )
    assert chosen(t).startswith(("rescue ann", "leave-torpor old"))


def test_it_brings_out_the_vampire_that_is_nearest() -> None:
    """VTES-INFL-03"""
    box = Box()
    box.vampire("near", capacity=4)
    box.vampire("far", capacity=8)
    t = vtes_table(box, phase="influence", A={"uncontrolled": {"near": 3, "far": 0}, "pool": 20}, B={})
    t.play(f"A {chosen(t)}")
    near = t.seat("A").uncontrolled[0]
    assert (near.kind, near.counters) == (t.state.pool.kind_of["near"], 4)
    assert chosen(t).startswith("arrive")


def test_it_spends_nothing_on_new_vampires_when_its_own_end_is_near() -> None:
    """VTES-INFL-03, VTES-OUST-01"""
    t = vtes_table(
        Box(), phase="influence", A={"uncontrolled": {"cal": 0}, "ready": ["ann"], "pool": 3}, B={}
    )
    assert chosen(t) == "pass"


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match.start("vtes", {"decks": [*DECKS[:2]], "time_limit": 6}, b"twice")
        play_out(match, [make_bot("greedy", "vtes", b"1"), make_bot("random", "vtes", b"2")], 5000)
        games.append(match.digest())
    assert games[0] == games[1]


@pytest.mark.parametrize("place", range(2))
def test_it_beats_chance(place: int) -> None:
    for number in range(2):
        decks = [DECKS[number], DECKS[number + 1]]
        match = Match.start("vtes", {"decks": [*decks]}, b"chance %d" % number)
        bots = [make_bot("random", "vtes", b"r"), make_bot("random", "vtes", b"r")]
        bots[place] = make_bot("greedy", "vtes", b"g")
        play_out(match, bots, 5000)
        assert match.winners == [place]


def test_a_table_of_five_ends_with_ousts() -> None:
    """VTES-OUST-05: greedy among greedy, without a time limit; four are ousted, most of them early."""
    match = Match.start("vtes", {"decks": [*DECKS]}, b"five")
    play_out(match, [make_bot("greedy", "vtes", b"%d" % seat) for seat in range(5)], 6_000)
    assert match.over
    s = mine(match.state)
    assert sum(player.out for player in s.players) == 4
    assert sum(player.points for player in s.players) == 5 * 2, (
        "in halves: one for each oust, one for the last"
    )
    assert s.turn_number < 80


def test_a_table_of_four_ends_with_ousts() -> None:
    """VTES-OUST-05: the last one standing; greedy has the victory points."""
    match = Match.start("vtes", {"decks": [*DECKS[:4]]}, b"four")
    bots = [make_bot("greedy" if seat == 1 else "random", "vtes", b"%d" % seat) for seat in range(4)]
    play_out(match, bots, 20_000)
    assert match.winners == [1]
    assert sum(player.out for player in mine(match.state).players) == 3
