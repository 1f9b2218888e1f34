"""The pool: every card of which everything works."""

# not compiled: put together once

from __future__ import annotations

from functools import cache
from importlib import resources

from noctuary.games.vtes import facts
from noctuary.games.vtes.card import Card, Pool
from noctuary.games.vtes.cards.definitions import DEFINITIONS
from noctuary.games.vtes.deck_lists import read_deck
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.merging import with_merged


@cache
def default_pool() -> Pool:
    """Crypt first, then library; a library card without a definition is not in the pool: no partial cards."""
    clans = facts.Clans()
    cards: list[Card] = []
    for table in facts.CRYPT_TABLES:
        for row in facts.rows(table):
            card = facts.crypt_card(row, clans)
            if table == facts.CRYPT_TABLES[0] or card.slug in DEFINITIONS:
                cards.append(card)
    for row in facts.rows(facts.LIBRARY_TABLE):
        card = facts.library_card(row, clans)
        if card.slug in DEFINITIONS:
            cards.append(card)
    fifth = {row[0] for row in facts.rows(facts.FIFTH_TABLE)}
    for card in cards:
        card.fifth = card.slug in fifth
        define = DEFINITIONS.get(card.slug)
        if define is not None:
            define(card)
    return Pool(with_merged(cards), clans.slugs)


@cache
def default_decks() -> dict[str, Deck]:
    """The decks that come with Noctuary, by the names of their files."""
    folder = resources.files("noctuary.games.vtes") / "decks"
    found: dict[str, Deck] = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".txt"):
            text = file.read_text(encoding="utf-8")
            found[file.name.removesuffix(".txt")] = read_deck(text, default_pool(), file.name)
    return found
