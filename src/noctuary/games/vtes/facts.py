"""The facts of cards, read from the tables in `cards/`: names, types, costs, clans, Disciplines."""

# not compiled: reads tables once

from __future__ import annotations

from importlib import resources

from noctuary.games.vtes.card import Card, X
from noctuary.games.vtes.kinds import (
    BASIC,
    CIRCLE,
    DISCIPLINE_CODES,
    INDEPENDENT_VOTES,
    KEYWORD_SLUGS,
    SECT_SLUGS,
    SUPERIOR,
    TITLE_SLUGS,
    TRAIT_SLUGS,
    TYPE_SLUGS,
    VAMPIRE,
)
from noctuary.kernel.move import NOTHING

CRYPT_TABLES = ("plain.tsv", "gifted.tsv")
LIBRARY_TABLE = "library.tsv"
FIFTH_TABLE = "fifth.tsv"
_BONUSES = ("bleed", "strength", "stealth", "intercept")


class Clans:
    """Clan names as numbers, in the order in which the tables name them."""

    def __init__(self) -> None:
        self.slugs: list[str] = []

    def number(self, name: str) -> int:
        slug = name.lower().replace(" ", "-")
        if not slug:
            return NOTHING
        if slug not in self.slugs:
            self.slugs.append(slug)
        return self.slugs.index(slug)


def rows(table: str) -> list[list[str]]:
    text = (resources.files("noctuary.games.vtes.cards") / table).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


# -- the crypt -----------------------------------------------------------------------------------------


def crypt_card(row: list[str], clans: Clans) -> Card:
    slug, name, french, former, clan, group, capacity, disciplines, sect, title, traits = row
    card = Card(slug, VAMPIRE)
    _names(card, name, french, former)
    card.clan = clans.number(clan)
    card.group = int(group) if group.isdecimal() else 0  # "ANY" fits everywhere (VTES-DECK-02)
    card.capacity = int(capacity)
    for code in disciplines.split():
        level = SUPERIOR if code.isupper() else BASIC
        card.levels[DISCIPLINE_CODES.index(code.lower())] = level
    card.sect = SECT_SLUGS.index(sect)
    _title(card, title)
    for trait in traits.split():
        _trait(card, trait, clans)
    card.unique = True
    return card


def _names(card: Card, name: str, french: str, former: str) -> None:
    card.name = name
    card.name_fr = french or name
    card.former = [one.strip() for one in former.split(";") if one.strip()]


def _title(card: Card, text: str) -> None:
    """`prince:Geneva`, `justicar:Malkavian`, `independent:2`, `bishop`."""
    if not text:
        return
    title, _, of = text.partition(":")
    card.title = TITLE_SLUGS.index(title)
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
        card.slave_of = clans.number(text.partition(":")[2].replace("-", " "))
    elif text.startswith("path:"):
        card.path = text.partition(":")[2]
    elif text.startswith("circle:"):
        card.traits_mask |= CIRCLE
        card.circle = text.partition(":")[2]
    else:
        bonus = next(one for one in _BONUSES if text.startswith(one))
        amount = int(text.removeprefix(bonus))
        if bonus == "bleed":
            card.more_bleed += amount
        elif bonus == "strength":
            card.more_strength += amount
        elif bonus == "stealth":
            card.more_stealth += amount
        else:
            card.more_intercept += amount


# -- the library ---------------------------------------------------------------------------------------


def library_card(row: list[str], clans: Clans) -> Card:
    slug, name, french, former, types, clan, disciplines, pool, blood, keywords, requires = row
    card = Card(slug, sum(1 << TYPE_SLUGS.index(one) for one in types.split("/")))
    _names(card, name, french, former)
    card.clans = [clans.number(clan)] if clan else []
    card.all_disciplines = "&" in disciplines
    for code in disciplines.replace("&", "/").split("/"):
        if code:
            card.disciplines.append(DISCIPLINE_CODES.index(code))
    card.pool, card.blood = _cost(pool), _cost(blood)
    for keyword in keywords.split():
        if keyword in KEYWORD_SLUGS:
            card.keywords |= 1 << KEYWORD_SLUGS.index(keyword)
    card.unique = "unique" in keywords.split()
    card.burn_option = "burn-option" in keywords.split()
    card.banned = "banned" in keywords.split()
    _requirement(card, requires)
    return card


def _cost(text: str) -> int:
    return X if text == "X" else int(text or 0)


def _requirement(card: Card, text: str) -> None:
    """`anarch`, `sabbat vampire`, `prince or justicar`."""
    for word in text.replace(" or ", " ").replace("vampire", "").split():
        if word in SECT_SLUGS:
            card.sects.append(SECT_SLUGS.index(word))
        elif word in TITLE_SLUGS:
            card.titles.append(TITLE_SLUGS.index(word))
