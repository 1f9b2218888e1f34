"""The words that say in which state a card is: ready, locked, younger, with blood, new."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.noun import Noun, text
from noctuary.games.vtes.blocks.which import ADJECTIVE, TAIL, UNSAID, Being, Which
from noctuary.games.vtes.board import bearer, find, is_vampire
from noctuary.games.vtes.card import Card, Phrase, Using
from noctuary.games.vtes.kinds import BARON, DISCIPLINE_CODES, NO_TITLE, SUPERIOR
from noctuary.games.vtes.kinds import READY as READY_REGION
from noctuary.games.vtes.kinds import TORPOR as TORPOR_REGION
from noctuary.games.vtes.rules import fighting, limits, strikes
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.move import NOTHING

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
