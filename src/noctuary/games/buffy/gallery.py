"""All cards of the Buffy CCG to look through: sort, side, talents, traits, level, set."""

# not compiled: it is read by whoever looks at cards, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from noctuary.games.buffy.card import NO_GOAL, Card
from noctuary.games.buffy.card_words import trait_name
from noctuary.games.buffy.decks import official_names
from noctuary.games.buffy.kinds import CHARACTER, EPISODE_TWO, ESSENCE, SIDE_SLUGS, TALENT_SLUGS
from noctuary.games.buffy.pool import default_decks, default_sets
from noctuary.games.buffy.sets import CardSet
from noctuary.games.buffy.words import WORDS
from noctuary.kernel.move import NOTHING
from noctuary.text.card_rules import ids_in
from noctuary.text.catalogue import Language, say
from noctuary.text.gallery import KIND, Facet, Gallery, Missing, Values
from noctuary.text.slugs import slug_of
from noctuary.text.words import sentence

_FACETS: Final = (
    KIND,
    Facet("side"),
    Facet("talent", together=True),
    Facet("trait", together=True),
    Facet("level"),
    Facet("destiny"),
    Facet("set"),
)


class BuffyGallery(Gallery):
    def facets(self) -> Sequence[Facet]:
        return _FACETS

    def values(self, slug: str) -> Values:
        card, pool = WORDS.pool.cards[WORDS.kind(slug)], WORDS.pool
        found: dict[str, list[str | int]] = {
            KIND.slug: [WORDS.card_kind(slug)],
            "side": [] if card.side == NOTHING else [SIDE_SLUGS[card.side]],
            "talent": [TALENT_SLUGS[talent] for talent in _talents(card)],
            "trait": [trait for bit, trait in enumerate(pool.traits) if card.traits >> bit & 1],
            "level": [card.level] if card.level else [],
            "destiny": [card.destiny or card.reward] if card.destiny or card.reward else [],
            "set": [_sets()[slug].slug] if slug in _sets() else [],
        }
        return found

    def value_title(self, facet: str, value: str | int, language: Language) -> str:
        if facet == "set":
            return next(one.title(language) for one in default_sets() if one.slug == value)
        if facet == "talent":
            return say(language, f"buffy-talent-{value}")
        if facet == "trait":
            return sentence(trait_name(WORDS.pool, WORDS.pool.traits.index(str(value)), language))
        if facet == "side":
            return sentence(say(language, f"buffy-side-{value}"))
        return say(language, f"gallery-kind-{value}") if facet == KIND.slug else str(value)

    def missing(self) -> Sequence[Missing]:
        """No complete list is public: these are the ones whose names are known."""
        titles = (name.replace("'", "’") for name in official_names().values())
        return [
            Missing(slug_of(title), dict.fromkeys(Language, title))
            for title in titles
            if not WORDS.is_card(slug_of(title))
        ]

    def is_played(self, slug: str) -> bool:
        """Not what lies on the table from the beginning, nor a Part II, which follows its Part I."""
        card = WORDS.pool.cards[WORDS.kind(slug)]
        begins = any(deck.main == card.kind for deck in default_decks().values())
        return card.type not in (ESSENCE, EPISODE_TWO) and not begins

    def rules_named(self, slug: str) -> Sequence[str]:
        """Those that its blocks name in what they say of themselves."""
        abilities = WORDS.pool.cards[WORDS.kind(slug)].abilities
        blocks = [one for each in abilities for one in (*each.conditions, *each.costs, *each.effects)]
        return ids_in(WORDS.rule_prefix, [type(block).__doc__ for block in blocks])


def _talents(card: Card) -> list[int]:
    """What a card is about: a character's best, otherwise what it shows, requires, has as a goal or gives."""
    if card.type == CHARACTER:
        best = max(card.talents)
        return [talent for talent, value in enumerate(card.talents) if best and value == best]
    found = {talent for talent, _ in (*card.icons, *card.needs)}
    found |= {talent for talent, goal in enumerate(card.goals) if goal != NO_GOAL}
    found |= {talent for talent, change in enumerate(card.talents) if change}
    return sorted(found)


@cache
def _sets() -> dict[str, CardSet]:
    return {slug: card_set for card_set in default_sets() for slug in card_set.card_slugs()}


GALLERY: Final = BuffyGallery(WORDS)
