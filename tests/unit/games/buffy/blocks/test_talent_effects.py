"""Talents, the resolving talent, stacks."""

from __future__ import annotations

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import challenges, conditions, stacking, talents
from noctuary.games.buffy.kinds import BUTT_KICKING, CHARM, ITEM, SMARTS, WEIRDNESS
from noctuary.games.buffy.pieces import Player
from tests.tables.buffy_table import buffy_table, rank_mask, usual_box
from tests.tables.buffy_texts import (
    MINE,
    THEIRS,
    Filter,
    Place,
    Target,
    Until,
    Whose,
    at_table,
    in_challenge,
    in_fight,
    stands,
    with_action,
)
from tests.tables.buffy_texts import (
    talents as talents_of,
)


def test_a_boost_lasts_until_the_end_of_the_turn() -> None:
    """BUF-TAL-02"""
    box = with_action(
        talents.Boost(target=Target.CHOSEN, which=MINE, talent=SMARTS, amount=2, until=Until.TURN)
    )
    t = at_table(box).play("A play trick")
    assert t.asked() == ("A", "buffy-ask-character")
    t.play("A target willow-1")
    assert talents_of(t, "willow-1") == (0, 5, 2, 1)
    t.play(*["pass"] * 6)
    assert t.state.turn_number == 3
    assert talents_of(t, "willow-1") == (0, 3, 2, 1)
    assert t.cards("A", "discard") == ["trick"]


def test_a_boost_may_make_a_talent_negative() -> None:
    """BUF-FAT-06"""
    box = with_action(
        talents.Boost(target=Target.CHOSEN, which=THEIRS, talent=v.ALL_TALENTS, amount=-2, until=Until.STEP)
    )
    t = at_table(box).play("A play trick", "A target spike-1")
    assert talents_of(t, "spike-1") == (1, -1, -2, 0)
    t.play("B pass", "A pass")
    assert talents_of(t, "spike-1") == (3, 1, 0, 2)


def test_the_user_chooses_the_talent_where_the_card_says_so() -> None:
    box = with_action(talents.Boost(target=Target.MAIN, talent=v.CHOSEN_TALENT, amount=1, until=Until.TURN))
    t = at_table(box).play("A play trick")
    assert t.offered() == ["talent butt-kicking", "talent smarts", "talent weirdness", "talent charm"]
    assert talents_of(t.play("A talent weirdness"), "buffy-1") == (3, 1, 2, 2)


def test_a_boost_on_all_holds_for_whoever_comes_later() -> None:
    box = with_action(
        talents.Boost(
            target=Target.ALL, which=Filter(trait=0), talent=BUTT_KICKING, amount=1, until=Until.GAME
        )
    )
    t = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "hand": ["trick", "angel-1"]},
        b={"characters": {"spike-1": "A1"}},
    )
    t.play("A play trick", "B pass", "A place angel-1 > A1")
    assert talents_of(t, "spike-1")[0] == 4
    assert talents_of(t, "angel-1")[0] == 5
    assert talents_of(t, "buffy-1")[0] == 3


def test_a_location_boosts_everybody_there() -> None:
    """BUF-LOC-04"""
    box = usual_box()
    evil = Filter(ranks=rank_mask("villain", "minion"), place=Place.HERE)
    box.location("crypt", stands(talents.Boost(target=Target.ALL, which=evil, talent=BUTT_KICKING, amount=1)))
    t = at_table(box, locations={"A1": "crypt"}, a={"characters": {"buffy-1": "A1"}})
    assert talents_of(t, "spike-1")[0] == 4
    assert talents_of(t, "buffy-1")[0] == 3
    assert talents_of(t, "drusilla-1")[0] == 2


def test_a_standing_text_holds_only_while_its_conditions_do() -> None:
    box = usual_box()
    effect = talents.Boost(target=Target.THIS, talent=CHARM, amount=3)
    box.item("pendant", stands(effect, conditions=[conditions.Night()]))
    seats = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["pendant"]}}
    assert talents_of(at_table(box, night=True, a=seats), "buffy-1")[3] == 5
    assert talents_of(at_table(box, night=False, a=seats), "buffy-1")[3] == 2


def test_set_talent_replaces_the_printed_one_and_bonuses_still_count() -> None:
    box = with_action(
        talents.SetTalent(target=Target.CHOSEN, which=MINE, talent=SMARTS, amount=0, until=Until.TURN)
    )
    a = {
        "characters": {"buffy-1": "A1", "willow-1": "A1"},
        "attached": {"willow-1": ["book"]},
        "hand": ["trick"],
    }
    t = at_table(box, a=a).play("A play trick", "A target willow-1")
    assert talents_of(t, "willow-1")[1] == 1


def test_swap_talents_exchanges_two_printed_ones() -> None:
    box = with_action(
        talents.SwapTalents(target=Target.MAIN, talent=BUTT_KICKING, talent_to=SMARTS, until=Until.TURN)
    )
    assert talents_of(at_table(box).play("A play trick"), "buffy-1") == (1, 3, 1, 2)


