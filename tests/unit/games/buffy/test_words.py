"""What people read: every word of the vocabulary has a sentence in both languages, and it reads well."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from noctuary.games.buffy import card_words, notation, words
from noctuary.games.buffy.blocks import catalogue
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.conditions import Check
from noctuary.games.buffy.blocks.costs import Price
from noctuary.games.buffy.blocks.shapes import Shape
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.kinds import TIMING_SLUGS
from noctuary.games.buffy.pool import default_decks, default_pool, pool_with
from noctuary.games.buffy.sets import words as sw
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.catalogue import catalogue as messages

NBSP = "\u00a0"
SAMPLE: Final[Document] = {
    "target": "chosen",
    "which": {"whose": "mine", "fatigued": True, "place": "park"},
    "player": "opponent",
    "talent": "charm",
    "talent_to": "smarts",
    "amount": 2,
    "counted": {"whose": "opponents"},
    "trait": "slayer",
    "place": {"place": "adjacent"},
    "card": "item",
    "from": "hand",
    "to": "hand",
    "fixed": True,
    "timing": ["fight-draw"],
}


def names_of(shape: Shape, *, optional: bool = True) -> list[str]:
    return [field.name for field in (shape.fields() if optional else shape.needs)]


def sample(kind: type[Block], *, optional: bool) -> Document:
    """An effect with everything it may be told, or with what it must be told."""
    effect: Document = {"effect": kind.slug, "until": "turn"}
    for name in names_of(kind.shape, optional=optional):
        if name == "what":
            effect[name] = next(iter(kind.shape.what))
        elif name == "waive":
            effect[name] = list(kind.shape.waive)
        else:
            effect[name] = SAMPLE[name]
    return effect


DRAW: Final[Document] = {"effect": "draw", "amount": 1}


def ability(effect: Document, more: Document | None = None) -> Document:
    return {"timing": ["movement"], **(more or {}), "do": [effect]}


def cards_with(*abilities: Document) -> Pool:
    """A pool with a card for each of them: making one takes longer than reading a hundred cards."""
    return pool_with(
        inline=[
            {"slug": f"sample-{place}", "type": "item", "ability": [table]}
            for place, table in enumerate(abilities)
        ]
    )


def read(*abilities: Document) -> None:
    pool = cards_with(*abilities)
    for kind in range(len(pool.cards) - len(abilities), len(pool.cards)):
        texts(pool, kind)


def texts(pool: Pool, kind: int) -> dict[Language, str]:
    """What the card says; no hole, no double space, a full stop at the end."""
    found = {}
    for language in Language:
        text = card_words.card_text(pool, kind, language)
        assert "  " not in text
        assert "{" not in text
        assert text.endswith(".")
        found[language] = text
    assert found[Language.EN] != found[Language.FR]
    assert not re.search(rf"[^{NBSP}][:;!?»]|«[^{NBSP}]", found[Language.FR])
    assert not re.search(r"\b[dD]e (un|une|le|les|[aeiouéè]\w*)\b|(?<!\w)à le\b", found[Language.FR])
    return found


def alternatives(kind: type[Block]) -> list[Document]:
    """The effect as it reads for each of its words, zones, players and targets."""
    whole, bare = sample(kind, optional=True), sample(kind, optional=False)
    names = names_of(kind.shape)
    possible = [field.name for field in kind.shape.may]
    found = [whole, bare]
    found += [{**whole, "what": word} for word in kind.shape.what]
    for name, known in (("to", sw.ZONES), ("from", sw.ZONES), ("player", sw.PLAYERS), ("target", sw.TARGETS)):
        if name in names:
            found += [{**whole, name: word} for word in known if _makes_sense(kind, name, word)]
    if "amount" in names:
        found += [{**whole, "amount": amount} for amount in (0, 1)]
    if "card" in possible:
        found.append({name: value for name, value in whole.items() if name != "card"})
    if "fixed" in possible:
        found.append({**whole, "fixed": False})
    return found


def _makes_sense(kind: type[Block], name: str, word: str) -> bool:
    possible = {
        "search": ("hand", "play", "top"),
        "recover": ("hand", "top", "bottom", "deck", "play"),
        "place-character": ("hand", "discard", "deck"),
        "attach": ("hand", "discard", "deck"),
    }
    if name not in ("to", "from") or (kind.slug, name) == ("search", "from"):
        return True
    return word in possible.get(kind.slug, sw.ZONES)


@pytest.mark.parametrize("kind", catalogue.EFFECTS, ids=lambda kind: kind.slug)
def test_every_effect_has_a_sentence(kind: type[Block]) -> None:
    read(*map(ability, alternatives(kind)))


def condition_samples(kind: type[Check]) -> list[Document]:
    made: list[Document] = []
    for optional in (True, False):
        names = names_of(kind.shape, optional=optional)
        made.append({"check": kind.slug, **{name: SAMPLE[name] for name in names}})
    return made


@pytest.mark.parametrize("kind", catalogue.CONDITIONS, ids=lambda kind: kind.slug)
def test_every_condition_has_its_words(kind: type[Check]) -> None:
    read(*(ability(DRAW, {"if": [condition]}) for condition in condition_samples(kind)))


@pytest.mark.parametrize("kind", catalogue.COSTS, ids=lambda kind: kind.slug)
def test_every_cost_has_its_words(kind: type[Price]) -> None:
    whole: Document = {"pay": kind.slug, **{name: SAMPLE[name] for name in names_of(kind.shape)}}
    bare: Document = {"pay": kind.slug}
    read(ability(DRAW, {"cost": [whole]}), ability(DRAW, {"cost": [bare]}))


ABOUT: Final[list[list[Json]]] = [
    [],
    [{"check": "this-happened"}],
    [{"check": "subject-is", "which": {"whose": "opponents", "ranks": ["hero", "villain"]}}],
    [{"check": "happened-to", "player": "you"}, {"check": "night"}],
    [{"check": "happened-to", "player": "each-opponent"}],
]


@pytest.mark.parametrize("happening", sw.HAPPENINGS)
def test_every_happening_has_its_words(happening: str) -> None:
    read(
        *(
            ability(DRAW, {"if": about, "when": happening, "once": once, "may": True})
            for about in ABOUT
            for once in ("turn", "game")
        )
    )


KINDS_OF_FILTERS: Final[list[Document]] = [
    {"ranks": ["hero"], "main": False},
    {"main": True},
    {"main": False, "level": 2},
    {"who": "ada-vance", "fatigued": False},
    {"trait": "vampire", "other": True},
    {"taking_part": True},
    {"taking_part": False},
    {"place_type": "school"},
    {"location": "harrow-street"},
    {"title": "fence-post"},
]
PLACES: Final[list[Document]] = [{"place": place} for place in sw.PLACES if place not in ("typed", "titled")]
FILTERS: Final[list[Document]] = [
    {"whose": whose, **more} for whose in sw.WHOSE for more in (*KINDS_OF_FILTERS, *PLACES)
]


@pytest.mark.parametrize("which", FILTERS, ids=str)
def test_every_filter_has_its_words(which: Document) -> None:
    refreshing: list[Document] = [
        {"effect": "refresh", "target": target, "which": which} for target in ("chosen", "all")
    ]
    none: Document = {"check": "at-most", "amount": 0, "which": which}
    read(*map(ability, refreshing), ability(DRAW, {"if": [none]}))


@pytest.mark.parametrize("language", Language)
def test_every_verb_timing_and_duration_has_its_words(language: Language) -> None:
    wanted = {f"buffy-move-{word}" for word, _ in notation.WORDS.verbs.values()}
    wanted |= {f"buffy-timing-{slug}" for slug in TIMING_SLUGS}
    wanted |= {f"buffy-until-{word}" for word in sw.UNTIL}
    wanted |= {f"buffy-player-{word}" for word in sw.PLAYERS}
    wanted |= {f"buffy-line-{slug}" for slug in sw.TYPES}
    assert sorted(wanted - set(messages(language).ids)) == []


@pytest.mark.parametrize("language", Language)
def test_every_card_of_the_pool_can_be_read(language: Language) -> None:
    for slug in words.WORDS.card_slugs():
        assert words.WORDS.card_title(slug, language)
        assert words.WORDS.card_line(slug, language)
        text = words.WORDS.card_text(slug, language)
        assert text == "" or text.endswith((".", "!"))


def test_the_line_tells_the_numbers() -> None:
    line = words.WORDS.card_line("silver-sabre", Language.EN)
    assert line == "Item card · Butt-Kicking +2 · gives the trait Weapon · needs Butt-Kicking 3 · house set"
    line = words.WORDS.card_line("lights-on-harrow-street", Language.FR)
    assert (
        line == f"Défi du bien · objectifs{NBSP}: Combat 5, Astuce 3, Charme 4 · récompense 3 · série maison"
    )
    assert words.WORDS.card_line("a-door-left-open", Language.EN).startswith("Evil challenge · goal: Charm 4")


def test_an_inline_card_goes_by_its_slug() -> None:
    pool = cards_with(ability({"effect": "recycle-now"}))
    assert card_words.card_title(pool, len(pool.cards) - 1, Language.FR) == "Sample 0"
    assert len(pool.cards) == len(default_pool().cards) + 1


@pytest.mark.parametrize("seed", range(2))
def test_everything_said_in_a_game_can_be_read(seed: int) -> None:
    random = Random(seed)
    decks: list[Json] = [random.choice(sorted(default_decks())) for _ in range(2 + seed)]
    match = Match.start("buffy", {"decks": decks, "turn_limit": 6}, bytes([seed]), log=True)
    while match.decision is not None:
        for language in Language:
            assert words.WORDS.prompt_text(match, match.decision, language)
            assert all(words.WORDS.describe_move(match, move, language) for move in match.decision.moves)
        match.play(random.choice(match.decision.moves))
    for event in match.state.log or []:
        for language in Language:
            for seat in (None, Seat(0)):
                assert "  " not in words.WORDS.event_text(match, event, language, seat)
