"""The words that cards are told apart by: whom the text points at, what a card is, whose, in which state."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.noun import Noun, text
from noctuary.games.vtes.blocks.which import Body, Which
from noctuary.games.vtes.blocks.who import ACTIVE, PREDATOR, PREY, TARGET, YOU, Who
from noctuary.games.vtes.board import find, is_ally, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Phrase, Using
from noctuary.games.vtes.kinds import (
    ALLY,
    COMBAT,
    CONTESTED,
    DISCIPLINE_CODES,
    EQUIPMENT,
    EVENT,
    KEYWORD_SLUGS,
    LOCATION,
    MASTER,
    MINION_CARDS,
    POLITICAL,
    RETAINER,
    SECT_SLUGS,
    SUPERIOR,
    TITLE_SECT,
    TITLE_SLUGS,
    VAMPIRE,
    WEAPON,
)
from noctuary.games.vtes.kinds import ANARCH as ANARCH_SECT
from noctuary.games.vtes.kinds import CAMARILLA as CAMARILLA_SECT
from noctuary.games.vtes.state import InPlay, State

# -- what it is ---------------------------------------------------------------------------------------------


def _minion(s: State, using: Using, card: InPlay) -> bool:
    return is_minion(s, card)


def _vampire(s: State, using: Using, card: InPlay) -> bool:
    return is_vampire(s, card)


def _ally(s: State, using: Using, card: InPlay) -> bool:
    return is_ally(s, card)


def _equipment(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.bodies[card.kind] & EQUIPMENT)


def _political(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.types[card.kind] & POLITICAL)


def _master(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.types[card.kind] & MASTER)


def _minion_card(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.types[card.kind] & MINION_CARDS)


def _retainer(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.types[card.kind] & RETAINER)


def _event(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.types[card.kind] & EVENT)


def _combat_card(s: State, using: Using, card: InPlay) -> bool:
    return bool(s.pool.types[card.kind] & COMBAT)


def _any_card(s: State, using: Using, card: InPlay) -> bool:
    return card.region != CONTESTED


ANY_CARD: Final = Body("card", _any_card, -1)
MINION: Final = Body("minion", _minion, VAMPIRE | ALLY)
VAMPIRES: Final = Body("vampire", _vampire, VAMPIRE)
ALLIES: Final = Body("ally", _ally, ALLY)
EQUIPMENT_CARD: Final = Body("equipment", _equipment, EQUIPMENT)
POLITICAL_CARD: Final = Body("political-action", _political, POLITICAL)
RETAINER_CARD: Final = Body("retainer", _retainer, RETAINER)
EVENT_CARD: Final = Body("event", _event, EVENT)
MASTER_CARD: Final = Body("master", _master, MASTER)
MINION_CARD: Final = Body("minion-card", _minion_card, MINION_CARDS)
COMBAT_CARD: Final = Body("combat-card", _combat_card, COMBAT)


class Clan(Which):
    """Of a clan, whatever has lent it: a vampire."""

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_vampire(s, card) and s.pool.clans[numbers.clan(s, card)] == self.clan

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        """A library card: whether it requires the clan."""
        if not card.is_crypt:
            return any(s.pool.clans[clan] == self.clan for clan in card.clans)
        return s.pool.clans[card.clan] == self.clan

    def add_to(self, noun: Noun) -> None:
        noun.be(3, Phrase(f"vtes-clan-{self.clan}"))

    def add_contrary(self, noun: Noun) -> None:
        noun.adjectives.append(text("clan", negated=True, clan=f"vtes-clan-{self.clan}"))
        noun.suggest(Phrase("vtes-noun-minion"))

    def key(self) -> tuple[object, ...]:
        return Clan, self.clan


class Sect(Which):
    """Of a sect: allies have none unless printed (VTES-SECT-06)."""

    def __init__(self, sect: int) -> None:
        self.sect = sect

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_minion(s, card) and numbers.sect(s, card) == self.sect

    def add_to(self, noun: Noun) -> None:
        noun.be(2, Phrase(f"vtes-noun-{SECT_SLUGS[self.sect]}"))
        if noun.rank != 2:
            noun.adjectives.append(text(SECT_SLUGS[self.sect]))

    def add_contrary(self, noun: Noun) -> None:
        noun.tails.append(text(SECT_SLUGS[self.sect], negated=True))

    def word(self) -> str:
        return SECT_SLUGS[self.sect]

    def key(self) -> tuple[object, ...]:
        return Sect, self.sect


ANARCH: Final = Sect(ANARCH_SECT)
CAMARILLA: Final = Sect(CAMARILLA_SECT)


class RequiringClan(Which):
    """A library card that requires a vampire of the clan (VTES-SEQ-08)."""

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return self.fits_kind(s, using, s.pool.cards[card.kind])

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return any(s.pool.clans[clan] == self.clan for clan in card.clans)

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(text("requiring-clan", clan=f"vtes-clan-{self.clan}"))

    def key(self) -> tuple[object, ...]:
        return RequiringClan, self.clan


class Holding(Which):
    """With one of these titles, which works now (VTES-TITLE-01)."""

    def __init__(self, *titles: int) -> None:
        self.titles = titles

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_vampire(s, card) and numbers.title(s, card) in self.titles

    def add_to(self, noun: Noun) -> None:
        if len(self.titles) > 1:
            noun.either += [Holding(title).noun() for title in self.titles]
        else:
            noun.be(2, Phrase(f"vtes-noun-{TITLE_SLUGS[self.titles[0]]}"))

    def add_contrary(self, noun: Noun) -> None:
        noun.adjectives += [text(TITLE_SLUGS[title], negated=True) for title in self.titles]

    def word(self) -> str:
        return "-".join([TITLE_SLUGS[title] for title in self.titles])

    def key(self) -> tuple[object, ...]:
        return Holding, *self.titles


class Keyword(Which):
    """With one of these keywords: a hunting ground, an investment, a wraith or zombie …"""

    def __init__(self, keywords: int) -> None:
        self.keywords = keywords

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return bool(s.pool.cards[card.kind].keywords & self.keywords)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return bool(card.keywords & self.keywords)

    def _first(self) -> str:
        return KEYWORD_SLUGS[(self.keywords & -self.keywords).bit_length() - 1]

    def add_to(self, noun: Noun) -> None:
        said = WEAPON if self.keywords & WEAPON else self.keywords  # guns and melee weapons are weapons
        each = [1 << bit for bit in range(len(KEYWORD_SLUGS)) if said >> bit & 1]
        if len(each) > 1:
            noun.either += [Keyword(one).noun() for one in each]
        else:
            noun.be(2, Phrase(f"vtes-noun-{self._first()}"))

    def add_contrary(self, noun: Noun) -> None:
        slugs = [KEYWORD_SLUGS[bit] for bit in range(len(KEYWORD_SLUGS)) if self.keywords >> bit & 1]
        noun.tails.append(text("-".join(slugs), negated=True))

    def key(self) -> tuple[object, ...]:
        return Keyword, self.keywords


LOCATION_CARD: Final = Keyword(LOCATION)


class Called(Which):
    """Cards of one name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return s.pool.cards[card.kind].name == self.name

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return card.name == self.name

    def add_to(self, noun: Noun) -> None:
        noun.be(4, Phrase(f"={self.name}"))  # its own title, in whichever language

    def key(self) -> tuple[object, ...]:
        return Called, self.name


