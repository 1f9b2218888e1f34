"""What stands on a card follows its meaning: every figure is chosen, and drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from noctuary.games.buffy import emblems as of_buffy
from noctuary.games.buffy.kinds import TALENT_SLUGS
from noctuary.games.buffy.kinds import TYPE_SLUGS as BUFFY_TYPES
from noctuary.games.buffy.pool import default_pool
from noctuary.games.fables import emblems as of_fables
from noctuary.games.vtes import emblems as of_vtes
from noctuary.games.vtes.kinds import CLAN_SLUGS, DISCIPLINE_CODES, TYPE_SLUGS
from noctuary.text.emblems import REVERSED, called_by, printed_first
from noctuary.text.words import words_of

WEB: Final = Path(__file__).parents[3] / "web" / "src"
DRAWN: Final = set(re.findall(r'<symbol id="([a-z]+)"', (WEB / "cards/figures.svg").read_text("utf-8")))


def test_a_lion_is_a_lion() -> None:
    fables = words_of("fables")
    assert fables.card_emblem("the-lion") == "lion"
    assert fables.card_emblem("the-scarecrow") == "scarecrow"
    assert fables.card_emblem("the-tin-man") == "tinman"
    assert words_of("buffy").card_emblem("storm-lantern") == "lantern"


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
def test_every_card_shows_a_figure_that_is_drawn(game: str) -> None:
    words = words_of(game)
    shown = {words.card_emblem(slug).removesuffix(REVERSED) for slug in words.card_slugs()}
    assert shown <= DRAWN


def test_every_card_of_the_fables_is_chosen_for() -> None:
    assert set(words_of("fables").card_slugs()) == set(of_fables.CHOSEN)


def test_every_card_of_the_house_sets_and_the_rulebook_is_chosen_for() -> None:
    pool = default_pool()
    titles = {printed_first(card.slug) for card in pool.cards if card.who < 0}
    assert titles == set(of_buffy.CHOSEN)
    assert set(pool.people) == set(of_buffy.PEOPLE)


def test_all_cards_of_one_person_show_the_same() -> None:
    words = words_of("buffy")
    assert {words.card_emblem(slug) for slug in words.card_slugs() if slug.startswith("ada-vance")} == {
        "stake"
    }


def test_a_collectors_card_shows_its_title_then_its_talent_then_its_type() -> None:
    pool = default_pool()
    card = next(card for card in pool.cards if card.slug == "haymaker")
    slug, card.slug = card.slug, "the-ravens-own"
    try:
        assert of_buffy.emblem_of(card, pool.people) == of_buffy.TALENTS["butt-kicking"]
        card.slug = "the-raven-knocks"
        assert of_buffy.emblem_of(card, pool.people) == "crow"
    finally:
        card.slug = slug
    assert set(of_buffy.TALENTS) == set(TALENT_SLUGS)
    assert set(of_buffy.TYPES) == set(BUFFY_TYPES)


def test_every_clan_discipline_and_type_of_vtes_has_a_figure_of_its_own() -> None:
    clans = [of_vtes.clan_emblem(clan) for clan in CLAN_SLUGS]
    assert all(clans)
    assert len(set(clans)) == len(clans), "two clans share a figure"
    assert set(of_vtes.DISCIPLINES) == set(DISCIPLINE_CODES)
    assert len(set(of_vtes.DISCIPLINES.values())) == len(DISCIPLINE_CODES)
    assert set(of_vtes.TYPES) == set(TYPE_SLUGS)
    assert len(set(of_vtes.TYPES.values())) == len(TYPE_SLUGS)
    assert not set(of_vtes.DISCIPLINES.values()) & set(clans), "a Discipline looks like a clan"


def test_a_vampire_shows_the_clan_and_a_card_its_discipline() -> None:
    vtes = words_of("vtes")
    assert vtes.card_emblem("conditioning") == "puppet"
    assert vtes.card_emblem("society-hunting-ground") == "rose"
    assert vtes.card_emblem("fetish-club-hunting-ground") == "rose-reversed"
    assert vtes.card_emblem("44-magnum") == "gun"


def test_a_game_from_elsewhere_is_drawn_by_the_words_of_its_cards() -> None:
    assert called_by("queen-of-hearts") == "crown"
    assert called_by("nothing-like-it") == ""


def test_what_is_drawn_is_used() -> None:
    """Somebody's card, or a sign of the boards: the file is fetched by everybody."""
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    boards = " ".join(source.read_text("utf-8") for source in sources if source.name != "figures.ts")
    unused = {name for name in DRAWN if f'"{name}"' not in boards}
    for game in ("fables", "buffy", "vtes"):
        words = words_of(game)
        unused -= {words.card_emblem(slug).removesuffix(REVERSED) for slug in words.card_slugs()}
    unused -= {*of_vtes.TYPES.values(), *of_vtes.DISCIPLINES.values(), *of_vtes.CLANS.values()}
    unused -= {*of_buffy.TYPES.values(), *of_buffy.TALENTS.values()}
    assert {name for name in unused if called_by(name) != name and called_by(f"{name}s") != name} == set()
