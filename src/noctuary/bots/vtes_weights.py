"""How much each thing on a table of VTES counts, in points of pool.

The greedy bot counts with values made by hand. Whoever looks ahead counts with values that were found by play
(`tools/tune_vtes_judge.py`, docs/learned-judges.md): others win a duel than a table of five.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

_FILE: Final = "vtes_judge.json"


class Weights:
    """What `VtesJudge` counts with. By themselves the values are those of the greedy bot, made by hand."""

    def __init__(self) -> None:
        self.point = 14.0  # half a victory point
        self.out = -60.0
        self.edge = 0.8  # a point of pool in the next unlock phase, or a vote
        self.own_pool = 0.5
        self.own_pool_low = 0.5  # the same below twelve: the less there is, the more a point counts
        self.own_pool_thin = 1.2  # and below six
        self.prey_pool = 1.2
        self.prey_pool_low = 0.3
        self.hunter_pool = 0.15
        self.prey_table = 0.45  # of what lies there
        self.hunter_table = 0.3
        self.other_table = 0.1
        self.rival_point = 5.6
        self.minion = 2.0  # just for being there: it acts, it blocks
        self.capacity = 0.9
        self.blood = 0.45
        self.empty = -1.5  # must hunt (VTES-ACT-03), and falls at the first blow
        self.asleep = 0.35  # of its worth, in torpor
        self.unlocked = 0.5  # can act, or block
        self.bleed = 1.2  # each turn, as long as it lives
        self.strength = 0.5
        self.vote = 0.6
        self.life = 0.7
        self.thing = 1.4  # a location, a piece of equipment, a retainer
        self.price = 0.8  # for each point of pool that such a card has cost
        self.counter = 0.8  # on what lies by itself
        self.progress = 0.75  # a point on a face-down vampire, until it comes
        self.ripe = 0.4  # more of it, the nearer she is to coming
        self.hand = 0.15
        self.reserve = 5.0  # pool that is kept from transfers, and for each ready minion
        self.reserve_each = 2.0
        self.even = 0.0  # the lead with which a game is open
        self.scale = 10.0  # and the one by which it is three to one
        self.told_scale = 10.0  # the same between two seats, as people are told it (`VtesJudge.hope`)


def found(which: str) -> Weights:
    """The values that were found by play for `duels`, or for larger `tables`."""
    values: dict[str, float] = json.loads(files("noctuary.bots").joinpath(_FILE).read_text("utf-8"))[which]
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


BY_HAND: Final = Weights()
DUELS: Final = found("duels")
TABLES: Final = found("tables")