def test_copy_talent_takes_the_value_of_another() -> None:
    box = with_action(
        talents.CopyTalent(
            target=Target.MAIN,
            talent=WEIRDNESS,
            counted=Filter(Whose.OPPONENTS),
            until=Until.TURN,
        )
    )
    t = at_table(box).play("A play trick")
    assert t.offered() == ["target spike-1", "target drusilla-1"]
    assert talents_of(t.play("A target drusilla-1"), "buffy-1") == (3, 1, 4, 2)


def test_a_standing_copy_follows_the_best_of_those_it_names() -> None:
    box = usual_box()
    copies = talents.CopyTalent(target=Target.THIS, talent=SMARTS, counted=Filter(Whose.MINE, other=True))
    box.skill("mimic", stands(copies))
    a = {"characters": {"buffy-1": "A1", "willow-1": "A1"}, "attached": {"buffy-1": ["mimic"]}}
    assert talents_of(at_table(box, a=a), "buffy-1")[1] == 3


def test_boost_per_counts_characters_and_attachments() -> None:
    box = usual_box()
    per = talents.BoostPer(
        target=Target.THIS,
        talent=BUTT_KICKING,
        amount=1,
        what=talents.Each.CHARACTERS,
        counted=Filter(Whose.OPPONENTS, place=Place.HERE),
    )
    items = talents.BoostPer(
        target=Target.THIS, talent=CHARM, amount=2, what=talents.Each.ATTACHMENTS, card_type=ITEM
    )
    box.skill("fury", stands(per, items))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["fury", "lamp", "book"]}}
    t = at_table(box, a=a, b={"characters": {"spike-1": "A1", "thug-1": "A1", "drusilla-1": "B1"}})
    assert talents_of(t, "buffy-1") == (5, 2, 2, 6)


def test_the_last_change_of_the_resolving_talent_counts_unless_it_is_locked() -> None:
    """BUF-FGT-06, BUF-RUL-16d"""
    box = with_action(talents.ChangeResolving(talent=CHARM))
    with_action(talents.ChangeResolving(talent=SMARTS), talents.LockResolving(), box=box, slug="quiz")
    a = {"characters": {"buffy-1": "A1", "willow-1": "A1"}, "hand": ["trick", "quiz"], "deck": ["kick"] * 9}
    b = {"characters": {"spike-1": "A1"}, "hand": ["trick"], "deck": ["kick"] * 9}
    t = in_fight(box, a=a, b=b)
    assert t.state.conflict is not None
    t.play("A play trick")
    assert t.state.conflict.resolving == CHARM
    t.play("B pass", "A play quiz")
    assert t.state.conflict.resolving == SMARTS
    assert t.refusal("play trick") == "BUF-RUL-61"


def test_ignore_fatigue_penalty() -> None:
    """BUF-FAT-06"""
    box = with_action(talents.IgnoreFatigue(target=Target.MAIN, until=Until.TURN))
    a = {"characters": {"buffy-1": "A1"}, "fatigued": ["buffy-1"], "hand": ["trick"]}
    t = at_table(box, a=a)
    assert talents_of(t, "buffy-1")[0] == 2
    assert talents_of(t.play("A play trick"), "buffy-1")[0] == 3


def test_a_stack_bonus_counts_like_a_stacked_card() -> None:
    """BUF-STK-05"""
    box = with_action(stacking.StackBonus(talent=BUTT_KICKING, amount=3))
    t = in_fight(box, "fight-battle").play("A play trick")
    assert talents_of(t, "buffy-1")[0] == 3
    t.play(*["pass"] * 4)
    assert t.find("spike-1") is None
    assert t.destiny("A") == 1


def test_remove_from_stack_discards_a_card_of_the_opponents_stack() -> None:
    box = with_action(stacking.RemoveFromStack(player=Player.OPPONENT, talent=v.ALL_TALENTS, amount=1))
    t = in_fight(box, "fight-battle").play("A pass", "B stack kick > butt-kicking", "A pass")
    t.play("B stack kick > butt-kicking", "A play trick")
    assert t.state.conflict is not None
    assert len(t.state.conflict.defender_stacks[0]) == 1
    assert t.cards("B", "discard") == ["kick"]


def test_forbid_stacking_closes_a_talent_to_the_opponent() -> None:
    box = with_action(
        stacking.ForbidStacking(player=Player.OPPONENT, talent=BUTT_KICKING, until=Until.CONFLICT)
    )
    t = in_fight(box, "fight-battle").play("A play trick")
    assert t.refusal("stack kick > butt-kicking") == "BUF-GOLD-01"
    t.play("B pass")
    assert t.refusal("stack kick > butt-kicking") is None


def test_any_icon_lets_an_action_be_stacked_on_any_talent() -> None:
    """BUF-STK-03"""
    box = with_action(stacking.AnyIcon(until=Until.CONFLICT))
    t = in_fight(box, "fight-battle")
    assert t.refusal("stack kick > charm") == "BUF-STK-03"
    t.play("A play trick", "B pass")
    assert t.refusal("stack kick > charm") is None


def test_a_lowest_talent_is_chosen_among_equals() -> None:
    """BUF-RUL-26"""
    box = with_action(challenges.ChangeGoal(talent=v.LOWEST_TALENT, amount=-2))
    t = in_challenge(box, goals={"bk": 3, "sm": 3, "we": 5}).play("A play trick")
    assert t.offered() == ["talent butt-kicking", "talent smarts"]
