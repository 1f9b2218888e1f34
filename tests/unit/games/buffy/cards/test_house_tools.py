"""The house set's actions, skills and items as a whole: what is printed, what refuses them, random games."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from noctuary.games.buffy.blocks import (
    attaching,
    conflicts,
    contest,
    destiny,
    fetching,
    hands,
    moving,
    people,
    stacking,
    talents,
    zones,
)
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import (
    ACTION,
    BUTT_KICKING,
    ITEM,
    SKILL,
    SMARTS,
    TIMING_SLUGS,
)
from noctuary.games.buffy.pool import default_pool
from noctuary.kernel.game import Document, Json
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, play_random, state_of
from tests.tables.buffy_house import cards_of
from tests.tables.buffy_timings import (
    CROWE,
    INES,
    ROOK,
    STAGES,
    STEPS,
    THEO,
    TWINS,
    table,
)

POOL: Final = default_pool()
CARDS: Final = cards_of("house-tools.toml")
OURS: Final = [card.slug for card in CARDS]
ACTIONS: Final = [card for card in CARDS if card.type == ACTION]


# -- the set as a whole -------------------------------------------------------------------------------


def test_the_set_is_as_large_as_the_blueprint_asks() -> None:
    """With the rest of the default pool: 30 actions, 10 skills, 14 items."""
    counts = [sum(card.type == kind for card in CARDS) for kind in (ACTION, SKILL, ITEM)]
    assert counts[0] + 8 >= 30
    assert counts[1] >= 10
    assert counts[2] >= 10
    assert sum(counts) == len(CARDS)


@pytest.mark.parametrize("timing", [*STEPS, *(f"{c}-{s}" for c in ("fight", "challenge") for s in STAGES)])
def test_every_step_and_stage_has_two_actions(timing: str) -> None:
    bit = TIMING_SLUGS.index(timing)
    assert sum(card.type == ACTION and card.timings >> bit & 1 for card in POOL.cards) >= 2


@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card.slug)
def test_actions_have_one_icon_or_two(card: Card) -> None:
    """BUF-STK-03: 2 and 1, a single 3, or less for a strong effect."""
    values = sorted((value for _, value in card.icons), reverse=True)
    assert values in ([2, 1], [1, 1], [3], [1])


def test_requirements_of_all_values_on_every_kind() -> None:
    """BUF-REQ-01, BUF-REQ-08, BUF-CHG-03"""
    for kind in (ACTION, SKILL, ITEM):
        ours = [card for card in CARDS if card.type == kind]
        assert {1, 2, 3, 4, 5} <= {value for card in ours for _, value in card.needs}
        assert any(card.needs_trait != NOTHING for card in ours)
        assert sum(card.only != NOTHING for card in ours) == 1
    assert len({card.only for card in CARDS if card.only != NOTHING}) == 3
    assert any((BUTT_KICKING, 7) in card.needs for card in CARDS)


def test_a_title_reads_as_most_recently_printed() -> None:
    """BUF-MRP-01"""
    lantern = POOL.cards[POOL.kind_of["storm-lantern"]]
    assert lantern.printing == 2
    assert lantern.talents == [0, 1, 1, 0]
    assert lantern.needs == [(SMARTS, 2)]


# -- refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card.slug)
def test_an_action_is_refused_outside_its_timing(card: Card) -> None:
    """BUF-ACT-01"""
    for step in STEPS:
        if not card.timings >> TIMING_SLUGS.index(step) & 1:
            assert table(step, card.slug).refusal(f"play {card.slug}") == "BUF-ACT-01"


def restricted(card: Card) -> bool:
    return bool(card.needs) or card.needs_trait != NOTHING or card.only != NOTHING


def missing(card: Card) -> str:
    """The rule that refuses a card to somebody who has nothing of what it asks for."""
    if card.only != NOTHING:
        return "BUF-CHG-03"
    return "BUF-REQ-01" if card.needs else "BUF-REQ-08"


@pytest.mark.parametrize("card", [card for card in ACTIONS if restricted(card)], ids=lambda card: card.slug)
def test_an_action_is_refused_to_whoever_does_not_meet_it(card: Card) -> None:
    """BUF-REQ-04"""
    timing = next(slug for bit, slug in enumerate(TIMING_SLUGS) if card.timings >> bit & 1)
    strong = [talent for talent, _ in card.needs] == [BUTT_KICKING]
    poor = THEO if strong and card.needs[0][1] <= 3 else ROOK
    t = table(timing, card.slug, fighter=poor)
    nobody_left = timing == "fight-discard"
    assert t.refusal(f"play {card.slug}") == ("BUF-REQ-04" if nobody_left else missing(card))


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.type != ACTION and restricted(card)], ids=lambda card: card.slug
)
def test_an_attachment_is_refused_to_whoever_does_not_meet_it(card: Card) -> None:
    """BUF-REQ-03, BUF-REQ-08, BUF-CHG-03"""
    poor = CROWE if card.slug == "party-piece" else ROOK
    assert table("resource", card.slug, fighter=poor).refusal(f"attach {card.slug} > {poor}") == missing(card)


# -- whole games --------------------------------------------------------------------------------------


def stuffed(main: str, people: list[str]) -> str:
    """A deck with every card of the set; no format allows it."""
    challenges = [
        "something-in-the-boiler-room",
        "the-borrowed-book",
        "bake-sale-of-the-damned",
        "a-door-left-open",
        "blood-on-the-ballroom-floor",
        "wake-the-old-well",
        "night-of-long-shadows",
    ]
    resources = [*(f"2 {main}-{level}" for level in (1, 2, 3)), *people, *OURS, "homecoming-1"]
    return "\n".join(
        [
            f"name: {main}",
            f"essence: {main}-essence",
            f"main: {main}-1",
            "[resources]",
            *resources,
            "[challenges]",
            *challenges,
            "[locations]",
            "2 harrow-street",
            "the-drowned-chapel",
            "[part ii]",
            "homecoming-2",
            "",
        ]
    )


GOOD: Final = [ROOK, "rook-delaney-2", INES, THEO, "nan-pruitt-1"]
EVIL: Final = ["lord-ashgrave-1", "lord-ashgrave-2", "the-tallow-man-1", CROWE, TWINS]


@pytest.mark.parametrize("seed", range(20))
def test_random_games(seed: int) -> None:
    """Nothing breaks, no card is lost, and everybody stays in bounds."""
    good = stuffed(("ada-vance", "milo-hart")[seed % 2], GOOD)
    evil = stuffed("countess-vesna", EVIL)
    decks: list[Json] = [good, evil] if seed % 4 else [good, evil, stuffed("brother-cain", EVIL)]
    setup: Document = {"decks": decks, "format": "free", "opening_hand": True, "turn_limit": 12}
    match = Match.start("buffy", setup, bytes([seed] * 4))
    random = Random(seed)
    at_start = None
    while match.decision is not None:
        play_random(match, random, 50)
        s = state_of(match)
        assert_in_bounds(s)
        if match.at_rest and not s.agenda and s.turn_number > 1:
            at_start = at_start or cards_in_game(s)
            assert cards_in_game(s) == at_start


def test_the_primitives_of_the_brief_are_used() -> None:
    used = {type(effect) for card in CARDS for ability in card.abilities for effect in ability.effects}
    wanted = (
        *(
            talents.ChangeResolving,
            talents.LockResolving,
            stacking.StackBonus,
            stacking.RemoveFromStack,
            stacking.ForbidStacking,
            stacking.AnyIcon,
        ),
        *(
            conflicts.LeaveConflict,
            conflicts.JoinConflict,
            conflicts.ReplaceFighter,
            conflicts.EndConflict,
            contest.ChangeDraw,
        ),
        *(
            moving.Fatigue,
            moving.Refresh,
            moving.PreventFatigue,
            hands.Draw,
            hands.Discard,
            hands.Reveal,
            fetching.Search,
            fetching.Recover,
        ),
        *(
            hands.Mill,
            zones.Crypt,
            zones.ReturnToHand,
            people.Ascend,
            attaching.Attach,
            attaching.Unattach,
            people.ProtectAttachment,
        ),
        *(
            people.ChangeCapacity,
            destiny.Destiny,
            destiny.Cancel,
            talents.Boost,
            people.GrantTrait,
            people.ChangeType,
        ),
    )
    assert set(wanted) <= used
