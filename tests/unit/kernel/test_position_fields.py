"""`docs/position-fields.md` lists every field that the games read, each with its meaning."""

from __future__ import annotations

import re

import pytest

from noctuary.games.vtes import dumping
from noctuary.kernel.fields import Asked, Fields, listening
from tools import position_fields


def test_the_page_is_current() -> None:
    text = position_fields.TARGET.read_text(encoding="utf-8")
    assert text == position_fields.page(), "run python tools/position_fields.py"


def test_a_field_without_a_meaning_is_found() -> None:
    asked = {"wings": Asked("flag", default=False)}
    with pytest.raises(position_fields.Unexplained, match="vtes: wings"):
        position_fields.game_lines("vtes", asked, {})


def test_every_field_of_a_dump_is_there() -> None:
    page = position_fields.TARGET.read_text(encoding="utf-8").partition("## VTES")[2]
    listed = set(re.findall(r"^\| `([^`]+)`", page, re.MULTILINE))
    written = [names for key, names in vars(dumping).items() if key.endswith(("_NUMBERS", "_FLAGS"))]
    names = {name for group in written for name in group}
    assert names - listed == set()


def test_whoever_listens_hears_what_is_asked_for() -> None:
    with listening() as heard:
        table = Fields({"inner": {}}, "error-position").table("inner")
        table.number("hp", 3, 0, 30)
        table.choice("mode", "a", ["a", "b"])
    assert heard["inner.hp"] == ("number", 3, "0–30")
    assert heard["inner.mode"] == ("word", "a", "a, b")
    Fields({}, "error-position").flag("unheard")
    assert "unheard" not in heard
