"""Names that look alike are one name, and no name or title holds what nobody sees."""

from __future__ import annotations

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.names import clean_name, skeleton, visible

ALIKE = [
    ("Ann", "\u0410nn"),  # a Cyrillic capital A
    ("Ann", "\uff21\uff4e\uff4e"),  # full width
    ("Ann", "A\u200bn\u00adn\ufeff"),  # signs that draw nothing
    ("Ann", "\U0001d400\U0001d427\U0001d427"),  # mathematical letters
    ("Ann", "  ANN "),
    ("Alice", "AIice"),  # a capital I for the l
    ("Bob", "\u0412\u043eb"),
    ("Bob", "B0b"),
    ("Nora", "\u039dora"),  # a Greek capital nu
    ("José", "Jose\u0301"),
    ("Pax", "\u0440\u0430\u0445"),  # all of it Cyrillic
]


@pytest.mark.parametrize(("name", "twin"), ALIKE)
def test_names_that_look_alike_are_one_name(name: str, twin: str) -> None:
    assert skeleton(name) == skeleton(twin)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("José", "Jose"), ("Ада", "Ида"), ("木", "林")])
def test_names_that_look_different_are_different_names(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_skeleton_has_a_longest_length() -> None:
    """One sign of the name can be eighteen letters; the column of the account has room for 48."""
    assert len(skeleton("\ufdfa" * 24)) <= 48


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b\u200d", "\u3164", "\u202e", "\x00\x07", "\u0301", "\u2800"]
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(NoctuaryError, match="server-error-name"):
        clean_name(name)


def test_no_control_or_bidi_signs_and_no_towers_of_marks() -> None:
    assert visible("A\u202enn\x07\n\u2066 B\ud800") == "Ann B"
    assert visible("a" + "\u0301" * 20 + "b") == "a\u0301\u0301b"
