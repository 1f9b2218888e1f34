"""Facing challenges (BUF-CHL, BUF-CCH, BUF-CDR, BUF-CBA, BUF-CRE, BUF-CDI)."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import challenges, conflicts
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.kinds import BUTT_KICKING, EVIL, SMARTS
from noctuary.games.buffy.pieces import Ability, Filter, Mode, Target, Until, Whose
from noctuary.games.buffy.rules import challenge, conflict, goals
from tests.tables.buffy_table import Box, Table, buffy_table, usual_box

CARDS = [
    "kick",
    "quip",
    "smile",
    "stake",
    "training",
    "lamp",
    "book",
    "study",
    "kick",
    "quip",
    "smile",
    "stake",
]


def passes(t: Table, count: int) -> Table:
    return t.play(*["pass"] * count)


def deed_box(**riddle: object) -> Box:
    """The challenge `riddle`: Butt-Kicking 3 and Smarts 2, for 2 points, unless told otherwise."""
    box = usual_box()
    riddle.setdefault("goals", {"bk": 3, "sm": 2})
    riddle.setdefault("reward", 2)
    box.challenge("riddle", **riddle)  # type: ignore[arg-type]  # as told
    return box


def facing(box: Box | None = None, characters: tuple[str, ...] = ("buffy-1",), **situation: object) -> Table:
    """A faces B's `riddle` on A1 with these; hands and decks are empty unless told."""
    mine = {"characters": dict.fromkeys(characters, "A1")}
    situation["a"] = mine | situation.get("a", {})  # type: ignore[operator]
    situation.setdefault("challenges", {"B:riddle": "A1"})
    t = buffy_table(box or deed_box(), step="conflict", **situation)
    t.play(f"A face riddle with {characters[0]}")
    return t.play(*[f"A add {slug}" for slug in characters[1:]])


# -- who may face what ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("face good-deed-1 with buffy-1", None),
        ("face good-deed-2 with buffy-1", None),
        ("face good-deed-1 with xander-1", "BUF-FAT-07"),
        ("face good-deed-1 with willow-1", "BUF-CHL-03"),
        ("face evil-deed-1 with buffy-1", "BUF-CHL-04"),
        ("face good-deed-1 with spike-1", "BUF-CHL-03"),
    ],
)
def test_who_may_face_which_challenge(move: str, rule: str | None) -> None:
    """BUF-CON-03, BUF-CHL-03, BUF-CHL-04, BUF-CHL-06, BUF-FAT-07"""
    t = buffy_table(
        step="conflict",
        a={"characters": {"buffy-1": "A1", "xander-1": "A1", "willow-1": "A2"}, "fatigued": ["xander-1"]},
        b={"characters": {"spike-1": "A1"}},
        challenges={"A:good-deed-1": "A1", "B:good-deed-2": "A1", "B:evil-deed-1": "A1"},
    )
    assert t.refusal(move) == rule
    assert (move in t.offered()) == (rule is None)


def test_evil_challenges_are_for_villains_and_minions() -> None:
    """BUF-CHL-04"""
    t = buffy_table(
        step="conflict",
        watch="B",
        b={"characters": {"spike-1": "B1", "thug-1": "B1"}},
        challenges={"A:evil-deed-1": "B1", "A:good-deed-1": "B1"},
    )
    assert t.offered() == ["face evil-deed-1 with spike-1", "face evil-deed-1 with thug-1", "pass"]


def test_only_in_the_conflict_step() -> None:
    """BUF-CON-01"""
    t = buffy_table(step="movement", a={"characters": {"buffy-1": "A1"}}, challenges={"A:good-deed-1": "A1"})
    assert t.refusal("face good-deed-1 with buffy-1") == "BUF-CON-01"


