"""The house set's actions of the six steps, Prologue to End: what each does, and when it is refused."""

from __future__ import annotations

from typing import Any, Final

from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.rules import leaving, tiring
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_house import FILLER
from tests.tables.buffy_texts import talents
from tests.tables.buffy_timings import (
    ADA,
    CROWE,
    INES,
    MILO,
    ROOK,
    THEO,
    TWINS,
    VESNA,
    is_played,
    table,
)

POOL: Final = default_pool()


def test_the_morning_edition() -> None:
    """Two cards more, then one less."""
    a = {"deck": ["haymaker", "all-hands", FILLER], "hand": ["the-morning-edition", "short-cut"]}
    t = table("prologue", a=a).play("A play the-morning-edition", "A discard haymaker")
    assert t.cards("A", "hand") == ["all-hands", "short-cut"]
    assert t.cards("A", "discard") == ["haymaker", "the-morning-edition"]


def test_dead_letter_office_shows_a_hand() -> None:
    """BUF-RUL-44"""
    t = table("prologue", "dead-letter-office", b={"hand": ["haymaker"]}).play("A play dead-letter-office")
    assert t.cards("B", "shown") == ["haymaker"]
    t.play("A done")
    assert t.cards("B", "hand") == ["haymaker"]


def test_somebody_elses_mail_takes_an_action() -> None:
    """BUF-RUL-44, BUF-RUL-53"""
    b = {"hand": ["haymaker", "all-hands", FILLER]}
    a = {"hand": ["somebody-elses-mail"]}
    t = table("prologue", fighter=MILO, a=a, b=b).play("A play somebody-elses-mail")
    assert "choose " + FILLER not in t.offered()
    t.play("A choose all-hands")
    assert t.cards("B", "hand") == [FILLER, "haymaker"]
    assert t.cards("B", "discard") == ["all-hands"]


def test_cut_the_story_short_ends_an_episode() -> None:
    """BUF-EPI-06; without an episode it has nothing to do."""
    t = table("resource", "cut-the-story-short", b={"part_one": "homecoming-1"}).play(
        "A play cut-the-story-short"
    )
    assert t.side("B").part_one == NOTHING
    assert t.cards("B", "crypt") == ["homecoming-1"]
    assert is_played(t, "cut-the-story-short", zone="crypt")
    assert table("resource", "cut-the-story-short").refusal("play cut-the-story-short") == "BUF-RUL-61"


def test_cut_the_story_short_ends_anybodys_episode() -> None:
    """BUF-EPI-08: one's own or an opponent's, Part I or Part II."""
    for slug, owner in (("homecoming-1", "A"), ("homecoming-2", "B")):
        a, b = {"part_one": "homecoming-1"}, {"parts_two": ["homecoming-2"]}
        t = table("resource", "cut-the-story-short", a=a, b=b).play("A play cut-the-story-short")
        assert t.asked() == ("A", "buffy-ask-episode")
        assert slug in t.play(f"A choose {slug}").cards(owner, "crypt")


def test_black_coffee_spares_one_fatigue() -> None:
    """BUF-FAT-09"""
    t = table("refresh", "black-coffee").play("A play black-coffee")
    ada = t.character(ADA)
    assert not tiring.fatigue(t.state, ada)
    assert tiring.fatigue(t.state, ada)
    a = {"characters": {THEO: "A1"}}
    assert table("refresh", "black-coffee", a=a).refusal("play black-coffee") == "BUF-RUL-61"


def test_bedside_vigil_brings_a_character_back() -> None:
    """BUF-FAT-07"""
    a: dict[str, Any] = {"discard": [ROOK, "haymaker"], "hand": ["bedside-vigil"]}
    t = table("refresh", a=a).play("A play bedside-vigil")
    assert t.fatigued(ADA)
    assert t.cards("A", "hand") == [ROOK]
    assert table("refresh", a={**a, "fatigued": [ADA]}).refusal("play bedside-vigil") == "BUF-FAT-02"
    assert table("refresh", a={**a, "discard": []}).refusal("play bedside-vigil") == "BUF-RUL-61"


def test_a_trip_wire_fatigues_in_the_park() -> None:
    """BUF-FAT-11: a supporting character, in the Park."""
    slug = "trip-wire-by-the-bandstand"
    b = {"characters": {VESNA: "park", CROWE: "park", TWINS: "B1"}}
    t = table("movement", slug, b=b).play(f"A play {slug}")
    assert (t.fatigued(CROWE), t.fatigued(VESNA), t.fatigued(TWINS)) == (True, False, False)
    assert table("movement", slug, b={"characters": {VESNA: "park"}}).refusal(f"play {slug}") == "BUF-RUL-61"


