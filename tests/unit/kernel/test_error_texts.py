"""Every error that reading and writing can raise has its line in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from noctuary.text.catalogue import Language, catalogue

SOURCE = Path(__file__).parents[3] / "src/noctuary"
OF_SETUPS = ("deck_fields.py",)  # a position has no decks


def messages() -> set[str]:
    found: set[str] = set()
    for file in [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/fables/*.py")]:
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'"((?:error|note)-[a-z0-9-]+[a-z0-9])"', text))
        problems = re.findall(r'\.(?:fail|refuse|error)\(\s*"([a-z-]+)"', text)
        if file.name not in OF_SETUPS:
            found |= {f"error-position-{problem}" for problem in problems}
        if file.name in ("fields.py", "setups.py", *OF_SETUPS):
            found |= {f"error-setup-{problem}" for problem in problems}
    return found - {"error-setup", "error-position"}


def test_every_error_has_its_text() -> None:
    assert len(messages()) > 60
    for language in Language:
        missing = [message for message in sorted(messages()) if message not in catalogue(language).ids]
        assert missing == []
