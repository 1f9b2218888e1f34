"""The good side's people of the house set, the turncoat, and a double from elsewhere: each card at work."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from noctuary.games.buffy.board import find_space
from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.decks import Format, check, read_deck
from noctuary.games.buffy.kinds import CHARACTER, EITHER, ESSENCE, EVIL, GOOD, HERO, RANK_SLUGS, VILLAIN
from noctuary.games.buffy.pool import default_pool, default_sets, pool_with
from noctuary.games.buffy.rules.characters import has_trait, rank_of
from noctuary.kernel.game import Json
from noctuary.kernel.match import Match
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, play_random, state_of
from tests.tables.buffy_house import House, raised
from tests.tables.buffy_table import Table, buffy_table
from tests.tables.buffy_texts import talents

SLUGS: Final = [
    card.slug
    for card_set in default_sets()
    if card_set.file == "house-good.toml"
    for card in card_set.table.card
]
BK, SM, WE, CH = range(4)


@cache
def _house() -> Pool:
    """The real cards, and a few plain ones to try them on."""
    return pool_with(
        inline=[
            {"slug": "sealed-box", "type": "item", "needs_trait": "spellcraft"},
            {"slug": "plain-coat", "type": "item"},
            {"slug": "knack", "type": "skill"},
            {"slug": "other-knack", "type": "skill"},
            {
                "slug": "sealed-door",
                "type": "challenge",
                "side": "good",
                "goals": {"butt-kicking": 1},
                "reward": 1,
                "defeat_trait": "spellcraft",
            },
            {"slug": "kind-word", "type": "challenge", "side": "good", "goals": {"charm": 3}, "reward": 1},
            {"slug": "cruel-word", "type": "challenge", "side": "evil", "goals": {"charm": 1}, "reward": 1},
        ]
    )


def table(a: dict[str, Any], b: dict[str, Any] | None = None, step: str = "conflict", **more: Any) -> Table:
    """A is Ada's and B Countess Vesna's, unless told otherwise."""
    a = {"essence": "ada-vance-essence", **a}
    b = {"essence": "countess-vesna-essence", **(b or {})}
    return buffy_table(House(_house()), step=step, a=a, b=b, **more)


def people(*names: str, at: str = "A1", **more: Any) -> dict[str, Any]:
    """A player's characters, all on one space; `rook-delaney-1@A2` stands elsewhere."""
    placed = [(name.partition("@")[0], name.partition("@")[2] or at) for name in names]
    return {"characters": dict(placed), **more}


def on(t: Table, stage: str) -> Table:
    """Everybody passes until the stage."""
    while t.step != stage:
        t.play("pass")
    return t


def fought(t: Table, *moves: str) -> Table:
    """Play the moves, then pass until the conflict is over."""
    t.play(*moves)
    while t.state.conflict is not None:
        t.play("pass")
    return t


def rank(t: Table, slug: str) -> int:
    return rank_of(t.state, t.character(slug))


def trait(t: Table, slug: str, name: str) -> bool:
    return has_trait(t.state, t.character(slug), t.state.pool.traits.index(name))


# -- what is printed ------------------------------------------------------------------------------------

# (level, main): most of one talent, least and most of all together (H4); for ranks: main, great or small.
RANGES: Final = {
    ("main", 1): (3, 6, 8),
    ("main", 2): (4, 8, 10),
    ("main", 3): (5, 10, 12),
    ("main", 4): (6, 12, 13),
    ("great", 1): (3, 4, 5),
    ("great", 2): (4, 6, 7),
    ("small", 1): (2, 2, 3),
    ("small", 2): (3, 4, 5),
}
DESTINY: Final = {
    "main": ((0, 0), (3, 5), (6, 7), (8, 8)),
    "great": ((0, 0), (3, 4)),
    "small": ((0, 0), (2, 3)),
}


def mine() -> list[Card]:
    pool = default_pool()
    return [pool.cards[pool.kind_of[slug]] for slug in SLUGS]


@pytest.mark.parametrize(
    "card", [card for card in mine() if card.type == CHARACTER], ids=lambda card: card.slug
)
def test_numbers_are_within_the_ranges(card: Card) -> None:
    mains = {other.who for other in default_pool().cards if other.type == ESSENCE}
    group = "main" if card.who in mains else "great" if card.rank in (HERO, VILLAIN) else "small"
    top, least, most = RANGES[group, card.level]
    low, high = DESTINY[group][card.level - 1]
    assert max(card.talents) <= top
    assert least <= sum(card.talents) <= most
    assert low <= card.destiny <= high


