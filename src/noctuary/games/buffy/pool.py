"""The pool: the card sets that come with Noctuary (`cards/*.toml`), and whatever a table adds to them."""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.decks import Deck, read_deck
from noctuary.games.buffy.sets import CardSet, Gathering, read_set
from noctuary.kernel.game import Json

_HERE: Final = resources.files("noctuary.games.buffy")
FIRST_SET: Final = "rulebook.toml"  # its cards are numbered first; the others follow by name


@cache
def default_sets() -> tuple[CardSet, ...]:
    files = [file for file in (_HERE / "cards").iterdir() if file.name.endswith(".toml")]
    files.sort(key=lambda file: (file.name != FIRST_SET, file.name.removesuffix(".toml")))  # house, house-…
    return tuple(read_set(file.read_text(encoding="utf-8"), file.name) for file in files)


def pool_with(extra: Sequence[CardSet] = (), inline: Sequence[Json] = ()) -> Pool:
    """The default pool with more sets, or with cards that a position defines for itself (`Pool.extra`)."""
    gathering = Gathering()
    for card_set in (*default_sets(), *extra):
        gathering.add_set(card_set)
    for card_set in extra:
        cards = card_set.document["card"]
        assert isinstance(cards, list)
        gathering.extra += cards
    gathering.add_inline(inline)
    return gathering.pool()


@cache
def default_pool() -> Pool:
    return pool_with()


@cache
def default_decks() -> dict[str, Deck]:
    """The decks that come with Noctuary (`ready_decks/*.txt`), by the names of their files."""
    files = [file for file in (_HERE / "ready_decks").iterdir() if file.name.endswith(".txt")]
    files.sort(key=lambda file: file.name.removesuffix(".txt"))
    return {
        file.name.removesuffix(".txt"): read_deck(file.read_text(encoding="utf-8"), default_pool(), file.name)
        for file in files
    }
