"""The facts of cards, as they are printed: names, types, costs, requirements, and the vampires of the table.

Facts stand in words beside what the card does (`cards/printed.py`), or in a row of the table of vampires.
They are read strictly: a word that nobody knows is an error that names the card and the word.
"""

# not compiled: reads words once

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Final, NoReturn

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.kinds import (
    ALLY,
    BASIC,
    CIRCLE,
    CLAN_SLUGS,
    DISCIPLINE_CODES,
    INDEPENDENT_VOTES,
    KEYWORD_SLUGS,
    PATH_SLUGS,
    RETAINER,
    SECT_SLUGS,
    SUPERIOR,
    TITLE_SLUGS,
    TRAIT_SLUGS,
    VAMPIRE,
)
from noctuary.games.vtes.requirement_words import UnknownRequirement, read_needs
from noctuary.text.slugs import slug_of

PLAIN_VAMPIRES: Final = "vampires/plain.tsv"
FIFTH_EDITION: Final = "fifth_edition.tsv"
_BONUS: Final = re.compile(r"(bleed|strength|stealth|intercept|hunt)([+-]\d)")
_COLUMNS: Final = 11  # of the table of plain vampires


class UnknownFact(ValueError):
    """A word of a card's facts that means nothing: our own mistake, told before anybody plays."""


def _refuse(card: str, what: str, word: str) -> NoReturn:
    raise UnknownFact(f"{card}: {word!r} is no {what}")


class Clans:
    """Clan names as numbers, in the order in which cards name them."""

    def __init__(self) -> None:
        self.slugs: list[str] = []

    def number(self, name: str, card: str) -> int:
        slug = name.lower().replace(" ", "-")
        if slug not in CLAN_SLUGS:
            _refuse(card, "clan", name)
        if slug not in self.slugs:
            self.slugs.append(slug)
        return self.slugs.index(slug)


def rows(table: str) -> list[list[str]]:
    text = (resources.files("noctuary.games.vtes.cards") / table).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


def fifth_edition() -> frozenset[tuple[str, int]]:
    """Names and groups of all cards that its format admits (VTES-DECK-04), those not here included."""
    return frozenset((name, _group("".join(group))) for name, *group in rows(FIFTH_EDITION))


def _group(text: str) -> int:
    """0 fits everywhere (VTES-DECK-02); library cards have none."""
    return 0 if text in ("", "ANY") else int(text)


# -- the crypt -----------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class VampireFacts:
    """`disciplines="aus CEL"`: capitals are superior; `title="prince:Geneva"`; `traits="bleed+1"`."""

    name: str
    slug: str = ""  # where the name alone is not enough
    fr: str = ""
    former: Sequence[str] = ()
    clan: str
    group: int  # 0 fits everywhere (VTES-DECK-02)
    capacity: int
    disciplines: str = ""
    sect: str
    title: str = ""
    traits: str = ""

    def __post_init__(self) -> None:
        self.slug = self.slug or slug_of(self.name)


def plain_vampires() -> list[VampireFacts]:
    return [_row(row) for row in rows(PLAIN_VAMPIRES)]


def _row(row: list[str]) -> VampireFacts:
    if len(row) != _COLUMNS:
        raise UnknownFact(f"{row[0]}: {len(row)} columns instead of {_COLUMNS}")
    slug, name, french, former, clan, group, capacity, disciplines, sect, title, traits = row
    return VampireFacts(
        slug=slug,
        name=name,
        fr=french,
        former=[one.strip() for one in former.split(";") if one.strip()],
        clan=clan,
        group=_group(group),
        capacity=int(capacity),
        disciplines=disciplines,
        sect=sect,
        title=title,
        traits=traits,
    )


def vampire(facts: VampireFacts, clans: Clans) -> Card:
    card = Card(facts.slug, VAMPIRE)
    _names(card, facts.name, facts.fr, facts.former)
    card.clan = clans.number(facts.clan, facts.name)
    card.group = facts.group
    card.capacity = facts.capacity
    for code in facts.disciplines.split():
        if code not in (code.lower(), code.upper()):
            _refuse(facts.name, "Discipline", code)
        level = SUPERIOR if code.isupper() else BASIC
        card.levels[_number(facts.name, "Discipline", code.lower(), DISCIPLINE_CODES)] = level
    card.sect = _number(facts.name, "sect", facts.sect, SECT_SLUGS)
    _title(card, facts.title)
    for trait in facts.traits.split():
        _trait(card, trait, clans)
    card.unique = True
    return card


def _number(card: str, what: str, word: str, slugs: Sequence[str]) -> int:
    if word not in slugs:
        _refuse(card, what, word)
    return slugs.index(word)


def _names(card: Card, name: str, french: str, former: Sequence[str]) -> None:
    card.name = name
    card.name_fr = french or name
    card.former = list(former)


