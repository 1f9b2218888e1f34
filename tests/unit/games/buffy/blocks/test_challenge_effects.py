"""Goals, rewards, places and requirements of challenges."""

from __future__ import annotations

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import challenges, circumstances, facing, hands, moving
from noctuary.games.buffy.kinds import ACTION, BUTT_KICKING, CHALLENGE, ITEM, SMARTS
from noctuary.games.buffy.pieces import Player
from noctuary.games.buffy.rules import goals
from tests.tables.buffy_table import Table, buffy_table, usual_box
from tests.tables.buffy_texts import (
    Filter,
    Place,
    Target,
    Until,
    Whose,
    at_table,
    in_challenge,
    stands,
    used,
    when,
    with_action,
)


def goals_now(t: Table) -> list[int]:
    return goals.goals_of(t.state, t.state.challenges[0])


def test_a_goal_changes_but_never_falls_below_zero() -> None:
    """BUF-RUL-26"""
    box = with_action(challenges.ChangeGoal(talent=SMARTS, amount=-5))
    t = in_challenge(box)
    assert goals_now(t) == [4, 2, -1, -1]
    assert goals_now(t.play("A play trick")) == [4, 0, -1, -1]
    while t.state.conflict is not None:
        t.play("pass" if "pass" in t.offered() else t.offered()[0])
    assert goals_now(t) == [4, 2, -1, -1]


def test_goals_may_rise_by_the_printed_reward() -> None:
    box = with_action(challenges.ChangeGoal(talent=v.ALL_TALENTS, amount=1, what=0))
    assert goals_now(in_challenge(box).play("A play trick")) == [6, 4, -1, -1]


def test_an_essence_lowers_the_lowest_goal_while_its_character_faces_it() -> None:
    box = usual_box()
    lower = challenges.ChangeGoal(target=Target.THIS, talent=v.LOWEST_TALENT, amount=-2)
    facing = circumstances.Participant(which=Filter(Whose.MINE, main=1))
    box.essence("buffy-essence", when(happenings.CHALLENGE_FACED, lower, conditions=[facing]))
    assert goals_now(in_challenge(box, a={"characters": {"buffy-1": "A1"}})) == [4, 0, -1, -1]


def test_an_ignored_goal_is_no_goal_any_more() -> None:
    """BUF-RUL-26, BUF-CBA-04"""
    box = with_action(challenges.IgnoreGoal(talent=v.CHOSEN_TALENT))
    t = in_challenge(box).play("A play trick")
    assert t.offered() == ["talent butt-kicking", "talent smarts"]
    t.play("A talent smarts")
    assert goals_now(t) == [4, -1, -1, -1]


def test_a_named_challenge_may_be_made_easier_by_an_episode() -> None:
    """BUF-EX-17"""
    box = usual_box()
    ignore = challenges.IgnoreGoal(talent=v.CHOSEN_TALENT)
    named = circumstances.InChallenge(which=Filter(title="trial"))
    box.episode("exam", two=[used(ignore, at=["challenge-choose"], conditions=[named], once=1)])
    t = in_challenge(box, b={"parts_two": ["exam-two"], "characters": {"spike-1": "B1"}})
    t.play("A use exam-two", "A talent butt-kicking")
    assert goals_now(t) == [-1, 2, -1, -1]
    t.play("B pass")
    assert t.refusal("use exam-two") == "BUF-TURN-04"


def test_a_reward_rises_for_whoever_meets_the_condition() -> None:
    box = usual_box()
    more = challenges.ChangeReward(target=Target.ALL, which=Filter(place=Place.HERE), amount=1)
    box.location("shrine", stands(more))
    box.challenge("trial", goals={"bk": 1}, reward=2)
    t = buffy_table(
        box,
        step="conflict",
        locations={"A1": "shrine"},
        challenges={"B:trial": "A1"},
        a={"characters": {"buffy-1": "A1"}},
    )
    t.play("A face trial with buffy-1", *["pass"] * 6)
    assert t.destiny("A") == 3


