"""Deck lists as players write them (VTES-DECK-05): plain text, VDB, Amaranth, ARDB, JOL, Lackey, the archive.

All of them are lines of a count and a name. They differ in what stands around them: a preamble that may say
anything, headings with counts, columns after the name of a vampire.
"""

# not compiled: it reads lists and is never in a hot loop

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from noctuary.games.vtes.card_names import Names, names_in
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.decks import Deck, fits_groups
from noctuary.games.vtes.kinds import TYPE_SLUGS
from noctuary.games.vtes.official import official_name
from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.quoting import one_line, shortened

# All of these look at a stripped line, and none of them tries a run of spaces in more than one way: a list
# may be anything that anybody sends.
_LINE: Final = re.compile(r"(\d{1,3})\s*[xX×]?\s+(\S.*)")
_LINE_TIMES: Final = re.compile(r"(\d{1,3})[xX×](\S.*)")
_TIMES_AFTER: Final = re.compile(r"\s[xX×]\s?(\d{1,3})$")
_NAME: Final = re.compile(r"(?:deck name|deck|name|nom(?: du deck)?)\s*:(.+)", re.IGNORECASE)
_REMARK: Final = re.compile(r"\s(?:--|//|#)\s")  # what the archive says about a card behind its name
_HEADER: Final = re.compile(r"[^\W\d][\w ’'()/-]{0,40}\s*:(?:\s|$)")  # Author: …, Created by: …
_NOTHING: Final = re.compile(r"(?:[-=_*~\s]*|#.*|//.*|--\s.*)$")
_COUNTED: Final = re.compile(r"[(\[]\s*\d")
_SECTIONS: Final = ("crypt", "crypte", "library", "bibliotheque", "bibliothèque")
_HEADINGS: Final = frozenset(
    {
        *_SECTIONS,
        *(slug.replace("-", " ") for slug in TYPE_SLUGS),
        *("modifier", "combo", "power", "conviction", "imbued", "maître", "action politique"),
        *("modificateur", "modificateur d'action", "modificateur d’action", "réaction", "équipement"),
        *("compagnon", "serviteur", "allié", "événement", "évènement", "combinée", "pouvoir"),
    }
)
_LONGEST: Final = 64 * 1024  # characters
_LONGEST_LINE: Final = 300  # what comes after says nothing of a card
_LONGEST_NAME: Final = 100
_MOST_LINES: Final = 999  # a deck has at most a hundred, and an archive's preamble some more
_MOST_ENTRIES: Final = 300


@dataclass(frozen=True)
class _Entry:
    line: int
    count: int
    text: str
    kinds: list[int]  # what it can mean


def read_deck(text: str, pool: Pool, file: str) -> Deck:
    """The deck, or the error that names the first line that cannot be read."""
    deck, troubles = read_list(text, pool)
    if troubles:
        raise InFile(troubles[0].problem, file, troubles[0].line)
    return deck


def read_list(text: str, pool: Pool) -> tuple[Deck, list[Trouble]]:
    """As much of the deck as can be read, and every line that cannot."""
    if len(text) > _LONGEST:
        return Deck([], []), [Trouble(0, NoctuaryError(MessageId("error-deck-too-long"), most=_LONGEST))]
    lines = [line[:_LONGEST_LINE].strip() for line in text.removeprefix("\ufeff").splitlines()]
    troubles: list[Trouble] = []
    if len(lines) > _MOST_LINES:
        troubles.append(Trouble(_MOST_LINES + 1, _error("too-many-lines", most=_MOST_LINES)))
    entries: list[_Entry] = []
    names = names_in(pool)
    begins = _first_line(lines)
    for number, line in enumerate(lines[begins:_MOST_LINES], start=begins + 1):
        counted = _counted(line)
        if counted is not None and len(entries) == _MOST_ENTRIES:
            troubles.append(Trouble(number, _error("too-many-cards", most=_MOST_ENTRIES)))
            break
        if counted is not None:
            entries.append(_Entry(number, *counted, names.called(counted[1])))
        elif not _says_no_card(line) or _lacks_count(line, names):
            troubles.append(Trouble(number, _error("unreadable", text=line)))
    chosen = _settled(entries, pool)
    crypt: list[int] = []
    library: list[int] = []
    for entry in entries:
        kind = chosen.get(entry.line)
        if kind is None:
            troubles.append(Trouble(entry.line, _problem(entry, pool), entry.count, entry.text))
        else:
            (crypt if pool.cards[kind].is_crypt else library).extend([kind] * entry.count)
    troubles.sort(key=lambda trouble: trouble.line)
    return Deck(sorted(crypt), sorted(library), _name(lines)), troubles


