"""The decks that come with Noctuary: legal, complete, able to do what their own cards ask, and playable."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.games.buffy.card import NO_GOAL, Card
from noctuary.games.buffy.deck_pages import KEYS
from noctuary.games.buffy.decks import Deck, Format, check, read_deck, side_of, write_deck
from noctuary.games.buffy.kinds import (
    ACTION,
    CHARACTER,
    EITHER,
    EPISODE_ONE,
    EVENT,
    ITEM,
    SKILL,
    TALENTS,
)
from noctuary.games.buffy.pieces import Place
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_games import assert_in_bounds, state_of

SMALL: Final = (
    "ada-vance",
    "milo-hart",
    "dot-marlowe",
    "countess-vesna",
    "brother-cain",
    "constance-quill",
    "wren-calloway-good",
    "wren-calloway-evil",
)
LARGE: Final = tuple(f"{name}-60" for name in SMALL)
FORMATS_OF: Final = {
    **dict.fromkeys(SMALL, (Format.CASUAL, Format.SEALED)),
    **dict.fromkeys(LARGE, tuple(Format)),
}
SHAPES: Final = {
    40: {CHARACTER: 14, ACTION: 14, SKILL: 4, ITEM: 5, EVENT: 2, EPISODE_ONE: 1},
    60: {CHARACTER: 20, ACTION: 22, SKILL: 6, ITEM: 7, EVENT: 3, EPISODE_ONE: 2},
}
GROUP: Final = 4  # so many characters can be brought together for a challenge
every_deck = pytest.mark.parametrize("name", FORMATS_OF)


def cards(kinds: list[int]) -> list[Card]:
    return [default_pool().cards[kind] for kind in kinds]


def people(deck: Deck) -> list[Card]:
    return [card for card in cards(deck.resources) if card.type == CHARACTER]


def play(first: str, second: str, bots: tuple[str, str], seed: int, turns: int) -> Match:
    match = Match.start("buffy", {"decks": [first, second], "turn_limit": turns}, seed.to_bytes(4, "big"))
    made = [make_bot(bot, "buffy", bytes([seed, seat])) for seat, bot in enumerate(bots)]
    play_out(match, made, 50_000)
    assert match.over
    assert_in_bounds(state_of(match))
    return match


# -- the lists ----------------------------------------------------------------------------------------


def test_every_deck_is_there() -> None:
    assert sorted(default_decks()) == sorted(FORMATS_OF)


@pytest.mark.parametrize("name", SMALL)
def test_the_cards_that_a_deck_is_explained_by_are_in_it(name: str) -> None:
    for size in (name, f"{name}-60"):
        deck = default_decks()[size]
        held = {card.slug for card in cards([*deck.resources, *deck.challenges])}
        assert set(KEYS[name]) <= held


def test_a_setup_without_decks_has_the_fighter_and_the_countess() -> None:
    sides = state_of(Match.start("buffy", {}, b"seed")).sides
    essences = [default_pool().cards[side.essence].slug for side in sides]
    assert essences == ["ada-vance-essence", "countess-vesna-essence"]


@every_deck
def test_it_is_legal(name: str) -> None:
    """BUF-DCK-01…11, a large one for constructed tournaments as well (BUF-DCK-02)"""
    deck = default_decks()[name]
    assert {form: check(deck, default_pool(), form) for form in FORMATS_OF[name]} == {
        form: [] for form in FORMATS_OF[name]
    }


@every_deck
def test_it_has_the_shape_of_the_others(name: str) -> None:
    deck = default_decks()[name]
    assert Counter(card.type for card in cards(deck.resources)) == SHAPES[40 if name in SMALL else 60]
    assert 4 <= len(deck.locations) <= 6
    levels = Counter(card.level for card in people(deck) if card.who == default_pool().cards[deck.main].who)
    assert (levels[1], levels[2]) == (3, 2 if name in SMALL else 3)


@every_deck
def test_every_level_has_the_one_below_it(name: str) -> None:
    """Nobody skips a level (BUF-RES-04)."""
    known = {(card.who, card.level) for card in people(default_decks()[name])}
    assert all(level == 1 or (who, level - 1) in known for who, level in known)


@every_deck
def test_every_part_has_its_other_part(name: str) -> None:
    """BUF-DCK-05, BUF-EPI-03"""
    deck = default_decks()[name]
    first = [card.episode for card in cards(deck.resources) if card.type == EPISODE_ONE]
    assert sorted(first) == sorted(card.episode for card in cards(deck.second_parts))


@every_deck
def test_it_holds_cards_of_the_house_only(name: str) -> None:
    pool = default_pool()
    assert {card.source for card in cards(default_decks()[name].everything())} == {
        pool.cards[pool.kind_of["ada-vance-1"]].source
    }


def test_no_card_of_the_house_is_left_out() -> None:
    pool = default_pool()
    house = pool.cards[pool.kind_of["ada-vance-1"]].source
    used = {kind for deck in default_decks().values() for kind in deck.everything()}
    assert [card.slug for card in pool.cards if card.source == house and card.kind not in used] == []


@every_deck
@pytest.mark.parametrize("language", ["", "en", "fr"])
def test_its_text_reads_the_same(name: str, language: str) -> None:
    deck, pool = default_decks()[name], default_pool()
    text = write_deck(deck, pool, language)
    again = read_deck(text, pool)
    assert write_deck(again, pool, language) == text
    assert again.everything() == deck.everything()
    assert (again.name, again.main) == (deck.name, deck.main)


# -- what the cards ask, the deck's own people can give -----------------------------------------------


def traits_of(deck: Deck) -> int:
    """The traits that the deck's characters have or can be given by what they attach."""
    found = 0
    for card in cards(deck.resources):
        found |= card.traits
    return found


