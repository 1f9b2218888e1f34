"""What the house set must cover: every building block twice, and every area of the rules by some card.

Each area names what is needed of it, the cards that provide it, and how one sees it in their data: a card
that is changed so that it no longer does shows here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeVar

import pytest

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import (
    card_costs,
    catalogue,
    challenges,
    circumstances,
    conditions,
    conflicts,
    contest,
    destiny,
    facing,
    fetching,
    hands,
    moving,
    people,
    players,
    talents,
    zones,
)
from noctuary.games.buffy.blocks import costs as prices
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.card import NO_GOAL, Card, Source
from noctuary.games.buffy.decks import Deck, Format, read_deck, side_of
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHALLENGE_BATTLE,
    CHALLENGE_CHOOSE,
    CHALLENGE_DISCARD,
    CHALLENGE_DRAW,
    CHALLENGE_RESOLVE,
    CHARACTER,
    CHARM,
    COMPANION,
    CONFLICT,
    END,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    EVIL,
    FIGHT_BATTLE,
    FIGHT_CHOOSE,
    FIGHT_DISCARD,
    FIGHT_DRAW,
    FIGHT_RESOLVE,
    GOOD,
    HERO,
    ITEM,
    LOCATION,
    MOVEMENT,
    PROLOGUE,
    REFRESH,
    RESOURCE,
    SKILL,
    SMARTS,
    SUPPORTING_LIMIT,
    TALENTS,
    VILLAIN,
    WEIRDNESS,
)
from noctuary.games.buffy.pieces import Ability, Condition, Cost, Place, Player, Until, Whose
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_games import deck_by_lot
from tests.tables.buffy_house import card

POOL = default_pool()
HOUSE = [one for one in POOL.cards if one.source == Source.HOUSE]
SMALL = [deck for deck in default_decks().values() if len(deck.resources) < Format.CONSTRUCTED.least]
Seen = Callable[[Card], bool]
B = TypeVar("B", bound=Block)


# -- reading a card's data ------------------------------------------------------------------------------


def abilities(one: Card) -> list[Ability]:
    return one.abilities + ([one.ending] if one.ending is not None else [])


def effects(one: Card, kind: type[B]) -> Iterator[tuple[Ability, B]]:
    for ability in abilities(one):
        for effect in ability.effects:
            if type(effect) is kind:
                yield ability, effect


def does(kind: type[B], check: Callable[[Ability, B], bool] | None = None) -> Seen:
    """The card has this effect, and one of them is as described."""

    def seen(one: Card) -> bool:
        return any(check is None or check(ability, effect) for ability, effect in effects(one, kind))

    return seen


def asks(ability: Ability, *checks: type[Condition]) -> bool:
    return set(checks) <= {type(condition) for condition in ability.conditions}


def costs(kind: type[Cost], amount: int = 1) -> Seen:
    def seen(one: Card) -> bool:
        return any(
            type(cost) is kind and cost.amount == amount
            for ability in one.abilities
            for cost in ability.costs
        )

    return seen


def aimed(effect: Block, whose: Whose) -> bool:
    return effect.which is not None and effect.which.whose == whose


def lies(effect: Block, place: Place) -> bool:
    return effect.which is not None and effect.which.place == place


def once_a_turn(ability: Ability, _: Block) -> bool:
    return ability.once == 1


def all_of(*parts: Seen) -> Seen:
    return lambda one: all(part(one) for part in parts)


def printed_in(card_type: int) -> Seen:
    return lambda one: one.type == card_type


# -- the building blocks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", catalogue.EFFECTS, ids=lambda kind: kind.slug)
def test_every_building_block_is_on_two_cards_of_the_house_or_more(kind: type[Block]) -> None:
    assert len([one.slug for one in HOUSE if does(kind)(one)]) >= 2


def test_no_card_of_the_house_is_a_partial_one() -> None:
    assert [one.slug for one in HOUSE if one.unknown or not one.tournament] == []


# -- the areas of the rules -------------------------------------------------------------------------------


def is_main(one: Card) -> bool:
    return any(essence.type == ESSENCE and essence.who == one.who for essence in HOUSE)


def goal_count(one: Card) -> int:
    return TALENTS - one.goals.count(NO_GOAL)


AREAS: dict[str, dict[str, tuple[str, Seen]]] = {
    "first player, day and night": {
        "a Villain as Main Character": (
            "countess-vesna-1",
            lambda one: one.rank == VILLAIN and is_main(one),
        ),
        "a bonus by night": (
            "ada-vance-2",
            does(talents.Boost, lambda a, e: asks(a, conditions.Night) and e.amount > 0),
        ),
        "a penalty by day": (
            "ines-of-the-mirror-1",
            does(talents.Boost, lambda a, e: asks(a, conditions.Day) and e.amount < 0),
        ),
    },
    "unique and other locations": {
        "a challenge bound to one unique location": (
            "the-choir-sings-alone",
            lambda one: (
                one.placement is not None
                and one.placement.place == Place.TITLED
                and card(one.placement.location).unique
            ),
        ),
        "a challenge bound to a type": (
            "detention-at-midnight",
            lambda one: one.placement is not None and one.placement.place == Place.TYPED,
        ),
    },
    "location effects": {
        "a talent bonus here": ("north-cemetery", does(talents.Boost, lambda a, e: lies(e, Place.HERE))),
        "no fatigue once per turn": ("the-reading-room", does(moving.PreventFatigue, once_a_turn)),
        "an extra item here": (
            "lazars-pawnshop",
            does(people.ChangeCapacity, lambda a, e: e.what == people.Capacity.ITEMS),
        ),
        "a free move to a type": (
            "the-long-corridor",
            does(moving.FreeMove, lambda a, e: e.place is not None and e.place.place_type != NOTHING),
        ),
        "refresh here": ("the-night-clinic", does(moving.Refresh, lambda a, e: lies(e, Place.HERE))),
        "a discard in the Prologue": (
            "the-veterans-hall",
            does(hands.Discard, lambda a, e: bool(a.timings >> PROLOGUE & 1)),
        ),
        "counts as the Park": ("bandstand-lane", does(moving.CountAsPark)),
    },
    "challenge requirements": {
        "a trait": ("the-borrowed-book", lambda one: one.defeat_trait != NOTHING),
        "a named character": ("her-name-on-the-stone", lambda one: one.defeat_who != NOTHING),
        "the Main Character alone": (
            "nobody-else-is-coming",
            does(challenges.ChangeReward, lambda a, e: asks(a, circumstances.Alone) and e.amount > 0),
        ),
        "a bonus at a place": (
            "siege-of-the-night-clinic",
            does(challenges.ChangeReward, lambda a, e: lies(e, Place.TITLED)),
        ),
    },
    "actions of stages": {
        "just won this fight": (
            "and-stay-down",
            does(destiny.Destiny, lambda a, e: asks(a, circumstances.Won)),
        ),
        "by a defender with a requirement": (
            "evacuation-notice",
            all_of(
                lambda one: bool(one.needs),
                does(conflicts.LeaveConflict, lambda a, e: asks(a, circumstances.Defender)),
            ),
        ),
    },
    "draw stages": {
        "another number": (
            "one-deep-breath",
            does(
                contest.ChangeDraw,
                lambda a, e: not e.limits and e.timings == 1 << FIGHT_DRAW | 1 << CHALLENGE_DRAW,
            ),
        ),
        "a cap": ("no-signal", does(contest.ChangeDraw, lambda a, e: e.limits)),
    },
    "resolving talent": {
        "to Smarts": ("battle-of-wits", does(talents.ChangeResolving, lambda a, e: e.talent == SMARTS)),
        "to Weirdness": (
            "duel-in-a-lucid-dream",
            does(talents.ChangeResolving, lambda a, e: e.talent == WEIRDNESS),
        ),
        "to Charm": ("one-slow-dance", does(talents.ChangeResolving, lambda a, e: e.talent == CHARM)),
        "cannot be changed": ("bare-knuckle-rules", does(talents.LockResolving)),
    },
    "leaving": {
        "a fight and a challenge": (
            "out-the-back",
            all_of(
                does(conflicts.LeaveConflict),
                lambda one: one.timings == 1 << FIGHT_BATTLE | 1 << CHALLENGE_BATTLE,
            ),
        ),
        "an opponent's character": (
            "evacuation-notice",
            does(conflicts.LeaveConflict, lambda a, e: aimed(e, Whose.OPPONENTS)),
        ),
    },
    "joining": {
        "a challenge": ("the-kid-tags-along", all_of(printed_in(ACTION), does(conflicts.JoinConflict))),
        "a fight": ("this-one-is-mine", all_of(printed_in(ACTION), does(conflicts.ReplaceFighter))),
        "while fatigued": (
            "better-late-than-buried",
            does(conflicts.JoinConflict, lambda a, e: bool(e.waived & v.WAIVE_REFRESHED)),
        ),
    },
    "Stunt-Doubles": {
        "a bonus": ("odile-crane-1", all_of(does(conflicts.ReplaceFighter), does(talents.Boost))),
        "a ban": ("the-hanging-oak", does(contest.Forbid, lambda a, e: e.what == v.FORBID_DOUBLE)),
        "without fatigue": (
            "rook-delaney-2",
            does(moving.PreventFatigue, lambda a, e: e.what == v.CAUSE_DOUBLE),
        ),
    },
    "fatigue": {
        "prevented once": ("black-coffee", does(moving.PreventFatigue, lambda a, e: e.amount == 1)),
        "of an opponent's character": (
            "trip-wire-by-the-bandstand",
            does(moving.Fatigue, lambda a, e: aimed(e, Whose.OPPONENTS)),
        ),
        "refresh yours": ("second-wind", does(moving.Refresh, lambda a, e: aimed(e, Whose.MINE))),
        "an item that tires itself": (
            "pocket-grimoire",
            all_of(printed_in(ITEM), costs(prices.FatigueCard)),
        ),
    },
    "negative talents": {
        "-2": ("a-word-in-the-wrong-ear", does(talents.Boost, lambda a, e: e.amount == -2)),
        "somebody with a talent of 0": ("rook-delaney-1", lambda one: 0 in one.talents),
    },
    "items": {
        "a skill for one more": (
            "deep-pockets",
            all_of(
                printed_in(SKILL), does(people.ChangeCapacity, lambda a, e: e.what == people.Capacity.ITEMS)
            ),
        ),
        "put on an opponent's character": (
            "jilted-brides-locket",
            lambda one: one.bearer is not None and one.bearer.whose == Whose.OPPONENTS,
        ),
        "protected": ("chain-and-padlock", all_of(printed_in(ITEM), does(people.ProtectAttachment))),
    },
    "skills": {
        "a second one per turn": (
            "cramming-by-candlelight",
            does(people.ChangeCapacity, lambda a, e: e.what == people.Capacity.SKILLS),
        ),
        "without fatigue": ("quick-study", does(moving.PreventFatigue, lambda a, e: e.what == v.CAUSE_SKILL)),
        "a trait": ("kitchen-latin", all_of(printed_in(SKILL), lambda one: one.traits != 0)),
        "another character type": (
            "rise-to-the-occasion",
            all_of(printed_in(SKILL), does(people.ChangeType)),
        ),
    },
    "ascension": {
        "a discount": ("lupe-ortega-1", does(people.Ascend, lambda a, e: e.what == people.Ascent.DISCOUNT)),
        "a second one": ("wendell-pike-1", does(people.Ascend, lambda a, e: e.what == people.Ascent.AGAIN)),
        "loss of a level": (
            "public-disgrace",
            does(people.Ascend, lambda a, e: e.what == people.Ascent.DESCEND),
        ),
    },
    "resurrection": {
        "at once": (
            "back-before-dawn",
            does(people.PlaceCharacter, lambda a, e: e.which is not None and e.which.main == 1),
        ),
        "a Main Character to the Crypt": (
            "bricked-up-for-good",
            does(zones.Crypt, lambda a, e: e.which is not None and e.which.main == 1),
        ),
        "a search for level 1": (
            "what-the-river-gives-back",
            does(
                fetching.Search, lambda a, e: e.which is not None and (e.which.main, e.which.level) == (1, 1)
            ),
        ),
    },
    "the Crypt": {
        "for a character and not for what it bears": (
            "struck-from-the-register",
            does(zones.Crypt, lambda a, e: e.zone_from == v.ZONE_PLAY and e.card_type == NOTHING),
        ),
    },
    "Destiny Points": {
        "pay 1": ("borrowed-hours", costs(card_costs.PayDestiny, 1)),
        "pay 2": ("public-disgrace", costs(card_costs.PayDestiny, 2)),
        "steal 1": (
            "small-town-blackmail",
            does(destiny.Destiny, lambda a, e: e.what == destiny.Change.STEAL),
        ),
        "gain on a condition": (
            "constance-quill-2",
            does(destiny.Destiny, lambda a, e: e.what == destiny.Change.GAIN and bool(a.conditions)),
        ),
        "prevent a loss": (
            "midnight-from-the-bell-tower",
            does(destiny.Destiny, lambda a, e: e.what == destiny.Change.KEEP),
        ),
    },
    "supporting Heroes and Villains": {
        "a lower limit": ("curfew", does(contest.Forbid, lambda a, e: e.what == v.FORBID_PLACE_MAJOR)),
    },
    "events": {
        "for a turn": ("snow-on-harrow-street", does(moving.ExtraMoves, lambda a, e: e.until == Until.TURN)),
        "for the game": ("founders-day", does(contest.ChangeDraw, lambda a, e: e.until == Until.GAME)),
        "a discard by everybody": ("power-cut", does(hands.Discard, lambda a, e: e.player == Player.EACH)),
        "day and night": (
            "eclipse-over-town",
            does(destiny.SetTime, lambda a, e: e.what == destiny.Time.FLIP),
        ),
    },
    "episodes": {
        "a Target about places and characters": (
            "lantern-procession-1",
            lambda one: one.ending is not None and asks(one.ending, conditions.AtLeast, conditions.Night),
        ),
        "a Target about Destiny Points": (
            "the-ledger-1",
            lambda one: one.ending is not None and asks(one.ending, players.DestinyAtLeast),
        ),
        "a Target about a challenge's title": (
            "the-eighth-candle-1",
            lambda one: one.ending is not None and asks(one.ending, players.InCrypt),
        ),
        "a Cancel when somebody leaves play": (
            "lantern-procession-2",
            lambda one: one.ending is not None and one.ending.trigger == happenings.CHARACTER_DISCARDED,
        ),
        "a Cancel at the end of a turn": (
            "homecoming-2",
            lambda one: one.ending is not None and one.ending.trigger == happenings.TURN_ENDED,
        ),
        "a Part II without a Cancel": (
            "the-eighth-candle-2",
            lambda one: one.type == EPISODE_TWO and one.ending is None,
        ),
    },
    "recycling": {
        "cards off the top": ("autumn-in-the-archive", does(hands.Mill, lambda a, e: e.amount >= 5)),
        "cards off the top, every turn": ("doctor-sallow-2", does(hands.Mill, once_a_turn)),
        "out of the discard pile into the Crypt": (
            "no-loose-ends",
            does(zones.Crypt, lambda a, e: e.zone_from == v.ZONE_DISCARD),
        ),
    },
    "the Park": {
        "a bonus there": ("countess-vesna-essence", does(talents.Boost, lambda a, e: lies(e, Place.PARK))),
        "forced out of it": (
            "the-park-closes-at-ten",
            does(moving.Move, lambda a, e: lies(e, Place.PARK) and aimed(e, Whose.OPPONENTS)),
        ),
        "the count set back": (
            "the-clocks-go-back",
            does(destiny.SetTime, lambda a, e: e.what == destiny.Time.PARK_RESET),
        ),
    },
    "more than two players": {
        "each opponent": (
            "autumn-in-the-archive",
            does(hands.Mill, lambda a, e: e.player == Player.EACH_OPPONENT),
        ),
        "a chosen opponent": (
            "dead-letter-office",
            does(hands.Reveal, lambda a, e: e.player == Player.CHOSEN_OPPONENT),
        ),
        "the player to the left": (
            "constance-quill-1b",
            does(hands.Discard, lambda a, e: e.player == Player.LEFT),
        ),
    },
    "the golden rule": {
        "moves": ("night-bus-stop", does(moving.ExtraMoves, lambda a, e: e.amount > 0)),
        "facing once per turn": ("schoolyard", does(facing.AllowRefacing)),
        "two items": ("lazars-pawnshop", does(people.ChangeCapacity)),
        "the draw": ("founders-day", does(contest.ChangeDraw)),
    },
    "most recent printing": {
        "two printings of an item": ("storm-lantern", lambda one: one.type == ITEM and one.printing == 2),
        "two printings of a character": (
            "nan-pruitt-1-p2",
            lambda one: (
                one.type == CHARACTER
                and one.printing == 2
                and card("nan-pruitt-1").printing == 1
                and card("nan-pruitt-1").talents != one.talents
            ),
        ),
    },
}


@pytest.mark.parametrize(
    ("area", "needed"), [(area, needed) for area, rows in AREAS.items() for needed in rows]
)
def test_an_area_has_its_card(area: str, needed: str) -> None:
    slug, seen = AREAS[area][needed]
    assert card(slug).source == Source.HOUSE
    assert seen(card(slug)), slug


# -- areas that need several cards ------------------------------------------------------------------------


def of(card_type: int, side: int = NOTHING) -> list[Card]:
    return [one for one in HOUSE if one.type == card_type and side in (NOTHING, one.side)]


def test_there_are_pairs_of_unique_and_of_other_locations() -> None:
    """BUF-LOC-02, BUF-LOC-03"""
    assert sum(one.unique for one in of(LOCATION)) >= 2
    assert sum(not one.unique for one in of(LOCATION)) >= 2


@pytest.mark.parametrize("side", [GOOD, EVIL])
def test_challenges_have_one_to_four_goals(side: int) -> None:
    """BUF-CHA-03"""
    assert {goal_count(one) for one in of(CHALLENGE, side)} == {1, 2, 3, 4}


@pytest.mark.parametrize(
    "timing",
    [
        *(PROLOGUE, REFRESH, MOVEMENT, RESOURCE, CONFLICT, END),
        *(FIGHT_CHOOSE, FIGHT_BATTLE, FIGHT_RESOLVE, FIGHT_DISCARD),
        *(CHALLENGE_CHOOSE, CHALLENGE_BATTLE, CHALLENGE_RESOLVE, CHALLENGE_DISCARD),
    ],
)
def test_every_step_and_stage_has_two_actions(timing: int) -> None:
    """BUF-ACT-01"""
    assert sum(one.timings >> timing & 1 for one in of(ACTION)) >= 2


@pytest.mark.parametrize("card_type", [ACTION, SKILL, ITEM])
def test_requirements_of_every_kind(card_type: int) -> None:
    """BUF-REQ-01, BUF-REQ-08, BUF-CHG-03"""
    ours = of(card_type)
    assert sum(bool(one.needs) for one in ours) >= 2
    assert any(one.needs_trait != NOTHING for one in ours)
    assert any(one.only != NOTHING for one in ours)


def test_requirements_of_every_value_and_for_three_main_characters() -> None:
    ours = [one for one in HOUSE if one.type in (ACTION, SKILL, ITEM)]
    assert {value for one in ours for _, value in one.needs} >= {1, 2, 3, 4, 5, 7}
    assert len({one.only for one in ours if one.only != NOTHING}) == 3


def test_every_action_has_one_icon_or_two() -> None:
    """BUF-STK-03"""
    assert {len(one.icons) for one in of(ACTION)} == {1, 2}
    assert sum(len(one.icons) == 1 for one in of(ACTION)) >= 3


def test_there_are_more_supporting_heroes_and_villains_than_may_be_in_play() -> None:
    """BUF-CHR-05"""
    for rank in (HERO, VILLAIN):
        people = {one.who for one in of(CHARACTER) if one.rank == rank and not is_main(one)}
        assert len(people) > SUPPORTING_LIMIT


def test_an_episode_can_be_replaced_by_another() -> None:
    """BUF-EPI-07: two Part I in one deck"""
    assert len(of(EPISODE_ONE)) >= 2
    assert any(
        sum(POOL.type[kind] == EPISODE_ONE for kind in d.resources) >= 2 for d in default_decks().values()
    )


# -- areas that need decks --------------------------------------------------------------------------------


def shared(one: Deck, other: Deck, card_type: int) -> list[int]:
    both = set(one.everything()) & set(other.everything())
    return sorted(kind for kind in both if POOL.type[kind] == card_type)


def test_two_ready_decks_bring_the_same_challenge_and_the_same_event() -> None:
    """BUF-PRO-07, BUF-PRO-10"""
    for card_type in (CHALLENGE, EVENT):
        assert any(shared(one, other, card_type) for one, other in combinations(SMALL, 2))


def test_good_decks_bring_the_same_supporting_character_and_companions_twice() -> None:
    """BUF-RUL-29"""
    good = [deck for deck in default_decks().values() if side_of(deck, POOL) == GOOD]
    people = [kind for one, other in combinations(good, 2) for kind in shared(one, other, CHARACTER)]
    assert any(POOL.cards[kind].rank == HERO and not is_main(POOL.cards[kind]) for kind in people)
    assert any(
        POOL.type[kind] == CHARACTER and POOL.cards[kind].rank == COMPANION and deck.resources.count(kind) > 1
        for deck in good
        for kind in deck.resources
    )


def test_a_challenge_may_come_without_the_location_it_is_bound_to() -> None:
    """BUF-PRO-04: in a deck by lot; the ready decks bring both."""
    bound = [
        one for one in of(CHALLENGE) if one.placement is not None and one.placement.place == Place.TITLED
    ]
    lots = [read_deck(deck_by_lot(bytes([number]), Format.CASUAL), POOL) for number in range(60)]
    assert any(
        one.kind in deck.challenges and POOL.kind_of[one.placement.location] not in deck.locations
        for deck in lots
        for one in bound
        if one.placement is not None
    )


def test_a_deck_can_be_emptied_by_its_opponent() -> None:
    """BUF-ZON-06: three copies of one action, and a character who does it every turn"""
    each_turn = max(effect.amount for _, effect in effects(card("doctor-sallow-2"), hands.Mill))
    at_once = max(effect.amount for _, effect in effects(card("autumn-in-the-archive"), hands.Mill))
    drawn = 5 + 5  # at least, in the first turn with a fight
    turns = 6
    assert 3 * at_once + turns * each_turn + drawn >= Format.CASUAL.least
