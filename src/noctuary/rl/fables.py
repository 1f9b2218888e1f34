"""What learners are told about Twisted Fables: won or lost counts, and the cards are those of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables.kinds import BASIC_KINDS, FIRST_OWN
from noctuary.games.fables.notation import AVATARS, WORDS
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import State
from noctuary.kernel.match import Match
from noctuary.rl.task import Task

_BASICS: Final = tuple(card.slug for card in POOL.cards[:BASIC_KINDS])

_GAUGES: Final = ("poison", "awakening", "awake", "fate", "fate-red", "tentacles", "match", "qi", "combo")


class FablesTask(Task):
    def __init__(self) -> None:
        self.most_moves = 64
        self.verbs = {verb: word for verb, (word, _) in WORDS.verbs.items()}
        self.seats = frozenset({"Packet.source", "Packet.target"})
        self.own = frozenset({"Fable.hand", "Fable.deck", "Fable.cache", "Fable.epics", "Fable.prices"})
        self.left_out = frozenset({"FablesView.mode", "FablesView.squares"})
        self.words = {
            "Fable.fable": tuple(POOL.sheets),
            "Fable.avatar": AVATARS,
            "FablesView.piles": _BASICS,
            "Fable.prices": _BASICS,
            "Fable.gauges": _GAUGES,
        }
        self.rows = {"Fable.reserves": 3, "Fable.durables": 4, "Fable.fate": 4, "FablesView.pending": 2}

    def vocabulary(self, deals: Sequence[Match]) -> list[str]:
        """The basic cards, and those of the Fables who sit there: everybody knows which these are."""
        found = [card.slug for card in POOL.cards[:FIRST_OWN]]
        here: dict[str, None] = {}
        for match in deals:
            state = match.state
            assert isinstance(state, State)
            here.update(dict.fromkeys(board.sheet.slug for board in state.boards))
        return found + [card.slug for fable in here for card in POOL.sheets[fable].own_cards()]


TASK: Final = FablesTask()
