"""`noctuary set check`: every mistake of a card set in one go, and fields that mean nothing are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.games.buffy.pool import default_sets
from noctuary.games.buffy.sets.checking import mistakes_in
from noctuary.games.buffy.sets.schema import card_set_schema
from tests.unit.cli.command_line import CommandLine

HEAD = """format = 1
set = "mine"
name = { en = "Mine", fr = "Le mien" }
"""
MISTAKES = (
    HEAD
    + """
[[card]]
slug = "one"
type = "item"
colour = "red"
traits = ["undreamt-of"]

[[card]]
slug = "two"
type = "actoin"

[[card]]
slug = "three"
type = "event"
level = 3
printing = "first"
[[card.ability]]
when = "never-ever"
do = [{ effect = "dance" }, { effect = "draw-cards", amout = 2 }]

[[card]]
type = "item"

[[card]]
slug = "five"
type = "item"
"""
)


def check(noctuary: CommandLine, tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    answer = noctuary("set", "check", str(file))
    assert answer.code == (2 if answer.err else 0)
    return [line.removeprefix(f"noctuary: {file}:") for line in answer.err.splitlines()]


def test_all_mistakes_are_told_in_the_order_of_the_file(noctuary: CommandLine, tmp_path: Path) -> None:
    lines = check(noctuary, tmp_path, MISTAKES)
    for named in (
        "card.1.colour",
        "card.1.traits.1",
        "card.2.type",
        "card.3.level",
        "card.3.printing",
        "card.3.ability.1.when",
        "card.3.ability.1.do.1.effect",
        "amout",
        "card.4.slug",
    ):
        assert sum(named in line for line in lines) == 1, (named, lines)
    numbers = [int(line.partition(":")[0]) for line in lines]
    assert numbers == sorted(numbers)
    assert not any("card.5" in line for line in lines)


def test_a_set_without_mistakes_has_none(noctuary: CommandLine, tmp_path: Path) -> None:
    assert check(noctuary, tmp_path, HEAD + '\n[[card]]\nslug = "five"\ntype = "item"\n') == []
    for ready in default_sets():
        alone = ready.text.replace('slug = "', 'slug = "again-')
        strict = [
            one for one in mistakes_in(alone, "again.toml", default_sets()) if "means nothing" in str(one)
        ]
        assert strict == []  # no card of ours says what means nothing


@pytest.mark.parametrize("field", ["may = true", 'cost = [{ pay = "fatigue-self" }]'])
def test_what_holds_all_the_time_has_no_price(noctuary: CommandLine, tmp_path: Path, field: str) -> None:
    ability = '[[card.ability]]\ndo = [{ effect = "boost", talent = "smarts", amount = 1 }]\n'
    text = HEAD + f'\n[[card]]\nslug = "five"\ntype = "item"\n{ability}{field}\n'
    lines = check(noctuary, tmp_path, text)
    assert any("means nothing" in line and field.partition(" ")[0] in line for line in lines), lines


def test_a_place_is_said_in_one_way(noctuary: CommandLine, tmp_path: Path) -> None:
    card = '\n[[card]]\nslug = "five"\ntype = "item"\nbearer = { place = "park", place_type = "school" }\n'
    text = HEAD + '[place_types]\nschool = { en = "School", fr = "École" }\n' + card
    lines = check(noctuary, tmp_path, text)
    assert any("card.1.bearer.place" in line and "means nothing beside" in line for line in lines), lines


def test_editors_get_a_schema(noctuary: CommandLine) -> None:
    assert noctuary("set", "schema").json == card_set_schema()
