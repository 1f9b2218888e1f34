"""What a card requires of the minion that plays it, read out."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.vtes.card_phrases import CardPhrases
from noctuary.games.vtes.kinds import SECT_SLUGS, TITLE_SLUGS, TRAIT_SLUGS
from noctuary.games.vtes.needs import Needs


def needed(needs: Needs, texts: CardPhrases) -> list[str]:
    """Nouns and attributes, for a sentence that begins with “Requires”."""
    one_of = [texts.say(f"vtes-sect-{SECT_SLUGS[sect]}.one") for sect in needs.sects]
    one_of += [texts.say(f"vtes-title-{TITLE_SLUGS[title]}.one") for title in needs.titles]
    found = [texts.any_of(one_of)] if one_of else []
    if needs.vampire and not needs.sects:
        found.append(texts.say("vtes-text-requires-vampire"))
    for sect in needs.other_sects:
        name = texts.say(f"vtes-sect-{SECT_SLUGS[sect]}.one")
        found.append(texts.say("vtes-text-requires-other-sect", sect=name))
    plain = {"title": needs.titled, "no-title": needs.untitled, "city-title": needs.city}
    found += [texts.say(f"vtes-text-requires-{word}") for word, asked in plain.items() if asked]
    for bit, slug in enumerate(TRAIT_SLUGS):
        if needs.traits >> bit & 1:
            found.append(texts.say(f"vtes-text-requires-{slug}"))
        if needs.no_traits >> bit & 1:
            found.append(texts.say(f"vtes-text-requires-not-{slug}"))
    if needs.path:
        found.append(texts.say(f"vtes-path-{needs.path}.one"))
    if needs.least:
        found.append(texts.say("vtes-text-requires-capacity", amount=needs.least))
    if needs.most:
        found.append(texts.say("vtes-text-requires-capacity-below", amount=needs.most))
    return found
