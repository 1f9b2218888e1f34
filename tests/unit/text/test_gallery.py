"""What galleries say of the games: nothing twice, nothing without a name, and what is missing is told."""

from __future__ import annotations

import pytest

from noctuary.games.vtes.official import official_list
from noctuary.text.catalogue import Language
from noctuary.text.gallery import Gallery, gallery_of
from noctuary.text.menu import games
from noctuary.text.words import words_of


@pytest.mark.parametrize("game", games())
def test_every_value_of_every_card_has_a_name_in_both_languages(game: str) -> None:
    gallery = gallery_of(game)
    facets = {facet.slug: facet for facet in gallery.facets()}
    for language in Language:
        for slug in gallery.slugs():
            for facet, values in gallery.values(slug).items():
                assert facets[facet].title(language)
                assert all(gallery.value_title(facet, value, language) for value in values)


@pytest.mark.parametrize("game", games())
def test_no_card_is_listed_twice(game: str) -> None:
    gallery = gallery_of(game)
    slugs = [*gallery.slugs(), *(card.slug for card in gallery.missing())]
    assert len(slugs) == len(set(slugs))


def test_the_whole_official_list_of_vtes_is_here_or_marked_as_missing() -> None:
    """Each printing once: here as a card of the pool, or there by its name."""
    gallery = gallery_of("vtes")
    printings = sum(max(1, len(official.printings)) for official in official_list())
    pool = {card.slug for card in gallery.missing()}
    assert len(gallery.slugs()) + len(pool) == printings
    missing = {card.slug: card for card in gallery.missing()}
    assert missing["ak-47"].names[Language.EN] == "AK-47"
    assert "ak-47" not in gallery.slugs()
    titles = [card.names[Language.EN] for card in gallery.missing()]
    assert len(titles) == len(set(titles))


def test_cards_of_which_only_the_name_is_known_are_told_for_buffy_too() -> None:
    assert "1630 Revello Dr." in {card.names[Language.FR] for card in gallery_of("buffy").missing()}


def test_a_game_that_says_nothing_is_shown_by_the_kinds_of_its_cards() -> None:
    plain = Gallery(words_of("fables"))
    assert plain.values("shattered-truth") == {"kind": ("movement",)}
    assert plain.value_title("kind", "episode-one", Language.EN) == "Episode one"
    assert plain.missing() == ()
