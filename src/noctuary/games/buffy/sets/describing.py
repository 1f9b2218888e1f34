"""A card set's schema in words: what each table, field and choice means, in a person's language.

An editor of TOML files shows the English ones while somebody types; the form at `/sets` has both languages.
Words stand in `buffy-set-form.ftl`; what cards themselves call a thing is taken from there.
"""

# not compiled: it describes files, and is never in a hot loop.

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from noctuary.text.catalogue import Language, catalogue, say
from noctuary.text.words import sentence

Part: TypeAlias = "dict[str, Any]"

# What a table is called in the names of messages.
TABLES: Final = {
    "SetTable": "set",
    "Names": "names",
    "Tales": "tales",
    "CardTable": "card",
    "Talents": "talents",
    "Changes": "changes",
    "FilterTable": "filter",
    "EndingTable": "ending",
    "ConditionTable": "condition",
    "AbilityTable": "ability",
    "EffectTable": "effect",
    "CostTable": "cost",
}
# The beginnings of the messages in which the words of a field are told, the first that has one.
_LISTS: Final = {
    "type": ("buffy-set-type-", "gallery-kind-"),
    "card": ("buffy-set-type-", "gallery-kind-"),
    "side": ("buffy-side-",),
    "rank": ("buffy-rank-",),
    "ranks": ("buffy-rank-",),
    "talent": ("buffy-talent-",),
    "talent_to": ("buffy-talent-",),
    "from": ("buffy-set-zone-",),
    "to": ("buffy-set-zone-",),
}
# The effects whose ways read like those of another one.
_WAYS: Final = {"boost-per": "buffy-set-what-boost-", "change-type": "buffy-rank-"}


def describe(parts: Part, language: Language) -> None:
    """Write into each table and each of its fields what it means, and what each word there is called."""
    for name, part in parts.items():
        table = TABLES[name]
        part["description"] = say(language, f"buffy-set-table-{table}")
        for field, shape in part["properties"].items():
            shape["description"] = _about(table, field, language)
            _name_words(shape, _LISTS.get(field, (f"buffy-set-{field}-",)), language)
    for rule in parts["EffectTable"]["allOf"]:
        _describe_ways(rule, language)


def _about(table: str, field: str, language: Language) -> str:
    """What a field means in this table, where that is particular, or everywhere."""
    word = field.replace("_", "-")
    own = f"buffy-set-field-{table}-{word}"
    return say(language, own if _is_told(own, language) else f"buffy-set-field-{word}")


def _describe_ways(rule: Part, language: Language) -> None:
    """What one effect, of all, takes for `what` and `waive`."""
    effect = rule["if"]["properties"]["effect"]["const"]
    for field, shape in rule["then"].get("properties", {}).items():
        usual = f"buffy-set-what-{effect}-" if field == "what" else "buffy-set-waive-"
        _name_words(shape, (_WAYS.get(effect, usual) if field == "what" else usual,), language)


def _name_words(shape: Part, beginnings: Iterable[str], language: Language) -> None:
    """`enumNames` and `enumDescriptions` stand beside `enum`, as forms and editors know them."""
    entries = shape.get("items", shape)
    if "enum" not in entries:
        return
    ids = [_message(word, beginnings, language) for word in entries["enum"]]
    entries["enumNames"] = [sentence(say(language, one)) for one in ids]
    helps = [f"{one}.help" for one in ids]
    if all(_is_told(one, language) for one in helps):
        told = [say(language, one) for one in helps]
        entries["enumDescriptions"] = told
        entries["x-taplo"] = {"docs": {"enumValues": told}}


def _message(word: str, beginnings: Iterable[str], language: Language) -> str:
    *others, last = [f"{begin}{word}" for begin in beginnings]
    return next((one for one in others if _is_told(one, language)), last)


def _is_told(message: str, language: Language) -> bool:
    return catalogue(language).pattern(message) is not None
