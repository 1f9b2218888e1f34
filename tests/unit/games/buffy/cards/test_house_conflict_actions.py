"""The house set's actions of fights and challenges: what each does, and when it is refused."""

from __future__ import annotations

from typing import Any, Final

import pytest

from noctuary.games.buffy.kinds import (
    BUTT_KICKING,
    CHARM,
    SMARTS,
    WEIRDNESS,
)
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.state import DRAWN
from tests.tables.buffy_house import FILLER, running
from tests.tables.buffy_texts import talents
from tests.tables.buffy_timings import (
    ADA,
    CHALLENGE,
    CROWE,
    INES,
    MILO,
    ROOK,
    THEO,
    VESNA,
    defending,
    is_played,
    table,
)

POOL: Final = default_pool()


# -- actions: fights ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "fighter", "talent"),
    [("one-slow-dance", ADA, CHARM), ("duel-in-a-lucid-dream", INES, WEIRDNESS)],
)
def test_another_talent_decides(slug: str, fighter: str, talent: int) -> None:
    """BUF-FGT-06"""
    assert running(table("fight-choose", slug, fighter=fighter).play(f"A play {slug}")).resolving == talent


def test_bare_knuckle_rules_stay() -> None:
    """BUF-RUL-16d"""
    t = table("fight-choose", "bare-knuckle-rules", "one-slow-dance").play(
        "A play bare-knuckle-rules", "B pass"
    )
    assert t.refusal("play one-slow-dance") == "BUF-RUL-61"
    assert running(t).resolving == BUTT_KICKING


def test_this_one_is_mine() -> None:
    """BUF-RUL-16: the first fighter is out of it and untouched; the other is rested and there."""
    a: dict[str, Any] = {"characters": {ADA: "A1", ROOK: "A1"}}
    t = table("fight-choose", "this-one-is-mine", a=a).play("A play this-one-is-mine")
    assert running(t).fighter == t.character(ROOK).uid
    for more in ({"fatigued": [ROOK]}, {"characters": {ADA: "A1", ROOK: "A2"}}):
        t = table("fight-choose", "this-one-is-mine", a={**a, **more})
        assert t.refusal("play this-one-is-mine") == "BUF-RUL-61"


@pytest.mark.parametrize("kind", ["fight", "challenge"])
def test_blue_lights_end_it_without_a_winner(kind: str) -> None:
    """BUF-RUL-15b, BUF-DST-03"""
    t = table(f"{kind}-choose", "blue-lights", a={"destiny": 1}).play("A play blue-lights")
    assert running(t).winner == DRAWN
    assert t.step == f"{kind}-discard"
    assert t.find(VESNA) is not None
    assert (t.destiny("A"), t.destiny("B")) == (0, 0)
    assert table(f"{kind}-choose", "blue-lights").refusal("play blue-lights") == "BUF-DST-03"


@pytest.mark.parametrize(
    ("slug", "kind", "mine", "theirs"),
    [
        ("one-deep-breath", "fight", 7, 5),
        ("one-deep-breath", "challenge", 7, 3),
        ("no-signal", "fight", 5, 2),
        ("no-signal", "challenge", 5, 2),
    ],
)
def test_drawing_more_or_less(slug: str, kind: str, mine: int, theirs: int) -> None:
    """BUF-FDR-01, BUF-CDR-01"""
    decks = {"deck": [FILLER] * 9}
    t = table(f"{kind}-choose", slug, fighter=MILO, a=decks, b=decks).play(
        f"A play {slug}", "B pass", "A pass"
    )
    assert t.step == f"{kind}-battle"
    assert (len(t.cards("A", "hand")), len(t.cards("B", "hand"))) == (mine, theirs)


