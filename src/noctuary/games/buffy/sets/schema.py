"""A JSON Schema of card sets, for editors of TOML files: it completes words, and marks what cannot be.

Shapes and limits come from `format`, words from `words`, and which fields go with which type, effect,
condition or cost from the same tables by which sets are read. What needs a look at other cards (whether a
trait is declared, a location exists) is left to `noctuary set check`.
"""

# not compiled: it describes files, and is never in a hot loop.

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from noctuary.games.buffy.blocks import catalogue
from noctuary.games.buffy.blocks.shapes import Shape
from noctuary.games.buffy.kinds import TYPE_SLUGS
from noctuary.games.buffy.sets import words
from noctuary.games.buffy.sets.cards import EVERY, FIELDS
from noctuary.games.buffy.sets.describing import describe
from noctuary.games.buffy.sets.format import FORMAT, SLUG, SetTable
from noctuary.text.catalogue import Language

Part: TypeAlias = "dict[str, Any]"

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_HOME: Final = "#/$defs/{name}"

# The words of each field, by the table it stands in; of a list they are the words of its entries.
_WORDS: Final[dict[str, dict[str, Iterable[str]]]] = {
    "FilterTable": {"whose": words.WHOSE, "ranks": words.RANKS, "place": words.PLACES},
    "EffectTable": {
        "effect": words.EFFECTS,
        "target": words.TARGETS,
        "player": words.PLAYERS,
        "talent": words.TALENTS,
        "talent_to": words.TALENTS,
        "until": words.UNTIL,
        "timing": words.TIMINGS,
        "card": words.TYPES,
        "from": words.ZONES,
        "to": words.ZONES,
    },
    "ConditionTable": {
        "check": words.CONDITIONS,
        "player": words.PLAYERS,
        "talent": words.TALENTS,
        "card": words.TYPES,
    },
    "CostTable": {"pay": words.COSTS},
    "AbilityTable": {"when": words.HAPPENINGS, "timing": words.TIMINGS, "once": words.ONCE},
    "EndingTable": {"when": words.HAPPENINGS},
    "CardTable": {
        "type": words.TYPES,
        "source": words.SOURCES,
        "side": words.SIDES,
        "rank": words.RANKS,
        "timing": words.TIMINGS,
        "unknown": words.UNKNOWN,
    },
    "SetTable": {"source": words.SOURCES},
}


def card_set_schema(language: Language = Language.EN) -> Part:
    """The schema of a whole file, described in a person's language."""
    _, parts = msgspec.json.schema_components([SetTable], ref_template=_HOME)
    for part in parts.values():
        part["properties"] = {name: _without_null(field) for name, field in part["properties"].items()}
    for name, fields in _WORDS.items():
        for field, allowed in fields.items():
            _allow(parts[name]["properties"][field], allowed)
    _choices(parts["EffectTable"], "effect", catalogue.EFFECTS, ("effect", "until"))
    _choices(parts["ConditionTable"], "check", catalogue.CONDITIONS, ("check",))
    _choices(parts["CostTable"], "pay", catalogue.COSTS, ("pay",))
    parts["CardTable"]["allOf"] = [
        _when("type", TYPE_SLUGS[kind], needed, (*EVERY, *needed, *possible))
        for kind, (needed, possible) in FIELDS.items()
    ]
    describe(parts, language)
    whole = parts.pop("SetTable")
    about = whole["properties"]["format"]["description"]
    whole["properties"]["format"] = {"const": FORMAT, "description": about}
    for field in ("people", "traits", "place_types"):
        whole["properties"][field]["propertyNames"] = {"pattern": SLUG, "maxLength": 60}
    return {"$schema": DIALECT, **whole, "$defs": parts}


def _without_null(field: Part) -> Part:
    """What may be left out; TOML has nothing that stands for nothing."""
    options = field.pop("anyOf", None)
    if options is None:
        return field
    kept = [option for option in options if option.get("type") != "null"]
    field.pop("default", None)
    return {**field, **kept[0]} if len(kept) == 1 else {**field, "anyOf": kept}


def _allow(field: Part, allowed: Iterable[str]) -> None:
    entries = field["items"] if field.get("type") == "array" else field
    entries.clear()
    entries["enum"] = sorted(allowed)


def _choices(part: Part, field: str, kinds: Sequence[Any], always: tuple[str, ...]) -> None:
    """What each effect, condition or cost must be told, and what it would not listen to."""
    part["allOf"] = [_of_block(field, kind.slug, kind.shape, always) for kind in kinds if kind.slug]


def _of_block(field: str, slug: str, shape: Shape, always: tuple[str, ...]) -> Part:
    allowed = dict.fromkeys([*always, *(one.name for one in shape.fields())])
    told = _when(field, slug, [one.name for one in shape.needs], allowed)
    said: Part = {}
    if shape.what:
        said["what"] = {"enum": sorted(shape.what)}
    if shape.waive:
        said["waive"] = {"items": {"enum": sorted(shape.waive)}}
    if said:
        told["then"]["properties"] = said
    return told


def _when(field: str, word: str, needed: Sequence[str], allowed: Iterable[str]) -> Part:
    """If this field says this word: the fields that go with it, and no others."""
    return {
        "if": {"properties": {field: {"const": word}}, "required": [field]},
        "then": {"required": list(needed), "propertyNames": {"enum": list(allowed)}},
    }
