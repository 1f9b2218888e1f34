"""Hunting grounds that do not feed like all the others."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes.kinds import ANARCH, GHOUL, LAIBON, WRAITH, ZOMBIE
from noctuary.games.vtes.pool import default_pool
from tests.tables.vtes_cards import card_box, cards_table, go, refused, texts
from tests.tables.vtes_table import Box, Table

BURIAL = "burial-site-hunting-ground"
JUNGLE = "jungle-hunting-ground"
PALACE = "palace-hunting-ground"
POACHER = "poachers-hunting-ground"
ZOO = "zoo-hunting-ground"


def unlock_table(box: Box, slug: str, how: Any = 0, **hers: Any) -> Table:
    return cards_table(box=box, phase="unlock", A={"in_play": {slug: how}, **hers}, B={"ready": ["bob"]})


# -- Burial Site ---------------------------------------------------------------------------------------


def test_a_burial_site_feeds_those_who_follow_the_path() -> None:
    box = card_box(BURIAL)
    box.cards["ann"].path = "death-and-the-soul"
    box.cards["abe"].path = "caine"
    table = unlock_table(box, BURIAL, ready={"ann": 3, "abe": 3, "ash": 1})
    go(table, f"A use {BURIAL}")
    assert table.card("ann").counters == 4
    assert refused(table, f"A use {BURIAL}") == "VTES-SEQ-13"


@pytest.mark.parametrize("keyword", [WRAITH, ZOMBIE])
@pytest.mark.parametrize(("life", "after"), [(1, 2), (3, 3), (5, 5)])
def test_a_burial_site_gives_life_up_to_the_start(keyword: int, life: int, after: int) -> None:
    box = card_box(BURIAL)
    box.ally("dead", life=3, keywords=keyword)
    table = unlock_table(box, BURIAL, ready={"dead": life})
    go(table, f"A use {BURIAL}")
    assert table.card("dead").counters == after


def test_a_burial_site_is_for_the_dead() -> None:
    box = card_box(BURIAL)
    box.ally("servant", life=3, keywords=GHOUL)
    table = unlock_table(box, BURIAL, ready={"servant": 1, "ann": 3})
    assert refused(table, f"A use {BURIAL}") == "VTES-SEQ-17"


def test_a_vampire_eats_on_one_hunting_ground_a_turn() -> None:
    box = card_box(BURIAL, ZOO)
    box.cards["ann"].path = "death-and-the-soul"
    hers = {"ready": {"ann": 3}, "in_play": [BURIAL, ZOO]}
    for first, second in ((ZOO, BURIAL), (BURIAL, ZOO)):
        table = cards_table(box=box, phase="unlock", A=hers, B={"ready": ["bob"]})
        go(table, f"A use {first}")
        assert refused(table, f"A use {second}") == "VTES-SEQ-17"


# -- Jungle --------------------------------------------------------------------------------------------


def jungle_table(stored: int, sect: int = LAIBON) -> Table:
    box = card_box(JUNGLE)
    box.cards["ann"].sect = sect
    return unlock_table(box, JUNGLE, stored, ready={"ann": 3})


def test_a_jungle_gathers_blood() -> None:
    table = jungle_table(2)
    go(table, f"A use {JUNGLE}")
    assert table.card(JUNGLE).counters == 3
    assert table.card(JUNGLE).locked
    assert refused(table, f"A use {JUNGLE} use-2") == "VTES-SEQ-16"


def test_a_jungle_holds_three() -> None:
    assert refused(jungle_table(3), f"A use {JUNGLE}") == "VTES-SEQ-01"


def test_a_jungle_gives_all_it_has_to_a_laibon() -> None:
    table = jungle_table(3)
    go(table, f"A use {JUNGLE} use-2")
    assert (table.card("ann").counters, table.card(JUNGLE).counters) == (6, 0)
    assert refused(table, f"A use {JUNGLE} use-2") == "VTES-SEQ-16"


def test_a_jungle_gives_nothing_to_others_and_nothing_if_empty() -> None:
    assert refused(jungle_table(3, ANARCH), f"A use {JUNGLE} use-2") == "VTES-SEQ-17"
    assert refused(jungle_table(0), f"A use {JUNGLE} use-2") == "VTES-SEQ-17"


# -- Palace --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "rule"), [(3, None), (0, "VTES-SEQ-17")])
def test_a_palace_feeds_a_guruhi_that_has_blood(blood: int, rule: str | None) -> None:
    box = card_box(PALACE)
    box.cards["ann"].clan = box.clans.index("guruhi")
    table = unlock_table(box, PALACE, ready={"ann": blood, "abe": 2})
    assert refused(table, f"A use {PALACE}") == rule
    if rule is None:
        go(table, f"A use {PALACE}")
        assert table.card("ann").counters == 4


# -- Poacher's -----------------------------------------------------------------------------------------


def poachers_table(theirs: list[str], anarchs: int = 3) -> Table:
    box = card_box(POACHER, ZOO, "slum-hunting-ground")
    names = ["ann", "abe", "ash"]
    for name in names[:anarchs]:
        box.cards[name].sect = ANARCH
    return cards_table(
        box=box,
        phase="unlock",
        A={"ready": dict.fromkeys(names, 2), "in_play": [POACHER]},
        B={"ready": ["bob"], "in_play": theirs},
    )


def test_poachers_feed_as_many_as_others_have_hunting_grounds() -> None:
    table = poachers_table([ZOO, "slum-hunting-ground"])
    go(table, f"A use {POACHER}", "A target ann", "A target ash")
    assert [table.card(name).counters for name in ("ann", "abe", "ash")] == [3, 2, 3]
    assert refused(table, f"A use {POACHER}") == "VTES-SEQ-13"


def test_poachers_may_feed_fewer() -> None:
    table = poachers_table([ZOO, "slum-hunting-ground"])
    go(table, f"A use {POACHER}", "A target ann", "A done")
    assert [table.card(name).counters for name in ("ann", "abe", "ash")] == [3, 2, 2]


def test_poachers_do_not_live_on_poachers() -> None:
    assert refused(poachers_table([POACHER]), f"A use A:{POACHER}") == "VTES-SEQ-17"
    assert refused(poachers_table([]), f"A use {POACHER}") == "VTES-SEQ-17"


def test_poachers_feed_only_anarchs() -> None:
    assert refused(poachers_table([ZOO], anarchs=0), f"A use {POACHER}") == "VTES-SEQ-17"


def test_poachers_are_not_unique_and_cost_nothing() -> None:
    card = default_pool().cards[default_pool().kind_of[POACHER]]
    assert (card.unique, card.pool) == (False, 0)


# -- what they say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (BURIAL, ["Path of Death and the Soul", "zombie"], ["Voie de la Mort et de l’Âme", "zombie"]),
        (JUNGLE, ["lock this card", "Laibon", "3"], ["incliner cette carte", "Laibon", "3"]),
        (PALACE, ["Guruhi", "1 blood"], ["Guruhi", "1 point de sang"]),
        (POACHER, ["Anarchs", "derivative"], ["Anarchs", "dérivés"]),
    ],
)
def test_they_can_be_read(slug: str, english: list[str], french: list[str]) -> None:
    for text, words in zip(texts(slug), (english, french), strict=True):
        assert [word for word in words if word not in text] == []
