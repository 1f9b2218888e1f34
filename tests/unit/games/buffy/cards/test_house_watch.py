"""The late watch of the house set (`house-watch.toml`): each card does what it says, and only then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.kinds import ACTION, SMARTS, TIMING_SLUGS
from noctuary.games.buffy.rules import goals
from noctuary.games.buffy.state import DRAWN
from noctuary.kernel.match import Match
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, play_random, state_of
from tests.tables.buffy_house import card, cards_of, faced, finish, house, placed, raised, running, until
from tests.tables.buffy_table import Table
from tests.tables.buffy_texts import talents

ADA, MILO, ROOK, THEO = "ada-vance-1", "milo-hart-1", "rook-delaney-1", "theo-blank-1"
VESNA, CROWE, CAIN, TWINS = "countess-vesna-1", "sexton-crowe-1", "brother-cain-1", "the-gutter-twins-1"
MILOS: dict[str, Any] = {"a_essence": "milo-hart-essence"}  # Smarts 4
STEPS = TIMING_SLUGS[:7]
OURS = cards_of("house-watch.toml")


@pytest.mark.parametrize("action", [one for one in OURS if one.type == ACTION], ids=lambda one: one.slug)
def test_an_action_is_refused_outside_its_timing(action: Any) -> None:
    """BUF-ACT-01"""
    for bit, step in enumerate(STEPS):
        if step != "draw" and not action.timings >> bit & 1:
            t = house({MILO: "A1"}, step=step, a_hand=[action.slug], **MILOS)
            assert t.refusal(f"play {action.slug}") == "BUF-ACT-01"


def test_the_postman_tells_what_comes_next() -> None:
    """what-the-postman-saw: BUF-ZON-08"""
    coming = ["the-last-bus", "soup-and-an-open-door", "the-borrowed-book", "bake-sale-of-the-damned"]
    t = house({ADA: "A1"}, step="prologue", a_hand=["what-the-postman-saw"], a_challenge_deck=coming)
    t.play("A play what-the-postman-saw")
    while t.asked()[0] == "A":
        wanted = "choose the-borrowed-book"
        t.play(wanted if wanted in t.offered() else t.offered()[-1])
    after = t.cards("A", "challenges")
    assert sorted(after[:3]) == sorted(coming[:3])
    assert after != coming
    assert after[3] == coming[3]


def test_heavy_eyelids_stay_shut() -> None:
    """heavy-eyelids: BUF-REF-01, BUF-REQ-04"""
    tired: dict[str, Any] = {
        "step": "prologue",
        "active": "B",
        "b_hand": ["heavy-eyelids"],
        "a_fatigued": [ROOK, ADA],
    }
    t = house({ADA: "A1", ROOK: "A1"}, {CAIN: "B1"}, **tired).play("B play heavy-eyelids")
    until(t, "movement")
    assert (t.fatigued(ROOK), t.fatigued(ADA)) == (True, False)  # never the Main Character
    weak = house({ADA: "A1", ROOK: "A1"}, {CROWE: "B1"}, **tired)
    assert weak.refusal("play heavy-eyelids") == "BUF-REQ-01"


def test_the_screaming_is_followed_next_door() -> None:
    """follow-the-screaming: BUF-PRO-06"""
    t = house(
        {ADA: "A1"}, step="movement", a_hand=["follow-the-screaming"], challenges={"B:rent-is-due": "A2"}
    )
    t.play("A play follow-the-screaming")
    assert {"to A1", "to A3", "to park"} <= set(t.offered())
    assert t.play("A to A3").challenges() == {"rent-is-due": "A3"}
    quiet = house({ADA: "A1"}, step="movement", a_hand=["follow-the-screaming"])
    assert quiet.refusal("play follow-the-screaming") == "BUF-RUL-61"


def test_what_is_repacked_is_in_hand_again() -> None:
    """repacked-in-a-hurry"""
    hand: dict[str, Any] = {"step": "conflict", "a_hand": ["repacked-in-a-hurry"]}
    t = house({ADA: "A1"}, a_attached={ADA: ["silver-sabre"]}, **hand).play("A play repacked-in-a-hurry")
    assert t.cards("A", "hand") == ["silver-sabre"]
    assert t.attached(ADA) == []
    assert house({ADA: "A1"}, **hand).refusal("play repacked-in-a-hurry") == "BUF-RUL-61"


def test_a_challenge_is_filed_and_forgotten() -> None:
    """filed-and-forgotten: BUF-REQ-01, BUF-RUL-31"""
    there: dict[str, Any] = {
        "step": "resource",
        "challenges": {"B:rent-is-due": "A2", "A:the-last-bus": "A1"},
    }
    t = house({MILO: "A1"}, a_hand=["filed-and-forgotten", "haymaker"], **there).play(
        "A play filed-and-forgotten"
    )
    assert t.challenges() == {"the-last-bus": "A1"}
    assert t.cards("B", "crypt") == ["rent-is-due"]
    assert t.cards("A", "crypt") == ["filed-and-forgotten"]
    assert t.cards("A", "discard") == ["haymaker"]
    poor = house({MILO: "A1"}, a_hand=["filed-and-forgotten"], **there)
    assert poor.refusal("play filed-and-forgotten") == "BUF-RUL-35"
    simple = house({ADA: "A1"}, a_hand=["filed-and-forgotten", "haymaker"], **there)
    assert simple.refusal("play filed-and-forgotten") == "BUF-REQ-01"


def test_once_more_from_the_top() -> None:
    """once-more-from-the-top: BUF-CHL-05"""
    t = house(
        {ADA: "A1", ROOK: "A1"},
        step="conflict",
        a_hand=["once-more-from-the-top", "haymaker"],
        challenges={"B:the-last-bus": "A1"},
    )
    finish(faced(t, "the-last-bus", ROOK)).play("B pass")
    assert t.refusal(f"face the-last-bus with {ADA}") == "BUF-CHL-05"
    t.play("A play once-more-from-the-top")
    while t.asked()[0] == "A":
        t.play(t.offered()[0])
    assert t.play("B pass").refusal(f"face the-last-bus with {ADA}") is None
    empty = house({ADA: "A1"}, step="conflict", a_hand=["once-more-from-the-top", "haymaker"])
    assert empty.refusal("play once-more-from-the-top") == "BUF-RUL-61"


@pytest.mark.parametrize(("count", "refusal"), [(10, None), (9, "BUF-GOLD-01")])
def test_leaves_are_swept_up_when_there_are_enough(count: int, refusal: str | None) -> None:
    """leaves-in-the-gutter: BUF-ZON-06"""
    t = house({ADA: "A1"}, step="end", a_hand=["leaves-in-the-gutter"], a_discard=["haymaker"] * count)
    assert t.refusal("play leaves-in-the-gutter") == refusal
    if refusal is None:
        t.play("A play leaves-in-the-gutter")
        assert t.cards("A", "deck").count("haymaker") == count


def fighting(stage: str, fighter: str, hand: list[str], **more: Any) -> Table:
    t = house({fighter: "A1"}, {TWINS: "A1"}, step="conflict", a_hand=hand, **more)
    return until(t.play(f"A fight {fighter} > {TWINS}"), stage)


def test_what_is_agreed_in_writing_stays() -> None:
    """terms-agreed-in-writing: BUF-FGT-06, BUF-RUL-16d, BUF-REQ-04"""
    t = fighting("fight-choose", MILO, ["terms-agreed-in-writing"], b_hand=["one-slow-dance"], **MILOS)
    t.play("A play terms-agreed-in-writing")
    assert running(t).resolving == SMARTS
    assert "play one-slow-dance" not in t.offered()
    weak = fighting("fight-choose", ADA, ["terms-agreed-in-writing"])
    assert weak.refusal("play terms-agreed-in-writing") == "BUF-REQ-01"


def test_the_last_page_tells_the_rest() -> None:
    """skip-to-the-last-page: BUF-RUL-26"""
    hand = ["skip-to-the-last-page", "haymaker"]
    there: dict[str, Any] = {"step": "conflict", "challenges": {"B:marginalia-in-blood": "A1"}, **MILOS}
    t = faced(house({MILO: "A1"}, a_hand=hand, **there), "marginalia-in-blood", MILO)
    t.play("A play skip-to-the-last-page")
    assert goals.goals_of(t.state, placed(t)) == [NO_GOAL, 5, NO_GOAL, NO_GOAL]
    assert t.cards("A", "discard") == ["haymaker", "skip-to-the-last-page"]
    poor = faced(house({MILO: "A1"}, a_hand=hand[:1], **there), "marginalia-in-blood", MILO)
    assert poor.refusal("play skip-to-the-last-page") == "BUF-RUL-35"


def test_over_the_garden_walls_is_no_move() -> None:
    """over-the-garden-walls: BUF-MOV-03"""
    walls: dict[str, Any] = {"step": "movement", "locations": {"A2": "reservoir-road", "A3": "gymnasium"}}
    t = house({ROOK: "A1"}, a_attached={ROOK: ["over-the-garden-walls"]}, **walls)
    t.play(f"A move {ROOK} > A2", "B pass", f"A move {ROOK} > A3", "B pass")
    assert t.refusal(f"move {ROOK} > A4") == "BUF-MOV-03"
    t = house({ROOK: "A1"}, **walls).play(f"A move {ROOK} > A2", "B pass")
    assert t.refusal(f"move {ROOK} > A3") == "BUF-MOV-03"


def test_what_such_hands_hold_is_not_taken() -> None:
    """hands-like-a-vice: BUF-RUL-37, BUF-REQ-03"""
    fight: dict[str, Any] = {"step": "conflict", "active": "B", "b_hand": ["drop-it"], "b_deck": []}
    for skills, taken in ((["hands-like-a-vice"], False), ([], True)):
        t = house(
            {ROOK: "A1"}, {VESNA: "A1"}, a_attached={ROOK: [*skills, "silver-sabre"]}, a_deck=[], **fight
        )
        until(t.play(f"B fight {VESNA} > {ROOK}"), "fight-battle")
        assert ("play drop-it" in t.offered()) == taken
    t = house({THEO: "A1"}, step="resource", a_hand=["hands-like-a-vice"])
    assert t.refusal(f"attach hands-like-a-vice > {THEO}") == "BUF-REQ-01"


def test_the_last_resort_fits_any_talent() -> None:
    """book-of-last-resorts: BUF-STK-03"""
    t = fighting("fight-battle", MILO, ["one-slow-dance"], a_attached={MILO: ["book-of-last-resorts"]})
    assert t.refusal("stack one-slow-dance > butt-kicking") is not None
    t.play(f"A use book-of-last-resorts@{MILO}", "B pass")
    assert t.refusal("stack one-slow-dance > butt-kicking") is None
    assert t.cards("A", "discard") == ["book-of-last-resorts"]
    onlooker = house(
        {ADA: "A1", MILO: "A1"}, {TWINS: "A1"}, step="conflict", a_attached={MILO: ["book-of-last-resorts"]}
    )
    until(onlooker.play(f"A fight {ADA} > {TWINS}"), "fight-battle")
    assert onlooker.refusal(f"use book-of-last-resorts@{MILO}") == "BUF-GOLD-01"


def test_a_whistle_ends_the_fight() -> None:
    """constables-whistle: BUF-RUL-15b"""
    t = fighting("fight-choose", ADA, [], a_attached={ADA: ["constables-whistle"]})
    t.play(f"A use constables-whistle@{ADA}")
    assert t.state.conflict is None or running(t).winner == DRAWN
    finish(t)
    assert t.find(TWINS) is not None
    assert (t.destiny("A"), t.destiny("B")) == (0, 0)
    later = fighting("fight-battle", ADA, [], a_attached={ADA: ["constables-whistle"]})
    assert later.refusal(f"use constables-whistle@{ADA}") == "BUF-TURN-10"


# -- Main Characters, the Park, and a second printing ---------------------------------------------------


def test_she_is_back_before_dawn() -> None:
    """back-before-dawn: BUF-RES-21, BUF-RUL-32"""
    gone: dict[str, Any] = {
        "step": "movement",
        "a_hand": ["back-before-dawn", "haymaker"],
        "a_discard": [ADA],
    }
    t = house({ROOK: "A1"}, **gone).play("A play back-before-dawn")
    while t.find(ADA) is None:
        t.play("A to A2" if "to A2" in t.offered() else t.offered()[0])
    assert t.place(ADA) == "A2"
    assert not t.fatigued(ADA)
    there = house({ADA: "A1"}, step="movement", a_hand=["back-before-dawn", "haymaker"], a_discard=[ROOK])
    assert there.refusal("play back-before-dawn") == "BUF-GOLD-01"


def test_a_main_character_is_bricked_up() -> None:
    """bricked-up-for-good: BUF-ZON-04, BUF-CHR-10, BUF-DST-03"""
    fate: dict[str, Any] = {
        "step": "conflict",
        "active": "B",
        "b_hand": ["bricked-up-for-good"],
        "b_destiny": 2,
        "b_essence": "brother-cain-essence",
        "a_fatigued": [ADA, ROOK],
        "a_attached": {ADA: ["fence-post"]},
    }
    cain = {raised("brother-cain", 3): "B1"}
    t = house({ADA: "A1", ROOK: "A1"}, cain, **fate).play("B play bricked-up-for-good")
    assert t.cards("A", "crypt") == [ADA]
    assert t.cards("A", "discard") == ["fence-post"]
    assert t.find(ROOK) is not None
    assert t.destiny("B") == 0
    weak = house({ADA: "A1"}, {CAIN: "B1"}, **{**fate, "a_fatigued": [ADA]})
    assert weak.refusal("play bricked-up-for-good") == "BUF-REQ-01"
    fresh = house({ADA: "A1"}, cain, **{**fate, "a_fatigued": []})
    assert fresh.refusal("play bricked-up-for-good") == "BUF-RUL-61"


def test_the_park_is_cleared() -> None:
    """the-park-closes-at-ten: BUF-RUL-51"""
    t = house({ADA: "A1"}, {CROWE: "park", VESNA: "park"}, step="movement", a_hand=["the-park-closes-at-ten"])
    t.play("A play the-park-closes-at-ten", "A to A3")
    assert t.place(CROWE) == "A3"
    assert t.fatigued(CROWE)  # BUF-MOV-06
    empty = house({ADA: "A1"}, {VESNA: "park"}, step="movement", a_hand=["the-park-closes-at-ten"])
    assert empty.refusal("play the-park-closes-at-ten") == "BUF-RUL-61"  # never the Main Character


def test_each_printing_of_nan_stands_for_itself() -> None:
    """nan-pruitt-1, nan-pruitt-1-p2: BUF-MRP-02, BUF-RUL-29"""
    t = house({"nan-pruitt-1-p2": "A1"}, step="resource", a_hand=["nan-pruitt-1"])
    assert talents(t, "nan-pruitt-1-p2") == (1, 1, 0, 1)
    assert card("nan-pruitt-1").talents == [0, 2, 0, 1]
    assert t.refusal("place nan-pruitt-1 > A2") == "BUF-RUL-29"  # the same person


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_these_cards_go_well(seed: int) -> None:
    """A deck with every card of the set; no format allows it."""
    slugs = [one.slug for one in OURS]
    decks = []
    for main, people in (("milo-hart", [ROOK, THEO, ADA]), ("brother-cain", [CROWE, VESNA, TWINS])):
        lines = [f"essence: {main}-essence", "[resources]", f"3 {main}-1", f"1 {main}-2", *people, *slugs * 2]
        lines += ["[challenges]", "the-last-bus", "rent-is-due", "the-borrowed-book"]
        decks.append("\n".join(lines) + "\n")
    match = Match.start("buffy", {"decks": list(decks), "format": "free", "turn_limit": 8}, bytes([seed]))
    random = Random(seed)
    total = None
    while match.decision is not None:
        play_random(match, random, 1)
        s = state_of(match)
        assert_in_bounds(s)
        if match.at_rest and not s.agenda:
            total = total or cards_in_game(s)
            assert cards_in_game(s) == total
