"""Decks by lot: legal, of any cards of a pool, and able to play what they hold.

The rules of deck construction (BUF-DCK) say what is legal; beyond them a deck by lot keeps to a little sense:
every level of its Main Character, of others a level only with the one below it, cards bound to one person
only in that person's deck, both parts of an episode, and no card of which something is not known.
"""

# not compiled: it is never in a hot loop.

from __future__ import annotations

from collections import Counter
from typing import Final

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.decks import CHALLENGES, COPIES, LOCATIONS, RESOURCES, Deck, Format
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
    SIDE_SLUGS,
)
from noctuary.kernel.chance import Chance
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import NOTHING

_FEWEST: Final = 3  # at least one card in so many is a character, and one an action
_HALF: Final = 2  # at most one card in so many (BUF-DCK-09)
_LEAST_LOCATIONS: Final = 4  # one for each space of one's own (BUF-SETUP-03)
_STRANGERS: Final = 2  # so many challenges of the other side, at most, to tempt an opponent with


def random_deck(
    pool: Pool, chance: Chance, form: Format = Format.CASUAL, side: int = EITHER, size: int = 0
) -> Deck:
    """A legal deck (BUF-SETUP-01) of that side or, with EITHER, of any; `size`: of the Resource Deck.

    A pool that is too small for one is an error.
    """
    main, essence = _main_character(pool, chance, side)
    making = _Making(pool, chance, main, max(size, form.least))
    resources = making.resources()
    return Deck(
        essence.kind,
        main.kind,
        resources,
        _challenges(pool, chance, essence.side if essence.side == EITHER else main.side),
        _locations(pool, chance),
        _second_parts(pool, resources),
    )


def _known(pool: Pool, *types: int) -> list[Card]:
    """The cards of these types of which everything is known: any format takes them."""
    return [card for card in pool.cards if card.type in types and card.tournament]


def _main_character(pool: Pool, chance: Chance, side: int) -> tuple[Card, Card]:
    """An essence and a level-1 card that matches it (BUF-DCK-11, BUF-ESS-04), on the side that is wanted."""
    pairs = [
        (card, essence)
        for essence in _known(pool, ESSENCE)
        for card in _known(pool, CHARACTER)
        if card.who == essence.who and card.level == 1
        if essence.side in (card.side, EITHER) and side in (card.side, EITHER)
    ]
    if not pairs:
        raise NoctuaryError(MessageId("error-deck-making-nobody"), side=SIDE_SLUGS[side])
    essences = sorted({essence.kind for _, essence in pairs})
    kind = essences[chance.below(len(essences))]
    starters = [pair for pair in pairs if pair[1].kind == kind]
    return starters[chance.below(len(starters))]


