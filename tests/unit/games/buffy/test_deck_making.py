"""Decks by lot: legal whatever is asked for, sensible, and made again by the same chance."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.deck_making import random_deck
from noctuary.games.buffy.decks import Deck, Format, check, read_deck, side_of, write_deck
from noctuary.games.buffy.kinds import CHARACTER, EITHER, EVIL, GOOD
from noctuary.games.buffy.pool import default_pool
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_table import usual_box

forms = st.sampled_from(Format)
sides = st.sampled_from([GOOD, EVIL, EITHER])
keys = st.binary(min_size=1, max_size=8)
decks_by_lot = settings(deadline=None, max_examples=100)


def by_lot(
    key: bytes, form: Format = Format.CASUAL, side: int = EITHER, size: int = 0, pool: Pool | None = None
) -> Deck:
    return random_deck(pool or default_pool(), Chance(match_key(key)), form, side, size)


def cards(deck: Deck) -> list[Card]:
    return [default_pool().cards[kind] for kind in deck.everything()]


@decks_by_lot
@given(keys, forms, sides, st.integers(40, 90))
def test_every_deck_by_lot_is_legal(key: bytes, form: Format, side: int, size: int) -> None:
    """BUF-DCK-01 to BUF-DCK-11"""
    deck = by_lot(key, form, side, size)
    assert check(deck, default_pool(), form) == []
    assert len(deck.resources) == max(size, form.least)
    assert side in (side_of(deck, default_pool()), EITHER)


@decks_by_lot
@given(keys, forms)
def test_its_text_reads_the_same(key: bytes, form: Format) -> None:
    deck, pool = by_lot(key, form), default_pool()
    for language in ("", "en", "fr"):
        text = write_deck(deck, pool, language)
        again = read_deck(text, pool)
        assert write_deck(again, pool, language) == text
        assert again.everything() == deck.everything()
        assert again.main == deck.main


@decks_by_lot
@given(keys, forms)
def test_it_can_play_what_it_holds(key: bytes, form: Format) -> None:
    """BUF-RES-04, BUF-CHG-03, BUF-EPI-03"""
    deck = by_lot(key, form)
    levels = {(card.who, card.level) for card in cards(deck) if card.type == CHARACTER}
    assert all(level == 1 or (who, level - 1) in levels for who, level in levels)
    main = default_pool().cards[deck.main]
    assert all(card.only in (NOTHING, main.who) for card in cards(deck))
    assert all(card.tournament for card in cards(deck)), "nothing of any card is unknown"
    parts = Counter(card.episode for card in cards(deck) if card.episode)
    assert set(parts.values()) <= {2}


@decks_by_lot
@given(keys, forms)
def test_the_same_chance_makes_the_same_deck(key: bytes, form: Format) -> None:
    assert by_lot(key, form).everything() == by_lot(key, form).everything()


def test_every_card_of_the_house_may_come_out() -> None:
    seen = {kind for number in range(200) for kind in by_lot(bytes([number])).everything()}
    house = [card for card in default_pool().cards if card.slug != "essence-buffy" and card.tournament]
    assert [card.slug for card in house if card.kind not in seen] == []


# -- pools that are too small -------------------------------------------------------------------------


def test_a_pool_of_few_cards_makes_small_decks_only() -> None:
    """BUF-DCK-02: the usual cards of the tests are enough for 40 cards, not for 60."""
    pool = usual_box().pool()
    assert check(by_lot(b"key", pool=pool), pool) == []
    with pytest.raises(NoctuaryError) as refused:
        by_lot(b"key", Format.CONSTRUCTED, pool=pool)
    assert refused.value.message == "error-deck-making-too-few"


def test_without_seven_challenges_there_is_no_deck() -> None:
    """BUF-DCK-04"""
    box = usual_box()
    box.cards = [card for card in box.cards if not card.slug.startswith("evil-deed")]
    with pytest.raises(NoctuaryError) as refused:
        by_lot(b"key", pool=box.pool())
    assert refused.value.message == "error-deck-making-challenges"


def test_without_an_essence_of_the_side_there_is_no_deck() -> None:
    """BUF-DCK-11"""
    box = usual_box()
    box.cards = [card for card in box.cards if card.slug != "spike-essence"]
    assert by_lot(b"key", side=GOOD, pool=box.pool()).resources
    with pytest.raises(NoctuaryError) as refused:
        by_lot(b"key", side=EVIL, pool=box.pool())
    assert refused.value.message == "error-deck-making-nobody"