def test_the_group_is_composed_one_by_one() -> None:
    """BUF-CHL-02"""
    t = buffy_table(
        deed_box(),
        step="conflict",
        a={"characters": {"buffy-1": "A1", "xander-1": "A1", "willow-1": "A1"}},
        challenges={"B:riddle": "A1"},
    )
    t.play("A face riddle with xander-1")
    assert t.asked() == ("A", "buffy-ask-group")
    assert t.offered() == ["add buffy-1", "add willow-1", "go"]
    t.play("A add willow-1")
    assert t.offered() == ["add buffy-1", "go"]
    t.play("A go")
    running = t.state.conflict
    assert running is not None
    assert running.facing == (t.character("xander-1").uid, t.character("willow-1").uid)
    assert (t.step, t.asked()[0]) == ("challenge-choose", "A")


def test_once_per_turn_and_player() -> None:
    """BUF-CHL-05, BUF-RUL-24"""
    t = facing(characters=("willow-1",))
    passes(t, 8)
    assert t.state.conflict is None
    t.character("willow-1").fatigued = False
    t.play("B pass")
    assert t.refusal("face riddle with willow-1") == "BUF-CHL-05"
    assert challenge.why_not_face(t.state, t.side("A").seat, t.state.challenges[0].uid) is not None


def test_the_owner_defends_and_of_ones_own_challenge_the_opponent() -> None:
    """BUF-MUL-04, BUF-RUL-20"""
    for owner in "AB":
        t = facing(challenges={f"{owner}:riddle": "A1"})
        running = t.state.conflict
        assert running is not None
        assert (running.attacker, running.defender) == (0, 1)


def test_with_three_players_one_chooses_who_defends_ones_own() -> None:
    """BUF-MUL-02, BUF-MUL-03, BUF-RUL-48"""
    t = facing(challenges={"A:riddle": "A1"}, players=3)
    assert t.asked() == ("A", "buffy-ask-defender")
    t.play("A player C")
    assert t.step == "challenge-choose"
    t.play("A pass")
    assert t.asked()[0] == "C"


# -- the stages -------------------------------------------------------------------------------------


def test_the_attacker_has_the_first_watch_in_every_stage() -> None:
    """BUF-CHL-01, BUF-CHL-07, BUF-CHL-08, BUF-CCH-01, BUF-CRE-01"""
    t = facing()
    seen = []
    while t.state.conflict is not None:
        seen.append((t.step, t.asked()[0]))
        passes(t, 1)
    stages = ["challenge-choose", "challenge-battle", "challenge-resolve", "challenge-discard"]
    assert seen == [(stage, seat) for stage in stages for seat in "AB"]
    assert (t.step, t.asked()[0]) == ("conflict", "B")


def test_no_stunt_double_here() -> None:
    """BUF-CCH-01"""
    t = facing(b={"characters": {"spike-1": "A1"}}).play("A pass")
    assert t.refusal("double spike-1") == "BUF-CCH-01"


def test_five_cards_for_the_attacker_three_for_the_defender() -> None:
    """BUF-CDR-01"""
    t = passes(facing(a={"deck": CARDS}, b={"deck": CARDS}), 2)
    assert t.step == "challenge-battle"
    assert (len(t.side("A").hand), len(t.side("B").hand)) == (5, 3)


def test_only_goals_may_be_boosted() -> None:
    """BUF-EX-09, BUF-CBA-01, BUF-CBA-03, BUF-CBA-04, BUF-RUL-21, BUF-RUL-22"""
    t = passes(facing(a={"hand": ["stake"]}, b={"hand": ["stake", "smile"]}), 2)
    assert t.offered() == ["stack stake > butt-kicking", "stack stake > smarts", "pass"]
    assert t.refusal("stack stake > charm") == "BUF-CBA-04"
    t.play("A pass")
    assert t.refusal("stack stake > weirdness") == "BUF-CBA-03"
    assert t.refusal("stack smile > charm") == "BUF-CBA-03"
    t.play("B stack stake > smarts")
    totals = conflict.totals(t.state)
    assert totals.attacker[:2] == [3, 1]
    assert totals.defender == [3, 3, -1, -1]  # the defender's stacks raise the goals (BUF-CBA-02)
    assert totals.counts == 0b11


# -- the result -------------------------------------------------------------------------------------


