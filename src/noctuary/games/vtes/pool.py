"""The pool: every card of which everything works; and the pools that there were before.

Who is asked in a window hangs on which cards there are at all (VTES-RUL-17), so a game that was played before
a card came in goes on, and replays, without it: its setup says which pool it was dealt from. `cards/pools`
lists what came in with each pool but the newest, which is everything (`tools/vtes_pools.py`).
"""

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


def default_pool() -> Pool:
    return pool_at(newest())


def newest() -> int:
    """The number of the pool with everything in it."""
    return len(_came_in())


@cache
def pool_at(number: int) -> Pool:
    """The cards that there were when this pool was the newest."""
    plain, printed = facts.plain_vampires(), all_printed()
    if number < newest():
        known = frozenset().union(*_came_in()[: number + 1])
        plain = [one for one in plain if one.slug in known]
        printed = [one for one in printed if one.slug in known]
    return pool_of(plain, printed, number)


@cache
def _came_in() -> list[frozenset[str]]:
    """What came in with each pool but the newest."""
    folder = resources.files("noctuary.games.vtes.cards") / "pools"
    files = [file for file in folder.iterdir() if file.name.endswith(".txt")]
    files.sort(key=lambda file: int(file.name.removesuffix(".txt")))
    return [frozenset(file.read_text(encoding="utf-8").split()) for file in files]


def pool_of(plain: Sequence[facts.VampireFacts], printed: Sequence[Printed], number: int = 0) -> Pool:
    """Plain vampires first, then those that do something, then the library, each by slug."""
    clans, fifth = facts.Clans(), facts.fifth_edition()
    cards = [facts.vampire(one, clans) for one in plain]
    cards += _defined([one for one in printed if isinstance(one.words, facts.VampireFacts)], clans)
    cards += _defined([one for one in printed if isinstance(one.words, facts.LibraryFacts)], clans)
    for card in cards:
        card.fifth = (card.name, card.group) in fifth
    return Pool(with_merged(cards), clans.slugs, number)


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
