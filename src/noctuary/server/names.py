"""Names and titles as people see them: what draws nothing is dropped, and look-alikes are one name."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text.catalogue import Language, say

_LONGEST: Final = 48  # characters of a skeleton: some letters are eighteen others
_MOST_MARKS: Final = 2  # on one letter; more of them cover the lines above and below
# Letters that draw nothing although Unicode calls them letters.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
# What looks like a Latin letter or another sign once capitals and wide forms are folded: Cyrillic, Greek,
# Armenian, and the digits and strokes that pass for letters.
_TWINS: Final = {
    **dict(zip("авеёзкмнорстухѕіїјҽԁԛԝһӏєв", "abeeзkmhopctyxsiijedqwhleb", strict=True)),
    **dict(zip("αβγεηικνορτυχωϲϳς", "abyenikvoptuxwcjc", strict=True)),
    **dict(zip("օսհոցզյ", "ouhngqj", strict=True)),
    **dict(zip("ıɩɪɑɡℓ", "iiiagl", strict=True)),
    **dict(zip("01|!¡ǀ", "olllll", strict=True)),
    "i": "l",  # a capital I is a small L in most type
}
# Capitals first: folded, some of them look like another letter.
_CAPITALS: Final = str.maketrans("АВЕЗКМНОРСТУХЅІЈԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABE3KMHOPCTYXSIJQWABEZHIKMNOPTYX")
_FOLD: Final = str.maketrans({sign: "l" if twin == "i" else twin for sign, twin in _TWINS.items()})


def visible(text: str) -> str:
    """On one line, without signs that draw nothing or turn the writing round; few marks on each letter."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if sign.isspace():
            kept.append(" ")
        elif sign.isprintable() and sign not in _BLANK and marks <= _MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """A name as it is shown; one that shows nothing is none."""
    name = visible(name)
    if not skeleton(name):
        raise NoctuaryError(MessageId("server-error-name"))
    return name


@cache
def nobody_names() -> frozenset[str]:
    """What guests without a name are called, in every language: nobody is told apart by it."""
    return frozenset(skeleton(say(language, "server-guest")) for language in Language)


def folded(name: str) -> str:
    """Without regard to capitals and spaces: how accounts were told apart before look-alikes were."""
    return " ".join(name.split()).casefold()


def skeleton(name: str) -> str:
    """What two names share that a person could take for one another.

    Wide and ornamental letters are their plain ones (NFKC), accents stay, and a letter of another writing
    that looks like a Latin one is that one.
    """
    plain = unicodedata.normalize("NFKC", visible(unicodedata.normalize("NFKC", name)))
    apart = unicodedata.normalize("NFD", plain.translate(_CAPITALS).casefold()).translate(_FOLD)
    while apart and unicodedata.category(apart[0]).startswith("M"):
        apart = apart[1:]  # marks that stand on no letter
    return unicodedata.normalize("NFC", apart).strip()[:_LONGEST]
