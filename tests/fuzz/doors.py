"""The doors: each makes inputs of its own and lets them in; but an answer or a refusal, all is a find."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Final, Protocol

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.server.presenting import why
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.fuzz.havoc import joined, spoiled, words_of_chance
from tests.fuzz.samples import samples
from tests.fuzz.served import HttpDoor, SocketDoor
from tests.hostile.notations import hostile_notations
from tests.hostile.readers import READERS, careful, told
from tests.tables.whole_games import WholeGames, every_game, play_random
from tests.tools.mutations import PER_DUMP, Mutant, attempt, mutants


class Door(Protocol):
    def make(self, random: Random) -> str:
        """An input, from this chance alone."""
        ...

    def knock(self, text: str) -> None:
        """Let it in; an exception is a find."""
        ...

    def close(self) -> None:
        """Nobody knocks any more."""
        ...


class TextDoor:
    """Whoever reads a file: what is right, spoiled; two of them joined; and what never was right."""

    def __init__(self, name: str, *readers: str) -> None:
        self._name = name
        self._readers = [careful(READERS[reader]) for reader in readers]

    def make(self, random: Random) -> str:
        known = samples(self._name)
        drawn = random.random()
        if drawn < 0.1:
            return words_of_chance(random)
        if drawn < 0.2:
            return joined(random.choice(known), random.choice(known), random)
        return spoiled(random.choice(known), random)

    def knock(self, text: str) -> None:
        for read in self._readers:
            read(text)

    def close(self) -> None:
        """Nothing is open."""


class MomentDoor:
    """Whoever reads a line at a table: moves, and what is asked about at some moment of some game."""

    PER_MOMENT: Final = 200

    def __init__(self) -> None:
        self._games: list[WholeGames] = every_game()
        self._left = 0
        self._match: Match
        self._lines: list[str] = []

    def make(self, random: Random) -> str:
        if not self._lines:
            self._match = _moment(random.choice(self._games), random)
            slugs = words_of(self._match.game.name).at(self._match).card_slugs()
            seed = random.randrange(2**32)
            self._lines = list(hostile_notations(self._match, slugs, seed, self.PER_MOMENT))
        line = self._lines.pop()
        return spoiled(line, random) if random.random() < 0.3 else line

    def knock(self, text: str) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Nothing is open."""


class NotationDoor(MomentDoor):
    def knock(self, text: str) -> None:
        try:
            self._match.why_not(self._match.parse(text))
        except NoctuaryError as error:
            told(error)


class WhyDoor(MomentDoor):
    def make(self, random: Random) -> str:
        line = super().make(random)
        if random.random() < 0.3:  # pointing at something: one word, perhaps with its place
            return "/".join(line.split()[-2:])
        return line

    def knock(self, text: str) -> None:
        decision = self._match.decision
        assert decision is not None
        for language in Language:
            try:
                why(self._match, decision.seat, text, language)
            except NoctuaryError as error:
                told(error)


class DumpDoor:
    """Whoever loads a whole situation: dumps of real games with something wrong in them (`mutations`)."""

    def __init__(self) -> None:
        self._games = {game.name: game for game in every_game()}
        self._mutants: Iterator[Mutant] = iter(())

    def make(self, random: Random) -> str:
        mutant = next(self._mutants, None)
        if mutant is None:
            game = random.choice(sorted(self._games))
            self._mutants = mutants(self._games[game], random.randrange(2**32), PER_DUMP)
            mutant = next(self._mutants)
        return json.dumps([mutant.game, mutant.number, mutant.changes, mutant.document])

    def knock(self, text: str) -> None:
        game, number, changes, document = json.loads(text)
        attempt(self._games[game], Mutant(game, 0, number, tuple(changes), document))

    def close(self) -> None:
        """Nothing is open."""


def _moment(game: WholeGames, random: Random) -> Match:
    """Somewhere in the middle of a game that still goes on."""
    while True:
        match = Match.start(game.name, game.setup_number(random.randrange(1000)), random.randbytes(8))
        play_random(match, random, random.randrange(200))
        if match.decision is not None:
            return match


# Which part of all inputs each door gets, in hundredths: reading is cheap, a server is not.
SHARES: Final[dict[str, int]] = {
    "notation": 30,
    "why": 15,
    "records": 10,
    "decks": 10,
    "sets": 5,
    "positions": 8,
    "dumps": 2,
    "sockets": 10,
    "http": 10,
}


def make_door(name: str) -> Door:
    if name == "notation":
        return NotationDoor()
    if name == "why":
        return WhyDoor()
    if name == "records":
        return TextDoor("records", "records")
    if name == "decks":
        return TextDoor("decks", "vtes deck", "buffy deck", "decks of a table")
    if name == "sets":
        return TextDoor("sets", "card set")
    if name == "positions":
        return TextDoor("positions", "position")
    if name == "dumps":
        return DumpDoor()
    if name == "sockets":
        return SocketDoor()
    if name == "http":
        return HttpDoor()
    raise ValueError(f"no such door: {name}; there are {', '.join(SHARES)}")
