"""What could be said by the cards that lie in play, from their kinds alone.

A decision asks many times whether anything in play changes a number, answers an event or can be used now, and
the answer is nearly always no. It follows from which cards lie there, so it is found once and kept until one
comes or goes. Whether such a card has its say (contested, another's, another number) is asked of the card.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import happenings
from noctuary.games.vtes.card import ANYTHING
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.kinds import DISCIPLINE_CARD
from noctuary.kernel.move import NOTHING

_NUMBERS: Final = 192  # those of `numbers.py` stay below


class InForce:
    """Never changed: states that have the same cards in play share one."""

    __slots__ = (
        "awaited",
        "burning",
        "costs",
        "demands",
        "holds",
        "must_use",
        "numbers",
        "rivals",
        "teaches",
        "used_in",
    )

    def __init__(self, pool: Pool, kinds: list[int], first_taught: int, last_taught: int) -> None:
        self.used_in = 0  # windows in which one of them can be used
        self.must_use = 0  # … has to be used (VTES-SEQ-14)
        self.numbers = [False] * _NUMBERS  # which numbers and permissions have a trait about them
        self.awaited = [False] * happenings.COUNT  # what one of them waits for
        self.costs = False  # whether one changes what cards cost
        self.holds = False  # … holds cards that can be played
        self.teaches = False  # … adds to somebody's Disciplines
        self.demands = False  # … makes a minion act (VTES-ACT-03)
        self.burning = False  # … is burned once something is so
        unique = [pool.cards[kind].name for kind in kinds if pool.unique[kind]]
        self.rivals = len(set(unique)) < len(unique)  # whether two have one unique name (VTES-CONTEST-01)
        for kind in kinds:
            self._add(pool, kind)
        for what in range(first_taught, last_taught + 1):
            self.teaches = self.teaches or self.numbers[what]

    def _add(self, pool: Pool, kind: int) -> None:
        card = pool.cards[kind]
        self.used_in |= pool.used_in[kind]
        self.must_use |= pool.must_use[kind]
        self.costs = self.costs or pool.changes_costs[kind]
        self.holds = self.holds or pool.holds[kind]
        self.demands = self.demands or pool.demands[kind] != NOTHING
        self.burning = self.burning or bool(card.burned_if)
        self.teaches = self.teaches or bool(card.keywords & DISCIPLINE_CARD)
        for trait in card.traits:
            if trait.what == ANYTHING:
                self.numbers = [True] * _NUMBERS
            else:
                self.numbers[trait.what] = True
        for trigger in card.triggers:
            self.awaited[trigger.happening] = True
