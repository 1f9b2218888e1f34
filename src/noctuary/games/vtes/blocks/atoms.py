"""The words that cards are told apart by: whom the text points at, what a card is, whose, in which state."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.noun import Noun, text
from noctuary.games.vtes.blocks.which import ADJECTIVE, TAIL, UNSAID, Being, Body, Named, Which
from noctuary.games.vtes.blocks.who import ACTIVE, PREDATOR, PREY, TARGET, YOU, Who
from noctuary.games.vtes.board import bearer, find, host_of, is_ally, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Phrase, Using
from noctuary.games.vtes.going_on import ACTING
from noctuary.games.vtes.kinds import (
    ALLY,
    BARON,
    COMBAT,
    CONTESTED,
    DISCIPLINE_CODES,
    EQUIPMENT,
    EVENT,
    KEYWORD_SLUGS,
    LOCATION,
    MASTER,
    MINION_CARDS,
    NO_TITLE,
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
from noctuary.games.vtes.kinds import READY as READY_REGION
from noctuary.games.vtes.kinds import TORPOR as TORPOR_REGION
from noctuary.games.vtes.rules import fighting, limits, strikes
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.move import NOTHING

# -- whom the text points at ------------------------------------------------------------------------------


def _this(s: State, using: Using) -> int:
    return using.source


def _actor(s: State, using: Using) -> int:
    return NOTHING if s.action is None else s.action.actor


def _blocker(s: State, using: Using) -> int:
    return NOTHING if s.action is None else s.action.blocker


def _opponent(s: State, using: Using) -> int:
    """Whom the combatant that plays or bears the card fights, ready or in torpor."""
    side = fighting.side_using(s, using)
    return NOTHING if s.combat is None or side == NOTHING else s.combat.sides[1 - side].uid


def _attacker(s: State, using: Using) -> int:
    """The acting one of the two that fight (VTES-COMBAT-02)."""
    return NOTHING if s.combat is None else s.combat.sides[ACTING].uid


def _chosen(s: State, using: Using) -> int:
    """With the use, with the terms of a referendum, or as the card came into play."""
    if using.target != NOTHING:
        return using.target
    if s.referendum is not None and s.referendum.terms and s.referendum.source == using.source:
        return s.referendum.terms[0]
    source = find(s, using.source)
    return NOTHING if source is None else source.chosen


def _aimed_at(s: State, using: Using) -> int:
    """What the card that is being played is played on."""
    return s.playing[-1].target if s.playing else NOTHING


def _second(s: State, using: Using) -> int:
    source = find(s, using.source)
    return using.x if source is None else source.second


THIS: Final = Named("this", _this)
SELF: Final = Named("self", bearer)  # the minion that plays or uses it
BEARER: Final = Named("bearer", host_of)  # the minion that the card lies on, or the vampire itself
ACTOR: Final = Named("actor", _actor)
BLOCKER: Final = Named("blocker", _blocker)
ATTACKER: Final = Named("attacker", _attacker)
OPPONENT: Final = Named("opponent", _opponent)
CHOSEN: Final = Named("chosen", _chosen)
AIMED_AT: Final = Named("aimed-at", _aimed_at)
SECOND: Final = Named("second", _second)  # the other one that was chosen


def _other(s: State, using: Using) -> int:
    return using.x


OTHER: Final = Named("other", _other)  # what was chosen after the target, of a card in play too


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


# -- in which state -----------------------------------------------------------------------------------------


def _ready(s: State, using: Using, card: InPlay) -> bool:
    return card.region == READY_REGION


def _in_torpor(s: State, using: Using, card: InPlay) -> bool:
    return card.region == TORPOR_REGION


def _locked(s: State, using: Using, card: InPlay) -> bool:
    return card.locked


def _with_blood(s: State, using: Using, card: InPlay) -> bool:
    return card.counters > 0


def _titled(s: State, using: Using, card: InPlay) -> bool:
    return is_vampire(s, card) and numbers.title(s, card) != NO_TITLE


def _non_anarch_title(s: State, using: Using, card: InPlay) -> bool:
    return is_vampire(s, card) and numbers.title(s, card) not in (NO_TITLE, BARON)


def _unique(s: State, using: Using, card: InPlay) -> bool:
    return s.pool.cards[card.kind].unique


def _copy(s: State, using: Using, card: InPlay) -> bool:
    return card.kind == using.kind


def _with_copy(s: State, using: Using, card: InPlay) -> bool:
    return any(one.host == card.uid and one.kind == using.kind for one in s.cards)


def _without_copy(s: State, using: Using, card: InPlay) -> bool:
    return not _with_copy(s, using, card)


def _fed(s: State, using: Using, card: InPlay) -> bool:
    return notes.noted(s, notes.FED, card.uid)


def _has_bled(s: State, using: Using, card: InPlay) -> bool:
    return notes.noted(s, notes.HAS_BLED, card.uid)


def _new(s: State, using: Using, card: InPlay) -> bool:
    return card.since >= s.turn_number


def _entered_since(s: State, using: Using, card: InPlay) -> bool:
    return card.since > s.players[using.seat].last_turn


def _entered_since_minions(s: State, using: Using, card: InPlay) -> bool:
    last = s.players[using.seat].last_turn
    return card.since > last or (card.since == last and card.late)


def _diablerist(s: State, using: Using, card: InPlay) -> bool:
    since = s.players[using.seat].last_turn
    for effect in s.lasting:
        if effect.what == notes.DIABLERIST and effect.about == card.uid and effect.amount > since:
            return True
    return False


def _at_superior(s: State, using: Using, card: InPlay) -> bool:
    return card.level == SUPERIOR


def _voter(s: State, using: Using, card: InPlay) -> bool:
    cast = () if s.referendum is None else s.referendum.cast
    return any(source == card.uid for source, _, _ in cast)


def _threatened(s: State, using: Using, card: InPlay) -> bool:
    combat = s.combat
    if combat is None or not is_vampire(s, card):
        return False
    side = fighting.side_of(s, card.uid)
    return side != NOTHING and strikes.threatens_aggravated(s, combat, 1 - side)


def _of_chosen_clan(s: State, using: Using, card: InPlay) -> bool:
    chosen = () if s.referendum is None else s.referendum.terms
    return is_vampire(s, card) and bool(chosen) and numbers.clan(s, card) == chosen[0]


def _affordable(s: State, using: Using, card: InPlay) -> bool:
    """Each copy of the card that lies on it makes the next dearer by 1 pool."""
    copies = [one for one in s.cards if one.host == card.uid and one.kind == using.kind]
    return len(copies) <= s.players[using.seat].pool


def _host_of_chosen(s: State, using: Using, card: InPlay) -> bool:
    chosen = find(s, using.target)
    return chosen is not None and chosen.host == card.uid


HOST_OF_CHOSEN: Final = Being("host-of-chosen", UNSAID, _host_of_chosen)
READY: Final = Being("ready", ADJECTIVE, _ready, "minion")
LOCKED: Final = Being("locked", ADJECTIVE, _locked)
TITLED: Final = Being("titled", ADJECTIVE, _titled, "vampire")
NON_ANARCH_TITLE: Final = Being("non-anarch-title", TAIL, _non_anarch_title, "vampire")
UNIQUE: Final = Being("unique", ADJECTIVE, _unique)
IN_TORPOR: Final = Being("in-torpor", TAIL, _in_torpor, "vampire")
WITH_COUNTERS: Final = Being("with-counters", TAIL, _with_blood)
AFFORDABLE: Final = Being("affordable", UNSAID, _affordable)
WITH_BLOOD: Final = Being("with-blood", TAIL, _with_blood)
COPY: Final = Being("copy", TAIL, _copy)  # of the card itself
WITH_COPY: Final = Being("with-copy", TAIL, _with_copy)  # “can have only one”
FIRST_COPY: Final = Being("first-copy", UNSAID, _without_copy)  # the same, where what is done says so
FED: Final = Being("fed", TAIL, _fed)  # by a hunting ground this turn (VTES-UNLOCK-08)
HAS_BLED: Final = Being("has-bled", TAIL, _has_bled)  # successfully, this turn
NEW: Final = Being("new", TAIL, _new)  # it came into play this turn
ENTERED_SINCE: Final = Being("entered-since", TAIL, _entered_since)  # your last turn
ENTERED_SINCE_MINIONS: Final = Being("entered-since-minions", TAIL, _entered_since_minions, "vampire")
DIABLERIST: Final = Being("diablerist", TAIL, _diablerist, "vampire")  # since your last turn
AT_SUPERIOR: Final = Being("at-superior", TAIL, _at_superior)  # it was played so
VOTER: Final = Being("voter", TAIL, _voter)
THREATENED: Final = Being("threatened", TAIL, _threatened, "vampire")  # by a strike with aggravated damage
OF_CHOSEN_CLAN: Final = Being("of-chosen-clan", TAIL, _of_chosen_clan, "vampire")


class Younger(Which):
    """A vampire of less capacity than the one that plays or bears the card (VTES-SECT-05)."""

    def _age(self, s: State, using: Using) -> int:
        minion = find(s, bearer(s, using))
        return 0 if minion is None else numbers.capacity(s, minion)

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_vampire(s, card) and numbers.capacity(s, card) < self._age(s, using)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return card.capacity < self._age(s, using)

    def add_to(self, noun: Noun) -> None:
        noun.be(1, Phrase("vtes-noun-vampire"))
        noun.adjectives.append(text("younger"))

    def key(self) -> tuple[object, ...]:
        return (Younger,)


class Older(Younger):
    """… of more capacity."""

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_vampire(s, card) and numbers.capacity(s, card) > self._age(s, using)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return card.capacity > self._age(s, using)

    def add_to(self, noun: Noun) -> None:
        noun.be(1, Phrase("vtes-noun-vampire"))
        noun.adjectives.append(text("older"))

    def key(self) -> tuple[object, ...]:
        return (Older,)


YOUNGER: Final = Younger()
OLDER: Final = Older()


class OldestOf(Which):
    """Those of them that nobody of them exceeds in capacity (VTES-SECT-05)."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        if not self.which.fits(s, using, card):
            return False
        oldest = max([numbers.capacity(s, one) for one in self.which.found(s, using)], default=0)
        return numbers.capacity(s, card) >= oldest

    def add_to(self, noun: Noun) -> None:
        self.which.add_to(noun)
        noun.adjectives.append(text("oldest"))

    def key(self) -> tuple[object, ...]:
        return OldestOf, self.which.key()