def test_every_goal_met_defeats_it() -> None:
    """BUF-CRE-02, BUF-CRE-03, BUF-CRE-05, BUF-CHA-04, BUF-RUL-23"""
    t = facing(characters=("buffy-1", "xander-1"), b={"destiny": 1})
    passes(t, 6)
    assert t.step == "challenge-discard"
    assert (t.destiny("A"), t.destiny("B")) == (2, 1)
    assert t.challenges() == {}
    assert t.cards("B", "crypt") == ["riddle"]
    assert t.fatigued("buffy-1")
    assert t.fatigued("xander-1")


def test_one_goal_missed_costs_a_point() -> None:
    """BUF-CRE-04, BUF-CRE-05, BUF-CRE-06, BUF-RUL-23"""
    t = facing(a={"destiny": 3})  # Smarts 1 of 2
    passes(t, 6)
    assert (t.destiny("A"), t.destiny("B")) == (2, 0)
    assert t.challenges() == {"riddle": "A1"}
    assert t.fatigued("buffy-1")


def test_stacks_on_both_sides_count() -> None:
    """BUF-CBA-02, BUF-CRE-02"""
    t = passes(facing(a={"hand": ["quip", "book"]}, b={"hand": ["book"]}), 2)
    t.play("A stack quip > smarts", "B stack book > smarts")
    passes(t, 6)
    assert t.destiny("A") == 2
    assert t.cards("A", "hand") == ["book"]


@pytest.mark.parametrize(("attached", "points"), [([], 0), (["book"], 2)])
def test_a_required_trait_may_come_from_an_attachment(attached: list[str], points: int) -> None:
    """BUF-EX-14, BUF-CHL-10, BUF-RUL-17, BUF-TRT-02"""
    box = deed_box(goals={"bk": 3}, defeat_trait="spellcraft")
    t = passes(facing(box, a={"attached": {"buffy-1": attached}}), 6)
    assert t.destiny("A") == points


@pytest.mark.parametrize(("group", "points"), [(("buffy-1",), 0), (("buffy-1", "willow-1"), 2)])
def test_a_required_person_must_take_part(group: tuple[str, ...], points: int) -> None:
    """BUF-RUL-17"""
    t = passes(facing(deed_box(goals={"bk": 3}, defeat_who="willow"), group), 6)
    assert t.destiny("A") == points


def test_the_tenth_point_ends_the_game_before_anybody_fatigues() -> None:
    """BUF-RUL-57, BUF-VIC-01"""
    t = passes(facing(deed_box(goals={"bk": 3}), a={"destiny": 8}), 6)
    assert t.match.over
    assert t.state.winner == 0
    assert not t.fatigued("buffy-1")


def test_goals_and_reward_as_effects_change_them() -> None:
    """BUF-RUL-26"""
    box = deed_box()
    here = Target.THIS
    effects = [
        challenges.ChangeGoal(target=here, talent=BUTT_KICKING, amount=-5, until=Until.CONFLICT),
        challenges.IgnoreGoal(target=here, talent=SMARTS, until=Until.CONFLICT),
        challenges.ChangeReward(target=here, amount=1, until=Until.CONFLICT),
    ]
    box.action("easy", Ability(Mode.PLAYED, effects), timings=["challenge-choose"])
    t = facing(box, a={"hand": ["easy", "stake"]}).play("A play easy")
    placed = t.state.challenges[0]
    assert goals.goals_of(t.state, placed) == [0, -1, -1, -1]
    assert goals.reward_of(t.state, placed) == 3
    t.play("B pass", "A pass")
    assert t.refusal("stack stake > smarts") == "BUF-CBA-04"
    passes(t, 4)
    assert t.destiny("A") == 3


# -- leaving it -------------------------------------------------------------------------------------


def leaving_box() -> Box:
    box = deed_box()
    choose = ["challenge-choose"]
    box.action(
        "i-quit", Ability(Mode.PLAYED, [conflicts.LeaveConflict(target=Target.CHOSEN)]), timings=choose
    )
    remove = challenges.RemoveChallenge(target=Target.THIS, zone_to=v.ZONE_CRYPT)
    box.action("called-off", Ability(Mode.PLAYED, [remove]), timings=choose)
    return box


