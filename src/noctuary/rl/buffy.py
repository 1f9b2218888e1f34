"""What learners are told about the Buffy CCG: won or lost counts; characters and challenges are rows."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.notation import WORDS
from noctuary.rl.task import Task


class BuffyTask(Task):
    def __init__(self) -> None:
        self.verbs = {verb: word for verb, (word, _) in WORDS.verbs.items()}
        self.seats = frozenset(
            {
                "BuffyView.watch",
                "BuffyView.park_holder",
                "Space.owner",
                "Attached.owner",
                "Character.owner",
                "Challenge.owner",
                "Challenge.faced_by",
                "Conflict.attacker",
                "Conflict.defender",
                "Conflict.watch",
            }
        )
        self.own = frozenset(
            {"Side.hand", "Side.deck", "Side.challenge_deck", "Side.locations", "Side.second_parts"}
        )
        # The board never changes its shape, and how the spaces hang together follows from it.
        self.left_out = frozenset({"BuffyView.ring", "Space.adjacent"})
        # As many as random and greedy play have ever laid out, and some to spare: what is no row is not seen.
        self.rows = {
            "BuffyView.spaces": 1,  # the Park
            "BuffyView.characters": 4,
            "BuffyView.challenges": 6,
            "Character.attached": 6,
            "Conflict.attacker_stacks": 10,
            "Conflict.defender_stacks": 10,
        }
        self.rows_by_seat = {
            "BuffyView.spaces": 4,
            "BuffyView.characters": 6,
            "BuffyView.challenges": 5,
        }


TASK: Final = BuffyTask()
