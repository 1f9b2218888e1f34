"""The house set's skills and items: what each gives to whom, and what it does."""

from __future__ import annotations

from typing import Any, Final

import pytest

from noctuary.games.buffy.kinds import (
    HERO,
    SKILL,
    SMARTS,
)
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.rules import characters, leaving
from tests.tables.buffy_house import FILLER, running
from tests.tables.buffy_texts import talents
from tests.tables.buffy_timings import (
    ADA,
    INES,
    MILO,
    THEO,
    VESNA,
    table,
)

POOL: Final = default_pool()


@pytest.mark.parametrize(
    ("slug", "bearer", "before", "after"),
    [
        ("party-piece", THEO, [], (0, 1, 0, 3)),
        ("oath-of-the-lamp", THEO, [], (0, 2, 0, 2)),
        ("once-bitten", INES, [], (1, 1, 3, 1)),
        ("rise-to-the-occasion", THEO, [], (0, 1, 0, 3)),
        ("rooftop-footwork", ADA, [], (4, 1, 0, 2)),
        ("table-turning", INES, [], (0, 1, 5, 1)),
        ("never-yet-beaten", ADA, ["silver-sabre"], (7, 1, 0, 2)),
        ("the-vance-hatchet", ADA, [], (5, 1, 0, 2)),
        ("storm-lantern", "nan-pruitt-1", [], (0, 3, 1, 1)),
        ("chalk-and-salt", INES, [], (0, 1, 5, 1)),
        ("undertakers-suit", THEO, ["opera-cloak", "party-piece"], (0, 1, 0, 6)),
        ("bell-tower-hammer", ADA, ["silver-sabre"], (7, 1, 0, 2)),
        ("overdue-library-card", THEO, [], (0, 2, 0, 2)),
    ],
)
def test_talents(slug: str, bearer: str, before: list[str], after: tuple[int, ...]) -> None:
    """BUF-RES-09, BUF-RES-11: attached, it gives what it says; a skill tires, at −1 on each talent."""
    a = {"characters": {bearer: "A1"}, "attached": {bearer: before}}
    t = table("resource", slug, fighter=bearer, a=a).play(f"A attach {slug} > {bearer}")
    tired = POOL.type[POOL.kind_of[slug]] == SKILL
    assert t.fatigued(bearer) == tired
    assert talents(t, bearer) == tuple(value - tired for value in after)


def test_only_for_one_main_character() -> None:
    """BUF-CHG-03: on X, and only in the hands of X's player."""
    milo = {"essence": "milo-hart-essence"}
    t = table("resource", "index-memory", fighter=MILO, a=milo)
    assert t.refusal(f"attach index-memory > {MILO}") is None
    assert (
        table("resource", "index-memory", fighter=MILO).refusal(f"attach index-memory > {MILO}")
        == "BUF-CHG-03"
    )
    t = table("resource", "the-vance-hatchet", a={**milo, "characters": {ADA: "A1", MILO: "A1"}})
    assert t.refusal(f"attach the-vance-hatchet > {ADA}") == "BUF-CHG-03"


@pytest.mark.parametrize(
    ("slug", "bearer", "trait"),
    [
        ("oath-of-the-lamp", THEO, "watcher"),
        ("wax-seal-ring", THEO, "watcher"),
        ("once-bitten", INES, "vampire"),
        ("the-vance-hatchet", ADA, "weapon"),
        ("bell-tower-hammer", ADA, "weapon"),
    ],
)
def test_traits(slug: str, bearer: str, trait: str) -> None:
    """BUF-TRT-02"""
    for attached in ([], [slug]):
        t = table("resource", fighter=bearer, a={"attached": {bearer: attached}})
        has = characters.has_trait(t.state, t.character(bearer), POOL.traits.index(trait))
        assert has == bool(attached)


def test_rise_to_the_occasion_makes_a_hero() -> None:
    """BUF-CHR-01"""
    t = table("resource", fighter=THEO, a={"attached": {THEO: ["rise-to-the-occasion"]}})
    assert characters.rank_of(t.state, t.character(THEO)) == HERO


def test_cramming_allows_a_second_skill() -> None:
    """BUF-RES-10, BUF-SKL-02"""
    hand = ("quick-study", "deep-pockets", "dirty-fighting")
    a = {"attached": {ADA: ["cramming-by-candlelight"]}}
    t = table("resource", *hand, a=a).play(f"A attach quick-study > {ADA}", "B pass")
    assert not t.fatigued(ADA)  # quick study spares the fatigue, its own included
    t.play(f"A attach deep-pockets > {ADA}", "B pass")
    assert t.refusal(f"attach dirty-fighting > {ADA}") == "BUF-RES-10"
    t = table("resource", *hand).play(f"A attach quick-study > {ADA}", "B pass")
    assert t.refusal(f"attach deep-pockets > {ADA}") == "BUF-RES-10"


