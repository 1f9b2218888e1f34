"""Two events for everybody, and an investment that grows."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.card_names import names_in
from noctuary.games.vtes.decks import Deck, Format, check
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD
from tests.tables.vtes_cards import card_box, cards_table, go, refused, texts
from tests.tables.vtes_table import Table

STAR = "anthelios-the-red-star"
TUTELAGE = "inconnu-tutelage"


# -- Anthelios -----------------------------------------------------------------------------------------


def star_table(hand: list[str], ash: list[str], **situation: Any) -> Table:
    """The star shines for everybody: B has played it."""
    box = card_box(STAR, "blood-doll", "fame", "villein", "blur")
    hers = {"ready": ["ann"], "hand": hand, "ash": ash}
    return cards_table(box=box, phase="master", A=hers, B={"in_play": [STAR]}, **situation)


def test_the_red_star_exchanges_a_master_card_for_another() -> None:
    """VTES-MASTER-02: for a master phase action, both cards named at once."""
    table = star_table(["blood-doll", "villein", "blur"], ["fame", "blur", "villein"])
    go(table, f"A use {STAR}")
    assert sorted(table.offered()) == ["choose blood-doll", "choose villein"]
    table.play("A choose blood-doll")
    assert sorted(table.offered()) == ["choose fame", "choose villein"]
    table.play("A choose fame")
    assert sorted(table.hand("A")) == ["blur", "fame", "villein"]
    assert sorted(table.ash("A")) == ["blood-doll", "blur", "villein"]
    assert table.seat("A").master_actions == 0


def test_the_red_star_shines_once_in_a_master_phase() -> None:
    table = star_table(["blood-doll"], ["fame"])
    table.seat("A").master_actions = 2
    go(table, f"A use {STAR}")
    assert table.seat("A").master_actions == 1
    assert refused(table, f"A use {STAR}") == "VTES-SEQ-13"


@pytest.mark.parametrize(("hand", "ash"), [(["blur"], ["fame"]), (["fame"], ["blur"])])
def test_the_red_star_needs_two_master_cards(hand: list[str], ash: list[str]) -> None:
    assert refused(star_table(hand, ash), f"A use {STAR}") == "VTES-SEQ-17"


def test_the_red_star_costs_a_master_phase_action() -> None:
    table = star_table(["blood-doll"], ["fame"])
    table.seat("A").master_actions = 0
    assert refused(table, f"A use {STAR}") == "VTES-MASTER-02"


@pytest.mark.parametrize("slug", [STAR, "tarbaby-jack"])
def test_a_banned_card_stays_out_of_tournaments(slug: str) -> None:
    """VTES-DECK-03."""
    pool = default_pool()
    kind = pool.kind_of[slug]
    crypt, library = [pool.kind_of["aaron-bathurst"]] * 12, [pool.kind_of["blur"]] * 60
    (crypt if pool.cards[kind].is_crypt else library).append(kind)
    deck = Deck(sorted(crypt), sorted(library))
    assert [fault.rule for fault in check(deck, pool)] == []
    assert [(fault.rule, fault.kinds) for fault in check(deck, pool, Format.TOURNAMENT)] == [
        ("VTES-DECK-03", [kind])
    ]


# -- Inconnu Tutelage ------------------------------------------------------------------------------------


def tutelage_table(**more: Any) -> Table:
    box = card_box(TUTELAGE, "blur", "fame")
    hers = {"uncontrolled": {"ash": 2, "abe": 0}, "hand": ["blur"] * 7, "library": ["blur", "fame"], **more}
    return cards_table(box=box, phase="influence", A=hers, B={"in_play": [TUTELAGE]})


def test_a_tutor_takes_a_vampire_and_finds_a_card() -> None:
    """VTES-INFL-06, VTES-SEQ-20: to hand, then discard down."""
    table = tutelage_table()
    go(table, f"A use {TUTELAGE}", "A uncontrolled u:ash", "A fetch fame library", "A choose blur")
    assert table.seat("A").transfers == 0
    assert table.removed("A") == ["ash"]
    assert "fame" in table.hand("A")
    assert len(table.hand("A")) == 7
    assert table.ash("A") == ["blur"]
    assert table.seat("A").library == [table.state.pool.kind_of["blur"]]


def test_a_tutor_may_find_nothing() -> None:
    table = tutelage_table()
    go(table, f"A use {TUTELAGE}", "A uncontrolled u:abe", "A done")
    assert len(table.hand("A")) == 7
    assert len(table.seat("A").library) == 2


def test_a_tutor_wants_four_transfers_a_vampire_and_a_library() -> None:
    table = tutelage_table()
    table.seat("A").transfers = 3
    assert refused(table, f"A use {TUTELAGE}") == "VTES-INFL-06"
    assert refused(tutelage_table(uncontrolled=[]), f"A use {TUTELAGE}") == "VTES-SEQ-17"
    assert refused(tutelage_table(library=[]), f"A use {TUTELAGE}") == "VTES-SEQ-17"


@pytest.mark.parametrize("slug", [STAR, TUTELAGE])
def test_an_event_comes_into_play_in_the_discard_phase(slug: str) -> None:
    """VTES-DISC-04."""
    table = cards_table(slug, phase="discard", A={"hand": [slug]})
    go(table, f"A play {slug}")
    assert not table.gone(slug)
    assert refused(cards_table(slug, phase="master", A={"hand": [slug]}), f"A play {slug}") == "VTES-DISC-04"


# -- Swiss Cut -------------------------------------------------------------------------------------------


def swiss_table(counters: int, clan: str = "giovanni", **more: Any) -> Table:
    box = card_box("swiss-cut", "short-term-investment", "blood-doll")
    box.cards["ann"].clan = box.clans.index(clan)
    hers = {"ready": {"ann": 3}, "in_play": {"swiss-cut": counters}, **more}
    table = cards_table(box=box, phase="master", A=hers)
    table.seat("A").master_actions = 3
    return table


def test_a_swiss_cut_comes_with_two_counters() -> None:
    """It does not count its own arrival."""
    table = swiss_table(0, in_play={}, hand=["swiss-cut"])
    go(table, "A play swiss-cut")
    assert table.card("swiss-cut").counters == 2


def test_a_swiss_cut_is_for_those_with_a_giovanni() -> None:
    """VTES-SEQ-08."""
    table = swiss_table(0, "brujah", in_play={}, hand=["swiss-cut"])
    assert refused(table, "A play swiss-cut") == "VTES-SEQ-08"


def test_a_swiss_cut_pays_pool_or_blood_and_is_burned_when_empty() -> None:
    table = swiss_table(2)
    go(table, "A use swiss-cut", "A use swiss-cut use-2")
    assert table.seat("A").pool == 31
    assert table.card("ann").counters == 4
    assert table.ash("A") == ["swiss-cut"]


def test_a_swiss_cut_pays_blood_to_giovanni_only() -> None:
    assert refused(swiss_table(2, "brujah"), "A use swiss-cut use-2") == "VTES-SEQ-17"


@pytest.mark.parametrize(("slug", "counters"), [("short-term-investment", 3), ("blood-doll", 2)])
def test_a_swiss_cut_grows_when_anybody_invests(slug: str, counters: int) -> None:
    box = card_box("swiss-cut", slug)
    table = cards_table(
        box=box, phase="master", A={"ready": ["ann"], "hand": [slug]}, B={"in_play": {"swiss-cut": 2}}
    )
    go(table, f"A play {slug}")
    assert table.card("swiss-cut").counters == counters


# -- what they are called ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Anthelios, the Red Star", STAR),
        ("Anthelios", STAR),
        ("Owain Evans", "owain-evans-the-wanderer"),
        ("Smiling Jack", "smiling-jack-the-anarch"),
        ("Poacher’s Hunting Ground", "poachers-hunting-ground"),
        ("Powerbase Los Angeles", "powerbase-los-angeles"),
    ],
)
def test_they_are_found_by_their_short_names(name: str, slug: str) -> None:
    pool = default_pool()
    assert names_in(pool).called(name) == [pool.kind_of[slug]]


# -- what they say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (STAR, ["master phase action", "ash heap"], ["action de phase de maître", "tas de cendres"]),
        (TUTELAGE, ["4 transfers", "from the game", "library"], ["4 transferts", "de la partie"]),
        ("swiss-cut", ["2 counters", "Giovanni", "investment"], ["2 compteurs", "Giovanni"]),
    ],
)
def test_they_can_be_read(slug: str, english: list[str], french: list[str]) -> None:
    for text, words in zip(texts(slug), (english, french), strict=True):
        assert [word for word in words if word not in text] == []


def test_the_unmasking_helps_allies_to_block() -> None:
    box = card_box("the-unmasking")
    box.ally("dog", life=3)
    table = cards_table(
        box=box, A={"ready": ["ann"]}, B={"ready": ["dog", "bob"], "in_play": ["the-unmasking"]}
    )
    go(table, "A bleed ann")
    assert numbers.intercept(table.state, table.card("dog").uid) == 1
    assert numbers.intercept(table.state, table.card("bob").uid) == 0


def test_an_event_is_played_in_the_discard_phase() -> None:
    """VTES-DISC-04."""
    table = cards_table("the-unmasking", phase="discard", A={"hand": ["the-unmasking"]})
    go(table, "A play the-unmasking")
    assert not table.gone("the-unmasking")
    assert table.seat("A").owed == (UNTIL_DISCARD,)
    assert table.seat("A").discard_actions == 0


def test_dragonbound_burns_pool_for_the_fallen() -> None:
    table = cards_table(
        "dragonbound", phase="discard", A={"torpor": ["ann", "abe"]}, B={"in_play": ["dragonbound"]}
    )
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use dragonbound")
    assert table.seat("A").pool == 28


# -- The Bitter and Sweet Story ----------------------------------------------------------------------------


def test_the_bitter_and_sweet_story_gives_cards_for_whole_victory_points() -> None:
    """the-bitter-and-sweet-story: two for each point, and for half a point nothing."""
    table = cards_table(
        box=card_box("the-bitter-and-sweet-story"), B={"in_play": ["the-bitter-and-sweet-story"]}
    )
    for halves, size in ((0, 7), (1, 7), (2, 9), (5, 11)):
        table.seat("A").points = halves
        assert numbers.hand_size(table.state, table.seat("A").seat) == size
    assert numbers.hand_size(table.state, table.seat("B").seat) == 7


# -- Narrow Minds ------------------------------------------------------------------------------------------


def test_narrow_minds_makes_redirections_dearer_and_nothing_else() -> None:
    """narrow-minds: 1 more blood for whoever changes the target of a bleed."""
    box = card_box("narrow-minds", "deflection", "telepathic-misdirection")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "in_play": ["narrow-minds"]},
        B={"ready": {"bob": 9, "bea": 1}, "hand": ["deflection", "telepathic-misdirection"]},
        C={"ready": {"ash": 4}},
    )
    go(table, "A bleed ann")
    while "play deflection by bob" not in table.offered():
        table.play("pass")
    assert refused(table, "B play deflection by bea") == "VTES-SEQ-07"
    table.play("B play deflection by bob")
    if table.offered()[0].startswith("player"):
        table.play("B player C")
    table.finish()
    assert table.card("bob").counters == 7
