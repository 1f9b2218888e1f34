"""Finding rules: by id, by the beginning of an id, or by words in either language (`noctuary rules`)."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from noctuary.kernel.ids import RuleId
from noctuary.text.catalogue import Language, catalogue, has, say
from noctuary.text.words import words_of


class RuleText(NamedTuple):
    rule: RuleId  # a chapter's title goes by the first two parts: FAB-ACT
    text: str


def rules_of(game: str, language: Language) -> list[RuleText]:
    """All chapter titles and rules of a game, in the order of its rulebook."""
    prefix = words_of(game).rule_prefix + "-"
    ids = (message for message in catalogue(language).ids if message.startswith(prefix))
    return [RuleText(RuleId(message), say(language, message)) for message in ids]


def is_rule(prefix: str, rule: str) -> bool:
    """Whether the rulebook of the game with this prefix has a rule (not just a chapter) with this id."""
    return rule.startswith(f"{prefix}-") and rule.count("-") > 1 and has(rule)


def chapters(game: str, language: Language) -> list[RuleText]:
    return [found for found in rules_of(game, language) if found.rule.count("-") == 1]


def find_rules(game: str, query: str, language: Language) -> list[RuleText]:
    """Rules whose id begins like the query (`FAB-ACT-04`, `act`), then those that contain all its words.

    Words are looked for in every language, because whoever learned the game in one may read in another.
    """
    wanted = query.strip().casefold()
    if not wanted:
        return chapters(game, language)
    by_id = rules_called(game, query, language)
    words = plain(query).split()
    by_words = [found for found in rules_of(game, language) if _contains(found.rule, words)]
    return by_id + [found for found in by_words if found not in by_id]


def rules_called(game: str, beginning: str, language: Language) -> list[RuleText]:
    """Rules whose id begins like this, with or without the letters of the game."""
    wanted = beginning.strip().casefold()
    short = f"{words_of(game).rule_prefix}-{wanted}".casefold()
    # Without regard to capitals: some ids end in a small letter (BUF-RUL-07b).
    return [found for found in rules_of(game, language) if found.rule.casefold().startswith((wanted, short))]


def _contains(rule: RuleId, words: list[str]) -> bool:
    return any(all(word in text for word in words) for text in (plain(say(one, rule)) for one in Language))


def plain(text: str) -> str:
    """Without capitals and accents, so that `epique` finds « Épique »."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark)).replace("’", "'")