def test_quick_study_spares_only_the_fatigue_of_skills() -> None:
    """BUF-FAT-09"""
    a = {"attached": {ADA: ["quick-study"]}, "fatigued": [ADA]}
    t = table("resource", "deep-pockets", a=a).play(f"A attach deep-pockets > {ADA}")
    assert t.attached(ADA) == ["quick-study", "deep-pockets"]
    assert table("conflict", a=a).refusal(f"fight {ADA} > {VESNA}") == "BUF-FAT-07"


def test_quartermaster() -> None:
    """BUF-RES-12, BUF-FAT-02: a third item, and one out of the discard pile for two prices."""
    attached = ["quartermaster", FILLER, FILLER]
    a = {
        "attached": {ADA: attached},
        "hand": ["opera-cloak", "haymaker"],
        "discard": ["pocket-grimoire", FILLER],
    }
    assert table("resource", a=a).refusal(f"attach opera-cloak > {ADA}") is None
    t = table("resource", a=a).play(f"A use quartermaster@{ADA} 2", "A choose haymaker", "B pass")
    assert t.attached(ADA) == [*attached, FILLER]  # the grimoire asks for Smarts 2
    assert t.cards("A", "discard") == ["haymaker", "pocket-grimoire"]
    assert t.refusal(f"attach opera-cloak > {ADA}") == "BUF-RES-12"
    assert t.refusal(f"use quartermaster@{ADA} 2") == "BUF-FAT-02"


def test_rooftop_footwork_spares_the_fatigue_of_a_move() -> None:
    """BUF-MOV-06"""
    for attached in ([], ["rooftop-footwork"]):
        a = {"characters": {ADA: "park"}, "attached": {ADA: attached}}
        assert table("movement", a=a).play(f"A move {ADA} > B1").fatigued(ADA) == (not attached)


def test_index_memory_looks_at_a_deck() -> None:
    """BUF-RUL-44, BUF-TURN-10"""
    a = {"essence": "milo-hart-essence", "attached": {MILO: ["index-memory"]}}
    b = {"deck": ["haymaker", "all-hands", "short-cut", "fine-print"]}
    t = table("conflict", fighter=MILO, a=a, b=b).play(f"A use index-memory@{MILO}")
    assert t.cards("B", "shown") == ["all-hands", "haymaker", "short-cut"]
    t.play("A done")
    assert t.cards("B", "deck") == ["haymaker", "all-hands", "short-cut", "fine-print"]
    t.play("B pass")
    assert t.refusal(f"use index-memory@{MILO}") == "BUF-TURN-04"


def test_debate_captain_decides_a_fight_by_smarts() -> None:
    """BUF-FGT-06, BUF-FAT-04"""
    a: dict[str, Any] = {"attached": {ADA: ["debate-team-captain"]}}
    t = table("fight-choose", a=a).play(f"A use debate-team-captain@{ADA}", "B pass")
    assert running(t).resolving == SMARTS
    assert not t.fatigued(ADA)
    assert t.refusal(f"use debate-team-captain@{ADA}") == "BUF-FAT-02"
    a = {"characters": {ADA: "A1", THEO: "A1"}, "attached": {THEO: ["debate-team-captain"]}}
    assert table("fight-choose", a=a).refusal(f"use debate-team-captain@{THEO}") == "BUF-GOLD-01"


def test_the_locket_goes_to_an_opponents_character() -> None:
    """BUF-RES-18, BUF-RUL-31: it returns to its owner's pile."""
    t = table("resource", "jilted-brides-locket")
    assert t.refusal(f"attach jilted-brides-locket > {ADA}") == "BUF-RES-18"
    t.play(f"A attach jilted-brides-locket > {VESNA}")
    assert talents(t, VESNA) == (2, 1, 1, 1)
    t.play("B pass")
    leaving.leave_play(t.state, t.character(VESNA))
    assert t.cards("A", "discard") == ["jilted-brides-locket"]


