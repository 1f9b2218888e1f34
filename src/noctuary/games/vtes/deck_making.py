"""Decks by lot: legal, of any cards of a pool, and able to play what they hold.

The rules of deck construction (VTES-DECK) say what is legal; beyond them a deck by lot keeps to a little
sense: it is made around one library card, by lot, and a vampire that can play it; the other vampires share
Disciplines or the clan with that one, and the other cards are for these vampires.
"""

# not compiled: it is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.decks import Deck, Format, fits_groups
from noctuary.games.vtes.kinds import MASTER, SUPERIOR
from noctuary.games.vtes.rules import requirements
from noctuary.kernel.chance import Chance
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

_LEADERS: Final = 3  # copies of the vampire around which the crypt is made
_COPIES: Final = 4  # of any other card, at most
_MASTERS: Final = 4  # at most one card in so many
_MOST_CRYPT: Final = 16


def random_deck(pool: Pool, chance: Chance, form: Format = Format.STANDARD) -> Deck:
    """A legal deck (VTES-DECK-01); a pool that is too small for one is an error."""
    theme, leader = _theme(pool, chance, form)
    return deck_around(pool, chance, theme, leader, form)


def deck_around(pool: Pool, chance: Chance, theme: Card, leader: Card, form: Format) -> Deck:
    """A legal deck with this library card and this vampire."""
    crypt = _crypt(pool, chance, leader, form)
    library = _library(pool, chance, theme, [pool.cards[kind] for kind in crypt], form)
    return Deck(sorted(crypt), sorted(library))


def _cards(pool: Pool, form: Format) -> list[Card]:
    """What the format admits; banned cards are left out of all of them."""
    return [card for card in pool.printed if form.admits(card) and not card.banned]


def _theme(pool: Pool, chance: Chance, form: Format) -> tuple[Card, Card]:
    """A library card and a vampire that can play it, best at superior; those with a text come more often."""
    vampires = [card for card in _cards(pool, form) if card.is_crypt]
    library = [card for card in _cards(pool, form) if not card.is_crypt]
    lots = [card.kind for card in library]
    chance.shuffle(lots)
    for theme in (pool.cards[kind] for kind in lots):
        able = [one for one in vampires if suits(theme, one)]
        if able:
            return theme, _leader(chance, theme, able)
    raise _too_few(0, 1)


def _leader(chance: Chance, theme: Card, able: list[Card]) -> Card:
    adepts = [one for one in able if all(one.levels[which] == SUPERIOR for which in theme.disciplines)]
    gifted = [one for one in able if one.uses or one.traits or one.triggers]
    choices = [choice for choice in (able, adepts, gifted) if choice]
    chosen = choices[chance.below(len(choices))]
    return chosen[chance.below(len(chosen))]


def suits(card: Card, vampire: Card) -> bool:
    """Whether the vampire meets what a library card asks for: clan, Disciplines, sect, title, capacity."""
    levels = [vampire.levels[which] > 0 for which in card.disciplines]
    return (
        (not card.clans or vampire.clan in card.clans)
        and requirements.suits_as_printed(card.needs, vampire)
        and (not levels or (all(levels) if card.all_disciplines else any(levels)))
    )


def _crypt(pool: Pool, chance: Chance, leader: Card, form: Format) -> list[int]:
    """The leader and others of its group and one next to it (VTES-DECK-02), the more alike the sooner."""
    size = form.least_crypt + chance.below(_MOST_CRYPT - form.least_crypt + 1)
    vampires = [card for card in _cards(pool, form) if card.is_crypt]
    home = leader.group or _any_group(chance, vampires)
    other = home + 1 - 2 * chance.below(2)
    mates = [
        card
        for card in vampires
        if card is not leader and card.group in (0, home, other) and fits_groups({card.group, home})
    ]
    lots = [card.kind for card in mates]
    chance.shuffle(lots)
    lots.sort(key=lambda kind: -_likeness(pool.cards[kind], leader))
    crypt = ([leader.kind] * _LEADERS + lots * _COPIES)[:size]  # once more only where others are few
    if len(crypt) < form.least_crypt:
        raise _too_few(len(crypt), form.least_crypt)
    return crypt


def _any_group(chance: Chance, vampires: list[Card]) -> int:
    """Where the leader goes with all of them: one by lot."""
    groups = sorted({card.group for card in vampires} - {0})
    return groups[chance.below(len(groups))] if groups else 0


def _likeness(card: Card, leader: Card) -> int:
    shared = sum(min(mine, hers) for mine, hers in zip(card.levels, leader.levels, strict=True))
    return shared + 2 * (card.clan == leader.clan)


def _library(pool: Pool, chance: Chance, theme: Card, crypt: list[Card], form: Format) -> list[int]:
    """The theme several times, then whatever this crypt can play, each card a few times."""
    least, most = form.library
    size = least + chance.below(most - least + 1)
    playable = [
        card.kind
        for card in _cards(pool, form)
        if not card.is_crypt and any(suits(card, vampire) for vampire in crypt)
    ]
    library = [theme.kind] * _COPIES
    masters = 0
    copies = [kind for kind in playable for _ in range(_COPIES) if kind != theme.kind]
    chance.shuffle(copies)
    for kind in copies:
        is_master = bool(pool.types[kind] & MASTER)
        if len(library) == size or (is_master and masters * _MASTERS >= size):
            continue
        library.append(kind)
        masters += is_master
    if len(library) < least:
        raise _too_few(len(library), least)
    return library


def _too_few(count: int, least: int) -> NoctuaryError:
    return NoctuaryError(MessageId("error-vtes-deck-making-too-few"), count=count, least=least)
