"""What the discard phase ends: Powerbase: Los Angeles, Song of Pan, Fiendish Tongue."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import (
    ANARCH,
    BARON,
    CHANGELING,
    MASTER,
    MASTER_PHASE,
    PRINCE,
    SABBAT,
    TORPOR,
)
from noctuary.games.vtes.needs import Needs
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused, texts
from tests.tables.vtes_table import Box, Does, Table

BASE = "powerbase-los-angeles"
SONG = "song-of-pan"
TONGUE = "fiendish-tongue"


# -- Powerbase: Los Angeles ------------------------------------------------------------------------------


def base_box() -> Box:
    """Cards that have to do with Anarchs, and cards that have not."""
    box = card_box(BASE, "party-out-of-bounds", "blur")
    box.library("open-war", MASTER, needs=Needs(titles=[BARON]))
    box.library("praxis", MASTER, needs=Needs(titles=[PRINCE]))
    box.library("parley", MASTER, needs=Needs(titles=[PRINCE, BARON]))
    converts = Does(lambda s, using: None)
    converts.joins = ANARCH
    box.library("convert", MASTER, UseOf(1 << MASTER_PHASE, [converts]))
    for name in ("ann", "bob"):
        box.cards[name].sect = ANARCH
    return box


def base_table(*hand: str) -> Table:
    """Ann and Bob are Anarchs and locked; so is Abe, who is none."""
    locked: dict[str, Any] = {"locked": True}
    return cards_table(
        box=base_box(),
        phase="discard",
        A={"ready": {"ann": locked, "abe": locked}, "in_play": [BASE], "hand": hand},
        B={"ready": {"bob": locked}},
    )


def test_los_angeles_gives_a_discard_phase_action() -> None:
    """VTES-DISC-03."""
    table = base_table("blur", "blur", "blur")
    go(table, f"A use {BASE}", "A discard blur", "A discard blur")
    assert refused(table, "A discard blur") == "VTES-DISC-04"
    assert refused(table, f"A use {BASE}") == "VTES-SEQ-16"


@pytest.mark.parametrize("slug", ["party-out-of-bounds", "open-war", "convert"])
def test_a_card_about_anarchs_unlocks_one(slug: str) -> None:
    """One that requires an Anarch or a baron, or that makes a vampire Anarch; any ready Anarch."""
    table = base_table(slug)
    go(table, f"A use {BASE}", f"A discard {slug}")
    assert sorted(table.offered()) == ["done", "target ann", "target bob"]
    table.play("A target ann")
    assert not table.card("ann").locked
    assert table.card("bob").locked


@pytest.mark.parametrize("slug", ["blur", "praxis", "parley"])
def test_another_card_unlocks_nobody(slug: str) -> None:
    table = base_table(slug)
    go(table, f"A use {BASE}", f"A discard {slug}")
    assert table.card("ann").locked
    assert table.window() == "discard"


def test_only_the_action_of_los_angeles_unlocks() -> None:
    table = base_table("party-out-of-bounds", "party-out-of-bounds")
    go(table, "A discard party-out-of-bounds")
    assert table.window() == "discard"
    table = base_table("party-out-of-bounds", "party-out-of-bounds")
    go(table, f"A use {BASE}", "A discard party-out-of-bounds", "A target ann")
    go(table, "A discard party-out-of-bounds")
    assert table.card("bob").locked


def test_she_says_which_discard_phase_action_she_uses() -> None:
    """What she does not unlock with the first card she can unlock with the second."""
    table = base_table("party-out-of-bounds", "open-war")
    go(table, f"A use {BASE}", "A discard party-out-of-bounds", "A done")
    go(table, "A discard open-war", "A target bob")
    assert not table.card("bob").locked


def test_anarchs_of_others_steal_los_angeles() -> None:
    table = cards_table(box=base_box(), A={"ready": ["ann", "abe"]}, B={"ready": ["bea"], "in_play": [BASE]})
    assert refused(table, f"A use {BASE} use-2 by abe") == "VTES-SEQ-08"
    go(table, f"A use {BASE} use-2 by ann")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    assert table.card(BASE).controller == 0
    table.card("ann").locked = False
    assert refused(table, f"A use {BASE} use-2 by ann") == "VTES-SEQ-01"


# -- Song of Pan -----------------------------------------------------------------------------------------


def song_box() -> Box:
    """Ann, Abe and Bob are Kiasyd; there is a changeling, and a dog."""
    box = card_box(SONG)
    for name in ("ann", "abe", "bob"):
        box.cards[name].clan = box.clans.index("kiasyd")
    box.ally("sprite", life=2, keywords=CHANGELING)
    box.ally("dog", life=2)
    return box


def test_song_of_pan_unlocks_the_singer_and_stays() -> None:
    table = cards_table(box=song_box(), A={"ready": ["ann"], "hand": [SONG]}, B={"ready": ["bea"]})
    reach(go(table, f"A play {SONG} by ann"), "no-attempt")
    assert numbers.stealth(table.state) == 1
    table.finish()
    assert not table.card("ann").locked
    assert table.seat("A").pool == 29
    assert table.card(SONG).controller == 0


def test_song_of_pan_is_sung_by_kiasyd() -> None:
    """VTES-SEQ-08."""
    table = cards_table(box=song_box(), A={"ready": ["ash"], "hand": [SONG]})
    assert refused(table, f"A play {SONG} by ash") == "VTES-SEQ-08"


@pytest.mark.parametrize(("name", "bleed"), [("ann", 2), ("sprite", 2), ("bob", 2), ("dog", 1), ("bea", 1)])
def test_song_of_pan_inspires_kiasyd_and_changelings_of_everybody(name: str, bleed: int) -> None:
    table = cards_table(
        box=song_box(),
        A={"ready": ["ann", "sprite", "dog"], "in_play": [SONG]},
        B={"ready": ["bob", "bea"]},
    )
    assert numbers.bleed(table.state, table.card(name)) == bleed


def test_the_end_of_the_song_hurts_those_who_did_not_bleed() -> None:
    """VTES-DISC-05, VTES-RUL-13: own Kiasyd and changelings without a successful bleed, then it is gone."""
    table = cards_table(
        box=song_box(),
        A={"ready": {"ann": 5, "abe": 5, "sprite": 2, "dog": 2}, "in_play": [SONG], "hand": [SONG]},
        B={"torpor": {"bob": 5}},
    )
    go(table, "A bleed ann").finish()
    reach(table, "discard")
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, f"A use {SONG}")
    assert table.gone(SONG)
    left = {name: table.card(name).counters for name in ("ann", "abe", "sprite", "dog", "bob")}
    assert left == {"ann": 5, "abe": 4, "sprite": 1, "dog": 2, "bob": 5}


def test_a_bleed_that_was_blocked_does_not_count() -> None:
    table = cards_table(
        box=song_box(),
        A={"ready": {"ann": 5}, "in_play": [SONG], "hand": [SONG]},
        B={"ready": {"bea": 5}},
    )
    go(table, "A bleed ann", "B block bea", "A strike", "B strike").finish()
    reach(table, "discard")
    go(table, f"A use {SONG}")
    assert table.card("ann").counters == 3


def test_the_end_of_the_song_sends_the_empty_to_torpor() -> None:
    table = cards_table(
        box=song_box(),
        phase="discard",
        A={"ready": {"ann": 0, "abe": 0}, "in_play": [SONG], "hand": [SONG]},
    )
    go(table, f"A use {SONG}")
    while table.window() == "to-torpor":
        table.play("pass")
    assert [table.card(name).region for name in ("ann", "abe")] == [TORPOR, TORPOR]


def test_the_song_ends_in_its_singers_discard_phase() -> None:
    table = cards_table(
        box=song_box(), phase="discard", active="B", A={"in_play": [SONG]}, B={"ready": ["bob"]}
    )
    assert refused(table, "B pass") is None
    assert refused(table, f"A use {SONG}") == "VTES-SEQ-01"


# -- Fiendish Tongue -------------------------------------------------------------------------------------


def tongue_table(*, clan: str = "tzimisce", sect: int = SABBAT, **more: Any) -> Table:
    box = card_box(TONGUE)
    box.cards["ann"].sect = sect
    box.cards["ann"].clan = box.clans.index(clan)
    box.cards["bea"].sect = ANARCH
    hers = {"ready": ["ann"], "hand": [TONGUE, TONGUE]}
    return cards_table(box=box, A=hers, **{"B": {"torpor": ["bob"]}, **more})


def test_fiendish_tongue_bleeds_for_one_more() -> None:
    table = tongue_table()
    go(table, f"A play {TONGUE} by ann").finish()
    assert table.seat("B").pool == 28


def test_fiendish_tongue_requires_a_sabbat_vampire() -> None:
    """VTES-SEQ-08."""
    assert refused(tongue_table(sect=ANARCH), f"A play {TONGUE} by ann") == "VTES-SEQ-08"


def test_anarchs_are_slow_to_see_a_fiendish_tongue() -> None:
    table = tongue_table(B={"ready": ["bea", "bob"]})
    go(table, f"A play {TONGUE} by ann")
    reach(table, "no-attempt")
    seen = {name: numbers.intercept(table.state, table.card(name).uid) for name in ("bea", "bob")}
    assert seen == {"bea": -1, "bob": 0}
    table.finish()
    assert numbers.intercept(table.state, table.card("bea").uid) == 0


def test_a_tzimisce_unlocks_in_the_discard_phase() -> None:
    """VTES-RUL-14, VTES-DISC-06: if the bleed was successful, for 1 blood."""
    table = tongue_table()
    go(table, f"A play {TONGUE} by ann").finish()
    assert refused(table, f"A effect {TONGUE} by ann") == "VTES-DISC-04"
    reach(table, "discard")
    go(table, f"A effect {TONGUE} by ann")
    assert not table.card("ann").locked
    assert table.card("ann").counters == 8
    assert refused(table, f"A effect {TONGUE} by ann") == "VTES-SEQ-13"


def test_other_clans_do_not_unlock() -> None:
    table = tongue_table(clan="lasombra")
    go(table, f"A play {TONGUE} by ann").finish()
    reach(table, "discard")
    assert refused(table, f"A effect {TONGUE} by ann") == "VTES-SEQ-13"


def test_a_blocked_tzimisce_does_not_unlock() -> None:
    table = tongue_table(B={"ready": ["bob"]})
    go(table, f"A play {TONGUE} by ann", "B block bob", "A strike", "B strike").finish()
    reach(table, "discard")
    assert refused(table, f"A effect {TONGUE} by ann") == "VTES-SEQ-13"


# -- what they say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (BASE, ["discard phase action", "unlock a ready Anarch"], ["redresser un Anarch disponible"]),
        (
            SONG,
            ["+1 bleed", "1 environmental damage", "cannot be prevented"],
            ["1 point de dégâts", "prévenu"],
        ),
        (TONGUE, ["Anarchs", "intercept", "Tzimisce"], ["Anarchs", "-1 en interception", "Tzimisce"]),
    ],
)
def test_they_can_be_read(slug: str, english: list[str], french: list[str]) -> None:
    for text, words in zip(texts(slug), (english, french), strict=True):
        assert [word for word in words if word not in text] == []
