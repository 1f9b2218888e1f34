"""Card sets that people write for Buffy, as command line and tables ask about them."""

# not compiled: it reads files, and is never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.buffy import decks
from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.decks import Deck, Format
from noctuary.games.buffy.kinds import ACTION, CHALLENGE, EPISODE_TWO, ESSENCE, LOCATION
from noctuary.games.buffy.pool import default_decks, default_pool, default_sets, pool_with
from noctuary.games.buffy.sets import CardSet, read_set
from noctuary.games.buffy.sets.checking import looked_at, mistakes_in
from noctuary.games.buffy.sets.schema import card_set_schema
from noctuary.games.buffy.words import BuffyWords
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId
from noctuary.text.card_sets import OwnSet, SetBook, SetLook
from noctuary.text.catalogue import Language

MOST_ADDED: Final = 12  # cards of a set that a ready deck gets
COPIES: Final = (3, 1)  # of each, if the deck may have so many


class BuffySets(SetBook):
    def read(self, text: str, file: str) -> CardSet:
        return read_set(text, file)

    def check(self, sets: Sequence[OwnSet]) -> None:
        _pool(sets)

    def mistakes(self, text: str, file: str, others: Sequence[OwnSet]) -> Sequence[NoctuaryError]:
        """Those that come with Noctuary have none, and would meet themselves among the others."""
        known = any(one.text == text for one in default_sets())
        return [] if known else mistakes_in(text, file, [*default_sets(), *_ours(others)])

    def schema(self, language: Language = Language.EN) -> Document:
        return card_set_schema(language)

    def words(self, sets: Sequence[OwnSet]) -> BuffyWords:
        return BuffyWords(_pool(sets))

    def look(self, text: str) -> SetLook:
        looked = looked_at(text, "", default_sets())
        words = None if looked.pool is None else BuffyWords(looked.pool)
        return SetLook(looked.mistakes, looked.document, words, looked.slugs)

    def deck_with(self, own: OwnSet, ready: str, first: int) -> str:
        known = default_decks()
        if ready not in known:
            raise NoctuaryError(MessageId("error-set-no-such-deck"), given=ready, known=", ".join(known))
        pool = _pool([own])
        deck = decks.read_deck(decks.write_deck(known[ready], default_pool()), pool, ready)
        cards = _cards_of(own, pool)
        asked = [*cards[first : first + 1], *cards[:first], *cards[first + 1 :]][:MOST_ADDED]
        added = False
        for card in asked:
            fuller = _with(deck, card, pool)
            added, deck = added or fuller is not None, fuller or deck
        if not added:
            raise NoctuaryError(MessageId("error-set-fits-no-deck"), given=ready)
        return decks.write_deck(deck, pool)

    def trial(self, own: OwnSet, card: int) -> Document:
        pool = _pool([own])
        cards = _cards_of(own, pool)
        if not 0 <= card < len(cards):
            raise NoctuaryError(MessageId("error-set-no-such-card"), given=card + 1, most=len(cards))
        return _situation(cards[card], pool.extra)


def _pool(sets: Sequence[OwnSet]) -> Pool:
    return pool_with(_ours(sets)) if sets else default_pool()


def _ours(sets: Sequence[OwnSet]) -> list[CardSet]:
    """Those that this book has read."""
    return [one for one in sets if isinstance(one, CardSet)]


def _cards_of(own: OwnSet, pool: Pool) -> list[Card]:
    """Its cards as the pool has them, which may know them by the name of their set."""
    renamed = [f"{own.slug}-{slug}" for slug in own.card_slugs()]
    found = [long if long in pool.kind_of else slug for slug, long in zip(own.card_slugs(), renamed)]
    return [pool.cards[pool.kind_of[slug]] for slug in found]


def _with(deck: Deck, card: Card, pool: Pool) -> Deck | None:
    """The deck with some copies of a card, in the part where it belongs; None if it may have none.

    There are only so many challenges and locations: some make room. The cards of the set have the largest
    numbers, so they stay.
    """
    kind = pool.kind_of[card.slug]
    for copies in COPIES:
        more = [kind] * copies
        fuller = Deck(
            deck.essence,
            deck.main,
            [*deck.resources, *more] if card.type in decks.RESOURCES else deck.resources,
            [*deck.challenges[copies:], *more] if card.type == CHALLENGE else deck.challenges,
            [*deck.locations[copies:], *more] if card.type == LOCATION else deck.locations,
            [*deck.second_parts, *more] if card.type == EPISODE_TWO else deck.second_parts,
            deck.name,
        )
        if card.type != ESSENCE and not decks.check(fuller, pool, Format.CASUAL):
            return fuller
    return None


def _situation(card: Card, extra: Sequence[Json]) -> Document:
    """Two sides who meet: the card in hand in its step or, of a card that lies on the board, there."""
    mine: dict[str, Json] = {
        "essence": "ada-vance-essence",
        "destiny": 5,
        "hand": ["no-signal", "and-stay-down"],
        "characters": {"ada-vance-2": "A1", "milo-hart-2": "A1"},
        "deck": ["no-signal", "and-stay-down", "no-signal", "and-stay-down"],
    }
    theirs: dict[str, Json] = {
        "essence": "brother-cain-essence",
        "destiny": 5,
        "hand": ["bring-the-house-down"],
        "characters": {"brother-cain-2": "A1"},
        "deck": ["bring-the-house-down"] * 4,
    }
    situation: dict[str, Json] = {"step": "resource", "day": True, "cards": list(extra)}
    if card.type == CHALLENGE:
        situation["step"] = "conflict"
        mine["challenges"] = {card.slug: "A1"}
    elif card.type == LOCATION:
        situation["locations"] = {"A1": card.slug}
    elif card.type in (ESSENCE, EPISODE_TWO):
        raise NoctuaryError(MessageId("error-set-no-trial"), given=card.slug)
    else:
        situation["step"] = "conflict" if card.type == ACTION else "resource"
        mine["hand"] = [card.slug, "no-signal", "and-stay-down"]
    return {**situation, "seats": {"A": mine, "B": theirs}}
