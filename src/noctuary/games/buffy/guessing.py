"""What a deck may hold of which one has seen a part: closed lists (`kernel.guessing`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.decks import COPIES
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    EITHER,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    LOCATION,
)
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.kernel.guessing import DeckList, Guessing, Possible, counted
from noctuary.kernel.move import NOTHING

RESOURCES: Final = 0  # the piles of a deck
CHALLENGES: Final = 1
LOCATIONS: Final = 2
SECOND_PARTS: Final = 3
ESSENCES: Final = 4  # one card, always seen
PILES: Final = 5
_PILE_OF: Final = {
    CHALLENGE: CHALLENGES,
    LOCATION: LOCATIONS,
    EPISODE_TWO: SECOND_PARTS,
    ESSENCE: ESSENCES,
}


@lru_cache(maxsize=8)
def guessing(pool: Pool) -> BuffyGuessing:
    return BuffyGuessing(pool)


class BuffyGuessing(Guessing):
    def __init__(self, pool: Pool) -> None:
        super().__init__(_known_decks(pool), _alike(pool), [_most(card) for card in pool.cards])
        self._cards = pool.cards
        self.pile = [_PILE_OF.get(kind, RESOURCES) for kind in pool.type]
        self._copies: dict[int, int] = {}  # of a card in the ready deck that has most of it
        for deck in self.decks:
            for counts in deck.counts:
                for kind, count in counts.items():
                    self._copies[kind] = max(self._copies.get(kind, 0), count)

    def may_be(self, deck: DeckList, seen: list[list[int]], sizes: list[int]) -> bool:
        """With the same essence; half of it may be actions, half of it characters (BUF-DCK-09)."""
        if deck.piles[ESSENCES] != seen[ESSENCES]:
            return False
        for at, size in enumerate(sizes):
            if len(deck.piles[at]) < len(seen[at]) + size:
                return False  # nobody knows what was added
        half = (len(seen[RESOURCES]) + sizes[RESOURCES]) // 2
        known = deck.counts[RESOURCES]
        had = counted(seen[RESOURCES])
        for limited in (ACTION, CHARACTER):
            together = sum([self._cards[kind].type == limited for kind in deck.piles[RESOURCES]])
            for kind, count in had.items():
                if self._cards[kind].type == limited:
                    together += max(count - known.get(kind, 0), 0)
            if together > half:
                return False
        return True

    def part_of(self, left: list[list[int]]) -> Possible:
        """A Part I whose Part II is there is there, too (BUF-DCK-05)."""
        episodes = {self._cards[kind].episode for kind in left[SECOND_PARTS]}
        sure: list[list[int]] = [[] for _ in range(PILES)]
        others = left[:]
        others[RESOURCES] = []
        for kind in left[RESOURCES]:
            card = self._cards[kind]
            needed = card.type == EPISODE_ONE and card.episode in episodes
            (sure if needed else others)[RESOURCES].append(kind)
        return Possible(sure, others)

    def stranger(self, seen: list[list[int]], sizes: list[int]) -> Possible:
        """Her Main Character's own cards, those of the house decks of her side, and then the rest."""
        sure: list[list[int]] = [[] for _ in range(PILES)]
        others: list[list[int]] = [[] for _ in range(PILES)]
        people = {self._cards[kind].who for pile in seen for kind in pile}
        side = self._side(seen)
        fitting = [card for card in self._cards if _suits(card, side, people)]
        fitting.sort(key=lambda card: (card.who not in people, -self._copies.get(card.kind, 0), card.kind))
        for pile in (CHALLENGES, LOCATIONS):
            others[pile] = self._within_limits(fitting, pile, seen[pile], sizes[pile])
        self._add_second_parts(sure, seen, sizes)
        half = (len(seen[RESOURCES]) + sizes[RESOURCES]) // 2
        known = [*seen[RESOURCES], *sure[RESOURCES]]
        others[RESOURCES] = self._within_limits(fitting, RESOURCES, known, sizes[RESOURCES], half)
        return Possible(sure, others)

    def _side(self, seen: list[list[int]]) -> int:
        """Her essence's, or with a turncoat's that of her characters (BUF-ESS-04)."""
        for pile in (ESSENCES, RESOURCES):
            for kind in seen[pile]:
                if self._cards[kind].side not in (NOTHING, EITHER):
                    return self._cards[kind].side
        return EITHER

    def _within_limits(
        self, fitting: list[Card], pile: int, seen: list[int], size: int, half: int = 1 << 30
    ) -> list[int]:
        """As many of each as may still be in the deck (BUF-DCK-06, BUF-DCK-08), the usual ones first; what
        may be no more than a half of it, no more often than that."""
        had = counted([self.alike[kind] for kind in seen])
        left = {limited: half - self._of_type(seen, limited) for limited in (ACTION, CHARACTER)}
        found: list[int] = []
        for card in fitting:
            if self.pile[card.kind] != pile:
                continue
            group = self.alike[card.kind]
            copies = max(self.most[card.kind] - had.get(group, 0), 0)
            if card.type in left:
                copies = min(copies, max(left[card.type], 0))
                left[card.type] -= copies
            had[group] = had.get(group, 0) + copies
            found += [card.kind] * copies
        anything = found or [kind for kind, where in enumerate(self.pile) if where == pile]
        while anything and len(found) < size:  # a deck by no rules
            found = found + anything
        return found

    def _of_type(self, kinds: list[int], wanted: int) -> int:
        return sum([self._cards[kind].type == wanted for kind in kinds])

    def _add_second_parts(self, sure: list[list[int]], seen: list[list[int]], sizes: list[int]) -> None:
        """Those of the episodes seen first; of others the Part I is in the deck, too (BUF-DCK-05)."""
        cards = self._cards
        first = {card.episode: card.kind for card in cards if card.type == EPISODE_ONE}
        begun = {cards[kind].episode for kind in seen[RESOURCES] if cards[kind].type == EPISODE_ONE}
        second = [card for card in cards if card.type == EPISODE_TWO]
        second.sort(key=lambda card: (card.kind in seen[SECOND_PARTS], card.episode not in begun, card.kind))
        for number in range(sizes[SECOND_PARTS]):
            kind = second[number % len(second)].kind
            sure[SECOND_PARTS].append(kind)
            episode = self._cards[kind].episode
            if episode not in begun and episode in first:
                begun.add(episode)
                sure[RESOURCES].append(first[episode])


