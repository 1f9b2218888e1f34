"""The requirement of a card in words: `titled Sabbat vampire with capacity 8 or more` (VTES-SEQ-08).

Sects and titles stand for any of those named; everything else has to be true at once. A word of several is
written with hyphens: `black-hand`, `inner-circle`, `non-red-list`, `city-title`, `path-of-caine`.
"""

# not compiled: reads words once

from __future__ import annotations

import re
from typing import Final

from noctuary.games.vtes.kinds import PATH_SLUGS, SECT_SLUGS, TITLE_SLUGS, TRAIT_SLUGS
from noctuary.games.vtes.needs import Needs

_CAPACITY: Final = re.compile(r"\bcapacity (?:(\d+) or (more|less)|(above|below) (\d+))$")
_TRAITS: Final = ("infernal", "sterile", "red-list", "black-hand", "flight", "seraph")  # that cards ask for
_JOINING: Final = ("or", "with")
_OTHER: Final = "non-"
_PATH: Final = "path-of-"


class UnknownRequirement(ValueError):
    """The word that means nothing."""


def read_needs(text: str) -> Needs:
    words, least, most = _capacity(text.lower())
    sects: list[int] = []
    other_sects: list[int] = []
    titles: list[int] = []
    traits = no_traits = 0
    path = ""
    plain: set[str] = set()
    for word in words:
        bare = word.removeprefix(_OTHER)
        if bare in SECT_SLUGS:
            (sects if bare == word else other_sects).append(SECT_SLUGS.index(bare))
        elif word in TITLE_SLUGS:
            titles.append(TITLE_SLUGS.index(word))
        elif bare in _TRAITS:
            traits |= _bit(bare) if bare == word else 0
            no_traits |= 0 if bare == word else _bit(bare)
        elif word.startswith(_PATH) and word.removeprefix(_PATH) in PATH_SLUGS:
            path = word.removeprefix(_PATH)
        elif word in ("vampire", "titled", "non-titled", "city-title"):
            plain.add(word)
        elif word not in _JOINING:
            raise UnknownRequirement(word)
    return Needs(
        vampire="vampire" in plain,
        sects=sects,
        other_sects=other_sects,
        titles=titles,
        titled="titled" in plain,
        untitled="non-titled" in plain,
        city="city-title" in plain,
        traits=traits,
        no_traits=no_traits,
        path=path,
        least=least,
        most=most,
    )


def _bit(trait: str) -> int:
    return 1 << TRAIT_SLUGS.index(trait)


def _capacity(text: str) -> tuple[list[str], int, int]:
    """The words before it, and the least and the most capacity."""
    found = _CAPACITY.search(text)
    if found is None:
        return text.replace(",", " ").split(), 0, 0
    number, which, side, bound = found.groups()
    least = int(number) if which == "more" else int(bound) + 1 if side == "above" else 0
    most = int(number) if which == "less" else int(bound) - 1 if side == "below" else 0
    return text[: found.start()].replace(",", " ").split(), least, most