# -- lines ------------------------------------------------------------------------------------------


def _first_line(lines: list[str]) -> int:
    """Where the list begins: at the first heading that counts its cards, if there is one.

    Whatever stands before it is the preamble of an archive, where `20 players` is no card. Lackey's
    `Crypt:` counts nothing and stands between the two halves.
    """
    for number, line in enumerate(lines[:_MOST_LINES]):
        if _heading(line) in _SECTIONS and _COUNTED.search(line):
            return number
    return 0


def _heading(line: str) -> str:
    """`Crypt [12 vampires]`, `Action Modifier/Combat (3)`, `Library:` without what follows the word."""
    return re.split(r"[(\[:\d]", line, maxsplit=1)[0].strip().casefold()


def _says_no_card(line: str) -> bool:
    if _NOTHING.match(line) or _HEADER.match(line):
        return True
    words = [word.strip() for word in re.split(r"/|&| or ", _heading(line))]
    return all(word in _HEADINGS or word.removesuffix("s") in _HEADINGS or word == "allies" for word in words)


def _lacks_count(line: str, names: Names) -> bool:
    """Some cards have a colon in their name, and are no `Author: …`."""
    return _HEADER.match(line) is not None and bool(names.called(line))


def _counted(line: str) -> tuple[int, str] | None:
    bare = _REMARK.split(line, maxsplit=1)[0].rstrip()
    found = _LINE.match(bare) or _LINE_TIMES.match(bare)
    if found:
        return int(found.group(1)), found.group(2)
    after = _TIMES_AFTER.search(bare)
    return (int(after.group(1)), bare[: after.start()].rstrip()) if after else None


def _name(lines: list[str]) -> str:
    named = (found.group(1).strip() for found in map(_NAME.match, lines) if found)
    return one_line(shortened(next(filter(None, named), ""), _LONGEST_NAME))


# -- several printings of one name (VTES-DECK-05) -----------------------------------------------------


def _settled(entries: list[_Entry], pool: Pool) -> dict[int, int]:
    """Which card each line means; one name of several groups is settled by the groups of the others."""
    sure = {entry.line: entry.kinds[0] for entry in entries if len(entry.kinds) == 1}
    groups = {pool.cards[kind].group for kind in sure.values() if pool.cards[kind].is_crypt}
    for entry in entries:
        if len(entry.kinds) > 1:
            fitting = [
                kind for kind in entry.kinds if groups and fits_groups({*groups, pool.cards[kind].group})
            ]
            if len(fitting) == 1:
                sure[entry.line] = fitting[0]
    return sure


def _problem(entry: _Entry, pool: Pool) -> NoctuaryError:
    if not entry.kinds:
        official = official_name(entry.text)
        return _error("not-yet", card=official) if official else _error("unknown-card", card=entry.text)
    groups = ", ".join(f"G{pool.cards[kind].group}" for kind in entry.kinds)
    return _error("ambiguous", card=entry.text, groups=groups, rule="VTES-DECK-05")


def _error(message: str, **arguments: str | int) -> NoctuaryError:
    return NoctuaryError(MessageId(f"vtes-deck-{message}"), **arguments)
