"""Tables in the middle of a game for the browser tests: of VTES by script, of the other games by lot.

A stage by lot is a game that random players have played until what is wanted has come about; whoever is then
asked is the one who looks at it. The same seeds play the same game each time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from tests.tables import vtes_stages

MOST_MOVES: Final = 2_000
_FABLES: Final = ("red", "snow", "alice", "mulan")
_DECKS: Final = ("ada-vance", "countess-vesna", "milo-hart", "brother-cain")


@dataclass(frozen=True)
class ByLot:
    game: str
    setup: Document
    come: Callable[[dict[str, Any]], bool]  # of what the asked seat sees
    moves: int  # before that is looked for
    seed: int = 1


def _rests(seen: dict[str, Any]) -> bool:
    return seen.get("conflict") is None and not seen.get("pending")


def _contests(seen: dict[str, Any]) -> bool:
    """A fight or challenge in which cards are stacked already."""
    conflict = seen["conflict"]
    return conflict is not None and bool(conflict["attacker_stacks"])


def _hurts(seen: dict[str, Any]) -> bool:
    """Damage is on its way to whoever is asked."""
    return any(packet["target"] == seen["seat"] for packet in seen["pending"])


_DUEL: Final[Document] = {"fables": list(_FABLES[:2])}
_TEAMS: Final[Document] = {"fables": list(_FABLES), "mode": "2v2"}
_TWO: Final[Document] = {"decks": list(_DECKS[:2])}
_FOUR: Final[Document] = {"decks": list(_DECKS)}

BY_LOT: Final = {
    "fables-duel": ByLot("fables", _DUEL, _rests, 60),
    "fables-duel-hurt": ByLot("fables", _DUEL, _hurts, 40),
    "fables-teams": ByLot("fables", _TEAMS, _rests, 120),
    "fables-teams-hurt": ByLot("fables", _TEAMS, _hurts, 80),
    "buffy-two": ByLot("buffy", _TWO, _rests, 120),
    "buffy-two-contest": ByLot("buffy", _TWO, _contests, 60),
    "buffy-four": ByLot("buffy", _FOUR, _rests, 240),
    "buffy-four-contest": ByLot("buffy", _FOUR, _contests, 120),
}


@cache
def stage(name: str) -> tuple[Match, int]:
    """The match in the middle of it, and the seat that looks at it: set up once, as nobody plays on in it."""
    return vtes_stages.stage(name) if name in vtes_stages.STAGES else _by_lot(BY_LOT[name])


def _by_lot(wanted: ByLot) -> tuple[Match, int]:
    random = Random(wanted.seed)
    match = Match.start(find_game(wanted.game), wanted.setup, b"stage", log=True)
    for made in range(MOST_MOVES):
        decision = match.decision
        assert decision is not None, "the game is over"
        enough = made >= wanted.moves and len(decision.moves) > 2
        if enough and wanted.come(document(match.view(decision.seat))):
            return match, decision.seat
        match.play(random.choice(decision.moves))
    raise AssertionError("it never comes about")
