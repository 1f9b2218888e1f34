"""All cards of a game in two answers, by columns: small enough to be fetched and searched while typing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from noctuary.server.wires.cards import CardNames, CardRest, FacetInfo, FacetValue, KindInfo
from noctuary.text.catalogue import Language
from noctuary.text.gallery import Facet, Gallery, Values

_EN, _FR = Language.EN, Language.FR


def names_of(game: str, gallery: Gallery) -> CardNames:
    words, slugs, missing = gallery.words, gallery.slugs(), gallery.missing()
    en = [words.card_title(slug, _EN) for slug in slugs]
    fr = [words.card_title(slug, _FR) for slug in slugs]
    kinds, emblems = [words.card_kind(slug) for slug in slugs], [words.card_emblem(slug) for slug in slugs]
    known_kinds, known_emblems = list(dict.fromkeys(kinds)), list(dict.fromkeys(emblems))
    values = [gallery.values(slug) for slug in slugs]
    facets = _facets(gallery, [*values, *(card.values for card in missing)])
    return CardNames(
        game,
        len(missing),
        slugs,
        en,
        _where_other(en, fr),
        _where_any({slug: gallery.former_names(slug) for slug in slugs}),
        lines_en=[words.card_line(slug, _EN) for slug in slugs],
        lines_fr=[words.card_line(slug, _FR) for slug in slugs],
        kinds=[
            KindInfo(kind, words.kind_letter(kind, _EN), words.kind_letter(kind, _FR)) for kind in known_kinds
        ],
        kind=_places(kinds, known_kinds),
        emblems=known_emblems,
        emblem=_places(emblems, known_emblems),
        facets=facets,
        values=_columns(facets, values),
    )


def rest_of(game: str, gallery: Gallery) -> CardRest:
    words, slugs, missing = gallery.words, gallery.slugs(), gallery.missing()
    en, fr = [card.names[_EN] for card in missing], [card.names[_FR] for card in missing]
    values = [card.values for card in missing]
    facets = _facets(gallery, [*(gallery.values(slug) for slug in slugs), *values])
    return CardRest(
        game,
        [words.card_text(slug, _EN) for slug in slugs],
        [words.card_text(slug, _FR) for slug in slugs],
        [card.slug for card in missing],
        en,
        _where_other(en, fr),
        _where_any({card.slug: card.former for card in missing}),
        _columns(facets, values),
    )


def _where_other(en: Sequence[str], fr: Sequence[str]) -> list[str]:
    return ["" if french == english else french for english, french in zip(en, fr)]


def _where_any(former: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    return {slug: list(names) for slug, names in former.items() if names}


def _facets(gallery: Gallery, values: Sequence[Values]) -> list[FacetInfo]:
    return [_facet(gallery, facet, values) for facet in gallery.facets()]


def _columns(facets: Sequence[FacetInfo], values: Sequence[Values]) -> dict[str, list[list[int]]]:
    return {facet.slug: _column(facet, values) for facet in facets}


def _facet(gallery: Gallery, facet: Facet, values: Sequence[Values]) -> FacetInfo:
    """With those values that some card has: numbers in order, words as they come."""
    found = dict.fromkeys(value for each in values for value in each.get(facet.slug, ()))
    numbers: list[str | int] = [*sorted(value for value in found if isinstance(value, int))]
    others = [value for value in found if not isinstance(value, int)]
    told = [
        FacetValue(
            str(value),
            gallery.value_title(facet.slug, value, _EN),
            gallery.value_title(facet.slug, value, _FR),
        )
        for value in numbers + others
    ]
    return FacetInfo(facet.slug, facet.title(_EN), facet.title(_FR), facet.together, told)


def _column(facet: FacetInfo, values: Sequence[Values]) -> list[list[int]]:
    """Without the end, where cards have nothing."""
    place = {value.slug: at for at, value in enumerate(facet.values)}
    column = [[place[str(value)] for value in each.get(facet.slug, ())] for each in values]
    while column and not column[-1]:
        column.pop()
    return column


def _places(things: Iterable[str], known: Sequence[str]) -> list[int]:
    place = {thing: at for at, thing in enumerate(known)}
    return [place[thing] for thing in things]
