"""Names as words of an address or a notation: small letters and digits, with strokes between them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LEFT_OUT: Final = str.maketrans("", "", "'’™!")
_WORD: Final = re.compile(r"[a-z0-9]+")


def slug_of(name: str) -> str:
    """`Poacher's Hunting Ground` is `poachers-hunting-ground`."""
    bare = unicodedata.normalize("NFKD", name.translate(_LEFT_OUT)).encode("ascii", "ignore").decode()
    return "-".join(_WORD.findall(bare.lower()))
