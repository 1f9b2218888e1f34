"""Titles: unique ones contest each other (VTES-TITLE)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import is_ready, is_vampire
from noctuary.games.vtes.kinds import (
    ARCHBISHOP,
    BARON,
    CONTESTED,
    NO_TITLE,
    OF_A_CLAN,
    ON_CARD,
    PRINCE,
    REGENT,
    TITLE_CARD,
)
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

_OF_A_CITY: Final = (PRINCE, BARON, ARCHBISHOP)


def same_title(s: State, one: InPlay, other: InPlay) -> bool:
    """Whether two vampires hold the same unique title: a city, a clan's seat, the regency (VTES-TITLE-03)."""
    held, rival = numbers.held_title(s, one), numbers.held_title(s, other)
    if held in _OF_A_CITY and rival in _OF_A_CITY:
        return city(s, one) == city(s, other)
    if held != rival:
        return False
    return held == REGENT or (held in OF_A_CLAN and numbers.clan(s, one) == numbers.clan(s, other))


def city(s: State, card: InPlay) -> str:
    return card.city if card.title != NOTHING else s.pool.cards[card.kind].city


def fits(s: State, card: InPlay) -> bool:
    """Whether the sect suits the title; otherwise it sleeps and contests nothing."""
    return numbers.title_fits(s, card, numbers.held_title(s, card))


def holders(s: State) -> list[InPlay]:
    printed, lent = s.pool.cards, numbers.speaks(s, numbers.TITLE)
    return [
        card
        for card in s.cards
        if (lent or (printed[card.kind].title if card.title == NOTHING else card.title) != NO_TITLE)
        and is_vampire(s, card)
        and numbers.held_title(s, card) != NO_TITLE
        and fits(s, card)
    ]


def check(s: State) -> None:
    """Two holders of one title: both lose it until one yields; a Methuselah's own two as well."""
    if not _may_contest(s):
        return
    titled = holders(s)
    for place, one in enumerate(titled):
        for other in titled[place + 1 :]:
            if same_title(s, one, other) and not (one.title_contested and other.title_contested):
                one.title_contested = other.title_contested = True
                cards(s, "vtes-log-title-contested", one.controller, [one.kind, other.kind])
    for one in titled:
        if one.title_contested:
            _turn_title_cards(s, one, ON_CARD, CONTESTED)


def _may_contest(s: State) -> bool:
    """Whether there are two titles that only one may hold, or one is contested: seldom, and quickly seen."""
    if numbers.speaks(s, numbers.TITLE):
        return True
    printed = s.pool.cards
    unique = 0
    for card in s.cards:
        if card.title_contested:
            return True
        title = printed[card.kind].title if card.title == NOTHING else card.title
        if title != NO_TITLE and (title in _OF_A_CITY or title in OF_A_CLAN or title == REGENT):
            unique += 1
    return unique > 1


def _turn_title_cards(s: State, card: InPlay, face: int, other: int) -> None:
    """While the title is contested its card lies face down, and all its effects rest (VTES-TITLE-05)."""
    for attached in _title_cards(s, card):
        if attached.region == face:
            attached.region = other


def _title_cards(s: State, card: InPlay) -> list[InPlay]:
    return [one for one in s.cards if one.host == card.uid and s.pool.cards[one.kind].keywords & TITLE_CARD]


def grant(s: State, card: InPlay, title: int, city_name: str = "") -> None:
    """A new title replaces the old one, which is lost, contested or not (VTES-TITLE-01, VTES-TITLE-05)."""
    _burn_title_cards(s, card)
    card.title = title
    card.city = s.pool.clans[numbers.clan(s, card)] if title in OF_A_CLAN else city_name
    card.title_contested = False
    cards(s, "vtes-log-title", card.controller, [card.kind], title=title)
    check(s)


def lose(s: State, card: InPlay) -> None:
    """Yielded for the rest of the game, or taken away."""
    _burn_title_cards(s, card)
    card.title = NO_TITLE
    card.title_contested = False


def _burn_title_cards(s: State, card: InPlay) -> None:
    for attached in _title_cards(s, card):
        zones.burn(s, attached)


def allegiance_changed(s: State, card: InPlay) -> None:
    """Leaving the sect or clan that a contested title needs yields it at once (VTES-TITLE-05)."""
    if card.title_contested and not fits(s, card):
        lose(s, card)
    check(s)


# -- in the unlock phase (VTES-TITLE-04) --------------------------------------------------------------------


def begin_unlock(s: State, seat: Seat) -> None:
    """The last one regains it; without blood or in torpor it must yield; the others pay or yield."""
    contested = [card for card in s.cards if card.controller == seat and card.title_contested]
    titled = holders(s)
    rivalled = [  # before anybody yields: who is left then regains it in the next unlock phase
        any(other is not card and same_title(s, card, other) for other in titled) for card in contested
    ]
    for card, has_rival in zip(contested, rivalled, strict=True):
        if not is_vampire(s, card):
            continue  # itself contested: out of play, with its title
        if not has_rival:
            card.title_contested = False
            _turn_title_cards(s, card, CONTESTED, ON_CARD)
        elif card.counters < 1 or not is_ready(card):
            lose(s, card)
        else:
            card.contest_due = True


def unsettled(s: State, seat: Seat) -> bool:
    return any(card.controller == seat and card.title_contested and card.contest_due for card in s.cards)


def why_not_contest(s: State, card: InPlay, verb: int) -> Refusal | None:
    if not card.title_contested or not card.contest_due:
        return Refusal(RuleId("VTES-TITLE-04"), MessageId("vtes-why-no-title-contest"))
    if verb == verbs.PAY_CONTEST and card.counters < 1:
        return Refusal(RuleId("VTES-TITLE-04"), MessageId("vtes-why-title-blood"))
    return None


def settle_contest(s: State, card: InPlay, verb: int) -> None:
    card.contest_due = False
    if verb == verbs.PAY_CONTEST:
        zones.burn_blood(s, card, 1)
    else:
        lose(s, card)
