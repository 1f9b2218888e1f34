"""Card faces: everything that a client needs to draw a card, in the reader's language."""

from __future__ import annotations

from collections.abc import Container

from noctuary.kernel.game import Json
from noctuary.server.wire import Face, Tag
from noctuary.text.catalogue import Language
from noctuary.text.words import Words


def faces_in(
    view: Json, words: Words, language: Language, known: Container[str] = frozenset()
) -> dict[str, Face]:
    """The faces of all cards that a view names, except those the client has."""
    slugs = {slug for slug in texts_in(view) if slug not in known and words.is_card(slug)}
    return {slug: face(slug, words, language) for slug in sorted(slugs)}


def face(slug: str, words: Words, language: Language) -> Face:
    """Written once for each card and language: a card never changes."""
    found = words.faces.get((slug, language))
    if not isinstance(found, Face):
        found = words.faces[slug, language] = _face(slug, words, language)
    return found


def _face(slug: str, words: Words, language: Language) -> Face:
    kind = words.card_kind(slug)
    return Face(
        slug=slug,
        title=words.card_title(slug, language),
        title_other=words.card_title(slug, other_language(language)),
        line=words.card_line(slug, language),
        text=words.card_text(slug, language),
        kind=kind,
        letter=words.kind_letter(kind, language),
        numbers=words.card_numbers(slug),
        tags=[Tag(text, title, kind) for text, title, kind in words.card_tags(slug, language)],
        emblem=words.card_emblem(slug),
    )


def other_language(language: Language) -> Language:
    return Language.EN if language is Language.FR else Language.FR


def texts_in(thing: Json, without: tuple[str, ...] = ()) -> list[str]:
    """Every word of a view, field names too, except what stands under some of them."""
    found: list[str] = []
    _gather(thing, without, found)
    return found


def _gather(thing: Json, without: tuple[str, ...], found: list[str]) -> None:
    if isinstance(thing, str):
        found.append(thing)
    elif isinstance(thing, list):
        for part in thing:
            _gather(part, without, found)
    elif isinstance(thing, dict):
        for name, part in thing.items():
            if name not in without:
                found.append(name)
                _gather(part, without, found)
