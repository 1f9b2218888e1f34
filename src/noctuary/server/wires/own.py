"""One's own page: what one has played, where one sits, and everything to take along."""

from __future__ import annotations

from enum import Enum

import msgspec

from noctuary.server.wire import Phase, TableLine
from noctuary.server.wires.decks import DeckCards
from noctuary.server.wires.progress import Step


class Result(Enum):
    """How a game ended for her."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


class OwnGame(msgspec.Struct):
    """A finished game; its id is that of its replay."""

    id: str
    game: str
    title: str
    deck: str  # what she played, as a title; empty where it has none
    opponents: list[str]
    result: Result
    turn: int
    ended: str


class OwnGames(msgspec.Struct):
    """Some of them, the latest first; `more` is where the next ones begin."""

    games: list[OwnGame]
    more: str | None = None


class Tally(msgspec.Struct):
    """How often something was met, and how that ended."""

    title: str
    played: int
    won: int
    drawn: int


class GameResults(msgspec.Struct):
    """Results in one game: in all, by what she played, by whom she met."""

    game: str
    all: Tally
    decks: list[Tally]
    opponents: list[Tally]


class Own(msgspec.Struct):
    """Results over her latest games (`counted` of them), and the tables that wait for her."""

    results: list[GameResults]
    counted: int
    cut: bool  # there are older games that are not counted
    tables: list[TableLine]


# -- to take along ----------------------------------------------------------------------------------------


class KeptPerson(msgspec.Struct):
    name: str
    language: str
    account: bool
    since: str


class KeptGame(msgspec.Struct):
    """A game she has a seat in. What is hidden while it goes on is not here: no seed, no setup, no moves."""

    id: str
    game: str
    title: str
    phase: Phase
    seat: int
    seats: list[str]
    choice: str | None  # her own: a name, or the text of her deck
    updated: str
    record: str | None = None  # of a finished game


class KeptLine(msgspec.Struct):
    """A line of the chat: hers."""

    table: str
    text: str
    at: str


class KeptVersion(msgspec.Struct):
    """What a deck is, or once was."""

    version: int
    name: str
    format: str
    note: str
    cards: DeckCards
    at: str


class KeptDeck(msgspec.Struct):
    """A deck of hers with its earlier versions, the newest first."""

    game: str
    thrown_away: bool
    versions: list[KeptVersion]


class KeptMeasure(msgspec.Struct):
    """What a moderator has done about her, and why."""

    what: str
    reason: str
    at: str
    until: str | None
    lifted: str | None


class KeptEntry(msgspec.Struct):
    """An event where she takes part, and what she plays there."""

    id: str
    game: str
    title: str
    choice: str | None


class Everything(msgspec.Struct):
    """All that this server keeps about her; `cut` names what there is more of than a file may hold."""

    person: KeptPerson
    games: list[KeptGame]
    decks: list[KeptDeck]
    progress: list[Step]
    chat: list[KeptLine]
    blocked: list[str]
    cut: list[str]
    order: list[KeptMeasure] = []
    events: list[KeptEntry] = []