@pytest.mark.parametrize(
    ("slug", "rank", "level", "destiny", "printed"),
    [
        ("dot-marlowe-1", "companion", 1, 0, [1, 2, 1, 3]),
        ("dot-marlowe-2", "companion", 2, 3, [2, 2, 1, 4]),
        ("dot-marlowe-3", "companion", 3, 6, [2, 3, 2, 5]),
        ("ada-vance-4", "hero", 4, 8, [6, 3, 1, 3]),
        ("wren-calloway-hero-1", "hero", 1, 0, [3, 1, 0, 2]),
        ("wren-calloway-villain-1", "villain", 1, 0, [3, 1, 1, 1]),
        ("wren-calloway-companion-1", "companion", 1, 0, [1, 2, 0, 3]),
        ("wren-calloway-minion-1", "minion", 1, 0, [2, 1, 0, 3]),
        ("other-milo-hart-1", "villain", 1, 0, [2, 1, 1, 0]),
    ],
)
def test_printed_facts(slug: str, rank: str, level: int, destiny: int, printed: list[int]) -> None:
    card = default_pool().cards[default_pool().kind_of[slug]]
    assert (RANK_SLUGS[card.rank], card.level, card.destiny, card.talents) == (rank, level, destiny, printed)


def test_there_are_enough_people() -> None:
    """Six supporting Heroes and three Companions rise to level 2; a main character has two first levels."""
    pool = default_pool()
    mains = {card.who for card in pool.cards if card.type == ESSENCE}
    levels = Counter(
        (RANK_SLUGS[card.rank], card.level)
        for card in pool.cards
        if card.type == CHARACTER and card.who not in mains
    )
    assert levels["hero", 1] >= 6
    assert levels["hero", 2] >= 6
    assert levels["companion", 1] >= 7
    assert levels["companion", 2] >= 3
    for who in ("ada-vance", "milo-hart", "dot-marlowe"):
        cards = [card for card in pool.cards if card.type == CHARACTER and card.who == pool.people.index(who)]
        assert Counter(card.level for card in cards)[1] >= 2


# -- Ada Vance and Milo Hart -------------------------------------------------------------------------------


def test_the_last_bus_reaches_every_own_space_by_night() -> None:
    """BUF-RUL-52"""
    for night, refusal in ((True, None), (False, "BUF-BOARD-02")):
        t = table(people("ada-vance-1-last-bus"), step="movement", night=night)
        assert t.refusal("move ada-vance-1-last-bus > A3") == refusal
        assert t.refusal("move ada-vance-1-last-bus > B2") == "BUF-BOARD-02"
    t = table(people("ada-vance-1-last-bus"), step="movement", night=True)
    t.play("A move ada-vance-1-last-bus > A3", "B pass")
    assert t.refusal("move ada-vance-1-last-bus > A1") == "BUF-MOV-03"


def test_ada_goes_on_to_the_next_one_once_a_turn() -> None:
    """BUF-RUL-16c"""
    foes = people("sexton-crowe-1", "the-gutter-twins-1", "the-tallow-man-1")
    t = table(people(raised("ada-vance", 4)), foes).play("A fight ada-vance-4 > sexton-crowe-1")
    while t.asked()[1] != "buffy-ask-react":
        t.play("pass")
    t.play("A yes")
    while t.asked()[1] != "buffy-ask-fight":
        t.play("pass")
    assert not t.fatigued("ada-vance-4")
    assert t.offered() == [
        f"fight ada-vance-4 > {foe}" for foe in ("the-gutter-twins-1", "the-tallow-man-1")
    ] + ["done"]
    fought(t, "A fight ada-vance-4 > the-gutter-twins-1")
    assert t.fatigued("ada-vance-4")
    assert t.destiny("A") == 2


def test_milo_lends_to_his_own_side_only() -> None:
    """BUF-REQ-08"""
    for milo, refusal in (("milo-hart-1-overdue", None), ("milo-hart-1", "BUF-REQ-08")):
        a = people(milo, "rook-delaney-1", hand=["sealed-box"])
        t = table(a, people("sexton-crowe-1", hand=["sealed-box"]), step="resource")
        assert t.refusal("attach sealed-box > rook-delaney-1") == refusal
        assert t.play("A pass").refusal("attach sealed-box > sexton-crowe-1") == "BUF-REQ-08"


