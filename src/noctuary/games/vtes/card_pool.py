"""Every title known at a table, and what is asked of all of them again and again, found once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import alike
from noctuary.games.vtes.card import FOR_NOBODY, Card, within_reach
from noctuary.games.vtes.kinds import ALLY, BASIC, NON_UNIQUE, NONE, RETAINER, VAMPIRE, WINDOWS
from noctuary.kernel.move import NOTHING

_NO_LIMIT: Final = 1 << 30


class Pool:
    """Every title known at a table, numbered once; shared by all states of a match."""

    def __init__(self, cards: Sequence[Card], clans: list[str], number: int = 0) -> None:
        self.number = number  # which of the pools there have been (`pool_at`)
        self.cards = list(cards)
        self.clans = clans
        for kind, card in enumerate(self.cards):
            card.kind = kind
            card.chooses = _chooses(card)
        self.kind_of = {card.slug: card.kind for card in self.cards}
        self.printed = [card for card in self.cards if not card.halves]
        self.merged = {  # by the kinds of the base and the advanced card
            (card.halves[0].kind, card.halves[1].kind): card.kind for card in self.cards if card.halves
        }
        self.types = [card.types for card in self.cards]  # hot
        self.bodies = [card.becomes or card.types for card in self.cards]  # hot: what it is in play
        self.least_counters = [_lives(body) for body in self.bodies]  # hot: what it needs to stay in play
        self.most_counters = [  # hot: that it holds (VTES-SETUP-10)
            card.capacity if body == VAMPIRE else _NO_LIMIT
            for card, body in zip(self.cards, self.bodies, strict=True)
        ]
        self.windows = [_windows(card, in_play=False) for card in self.cards]  # hot: when it can be played
        self.used_in = [_windows(card, in_play=True) for card in self.cards]  # hot: when it can be used
        self.must_use = [_must_use(card) for card in self.cards]  # hot: when it has to be (VTES-SEQ-14)
        self.reach = [_reach(card) for card in self.cards]  # hot: what a minion could play, by its printing
        self.answers = [  # whether it is her action, then by window
            [alike.answers(self.cards, window, acting=acting) for window in range(WINDOWS)]
            for acting in (False, True)
        ]
        self.burn_options = alike.burnable(self.cards)
        self.unique = [_is_unique(card) for card in self.cards]  # hot
        self.has_traits = [bool(card.traits) for card in self.cards]  # hot
        self.demands = [_demand(card) for card in self.cards]  # hot: the use that is a mandatory action
        self.holds = [card.holds != FOR_NOBODY for card in self.cards]  # hot: cards that can be played
        self.changes_costs = [any(trait.changes_costs for trait in card.traits) for card in self.cards]  # hot


def _lives(body: int) -> int:
    """An ally or retainer without life is burned (VTES-ACT-13)."""
    return 1 if body & (ALLY | RETAINER) else 0


def _is_unique(card: Card) -> bool:
    """Vampires, and cards that say so (VTES-CONTEST-05)."""
    return (card.unique or card.types == VAMPIRE) and not card.traits_mask & NON_UNIQUE


def _demand(card: Card) -> int:
    """What it makes the minion that bears it do (VTES-ACT-03)."""
    for index, use in enumerate(card.uses):
        if use.action is not None and not use.optional:
            return index
    return NOTHING


def _chooses(card: Card) -> bool:
    """Whether not every minion may play it, whatever its Disciplines (VTES-SEQ-08)."""
    return bool(card.clans) or card.needs.anything


def _reach(card: Card) -> int:
    if not (card.becomes or card.types) & (VAMPIRE | ALLY):
        return 0
    bits = within_reach(NOTHING, NONE)
    for discipline, held in enumerate(card.levels):
        for level in range(BASIC, held + 1):
            bits |= within_reach(discipline, level)
    return bits


def _windows(card: Card, *, in_play: bool) -> int:
    mask = 0
    for use in card.uses:
        if use.in_play == in_play and not use.granted:
            mask |= use.windows
    return mask


def _must_use(card: Card) -> int:
    mask = 0
    for use in card.uses:
        if use.in_play and not use.optional and use.action is None:
            mask |= use.windows
    return mask
