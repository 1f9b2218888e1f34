"""All cards of VTES to look through: the pool by clan, Discipline, cost …, then the other official ones."""

# not compiled: it is read by whoever looks at cards, never in a hot loop

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Final

from noctuary.games.vtes import facts
from noctuary.games.vtes.card import Card, X
from noctuary.games.vtes.card_names import ANY_GROUP
from noctuary.games.vtes.cards.printed import Printed, all_printed
from noctuary.games.vtes.kinds import (
    DISCIPLINE_CODES,
    INDEPENDENT_VOTES,
    KEYWORD_SLUGS,
    NO_TITLE,
    SECT_SLUGS,
    TITLE_SLUGS,
    TYPE_SLUGS,
)
from noctuary.games.vtes.official import OfficialName, official_list
from noctuary.games.vtes.words import WORDS
from noctuary.kernel.move import NOTHING
from noctuary.text.card_rules import ids_in
from noctuary.text.catalogue import Language, say
from noctuary.text.gallery import Facet, Gallery, Missing, Values
from noctuary.text.slugs import slug_of
from noctuary.text.words import sentence

FACETS: Final = (
    Facet("type"),
    Facet("clan"),
    Facet("discipline", together=True),
    Facet("capacity"),
    Facet("group"),
    Facet("sect"),
    Facet("title"),
    Facet("pool"),
    Facet("blood"),
    Facet("keyword", together=True),
    Facet("edition"),
)
FIFTH: Final = "v5"
_WORDS: Final = ("type", "clan", "discipline", "sect", "title", "keyword")  # `vtes-clan-brujah`


class VtesGallery(Gallery):
    def slugs(self) -> list[str]:
        """A merged vampire is two cards, each of which is here."""
        return [card.slug for card in WORDS.pool.printed]

    def facets(self) -> Sequence[Facet]:
        return FACETS

    def values(self, slug: str) -> Values:
        card = WORDS.pool.cards[WORDS.kind(slug)]
        found = {
            "type": [name for bit, name in enumerate(TYPE_SLUGS) if card.types >> bit & 1],
            "discipline": [code for which, code in enumerate(DISCIPLINE_CODES) if _has(card, which)],
            "edition": [FIFTH] if card.fifth else [],
        }
        return {**found, **(_of_crypt(card) if card.is_crypt else _of_library(card))}

    def value_title(self, facet: str, value: str | int, language: Language) -> str:
        if facet == "group" and value == ANY_GROUP:
            return say(language, "gallery-group-any")
        if facet == "edition":
            return sentence(say(language, f"gallery-edition-{value}"))
        return sentence(say(language, f"vtes-{facet}-{value}")) if facet in _WORDS else str(value)

    def former_names(self, slug: str) -> Sequence[str]:
        return WORDS.pool.cards[WORDS.kind(slug)].former

    def missing(self) -> Sequence[Missing]:
        return _missing()

    def is_played(self, slug: str) -> bool:
        """Vampires are influenced, not played."""
        return not WORDS.pool.cards[WORDS.kind(slug)].is_crypt

    def rules_named(self, slug: str) -> Sequence[str]:
        """Those that the function of the card names, where its source is at hand."""
        return ids_in(WORDS.rule_prefix, [_source(slug)])


def _source(slug: str) -> str:
    """From the line that defines it to the next line that begins something else."""
    printed = _printed().get(slug)
    if printed is None:
        return ""  # a vampire of the table of plain ones
    begin = _module(printed.home).partition(f"\ndef {printed.function}(")[2]
    return re.split(r"\n(?=\S)", begin, maxsplit=1)[0]


@cache
def _printed() -> dict[str, Printed]:
    return {one.slug: one for one in all_printed()}


@cache
def _module(home: str) -> str:
    file = resources.files("noctuary.games.vtes.cards") / f"{home.replace('.', '/')}.py"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _has(card: Card, discipline: int) -> bool:
    """Whether a vampire has it, or a library card requires it."""
    return bool(card.levels[discipline]) if card.is_crypt else discipline in card.disciplines


def _of_crypt(card: Card) -> dict[str, Sequence[str | int]]:
    titled = card.title not in (NO_TITLE, INDEPENDENT_VOTES)
    return {
        "clan": [WORDS.pool.clans[card.clan]],
        "capacity": [card.capacity],
        "group": [card.group],
        "sect": [] if card.sect == NOTHING else [SECT_SLUGS[card.sect]],
        "title": [TITLE_SLUGS[card.title]] if titled else [],
    }


def _of_library(card: Card) -> dict[str, Sequence[str | int]]:
    """What costs nothing costs 0 of neither; an X is what its player chooses."""
    return {
        "clan": [WORDS.pool.clans[clan] for clan in card.clans],
        "pool": ["X" if card.pool == X else card.pool] if card.pool else [],
        "blood": ["X" if card.blood == X else card.blood] if card.blood else [],
        "keyword": [slug for bit, slug in enumerate(KEYWORD_SLUGS) if card.keywords >> bit & 1],
    }


# -- the rest of the official list ---------------------------------------------------------------------


@cache
def _missing() -> list[Missing]:
    """Every printing on the official list that the pool lacks, in the order of the list."""
    here = {(card.name, card.group, card.advanced) for card in WORDS.pool.printed}
    taken = set(WORDS.pool.kind_of)
    found = []
    for official, group, advanced in _printings():
        if (official.name, group, advanced) not in here:
            slug = _slug(official.name, group if official.printings else None, advanced, taken)
            taken.add(slug)
            found.append(_missing_card(slug, official, group, advanced))
    return found


def _printings() -> Iterator[tuple[OfficialName, int, bool]]:
    """Of a library card there is but one."""
    for official in official_list():
        for group, advanced in official.printings or [(0, False)]:
            yield official, group, advanced


def _slug(name: str, group: int | None, advanced: bool, taken: set[str]) -> str:
    """As a card of the pool would be called; its group goes with it where the name alone is taken."""
    slug = slug_of(name) + ("-adv" if advanced else "")
    return f"{slug}-g{group or 'any'}" if slug in taken else slug


def _missing_card(slug: str, official: OfficialName, group: int, advanced: bool) -> Missing:
    names = {Language.EN: official.name, Language.FR: official.french}
    values: dict[str, list[str | int]] = {}
    if official.printings:
        values = {"type": [TYPE_SLUGS[0]], "group": [group]}
    if (official.name, group) in _fifth():
        values["edition"] = [FIFTH]
    return Missing(
        slug,
        {one: _title(name, official, group, advanced) for one, name in names.items()},
        official.former,
        values,
    )


@cache
def _fifth() -> frozenset[tuple[str, int]]:
    return facts.fifth_edition()


def _title(name: str, official: OfficialName, group: int, advanced: bool) -> str:
    """As the pool's are told apart (`names.card_title`)."""
    title = name.replace("'", "’")
    if advanced:
        return f"{title} (ADV)"
    base = [one for one, is_advanced in official.printings if not is_advanced]
    return f"{title} (G{group or 'ANY'})" if len(base) > 1 else title


GALLERY: Final = VtesGallery(WORDS)
