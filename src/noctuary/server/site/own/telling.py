"""Games of a person as her page tells them: what she played, whom she met, how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Final

from noctuary.bots.strengths import plain_name
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.server.names import visible
from noctuary.server.store import SeatRow, TableRow
from noctuary.server.stories import choices_of
from noctuary.server.table.telling import choice_titles, seat_name
from noctuary.server.wire import Phase, Sitter, TableLine
from noctuary.server.wires.own import GameResults, OwnGame, Result, Tally
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import bots_called, games, menu_of

_LONGEST_NAME: Final = 80


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


class Played:
    """A finished game as one of its seats has played it."""

    def __init__(self, person: str, row: TableRow, seats: Sequence[SeatRow], language: Language) -> None:
        self.row = row
        self.seats = seats
        self.mine = next(seat for seat in seats if seat.person == person)
        self._language = language

    @property
    def result(self) -> Result:
        winners = self.row.winners.split()
        if not winners:
            return Result.DRAWN
        return Result.WON if str(self.mine.seat) in winners else Result.LOST

    @cached_property
    def deck(self) -> tuple[str, str]:
        """What she played, by what tells it apart and as a title: her own by the name she gave it, if any."""
        if self.row.game not in games():
            return "", ""
        choice = choices_of(self.row.game, _setup(self.row), self.seats)[self.mine.seat]
        if choice is None:
            return "", ""
        title = choice_titles(self.row.game, self._language).get(choice)
        if title is not None:
            return choice, title
        name = _own_name(self.row.game, choice)
        return f"own {name}", name or say(self._language, "server-own-deck")

    def opponents(self) -> list[tuple[str, str]]:
        """Whoever else sat there, by what tells them apart and by name: people, bots by their strength."""
        met = [self._who(seat) for seat in self.seats if seat is not self.mine]
        return list(dict.fromkeys(met))

    def _who(self, seat: SeatRow) -> tuple[str, str]:
        if seat.sitter == Sitter.BOT.value:
            kind = plain_name(seat.bot)
            return f"bot {kind}", say(self._language, "server-bots-of", kind=kind)
        name = seat.name or say(self._language, "server-somebody")
        return f"person {seat.person or ''} {name if seat.person is None else ''}", name

    def told(self) -> OwnGame:
        names = seats_told(self.row, self.seats, self._language)
        others = [name for seat, name in zip(self.seats, names) if seat is not self.mine]
        return OwnGame(
            self.row.id,
            self.row.game,
            self.row.title,
            self.deck[1],
            others,
            self.result,
            self.row.turn,
            when(self.row.updated),
        )


def seats_told(row: TableRow, seats: Sequence[SeatRow], language: Language) -> list[str]:
    """Who sits where; a bot with its strength, as the lobby tells it."""
    bots = bots_called(row.game, row.commitment, len(seats))
    return [_seat_told(seat, bots, language) for seat in seats]


def _seat_told(seat: SeatRow, bots: Sequence[str], language: Language) -> str:
    if seat.sitter == Sitter.OPEN.value:
        return say(language, "server-open-seat")
    name = seat_name(seat, bots, language)
    if seat.sitter != Sitter.BOT.value:
        return name
    return say(language, "server-bot-named", name=name, kind=plain_name(seat.bot))


def table_told(person: str, row: TableRow, seats: Sequence[SeatRow], language: Language) -> TableLine:
    """A table where she sits, as the lobby lists it; who looks on is told there."""
    return TableLine(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=Phase(row.phase),
        seats=seats_told(row, seats, language),
        open_seats=sum(seat.sitter == Sitter.OPEN.value for seat in seats),
        watching=0,
        mine=True,
        hosting=row.host == person,
        turn=row.turn,
        updated=when(row.updated),
    )


def _setup(row: TableRow) -> Document:
    found = json.loads(row.setup or "{}")
    return found if isinstance(found, dict) else {}


@lru_cache(maxsize=256)
def _own_name(game: str, text: str) -> str:
    """What somebody has called the deck of this list."""
    book = menu_of(game).decks
    try:
        return "" if book is None else visible(book.read(text).name)[:_LONGEST_NAME]
    except NoctuaryError:
        return ""  # what was a list once is none any more


# -- results ----------------------------------------------------------------------------------------------


class _Tallies:
    """Tallies by what they are of, those with most games first."""

    def __init__(self) -> None:
        self._found: dict[str, Tally] = {}

    def add(self, what: str, title: str, result: Result) -> None:
        count(self._found.setdefault(what, Tally(title, 0, 0, 0)), result)

    def told(self) -> list[Tally]:
        return sorted(self._found.values(), key=lambda tally: (-tally.played, tally.title))


def count(tally: Tally, result: Result) -> None:
    tally.played += 1
    tally.won += result is Result.WON
    tally.drawn += result is Result.DRAWN


def results(played: Iterable[Played]) -> list[GameResults]:
    """Game by game, those that she plays most first."""
    by_game: dict[str, list[Played]] = {}
    for one in played:
        by_game.setdefault(one.row.game, []).append(one)
    told = [_results(game, found) for game, found in by_game.items()]
    return sorted(told, key=lambda one: (-one.all.played, one.game))


def _results(game: str, played: Sequence[Played]) -> GameResults:
    all_of_them, decks, opponents = Tally("", 0, 0, 0), _Tallies(), _Tallies()
    for one in played:
        count(all_of_them, one.result)
        deck, title = one.deck
        if title:
            decks.add(deck, title, one.result)
        for who, title in one.opponents():
            opponents.add(who, title, one.result)
    return GameResults(game, all_of_them, decks.told(), opponents.told())
