"""What a deck must be (VTES-DECK), and what is left out for now."""

from __future__ import annotations

from noctuary.games.vtes import kinds
from noctuary.games.vtes.cards.uses import burnable
from noctuary.games.vtes.deck_lists import read_deck
from noctuary.games.vtes.deck_making import random_deck
from noctuary.games.vtes.decks import Deck, Format, check
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.kernel.chance import Chance, match_key
from tests.tables.vtes_table import Box, vtes_table


def box() -> Box:
    made = Box()
    made.vampire("ann", group=5)
    made.vampire("amy", group=6)
    made.vampire("old", group=1)
    made.vampire("any", group=0)
    made.library("page", kinds.COMBAT)
    made.library("banned", kinds.COMBAT, banned=True)
    return made


def faults(crypt: dict[str, int], library: dict[str, int], form: Format = Format.STANDARD) -> list[str]:
    pool = box().pool()
    lists = [
        [pool.kind_of[slug] for slug, count in cards.items() for _ in range(count)]
        for cards in (crypt, library)
    ]
    return [fault.rule for fault in check(Deck(lists[0], lists[1]), pool, form)]


def test_twelve_crypt_cards_and_sixty_to_ninety_library_cards() -> None:
    """VTES-DECK-01: no limit of copies, nothing in the wrong place."""
    assert faults({"ann": 12}, {"page": 60}) == []
    assert faults({"ann": 11}, {"page": 60}) == ["VTES-DECK-01"]
    assert faults({"ann": 12}, {"page": 59}) == ["VTES-DECK-01"]
    assert faults({"ann": 12}, {"page": 91}) == ["VTES-DECK-01"]
    assert faults({"ann": 12, "page": 1}, {"page": 60}) == ["VTES-DECK-01"]


def test_one_group_or_two_consecutive_ones() -> None:
    """VTES-DECK-02: ANY fits everywhere."""
    assert faults({"ann": 6, "amy": 6, "any": 1}, {"page": 60}) == []
    assert faults({"ann": 6, "old": 6}, {"page": 60}) == ["VTES-DECK-02"]


def test_banned_cards_only_matter_in_tournaments() -> None:
    """VTES-DECK-03: those of the pool that are banned, both crypt cards and an event among them."""
    banned = {card.slug for card in default_pool().cards if card.banned}
    assert banned == {"anthelios-the-red-star", "tarbaby-jack", "tsigane"}
    assert faults({"ann": 12}, {"page": 59, "banned": 1}) == []
    assert faults({"ann": 12}, {"page": 59, "banned": 1}, Format.TOURNAMENT) == ["VTES-DECK-03"]


def test_smaller_formats() -> None:
    """VTES-DECK-04: starters, and precons as printed."""
    assert faults({"ann": 6}, {"page": 40}, Format.STARTER) == []
    pool = default_pool()
    for deck in default_decks().values():
        assert check(deck, pool, Format.PRECON) == []


def test_the_fifth_edition_by_itself() -> None:
    """VTES-DECK-04: its products, and the few older cards that it admits."""
    pool = default_pool()
    for one in default_decks().values():
        assert all(Format.FIFTH.admits(pool.cards[kind]) for kind in (*one.crypt, *one.library))
    deck = default_decks()["v5-ventrue"]
    assert check(deck, pool, Format.FIFTH) == []
    old, admitted = pool.kind_of["anthelios-the-red-star"], pool.kind_of["jake-washington"]
    faults = check(Deck(deck.crypt, [*deck.library[2:], old, admitted]), pool, Format.FIFTH)
    assert [(fault.rule, fault.kinds) for fault in faults] == [("VTES-DECK-04", [old])]


def test_a_fifth_edition_deck_by_lot() -> None:
    """VTES-DECK-04."""
    pool = default_pool()
    for seed in (b"one", b"two", b"three"):
        deck = random_deck(pool, Chance(match_key(seed)), Format.FIFTH)
        assert check(deck, pool, Format.FIFTH) == []


def test_a_name_with_its_group() -> None:
    """VTES-DECK-05."""
    pool = box().pool()
    deck = read_deck("Crypt\n2 ann (G5)\n1 amy\n\nLibrary\n3x page\n", pool, "deck.txt")
    assert deck.crypt == sorted([pool.kind_of["ann"]] * 2 + [pool.kind_of["amy"]])
    assert deck.library == [pool.kind_of["page"]] * 3


def test_no_imbued() -> None:
    """VTES-RUL-90: every crypt card of the pool is a vampire."""
    assert all(card.types == kinds.VAMPIRE for card in default_pool().cards if card.is_crypt)


def test_a_card_is_burned_by_other_minions_than_the_one_it_is_on() -> None:
    """VTES-RUL-07, VTES-ACT-07: directed at whoever controls it."""
    made = Box()
    burnable(made.library("subversion", kinds.MASTER, stays=kinds.ON_CARD))
    table = vtes_table(made, A={"ready": {"ann": {"on": ["subversion"]}, "amy": 5}}, B={"ready": ["bob"]})
    table.card("subversion").controller = table.seat("B").seat
    table.card("subversion").owner = table.seat("B").seat
    assert table.refusal("use subversion by ann") == "VTES-SEQ-01"
    table.play("A use subversion by amy")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    assert table.ash("B") == ["subversion"]