def reach(deck: Deck, talent: int) -> int:
    """The best character's talent, with the best skill and the best item there is."""
    return sum(
        max((card.talents[talent] for card in cards(deck.resources) if card.type == card_type), default=0)
        for card_type in (CHARACTER, SKILL, ITEM)
    )


@every_deck
def test_its_own_people_meet_the_requirements(name: str) -> None:
    deck = default_decks()[name]
    for card in cards(deck.resources):
        assert all(reach(deck, talent) >= value for talent, value in card.needs), card.slug
        assert card.needs_trait == NOTHING or traits_of(deck) >> card.needs_trait & 1, card.slug
        assert card.only in (NOTHING, default_pool().cards[deck.essence].who), card.slug


def can_be_placed(challenge: Card, deck: Deck) -> bool:
    """Somewhere among the deck's own locations, or anywhere (BUF-PRO-03)."""
    where = challenge.placement
    if where is None or where.place == Place.PARK:
        return True
    if where.place == Place.TITLED:
        return any(card.slug == where.location for card in cards(deck.locations))
    return any(card.location_types >> where.place_type & 1 for card in cards(deck.locations))


def together(deck: Deck, talent: int) -> int:
    """What the deck's best people bring to a challenge at level 1 or 2, each of them once."""
    best: dict[int, int] = {}
    for card in people(deck):
        if card.level <= 2:
            best[card.who] = max(best.get(card.who, 0), card.talents[talent])
    return sum(sorted(best.values())[-GROUP:])


@every_deck
def test_its_own_people_can_face_its_challenges(name: str) -> None:
    """A turncoat, and nobody else, brings challenges of the other side (BUF-CHL-04, BUF-ESS-04)."""
    deck = default_decks()[name]
    turncoat = default_pool().cards[deck.essence].side == EITHER
    sides = {card.side for card in cards(deck.challenges)}
    assert (len(sides) == 2) if turncoat else (sides == {side_of(deck, default_pool())})
    for card in cards(deck.challenges):
        assert can_be_placed(card, deck), card.slug
        assert card.defeat_trait == NOTHING or traits_of(deck) >> card.defeat_trait & 1, card.slug
        assert card.defeat_who in (NOTHING, default_pool().cards[deck.essence].who), card.slug
        for talent in range(TALENTS):
            goal = card.goals[talent]
            assert goal == NO_GOAL or together(deck, talent) + 2 >= goal, card.slug  # 2: one stacked card


# -- at the table -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), list(combinations(SMALL, 2)))
def test_random_games_come_to_an_end(first: str, second: str) -> None:
    """Each pair in both orders: more of them are played by `tests/soak`."""
    for seed, (one, other) in enumerate([(first, second), (second, first)]):
        play(one, other, ("random", "random"), seed, 20)


@pytest.mark.parametrize(("name", "against"), list(zip(SMALL, SMALL[3:] + SMALL[:3])))
def test_the_greedy_bot_can_play_it(name: str, against: str) -> None:
    play(name, against, ("greedy", "random"), 1, 12)
