"""Fatigue and movement."""

from __future__ import annotations

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import costs, hands, moving
from noctuary.games.buffy.kinds import ITEM
from noctuary.games.buffy.rules import characters, tiring, victory
from tests.tables.buffy_table import buffy_table, space_of, timing_mask, usual_box
from tests.tables.buffy_texts import (
    MINE,
    THEIRS,
    Filter,
    Place,
    Target,
    Until,
    Whose,
    at_table,
    in_fight,
    stands,
    used,
    when,
    with_action,
)


def test_an_opponents_character_is_fatigued_only_if_it_can_be() -> None:
    """BUF-FAT-02"""
    box = with_action(moving.Fatigue(target=Target.CHOSEN, which=THEIRS))
    b = {"characters": {"spike-1": "A1", "drusilla-1": "B1"}, "fatigued": ["spike-1"]}
    t = at_table(box, b=b).play("A play trick")
    assert t.fatigued("drusilla-1")
    b = {"characters": {"spike-1": "A1"}, "fatigued": ["spike-1"]}
    assert at_table(box, b=b).refusal("play trick") == "BUF-RUL-61"


def test_characters_are_refreshed() -> None:
    """BUF-FAT-03"""
    box = with_action(moving.Refresh(target=Target.ALL, which=MINE))
    a = {
        "characters": {"buffy-1": "A1", "willow-1": "A1"},
        "fatigued": ["buffy-1", "willow-1"],
        "hand": ["trick"],
    }
    t = at_table(box, a=a).play("A play trick")
    assert not t.fatigued("buffy-1")
    assert not t.fatigued("willow-1")


def test_an_item_fatigues_for_its_own_effect_and_its_bearer_does_not() -> None:
    """BUF-EX-10, BUF-FAT-04, BUF-FAT-10"""
    box = usual_box()
    box.item("symbol", used(hands.Draw(amount=1), at=["resource"], costs=[costs.FatigueCard()]))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["symbol"]}, "deck": ["kick"]}
    t = at_table(box, a=a).play("A use symbol@buffy-1", "B pass")
    assert t.character("buffy-1").attached[0].fatigued
    assert not t.fatigued("buffy-1")
    assert t.cards("A", "hand") == ["kick"]
    assert t.refusal("use symbol@buffy-1") == "BUF-FAT-02"


def test_an_attachment_is_fatigued_or_refreshed_by_an_effect() -> None:
    """BUF-FAT-04"""
    box = with_action(moving.Refresh(target=Target.CHOSEN, which=MINE, card_type=ITEM))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake!", "lamp!"]}, "hand": ["trick"]}
    t = at_table(box, a=a).play("A play trick", "A take lamp@buffy-1")
    assert [attached.fatigued for attached in t.character("buffy-1").attached] == [True, False]
    box = with_action(moving.Fatigue(target=Target.CHOSEN, which=MINE, card_type=ITEM))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake!", "lamp"]}, "hand": ["trick"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.character("buffy-1").attached[1].fatigued


def test_a_place_spares_her_fatigue_once_per_turn() -> None:
    """BUF-EX-12, BUF-FAT-09, BUF-SKL-02"""
    box = usual_box()
    spared = moving.PreventFatigue(target=Target.ALL, which=Filter(who=box.who("buffy"), place=Place.HERE))
    box.location("motel", stands(spared, once=1))
    box.item("ring", used(hands.Draw(amount=1), costs=[costs.FatigueThis()]))
    a = {
        "characters": {"buffy-1": "A1"},
        "fatigued": ["buffy-1"],
        "attached": {"buffy-1": ["ring"]},
        "hand": ["training"],
    }
    t = at_table(box, a=a, locations={"A1": "motel"}).play("A attach training > buffy-1", "B pass")
    assert t.attached("buffy-1") == ["ring", "training"]
    assert t.fatigued("buffy-1")
    assert t.refusal("use ring@buffy-1") == "BUF-FAT-02"


def test_fatigue_may_be_prevented_a_number_of_times() -> None:
    box = with_action(moving.PreventFatigue(target=Target.MAIN, amount=1, until=Until.TURN))
    t = at_table(box).play("A play trick")
    buffy = t.character("buffy-1")
    assert tiring.is_spared(t.state, buffy, v.CAUSE_COST)
    assert characters.what_spares(t.state, buffy, v.CAUSE_COST) is None