def test_the_main_character_alone_earns_more() -> None:
    box = usual_box()
    alone = circumstances.Alone(which=Filter(main=1))
    more = challenges.ChangeReward(target=Target.THIS, amount=3)
    box.challenge("army", stands(more, conditions=[alone]), goals={"bk": 1}, reward=2)
    a = {"characters": {"buffy-1": "A1", "xander-1": "A1"}}
    t = buffy_table(box, step="conflict", challenges={"B:army": "A1"}, a=a)
    t.play("A face army with buffy-1", "A go")
    assert goals.reward_of(t.state, t.state.challenges[0]) == 5
    t = buffy_table(box, step="conflict", challenges={"B:army": "A1"}, a=a)
    t.play("A face army with buffy-1", "A add xander-1")
    assert goals.reward_of(t.state, t.state.challenges[0]) == 2


def test_a_challenge_moves_where_its_owner_has_no_other() -> None:
    """BUF-PRO-06"""
    box = with_action(challenges.MoveChallenge(target=Target.CHOSEN, place=Filter(place=Place.ADJACENT)))
    t = at_table(box, challenges={"B:good-deed-1": "A1", "B:good-deed-2": "A2"}).play("A play trick")
    t.play("A at good-deed-1")
    assert t.offered() == ["to park", "to B4"]
    assert t.play("A to park").challenges() == {"good-deed-1": "park", "good-deed-2": "A2"}


def test_a_challenge_is_removed_to_the_bottom_or_the_crypt() -> None:
    for zone, where in ((v.ZONE_BOTTOM, "challenges"), (v.ZONE_CRYPT, "crypt")):
        box = with_action(challenges.RemoveChallenge(target=Target.CHOSEN, zone_to=zone))
        t = at_table(box, challenges={"B:good-deed-1": "A1"}).play("A play trick")
        assert t.challenges() == {}
        assert t.cards("B", where) == ["good-deed-1"]


def test_a_challenge_removed_while_it_is_faced_ends_the_phase() -> None:
    """BUF-RUL-25"""
    box = with_action(challenges.RemoveChallenge(target=Target.THIS, zone_to=v.ZONE_CRYPT))
    t = in_challenge(box).play("A play trick")
    assert t.step == "challenge-discard"
    assert t.fatigued("buffy-1")
    assert (t.destiny("A"), t.destiny("B")) == (0, 0)


def test_a_challenge_may_be_faced_again() -> None:
    """BUF-CHL-05"""
    box = with_action(moving.Refresh(target=Target.MAIN), facing.AllowRefacing(target=Target.CHOSEN))
    box.challenge("trial", goals={"bk": 9})
    t = at_table(
        box,
        step="conflict",
        challenges={"B:trial": "A1"},
        a={"characters": {"buffy-1": "A1"}, "hand": ["trick"]},
    )
    t.play("A face trial with buffy-1")
    while t.state.conflict is not None:
        t.play("pass")
    t.play("B pass")
    assert t.refusal("face trial with buffy-1") == "BUF-CHL-05"
    t.play("A play trick", "B pass")
    assert t.refusal("face trial with buffy-1") is None


def test_the_challenge_deck_is_shuffled_or_reordered() -> None:
    """BUF-ZON-08"""
    box = with_action(challenges.ReorderChallenges(player=Player.OPPONENT, amount=3))
    deck = ["good-deed-1", "good-deed-2", "good-deed-3", "good-deed-4"]
    t = at_table(box, b={"challenge_deck": deck, "characters": {"spike-1": "A1"}}).play("A play trick")
    assert t.asked() == ("A", "buffy-ask-reorder")
    assert t.seen("A")["seats"][1]["shown"] == ["good-deed-3", "good-deed-2", "good-deed-1"]
    assert "shown" not in t.seen("B")["seats"][1]
    t.play("A choose good-deed-3", "A choose good-deed-1")
    assert t.cards("B", "challenges") == ["good-deed-3", "good-deed-1", "good-deed-2", "good-deed-4"]
    assert t.state.sides[1].shown == ()
    box = with_action(challenges.ReorderChallenges(player=Player.OPPONENT))
    t = at_table(box, b={"challenge_deck": deck, "characters": {"spike-1": "A1"}}).play("A play trick")
    assert sorted(t.cards("B", "challenges")) == deck


