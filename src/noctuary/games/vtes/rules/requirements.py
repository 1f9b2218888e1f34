"""Who may play a card: clan, Discipline, sect, title, capacity (VTES-SEQ-08, -09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import is_vampire
from noctuary.games.vtes.card import Card, UseOf
from noctuary.games.vtes.kinds import (
    DISCIPLINES,
    INDEPENDENT,
    LOCATION,
    MINION_CARDS,
    NO_TITLE,
    NONE,
    OF_A_CITY,
    READY,
    TITLE_SECT,
)
from noctuary.games.vtes.needs import Needs
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

_EVERYTHING: Final = (1 << 2 * DISCIPLINES + 1) - 1  # of `card.within_reach`


def why_not_meet(s: State, card: Card, use: UseOf, minion: InPlay) -> Refusal | None:
    """The requirements that bind the minion playing a minion card (VTES-SEQ-08)."""
    if card.chooses and not _suits(s, card, use, minion):
        return Refusal(RuleId("VTES-SEQ-08"), MessageId("vtes-why-requires"))
    if use.discipline != NOTHING:
        has = numbers.discipline(s, minion, use.discipline)
        return Refusal(RuleId("VTES-SEQ-09"), MessageId("vtes-why-discipline")) if has < use.level else None
    if card.all_disciplines:
        levels = [max(use.level, 1)] * len(card.disciplines)
        if not has_all(s, minion, card.disciplines, levels):
            return Refusal(RuleId("VTES-SEQ-09"), MessageId("vtes-why-discipline"))
    return None


def has_all(s: State, minion: InPlay, disciplines: Sequence[int], levels: Sequence[int]) -> bool:
    """Each of them at its level; an ally that plays cards of one or another has no two at once."""
    if len(disciplines) > 1 and s.pool.cards[minion.kind].one_discipline:
        return False
    for which, level in zip(disciplines, levels):
        if numbers.discipline(s, minion, which) < level:
            return False
    return True


def _suits(s: State, card: Card, use: UseOf, minion: InPlay) -> bool:
    """An ally that plays the card as a vampire has capacity 1 and is Independent, unless printed."""
    as_vampire = is_as_vampire(s, card, use, minion)
    sect = numbers.sect(s, minion)
    if sect == NOTHING and as_vampire:
        printed = s.pool.cards[minion.kind].plays_as
        sect = INDEPENDENT if printed == NOTHING else printed
    if card.clans and not {numbers.clan(s, minion), numbers.plays_as(s, minion)} & set(card.clans):
        return False
    needs = card.needs
    if (needs.vampire or needs.least or needs.most) and not as_vampire:
        return False
    capacity = numbers.capacity(s, minion) if needs.least or needs.most else 0
    return _has_all(needs, sect, numbers.title(s, minion), capacity, s.pool.cards[minion.kind])


def _has_all(needs: Needs, sect: int, title: int, capacity: int, printed: Card) -> bool:
    """Sect, title and capacity as they are now, traits and Path as they are printed (VTES-SEQ-08)."""
    if (needs.sects and sect not in needs.sects) or sect in needs.other_sects:
        return False
    if (needs.titles and title not in needs.titles) or (needs.city and title not in OF_A_CITY):
        return False
    if (needs.titled and title == NO_TITLE) or (needs.untitled and title != NO_TITLE):
        return False
    if needs.traits & ~printed.traits_mask or needs.no_traits & printed.traits_mask:
        return False
    if needs.path and printed.path != needs.path:
        return False
    return needs.least <= capacity and (not needs.most or capacity <= needs.most)


def requires_sect(card: Card, sect: int) -> bool:
    """Whether only members of the sect play it: one that asks for a title of theirs does (VTES-SECT-02)."""
    needed = [*card.needs.sects, *(TITLE_SECT[title] for title in card.needs.titles)]
    return bool(needed) and all(one == sect for one in needed)


def suits_as_printed(needs: Needs, vampire: Card) -> bool:
    """Of a vampire in the crypt, for whoever puts a deck together."""
    return _has_all(needs, vampire.sect, vampire.title, vampire.capacity, vampire)


def is_as_vampire(s: State, card: Card, use: UseOf, minion: InPlay) -> bool:
    """A vampire, or an ally whose text gives it the Discipline, for a card with it (VTES-SECT-06)."""
    return is_vampire(s, minion) or use.discipline != NOTHING or use.level > NONE or card.all_disciplines


def within_reach(s: State, seat: Seat) -> int:
    """Printed Disciplines of her minions, in bits; all where something in play could add to them."""
    if numbers.is_anything_taught(s):
        return _EVERYTHING
    reach, bits = 0, s.pool.reach
    for card in s.cards:
        if card.controller == seat:
            reach |= bits[card.kind]
    return reach


def master_allowed(s: State, seat: Seat, card: Card) -> bool:
    """What a master requires asks for one ready vampire; a clan too, but not on a location (VTES-SEQ-08)."""
    clans = bool(card.clans) and not card.keywords & LOCATION
    if not clans and not card.needs.anything:
        return True
    return any(
        minion.controller == seat and minion.region == READY and _fits(s, card, minion, clans)
        for minion in s.cards
    )


def controls_one(s: State, seat: Seat, card: Card) -> bool:
    """Whether she controls a minion that meets the requirement, ready or not (VTES-RUL-21)."""
    return any(
        minion.controller == seat
        and _fits(s, card, minion, bool(card.clans))
        and _has_disciplines(s, card, minion)
        for minion in s.cards
    )


def _fits(s: State, card: Card, minion: InPlay, clans: bool) -> bool:
    if not is_vampire(s, minion):
        return False
    if clans and numbers.clan(s, minion) not in card.clans:
        return False
    sect, title, capacity = numbers.sect(s, minion), numbers.title(s, minion), numbers.capacity(s, minion)
    return _has_all(card.needs, sect, title, capacity, s.pool.cards[minion.kind])


def _has_disciplines(s: State, card: Card, minion: InPlay) -> bool:
    """All of them, or any where the card says "or" (VTES-SEQ-09)."""
    has = [numbers.discipline(s, minion, which) > 0 for which in card.disciplines]
    return not has or (all(has) if card.all_disciplines else any(has))


def is_minion_card(card: Card) -> bool:
    return bool(card.types & MINION_CARDS)
