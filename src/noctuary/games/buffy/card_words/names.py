"""What cards, people, traits and types of places are called."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.buffy.card import Pool
from noctuary.text.catalogue import Language
from noctuary.text.words import sentence


def card_title(pool: Pool, kind: int, language: Language) -> str:
    """Its title; a card that a position defines for itself goes by its slug."""
    card = pool.cards[kind]
    return card.names.get(language.value) or sentence(card.slug.replace("-", " "))


def name_of(pool: Pool, kind: str, slug: str, language: Language) -> str:
    """A person, trait or place type by its declared name: `name_of(pool, "trait", "slayer", …)`."""
    names = pool.names.get(f"{kind}.{slug}", {})
    return names.get(language.value) or slug.replace("-", " ")


def person_name(pool: Pool, who: int, language: Language) -> str:
    return name_of(pool, "person", pool.people[who], language)


def trait_name(pool: Pool, trait: int, language: Language) -> str:
    return name_of(pool, "trait", pool.traits[trait], language)
