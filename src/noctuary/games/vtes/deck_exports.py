"""Decks of VTES as text for other programs: the archive's way to write one, Lackey's and JOL's."""

# not compiled: it writes lists and is never in a hot loop

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.kinds import TYPE_SLUGS

LACKEY: Final = "lackey"
JOL: Final = "jol"
_OPENING: Final = 4  # cards of the crypt that one begins with


class Capacities(NamedTuple):
    """The least and the most that four cards of a crypt cost, and the mean of all."""

    least: int
    most: int
    mean: float


def write_deck(deck: Deck, pool: Pool) -> str:
    """As text that every program for decks reads: `2x Anson (G1)`, the library by types."""
    lines = [f"Deck Name: {deck.name}", ""] if deck.name else []
    costs = capacities(deck, pool)
    told = "" if costs is None else f", min={costs.least}, max={costs.most}, avg={costs.mean:.2f}"
    lines.append(f"Crypt ({len(deck.crypt)} cards{told})")
    lines += _rows(deck.crypt, pool, "x ")
    lines += ["", f"Library ({len(deck.library)} cards)"]
    by_type: dict[str, list[int]] = {}
    for kind in sorted(deck.library, key=lambda one: pool.types[one]):
        by_type.setdefault(_type_words(pool.cards[kind]), []).append(kind)
    for title, kinds in by_type.items():
        lines += ["", f"{title} ({len(kinds)})", *_rows(kinds, pool, "x ")]
    return "\n".join(lines) + "\n"


def write_lackey(deck: Deck, pool: Pool) -> str:
    """The library first, the crypt behind its heading."""
    return "\n".join([*_rows(deck.library, pool, "\t"), "Crypt:", *_rows(deck.crypt, pool, "\t")]) + "\n"


def write_jol(deck: Deck, pool: Pool) -> str:
    """No heading at all."""
    return "\n".join([*_rows(deck.crypt, pool, "x "), "", *_rows(deck.library, pool, "x ")]) + "\n"


def capacities(deck: Deck, pool: Pool) -> Capacities | None:
    """As archives tell it; None of a crypt that one could not begin with."""
    costs = sorted(pool.cards[kind].capacity for kind in deck.crypt)
    if len(costs) < _OPENING:
        return None
    return Capacities(sum(costs[:_OPENING]), sum(costs[-_OPENING:]), sum(costs) / len(costs))


def _rows(kinds: list[int], pool: Pool, between: str) -> list[str]:
    return [f"{count}{between}{written_name(pool.cards[kind])}" for kind, count in Counter(kinds).items()]


def _type_words(card: Card) -> str:
    names = [slug for bit, slug in enumerate(TYPE_SLUGS) if card.types >> bit & 1]
    return "/".join(name.replace("-", " ").title() for name in names)


def written_name(card: Card) -> str:
    """With its group, and ADV: a list that says which printing it means needs no guessing."""
    if not card.is_crypt:
        return card.name
    group = f"G{card.group}" if card.group else "ANY"
    return f"{card.name} ({group})" + (" (ADV)" if card.advanced else "")