def test_only_the_named_cause_is_spared() -> None:
    box = usual_box()
    box.skill("calm", stands(moving.PreventFatigue(target=Target.THIS, what=v.CAUSE_SKILL)))
    t = at_table(box, a={"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["calm"]}})
    assert characters.what_spares(t.state, t.character("buffy-1"), v.CAUSE_SKILL) is not None
    assert characters.what_spares(t.state, t.character("buffy-1"), v.CAUSE_FIGHT) is None


def test_who_may_not_refresh_stays_fatigued() -> None:
    """BUF-REF-01"""
    box = usual_box()
    box.item("chains", stands(moving.NoRefresh(target=Target.THIS)))
    b = {
        "characters": {"spike-1": "B1", "thug-1": "B1"},
        "fatigued": ["spike-1", "thug-1"],
        "attached": {"spike-1": ["chains"]},
    }
    t = at_table(box, step="refresh", active="B", b=b).play("B refresh")
    assert t.fatigued("spike-1")
    assert not t.fatigued("thug-1")


def test_an_effect_moves_a_character_and_uses_up_no_move() -> None:
    """BUF-RUL-51, BUF-MOV-06"""
    box = with_action(moving.Move(target=Target.MAIN, place=Filter(place=Place.OPPOSING_SPACE)))
    t = at_table(box, step="movement", a={"characters": {"buffy-1": "park"}, "hand": ["trick"]}).play(
        "A play trick"
    )
    assert t.offered() == ["to B1", "to B2", "to B3", "to B4"]
    t.play("A to B2")
    assert t.place("buffy-1") == "B2"
    assert t.fatigued("buffy-1")
    assert t.character("buffy-1").moves_made == 0


def test_adjacent_is_next_to_the_one_that_moves() -> None:
    """BUF-BOARD-02"""
    box = with_action(moving.Move(target=Target.CHOSEN, which=THEIRS, place=Filter(place=Place.ADJACENT)))
    t = at_table(box).play("A play trick", "A target drusilla-1")
    assert t.offered() == ["to park", "to A4", "to B2"]


def test_who_is_moved_away_leaves_the_fight() -> None:
    """BUF-FGT-13"""
    box = with_action(moving.Move(target=Target.FOE, place=Filter(place=Place.PARK)))
    t = in_fight(box).play("A play trick")
    while t.state.conflict is not None:
        t.play("pass")
    assert t.place("spike-1") == "park"
    assert t.destiny("A") == 1


def test_extra_moves() -> None:
    """BUF-GOLD-01, BUF-MOV-03"""
    box = with_action(moving.ExtraMoves(target=Target.MAIN, amount=1, until=Until.TURN))
    t = at_table(box, step="movement").play("A play trick", "B pass", "A move buffy-1 > A2", "B pass")
    t.play("A move buffy-1 > A3", "B pass")
    assert t.refusal("move buffy-1 > A4") == "BUF-MOV-03"


def test_a_place_may_be_reached_from_anywhere() -> None:
    """BUF-EX-17, BUF-RUL-52"""
    box = usual_box()
    wide = moving.WidenMoves(target=Target.ALL, place=Filter(place=Place.TITLED, location="library"))
    box.episode("exam", one=[stands(wide)])
    t = at_table(
        box,
        step="movement",
        locations={"B3": "library"},
        b={"part_one": "exam-one", "characters": {"thug-1": "A3"}},
    )
    t.play("A move buffy-1 > B3", "B move thug-1 > B3")
    assert (t.place("buffy-1"), t.place("thug-1")) == ("B3", "B3")
    assert t.refusal("move buffy-1 > B2") == "BUF-MOV-03"


def test_a_free_move_is_not_counted() -> None:
    box = usual_box()
    free = moving.FreeMove(
        target=Target.THIS,
        place=Filter(place=Place.TYPED, place_type=box.place_type("school")),
    )
    box.location("lobby", stands(free))
    t = at_table(box, step="movement", locations={"A1": "lobby", "A2": "library"})
    t.play("A move buffy-1 > A2", "B pass")
    assert t.character("buffy-1").moves_made == 0
    t.play("A move buffy-1 > A3", "B pass")
    assert t.refusal("move buffy-1 > A4") == "BUF-MOV-03"


def test_a_free_move_may_be_made_at_once() -> None:
    box = with_action(moving.FreeMove(target=Target.MAIN, place=Filter(place=Place.PARK)))
    assert at_table(box).play("A play trick").place("buffy-1") == "park"


def test_a_location_counts_as_the_park() -> None:
    """BUF-VIC-03"""
    box = usual_box()
    box.location("streets", stands(moving.CountAsPark()))
    t = at_table(box, step="end", locations={"A1": "streets"}, b={"characters": {"spike-1": "B1"}})
    t.play("A pass", "B pass")
    assert t.state.park_count == 1
    box = with_action(moving.CountAsPark(place=Filter(place=Place.OWN_SPACE), until=Until.GAME))
    t = at_table(box, step="end").play("A play trick", "A to A3")
    assert victory.counts_as_park(t.state, space_of("A3"))
    assert not victory.counts_as_park(t.state, space_of("A1"))


def test_at_the_end_of_a_step_a_place_refreshes_whoever_is_there() -> None:
    """BUF-RUL-10"""
    box = usual_box()
    refresh = moving.Refresh(target=Target.ALL, which=Filter(place=Place.HERE))
    box.location("cafe", when(happenings.STEP_ENDED, refresh, timings=timing_mask("resource")))
    a = {"characters": {"buffy-1": "A1", "willow-1": "A2"}, "fatigued": ["buffy-1", "willow-1"]}
    t = buffy_table(box, step="movement", locations={"A1": "cafe"}, a=a).play("A pass", "B pass")
    assert t.fatigued("buffy-1")
    t.play("A pass", "B pass")
    assert not t.fatigued("buffy-1")
    assert t.fatigued("willow-1")


def test_whose_characters_a_text_means() -> None:
    box = with_action(moving.Fatigue(target=Target.CHOSEN, which=Filter(Whose.OPPONENTS, place=Place.HERE)))
    t = at_table(box, a={"characters": {"buffy-1": "A1"}, "hand": ["trick"]}).play("A play trick")
    assert t.fatigued("spike-1")
    assert not t.fatigued("drusilla-1")