class Having(Which):
    """With a Discipline, at least at a level."""

    def __init__(self, discipline: int, level: int) -> None:
        self.discipline = discipline
        self.level = level

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return numbers.discipline(s, card, self.discipline) >= self.level

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        """A library card: whether it requires the Discipline."""
        return self.discipline in card.disciplines

    def add_to(self, noun: Noun) -> None:
        slug = "with-superior" if self.level == SUPERIOR else "with-discipline"
        code = DISCIPLINE_CODES[self.discipline]
        noun.tails.append(text(slug, discipline=f"vtes-discipline-{code}"))

    def add_contrary(self, noun: Noun) -> None:
        slug = "with-superior" if self.level == SUPERIOR else "with-discipline"
        code = DISCIPLINE_CODES[self.discipline]
        noun.tails.append(text(slug, negated=True, discipline=f"vtes-discipline-{code}"))

    def key(self) -> tuple[object, ...]:
        return Having, self.discipline, self.level


class Requiring(Which):
    """Of a library card: it requires a Discipline."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.discipline = DISCIPLINE_CODES.index(code)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return not card.is_crypt and self.discipline in card.disciplines

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(text("requiring", discipline=f"vtes-discipline-{self.code}"))

    def key(self) -> tuple[object, ...]:
        return Requiring, self.code


class RequiringSect(Which):
    """Of a library card: it requires one of a sect, or a title of that sect (VTES-SECT-02)."""

    def __init__(self, sect: int) -> None:
        self.sect = sect

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        needed = [*card.needs.sects, *(TITLE_SECT[title] for title in card.needs.titles)]
        return not card.is_crypt and bool(needed) and all(sect == self.sect for sect in needed)

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-requiring-sect", parts={"which": Sect(self.sect)}))

    def key(self) -> tuple[object, ...]:
        return RequiringSect, self.sect


class On(Which):
    """What lies on a card that fits."""

    def __init__(self, host: Which) -> None:
        self.host = host

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        host = find(s, card.host)
        return host is not None and self.host.fits(s, using, host)

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-on", parts={"host": self.host}))

    def word(self) -> str:
        return f"on-{self.host.word()}" if self.host.word() else ""

    def key(self) -> tuple[object, ...]:
        return On, self.host.key()


class Bearing(Which):
    """With such a card on it."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        for one in s.cards:
            if one.host == card.uid and one.region != CONTESTED and self.which.fits(s, using, one):
                return True
        return False

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-bearing", parts={"which": self.which}))

    def add_contrary(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-not-bearing", parts={"which": self.which}))

    def key(self) -> tuple[object, ...]:
        return Bearing, self.which.key()


class Of(Which):
    """Controlled by these Methuselahs."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return card.controller in self.who.seats(s, using)

    def add_to(self, noun: Noun) -> None:
        noun.whose = text(f"of-{self.who.slug}")

    def add_contrary(self, noun: Noun) -> None:
        noun.whose = text(f"of-{self.who.slug}", negated=True)

    def word(self) -> str:
        return f"of-{self.who.slug}"

    def key(self) -> tuple[object, ...]:
        return Of, self.who.key()


YOURS: Final = Of(YOU)
YOUR_PREYS: Final = Of(PREY)
YOUR_PREDATORS: Final = Of(PREDATOR)
OF_ACTIVE: Final = Of(ACTIVE)
OF_TARGET: Final = Of(TARGET)  # of whom the action is directed at


class Path(Which):
    """A follower of a path (VTES-SECT-03)."""

    def __init__(self, path: str) -> None:
        self.path = path

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_vampire(s, card) and s.pool.cards[card.kind].path == self.path

    def add_to(self, noun: Noun) -> None:
        noun.be(1, Phrase("vtes-noun-vampire"))
        noun.tails.append(text("of-path", path=f"vtes-path-{self.path}"))

    def key(self) -> tuple[object, ...]:
        return Path, self.path
