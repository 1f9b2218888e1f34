"""What to play: who sits where, and everything in game n of a plan follows from its seed and n alone.

The seats take turns at beginning: game 0 is begun by seat A, game 1 by seat B and so on. In a mirrored plan
the bots go round the table: the same deal is played with each of them in each place, what sits at the seats
stays, and only then comes the next deal, with the next seat to begin.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from noctuary.bots import Bot, make_bot
from noctuary.bots.own import check_own, is_own
from noctuary.bots.strengths import budget_of
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.sim.own_bots import seated
from noctuary.sim.setups import check_setup, setup_for

_KEY_BYTES: Final = 6


@dataclass(frozen=True)
class Plan:
    """What to play: `seats` names what sits where (Fables, decks), `bots` who plays it."""

    game: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: bytes
    options: tuple[tuple[str, Json], ...] = ()  # further fields of the setup, such as relics
    questions: bool = False  # also count those that a person would be shown
    mirror: bool = False
    begins: int = 0  # the seat that begins the first deal
    course: bool = False  # also gather cards that were played, and how life and pool went
    record: bool = False  # also write each game down

    def check(self) -> None:
        """Raise the NoctuaryError of a plan that nobody could play, before each of its games fails alike."""
        if self.games < 0:
            raise NoctuaryError(MessageId("sim-error-games"), games=self.games)
        if len(self.bots) != len(self.seats):
            raise NoctuaryError(
                MessageId("cli-error-bots-and-seats"), bots=len(self.bots), seats=len(self.seats)
            )
        for name in self.bots:
            if not isinstance(name, str):
                raise NoctuaryError(MessageId("sim-error-bot-name"), given=str(name))
            if is_own(name):
                check_own(name)
            else:
                make_bot(name, self.game, b"")
        check_setup(self.game, self.seats, **dict(self.options))

    @property
    def turns(self) -> int:
        """How often one deal is played: once for each different way round the table."""
        return period(self.bots) if self.mirror else 1

    def setup(self, number: int) -> Document:
        first = seat_letter(Seat((number // self.turns + self.begins) % len(self.seats)))
        return setup_for(self.game, self.seats, first=first, **dict(self.options))

    def seed_of(self, number: int) -> bytes:
        return _derive(self.seed, b"game", number // self.turns)

    def bots_at(self, number: int) -> tuple[str, ...]:
        """Who plays each seat."""
        by = number % self.turns
        return self.bots[-by:] + self.bots[:-by] if by else self.bots

    def players(self, number: int) -> list[Bot]:
        return [self._player(number, seat, name) for seat, name in enumerate(self.bots_at(number))]

    def _player(self, number: int, seat: int, name: str) -> Bot:
        return seated(name, self.game, _derive(self.seed_of(number), b"bot", seat))

    def identity(self) -> Document:
        """All that its games follow from; how many there are to be is not among it."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "bots": list(self.bots),
            "seed": self.seed.hex(),
            "options": dict(self.options),
            "questions": self.questions,
            "mirror": self.mirror,
            "begins": self.begins,
            "course": self.course,
        }

    def said(self) -> Document:
        """The options of the setup in few words: whole card sets are left out."""
        return {name: value for name, value in self.options if isinstance(value, bool | int | str)}

    def key(self) -> str:
        """By which rows in a file know their plan."""
        return fingerprint(self.identity())


def fingerprint(identity: Json) -> str:
    text = json.dumps(identity, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=_KEY_BYTES).hexdigest()


def period(bots: Sequence[str]) -> int:
    """After how many steps round the table everybody has the same neighbours again."""
    return next(step for step in range(1, len(bots) + 1) if [*bots[step:], *bots[:step]] == list(bots))


def by_the_clock(bot: str) -> bool:
    """Whether it thinks for so many seconds: then its moves depend on the machine."""
    budget = budget_of(bot, timed=False)
    return budget is not None and budget.seconds > 0


def _derive(seed: bytes, purpose: bytes, number: int) -> bytes:
    return hashlib.blake2b(number.to_bytes(8, "big") + seed, digest_size=32, person=purpose).digest()
