"""The town of the house set: its challenges, locations, events and episodes do what they say, only then."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest

from noctuary.games.buffy import card_words
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    EPISODE_ONE,
    EPISODE_TWO,
    EVENT,
    EVIL,
    GOOD,
    LOCATION,
)
from noctuary.games.buffy.pool import default_pool, default_sets
from noctuary.games.buffy.rules import challenge, goals, movement, placing, prologue, victory
from noctuary.games.buffy.state import NOBODY
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, play_random, state_of
from tests.tables.buffy_house import card, faced, finish, house, placed, step_on, until
from tests.tables.buffy_table import Table
from tests.tables.buffy_texts import talents

A, B = Seat(0), Seat(1)
NBSP: Final = "\u00a0"
OURS: Final = [
    table.slug
    for card_set in default_sets()
    if card_set.file == "house-town.toml"
    for table in card_set.table.card
]
MILO_3: Final = "milo-hart-1/milo-hart-2/milo-hart-3"
VESNA_3: Final = "countess-vesna-1/countess-vesna-2/countess-vesna-3"


def ours(card_type: int) -> list[str]:
    return [slug for slug in OURS if card(slug).type == card_type]


# -- what is printed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ours(CHALLENGE))
def test_a_challenges_reward_fits_its_goals(slug: str) -> None:
    """The number ranges of the house set."""
    asked = [goal for goal in card(slug).goals if goal != NO_GOAL]
    least, most = {1: (4, 9), 2: (7, 9), 3: (11, 13), 4: (15, 18)}[card(slug).reward]
    assert least <= sum(asked) <= most
    assert len(asked) == 1 or min(asked) >= 2


def test_the_town_with_the_first_house_cards_is_large_enough() -> None:
    """BUF-DCK-04, BUF-DCK-07, BUF-LOC-02, BUF-LOC-03, BUF-RUL-04"""
    house = [one for one in default_pool().cards if one.source == card("schoolyard").source]
    for side in (GOOD, EVIL):
        challenges = [one for one in house if one.type == CHALLENGE and one.side == side]
        assert len(challenges) >= 10
        assert {4 - one.goals.count(NO_GOAL) for one in challenges} == {1, 2, 3, 4}
    locations = [one for one in house if one.type == LOCATION]
    assert len(locations) >= 14
    assert abs(sum(1 if one.unique else -1 for one in locations)) <= 2
    assert {0} < {one.location_types for one in locations}
    assert len([one for one in house if one.type == EVENT]) >= 6
    parts = [[one.episode for one in house if one.type == part] for part in (EPISODE_ONE, EPISODE_TWO)]
    assert sorted(parts[0]) == sorted(parts[1])
    assert len(parts[0]) >= 3


# -- challenges: where they go ------------------------------------------------------------------------

PLACES: Final = {
    "A1": "the-drowned-chapel",
    "A2": "schoolyard",
    "A3": "the-old-waterworks",
    "B1": "reservoir-road",
    "B2": "the-unlisted-house",
}


@pytest.mark.parametrize(
    ("slug", "spaces"),
    [
        ("the-choir-sings-alone", ["A1"]),
        ("toll-the-sunken-bell", ["A3"]),
        ("detention-at-midnight", ["A2"]),
        ("an-unscheduled-assembly", ["A2"]),
        ("what-the-well-remembers", ["A2", "B1"]),
        ("dig-up-the-founder", ["A2", "B1"]),
        ("masters-of-the-bandstand", ["park"]),
    ],
)
def test_a_challenge_is_placed_where_it_belongs(slug: str, spaces: list[str]) -> None:
    """BUF-CHA-02, BUF-PRO-04"""
    t = house(step="prologue", locations=PLACES, a_challenge_deck=[slug])
    assert [move for move in t.offered() if move.startswith("challenge")] == [
        f"challenge {slug} > {space}" for space in spaces
    ]
    assert t.refusal(f"challenge {slug} > B2") == "BUF-CHA-02"
    assert t.refusal(f"under {slug}") == "BUF-PRO-03"
    nowhere = house(step="prologue", a_challenge_deck=[slug])
    assert (f"under {slug}" in nowhere.offered()) == (spaces != ["park"])


@pytest.mark.parametrize("slug", [slug for slug in ours(CHALLENGE) if card(slug).placement is None])
def test_other_challenges_go_anywhere(slug: str) -> None:
    """BUF-PRO-05"""
    t = house(step="prologue", locations=PLACES, a_challenge_deck=[slug])
    assert len(prologue.legal_spaces(t.state, A, card(slug).kind)) == 9


# -- challenges: what they ask for and give -----------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "able", "unable"),
    [
        ("marginalia-in-blood", "milo-hart-1", "rook-delaney-1"),
        ("her-name-on-the-stone", "ada-vance-1", "rook-delaney-1"),
        ("what-the-well-remembers", "ines-duarte-1", "rook-delaney-1"),
        ("the-countess-receives", "countess-vesna-1", "sexton-crowe-1"),
        ("dig-up-the-founder", "the-tallow-man-1", "sexton-crowe-1"),
    ],
)
def test_somebody_must_be_among_those_who_defeat_it(slug: str, able: str, unable: str) -> None:
    """BUF-CHL-10, BUF-RUL-17"""
    for who, enough in ((able, True), (unable, False)):
        t = house({who: "A1"}, challenges={f"B:{slug}": "A1"}, step="conflict")
        assert challenge.has_required(faced(t, slug, who).state, placed(t)) == enough


def test_without_the_trait_it_is_not_defeated() -> None:
    """BUF-CHL-10, BUF-CRE-04"""
    t = house({MILO_3: "A1"}, step="conflict", challenges={"B:marginalia-in-blood": "A1"}, a_destiny=2)
    t.state.sides[A].essence = card("milo-hart-essence").kind
    finish(faced(t, "marginalia-in-blood", "milo-hart-3"))
    assert t.destiny("A") == 4
    t = house({"ada-vance-1": "A1"}, step="conflict", challenges={"B:the-countess-receives": "A1"})
    assert t.refusal("face the-countess-receives with ada-vance-1") == "BUF-CHL-04"


@pytest.mark.parametrize(
    ("slug", "location", "space", "there", "elsewhere"),
    [
        ("her-name-on-the-stone", "north-cemetery", "A1", 3, 2),
        ("siege-of-the-night-clinic", "the-night-clinic", "A1", 4, 3),
        ("a-feast-on-the-grass", "harrow-street", "park", 3, 2),
    ],
)
def test_a_place_makes_it_worth_more(
    slug: str, location: str, space: str, there: int, elsewhere: int
) -> None:
    for lies, reward in ((space, there), ("A2", elsewhere)):
        t = house(locations={"A1": location}, challenges={f"B:{slug}": lies})
        assert goals.reward_of(t.state, placed(t)) == reward
    words = card_words.card_text(default_pool(), card(slug).kind, Language.EN)
    assert re.search("The reward of this challenge is 1 higher while it is (at|in) ", words)


@pytest.mark.parametrize(
    ("slug", "main", "friend", "alone", "together"),
    [
        ("nobody-else-is-coming", "ada-vance-1", "theo-blank-1", 2, 1),
        ("bow-to-no-one", "countess-vesna-1", "sexton-crowe-1", 3, 2),
    ],
)
def test_the_main_character_alone_earns_more(
    slug: str, main: str, friend: str, alone: int, together: int
) -> None:
    for group, reward in (((main,), alone), ((main, friend), together), ((friend,), together)):
        t = house({main: "A1", friend: "A1"}, step="conflict", challenges={f"B:{slug}": "A1"})
        t.state.sides[A].essence = card(f"{main[:-2]}-essence").kind
        assert goals.reward_of(faced(t, slug, *group).state, placed(t)) == reward


def test_lamps_are_easier_to_turn_out_by_night() -> None:
    for night, wanted in ((False, [4, 3, 4, 2]), (True, [3, 2, 3, 1])):
        t = house(night=night, challenges={"A:turn-out-every-lamp": "B1"})
        assert goals.goals_of(t.state, placed(t)) == wanted


def test_the_fair_travels_on() -> None:
    """BUF-PRO-06"""
    here = {"B:the-travelling-fair": "A1", "B:rent-is-due": "A2"}
    t = until(house(step="end", challenges=here).play("A pass", "B pass"), "end")
    assert t.asked() == ("B", "buffy-ask-react")
    t.play("B yes")
    assert t.offered() == ["to park", "to B4"]
    assert t.play("B to B4").challenges()["the-travelling-fair"] == "B4"
    t = house(step="end", challenges=here).play("A pass", "B pass", "B no")
    assert t.challenges()["the-travelling-fair"] == "A1"


# -- challenges: when they are defeated ---------------------------------------------------------------


def test_soup_refreshes_somebody() -> None:
    t = house(
        {"theo-blank-1": "A1", MILO_3: "A1"}, step="conflict", challenges={"B:soup-and-an-open-door": "A1"}
    )
    faced(t, "soup-and-an-open-door", "theo-blank-1", "milo-hart-3")
    while "target theo-blank-1" not in t.offered():
        step_on(t)
    finish(t.play("A target theo-blank-1"))
    assert (t.destiny("A"), t.fatigued("theo-blank-1"), t.fatigued("milo-hart-3")) == (1, False, True)


def test_soup_goes_cold() -> None:
    t = house({"theo-blank-1": "A1"}, step="conflict", challenges={"B:soup-and-an-open-door": "A1"})
    finish(faced(t, "soup-and-an-open-door", "theo-blank-1"))
    assert t.fatigued("theo-blank-1")


def test_marginalia_tell_what_comes_next() -> None:
    """BUF-ZON-08"""
    deck = ["rent-is-due", "the-last-bus", "an-honest-mistake", "bow-to-no-one"]
    t = house(
        {MILO_3: "A1"}, step="conflict", challenges={"B:marginalia-in-blood": "A1"}, a_challenge_deck=deck
    )
    faced(t, "marginalia-in-blood", "milo-hart-3")
    t.state.sides[A].essence = card("milo-hart-essence").kind
    while "choose rent-is-due" not in t.offered():
        step_on(t)
    assert len(t.offered()) == 3
    t.play("A choose an-honest-mistake", "A choose rent-is-due")
    while t.state.sides[A].shown:
        step_on(t)
    assert t.cards("A", "challenges") == ["an-honest-mistake", "rent-is-due", "the-last-bus", "bow-to-no-one"]


@pytest.mark.parametrize(("help_there", "hand"), [(True, ["haymaker"]), (False, [])])
def test_a_mistake_brings_an_action_back(help_there: bool, hand: list[str]) -> None:
    """The player who defeats it takes the action; whoever fails takes nothing."""
    people = {"countess-vesna-1": "A1", "sexton-crowe-1": "A1"}
    t = house({}, people, step="conflict", active="B", challenges={"A:an-honest-mistake": "A1"})
    t.state.sides[B].discard = [card("haymaker").kind, card("opera-cloak").kind]
    finish(faced(t, "an-honest-mistake", "countess-vesna-1", *["sexton-crowe-1"] * help_there))
    assert [slug for slug in t.cards("B", "hand") if slug == "haymaker"] == hand


def test_masters_of_the_bandstand_are_ahead_in_the_park() -> None:
    """BUF-VIC-05"""
    evil = {VESNA_3: "park", "sexton-crowe-1": "park"}
    t = house({}, evil, step="conflict", active="B", challenges={"A:masters-of-the-bandstand": "park"})
    finish(faced(t, "masters-of-the-bandstand", "countess-vesna-3", "sexton-crowe-1"))
    assert (t.state.park_holder, t.state.park_count) == (B, 2)
    victory.park_check(t.state)
    assert t.state.park_count == 3


# -- locations ----------------------------------------------------------------------------------------


def test_the_pawnshop_lends_a_third_hand() -> None:
    """BUF-RES-12, BUF-RUL-38"""
    for location, refusal in (("lazars-pawnshop", None), ("harrow-street", "BUF-RES-12")):
        t = house(
            {"ada-vance-1": "A1"},
            step="resource",
            locations={"A1": location},
            a_hand=["opera-cloak"],
            a_attached={"ada-vance-1": ["fence-post", "silver-sabre"]},
        )
        assert t.refusal("attach opera-cloak > ada-vance-1") == refusal


def test_veterans_take_a_card_from_each_opponent() -> None:
    """BUF-PRO-01, BUF-TURN-10"""
    people = {"ada-vance-1": "A1", "theo-blank-1": "A1"}
    hall: dict[str, Any] = {"step": "prologue", "locations": {"A1": "the-veterans-hall"}}
    t = house(people, **hall, b_hand=["haymaker", "haymaker"]).play("A use the-veterans-hall@A1", "B pass")
    assert t.cards("B", "hand") == ["haymaker"]
    assert t.refusal("use the-veterans-hall@A1") == "BUF-TURN-04"
    tired = house(people, **hall, a_fatigued=["theo-blank-1"])
    assert tired.refusal("use the-veterans-hall@A1") == "BUF-GOLD-01"
    assert house({}, **hall).refusal("use the-veterans-hall@A1") == "BUF-TURN-10"


def test_bandstand_lane_counts_as_the_park() -> None:
    """BUF-VIC-03, BUF-VIC-04"""
    lane = {"A1": "bandstand-lane"}
    assert victory.park_controller(house({"ada-vance-1": "A1"}, locations=lane).state) == A
    both = house({"ada-vance-1": "A1"}, {"countess-vesna-1": "park"}, locations=lane)
    assert victory.park_controller(both.state) == NOBODY
    assert victory.park_controller(house({"ada-vance-1": "A2"}, locations=lane).state) == NOBODY


def test_the_waterworks_lead_outdoors() -> None:
    """BUF-RUL-52, BUF-BOARD-02"""
    pipes = {"A1": "the-old-waterworks", "B2": "reservoir-road", "B1": "gymnasium"}
    t = house({"ada-vance-1": "A1", "theo-blank-1": "A2"}, step="movement", locations=pipes)
    assert t.refusal("move ada-vance-1 > B1") == "BUF-BOARD-02"
    assert t.refusal("move theo-blank-1 > B2") == "BUF-BOARD-02"
    t.play("A move ada-vance-1 > B2", "B pass")
    assert t.refusal("move ada-vance-1 > B3") == "BUF-MOV-03"


def test_the_picture_house_shows_what_is_coming() -> None:
    """BUF-RUL-44, BUF-TURN-10"""
    t = house(
        {"ada-vance-1": "A1"},
        step="resource",
        locations={"A1": "the-picture-house"},
        a_deck=["haymaker", "short-cut", "all-hands", "opera-cloak"],
    )
    assert house(step="resource", locations={"A1": "the-picture-house"}).refusal("use the-picture-house@A1")
    t.play("A use the-picture-house@A1")
    assert t.asked() == ("A", "buffy-ask-looked")
    assert len(t.side("A").shown) == 3
    t.play("A done", "B pass")
    assert t.cards("A", "deck") == ["haymaker", "short-cut", "all-hands", "opera-cloak"]
    assert t.refusal("use the-picture-house@A1") == "BUF-TURN-04"


def test_nobody_hides_behind_another_under_the_oak() -> None:
    """BUF-FCH-02, BUF-GOLD-01"""
    for location, refusal in (("the-hanging-oak", "BUF-GOLD-01"), ("harrow-street", None)):
        t = house(
            {"ada-vance-1": "A1"},
            {"countess-vesna-1": "A1", "sexton-crowe-1": "A1"},
            step="conflict",
            locations={"A1": location},
        )
        t.play("A fight ada-vance-1 > countess-vesna-1", "A pass")
        assert t.refusal("double sexton-crowe-1") == refusal


def test_the_unlisted_house_turns_the_day_over() -> None:
    """BUF-DST-03, BUF-BOARD-06"""
    evening: dict[str, Any] = {"step": "end", "locations": {"A1": "the-unlisted-house"}}
    assert house({"ada-vance-1": "A1"}, **evening).refusal("use the-unlisted-house@A1") == "BUF-DST-03"
    t = house({"ada-vance-1": "A1"}, **evening, a_destiny=2).play("A use the-unlisted-house@A1", "B pass")
    assert (t.state.day, t.destiny("A")) == (False, 1)
    assert t.refusal("use the-unlisted-house@A1") == "BUF-TURN-04"


def test_from_the_corridor_to_another_classroom_is_no_move() -> None:
    """BUF-MOV-03"""
    for location, refusal in (("the-long-corridor", None), ("harrow-street", "BUF-MOV-03")):
        t = house({"ada-vance-1": "A1"}, step="movement", locations={"A1": location, "A2": "schoolyard"})
        t.play("A move ada-vance-1 > A2", "B pass")
        assert t.refusal("move ada-vance-1 > A3") == refusal
    t = house({"ada-vance-1": "A2"}, step="movement", locations={"A2": "the-long-corridor"})
    t.play("A move ada-vance-1 > A3", "B pass")
    assert t.refusal("move ada-vance-1 > A4") == "BUF-MOV-03"


def test_the_night_bus_carries_companions_and_minions() -> None:
    """BUF-MOV-03, BUF-MOV-04"""
    people = {"ada-vance-1": "A1", "theo-blank-1": "A1", "nan-pruitt-1": "A2"}
    t = house(people, {"sexton-crowe-1": "A1"}, locations={"A1": "night-bus-stop"})
    allowed = {
        slug: movement.moves_allowed(t.state, t.character(slug)) for slug in [*people, "sexton-crowe-1"]
    }
    assert allowed == {"ada-vance-1": 1, "theo-blank-1": 2, "nan-pruitt-1": 1, "sexton-crowe-1": 2}


def test_lost_property_is_found_again() -> None:
    """BUF-FAT-02, BUF-TURN-10"""
    office: dict[str, Any] = {"step": "resource", "locations": {"A1": "lost-property-office"}}
    found: dict[str, Any] = {"a_discard": ["opera-cloak", "haymaker"]}
    t = house({"ada-vance-1": "A1", "rook-delaney-1": "A2"}, **office, **found)
    t.play("A use lost-property-office@A1", "B pass")
    assert t.cards("A", "hand") == ["opera-cloak"]
    assert t.fatigued("ada-vance-1")
    tired = house({"ada-vance-1": "A1"}, **office, **found, a_fatigued=["ada-vance-1"])
    assert tired.refusal("use lost-property-office@A1") == "BUF-FAT-02"
    empty = house({"ada-vance-1": "A1"}, **office, a_discard=["haymaker"])
    assert empty.refusal("use lost-property-office@A1") == "BUF-RUL-61"


def test_in_the_schoolyard_one_tries_again() -> None:
    """BUF-CHL-05"""
    t = house(
        {"ada-vance-1": "A1", "rook-delaney-1": "A1"},
        step="conflict",
        locations={"A1": "schoolyard"},
        challenges={"B:the-last-bus": "A1", "B:rent-is-due": "A2"},
        a_hand=["haymaker", "haymaker"],
    )
    finish(faced(t, "the-last-bus", "rook-delaney-1")).play("B pass")
    assert t.refusal("face the-last-bus with ada-vance-1") == "BUF-CHL-05"
    t.play("A use schoolyard@A1", "A choose haymaker")
    while t.asked()[1].startswith("buffy-ask-cost"):
        step_on(t)
    t.play("B pass")
    assert t.refusal("face the-last-bus with ada-vance-1") is None
    assert t.refusal("use schoolyard@A1") == "BUF-TURN-04"
    poor = house(
        {"ada-vance-1": "A1"},
        step="conflict",
        locations={"A1": "schoolyard"},
        challenges={"B:the-last-bus": "A1"},
        a_hand=["haymaker"],
    )
    assert poor.refusal("use schoolyard@A1") == "BUF-RUL-35"


def test_reservoir_road_is_an_easy_way_in_once() -> None:
    """BUF-MOV-06, BUF-FAT-09"""
    people = {"ada-vance-1": "park", "theo-blank-1": "park", "rook-delaney-1": "park"}
    t = house(people, step="movement", locations={"B1": "reservoir-road", "B2": "harrow-street"})
    t.play(
        "A move rook-delaney-1 > B2",
        "B pass",
        "A move ada-vance-1 > B1",
        "B pass",
        "A move theo-blank-1 > B1",
    )
    assert [t.fatigued(slug) for slug in people] == [False, True, True]


# -- events -------------------------------------------------------------------------------------------


def event(slug: str, *more: str, **situation: Any) -> Table:
    """A plays the event in the Prologue; B has it, too."""
    good = situation.pop("good", {"ada-vance-1": "A1"})
    situation.setdefault("a_hand", [slug])
    situation.setdefault("b_hand", [slug])
    return house(good, situation.pop("evil", {}), step="prologue", **situation).play(f"A play {slug}", *more)


@pytest.mark.parametrize("slug", ours(EVENT))
def test_events_belong_to_the_prologue(slug: str) -> None:
    """BUF-PRO-01, BUF-STK-04"""
    assert house(step="resource", a_hand=[slug]).refusal(f"play {slug}") == "BUF-PRO-01"


def test_an_event_happens_once_in_a_game() -> None:
    """BUF-EVT-03, BUF-PRO-09"""
    t = event("the-clocks-go-back")
    assert t.refusal("play the-clocks-go-back") == "BUF-EVT-03"
    assert t.cards("A", "crypt") == ["the-clocks-go-back"]


def test_snow_slows_everybody_for_a_turn() -> None:
    """BUF-EVT-01"""
    t = event("snow-on-harrow-street", evil={"sexton-crowe-1": "B1"})
    for slug, moves in (("ada-vance-1", 0), ("sexton-crowe-1", 0)):
        assert movement.moves_allowed(t.state, t.character(slug)) == moves
    assert until(t, "movement").refusal("move ada-vance-1 > A2") == "BUF-MOV-03"
    assert movement.moves_allowed(until(t, "prologue").state, t.character("ada-vance-1")) == 1


def test_nobody_fights_during_the_truce() -> None:
    """BUF-EVT-01, BUF-GOLD-01"""
    t = until(event("truce-till-morning", evil={"countess-vesna-1": "A1"}), "conflict")
    assert t.refusal("fight ada-vance-1 > countess-vesna-1") == "BUF-GOLD-01"
    t.play("A pass")
    assert t.refusal("fight countess-vesna-1 > ada-vance-1") == "BUF-GOLD-01"
    until(until(t, "prologue"), "conflict")
    assert t.refusal("fight countess-vesna-1 > ada-vance-1") is None


def test_a_curfew_lowers_the_limit_for_good() -> None:
    """BUF-CHR-05, BUF-EVT-01"""
    t = event("curfew", evil={"lord-ashgrave-1": "B1", "the-tallow-man-1": "B1"})
    until(until(t, "resource"), "prologue")
    assert [placing.supporting_limit(t.state, seat) for seat in (A, B)] == [3, 3]
    assert placing.supporting_limit(house().state, A) == 5


def test_with_three_supporting_heroes_the_curfew_admits_no_fourth() -> None:
    """BUF-CHR-05, BUF-GOLD-01"""
    people = {"ada-vance-1": "A1", "rook-delaney-1": "A1", "ines-duarte-1": "A1", "milo-hart-1": "A1"}
    pool = default_pool()
    fourth = next(
        one.slug
        for one in pool.cards
        if one.rank == card("rook-delaney-1").rank and one.level == 1 and one.slug not in people
    )
    t = event("curfew", good=people, a_deck=[fourth] * 9)
    assert until(t, "resource").refusal(f"place {fourth} > A2") == "BUF-GOLD-01"
    t = event("curfew", good=dict(list(people.items())[:3]), a_deck=[fourth] * 9)
    assert until(t, "resource").refusal(f"place {fourth} > A2") is None


def test_founders_day_fills_hands_for_good() -> None:
    """BUF-DRAW-01"""
    t = until(event("founders-day", b_hand=[]), "refresh")
    assert (len(t.side("A").hand), len(t.side("B").hand)) == (6, 6)
    until(t, "prologue").play("B pass", "A pass")
    assert t.asked() == ("B", "buffy-ask-keep")
    assert t.cards("B", "discard") == ["fence-post"]  # five may be kept, no more


def test_empty_shelves_leave_three_cards() -> None:
    t = until(event("empty-shelves", b_hand=[]), "refresh")
    assert (len(t.side("A").hand), len(t.side("B").hand)) == (3, 3)
    assert len(until(until(t, "prologue"), "refresh").side("A").hand) == 5


def test_everything_must_go() -> None:
    """BUF-RUL-53, BUF-ZON-06"""
    t = event(
        "everything-must-go",
        a_hand=["everything-must-go", "haymaker", "opera-cloak", "short-cut"],
        a_discard=["all-hands"],
        b_hand=["haymaker"],
    )
    t.play("A discard haymaker", "A discard short-cut")
    assert (t.cards("A", "hand"), t.cards("B", "hand")) == (["opera-cloak"], [])
    assert (t.cards("A", "discard"), len(t.side("A").deck), len(t.side("B").deck)) == ([], 23, 21)


def test_the_clocks_go_back() -> None:
    """BUF-TURN-08, BUF-VIC-04"""
    t = event("the-clocks-go-back", park=("B", 4))
    assert (t.state.day, t.state.park_count, t.state.park_holder) == (False, 0, NOBODY)


def test_a_fire_drill_empties_the_school() -> None:
    """BUF-RUL-51"""
    people = {"ada-vance-1": "A1", "rook-delaney-1": "A2"}
    where: dict[str, Any] = {"locations": {"A1": "schoolyard", "A2": "harrow-street", "B1": "gymnasium"}}
    t = event("fire-drill", good=people, evil={"sexton-crowe-1": "B1"}, **where)
    assert [t.place(slug) for slug in (*people, "sexton-crowe-1")] == ["park", "A2", "park"]
    nobody = house({"rook-delaney-1": "A2"}, step="prologue", a_hand=["fire-drill"], **where)
    assert nobody.refusal("play fire-drill") == "BUF-RUL-61"


def test_the_council_condemns_a_challenge() -> None:
    t = event("condemned-by-the-council", challenges={"B:rent-is-due": "A1", "A:the-last-bus": "A1"})
    assert t.play("A at rent-is-due").challenges() == {"the-last-bus": "A1"}
    assert t.cards("B", "challenges") == ["rent-is-due"]
    none = house(step="prologue", a_hand=["condemned-by-the-council"])
    assert none.refusal("play condemned-by-the-council") == "BUF-RUL-61"


def test_a_substitute_will_do_for_a_turn() -> None:
    """BUF-CHL-10"""
    t = event("substitute-teacher", challenges={"B:marginalia-in-blood": "A1"})
    faced(until(t, "conflict"), "marginalia-in-blood", "ada-vance-1")
    assert challenge.has_required(t.state, placed(t))
    until(until(finish(t), "prologue"), "conflict")
    t.play("B pass")
    faced(t, "marginalia-in-blood", "ada-vance-1")
    assert not challenge.has_required(t.state, placed(t))


def test_a_chain_letter_is_read_and_passed_on() -> None:
    """BUF-RUL-44"""
    t = event("chain-letter", a_hand=["chain-letter", "haymaker"], b_hand=["short-cut", "all-hands"])
    assert t.asked() == ("A", "buffy-ask-looked")
    t.play("A done")
    assert (len(t.side("A").hand), len(t.side("B").hand)) == (0, 1)


# -- episodes -----------------------------------------------------------------------------------------


def episode(name: str, *, good: dict[str, str], **more: Any) -> Table:
    """A places Part I in the Resource Step."""
    more.setdefault("step", "resource")
    t = house(good, more.pop("evil", {}), a_hand=[f"{name}-1"], a_second_parts=[f"{name}-2"], **more)
    return t.play(f"A episode {name}-1")


@pytest.mark.parametrize("slug", ours(EPISODE_ONE))
def test_a_part_one_needs_its_part_two(slug: str) -> None:
    """BUF-EPI-03"""
    assert house(step="resource", a_hand=[slug]).refusal(f"episode {slug}") == "BUF-EPI-03"


def test_lanterns_lead_outdoors_and_go_out_with_a_main_character() -> None:
    """BUF-EPI-04, BUF-EPI-05, BUF-EPI-06, BUF-RUL-52"""
    people = {"ada-vance-1": "A1", "rook-delaney-1": "B2", "theo-blank-1": "B2"}
    roads = {"B2": "reservoir-road", "A3": "harrow-street"}
    t = episode("lantern-procession", good=people, evil={"countess-vesna-1": "B2"}, locations=roads)
    until(t, "movement")
    assert t.step == "movement"  # of the night that follows, B first
    t.play("B pass", "A move ada-vance-1 > B2")
    assert t.side("A").parts_two == (card("lantern-procession-2").kind,)
    assert talents(t, "rook-delaney-1") == (3, 0, 1, 1)
    assert t.refusal("move countess-vesna-1 > A3") == "BUF-BOARD-02"  # Part I no longer holds
    until(t, "conflict").play("B fight countess-vesna-1 > theo-blank-1")
    finish(t)
    assert t.find("theo-blank-1") is None
    assert t.side("A").parts_two  # a supporting character may go
    t.play("A fight ada-vance-1 > countess-vesna-1")
    finish(t)
    assert t.side("A").parts_two == ()
    assert "lantern-procession-2" in t.cards("A", "crypt")


def test_by_day_no_lantern_is_lit() -> None:
    people = {"ada-vance-1": "B2", "rook-delaney-1": "B2", "ines-duarte-1": "B2"}
    t = episode("lantern-procession", good=people, locations={"B2": "reservoir-road"})
    assert t.side("A").parts_two == ()


def test_the_ledger_is_about_destiny() -> None:
    """BUF-EPI-05, BUF-EPI-06"""
    people = {"ada-vance-1": "A1", "theo-blank-1": "A2"}
    t = until(episode("the-ledger", good=people, evil={"countess-vesna-1": "A1"}, a_destiny=4), "conflict")
    hand = len(t.side("B").hand)
    until(t.play("A fight ada-vance-1 > countess-vesna-1"), "fight-battle")
    assert len(t.side("B").hand) == hand + 6
    t = episode("the-ledger", good=people, evil={"countess-vesna-1": "B1"}, a_destiny=5)
    assert t.side("A").parts_two == (card("the-ledger-2").kind,)
    assert talents(t, "ada-vance-1") == (4, 2, 1, 3)
    assert talents(t, "countess-vesna-1") == (4, 2, 2, 3)
    assert talents(t, "theo-blank-1") == (0, 1, 0, 2)
    until(t, "prologue")
    assert t.side("A").parts_two
    victory.lose_destiny(t.state, A, 1)
    until(until(t, "end"), "prologue")
    assert t.side("A").parts_two == ()


def test_the_eighth_candle_waits_for_the_seven() -> None:
    """BUF-EPI-05, BUF-RUL-26, BUF-DST-03"""
    t = episode(
        "the-eighth-candle",
        good={MILO_3: "A1"},
        a_destiny=1,
        challenges={"B:seven-black-candles": "A2", "B:marginalia-in-blood": "A1"},
    )
    assert [goals.reward_of(t.state, one) for one in t.state.challenges] == [4, 2]
    t.state.sides[B].crypt.append(t.state.challenges.pop(0).kind)
    until(t, "conflict")
    assert t.side("A").parts_two == (card("the-eighth-candle-2").kind,)
    faced(t, "marginalia-in-blood", "milo-hart-3").play("A use the-eighth-candle-2", "B pass")
    assert goals.goals_of(t.state, placed(t)) == [NO_GOAL, 5, NO_GOAL, NO_GOAL]
    assert (t.destiny("A"), t.refusal("use the-eighth-candle-2")) == (0, "BUF-TURN-04")
    assert card("the-eighth-candle-2").ending is None


def test_the_eighth_candle_costs_destiny_and_serves_the_attacker() -> None:
    """BUF-DST-03, BUF-GOLD-01"""
    t = house(
        {"ada-vance-1": "A1"},
        step="conflict",
        challenges={"B:the-last-bus": "A1"},
        a_parts_two=["the-eighth-candle-2"],
        b_destiny=3,
    )
    faced(t, "the-last-bus", "ada-vance-1")
    assert t.refusal("use the-eighth-candle-2") == "BUF-DST-03"
    t.play("A pass")
    assert t.refusal("use the-eighth-candle-2") == "BUF-GOLD-01"


# -- whole games --------------------------------------------------------------------------------------


def stuffed(main: str, friends: list[str]) -> str:
    lines = [f"essence: {main}-essence", f"main: {main}-1", "", "[resources]", f"3 {main}-1", f"2 {main}-2"]
    lines += [f"2 {slug}" for slug in [*friends, "fence-post", "haymaker", "all-hands", "second-wind"]]
    lines += [f"2 {slug}" for slug in [*ours(EVENT), *ours(EPISODE_ONE)]]
    for heading, card_type in (("challenges", CHALLENGE), ("locations", LOCATION), ("part ii", EPISODE_TWO)):
        lines += [f"[{heading}]", *ours(card_type)]
    return "\n".join([*lines, ""])


GOOD_DECK: Final = stuffed("milo-hart", ["theo-blank-1", "rook-delaney-1", "ines-duarte-1", "nan-pruitt-1"])
EVIL_DECK: Final = stuffed("countess-vesna", ["lord-ashgrave-1", "the-tallow-man-1", "sexton-crowe-1"])


@pytest.mark.parametrize("seed", range(20))
def test_random_games_of_these_cards_go_well(seed: int) -> None:
    decks = [GOOD_DECK, EVIL_DECK, GOOD_DECK][: 2 + seed % 2]
    setup: Document = {"decks": [*decks], "format": "free", "turn_limit": 12}
    match = Match.start("buffy", setup, b"town%d" % seed, log=True)
    before = cards_in_game(state_of(match))
    before.update(side.main_card for side in state_of(match).sides)  # not on the board yet
    play_random(match, Random(seed))
    assert match.decision is None
    assert_in_bounds(state_of(match))
    assert cards_in_game(state_of(match)) == before