# -- Dot Marlowe -------------------------------------------------------------------------------------------


def dots(level: str, *others: str, group: tuple[str, ...] = (), **more: Any) -> Table:
    """Dot is the Main Character; she and the group face a challenge together."""
    a = people(level, *others, essence="dot-marlowe-essence", **more)
    t = table(a, challenges={"B:kind-word": "A1"})
    top = level.rpartition("/")[2]
    t.play(f"A face kind-word with {top}", *(f"A add {other}" for other in group))
    return t.play("A go") if "go" in t.offered() else t


def test_dot_is_promoted_and_lifts_those_who_are_not() -> None:
    """BUF-ESS-02"""
    t = dots("dot-marlowe-1", "theo-blank-1", "nan-pruitt-1@A2", group=("theo-blank-1",))
    assert rank(t, "dot-marlowe-1") == HERO
    assert [talents(t, slug)[CH] for slug in ("dot-marlowe-1", "theo-blank-1", "nan-pruitt-1")] == [3, 3, 1]
    assert talents(fought(t), "theo-blank-1")[CH] == 1  # tired again, and nobody is listening


def test_a_phone_in_counts_who_calls() -> None:
    t = dots("dot-marlowe-1-phone-in", "theo-blank-1", "nan-pruitt-1", group=("theo-blank-1", "nan-pruitt-1"))
    assert t.refusal("use dot-marlowe-1-phone-in") == "BUF-TURN-10"
    on(t, "challenge-battle").play("A use dot-marlowe-1-phone-in", "B pass")
    assert talents(t, "dot-marlowe-1-phone-in")[CH] == 5
    assert t.refusal("use dot-marlowe-1-phone-in") == "BUF-TURN-04"
    a = people("dot-marlowe-1-phone-in", "theo-blank-1", essence="dot-marlowe-essence")
    t = table(a, challenges={"B:kind-word": "A1"}).play("A face kind-word with theo-blank-1", "A go")
    assert on(t, "challenge-battle").refusal("use dot-marlowe-1-phone-in") == "BUF-GOLD-01"


def test_a_celebrity_brings_in_a_tired_companion() -> None:
    """BUF-CHL-03"""
    t = dots(raised("dot-marlowe", 2), "theo-blank-1", "nan-pruitt-1@A2", fatigued=["theo-blank-1"])
    fought(t, "A use dot-marlowe-2")
    assert t.destiny("A") == 1
    assert t.challenges() == {}
    t = dots(raised("dot-marlowe", 2), "rook-delaney-1", "nan-pruitt-1@A2")
    assert t.refusal("use dot-marlowe-2") == "BUF-RUL-61"


def test_companions_who_face_a_challenge_with_dot_stay_fresh() -> None:
    """BUF-CRE-05"""
    t = fought(
        dots(
            raised("dot-marlowe", 3),
            "theo-blank-1",
            "rook-delaney-1",
            group=("theo-blank-1", "rook-delaney-1"),
        )
    )
    assert [t.fatigued(slug) for slug in ("dot-marlowe-3", "theo-blank-1", "rook-delaney-1")] == [
        True,
        False,
        True,
    ]
    a = people(raised("dot-marlowe", 3), "theo-blank-1", essence="dot-marlowe-essence")
    t = table(a, challenges={"B:kind-word": "A1"})
    assert fought(t, "A face kind-word with theo-blank-1", "A go").fatigued("theo-blank-1")


# -- Wren Calloway -----------------------------------------------------------------------------------------


def wren(card: str, *others: str, **more: Any) -> dict[str, Any]:
    return people(card, *others, essence="wren-calloway-essence", **more)


@pytest.mark.parametrize(
    ("card", "before", "after", "first", "second", "challenge"),
    [
        ("wren-calloway-hero-1", HERO, VILLAIN, "", " 2", "cruel-word"),
        ("wren-calloway-companion-1", HERO, VILLAIN, "", " 2", "cruel-word"),
        ("wren-calloway-villain-1", VILLAIN, HERO, " 2", "", "kind-word"),
        ("wren-calloway-minion-1", VILLAIN, HERO, " 2", "", "kind-word"),
    ],
)
def test_wren_turns_her_coat(
    card: str, before: int, after: int, first: str, second: str, challenge: str
) -> None:
    """BUF-ESS-02, BUF-ESS-04, BUF-CHL-04"""
    t = table(wren(card, hand=["plain-coat", "plain-coat"]), challenges={f"B:{challenge}": "A1"})
    assert rank(t, card) == before
    assert t.refusal(f"face {challenge} with {card}") == "BUF-CHL-04"
    assert t.refusal(f"use wren-calloway-essence{second}") == "BUF-GOLD-01"
    t.play(f"A use wren-calloway-essence{first}", "B pass")
    assert rank(t, card) == after
    assert t.refusal(f"face {challenge} with {card}") is None
    assert t.refusal(f"use wren-calloway-essence{first}") == "BUF-TURN-04"
    assert table(wren(card)).refusal(f"use wren-calloway-essence{first}") == "BUF-RUL-35"


