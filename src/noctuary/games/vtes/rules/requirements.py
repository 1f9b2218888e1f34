"""Who may play a card: clan, Discipline, sect, title, capacity, cost (VTES-SEQ-07 to -09)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import is_vampire
from noctuary.games.vtes.card import Card, UseOf, Using, X
from noctuary.games.vtes.kinds import (
    ACTION_CARDS,
    CONTESTED,
    DISCIPLINES,
    INDEPENDENT,
    LOCATION,
    MINION_CARDS,
    NO_TITLE,
    OF_A_CITY,
    READY,
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
        level = max(use.level, 1)
        for which in card.disciplines:
            if numbers.discipline(s, minion, which) < level:
                return Refusal(RuleId("VTES-SEQ-09"), MessageId("vtes-why-discipline"))
    return None


def _suits(s: State, card: Card, use: UseOf, minion: InPlay) -> bool:
    """An ally that plays the card as a vampire has capacity 1 and is Independent, unless printed."""
    as_vampire = is_as_vampire(s, card, use, minion)
    sect = numbers.sect(s, minion)
    if sect == NOTHING and as_vampire:
        sect = INDEPENDENT
    if card.clans and numbers.clan(s, minion) not in card.clans:
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


def suits_as_printed(needs: Needs, vampire: Card) -> bool:
    """Of a vampire in the crypt, for whoever puts a deck together."""
    return _has_all(needs, vampire.sect, vampire.title, vampire.capacity, vampire)


def is_as_vampire(s: State, card: Card, use: UseOf, minion: InPlay) -> bool:
    """A vampire, or an ally whose text gives it the Discipline, for a card with it (VTES-SECT-06)."""
    return is_vampire(s, minion) or use.discipline != NOTHING or card.all_disciplines


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


def blood_cost(s: State, card: Card, use: UseOf, minion: InPlay | None) -> int:
    """What it costs in blood now; X counts as 0 until it is chosen."""
    printed = 0 if card.blood == X else card.blood
    more = numbers.added(s, numbers.BLOOD_COST, minion.uid) if printed and minion is not None else 0
    return max(0, printed + more) + use.blood


def pool_cost(s: State, card: Card, use: UseOf, seat: Seat) -> int:
    printed = 0 if card.pool == X else card.pool
    more = numbers.added(s, numbers.POOL_COST, numbers.about_seat(seat)) if printed else 0
    if s.in_force.costs:
        more += _added_to_cost(s, card, seat)
    return max(0, printed + more) + use.pool


def _added_to_cost(s: State, card: Card, seat: Seat) -> int:
    """What cards in play add to the pool cost of a card that she plays."""
    more = 0
    for one in s.cards:
        if s.pool.changes_costs[one.kind] and one.region != CONTESTED:
            for trait in s.pool.cards[one.kind].traits:
                more += trait.cost(s, one, card, seat)
    return more


def price(s: State, use: UseOf, using: Using, minion: InPlay | None) -> tuple[int, int]:
    """Pool and blood that a use costs, the X that was chosen included (VTES-SEQ-07)."""
    definition = s.pool.cards[using.kind]
    in_play = using.source != NOTHING or use.granted
    card = definition.free if in_play else definition
    pool, blood = pool_cost(s, card, use, using.seat), blood_cost(s, card, use, minion)
    if not in_play:
        pool += using.x if definition.pool == X else 0
        blood += using.x if definition.blood == X else 0
    return pool, blood


def why_not_afford(s: State, seat: Seat, card: Card, use: UseOf, minion: InPlay | None) -> Refusal | None:
    """Something unaffordable may not be announced; the last pool may be paid (VTES-SEQ-07)."""
    if pool_cost(s, card, use, seat) > s.players[seat].pool:
        return Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-pool"))
    blood = blood_cost(s, card, use, minion)
    if not blood and card.blood != X:
        return None
    if minion is None or minion.counters < blood:
        return Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-blood"))
    return (
        None
        if is_as_vampire(s, card, use, minion)
        else Refusal(RuleId("VTES-SECT-06"), MessageId("vtes-why-ally-pays"))
    )


def is_minion_card(card: Card) -> bool:
    return bool(card.types & MINION_CARDS)


def pays_at_resolution(card: Card, use: UseOf) -> bool:
    """Action cards do; everything else pays when it is played (VTES-SEQ-07)."""
    return bool((use.types or card.types) & ACTION_CARDS)
