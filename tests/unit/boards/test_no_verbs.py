"""No board of the browser knows a verb: it draws things as what they are, as the words of offers say."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[3] / "web" / "src"

# Buttons for what is no thing on the table: the arrows of a track, the Edge, the crypt that is drawn from.
DRAWN_AS_BUTTONS = {"${word}", "{word}", "draw-crypt", "edge", "vote-edge"}


def test_boards_name_verbs_only_where_a_button_stands_for_one() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in (WEB / "games").rglob("*.svelte"))
    assert set(re.findall(r"\bverb/([\w${}-]+)", text)) == DRAWN_AS_BUTTONS


def test_whatever_can_be_chosen_says_what_it_is() -> None:
    """`word="play/ann"`, never a bare word, which would mean anything that goes by it."""
    for file in (WEB / "games").rglob("*.svelte"):
        for word in re.findall(r'\bword="([^"]+)"', file.read_text(encoding="utf-8")):
            assert re.match(r"[a-z+]+/", word), f"{file.name}: {word}"