def test_wren_behaves_while_heroes_watch() -> None:
    t = table(wren("wren-calloway-hero-1", "rook-delaney-1", "theo-blank-1", "ines-duarte-1@A2"))
    assert talents(t, "wren-calloway-hero-1")[SM] == 2


def test_wren_makes_amends_once_a_game() -> None:
    """BUF-FGT-10"""
    foes = people(raised("countess-vesna", 3), raised("lord-ashgrave", 2))
    t = table(
        wren("wren-calloway-hero-1/wren-calloway-hero-2", destiny=3),
        {**foes, "attached": {"lord-ashgrave-2": ["silver-sabre"]}},
        active="B",
    )
    t.play("B fight countess-vesna-3 > wren-calloway-hero-2")
    while t.state.conflict is not None:
        t.play("pass" if "pass" in t.offered() else "no")
    assert t.find("wren-calloway-hero-2") is not None
    assert (t.destiny("A"), t.destiny("B")) == (3, 1)
    fought(t.play("A pass"), "B fight lord-ashgrave-2 > wren-calloway-hero-2")
    assert t.find("wren-calloway-hero-2") is None
    assert t.destiny("A") == 2


def test_old_habits_hold_the_foe_back_for_a_point_of_destiny() -> None:
    """BUF-DST-03"""
    foes = people(raised("lord-ashgrave", 2))
    fight = "A fight wren-calloway-villain-1 > lord-ashgrave-2"
    t = table(wren("wren-calloway-villain-1", destiny=1), foes).play(fight, "A use wren-calloway-villain-1")
    assert talents(t, "lord-ashgrave-2")[BK] == 2
    assert t.destiny("A") == 0
    assert fought(t).find("lord-ashgrave-2") is None
    t = table(wren("wren-calloway-villain-1"), foes).play(fight)
    assert t.refusal("use wren-calloway-villain-1") == "BUF-DST-03"
    t = table(wren("wren-calloway-villain-1", "sexton-crowe-1", destiny=1), foes)
    t.play("A fight sexton-crowe-1 > lord-ashgrave-2")
    assert t.refusal("use wren-calloway-villain-1") == "BUF-GOLD-01"


def test_burning_bridges_attacks_the_tired_before_the_conflict_step() -> None:
    """BUF-FGT-05"""
    two = "wren-calloway-villain-1/wren-calloway-villain-2"
    foes = people("sexton-crowe-1", "the-gutter-twins-1", fatigued=["sexton-crowe-1"])
    t = table(wren(two, hand=["plain-coat"]), foes, step="resource")
    t.play("A use wren-calloway-villain-2")
    assert t.step == "fight-choose"
    fought(t)
    assert (t.find("sexton-crowe-1"), t.step) == (None, "resource")
    t = table(wren(two, hand=["plain-coat"]), people("sexton-crowe-1"), step="resource")
    assert t.refusal("use wren-calloway-villain-2") == "BUF-RUL-61"
    assert table(wren(two), foes, step="resource").refusal("use wren-calloway-villain-2") == "BUF-RUL-35"


def test_lying_low_fights_with_charm() -> None:
    t = table(wren("wren-calloway-companion-1", "theo-blank-1"), people("sexton-crowe-1"))
    t.play("A fight wren-calloway-companion-1 > sexton-crowe-1", "A use wren-calloway-companion-1")
    assert talents(t, "wren-calloway-companion-1") == (3, 2, 0, 1)
    assert talents(fought(t), "wren-calloway-companion-1") == (0, 1, -1, 2)  # and she is tired
    t = table(wren("wren-calloway-companion-1", "theo-blank-1"), people("sexton-crowe-1"))
    t.play("A fight theo-blank-1 > sexton-crowe-1")
    assert t.refusal("use wren-calloway-companion-1") == "BUF-GOLD-01"


