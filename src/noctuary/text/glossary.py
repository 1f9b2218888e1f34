"""The terms of each game in both languages: `<game>-glossary-<term>` of the catalogues.

A term has its definition, the rules that define it and, where a language needs them, other `.forms` of the
word that texts use and other names it goes by: `.also`, in French what the printed rulebook says.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from noctuary.kernel.ids import RuleId
from noctuary.text.catalogue import Language, catalogue, say
from noctuary.text.rulebook import RuleText, find_rules, plain, rules_of

_BETWEEN: Final = " | "  # what separates several forms or names


class Term(NamedTuple):
    slug: str
    word: str
    definition: str
    also: tuple[str, ...]
    forms: tuple[str, ...]
    rules: tuple[RuleId, ...]


@cache
def glossary_of(game: str, language: Language) -> tuple[Term, ...]:
    """Every term of a game, in the order of the language's alphabet."""
    beginning = f"{game}-glossary-"
    ids = [message for message in catalogue(Language.EN).ids if message.startswith(beginning)]
    terms = [_term(message, message.removeprefix(beginning), language) for message in ids]
    return tuple(sorted(terms, key=lambda term: plain(term.word)))


def terms_of_rule(game: str, rule: str, language: Language) -> list[Term]:
    """The terms that a rule defines."""
    return [term for term in glossary_of(game, language) if rule in term.rules]


def rules_found(game: str, query: str, language: Language) -> list[RuleText]:
    """What `find_rules` finds, then the rules that define a term which somebody else calls by these words."""
    found = find_rules(game, query, language)
    wanted = plain(query.strip())
    if not wanted:
        return found
    terms = [term for one in Language for term in glossary_of(game, one)]
    meant = [term for term in terms if any(wanted in plain(name) for name in (*term.also, *term.forms))]
    defined = {rule for term in meant for rule in term.rules}
    return found + [one for one in rules_of(game, language) if one.rule in defined and one not in found]


def find_terms(game: str, query: str, language: Language) -> list[Term]:
    """The terms that go by the query in either language, in any form; without one, all of them."""
    wanted = plain(query.strip())
    other = {slug: _names(term) for slug, term in _by_slug(game).items()}
    return [
        term
        for term in glossary_of(game, language)
        if any(wanted in name for name in (*_names(term), *other[term.slug]))
    ]


def _by_slug(game: str) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for language in Language:
        for term in glossary_of(game, language):
            known = found.get(term.slug)
            found[term.slug] = term if known is None else term._replace(also=(*_called(known), *term.also))
    return found


def _names(term: Term) -> list[str]:
    return [plain(name) for name in _called(term)]


def _called(term: Term) -> tuple[str, ...]:
    return (term.word, *term.also, *term.forms)


def _term(message: str, slug: str, language: Language) -> Term:
    return Term(
        slug,
        say(language, message),
        say(language, f"{message}.def"),
        _several(message, "also", language),
        _several(message, "forms", language),
        tuple(RuleId(rule) for rule in say(Language.EN, f"{message}.rules").split()),
    )


def _several(message: str, attribute: str, language: Language) -> tuple[str, ...]:
    if catalogue(language).pattern(f"{message}.{attribute}") is None:
        return ()
    return tuple(say(language, f"{message}.{attribute}").split(_BETWEEN))