def _known_decks(pool: Pool) -> list[DeckList]:
    """The decks that come with Noctuary, as this pool numbers their cards."""
    found: list[DeckList] = []
    named = default_pool().cards
    for deck in default_decks().values():
        piles = [deck.resources, deck.challenges, deck.locations, deck.second_parts, [deck.essence]]
        slugs = [[named[kind].slug for kind in pile] for pile in piles]
        if all(slug in pool.kind_of for pile in slugs for slug in pile):
            found.append(DeckList([sorted([pool.kind_of[slug] for slug in pile]) for pile in slugs]))
    return found


def _alike(pool: Pool) -> list[int]:
    """Characters are limited by person and level (BUF-DCK-08), all else by title."""
    first: dict[tuple[int, int], int] = {}
    return [
        first.setdefault((card.who, card.level), card.kind) if card.type == CHARACTER else card.kind
        for card in pool.cards
    ]


def _most(card: Card) -> int:
    """Copies in a deck (BUF-DCK-04, BUF-DCK-06, BUF-EVT-02, BUF-EPI-01, BUF-RUL-58)."""
    if card.type in (EVENT, EPISODE_ONE, EPISODE_TWO, CHALLENGE) or (card.unique and card.type == LOCATION):
        return 1
    return COPIES


def _suits(card: Card, side: int, people: set[int]) -> bool:
    """Whether it is of her side (BUF-DCK-01), and for one of those whom she plays."""
    if card.type in (CHARACTER, CHALLENGE) and side != EITHER and card.side not in (side, EITHER):
        return False
    return card.only == NOTHING or card.only in people