def _title(card: Card, text: str) -> None:
    """`prince:Geneva`, `justicar:Malkavian`, `independent:2`, `bishop`."""
    if not text:
        return
    title, _, of = text.partition(":")
    card.title = _number(card.name, "title", title, TITLE_SLUGS)
    if card.title == INDEPENDENT_VOTES:
        card.votes = int(of)
    else:
        card.city = of


def _trait(card: Card, text: str, clans: Clans) -> None:
    """`infernal`, `bleed+1`, `adv`, `slave:tremere`, `path:cathari`, `circle:Kiev`."""
    if text in TRAIT_SLUGS:
        card.traits_mask |= 1 << TRAIT_SLUGS.index(text)
    elif text == "adv":
        card.advanced = True
    elif text == "banned":
        card.banned = True
    elif text.startswith("slave:"):
        card.slave_of = clans.number(text.partition(":")[2], card.name)
    elif text.startswith("path:"):
        card.path = PATH_SLUGS[_number(card.name, "Path", text.partition(":")[2], PATH_SLUGS)]
    elif text.startswith("circle:"):
        card.traits_mask |= CIRCLE
        card.circle = text.partition(":")[2]
    else:
        _bonus(card, text)


def _bonus(card: Card, text: str) -> None:
    """`bleed+1`, `intercept-1`."""
    found = _BONUS.fullmatch(text)
    if found is None:
        _refuse(card.name, "trait", text)
    bonus, amount = found.group(1), int(found.group(2))
    if bonus == "bleed":
        card.more_bleed += amount
    elif bonus == "strength":
        card.more_strength += amount
    elif bonus == "stealth":
        card.more_stealth += amount
    elif bonus == "intercept":
        card.more_intercept += amount
    else:
        card.more_hunt += amount


# -- the library ---------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class LibraryFacts:
    """Words as they are printed: `/` for or, `&` for and."""

    name: str
    first_type: int
    slug: str = ""
    also: int = 0  # its other type, if it is of two (VTES-SEQ-10)
    fr: str = ""
    former: Sequence[str] = ()
    clan: str = ""  # "Tremere", "Gangrel/Gangrel antitribu"
    disciplines: str = ""  # "dom", "obf/pre", "pre&pro"
    pool: int = 0  # `X`: the player chooses
    blood: int = 0
    keywords: str = ""  # "unique location"
    requires: str = ""  # "anarch", "prince or justicar" (`requirement_words.py`)
    traits: str = ""  # "flight"
    life: int = 0  # of an ally or retainer
    strength: int = 0
    bleed: int = 0
    ranged: bool = False  # the damage of a retainer reaches long range (VTES-COMBAT-15)

    def __post_init__(self) -> None:
        self.slug = self.slug or slug_of(self.name)


def library_card(facts: LibraryFacts, clans: Clans) -> Card:
    card = Card(facts.slug, facts.first_type | facts.also)
    _names(card, facts.name, facts.fr, facts.former)
    card.clans = [clans.number(one, facts.name) for one in facts.clan.split("/") if one]
    card.all_disciplines = "&" in facts.disciplines
    for code in facts.disciplines.replace("&", "/").split("/"):
        if code:
            card.disciplines.append(_number(facts.name, "Discipline", code, DISCIPLINE_CODES))
    card.pool, card.blood = facts.pool, facts.blood
    for keyword in facts.keywords.split():
        _keyword(card, keyword)
    _requirement(card, facts.requires)
    _body(card, facts)
    return card


def _body(card: Card, facts: LibraryFacts) -> None:
    """Allies and retainers have life; an ally has strength and bleed besides (VTES-ACT-13)."""
    card.life, card.strength, card.bleed = facts.life, facts.strength, facts.bleed
    card.ranged = facts.ranged
    for trait in facts.traits.split():
        card.traits_mask |= 1 << _number(card.name, "trait", trait, TRAIT_SLUGS)
    embodied = bool(card.types & (ALLY | RETAINER))
    if embodied != (facts.life > 0) or (not embodied and (facts.strength or facts.bleed)):
        raise UnknownFact(f"{card.name}: life is for an ally or a retainer, and each of them has some")


def _keyword(card: Card, word: str) -> None:
    if word == "unique":
        card.unique = True
    elif word == "burn-option":
        card.burn_option = True
    elif word == "banned":
        card.banned = True
    else:
        card.keywords |= 1 << _number(card.name, "keyword", word, KEYWORD_SLUGS)


def _requirement(card: Card, text: str) -> None:
    """`anarch`, `sabbat vampire`, `prince or justicar` (`requirement_words.py`)."""
    try:
        card.needs = read_needs(text)
    except UnknownRequirement as unknown:
        _refuse(card.name, "requirement", str(unknown))
