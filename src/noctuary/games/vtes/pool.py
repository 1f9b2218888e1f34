"""The pool: every card of which everything works."""

# not compiled: put together once

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from noctuary.games.vtes import facts
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.cards.printed import Printed, all_printed
from noctuary.games.vtes.deck_lists import read_deck
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.merging import with_merged


@cache
def default_pool() -> Pool:
    return pool_of(facts.plain_vampires(), all_printed())


def pool_of(plain: Sequence[facts.VampireFacts], printed: Sequence[Printed]) -> Pool:
    """Plain vampires first, then those that do something, then the library, each by slug."""
    clans, fifth = facts.Clans(), facts.fifth_edition()
    cards = [facts.vampire(one, clans) for one in plain]
    cards += _defined([one for one in printed if isinstance(one.words, facts.VampireFacts)], clans)
    cards += _defined([one for one in printed if isinstance(one.words, facts.LibraryFacts)], clans)
    for card in cards:
        card.fifth = (card.name, card.group) in fifth
    return Pool(with_merged(cards), clans.slugs)


def _defined(printed: Sequence[Printed], clans: facts.Clans) -> list[Card]:
    cards = [one.card(clans) for one in printed]
    for card, one in zip(cards, printed, strict=True):
        one.define(card)
    return cards


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
