"""The decks that come with Noctuary: each is whole, says how it wants to win, and can be dealt as it is."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import decks
from noctuary.games.vtes.deck_book import VtesDecks
from noctuary.games.vtes.decks import Format
from noctuary.games.vtes.menu import MENU
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.ready_decks import LEVELS, WELCOME, is_starter
from noctuary.games.vtes.setups import lasting, new_game
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.text.catalogue import Language
from noctuary.text.menu import Level

NAMES = list(default_decks())
# A starter's size, put together from a deck that is there whether or not starters are.
SMALL = "\n".join(
    ["6 Alexa Draper (G6)", *(f"8 {name}" for name in ("Deflection", "Majesty", "Bonding")), "24 Blood Doll"]
)


def dealt(setup: Document) -> list[list[int]]:
    players = new_game(setup, b"seed").players
    return [[*player.hand, *player.library, *player.crypt] for player in players]


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_is_legal_as_it_was_sold(name: str) -> None:
    """VTES-DECK-01, VTES-DECK-02, VTES-DECK-04."""
    deck = default_decks()[name]
    form = Format.PRECON if is_starter(deck) else Format.STANDARD
    assert decks.check(deck, default_pool(), form) == []
    assert VtesDecks().named(name).faults("standard") == []


def test_every_deck_says_how_it_wants_to_win_and_how_hard_that_is() -> None:
    assert set(LEVELS) == set(NAMES)
    for language in Language:
        choices = MENU.choices(language)
        assert {choice.slug for choice in choices} == set(NAMES)
        assert len({choice.about for choice in choices}) == len(NAMES)
        assert all(choice.about and "vtes-" not in choice.about and choice.group for choice in choices)


def test_whoever_is_new_gets_a_full_deck_that_is_easy_to_play() -> None:
    assert LEVELS[WELCOME] is Level.EASY
    assert not is_starter(default_decks()[WELCOME])
    assert MENU.welcome == WELCOME


@pytest.mark.parametrize("name", NAMES)
def test_a_record_deals_the_same_cards_again(name: str) -> None:
    """VTES-DECK-04: a starter may sit at a standard table, and stays legal when its list is written out."""
    setup: Document = {"decks": [name, "v5-ventrue"]}
    assert dealt(lasting(setup)) == dealt(setup)


def test_a_small_deck_of_ones_own_is_refused_at_a_standard_table() -> None:
    """VTES-DECK-01."""
    with pytest.raises(NoctuaryError):
        new_game({"decks": [SMALL, "v5-ventrue"]}, b"seed")
    small, full = dealt({"decks": [SMALL, "v5-ventrue"], "format": "precon"})
    assert len(small) < len(full)


@pytest.mark.parametrize("name", [name for name in NAMES if is_starter(default_decks()[name])])
def test_a_starter_stays_out_of_tournaments(name: str) -> None:
    """VTES-DECK-01."""
    with pytest.raises(NoctuaryError):
        new_game({"decks": [name, "v5-ventrue"], "format": "tournament"}, b"seed")