@pytest.mark.parametrize(
    ("slug", "attached", "total"),
    [
        ("down-from-the-rafters", [FILLER], 7),
        ("bring-the-house-down", ["silver-sabre", "the-vance-hatchet"], 12),
        ("reflexes-of-a-long-line", [], 5),
    ],
)
def test_stronger_in_a_fight(slug: str, attached: list[str], total: int) -> None:
    """BUF-REQ-04: the bonus goes to whoever fights, and ends with the fight."""
    t = table("fight-battle", slug, a={"attached": {ADA: attached}, "deck": [FILLER] * 6})
    before = len(t.cards("A", "hand"))
    t.play(f"A play {slug}")
    assert talents(t, ADA)[BUTT_KICKING] == total
    draws = slug == "reflexes-of-a-long-line"
    assert len(t.cards("A", "hand")) == before - 1 + draws


def test_drop_it_takes_an_item_of_the_foe() -> None:
    """BUF-ITM-01"""
    t = table("fight-battle", "drop-it", b={"attached": {VESNA: ["opera-cloak"]}}).play("A play drop-it")
    assert t.attached(VESNA) == []
    assert t.cards("B", "discard") == ["opera-cloak"]
    assert table("fight-battle", "drop-it").refusal("play drop-it") == "BUF-RUL-61"


def test_pulled_from_the_wrong_sleeve_empties_a_stack() -> None:
    """BUF-STK-01"""
    slug = "pulled-from-the-wrong-sleeve"
    t = table("fight-battle", slug, fighter=MILO).play("A pass", f"B stack {FILLER} > butt-kicking", "A pass")
    t.play(f"B stack {FILLER} > charm", f"A play {slug}")
    assert [len(pile) for pile in running(t).defender_stacks] == [0, 0, 0, 1]
    assert t.cards("B", "discard") == [FILLER]


def test_a_dead_sort_of_silence() -> None:
    """BUF-FBA-02: nothing more on Charm for the opponent."""
    slug = "a-dead-sort-of-silence"
    t = table("fight-battle", slug, fighter=INES).play(f"A play {slug}")
    assert t.refusal(f"stack {FILLER} > charm") == "BUF-GOLD-01"
    assert t.refusal(f"stack {FILLER} > smarts") is None
    t.play("B pass")
    assert t.refusal(f"stack {FILLER} > charm") is None


def test_make_it_up_as_you_go() -> None:
    """BUF-STK-03"""
    slug = "make-it-up-as-you-go"
    t = table("fight-battle", slug, "crib-sheet")
    assert t.refusal("stack crib-sheet > butt-kicking") == "BUF-STK-03"
    t.play(f"A play {slug}", "B pass", "A stack crib-sheet > butt-kicking")
    assert [value for _, value in running(t).attacker_stacks[BUTT_KICKING]] == [3]


@pytest.mark.parametrize("agreed", [True, False])
def test_hush_now_cancels_an_action(agreed: bool) -> None:
    """BUF-RUL-10, BUF-ACT-03: the action is discarded all the same."""
    b = {"characters": {INES: "A1"}, "hand": ["hush-now"]}
    t = table("fight-battle", "haymaker", foe=INES, b=b).play("A play haymaker")
    assert t.asked() == ("B", "buffy-ask-react")
    t.play("B yes" if agreed else "B no")
    assert talents(t, ADA)[BUTT_KICKING] == (3 if agreed else 5)
    assert is_played(t, "haymaker")
    assert is_played(t, "hush-now", "B") == agreed


def test_hush_now_waits_for_an_opponent_in_a_conflict() -> None:
    """BUF-ACT-01, BUF-REQ-04: not for one's own action, not outside the battle, not without Weirdness."""
    t = table("fight-battle", "hush-now", "make-it-up-as-you-go", fighter=INES)
    assert t.refusal("play hush-now") == "BUF-ACT-01"
    assert t.play("A play make-it-up-as-you-go").asked()[0] == "B"
    b = {"hand": ["hush-now"]}
    t = table("conflict", "a-word-in-the-wrong-ear", b=b).play(
        "A play a-word-in-the-wrong-ear", "A talent charm"
    )
    assert t.asked()[1] != "buffy-ask-react"
    t = table("fight-battle", "haymaker", foe=CROWE, b=b).play("A play haymaker")
    assert t.asked()[1] != "buffy-ask-react"


