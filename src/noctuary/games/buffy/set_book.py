"""Card sets that people write for Buffy, as command line and tables ask about them."""

# not compiled: it reads files, and is never in a hot loop

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.pool import default_pool, default_sets, pool_with
from noctuary.games.buffy.sets import CardSet, read_set
from noctuary.games.buffy.sets.checking import mistakes_in
from noctuary.games.buffy.sets.schema import card_set_schema
from noctuary.games.buffy.words import BuffyWords
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.text.card_sets import OwnSet, SetBook


class BuffySets(SetBook):
    def read(self, text: str, file: str) -> CardSet:
        return read_set(text, file)

    def check(self, sets: Sequence[OwnSet]) -> None:
        _pool(sets)

    def mistakes(self, text: str, file: str, others: Sequence[OwnSet]) -> Sequence[NoctuaryError]:
        """Those that come with Noctuary have none, and would meet themselves among the others."""
        known = any(one.text == text for one in default_sets())
        return [] if known else mistakes_in(text, file, [*default_sets(), *_ours(others)])

    def schema(self) -> Document:
        return card_set_schema()

    def words(self, sets: Sequence[OwnSet]) -> BuffyWords:
        return BuffyWords(_pool(sets))


def _pool(sets: Sequence[OwnSet]) -> Pool:
    return pool_with(_ours(sets)) if sets else default_pool()


def _ours(sets: Sequence[OwnSet]) -> list[CardSet]:
    """Those that this book has read."""
    return [one for one in sets if isinstance(one, CardSet)]