class Capacity(Which):
    """A vampire of so much capacity: at least, at most, or both."""

    def __init__(self, least: int = 0, most: int = 0) -> None:
        self.least = least
        self.most = most  # 0: no matter how much

    def _is_in(self, capacity: int) -> bool:
        return self.least <= capacity and (not self.most or capacity <= self.most)

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return is_vampire(s, card) and self._is_in(numbers.capacity(s, card))

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return card.is_crypt and self._is_in(card.capacity)

    def add_to(self, noun: Noun) -> None:
        noun.be(1, Phrase("vtes-noun-vampire"))
        noun.tails.append(Phrase("vtes-which-capacity", {"least": self.least, "most": self.most}))

    def key(self) -> tuple[object, ...]:
        return Capacity, self.least, self.most


class HasPlayed(Which):
    """That has played a card with a Discipline in the action that is going on."""

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return limits.has_used(s, card.uid, self.discipline)

    def add_to(self, noun: Noun) -> None:
        code = DISCIPLINE_CODES[self.discipline]
        noun.tails.append(text("has-played", discipline=f"vtes-discipline-{code}"))

    def key(self) -> tuple[object, ...]:
        return HasPlayed, self.discipline


class Corrupted(Which):
    """With so many corruption counters of yours."""

    def __init__(self, counters: int) -> None:
        self.counters = counters

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return card.corruption.count(using.seat) >= self.counters

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-corrupted", {"amount": self.counters}))

    def key(self) -> tuple[object, ...]:
        return Corrupted, self.counters


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