def test_a_chain_keeps_items_on() -> None:
    """BUF-RUL-37: nothing takes them off; an upgrade loses the new one."""
    b = {"attached": {VESNA: ["chain-and-padlock", "opera-cloak"]}}
    t = table("fight-battle", "drop-it", b=b)
    assert t.refusal("play drop-it") == "BUF-RUL-61"
    a = {"attached": {ADA: ["chain-and-padlock", "opera-cloak"]}}
    t = table("resource", FILLER, a=a).play(f"A upgrade {FILLER} > {ADA} for opera-cloak")
    assert t.attached(ADA) == ["chain-and-padlock", "opera-cloak"]
    assert t.cards("A", "discard") == [FILLER]


def test_opera_glasses_tire_themselves_only() -> None:
    """BUF-FAT-04, BUF-FAT-10"""
    t = table("conflict", a={"attached": {ADA: ["opera-glasses"]}}, b={"hand": ["haymaker"]})
    t.play(f"A use opera-glasses@{ADA}")
    assert t.cards("B", "shown") == ["haymaker"]
    t.play("A done", "B pass")
    assert not t.fatigued(ADA)
    assert t.cards("B", "hand") == ["haymaker"]
    assert t.refusal(f"use opera-glasses@{ADA}") == "BUF-FAT-02"


def test_the_thermos_refreshes_its_bearer() -> None:
    """BUF-GOLD-01: only who is fatigued."""
    a: dict[str, Any] = {"attached": {ADA: ["thermos-of-something"]}}
    assert table("conflict", a=a).refusal(f"use thermos-of-something@{ADA}") == "BUF-RUL-61"
    t = table("conflict", a={**a, "fatigued": [ADA]}).play(f"A use thermos-of-something@{ADA}")
    assert not t.fatigued(ADA)
    assert t.cards("A", "discard") == ["thermos-of-something"]


def test_the_hammer_knocks_an_item_away() -> None:
    """BUF-ITM-01"""
    a = {"attached": {ADA: ["bell-tower-hammer"]}}
    b = {"attached": {VESNA: ["opera-cloak"]}}
    t = table("fight-battle", a=a, b=b).play(f"A use bell-tower-hammer@{ADA}", "B pass")
    assert t.attached(VESNA) == []
    assert t.refusal(f"use bell-tower-hammer@{ADA}") == "BUF-FAT-02"
    assert table("fight-battle", a=a).refusal(f"use bell-tower-hammer@{ADA}") == "BUF-RUL-61"


def test_stage_smoke_covers_a_retreat() -> None:
    """BUF-FGT-13, BUF-CHL-09, BUF-RUL-15: out of it, lost, but not discarded."""
    a = {"attached": {ADA: ["stage-smoke"]}, "destiny": 2}
    t = table("fight-battle", a=a).play(f"A use stage-smoke@{ADA}")
    assert t.find(ADA) is not None
    assert (t.destiny("A"), t.destiny("B")) == (2, 1)
    t = table("challenge-battle", a=a).play(f"A use stage-smoke@{ADA}")
    assert t.destiny("A") == 1
    assert not t.fatigued(ADA)
    a = {"characters": {ADA: "A1", THEO: "A2"}, "attached": {THEO: ["stage-smoke"]}}
    assert table("fight-battle", a=a).refusal(f"use stage-smoke@{THEO}") == "BUF-RUL-61"


def test_loaded_dice_count_like_a_stacked_card() -> None:
    """BUF-STK-05"""
    a: dict[str, Any] = {"attached": {ADA: ["loaded-dice"]}}
    t = table("fight-resolve", a=a).play(
        f"A use loaded-dice@{ADA}", "A talent butt-kicking", "B pass", "A pass"
    )
    assert t.destiny("A") == 1  # 3 and 1 against 3
    a = {"characters": {ADA: "A1", THEO: "A2"}, "attached": {THEO: ["loaded-dice"]}}
    assert table("fight-resolve", a=a).refusal(f"use loaded-dice@{THEO}") == "BUF-GOLD-01"


def test_the_ring_draws_for_a_defeated_challenge() -> None:
    """BUF-RUL-10"""
    a = {"attached": {ADA: ["silver-sabre", "wax-seal-ring"]}, "deck": [FILLER] * 6}
    t = table("challenge-resolve", a=a).play("A pass", "B pass")
    assert t.asked() == ("A", "buffy-ask-react")
    before = len(t.cards("A", "hand"))
    assert len(t.play("A yes").cards("A", "hand")) == before + 1
    lost = table("challenge-resolve", a={"attached": {ADA: ["wax-seal-ring"]}}).play("A pass", "B pass")
    assert lost.asked()[1] != "buffy-ask-react"
