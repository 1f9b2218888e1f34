"""A rule without a test that names it is unfinished (design §3)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
TEXTS = TESTS.parent / "src/noctuary/text/en"


@pytest.mark.parametrize(("game", "prefix"), [("fables", "FAB"), ("vtes", "VTES")])
def test_every_rule_is_named_by_a_test_or_a_position(game: str, prefix: str) -> None:
    rules = (TEXTS / f"{game}-rules.ftl").read_text(encoding="utf-8")
    ids = re.findall(rf"^({prefix}-[A-Z0-9]+-\d+) =", rules, re.MULTILINE)
    named: set[str] = set()
    for file in [*TESTS.rglob("*.py"), *TESTS.rglob("*.toml")]:
        named |= set(re.findall(rf"{prefix}-[A-Z0-9]+-\d+", file.read_text(encoding="utf-8")))
    assert len(ids) > 200
    assert [rule for rule in ids if rule not in named] == []
    assert sorted(rule for rule in named if rule not in ids) == []
