"""Which rules a card has to do with: its definition names them, they name it, or a ruling about it does."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from noctuary.text.catalogue import Language
from noctuary.text.examples import examples_of, is_ruled_on
from noctuary.text.gallery import gallery_of
from noctuary.text.rulebook import is_rule, rules_of
from noctuary.text.words import words_of


def rules_for_card(game: str, slug: str) -> list[str]:
    """Their ids, each once."""
    ruled = [rule for example in examples_of(game) if is_ruled_on(example, slug) for rule in example.rules]
    found = [*gallery_of(game).rules_named(slug), *_naming(game).get(slug, ()), *ruled]
    prefix = words_of(game).rule_prefix
    return [rule for rule in dict.fromkeys(found) if is_rule(prefix, rule)]


def ids_in(prefix: str, texts: Iterable[str | None]) -> list[str]:
    """The rule ids that texts name: docstrings, the source of a card."""
    pattern = re.compile(rf"\b{prefix}-[A-Z0-9]+-\d+[a-z]?\b")
    return [rule for text in texts for rule in pattern.findall(text or "")]


@cache
def _naming(game: str) -> dict[str, list[str]]:
    """Of each card, the rules whose text has its title, written as a title is."""
    gallery = gallery_of(game)
    by_title: dict[str, list[str]] = {}
    for slug in gallery.slugs():
        by_title.setdefault(gallery.words.card_title(slug, Language.EN), []).append(slug)
    titles = sorted(map(re.escape, by_title), key=len, reverse=True)  # “Vamp Willow” is not “Willow”
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(titles)})(?![\w-])")
    found: dict[str, list[str]] = {}
    for rule, text in rules_of(game, Language.EN):
        for title in dict.fromkeys(pattern.findall(text)):
            for slug in by_title[title]:
                found.setdefault(slug, []).append(rule)
    return found
