"""What a decision costs goes by the cards in play, not by the cards known."""

from __future__ import annotations

import copy

import pytest

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.decks import Deck, read_deck, write_deck
from noctuary.games.buffy.game import GAME
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.rules import setup
from noctuary.games.buffy.state import Settings
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.match import Match
from noctuary.sim.bench import compiled
from tests.tools.lines import lines_run

TIMES = 10
DECISIONS = 250


def test_ten_times_as_many_cards_known_cost_nothing() -> None:
    """The same game is played with either pool, and every line of Python that runs is counted."""
    if compiled():
        pytest.skip("machine code does not tell which lines it runs")
    few = default_pool()
    many = crowded(few, TIMES)
    assert len(many.cards) == TIMES * len(few.cards)
    lines_with(few)  # the first game makes the moves that later ones find ready
    assert lines_with(many) == lines_with(few)


def test_all_sets_cost_what_two_decks_cost() -> None:
    """Different cards, each with a text of its own: those that nobody has brought change nothing either."""
    if compiled():
        pytest.skip("machine code does not tell which lines it runs")
    known = default_pool()
    few = only_brought(known, two_decks(known))
    assert len(few.cards) < len(known.cards) / 2
    for pool in (few, known):
        lines_with(pool)  # as above; the same card has another number in each
    assert lines_with(known) == lines_with(few)


def only_brought(pool: Pool, decks: list[Deck]) -> Pool:
    """The pool without the cards that are in none of these decks, the others in the same order."""
    brought: set[int] = set()
    for deck in decks:
        brought.update((deck.essence, deck.main, *deck.resources, *deck.challenges))
        brought.update((*deck.locations, *deck.second_parts))
    cards = [copy.copy(pool.cards[kind]) for kind in sorted(brought)]
    return Pool(cards, pool.people, pool.traits, pool.place_types, pool.names)


def two_decks(pool: Pool) -> list[Deck]:
    """The first two decks that come with Noctuary, with the numbers that the cards have in this pool."""
    decks = list(default_decks().values())[:2]
    return [read_deck(write_deck(deck, default_pool()), pool, deck.name) for deck in decks]


def crowded(pool: Pool, times: int) -> Pool:
    """The same cards under the same numbers, and others like them that nobody has brought."""
    cards: list[Card] = [copy.copy(card) for card in pool.cards]
    for time in range(1, times):
        for card in pool.cards:
            other = copy.copy(card)
            other.slug = f"{card.slug}-again-{time}"
            cards.append(other)
    return Pool(cards, pool.people, pool.traits, pool.place_types, pool.names)


def lines_with(pool: Pool) -> int:
    """How many lines a part of a game takes, dealing aside."""
    state = setup.new_game(pool, Settings(), two_decks(pool), Chance(match_key(b"growth")))
    return lines_run(Match.at(GAME, state), DECISIONS)
