"""Texts that were right once: pieces torn out, doubled, swapped, stretched and mixed with worse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tests.hostile.notations import HUGE
from tests.hostile.texts import CASES

LONGEST: Final = 70_000  # characters: a little more than any door takes
SIGNS: Final = (
    *" \t\n\r\0\"'`#[]{}()<>=,.:;-_/\\|~!?*+%&$@",
    "\u00a0",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\ud7ff",
    "é",
    "ﬁ",
    "Ａ",
    "а",
    "\U0001f9db",
    "e\u0301",
    "\r\n",
    '"""',
    "'''",
    "[[",
    "]]",
    "null",
    "true",
    "-1",
    *HUGE,
)

Spoiling = Callable[[str, Random], str]


def _place(text: str, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _stretch(text: str, random: Random) -> tuple[int, int]:
    """Where a piece begins and ends: mostly a short one."""
    begin = _place(text, random)
    return begin, min(len(text), begin + random.choice((1, 2, 5, 20, 200)))


def _insert_a_sign(text: str, random: Random) -> str:
    at = _place(text, random)
    signs: str = random.choice(SIGNS) * random.choice((1, 1, 1, 2, 30))
    return text[:at] + signs + text[at:]


def _drop_a_piece(text: str, random: Random) -> str:
    begin, end = _stretch(text, random)
    return text[:begin] + text[end:]


def _double_a_piece(text: str, random: Random) -> str:
    begin, end = _stretch(text, random)
    return text[:end] + text[begin:end] * random.choice((1, 1, 2, 50)) + text[end:]


def _swap_two_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _drop_a_line(text: str, random: Random) -> str:
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def _another_number(text: str, random: Random) -> str:
    """Change one of its numbers, if it has any near a place drawn by lot."""
    at = next((place for place in range(_place(text, random), len(text)) if text[place].isdigit()), None)
    if at is None:
        return _insert_a_sign(text, random)
    number = random.choice((*HUGE, "0", "1", "7", "13", "300"))
    return text[:at] + number + text[at + 1 :]


def _a_worst_case(text: str, random: Random) -> str:
    at = _place(text, random)
    case = CASES[random.choice(sorted(CASES))](random.choice((1, 10, 100, 3000)))
    return text[:at] + case + text[at:]


def _cut_off(text: str, random: Random) -> str:
    return text[: _place(text, random)]


def _other_case(text: str, random: Random) -> str:
    begin, end = _stretch(text, random)
    return text[:begin] + text[begin:end].swapcase() + text[end:]


WAYS: Final[tuple[Spoiling, ...]] = (
    _insert_a_sign,
    _insert_a_sign,
    _drop_a_piece,
    _double_a_piece,
    _swap_two_lines,
    _drop_a_line,
    _another_number,
    _another_number,
    _a_worst_case,
    _cut_off,
    _other_case,
)


def spoiled(text: str, random: Random) -> str:
    """The text after one to six mishaps."""
    for _ in range(random.choice((1, 1, 2, 3, 6))):
        text = random.choice(WAYS)(text, random)[:LONGEST]
    return text


def joined(one: str, other: str, random: Random) -> str:
    """The head of one and the tail of another."""
    return (one[: _place(one, random)] + other[_place(other, random) :])[:LONGEST]


def words_of_chance(random: Random) -> str:
    """A worst case as it is, mostly a small one: at its full size each is tried by `tests/hostile`."""
    size = random.choice((1, 5, 30, 200, 200, 2_000, 16_000))
    return CASES[random.choice(sorted(CASES))](size)
