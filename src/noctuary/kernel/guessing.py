"""Closed deck lists: which cards somebody may hold, for those who have only seen a part of her deck.

The decks that everybody knows are the possible ones, each as likely as what was seen makes it: the cards seen
are a handful out of it, and one that is not in it at all was put in for another. Beside them stands a
stranger's deck, made of whatever goes with what was seen. A guess follows from the cards seen, the number of
those that were not, and nothing else, so it cannot tell anything.
"""

from __future__ import annotations

from math import exp, lgamma, log
from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.kernel.chance import Chance

_STRANGE: Final = log(300.0)  # how much less likely a deck is with each card seen that is not in it
_OTHER_SIZE: Final = log(50.0)  # … with a pile of another size than hers
_STRANGER: Final = log(20.0)  # … that nobody knows
_FINE: Final = 1 << 12  # weights are whole numbers: the same on every machine
_MOST_KEPT: Final = 256  # guesses; a match has a few for each move, and forgets them


class DeckList:
    """A deck that everybody knows, in its piles."""

    __slots__ = ("counts", "piles")

    def __init__(self, piles: list[list[int]]) -> None:
        self.piles = piles
        self.counts = [counted(pile) for pile in piles]


class Possible:
    """A deck it could be: what is left in each of its piles, and what else may fill them up."""

    __slots__ = ("left", "others", "upto")

    def __init__(self, left: list[list[int]], others: list[list[int]]) -> None:
        self.left = left
        self.others = others
        self.upto = 0  # its weight and that of those before it


class Guess:
    """What may lie in the unseen piles, drawn anew each time."""

    __slots__ = ("_possible", "_sizes")

    def __init__(self, possible: list[Possible], sizes: list[int]) -> None:
        self._possible = possible
        self._sizes = sizes

    def draw(self, chance: Chance) -> list[list[int]]:
        """As many cards for each pile as were not seen, in any order."""
        found = self._possible[0]
        if len(self._possible) > 1:
            lot = chance.below(self._possible[-1].upto)
            for found in self._possible:
                if lot < found.upto:
                    break
        drawn: list[list[int]] = []
        for at, size in enumerate(self._sizes):
            heap = found.left[at][:]
            if len(heap) < size:
                more = found.others[at][:]
                chance.shuffle(more)
                heap += more[: size - len(heap)]
            chance.shuffle(heap)
            del heap[size:]
            drawn.append(heap)
        return drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class Guessing:
    """The decks that everybody knows, and what a deck may be; a game says what goes with what was seen."""

    def __init__(self, decks: list[DeckList], alike: list[int], most: list[int]) -> None:
        self.decks = decks
        self.alike = alike  # by kind: kinds with one number are limited together
        self.most = most  # by kind: copies in a deck
        self._kept: dict[tuple[tuple[int, ...], ...], Guess] = {}

    def stranger(self, seen: list[list[int]], sizes: list[int]) -> Possible:
        """A deck of cards that go with those seen, within the rules of decks: enough for each pile."""
        raise NotImplementedError

    def may_be(self, deck: DeckList, seen: list[list[int]], sizes: list[int]) -> bool:
        """Whether the cards seen may have been put into this deck."""
        return True

    def part_of(self, left: list[list[int]]) -> Possible:
        """What may be drawn of these cards, if it is not all of them."""
        return Possible(left, [])

    def guess(self, seen: list[list[int]], sizes: list[int]) -> Guess:
        """What may lie unseen, so many cards in each pile."""
        for pile in seen:
            pile.sort()
        known = (*[tuple(pile) for pile in seen], tuple(sizes))
        found = self._kept.get(known)
        if found is None:
            found = self._guess(seen, sizes)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[known] = found
        return found

    def _guess(self, seen: list[list[int]], sizes: list[int]) -> Guess:
        counts = [counted(pile) for pile in seen]
        decks = [deck for deck in self.decks if self.may_be(deck, seen, sizes)]
        fits = [fit(deck, counts, seen, sizes) for deck in decks]
        strange = -_STRANGER - _STRANGE * sum([len(pile) for pile in seen])
        best = max([*fits, strange])
        stranger: Possible | None = None
        possible: list[Possible] = []
        total = 0
        for deck, how_well in zip(decks, fits, strict=True):
            weight = int(exp(how_well - best) * _FINE)
            if weight:
                left = [self._left(pile, gone) for pile, gone in zip(deck.piles, counts)]
                found = self.part_of(left)
                if not _is_enough(found, sizes):
                    stranger = self.stranger(seen, sizes) if stranger is None else stranger
                    others = [self._besides(pile, more) for pile, more in zip(left, stranger.others)]
                    found = Possible(left, others)
                    if not _is_enough(found, sizes):
                        continue
                total += weight
                found.upto = total
                possible.append(found)
        weight = int(exp(strange - best) * _FINE)
        if weight or not possible:
            stranger = self.stranger(seen, sizes) if stranger is None else stranger
            stranger.upto = total + max(weight, 1)
            possible.append(stranger)
        return Guess(possible, sizes)

    def _left(self, pile: list[int], seen: dict[int, int]) -> list[int]:
        """What of a pile has not been seen; where other cards than its own were, within the limits."""
        alike, most = self.alike, self.most
        gone = dict(seen)
        had: dict[int, int] = {}
        for kind, count in seen.items():
            had[alike[kind]] = had.get(alike[kind], 0) + count
        left: list[int] = []
        for kind in pile:
            out = gone.get(kind, 0)
            if out:
                gone[kind] = out - 1
                continue
            so_far = had.get(alike[kind], 0)
            if so_far < most[kind]:
                had[alike[kind]] = so_far + 1
                left.append(kind)
        return left

    def _besides(self, left: list[int], more: list[int]) -> list[int]:
        """Those of the others that are not limited together with what is left."""
        taken = {self.alike[kind] for kind in left}
        return [kind for kind in more if self.alike[kind] not in taken]


def _is_enough(possible: Possible, sizes: list[int]) -> bool:
    for at, size in enumerate(sizes):
        others = len(possible.others[at]) if possible.others else 0
        if len(possible.left[at]) + others < size:
            return False
    return True


def counted(kinds: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for kind in kinds:
        found[kind] = found.get(kind, 0) + 1
    return found


def fit(deck: DeckList, counts: list[dict[int, int]], seen: list[list[int]], sizes: list[int]) -> float:
    """How likely (its logarithm) such cards are to be seen of this deck."""
    found = 0.0
    for at, size in enumerate(sizes):
        copies, whole, matched = deck.counts[at], len(deck.piles[at]), 0
        for kind, count in counts[at].items():
            held = copies.get(kind, 0)
            if held:
                met = min(held, count)
                matched += met
                found += _ways(held, met)
        found -= _ways(whole, matched) + _STRANGE * (len(seen[at]) - matched)
        if whole != len(seen[at]) + size:
            found -= _OTHER_SIZE
    return found


def _ways(of: int, taken: int) -> float:
    """The logarithm of the number of ways to take so many of them."""
    return lgamma(of + 1.0) - lgamma(taken + 1.0) - lgamma(of - taken + 1.0)