def test_requirements_are_waived_for_a_type_of_card() -> None:
    """BUF-REQ-01"""
    box = with_action(
        facing.WaiveRequirement(target=Target.MAIN, waived=v.WAIVE_TALENT, card_type=ITEM, until=Until.TURN)
    )
    box.item("axe", needs={"bk": 7})
    box.action("feat", needs={"bk": 7})
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick", "axe"]}
    t = at_table(box, a=a)
    assert t.refusal("attach axe > buffy-1") == "BUF-REQ-01"
    t.play("A play trick", "B pass")
    assert t.refusal("attach axe > buffy-1") is None


def test_a_players_actions_need_no_trait() -> None:
    """BUF-REQ-08"""
    box = usual_box()
    box.essence("buffy-essence", stands(facing.WaiveRequirement(waived=v.WAIVE_TRAIT, card_type=ACTION)))
    with_action(hands.Draw(amount=1), box=box).cards[-1].needs_trait = box.trait("spellcraft")
    assert at_table(box).refusal("play trick") is None


def test_what_defeats_a_challenge_may_be_waived() -> None:
    """BUF-CHL-10"""
    box = with_action(facing.WaiveRequirement(target=Target.THIS, waived=v.WAIVE_TRAIT, card_type=CHALLENGE))
    box.challenge("riddle", goals={"bk": 1}, defeat_trait="spellcraft")
    t = at_table(
        box,
        step="conflict",
        challenges={"B:riddle": "A1"},
        a={"characters": {"buffy-1": "A1"}, "hand": ["trick"]},
    )
    t.play("A face riddle with buffy-1", "A play trick")
    while t.state.conflict is not None:
        t.play("pass")
    assert t.destiny("A") == 1


def test_a_goal_of_one_talent_may_stand_on_the_challenge_itself() -> None:
    box = usual_box()
    harder = challenges.ChangeGoal(
        target=Target.THIS,
        talent=BUTT_KICKING,
        amount=2,
    )
    box.challenge("crowd", stands(harder), goals={"bk": 2})
    t = buffy_table(box, challenges={"B:crowd": "A1"}, a={"characters": {"buffy-1": "A1", "xander-1": "A1"}})
    assert goals_now(t)[0] == 4


def face_and_fail(t: Table) -> None:
    """A faces the challenge in vain and is refreshed; B passes after it."""
    t.play("A face trial with buffy-1")
    while t.state.conflict is not None:
        t.play("pass" if "pass" in t.offered() else t.offered()[0])
    t.character("buffy-1").fatigued = False
    t.play("B pass")


def test_a_standing_permission_is_one_more_time_in_every_turn() -> None:
    """BUF-CHL-05, BUF-GOLD-01"""
    box = usual_box()
    box.essence("buffy-essence", stands(facing.AllowRefacing()))
    box.challenge("trial", goals={"bk": 9})
    t = at_table(
        box, step="conflict", challenges={"B:trial": "A1"}, a={"characters": {"buffy-1": "A1"}, "destiny": 5}
    )
    face_and_fail(t)
    face_and_fail(t)
    assert t.destiny("A") == 3
    assert t.refusal("face trial with buffy-1") == "BUF-CHL-05"


def test_a_permission_given_during_a_challenge_outlasts_it() -> None:
    """BUF-CHL-05: this turn, not this conflict."""
    box = with_action(facing.AllowRefacing())
    box.challenge("trial", goals={"bk": 9})
    t = at_table(
        box,
        step="conflict",
        challenges={"B:trial": "A1"},
        a={"characters": {"buffy-1": "A1"}, "hand": ["trick"]},
    )
    t.play("A face trial with buffy-1", "A play trick")
    while t.state.conflict is not None:
        t.play("pass")
    t.character("buffy-1").fatigued = False
    t.play("B pass")
    assert t.refusal("face trial with buffy-1") is None


def test_a_challenge_moves_only_where_its_restriction_allows() -> None:
    """BUF-CHA-02"""
    box = with_action(challenges.MoveChallenge(target=Target.CHOSEN, place=None))
    box.challenge("picnic").placement = Filter(place=Place.PARK)
    t = at_table(box, challenges={"B:picnic": "park"})
    assert t.refusal("play trick") == "BUF-RUL-61"
    box.challenge("picnic").placement = Filter(place=Place.OWN_SPACE)
    t = at_table(box, challenges={"B:picnic": "B1"}).play("A play trick")
    assert t.offered() == ["to B2", "to B3", "to B4"]