def test_dig_deeper() -> None:
    """BUF-STK-05, BUF-CBA-04: in a challenge only on its goals."""
    t = table("fight-resolve", "dig-deeper").play(
        "A play dig-deeper", "A talent butt-kicking", "B pass", "A pass"
    )
    assert t.destiny("A") == 1
    t = table("challenge-resolve", "dig-deeper").play("A play dig-deeper", "B pass", "A pass")
    assert t.destiny("A") == 1  # Butt-Kicking is the only goal: 3 and 2 against 4


def test_a_loose_paving_stone_trips_the_foe() -> None:
    """BUF-FRE-02"""
    a = {"attached": {ADA: ["overdue-library-card"]}}
    t = table("fight-resolve", "loose-paving-stone", a=a).play(
        "A play loose-paving-stone", "B pass", "A pass"
    )
    assert t.find(VESNA) is None
    assert t.destiny("A") == 1


def test_midnight_keeps_destiny_points() -> None:
    """BUF-CRE-04, BUF-FGT-10"""
    slug = "midnight-from-the-bell-tower"
    t = table("challenge-resolve", slug, a={"destiny": 2}).play(f"A play {slug}", "B pass", "A pass")
    assert t.destiny("A") == 2
    t = table("fight-resolve", slug, a={"destiny": 2}, b={"destiny": 2}).play(
        f"A play {slug}", "B pass", "A pass"
    )
    assert (t.destiny("A"), t.destiny("B")) == (2, 1)  # a tie


def test_salt_for_the_wound_after_a_victory() -> None:
    """BUF-RUL-16b"""
    slug = "salt-for-the-wound"
    strong = {"attached": {ADA: ["silver-sabre"]}}
    t = table("fight-resolve", slug, a=strong)
    assert t.refusal(f"play {slug}") == "BUF-GOLD-01"
    t.play("A pass", "B pass")
    assert t.step == "fight-result"
    t.play(f"A play {slug}")
    assert len(t.cards("B", "hand")) == 1
    lost = table("fight-result", slug, b={"attached": {VESNA: ["silver-sabre"]}})
    assert lost.refusal(f"play {slug}") == "BUF-GOLD-01"


def test_sit_down_a_minute() -> None:
    """BUF-FDI-01"""
    strong = {"attached": {ADA: ["silver-sabre"]}}
    t = table("fight-discard", "sit-down-a-minute", a=strong)
    assert t.fatigued(ADA)
    assert not t.play("A play sit-down-a-minute").fatigued(ADA)
    b = {"hand": ["sit-down-a-minute"], "attached": {VESNA: ["silver-sabre"]}}
    t = table("fight-discard", b=b).play("A pass")
    assert t.refusal("play sit-down-a-minute") == "BUF-RUL-61"  # the defender is not fatigued


@pytest.mark.parametrize("timing", ["fight-discard", "challenge-discard"])
def test_pick_up_the_larger_pieces(timing: str) -> None:
    slug = "pick-up-the-larger-pieces"
    t = table(timing, slug, a={"deck": [FILLER] * 5, "discard": ["deep-pockets", "haymaker"]}).play(
        f"A play {slug}"
    )
    assert t.cards("A", "deck") == ["deep-pockets"]
    assert table(timing, slug).refusal(f"play {slug}") == "BUF-RUL-61"


# -- actions: challenges ------------------------------------------------------------------------------


