"""What a deck may hold of which one has seen a part: closed lists (`kernel.guessing`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.kernel.guessing import DeckList, Guessing, Possible, counted

LIBRARY: Final = 0  # the piles of a deck
CRYPT: Final = 1
_NO_LIMIT: Final = 1 << 30  # of copies in a deck: VTES has none
_MUCH: Final = 2  # times as many cards as are needed are choice enough
_TWICE: Final = 2  # copies of a vampire


@lru_cache(maxsize=8)
def guessing(pool: Pool) -> VtesGuessing:
    return VtesGuessing(pool)


class VtesGuessing(Guessing):
    def __init__(self, pool: Pool) -> None:
        kinds = range(len(pool.cards))
        super().__init__(_known_decks(pool), list(kinds), [_NO_LIMIT] * len(kinds))
        self._cards = pool.cards
        self._crypt = [card.kind for card in pool.printed if card.is_crypt and not card.banned]
        self._library = [card.kind for card in pool.printed if not card.is_crypt and not card.banned]
        self._copies: dict[int, int] = {}  # of a library card in the ready deck that has most of it
        for deck in self.decks:
            for kind, count in deck.counts[LIBRARY].items():
                self._copies[kind] = max(self._copies.get(kind, 0), count)

    def may_be(self, deck: DeckList, seen: list[list[int]], sizes: list[int]) -> bool:
        """Crypt cards of one group, or of two that follow each other (VTES-DECK-02)."""
        groups = [self._cards[kind].group for kind in seen[CRYPT]]
        groups += [self._cards[kind].group for kind in deck.piles[CRYPT]]
        return _go_together(groups)

    def stranger(self, seen: list[list[int]], sizes: list[int]) -> Possible:
        crypt = self._fitting_crypt(seen[CRYPT], sizes[CRYPT])
        known = [self._cards[kind] for kind in (seen[CRYPT] or crypt)]
        return Possible([[], []], [self._fitting_library(known, sizes[LIBRARY]), crypt])

    def _fitting_crypt(self, seen: list[int], size: int) -> list[int]:
        """Vampires of the clans seen, in groups that go with theirs; others of these groups where it takes
        more, and anybody where nothing else is left."""
        cards = self._cards
        groups = self._groups(seen)
        near = [kind for kind in self._crypt if cards[kind].group in groups]
        clans = {cards[kind].clan for kind in seen}
        found = [kind for kind in near if not clans or cards[kind].clan in clans] * _TWICE
        for more in (near, self._crypt):
            if len(found) < size:
                found = found + [kind for kind in more if kind not in found] * _TWICE
        while 0 < len(found) < size:
            found = found + found
        return found

    def _groups(self, seen: list[int]) -> list[int]:
        """Which groups the crypt may have; where two pairs would do, the one with more known decks."""
        numbered = [self._cards[kind].group for kind in seen if self._cards[kind].group]
        low, high = (min(numbered), max(numbered)) if numbered else (0, 0)
        if high > low:
            return [0, low, high]
        popular = counted([self._cards[kind].group for deck in self.decks for kind in deck.piles[CRYPT]])
        pairs = (
            [(one, one + 1) for one in range(max(low - 1, 1), low + 1)]
            if low
            else [(one, one + 1) for one in range(1, max([*popular, 1]) + 1)]
        )
        best = max(pairs, key=lambda pair: popular.get(pair[0], 0) + popular.get(pair[1], 0))
        return [0, *best]

    def _fitting_library(self, vampires: list[Card], size: int) -> list[int]:
        """What such vampires can play: as often as in ready decks, and anything else where that is little."""
        found: list[int] = []
        for kind, copies in sorted(self._copies.items()):
            if _suits(self._cards[kind], vampires):
                found += [kind] * copies
        if len(found) < size * _MUCH:
            found += [
                kind
                for kind in self._library
                if kind not in self._copies and _suits(self._cards[kind], vampires)
            ]
        if len(found) < size:
            found += self._library
        while 0 < len(found) < size:
            found = found + found
        return found


def _known_decks(pool: Pool) -> list[DeckList]:
    """The decks that come with Noctuary, as this pool numbers their cards; those that it has not all of are
    none of its time."""
    found: list[DeckList] = []
    named = default_pool().cards
    for deck in default_decks().values():
        slugs = [[named[kind].slug for kind in pile] for pile in (deck.library, deck.crypt)]
        if all(slug in pool.kind_of for pile in slugs for slug in pile):
            found.append(DeckList([sorted([pool.kind_of[slug] for slug in pile]) for pile in slugs]))
    return found


def _go_together(groups: list[int]) -> bool:
    numbered = [group for group in groups if group]  # 0 is ANY
    return not numbered or max(numbered) - min(numbered) <= 1


def _suits(card: Card, vampires: list[Card]) -> bool:
    """Whether one of them could play it, by clan and Disciplines; a master asks for neither."""
    if not card.clans and not card.disciplines:
        return True
    for vampire in vampires:
        if card.clans and vampire.clan not in card.clans:
            continue
        held = [vampire.levels[discipline] > 0 for discipline in card.disciplines]
        if not held or (all(held) if card.all_disciplines else any(held)):
            return True
    return False