def test_a_double_agent_is_as_strong_as_the_foe_and_wins_the_tie() -> None:
    foes = people(raised("countess-vesna", 3))
    t = table(wren("wren-calloway-minion-1", hand=["plain-coat"]), foes)
    t.play(
        "A fight wren-calloway-minion-1 > countess-vesna-3",
        "A use wren-calloway-minion-1",
    )
    assert talents(t, "wren-calloway-minion-1")[BK] == 5
    fought(t)
    assert t.find("countess-vesna-3") is None
    assert t.fatigued("wren-calloway-minion-1")
    t = table(wren("wren-calloway-minion-1"), foes).play("A fight wren-calloway-minion-1 > countess-vesna-3")
    assert t.refusal("use wren-calloway-minion-1") == "BUF-RUL-35"


# -- supporting Heroes -------------------------------------------------------------------------------------


def test_the_thorn_queen_disarms_whom_her_friend_fights() -> None:
    """BUF-FAT-02"""
    foes = people("lord-ashgrave-1")
    t = table(people("theo-blank-1", raised("ines-duarte", 2)), foes, active="B")
    t.play("B fight lord-ashgrave-1 > theo-blank-1", "B pass", "A use ines-duarte-2")
    assert talents(t, "lord-ashgrave-1")[BK] == 1
    assert t.fatigued("ines-duarte-2")
    assert t.play("B pass").refusal("use ines-duarte-2") == "BUF-FAT-02"
    for alone in (people("theo-blank-1", f"{raised('ines-duarte', 2)}@A2"), people(raised("ines-duarte", 2))):
        t = table(alone, foes)
        t.play(
            f"A fight {'theo-blank-1' if len(alone['characters']) > 1 else 'ines-duarte-2'} > lord-ashgrave-1"
        )
        assert t.refusal("use ines-duarte-2") == "BUF-GOLD-01"


def test_the_constable_steps_in_and_stays_fresh() -> None:
    """BUF-RUL-16"""
    t = table(
        people("theo-blank-1", "agnes-finch-1", hand=["plain-coat"]), people("sexton-crowe-1"), active="B"
    )
    t.play("B fight sexton-crowe-1 > theo-blank-1", "B pass", "A use agnes-finch-1")
    fought(t)
    assert t.find("sexton-crowe-1") is None
    assert not t.fatigued("agnes-finch-1")
    t = table(people("theo-blank-1", "agnes-finch-1@A2", hand=["plain-coat"]), people("sexton-crowe-1"))
    t.play("A fight theo-blank-1 > sexton-crowe-1")
    assert t.refusal("use agnes-finch-1") == "BUF-RUL-61"
    t = table(people("theo-blank-1", "agnes-finch-1"), people("sexton-crowe-1"))
    assert t.play("A fight theo-blank-1 > sexton-crowe-1").refusal("use agnes-finch-1") == "BUF-RUL-35"


def test_cold_cases_end_in_her_favour() -> None:
    """BUF-FGT-11"""
    foes = people(raised("lord-ashgrave", 2))
    t = fought(table(people(raised("agnes-finch", 2)), foes), "A fight agnes-finch-2 > lord-ashgrave-2")
    assert t.find("agnes-finch-2") is not None
    assert (t.find("lord-ashgrave-2"), t.destiny("A")) == (None, 1)
    t = table(people(raised("rook-delaney", 2), raised("agnes-finch", 2)), foes)
    fought(t, "A fight rook-delaney-2 > lord-ashgrave-2")
    assert t.find("rook-delaney-2") is None
    assert t.destiny("A") == 0


def test_the_wrong_convent_opens_sealed_doors() -> None:
    """BUF-CHL-10, BUF-RUL-17"""
    for faces, destiny in (("sister-perpetua-1", 1), ("rook-delaney-1", 0)):
        t = table(people("sister-perpetua-1", "rook-delaney-1"), challenges={"B:sealed-door": "A1"})
        fought(t, f"A face sealed-door with {faces}", "A go")
        assert t.destiny("A") == destiny


def test_one_lost_cause_a_turn_is_not_lost() -> None:
    """BUF-FGT-09"""
    good = people(raised("sister-perpetua", 2), "theo-blank-1", "nan-pruitt-1", "gus-pellew-1@A2")
    t = table(good, people("lord-ashgrave-1", "countess-vesna-1", "the-gutter-twins-1@A2"), active="B")
    fought(t, "B fight the-gutter-twins-1 > gus-pellew-1")
    assert t.find("gus-pellew-1") is None
    fought(t.play("A pass"), "B fight lord-ashgrave-1 > theo-blank-1")
    fought(t.play("A pass"), "B fight countess-vesna-1 > nan-pruitt-1")
    assert t.find("theo-blank-1") is not None
    assert t.find("nan-pruitt-1") is None


