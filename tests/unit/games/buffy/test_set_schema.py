"""The schema of card sets says what reading them says: every set of ours fits it, no kind of slip does."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from noctuary.games.buffy.blocks import catalogue
from noctuary.games.buffy.pool import default_sets
from noctuary.games.buffy.sets.checking import mistakes_in
from noctuary.games.buffy.sets.schema import card_set_schema
from noctuary.kernel.toml_text import to_toml

SCHEMA = card_set_schema()
VALIDATOR = Draft202012Validator(SCHEMA)
GOOD: dict[str, Any] = {
    "format": 1,
    "set": "mine",
    "name": {"en": "Mine", "fr": "La mienne"},
    "card": [
        {
            "slug": "lucky-break",
            "type": "action",
            "timing": ["fight-battle"],
            "icons": {"charm": 2},
            "ability": [
                {
                    "do": [
                        {
                            "effect": "boost",
                            "target": "this",
                            "talent": "chosen",
                            "amount": 2,
                            "until": "conflict",
                        }
                    ],
                    "if": [{"check": "at-least", "which": {"whose": "mine"}, "amount": 1}],
                    "cost": [{"pay": "fatigue", "amount": 1}],
                }
            ],
        }
    ],
}


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("card_set", default_sets(), ids=lambda one: one.slug)
def test_every_set_of_ours_fits(card_set: Any) -> None:
    assert [error.message for error in VALIDATOR.iter_errors(tomllib.loads(card_set.text))] == []


def changed(path: str, value: Any) -> dict[str, Any]:
    """The good set with one thing in it that is not so."""
    document = copy.deepcopy(GOOD)
    *steps, last = path.split(".")
    place: Any = document
    for step in steps:
        place = place[int(step) if isinstance(place, list) else step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", 2),
        ("set", "My Set"),
        ("colour", "red"),
        ("people", {"Big Letters": {"en": "A", "fr": "A"}}),
        ("card.0.type", "actoin"),
        ("card.0.level", 3),
        ("card.0.icons", None),
        ("card.0.timing", ["teatime"]),
        ("card.0.unknown", ["nothing"]),
        ("card.0.ability.0.when", "never-ever"),
        ("card.0.ability.0.once", "week"),
        ("card.0.ability.0.do.0.effect", "dance"),
        ("card.0.ability.0.do.0.amount", None),
        ("card.0.ability.0.do.0.amount", 31),
        ("card.0.ability.0.do.0.from", "hand"),
        ("card.0.ability.0.do.0.talent", "tap-dancing"),
        ("card.0.ability.0.if.0.check", "perhaps"),
        ("card.0.ability.0.if.0.which.place", "elsewhere"),
        ("card.0.ability.0.cost.0.pay", "money"),
        ("card.0.ability.0.cost.0.amount", 0),
    ],
)
def test_what_reading_refuses_the_schema_refuses(path: str, value: Any) -> None:
    wrong = changed(path, value)
    assert mistakes_in(to_toml(wrong), "mine.toml", default_sets()), "reading it finds the mistake"
    assert not VALIDATOR.is_valid(wrong)


def test_the_good_one_is_good() -> None:
    assert mistakes_in(to_toml(GOOD), "mine.toml", default_sets()) == []
    assert VALIDATOR.is_valid(GOOD)


@pytest.mark.parametrize("kind", catalogue.EFFECTS, ids=lambda kind: kind.slug)
def test_every_effect_says_what_it_takes(kind: Any) -> None:
    """Without what it needs it does not fit, and neither with a field that it would not listen to."""
    effect = {"effect": kind.slug, "fixed": True} if "fixed" not in _fields(kind) else {"effect": kind.slug}
    document = changed("card.0.ability.0.do", [effect])
    assert VALIDATOR.is_valid(document) == (not kind.shape.needs and "fixed" in _fields(kind))


def _fields(kind: Any) -> list[str]:
    return [one.name for one in kind.shape.fields()]