def test_when_nobody_faces_it_any_more_it_is_not_defeated() -> None:
    """BUF-CHL-09, BUF-RUL-19, BUF-CHG-05"""
    box = leaving_box()
    effect = conflicts.LeaveConflict(target=Target.THIS)
    box.action("i-quit", Ability(Mode.PLAYED, [effect]), timings=["challenge-choose"])
    t = facing(box, a={"hand": ["i-quit"], "destiny": 2, "deck": CARDS})
    t.play("A play i-quit")
    assert t.step == "challenge-discard"
    assert t.destiny("A") == 1
    assert not t.fatigued("buffy-1")
    assert t.challenges() == {"riddle": "A1"}
    assert t.cards("A", "hand") == []  # no Challenge/Draw


def test_when_the_challenge_is_gone_nobody_gains_or_loses() -> None:
    """BUF-RUL-25"""
    t = facing(leaving_box(), a={"hand": ["called-off"], "destiny": 2})
    t.play("A play called-off")
    assert t.step == "challenge-discard"
    assert t.destiny("A") == 2
    assert t.fatigued("buffy-1")
    assert t.cards("B", "crypt") == ["riddle"]


# -- the Discard Stage ------------------------------------------------------------------------------


def test_down_to_five_cards_is_mandatory() -> None:
    """BUF-CDI-01, BUF-CDI-02"""
    hand = ["kick", "quip", "smile", "stake", "lamp", "book"]
    t = passes(facing(b={"hand": hand}), 6).play("B pass")  # the window after the result
    assert t.step == "challenge-discard"
    t.play("A pass")
    assert t.refusal("pass") == "BUF-CDI-01"
    t.play("B discard lamp", "A pass", "B pass")
    assert t.state.conflict is None
    assert t.asked()[0] == "B"


def test_an_evil_group() -> None:
    """BUF-CHL-04, BUF-CRE-03"""
    box = deed_box(side=EVIL, goals={"bk": 5})
    t = buffy_table(
        box,
        step="conflict",
        watch="B",
        b={"characters": {"spike-1": "A1", "thug-1": "A1"}},
        challenges={"A:riddle": "A1"},
    )
    t.play("B face riddle with spike-1", "B add thug-1")
    passes(t, 6)
    assert t.destiny("B") == 2


@pytest.mark.parametrize("character", ["buffy-1", "xander-1"])
def test_an_effect_may_add_somebody_fatigued_or_not(character: str) -> None:
    """BUF-CHL-03"""
    box = deed_box(goals={"bk": 1, "sm": 1, "ch": 4})
    join = conflicts.JoinConflict(target=Target.CHOSEN, which=Filter(Whose.MINE), waived=v.WAIVE_REFRESHED)
    box.action("me-too", Ability(Mode.PLAYED, [join]), timings=["challenge-choose"])
    t = buffy_table(
        box,
        step="conflict",
        a={"characters": {"xander-1": "A1", "buffy-1": "A1"}, "fatigued": [character], "hand": ["me-too"]},
        challenges={"B:riddle": "A1"},
    )
    first = "buffy-1" if character == "xander-1" else "xander-1"
    t.play(f"A face riddle with {first}", "A play me-too")
    assert conflict.totals(t.state).attacker[3] == 3  # 2 + 2, one of them fatigued
    passes(t, 6)
    assert t.challenges() == {"riddle": "A1"}


def test_a_challenge_whose_goals_nobody_knows_cannot_be_defeated() -> None:
    """BUF-CHA-01, BUF-CRE-03, BUF-RUL-17: it may be faced, and the attempt fails."""
    box = usual_box()
    box.challenge("riddle").goals = [NO_GOAL] * 4
    t = buffy_table(
        box,
        step="conflict",
        a={"characters": {"buffy-1": "A1"}, "destiny": 2},
        challenges={"B:riddle": "A1"},
    )
    t.play("A face riddle with buffy-1")
    assert not conflict.totals(t.state).required
    while t.state.conflict is not None:
        t.play("pass")
    assert t.destiny("A") == 1
    assert t.challenges() == {"riddle": "A1"}
    assert "buffy-log-goals-unknown" in [event.message for event in t.log()]
