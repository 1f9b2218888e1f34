"""Nothing that a seat may know is missing on one screen and there on another.

Each field of each view is read by the text table (whose board the terminal draws) and by the browser's, or it
is said here why not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
import pytest

from noctuary.boards import sections_of, told_of
from noctuary.boards.sight import Looking
from noctuary.bots import make_bot
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.positions import Position
from noctuary.kernel.script import run_line
from noctuary.text import Language
from noctuary.text.words import words_of
from tools import seen_types

TESTS: Final = Path(__file__).resolve().parents[2]
WEB: Final = TESTS.parent / "web" / "src"

# In words elsewhere, on every screen: the frame of a table tells whose turn it is, who is asked, who has won.
OF_THE_FRAME: Final = ("game", "seat", "turn", "active", "over", "winners", "waiting_for", "prompt")
_ASKED = "who is asked, which the frame tells"
_IN_A_SENTENCE = "in the sentence that the words of the game make of it"
_GAUGE = "counted with the gauges of the Fable that uses it"
_SHAPE = "the same in every game, and what can be gone to is offered"
_LABEL = "in words, by `told`"
NOT_IN_WORDS: Final[dict[str, dict[str, str]]] = {
    "buffy": {
        "BuffyView.passes": _ASKED,
        "BuffyView.watch": _ASKED,
        "Conflict.watch": _ASKED,
        "Conflict.resolving": "the talents that decide are told",
        "Side.main_card": "stands on the board as a character",
        "Space.adjacent": _SHAPE,
    },
    "fables": {
        "Durable.value": "the basic card beside it says it",
        "Fable.fable": "her name heads her side",
        "Fable.prices": "told with the reserves' prices, which the rules are asked for",
        "FablesView.matches": _GAUGE,
        "FablesView.poison": _GAUGE,
        "FablesView.mode": "partners are told",
        "FablesView.squares": _SHAPE,
        "Packet.source": "the log tells who has hit whom",
    },
    "vtes": {
        "Action.eligible": "the minions that may block are told, and who will not",
        "Action.kind": _IN_A_SENTENCE,
        "Action.seat": _IN_A_SENTENCE,
        "Action.target": _IN_A_SENTENCE,
        "Action.targets": _IN_A_SENTENCE,
        "Fighter.seat": "its minion is told, who stands on her side",
        "Methuselah.predator": "the one whose prey she is",
        "Referendum.seat": "its minion is told, who stands on her side",
        "VtesView.moment": "the question tells the window",
        "VtesView.subject": "the question tells the window",
        "VtesView.window": "the question tells the window",
    },
}
TOO_RARE: Final = {"Played.seat", "Term.card", "Term.clan"}  # told, but no position comes to it
NOT_IN_THE_BROWSER: Final[dict[str, dict[str, str]]] = {
    "buffy": {
        "BuffyView.passes": _ASKED,
        "BuffyView.watch": _ASKED,
        "Character.moves_left": _LABEL,
        "Character.traits": _LABEL,
        "Conflict.watch": _ASKED,
        "Conflict.resolving": "the talents that decide are marked",
        "Side.main_card": "stands on the board as a character",
        "Space.adjacent": "drawn",
    },
    "fables": {
        "FablesView.matches": _GAUGE,
        "Packet.source": "the log tells who has hit whom",
    },
    "vtes": {"InPlay.face_down": _LABEL, "InPlay.owner": _LABEL},
}


class Watched:
    """A part of a view that notes what is asked of it."""

    def __init__(self, real: Any, asked: set[str]) -> None:
        self._real, self._asked = real, asked

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return type(self._real)

    def __getattr__(self, name: str) -> Any:
        self._asked.add(f"{type(self._real).__name__}.{name}")
        return watched(getattr(self._real, name), self._asked)

    def __eq__(self, other: object) -> bool:
        return bool(self._real == (other._real if isinstance(other, Watched) else other))

    def __hash__(self) -> int:
        return id(self._real)


def watched(thing: Any, asked: set[str]) -> Any:
    if isinstance(thing, msgspec.Struct):
        return Watched(thing, asked)
    if isinstance(thing, list):
        return [watched(one, asked) for one in thing]
    return {key: watched(one, asked) for key, one in thing.items()} if isinstance(thing, dict) else thing


class Noting(Looking):
    """Somebody whose eyes are followed."""

    asked: ClassVar[set[str]] = set()

    def view(self) -> Any:
        return watched(super().view(), self.asked)


def read_by_the_text_table(game: str) -> set[str]:
    """Every field that is read in the situations of the position files, and in a random game."""
    Noting.asked.clear()
    for file in sorted((TESTS / "positions" / game).rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if "[[card]]" in text:
            continue  # has cards of its own, whose words it brings along
        position = Position(text, file.name)
        match = position.begin()
        for line in position.script:
            look_at_once(match)
            if line.moves:
                run_line(match, line)
        look_at_once(match)
    match, bot = Match.start(game, {}, b"fields"), make_bot("random", game, b"fields")
    for _ in range(300):
        if match.decision is not None:
            look(match, match.decision.seat)
            match.play(bot.choose(match))
    return set(Noting.asked)


def look_at_once(match: Match) -> None:
    """As the one who is asked; when it is over, as anybody."""
    look(match, Seat(0) if match.decision is None else match.decision.seat)


def look(match: Match, seat: Seat) -> None:
    table = Noting(match, words_of(match.game.name).at(match), seat)
    sections_of(table, Language.EN)
    told_of(table, Language.EN)
    board = import_module(f"noctuary.boards.{match.game.name}")
    for zone in board.piles(table, Language.EN):
        assert zone.title


def fields_of(game: str) -> Iterator[tuple[str, seen_types.Field]]:
    for kind in seen_types.structs(game):
        for field in seen_types.fields(kind):
            if field.name not in OF_THE_FRAME or kind.__name__.lower() != f"{game}view":
                yield f"{kind.__name__}.{field.attribute}", field


@pytest.mark.parametrize("game", seen_types.games())
def test_the_text_table_tells_every_field(game: str) -> None:
    read = read_by_the_text_table(game)
    missing = {name for name, _ in fields_of(game)} - read - TOO_RARE
    assert missing == NOT_IN_WORDS[game].keys()


@pytest.mark.parametrize("game", seen_types.games())
def test_the_browser_shows_every_field(game: str) -> None:
    sources = [file for file in (WEB / "games" / game).iterdir() if file.name != "view.ts"]
    text = "".join(file.read_text(encoding="utf-8") for file in [*sources, WEB / "table" / "Hand.svelte"])
    missing = {name for name, field in fields_of(game) if not is_read(field.name, text)}
    assert missing == NOT_IN_THE_BROWSER[game].keys()


def is_read(name: str, text: str) -> bool:
    return re.search(rf"[.{{,] ?{name}\b|\"{name}\"", text) is not None
