"""All cards of Twisted Fables to look through: whose they are, what sort, which level and cost."""

# not compiled: it is read by whoever looks at cards, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables.kinds import BASIC_KINDS, BLOOD_1, BLOOD_3
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.words import WORDS, fable_name
from noctuary.kernel.move import NOTHING
from noctuary.text.card_rules import ids_in
from noctuary.text.catalogue import Language, say
from noctuary.text.gallery import KIND, Facet, Gallery, Values

COMMON: Final = "common"  # cards of no Fable: basic cards, Poison, Match
RELICS: Final = "relics"
HOUSE_RELICS: Final = "house-relics"
_FACETS: Final = (Facet("character"), KIND, Facet("level"), Facet("cost"))


class FablesGallery(Gallery):
    def slugs(self) -> list[str]:
        """Bloodletting's cards are imaginary: nobody ever holds one."""
        imaginary = {WORDS.pool.cards[kind].slug for kind in range(BLOOD_1, BLOOD_3 + 1)}
        return [slug for slug in WORDS.card_slugs() if slug not in imaginary]

    def facets(self) -> Sequence[Facet]:
        return _FACETS

    def values(self, slug: str) -> Values:
        numbers = WORDS.card_numbers(slug)
        found: dict[str, list[str | int]] = {
            "character": [_whose(slug)],
            KIND.slug: [WORDS.card_kind(slug)],
        }
        found |= {name: [numbers[name]] for name in ("level", "cost") if name in numbers}
        return found

    def value_title(self, facet: str, value: str | int, language: Language) -> str:
        if facet == "character":
            own = value in (COMMON, RELICS, HOUSE_RELICS)
            return say(language, f"gallery-{value}") if own else fable_name(str(value), language)
        return say(language, f"gallery-kind-{value}") if facet == KIND.slug else str(value)

    def holders(self, slug: str) -> Sequence[str]:
        """Basic cards are everybody's; Match, Poison and relics come with nobody."""
        whose = _whose(slug)
        if whose != COMMON:
            return [sheet.slug for sheet in WORDS.pool.order if sheet.slug == whose]
        basic = WORDS.kind(slug) < BASIC_KINDS
        return [sheet.slug for sheet in WORDS.pool.order] if basic else []

    def rules_named(self, slug: str) -> Sequence[str]:
        """Those that its clauses name in what they say of themselves."""
        pool = WORDS.pool
        relic = pool.relics[pool.relic_of[slug]] if slug in pool.relic_of else None
        card = pool.cards[WORDS.kind(slug)] if relic is None else relic.card
        return ids_in(WORDS.rule_prefix, [type(effect).__doc__ for effect in card.effects])


def _whose(slug: str) -> str:
    pool = WORDS.pool
    if slug in pool.relic_of:
        house = pool.relics[pool.relic_of[slug]].deck is RelicDeck.HOUSE
        return HOUSE_RELICS if house else RELICS
    sheet = pool.sheet_of[WORDS.kind(slug)]
    return COMMON if sheet == NOTHING else pool.order[sheet].slug


GALLERY: Final = FablesGallery(WORDS)
