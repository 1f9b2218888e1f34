"""Episodes: Part I, its Target, Part II and its Cancel (BUF-EPI, BUF-RUL-40, BUF-RUL-41)."""

from __future__ import annotations

from noctuary.games.buffy import happenings
from noctuary.games.buffy.blocks import circumstances, conditions, talents
from noctuary.games.buffy.kinds import BUTT_KICKING, SMARTS
from noctuary.games.buffy.pieces import Ability, Condition, Filter, Mode, Place, Player, Target, Until
from noctuary.games.buffy.rules import characters, leaving
from tests.tables.buffy_table import Box, buffy_table, rank_mask, timing_mask, usual_box


def ending(*conditions: Condition, trigger: int = -1) -> Ability:
    return Ability(Mode.TRIGGERED, [], conditions=conditions, trigger=trigger)


def boost(talent: int) -> Ability:
    everybody = talents.Boost(target=Target.ALL, which=Filter(), talent=talent, amount=1, until=Until.WHILE)
    return Ability(Mode.STANDING, [everybody])


def graduation() -> Box:
    """Part I: everybody +1 Butt-Kicking, until four Heroes or Villains and the mayor; Part II: +1 Smarts."""
    box = usual_box()
    box.location("quad", unique=True)
    one, two = box.episode("graduation", one=[boost(BUTT_KICKING)], two=[boost(SMARTS)])
    there = Filter(ranks=rank_mask("hero", "villain"), place=Place.TITLED, location="quad")
    mayor = Filter(who=box.who("mayor"))
    one.ending = ending(
        conditions.AtLeast(amount=4, which=there),
        conditions.AtLeast(amount=1, which=mayor),
    )
    two.ending = ending(conditions.AtMost(amount=0, which=mayor))
    return box


def test_part_one_lies_beside_the_essence_and_works_at_once_for_all() -> None:
    """BUF-EPI-04, BUF-RES-01, BUF-CHG-06"""
    table = buffy_table(
        graduation(),
        step="resource",
        a={"hand": ["graduation-one"], "second_parts": ["graduation-two"]},
        b={"characters": {"thug-1": "B1"}},
    )
    table.play("A episode graduation-one")
    assert table.side("A").part_one == table.state.pool.kind_of["graduation-one"]
    assert characters.talent(table.state, table.character("thug-1"), BUTT_KICKING) == 3


def test_part_one_needs_its_second_part_in_the_own_stack() -> None:
    """BUF-EPI-03, BUF-EPI-09, BUF-ZON-05, BUF-DCK-10"""
    table = buffy_table(
        graduation(),
        step="resource",
        a={"hand": ["graduation-one", "stake"], "second_parts": ["pilot-two"]},
        b={"second_parts": ["graduation-two"]},
    )
    assert table.refusal("episode graduation-one") == "BUF-EPI-03"
    assert table.refusal("episode stake") == "BUF-EPI-04"


def test_the_target_brings_part_two_on_anybodys_watch_and_the_cancel_ends_it() -> None:
    """BUF-EX-17, BUF-EPI-05, BUF-EPI-06"""
    table = buffy_table(
        graduation(),
        step="movement",
        watch="B",
        locations={"A1": "quad"},
        a={
            "characters": {"buffy-1": "A1", "giles-1": "A1", "jonathan-1": "A1", "willow-1": "A1"},
            "part_one": "graduation-one",
            "second_parts": ["graduation-two"],
        },
        b={"characters": {"mayor-1": "park"}},
    )
    giles = table.character("giles-1")
    assert characters.talent(table.state, giles, BUTT_KICKING) == 2
    table.play("B move mayor-1 > A1")
    side = table.side("A")
    assert table.cards("A", "crypt") == ["graduation-one"]
    assert table.cards("A", "parts_two") == ["graduation-two"]
    assert side.second_parts == ()
    assert characters.talent(table.state, giles, BUTT_KICKING) == 1
    assert characters.talent(table.state, giles, SMARTS) == 5
    leaving.leave_play(table.state, table.character("mayor-1"))
    table.play("A pass")
    assert table.cards("A", "crypt") == ["graduation-one", "graduation-two"]
    assert characters.talent(table.state, giles, SMARTS) == 4