def test_take_the_night_off() -> None:
    """BUF-CHR-10: back to hand without attachments; not the Main Character."""
    a = {
        "characters": {ADA: "A1", "rook-delaney-1/rook-delaney-2": "A2"},
        "attached": {"rook-delaney-2": [FILLER]},
    }
    t = table("movement", "take-the-night-off", a=a).play("A play take-the-night-off")
    assert t.cards("A", "hand") == [ROOK, "rook-delaney-2"]
    assert t.cards("A", "discard") == [FILLER, "take-the-night-off"]
    assert table("movement", "take-the-night-off").refusal("play take-the-night-off") == "BUF-RUL-61"


def test_growing_up_overnight_ascends_more_cheaply() -> None:
    """BUF-RES-05: level 2 asks for 4, 2 will do; 1 will not."""
    hand = ("growing-up-overnight", "ada-vance-2")
    t = table("resource", *hand, a={"destiny": 2}).play("A play growing-up-overnight")
    assert t.find("ada-vance-2") is not None
    assert t.destiny("A") == 2
    assert table("resource", *hand, a={"destiny": 1}).refusal("play growing-up-overnight") == "BUF-RUL-61"


def test_a_rummage_sale_finds_an_item() -> None:
    t = table("resource", "rummage-sale", a={"discard": ["opera-cloak", "haymaker"]}).play(
        "A play rummage-sale"
    )
    assert t.cards("A", "hand") == ["opera-cloak"]
    t = table("resource", "rummage-sale", a={"discard": ["haymaker"]})
    assert t.refusal("play rummage-sale") == "BUF-RUL-61"


def test_lost_property_asks_for_no_talent() -> None:
    """BUF-REQ-03 is waived, BUF-CHG-03 and the limit are not."""
    a: dict[str, Any] = {"characters": {THEO: "A1"}, "discard": ["bell-tower-hammer"]}
    t = table("resource", "lost-property", a=a).play("A play lost-property")
    assert t.attached(THEO) == ["bell-tower-hammer"]
    for more in ({"attached": {THEO: [FILLER, FILLER]}}, {"discard": ["the-vance-hatchet"]}):
        assert (
            table("resource", "lost-property", a={**a, **more}).refusal("play lost-property") == "BUF-RUL-61"
        )


def test_no_loose_ends_crypts_discarded_cards() -> None:
    """BUF-ZON-04"""
    b = {"discard": ["haymaker", "all-hands", FILLER]}
    t = table("end", "no-loose-ends", b=b).play(
        "A play no-loose-ends", "A choose haymaker", "A choose all-hands"
    )
    assert t.cards("B", "crypt") == ["all-hands", "haymaker"]
    assert t.cards("B", "discard") == [FILLER]


def test_public_disgrace_takes_a_level() -> None:
    """BUF-DST-03, BUF-RES-07"""
    levels = {"characters": {"countess-vesna-1/countess-vesna-2": "A1"}}
    charming: dict[str, Any] = {"attached": {ADA: ["opera-cloak", "party-piece"]}, "destiny": 2}
    t = table("resource", "public-disgrace", a=charming, b=levels).play("A play public-disgrace")
    assert t.find(VESNA) is not None
    assert t.destiny("A") == 0
    assert table("resource", "public-disgrace", a=charming).refusal("play public-disgrace") == "BUF-RUL-61"
    poor = {**charming, "destiny": 1}
    assert (
        table("resource", "public-disgrace", a=poor, b=levels).refusal("play public-disgrace") == "BUF-DST-03"
    )


def test_a_phone_tree_finds_a_companion() -> None:
    t = table("resource", "phone-tree", a={"deck": [ROOK, THEO, "haymaker"]}).play("A play phone-tree")
    assert t.offered() == [f"choose {THEO}", "done"]
    assert t.play(f"A choose {THEO}").cards("A", "hand") == [THEO]


def test_a_phone_tree_that_nobody_answers_asks_all_the_same() -> None:
    """Whether a deck holds what is looked for is nobody else's business."""
    t = table("resource", "phone-tree", a={"deck": ["haymaker"]}).play("A play phone-tree")
    assert t.offered() == ["done"]
    assert t.play("A done").cards("A", "hand") == []


def test_the_river_gives_the_main_character_back() -> None:
    """BUF-RES-20: only while she is not in play."""
    slug = "what-the-river-gives-back"
    deck = {"deck": [ADA, "ada-vance-2", ROOK]}
    t = table("resource", slug, a={**deck, "characters": {THEO: "A1"}}).play(f"A play {slug}")
    assert t.offered() == [f"choose {ADA}", "done"]
    assert t.play(f"A choose {ADA}").cards("A", "hand") == [ADA]
    assert table("resource", slug, a=deck).refusal(f"play {slug}") == "BUF-GOLD-01"