def test_the_courier_moves_twice() -> None:
    """BUF-MOV-03"""
    t = table(people("hob-larkin-1"), step="movement")
    t.play("A move hob-larkin-1 > A2", "B pass", "A move hob-larkin-1 > A3", "B pass")
    assert t.refusal("move hob-larkin-1 > A4") == "BUF-MOV-03"
    assert table(people("hob-larkin-1"), step="movement").refusal("move hob-larkin-1 > A3") == "BUF-BOARD-02"


def test_every_alley_leads_to_town() -> None:
    """BUF-RUL-52"""
    places = {"B2": "harrow-street", "A3": "gymnasium"}
    t = table(people(raised("hob-larkin", 2)), step="movement", locations=places)
    assert t.refusal("move hob-larkin-2 > A3") == "BUF-BOARD-02"
    t.play("A move hob-larkin-2 > B2", "B pass", "A move hob-larkin-2 > B1", "B pass")
    assert t.refusal("move hob-larkin-2 > B2") == "BUF-MOV-03"


def test_ezra_is_charming_by_day_and_something_else_by_night() -> None:
    for night, expected in ((False, (1, 1, 0, 3)), (True, (3, 1, 0, 1))):
        assert talents(table(people("ezra-thorne-1"), night=night), "ezra-thorne-1") == expected


def test_an_umbrella_lets_a_vampire_walk_by_day() -> None:
    """BUF-MOV-04, BUF-FAT-06"""
    two = people(raised("ezra-thorne", 2))
    t = table(two, step="movement")
    assert not trait(t, "ezra-thorne-2", "vampire")
    assert t.play("A move ezra-thorne-2 > A2", "B pass").refusal("move ezra-thorne-2 > A3") == "BUF-MOV-03"
    assert table(people("ezra-thorne-1"), step="movement").refusal("move ezra-thorne-1 > A2") == "BUF-MOV-04"
    for night, expected in ((False, (3, 0, -1, 1)), (True, (4, 1, 0, 2))):
        t = table({**two, "fatigued": ["ezra-thorne-2"]}, night=night)
        assert trait(t, "ezra-thorne-2", "vampire") == night
        assert talents(t, "ezra-thorne-2") == expected


# -- Companions --------------------------------------------------------------------------------------------


def test_a_pratfall_is_survived_by_the_double_only() -> None:
    """BUF-FCH-02"""
    good = people("rook-delaney-1", raised("theo-blank", 2))
    t = table(good, people("lord-ashgrave-1"), active="B")
    fought(t, "B fight lord-ashgrave-1 > rook-delaney-1", "B pass", "A double theo-blank-2")
    assert t.fatigued("theo-blank-2")
    assert t.destiny("B") == 1
    t = table(good, people("lord-ashgrave-1"), active="B")
    assert fought(t, "B fight lord-ashgrave-1 > theo-blank-2").find("theo-blank-2") is None


def test_the_ward_sister_gets_a_patient_back_on_his_feet() -> None:
    """BUF-FAT-06"""
    good = people(raised("nan-pruitt", 2), "rook-delaney-1", "ines-duarte-1@A2")
    t = table({**good, "fatigued": ["rook-delaney-1", "ines-duarte-1"]}).play("A use nan-pruitt-2", "B pass")
    assert talents(t, "rook-delaney-1") == (3, 0, 0, 1)
    assert t.fatigued("rook-delaney-1")
    assert t.refusal("use nan-pruitt-2") == "BUF-TURN-04"
    assert table(good).refusal("use nan-pruitt-2") == "BUF-RUL-61"


def test_two_people_carry_more() -> None:
    """BUF-RES-12"""
    hand = ["plain-coat", "fence-post", "opera-cloak", "pocket-grimoire"]
    t = table(people("the-hollises-1", hand=hand), step="resource")
    for item in hand[:3]:
        t.play(f"A attach {item} > the-hollises-1", "B pass")
    assert t.refusal("attach pocket-grimoire > the-hollises-1") == "BUF-RES-12"


