"""What depends on the word that follows: articles in English, elision and contraction in French."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from noctuary.text.catalogue import Language

Arguments = dict[str, str | int]

MINUS: Final = "−"
_VOWEL: Final = "aeiouâàéèêëîïôûAEIOUÂÀÉÈÊËÎÏÔÛ"


@lru_cache(maxsize=1 << 13)
def tidy(language: Language, text: str) -> str:
    """Single spaces, and words as the one that follows wants them."""
    text = re.sub(" +", " ", text).strip()
    text = re.sub(r" (?=[.,])", "", text)
    return _french(text) if language is Language.FR else _english(text)


def _english(text: str) -> str:
    """ "A opposing" is "an opposing", "a other" is "another"; a capital A may be a name inside a sentence."""
    text = re.sub(r"\b(a|(?:^|(?<=\. ))A) other\b", r"\1nother", text)
    return re.sub(r"\b(a|(?:^|(?<=\. ))A) (?=[aeio])", r"\1n ", text)


def _french(text: str) -> str:
    """ "De un" is "d’un", "de le" is "du", "si il" is "s’il"."""
    text = re.sub(rf"\b([dD])e (?=[{_VOWEL}])", r"\1’", text)
    text = re.sub(r"\b([dD])e [lL]e\b", r"\1u", text)
    text = re.sub(r"\b([dD])e [lL]es\b", r"\1es", text)
    text = re.sub(r"(?<!\w)à [lL]e(s?)\b", lambda found: "aux" if found[1] else "au", text)
    text = re.sub(r"\b([sS])i (?=ils?\b)", r"\1’", text)
    return re.sub(r"\b([qQ])ue (?=(?:une?|ils?|elles?|on|au|aucune?)\b)", r"\1u’", text)


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"