def test_light_fingers_take_an_item_in_the_park() -> None:
    """BUF-RES-12, BUF-RUL-31: it stays its owner's card."""
    a: dict[str, Any] = {"characters": {ADA: "park"}}
    b = {"characters": {VESNA: "park"}, "attached": {VESNA: ["opera-cloak"]}}
    t = table("resource", "light-fingers", a=a, b=b).play("A play light-fingers")
    assert t.attached(ADA) == ["opera-cloak"]
    leaving.leave_play(t.state, t.character(ADA))
    assert t.cards("B", "discard") == ["opera-cloak"]
    for more in ({"characters": {ADA: "A1"}}, {"attached": {ADA: [FILLER, FILLER]}}):
        t = table("resource", "light-fingers", a={**a, **more}, b=b)
        assert t.refusal("play light-fingers") == "BUF-RUL-61"


def test_a_word_in_the_wrong_ear_makes_a_talent_negative() -> None:
    """BUF-FAT-06: 0 becomes −2."""
    slug = "a-word-in-the-wrong-ear"
    t = table("conflict", slug, foe=CROWE).play(f"A play {slug}", "A talent charm")
    assert talents(t, CROWE) == (1, 2, 0, -2)
    assert table("conflict", slug, b={"characters": {}}).refusal(f"play {slug}") == "BUF-RUL-61"


def test_borrowed_hours_refresh_for_a_point() -> None:
    """BUF-DST-03"""
    a: dict[str, Any] = {"fatigued": [ADA], "destiny": 1}
    t = table("conflict", "borrowed-hours", a=a).play("A play borrowed-hours")
    assert (t.fatigued(ADA), t.destiny("A")) == (False, 0)
    assert (
        table("conflict", "borrowed-hours", a={**a, "destiny": 0}).refusal("play borrowed-hours")
        == "BUF-DST-03"
    )
    assert (
        table("conflict", "borrowed-hours", a={"destiny": 1}).refusal("play borrowed-hours") == "BUF-RUL-61"
    )


def test_the_countess_orders_her_minions_up() -> None:
    """BUF-CHG-03, BUF-RUL-35"""
    slug = "by-order-of-the-countess"
    b: dict[str, Any] = {
        "characters": {VESNA: "A1", CROWE: "A1", TWINS: "B1"},
        "fatigued": [VESNA, CROWE, TWINS],
        "hand": [slug, FILLER],
    }
    t = table("conflict", b=b).play("A pass", f"B play {slug}")
    assert (t.fatigued(VESNA), t.fatigued(CROWE), t.fatigued(TWINS)) == (True, False, False)
    assert t.cards("B", "discard") == [slug, FILLER]
    alone = table("conflict", b={**b, "hand": [slug]}).play("A pass")
    assert alone.refusal(f"play {slug}") == "BUF-RUL-35"


def test_struck_from_the_register() -> None:
    """BUF-CHR-10, BUF-DST-03: to the Crypt, attachments to the discard pile."""
    slug = "struck-from-the-register"
    a: dict[str, Any] = {"attached": {INES: ["table-turning"]}, "destiny": 2}
    b: dict[str, Any] = {"attached": {CROWE: [FILLER]}, "fatigued": [CROWE]}
    t = table("conflict", slug, fighter=INES, foe=CROWE, a=a, b=b).play(f"A play {slug}")
    assert t.cards("B", "crypt") == [CROWE]
    assert t.cards("B", "discard") == [FILLER]
    assert is_played(t, slug, zone="crypt")
    rested = table("conflict", slug, fighter=INES, foe=CROWE, a=a)
    assert rested.refusal(f"play {slug}") == "BUF-RUL-61"
    poor = table("conflict", slug, fighter=INES, foe=CROWE, a={**a, "destiny": 1}, b=b)
    assert poor.refusal(f"play {slug}") == "BUF-DST-03"


def test_autumn_in_the_archive_mills_every_opponent() -> None:
    """BUF-ZON-06: no recycling for it."""
    t = table("end", "autumn-in-the-archive", b={"deck": [FILLER] * 7}).play("A play autumn-in-the-archive")
    assert len(t.cards("B", "discard")) == 5
    t = table("end", "autumn-in-the-archive").play("A play autumn-in-the-archive")
    assert (len(t.cards("B", "discard")), t.cards("B", "deck")) == (3, [])


def test_last_orders_need_a_small_hand() -> None:
    t = table("end", "last-orders", FILLER, "haymaker").play("A play last-orders")
    assert len(t.cards("A", "hand")) == 4
    t = table("end", "last-orders", FILLER, "haymaker", "all-hands")
    assert t.refusal("play last-orders") == "BUF-GOLD-01"


def test_blackmail_steals_a_point_from_who_is_ahead() -> None:
    """BUF-DST-02"""
    slug = "small-town-blackmail"
    a = {"attached": {ADA: ["opera-cloak"]}, "destiny": 1}
    t = table("end", slug, a=a, b={"destiny": 4}).play(f"A play {slug}")
    assert (t.destiny("A"), t.destiny("B")) == (2, 3)
    assert is_played(t, slug, zone="crypt")
    assert table("end", slug, a=a, b={"destiny": 1}).refusal(f"play {slug}") == "BUF-GOLD-01"
