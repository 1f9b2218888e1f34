"""How a deck wants to win, read from its cards: it bleeds, it votes, it fights, or it builds.

Any deck has such a style, the ready ones and those that somebody brings. A bot knows that of its own alone.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.blocks.effects.action import Bleed, BleedIfPoor
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.kinds import (
    ALLY,
    BLEED,
    COMBAT,
    ENTER_COMBAT,
    EQUIPMENT,
    MASTER,
    POLITICAL,
    POLLING,
    RETAINER,
    VAMPIRE,
    WEAPON,
)
from noctuary.kernel.move import NOTHING

STYLES: Final[tuple[str, ...]] = ("bleed", "vote", "fight", "build")
BLEEDS: Final = 0
VOTES: Final = 1
FIGHTS: Final = 2
BUILDS: Final = 3

_COMMON: Final[list[float]] = [
    1.0,
    1.6,
    0.55,
    0.8,
]  # combat cards and permanents are in every deck, votes are not
_known: Final[
    list[tuple[Pool, list[int]]]
] = []  # the style of each card of the pool that was asked about last


def style_of_cards(pool: Pool, kinds: list[int]) -> list[float]:
    """How much each style is in these cards: shares that add up to 1 (a deck without any is even)."""
    of_kind = _of_pool(pool)
    found = [0.0, 0.0, 0.0, 0.0]
    for kind in kinds:
        style = of_kind[kind]
        if style != NOTHING:
            found[style] += _COMMON[style]
    whole = found[BLEEDS] + found[VOTES] + found[FIGHTS] + found[BUILDS]
    return [share / whole for share in found] if whole else [0.25, 0.25, 0.25, 0.25]


def main_style(pool: Pool, kinds: list[int]) -> str:
    """The one word for it."""
    shares = style_of_cards(pool, kinds)
    return STYLES[shares.index(max(shares))]


def _of_pool(pool: Pool) -> list[int]:
    if not _known or _known[0][0] is not pool:
        _known[:] = [(pool, [_style(card) for card in pool.cards])]
    return _known[0][1]


def _style(card: Card) -> int:
    if card.types == VAMPIRE:
        return NOTHING
    if card.types & POLITICAL:
        return VOTES
    if card.types & COMBAT or card.keywords & WEAPON:
        return FIGHTS
    for use in card.uses:
        if use.action is not None and use.action.kind == BLEED:
            return BLEEDS
        if use.action is not None and use.action.kind == ENTER_COMBAT:
            return FIGHTS
        if use.windows >> POLLING & 1 and not use.in_play:
            return VOTES
        for effect in use.effects:
            if isinstance(effect, Bleed | BleedIfPoor):
                return BLEEDS
    builds = card.types & (ALLY | EQUIPMENT | RETAINER) or (card.types & MASTER and card.stays != NOTHING)
    return BUILDS if builds else NOTHING