def test_a_target_already_true_brings_part_two_at_once() -> None:
    """BUF-RUL-40, BUF-RUL-40b"""
    box = usual_box()
    one, _ = box.episode("short")
    one.ending = ending(conditions.AtLeast(amount=1, which=Filter()))
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "giles-1": "A1"},
            "hand": ["short-one"],
            "second_parts": ["short-two"],
        },
    )
    table.play("A episode short-one")
    assert table.cards("A", "parts_two") == ["short-two"]
    assert table.cards("A", "crypt") == ["short-one"]


def test_target_and_cancel_true_together() -> None:
    """BUF-RUL-41"""
    box = usual_box()
    one, two = box.episode("short")
    one.ending = ending(conditions.AtLeast(amount=1, which=Filter()))
    two.ending = ending(conditions.AtLeast(amount=1, which=Filter()))
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "hand": ["short-one"], "second_parts": ["short-two"]},
    )
    table.play("A episode short-one")
    assert table.cards("A", "parts_two") == []
    assert table.cards("A", "crypt") == ["short-one", "short-two"]


def test_a_new_part_one_sends_the_old_one_to_the_crypt_while_parts_two_add_up() -> None:
    """BUF-EPI-07"""
    table = buffy_table(
        step="resource",
        a={
            "part_one": "pilot-one",
            "hand": ["sequel-one"],
            "second_parts": ["pilot-two", "sequel-two"],
            "parts_two": ["finale-two"],
        },
        box=sequels(),
    )
    table.play("A episode sequel-one")
    assert table.cards("A", "crypt") == ["pilot-one"]
    assert table.cards("A", "parts_two") == ["finale-two"]
    assert table.side("A").part_one == table.state.pool.kind_of["sequel-one"]


def sequels() -> Box:
    box = usual_box()
    box.episode("sequel")
    box.episode("finale")
    return box


def test_two_players_may_have_the_same_episode() -> None:
    """BUF-EPI-08"""
    table = buffy_table(
        step="resource",
        a={"hand": ["pilot-one"], "second_parts": ["pilot-two"]},
        b={"part_one": "pilot-one", "second_parts": ["pilot-two"]},
    )
    assert table.refusal("episode pilot-one") is None


def test_a_target_may_wait_for_something_to_happen() -> None:
    """BUF-EPI-05"""
    box = usual_box()
    one, _ = box.episode("ascent")
    one.ending = ending(circumstances.HappenedTo(player=Player.OPPONENT), trigger=happenings.ASCENDED)
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"willow-1": "A1"},
            "hand": ["willow-2"],
            "destiny": 3,
            "part_one": "ascent-one",
            "second_parts": ["ascent-two"],
        },
        b={
            "characters": {"spike-1": "B1"},
            "hand": ["spike-2"],
            "destiny": 4,
        },
    )
    table.play("A ascend willow-1 > willow-2")
    assert table.cards("A", "parts_two") == []
    table.play("B ascend spike-1 > spike-2")
    assert table.cards("A", "parts_two") == ["ascent-two"]


def test_an_ending_may_wait_for_a_stage_of_a_conflict() -> None:
    """BUF-EPI-05"""
    box = usual_box()
    one, _ = box.episode("siege", one=[boost(BUTT_KICKING)], two=[boost(SMARTS)])
    one.ending = Ability(
        Mode.TRIGGERED, [], trigger=happenings.STAGE_BEGAN, timings=timing_mask("fight-battle")
    )
    table = buffy_table(
        box,
        step="conflict",
        a={"characters": {"buffy-1": "A1"}, "part_one": "siege-one", "second_parts": ["siege-two"]},
        b={"characters": {"thug-1": "A1"}},
    )
    table.play("A fight buffy-1 > thug-1")
    assert table.side("A").parts_two == ()
    table.play("A pass", "B pass")
    assert table.step == "fight-battle"
    assert table.cards("A", "crypt") == ["siege-one"]