def test_an_evacuation_notice_thins_the_group() -> None:
    """BUF-RUL-18, BUF-RUL-19: for the defender, whose characters anywhere meet the requirement."""
    slug = "evacuation-notice"
    b: dict[str, Any] = {"characters": {VESNA: "B1"}, "attached": {VESNA: ["opera-cloak"]}}
    t = defending("challenge-choose", slug, FILLER, b=b, a={"destiny": 3}).play(f"B play {slug}")
    assert t.cards("B", "discard") == [slug, FILLER]
    assert t.destiny("A") == 2  # nobody faces it any more
    assert not t.fatigued(ADA)
    t = defending("challenge-choose", slug, b=b)
    assert t.refusal(f"play {slug}") == "BUF-RUL-35"
    t = table("challenge-choose", slug, FILLER, a={"attached": {ADA: ["opera-cloak"]}})
    assert t.refusal(f"play {slug}") == "BUF-GOLD-01"  # the attacker


def test_better_late_than_buried() -> None:
    """BUF-CHL-03: even a fatigued one, but there."""
    slug = "better-late-than-buried"
    a: dict[str, Any] = {"characters": {ADA: "A1", ROOK: "A1"}, "fatigued": [ROOK]}
    t = table("challenge-choose", slug, a=a).play(f"A play {slug}")
    assert running(t).facing == (t.character(ADA).uid, t.character(ROOK).uid)
    away = {"characters": {ADA: "A1", ROOK: "A2"}}
    assert table("challenge-choose", slug, a=away).refusal(f"play {slug}") == "BUF-RUL-61"


def test_the_kid_tags_along() -> None:
    """BUF-CHL-03, and a card more; a Hero or somebody fatigued does not count."""
    slug = "the-kid-tags-along"
    a: dict[str, Any] = {"characters": {ADA: "A1", THEO: "A1", ROOK: "A1"}, "deck": [FILLER] * 6}
    t = table("challenge-battle", slug, a=a)
    before = len(t.cards("A", "hand"))
    t.play(f"A play {slug}")
    assert t.character(THEO).uid in running(t).facing
    assert t.character(ROOK).uid not in running(t).facing
    assert len(t.cards("A", "hand")) == before
    t = table("challenge-battle", slug, a={**a, "fatigued": [THEO]}).play(f"A play {slug}")
    assert len(running(t).facing) == 1
    assert table("fight-battle", slug).refusal(f"play {slug}") == "BUF-ACT-01"


def test_a_crib_sheet() -> None:
    """BUF-REQ-04: the defender has nobody there to read it."""
    t = table("challenge-battle", "crib-sheet").play("A play crib-sheet")
    assert talents(t, ADA)[SMARTS] == 3
    assert defending("challenge-battle", "crib-sheet").refusal("play crib-sheet") == "BUF-RUL-61"


def test_flickering_lights_for_the_defender() -> None:
    """BUF-RUL-18"""
    b = {"characters": {"brother-cain-1": "B1"}, "essence": "brother-cain-essence"}
    t = defending("challenge-resolve", "flickering-lights", b=b, a={"attached": {ADA: [FILLER]}})
    t.play("B play flickering-lights")
    assert talents(t, ADA) == (3, 0, -1, 1)
    t.play("A pass", "B pass")
    assert CHALLENGE in t.challenges()
    t = table("challenge-resolve", "flickering-lights", fighter=INES)
    assert t.refusal("play flickering-lights") == "BUF-GOLD-01"


def test_the_hard_way_again() -> None:
    """BUF-CRE-04: after a failure only."""
    slug = "the-hard-way-again"
    t = table("challenge-discard", slug, a={"deck": [FILLER] * 9})
    while t.refusal("pass") is not None:
        t.play(f"A discard {FILLER}")
    if t.asked()[0] == "B":
        t.play("B pass")
    before = len(t.cards("A", "hand"))
    assert len(t.play(f"A play {slug}").cards("A", "hand")) == before + 1
    won = table("challenge-discard", slug, a={"attached": {ADA: ["silver-sabre"]}})
    assert won.refusal(f"play {slug}") == "BUF-GOLD-01"