class _Making:
    """A Resource Deck as it grows, copy by copy."""

    def __init__(self, pool: Pool, chance: Chance, main: Card, size: int) -> None:
        self.pool = pool
        self.chance = chance
        self.main = main
        self.size = size
        self.kinds: list[int] = []
        self.of_type: Counter[int] = Counter()
        self.of_level: Counter[tuple[int, int]] = Counter()

    def resources(self) -> list[int]:
        """The Main Character, then characters and actions, each at least a third; then whatever fits."""
        self._add(self.main)
        self._add_higher_levels()
        for card_type in (CHARACTER, ACTION):
            least, most = self.size // _FEWEST, self.size // _HALF
            self._fill([card_type], least + self.chance.below(most - least + 1) - self.of_type[card_type])
        self._fill([kind for kind in RESOURCES if kind not in (CHARACTER, ACTION)], self._missing())
        self._fill([CHARACTER, ACTION], self._missing())  # a pool of few skills and items
        if self._missing():
            raise NoctuaryError(
                MessageId("error-deck-making-too-few"), count=len(self.kinds), least=self.size
            )
        return self.kinds

    def _add_higher_levels(self) -> None:
        """One card of each further level of the Main Character, as far as they go."""
        own = [self.pool.cards[kind] for kind in self._copies([CHARACTER])]
        for card in sorted(own, key=_level):  # in any order within a level
            if card.who == self.main.who and self._fits(card) and not self.of_level[card.who, card.level]:
                self._add(card)

    def _missing(self) -> int:
        return self.size - len(self.kinds)

    def _fill(self, types: list[int], wanted: int) -> None:
        """Add so many copies of cards of these types, as far as the rules admit any."""
        added = -1
        while wanted > 0 and added != 0:  # a level may find a place after the one below it
            added = 0
            for kind in self._copies(types):
                if added < wanted and self._fits(self.pool.cards[kind]):
                    self._add(self.pool.cards[kind])
                    added += 1
            wanted -= added

    def _copies(self, types: list[int]) -> list[int]:
        """Every copy that could still be added, in any order."""
        copies = [
            card.kind
            for card in _known(self.pool, *types)
            if self._belongs(card)
            for _ in range(_most_copies(card) - self.kinds.count(card.kind))
        ]
        self.chance.shuffle(copies)
        return copies

    def _belongs(self, card: Card) -> bool:
        """On the deck's side (BUF-DCK-01), and not bound to somebody who is not its Main Character."""
        if card.type == CHARACTER and card.side not in (self.main.side, EITHER):
            return False
        return card.only in (NOTHING, self.main.who)

    def _fits(self, card: Card) -> bool:
        """At most half of a kind (BUF-DCK-09), three of a level (BUF-DCK-08), no level before the last."""
        if card.type in (CHARACTER, ACTION) and self.of_type[card.type] >= self.size // _HALF:
            return False
        if card.type != CHARACTER:
            return True
        if card.level > 1 and not self.of_level[card.who, card.level - 1]:
            return False
        return self.of_level[card.who, card.level] < COPIES

    def _add(self, card: Card) -> None:
        self.kinds.append(card.kind)
        self.of_type[card.type] += 1
        if card.type == CHARACTER:
            self.of_level[card.who, card.level] += 1


def _level(card: Card) -> int:
    return card.level


def _most_copies(card: Card) -> int:
    """BUF-DCK-06"""
    return 1 if card.type in (EVENT, EPISODE_ONE) else COPIES


def _challenges(pool: Pool, chance: Chance, side: int) -> list[int]:
    """Seven different ones (BUF-DCK-04), most of the own side; a turncoat's of either."""
    own = [card.kind for card in _known(pool, CHALLENGE) if card.side == side or EITHER in (side, card.side)]
    strangers = [card.kind for card in _known(pool, CHALLENGE) if card.kind not in own]
    chance.shuffle(own)
    chance.shuffle(strangers)
    from_others = min(chance.below(_STRANGERS + 1), len(strangers))
    chosen = own[: CHALLENGES - from_others]
    chosen += strangers[: CHALLENGES - len(chosen)]
    if len(chosen) < CHALLENGES:
        raise NoctuaryError(MessageId("error-deck-making-challenges"), count=len(chosen), wanted=CHALLENGES)
    return chosen


def _locations(pool: Pool, chance: Chance) -> list[int]:
    """Four to eight (BUF-DCK-07) if there are so many; a unique one once (BUF-RUL-58)."""
    copies = [
        card.kind
        for card in _known(pool, LOCATION)
        for _ in range(1 if card.unique else COPIES)  # more would be legal, and dull
    ]
    chance.shuffle(copies)
    return copies[: _LEAST_LOCATIONS + chance.below(LOCATIONS - _LEAST_LOCATIONS + 1)]


def _second_parts(pool: Pool, resources: list[int]) -> list[int]:
    """The Part II of each Part I (BUF-DCK-05, BUF-EPI-03)."""
    episodes = {pool.cards[kind].episode for kind in resources if pool.type[kind] == EPISODE_ONE}
    return [card.kind for card in _known(pool, EPISODE_TWO) if card.episode in episodes]
