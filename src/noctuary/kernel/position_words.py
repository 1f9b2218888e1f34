"""What every game's positions say in the same words: seats by their letters, cards by their slugs, chance."""

# not compiled: it reads and writes documents and is never in a hot loop.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, Seat

NONE: Final = "none"  # no card, nobody, nowhere
NOBODY: Final = Seat(-1)
_MOST_DRAWN: Final = 2**53  # numbers that every reader of JSON keeps exactly
_LONGEST_KEY: Final = 64


class _Card(Protocol):
    @property
    def slug(self) -> str: ...


class Cards(Protocol):
    """A pool of cards, which go by their place in it."""

    @property
    def cards(self) -> Sequence[_Card]: ...


# -- writing ------------------------------------------------------------------------------------------


def letter(seat: int) -> str:
    return NONE if seat < 0 else SEAT_LETTERS[seat]


def letters(seats: Sequence[int]) -> list[Json]:
    return [letter(seat) for seat in seats]


def slugs(pool: Cards, kinds: Sequence[int]) -> list[Json]:
    return [pool.cards[kind].slug for kind in kinds]


def slug_or_none(pool: Cards, kind: int) -> str:
    return NONE if kind < 0 else pool.cards[kind].slug


def chance_document(chance: Chance) -> Document:
    return {"key": chance.key.hex(), "drawn": chance.drawn}


# -- reading ------------------------------------------------------------------------------------------


def read_chance(fields: Fields) -> Chance:
    """Without a word about it, every position has the same luck."""
    try:
        key = bytes.fromhex(fields.text("key", match_key(b"position").hex()))
    except ValueError:
        key = b""
    if not 1 <= len(key) <= _LONGEST_KEY:
        fields.refuse("not-a-key", "key")
    made = Chance(key, fields.number("drawn", 0, 0, _MOST_DRAWN))
    fields.finish()
    return made


def seat_or_none(fields: Fields, name: str, seats: int, usual: Seat = NOBODY) -> Seat:
    allowed = [NONE, *SEAT_LETTERS[:seats]]
    return Seat(allowed.index(fields.choice(name, allowed[usual + 1], allowed)) - 1)


def seat_list(fields: Fields, name: str, seats: int) -> list[Seat]:
    allowed = SEAT_LETTERS[:seats]
    found: list[Seat] = []
    for item in fields.texts(name):
        if len(item) != 1 or item not in allowed:
            fields.fail("not-allowed", name, given=item, allowed=", ".join(allowed))
        found.append(Seat(allowed.index(item)))
    return found
