"""Where a rule leads: to the rules it names or is named by, to those it is shown with, to what it refuses.

What a rule's text does not name but belongs to it stands in its attribute `.see` of the English catalogue.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.games import folder_of
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.text.catalogue import Language, catalogue, say
from noctuary.text.examples import examples_of
from noctuary.text.rulebook import rules_of
from noctuary.text.words import words_of

_MOST_TOGETHER: Final = 6
_REFUSAL: Final = re.compile(r'Refusal\(\s*RuleId\("([^"]+)"\),\s*MessageId\("([^"]+)"\)')
_ID: Final = r"\b{prefix}-[A-Z0-9]+(?:-\d+[a-z]?)?\b"


class Links(NamedTuple):
    see: list[RuleId]  # rules and chapters that it names
    seen_from: list[RuleId]  # rules that name it
    together: list[RuleId]  # rules that the same examples show, the most frequent first


def links_of(game: str, rule: RuleId) -> Links:
    see, seen_from = _named(game)
    direct = see.get(rule, [])
    back = [other for other in seen_from.get(rule, []) if other not in direct]
    near = [other for other in _together(game).get(rule, []) if other not in direct and other not in back]
    return Links(direct, back, near[:_MOST_TOGETHER])


@cache
def _named(game: str) -> tuple[dict[RuleId, list[RuleId]], dict[RuleId, list[RuleId]]]:
    """For each rule those it names, and those that name it."""
    known = [found.rule for found in rules_of(game, Language.EN)]
    pattern = re.compile(_ID.format(prefix=re.escape(words_of(game).rule_prefix)))
    see: dict[RuleId, list[RuleId]] = {}
    back: dict[RuleId, list[RuleId]] = {}
    for rule in known:
        text = say(Language.EN, rule)
        if catalogue(Language.EN).pattern(f"{rule}.see") is not None:
            text = f"{text} {say(Language.EN, f'{rule}.see')}"
        for other in dict.fromkeys(pattern.findall(text)):
            if other in known and other != rule:
                see.setdefault(rule, []).append(RuleId(other))
                back.setdefault(RuleId(other), []).append(rule)
    return see, back


@cache
def _together(game: str) -> dict[RuleId, list[RuleId]]:
    """For each rule those that examples show along with it."""
    counted: dict[RuleId, Counter[RuleId]] = {}
    for example in examples_of(game):
        for rule in example.rules:
            counted.setdefault(rule, Counter()).update(other for other in example.rules if other != rule)
    return {rule: [other for other, _ in count.most_common()] for rule, count in counted.items()}


def refusals_by(game: str, rule: RuleId, language: Language) -> list[str]:
    """What the table says when it refuses a move by this rule, as far as that names nothing of one game."""
    found: list[str] = []
    for remedy in _refusals(game).get(rule, ()):
        try:
            found.append(say(language, remedy))
        except NoctuaryError:
            continue  # a sentence about a card or a number that only a game has
    return list(dict.fromkeys(found))


@cache
def _refusals(game: str) -> dict[RuleId, list[MessageId]]:
    """The sentences with which a game's modules refuse, by rule; every wheel has the source."""
    found: dict[RuleId, list[MessageId]] = {}
    folder = folder_of(game)
    for file in sorted(folder.rglob("*.py")) if folder is not None else ():
        for rule, remedy in _REFUSAL.findall(file.read_text(encoding="utf-8")):
            found.setdefault(RuleId(rule), []).append(MessageId(remedy))
    return found
