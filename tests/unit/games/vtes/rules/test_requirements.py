"""What a card requires of the minion that plays it, in the words of its facts (VTES-SEQ-08)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.blocks.effects.pool import GainPool
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.kinds import ACTION, CARD_ACTION, MASTER, MASTER_PHASE, MINION_PHASE
from noctuary.games.vtes.requirement_words import UnknownRequirement, read_needs
from noctuary.text.catalogue import Language
from tests.tables.vtes_cards import refused
from tests.tables.vtes_table import Box, Table, vtes_table

PEOPLE: dict[str, dict[str, Any]] = {
    "neonate": {"capacity": 3},
    "elder": {"capacity": 9},
    "anarch": {"sect": kinds.ANARCH},
    "sabbat": {"sect": kinds.SABBAT},
    "prince": {"title": kinds.PRINCE, "city": "Paris", "capacity": 8},
    "primogen": {"title": kinds.PRIMOGEN},
    "baron": {"title": kinds.BARON, "city": "Oslo", "sect": kinds.ANARCH},
    "demon": {"traits_mask": kinds.INFERNAL},
    "barren": {"traits_mask": kinds.STERILE},
    "wanted": {"traits_mask": kinds.RED_LIST},
    "seraph": {"traits_mask": kinds.SERAPH | kinds.BLACK_HAND, "sect": kinds.SABBAT},
    "bat": {"traits_mask": kinds.FLIGHT},
    "noddist": {"path": "caine", "sect": kinds.SABBAT},
}
ALL = {*PEOPLE, "ally"}


def table(requires: str, types: int, *ready: str) -> Table:
    box = Box()
    for name, facts in PEOPLE.items():
        box.vampire(name, **facts)
    box.ally("ally")
    window, action = (MASTER_PHASE, None) if types == MASTER else (MINION_PHASE, ActionOf(CARD_ACTION))
    use = UseOf(1 << window, [GainPool(1)], action=action)
    box.library("edict", types, use, needs=read_needs(requires))
    phase = "master" if types == MASTER else "minion"
    return vtes_table(box, phase=phase, A={"ready": list(ready), "hand": ["edict"]}, B={})


@pytest.mark.parametrize(
    ("requires", "who"),
    [
        ("vampire", ALL - {"ally"}),
        ("anarch", {"anarch", "baron"}),
        ("anarch or sabbat", {"anarch", "baron", "sabbat", "seraph", "noddist"}),
        ("non-camarilla vampire", {"anarch", "baron", "sabbat", "seraph", "noddist"}),
        ("prince or baron", {"prince", "baron"}),
        ("titled vampire", {"prince", "primogen", "baron"}),
        ("titled anarch", {"baron"}),
        ("city-title", {"prince", "baron"}),
        ("non-titled anarch", {"anarch"}),
        ("capacity 8 or more", {"elder", "prince"}),
        ("capacity above 8", {"elder"}),
        ("capacity 3 or less", {"neonate"}),
        ("capacity below 4", {"neonate"}),
        ("prince with capacity 9 or more", set()),
        ("infernal vampire", {"demon"}),
        ("black-hand vampire", {"seraph"}),
        ("seraph", {"seraph"}),
        ("flight", {"bat"}),
        ("red-list", {"wanted"}),
        ("non-sterile vampire", ALL - {"ally", "barren"}),
        (
            "non-titled, non-red-list, non-anarch vampire",
            ALL - {"ally", "wanted", "anarch"} - {"prince", "primogen", "baron"},
        ),
        ("path-of-caine", {"noddist"}),
    ],
)
def test_only_who_meets_the_requirement_plays_the_card(requires: str, who: set[str]) -> None:
    ready = table(requires, ACTION, *sorted(ALL))
    for name in sorted(ALL):
        expected = None if name in who else "VTES-SEQ-08"
        assert refused(ready, f"A play edict by {name}") == expected, name


@pytest.mark.parametrize("requires", ["seraph", "capacity 8 or more", "titled vampire", "path-of-caine"])
def test_a_master_asks_for_one_ready_vampire_that_meets_it(requires: str) -> None:
    assert refused(table(requires, MASTER, "neonate"), "A play edict") == "VTES-SEQ-08"
    everybody = table(requires, MASTER, *sorted(PEOPLE))
    assert refused(everybody, "A play edict") is None


@pytest.mark.parametrize(
    ("requires", "english", "french"),
    [
        ("sabbat vampire", "a Sabbat vampire", "un vampire du Sabbat"),
        (
            "vampire with capacity 5 or more",
            "a vampire and capacity 5 or more",
            "un vampire et une capacité de 5 ou plus",
        ),
        ("capacity below 3", "capacity 2 or less", "une capacité de 2 ou moins"),
        ("non-titled anarch", "an Anarch and no title", "un Anarch et aucun titre"),
        ("city-title", "the title of a city", "un titre de ville"),
        ("seraph", "a Seraph", "un Séraphin"),
        ("non-sterile", "a vampire that is not sterile", "un vampire non stérile"),
        (
            "non-camarilla",
            "somebody who is not a Camarilla vampire",
            "un serviteur qui n’est pas un vampire de la Camarilla",
        ),
        ("path-of-caine", "a follower of the Path of Caine", "un adepte de la Voie de Caïn"),
    ],
)
def test_a_requirement_is_told(requires: str, english: str, french: str) -> None:
    pool = table(requires, ACTION, "elder").state.pool
    card = pool.cards[pool.kind_of["edict"]]
    assert f"Requires {english}." in card_text(pool, card, Language.EN)
    assert f"Requiert {french}." in card_text(pool, card, Language.FR)


@pytest.mark.parametrize("trait", ["infernal", "sterile", "red-list", "black-hand", "flight", "seraph"])
@pytest.mark.parametrize("prefix", ["", "non-"])
def test_every_trait_that_can_be_asked_for_can_be_read(trait: str, prefix: str) -> None:
    pool = table(prefix + trait, ACTION, "elder").state.pool
    card = pool.cards[pool.kind_of["edict"]]
    assert card_text(pool, card, Language.EN) != card_text(pool, card, Language.FR)


@pytest.mark.parametrize("text", ["hungry vampire", "capacity", "non-prince", "path-of-thorns", "scarce"])
def test_a_word_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(UnknownRequirement):
        read_needs(text)
