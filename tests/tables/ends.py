"""Games one move away from their end, to be looked at: the seat that looks wins by the move that is named."""

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.match import Match


class End(NamedTuple):
    game: str
    position: Document
    moves: tuple[str, ...]  # what is still to be played, `pass` among it, by whoever is asked


ENDS: Final = {
    "end-fables": End(
        "fables",
        {
            "fables": ["red", "snow"],
            "turn_number": 9,
            "seats": {"A": {"square": 5, "hp": 12, "hand": ["attack-3"]}, "B": {"square": 6, "hp": 3}},
        },
        ("attack attack-3",),
    ),
    "end-buffy": End(
        "buffy",
        {
            "step": "movement",
            "turn_number": 8,
            "park": {"holder": "A", "count": 5},
            "seats": {
                "A": {"essence": "ada-vance-essence", "destiny": 4, "characters": {"ada-vance-1": "park"}},
                "B": {"essence": "countess-vesna-essence", "destiny": 7},
            },
        },
        ("pass",),
    ),
    "end-vtes": End(
        "vtes",
        {
            "active": "A",
            "turn_number": 11,
            "seats": {"A": {"pool": 9, "ready": {"gelasia-fotiou": {"counters": 6}}}, "B": {"pool": 1}},
        },
        ("bleed gelasia-fotiou", "pass"),
    ),
}


def end(name: str) -> tuple[Match, int]:
    """The match before its last move, and the seat that looks at it."""
    wanted = ENDS[name]
    game = find_game(wanted.game)
    return Match.at(game, game.load(wanted.position), log=True), 0