def test_two_people_read_aloud() -> None:
    """BUF-TRT-02"""
    t = table(
        people("the-hollises-1", "rook-delaney-1", "ines-duarte-1@A2"), challenges={"B:sealed-door": "A1"}
    )
    t.play("A use the-hollises-1 2", "B pass")
    assert trait(t, "rook-delaney-1", "spellcraft")
    assert t.refusal("use the-hollises-1 2") == "BUF-FAT-02"
    assert fought(t, "A face sealed-door with rook-delaney-1").destiny("A") == 1
    assert (
        table(people("the-hollises-1", "rook-delaney-1@A2")).refusal("use the-hollises-1 2") == "BUF-RUL-61"
    )


def test_two_people_learn_twice_and_tire_once() -> None:
    """BUF-RES-09, BUF-RES-10, BUF-FAT-09"""
    hand = ["knack", "other-knack", "kitchen-latin", "plain-coat", "fence-post", "opera-cloak"]
    t = table(people(raised("the-hollises", 2), hand=hand), step="resource")
    t.play("A attach knack > the-hollises-2", "B pass")
    assert not t.fatigued("the-hollises-2")
    t.play("A attach other-knack > the-hollises-2", "B pass")
    assert t.fatigued("the-hollises-2")
    assert t.refusal("attach kitchen-latin > the-hollises-2") in ("BUF-RES-09", "BUF-RES-10")
    for item in hand[3:]:
        t.play(f"A attach {item} > the-hollises-2", "B pass")
    assert len(t.attached("the-hollises-2")) == 5


def test_the_keyring_lets_companions_into_school() -> None:
    """BUF-RUL-52"""
    t = table(
        people("gus-pellew-1", "theo-blank-1", "rook-delaney-1"),
        step="movement",
        locations={"B3": "gymnasium"},
    )
    assert t.refusal("move theo-blank-1 > B3") is None
    assert t.refusal("move gus-pellew-1 > B3") is None
    assert t.refusal("move rook-delaney-1 > B3") == "BUF-BOARD-02"
    assert t.refusal("move theo-blank-1 > B2") == "BUF-BOARD-02"


def test_lupe_believes_in_the_main_character() -> None:
    """BUF-RES-05"""
    hand = ["ada-vance-2", "rook-delaney-2"]
    for friend, refusal in (("lupe-ortega-1", None), ("theo-blank-1", "BUF-RES-05")):
        t = table(people("ada-vance-1", friend, hand=hand, destiny=3), step="resource")
        assert t.refusal("ascend ada-vance-1 > ada-vance-2") == refusal
    t = table(people("rook-delaney-1", "lupe-ortega-1", hand=hand, destiny=2), step="resource")
    assert t.refusal("ascend rook-delaney-1 > rook-delaney-2") == "BUF-RES-05"


def test_cramming_for_a_second_level_in_one_turn() -> None:
    """BUF-RES-06"""
    hand = ["ada-vance-2", "ada-vance-3"]
    t = table(people("ada-vance-1", "wendell-pike-1", hand=hand, destiny=7), step="resource")
    t.play("A ascend ada-vance-1 > ada-vance-2", "B pass")
    assert t.refusal("ascend ada-vance-2 > ada-vance-3") == "BUF-RES-06"
    t.play("A use wendell-pike-1", "B pass", "A ascend ada-vance-2 > ada-vance-3", "B pass")
    assert t.fatigued("wendell-pike-1")
    assert t.refusal("use wendell-pike-1") == "BUF-FAT-02"
    t = table(people("ada-vance-1", "wendell-pike-1@A2"), step="resource")
    assert t.refusal("use wendell-pike-1") == "BUF-RUL-61"


def test_a_stuntwoman_doubles_better_than_others() -> None:
    """BUF-FCH-04"""
    t = table(people("theo-blank-1", "odile-crane-1"), people("sexton-crowe-1"), active="B")
    t.play("B fight sexton-crowe-1 > theo-blank-1", "B pass", "A use odile-crane-1")
    assert talents(t, "odile-crane-1")[BK] == 3  # 2, 1 less for being tired, 2 more
    assert t.fatigued("odile-crane-1")
    assert fought(t).find("sexton-crowe-1") is None
    assert talents(t, "odile-crane-1")[BK] == 1
    for good in (
        people("theo-blank-1", "odile-crane-1@A2"),
        people("theo-blank-1", "odile-crane-1", fatigued=["odile-crane-1"]),
    ):
        t = table(good, people("sexton-crowe-1")).play("A fight theo-blank-1 > sexton-crowe-1")
        assert t.refusal("use odile-crane-1") == "BUF-GOLD-01"
    t = table(people("odile-crane-1"), people("sexton-crowe-1")).play(
        "A fight odile-crane-1 > sexton-crowe-1"
    )
    assert t.refusal("use odile-crane-1") == "BUF-GOLD-01"


