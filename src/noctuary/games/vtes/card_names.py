"""Cards by the names players write: accents, “The”, former and French names, groups, ADV (VTES-DECK-05)."""

# not compiled: it reads lists and is never in a hot loop

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool

ANY_GROUP: Final = 0
_LONGEST: Final = 300  # characters; the marks of a longer one could take very long to put in order
_LETTERS: Final = str.maketrans(
    {"™": "", "ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "œ": "oe", "ł": "l"}
)
_GROUP: Final = re.compile(
    r"[(\[]\s*(?:g(?:r(?:oupe?)?)?\.?)?\s*(\d|any)\s*[)\]]|\b(?:g|gr\.?|groupe?)\s?(\d|any)\s*$",
    re.IGNORECASE,
)
_CLAN_GROUP: Final = re.compile(r":\s*(\d|any)\s*$", re.IGNORECASE)
_ADVANCED: Final = re.compile(r"[(\[]\s*adv(?:anced|\.)?\s*[)\]]|\badv(?:anced)?\b\.?", re.IGNORECASE)
_TRADEMARK: Final = re.compile(r"\(tm\)", re.IGNORECASE)
_COLUMNS: Final = re.compile(r"\t|\s\s")
_CAPACITY: Final = re.compile(r"\s\d{1,2}$")


def plain(name: str) -> str:
    """A name without accents, marks, case and article, as it is looked up."""
    bare = _TRADEMARK.sub("", name).translate(_LETTERS)
    folded = unicodedata.normalize("NFKD", bare).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", " ", folded.replace("'", "")).split()
    if len(words) > 1 and words[0] == "the":
        words = words[1:]
    elif len(words) > 1 and words[-1] == "the":
        words = words[:-1]
    return " ".join(words)


@dataclass(frozen=True)
class Wanted:
    """A name as it is written in a list; a group of None: nobody says which."""

    name: str
    group: int | None = None
    advanced: bool = False


class Names:
    """Every name that a card of the pool goes or went by, in both languages."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._kinds: dict[str, list[int]] = {}
        for card in pool.printed:
            for name in dict.fromkeys(plain(one) for one in names_of(card)):
                self._kinds.setdefault(name, []).append(card.kind)

    def called(self, text: str) -> list[int]:
        """Everything that can be meant: several printings of one name, or nothing at all."""
        if len(text) > _LONGEST:
            return []
        for wanted in readings(text):
            found = self._matching(wanted)
            if found:
                return found
        return []

    def _matching(self, wanted: Wanted) -> list[int]:
        """A bare name means the base card (VTES-DECK-05); a name of today goes before a former one."""
        cards = [self._pool.cards[kind] for kind in self._kinds.get(plain(wanted.name), [])]
        cards = [card for card in cards if card.advanced == wanted.advanced]
        if wanted.group is not None:
            cards = [card for card in cards if card.is_crypt and card.group == wanted.group]
        current = [card for card in cards if plain(wanted.name) in (plain(card.name), card.slug)]
        return [card.kind for card in current or cards]


@lru_cache(maxsize=4)
def names_in(pool: Pool) -> Names:
    return Names(pool)


def names_of(card: Card) -> list[str]:
    return [card.name, card.name_fr, *card.former, card.slug]


def readings(text: str) -> Iterator[Wanted]:
    """What a text can mean, the likeliest first: the whole of it, then its first column alone.

    `Anson`, `Anson (G1)`, `Anson G1`, `Anson [ADV]`, and the lines of archives, which go on with capacity,
    Disciplines, title and `Toreador:1`.
    """
    first = _COLUMNS.split(text.strip(), maxsplit=1)[0]
    text = " ".join(text.split())  # no pattern below meets more than one space at a time
    yield Wanted(text)
    yield _read(text, text)
    if first != text:
        yield _read(first, text)
    capacity = _CAPACITY.search(first)
    if capacity:
        yield _read(first[: capacity.start()], text)


def _read(name: str, line: str) -> Wanted:
    """The name without what tells its printing; the group may stand at the end of the line."""
    found = _GROUP.search(name) or _CLAN_GROUP.search(line)
    bare = _ADVANCED.sub(" ", _GROUP.sub(" ", name))
    group = None if found is None else next(one for one in found.groups() if one is not None)
    number = None if group is None else int(group) if group.isdecimal() else ANY_GROUP
    return Wanted(bare, number, _ADVANCED.search(line) is not None)