# -- somebody from elsewhere -------------------------------------------------------------------------------


def test_the_other_milo_is_somebody_else() -> None:
    """BUF-CHR-11, BUF-EX-20, BUF-CHR-04"""
    a = people(raised("milo-hart", 2), essence="milo-hart-essence")
    t = table(a, {"hand": ["other-milo-hart-1", "milo-hart-1"]}, step="resource", active="B")
    assert t.refusal("place milo-hart-1 > B1") == "BUF-CHR-04"
    t.play("B place other-milo-hart-1 > B1")
    assert talents(t, "other-milo-hart-1") == (2, 4, 1, 0)  # what is printed on the one here


def test_without_milo_there_is_nobody_to_copy() -> None:
    t = table({}, people("other-milo-hart-1", at="B1"))
    assert talents(t, "other-milo-hart-1") == (2, 1, 1, 0)
    assert t.character("other-milo-hart-1").space == find_space("B1", 2)


# -- whole games -------------------------------------------------------------------------------------------

CHALLENGES: Final = """
[challenges]
something-in-the-boiler-room
the-borrowed-book
bake-sale-of-the-damned
lights-on-harrow-street
a-door-left-open
blood-on-the-ballroom-floor
wake-the-old-well

[locations]
harrow-street
gymnasium
the-drowned-chapel
north-cemetery
"""
REST: Final = ["haymaker", "second-wind", "out-the-back", "dirty-fighting", "deep-pockets", "fence-post"]


def deck(essence: str, main: str, slugs: list[str], copies: int = 2) -> str:
    lines = [f"{copies} {slug}" for slug in dict.fromkeys([main, *slugs, *REST])]
    return (
        f"name: {main}\nessence: {essence}\nmain: {main}\n\n[resources]\n"
        + "\n".join(lines)
        + "\n"
        + CHALLENGES
    )


def stuffed(essence: str, main: str, side: int) -> str:
    """Everybody of this file on that side at every level, and some cards to use and stack."""
    people_here = {card.who for card in mine()}
    cards = [card for card in default_pool().cards if card.type == CHARACTER and card.who in people_here]
    return deck(essence, main, [card.slug for card in cards if card.side == side])


STUFFED: Final = [
    stuffed("dot-marlowe-essence", "dot-marlowe-1-phone-in", GOOD),
    stuffed("wren-calloway-essence", "wren-calloway-minion-1", EVIL),
    stuffed("wren-calloway-essence", "wren-calloway-companion-1", GOOD),
    stuffed("ada-vance-essence", "ada-vance-1-last-bus", GOOD),
    stuffed("milo-hart-essence", "milo-hart-1-overdue", GOOD),
]


@pytest.mark.parametrize("number", range(20))
def test_whole_games_with_these_people(number: int) -> None:
    random = Random(number)
    decks: list[Json] = [*random.sample(STUFFED, 2 + (number % 5 == 0))]
    match = Match.start(
        "buffy", {"decks": decks, "format": "free", "turn_limit": 12}, bytes([number]), log=True
    )
    state = state_of(match)
    cards = cards_in_game(state) + Counter(
        side.main_card for side in state.sides
    )  # shown, but not placed yet
    play_random(match, random, 4000)
    assert match.decision is None
    assert cards_in_game(state_of(match)) == cards
    assert_in_bounds(state_of(match))


def test_the_turncoats_essence_serves_both_sides() -> None:
    """BUF-ESS-04, BUF-DCK-01"""
    pool = default_pool()
    assert pool.cards[pool.kind_of["wren-calloway-essence"]].side == EITHER
    evil = ["other-milo-hart-1", "wren-calloway-villain-1", "wren-calloway-villain-2"]
    good = ["rook-delaney-1", "wren-calloway-hero-1", "wren-calloway-hero-2"]
    for main, slugs in (("wren-calloway-villain-1", evil), ("wren-calloway-hero-1", good)):
        faults = check(read_deck(deck("wren-calloway-essence", main, slugs, 3), pool), pool, Format.CASUAL)
        assert [fault.rule for fault in faults] == ["BUF-DCK-02"]  # only too small
