"""Who takes part in a fight or challenge, and its rules."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import (
    card_costs,
    circumstances,
    conflicts,
    contest,
    destiny,
    hands,
    moving,
    talents,
)
from noctuary.games.buffy.kinds import CHARM
from noctuary.games.buffy.pieces import Player
from tests.tables.buffy_table import buffy_table, timing_mask, usual_box
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
    used,
    when,
    with_action,
)


def test_an_essence_starts_a_fight_in_the_movement_step() -> None:
    """BUF-EX-05, BUF-FGT-05, BUF-RUL-11"""
    box = usual_box()
    fight = conflicts.StartFight(target=Target.MAIN, counted=Filter(Whose.OPPONENTS, place=Place.HERE))
    box.essence("buffy-essence", used(fight, at=["movement"], once=1))
    t = at_table(box, step="movement").play("A use buffy-essence")
    assert t.step == "fight-choose"
    while t.state.conflict is not None:
        t.play("pass" if "pass" in t.offered() else t.offered()[0])
    assert t.step == "movement"
    assert t.asked()[0] == "B"


def test_an_effect_may_waive_what_a_fight_needs() -> None:
    box = with_action(
        conflicts.StartFight(target=Target.MAIN, counted=THEIRS, waived=v.WAIVE_REFRESHED | v.WAIVE_PLACE)
    )
    a = {"characters": {"buffy-1": "A3"}, "fatigued": ["buffy-1"], "hand": ["trick"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.offered() == ["target spike-1", "target drusilla-1"]
    t.play("A target drusilla-1")
    assert t.state.conflict is not None
    assert t.step == "fight-choose"


def test_been_there_killed_that() -> None:
    """BUF-EX-18, BUF-RUL-16b, BUF-RUL-16c, BUF-ACT-03"""
    box = usual_box()
    box.action(
        "again",
        *with_action(
            moving.PreventFatigue(target=Target.THIS, amount=1, what=v.CAUSE_FIGHT),
            conflicts.StartFight(target=Target.THIS),
            conditions=[circumstances.Won()],
            costs=[card_costs.Discard()],
        )
        .cards[-1]
        .abilities,
        needs={"bk": 3},
        timings=["fight-resolve"],
        icons=[("sm", 2), ("bk", 1)],
        to_crypt=True,
    )
    a = {"characters": {"buffy-1": "A1"}, "hand": ["again", "kick"]}
    t = at_table(box, step="conflict", a=a, b={"characters": {"thug-1": "A1", "lackey-1": "A1"}})
    t.play("A fight buffy-1 > thug-1", *["pass"] * 4)
    assert t.step == "fight-resolve"
    assert t.refusal("play again") == "BUF-GOLD-01"
    t.play("A pass", "B pass")
    assert t.step == "fight-result"
    t.play("A play again")
    while t.step == "fight-result" or t.step == "fight-discard":
        t.play("pass")
    assert t.step == "fight-choose"
    assert not t.fatigued("buffy-1")
    assert t.cards("A", "crypt") == ["again"]
    assert t.cards("A", "discard") == ["kick"]


@pytest.mark.parametrize(("needs", "refused"), [(3, None), (4, "BUF-REQ-01")])
def test_an_action_needs_a_participant_who_meets_it(needs: int, refused: str | None) -> None:
    """BUF-EX-13, BUF-REQ-04, BUF-REQ-07"""
    box = with_action(hands.Draw(amount=1))
    box.cards[-1].needs = [(0, needs)]
    assert in_fight(box).refusal("play trick") == refused


def test_who_leaves_a_fight_loses_it_but_is_not_discarded() -> None:
    """BUF-FGT-13, BUF-RUL-15"""
    box = with_action(conflicts.LeaveConflict(target=Target.THIS))
    t = in_fight(box).play("A play trick")
    while t.state.conflict is not None:
        t.play("pass")
    assert t.destiny("B") == 1
    assert t.fatigued("buffy-1")


def test_the_last_one_to_leave_a_challenge_fails_it() -> None:
    """BUF-CHL-09, BUF-RUL-19"""
    box = with_action(conflicts.LeaveConflict(target=Target.CHOSEN, which=Filter(conflict=1)))
    t = in_challenge(box, a={"characters": {"buffy-1": "A1"}, "hand": ["trick"], "destiny": 2}).play(
        "A play trick"
    )
    while t.state.conflict is not None:
        t.play("pass")
    assert t.destiny("A") == 1
    assert not t.fatigued("buffy-1")


def test_a_fatigued_character_joins_a_challenge_if_the_card_allows_it() -> None:
    """BUF-CHL-03"""
    for waived, able in ((v.WAIVE_REFRESHED, True), (0, False)):
        box = with_action(conflicts.JoinConflict(target=Target.CHOSEN, which=MINE, waived=waived))
        a = {"characters": {"buffy-1": "A1", "willow-1": "A1"}, "fatigued": ["willow-1"], "hand": ["trick"]}
        t = in_challenge(box, a=a)
        assert (t.refusal("play trick") is None) == able
        if able:
            t.play("A play trick")
            assert t.state.conflict is not None
            assert len(t.state.conflict.facing) == 2


def test_another_fighter_steps_in() -> None:
    """BUF-RUL-16"""
    box = with_action(
        conflicts.ReplaceFighter(target=Target.CHOSEN, which=MINE, waived=v.WAIVE_PLACE, fixed=True)
    )
    a = {"characters": {"buffy-1": "A1", "willow-1": "A3"}, "hand": ["trick"]}
    t = in_fight(box, a=a).play("A play trick")
    assert t.state.conflict is not None
    assert t.state.conflict.fighter == t.character("willow-1").uid
    assert t.fatigued("willow-1")
    assert not t.fatigued("buffy-1")


def test_a_character_may_be_forbidden_to_fight_face_move_or_ascend() -> None:
    """BUF-GOLD-01"""
    forbidden = [
        (v.FORBID_START_FIGHT, "conflict", "fight buffy-1 > spike-1"),
        (v.FORBID_BE_ATTACKED, "conflict", "fight buffy-1 > spike-1"),
        (v.FORBID_FACE, "conflict", "face good-deed-1 with buffy-1"),
        (v.FORBID_MOVE, "movement", "move buffy-1 > A2"),
        (v.FORBID_ASCEND, "resource", "ascend buffy-1 > buffy-2"),
        (v.FORBID_ATTACH, "resource", "attach stake > buffy-1"),
    ]
    for what, step, move in forbidden:
        box = usual_box()
        box.location(
            "ward", stands(contest.Forbid(target=Target.ALL, which=Filter(place=Place.HERE), what=what))
        )
        a = {"characters": {"buffy-1": "A1"}, "hand": ["buffy-2", "stake"], "destiny": 6}
        situation = {"step": step, "a": a, "challenges": {"B:good-deed-1": "A1"}}
        assert at_table(box, **situation).refusal(move) is None
        assert at_table(box, locations={"A1": "ward"}, **situation).refusal(move) == "BUF-GOLD-01"


def test_an_event_forbids_actions_to_everybody() -> None:
    """BUF-EVT-01"""
    box = with_action(hands.Draw(amount=1))
    forbid = contest.Forbid(player=Player.EACH, what=v.FORBID_ACTIONS, until=Until.TURN)
    box.event("silence", *with_action(forbid, slug="silence-text").cards[-1].abilities)
    seats = {"hand": ["silence", "trick"], "characters": {"buffy-1": "A1"}}
    t = buffy_table(
        box, step="prologue", duties="AB", a=seats, b={"hand": ["trick"], "characters": {"spike-1": "B1"}}
    )
    t.play("A play silence")
    assert t.refusal("play trick") == "BUF-GOLD-01"
    t.play("B pass")
    assert t.refusal("play trick") == "BUF-GOLD-01"


def test_an_effect_ends_the_conflict() -> None:
    for result, points in (
        (conflicts.Result.NONE, (0, 0)),
        (conflicts.Result.WIN, (1, 0)),
        (conflicts.Result.LOSE, (0, 1)),
    ):
        box = with_action(conflicts.EndConflict(what=result))
        t = in_fight(box).play("A play trick")
        while t.state.conflict is not None:
            t.play("pass")
        assert (t.destiny("A"), t.destiny("B")) == points


def test_more_cards_are_drawn_and_a_limit_prevails() -> None:
    """BUF-GOLD-01, BUF-FDR-01"""
    draw = timing_mask("fight-draw")
    box = usual_box()
    box.essence("buffy-essence", stands(contest.ChangeDraw(amount=3, timings=draw)))
    seats = {"characters": {"buffy-1": "A1"}, "deck": ["kick"] * 12}
    t = in_fight(box, "fight-battle", a=seats)
    assert (len(t.side("A").hand), len(t.side("B").hand)) == (8, 5)
    box.essence(
        "spike-essence",
        stands(contest.ChangeDraw(player=Player.EACH_OPPONENT, amount=3, fixed=True, timings=draw)),
    )
    t = in_fight(box, "fight-battle", a=seats)
    assert (len(t.side("A").hand), len(t.side("B").hand)) == (3, 5)


def test_a_defeated_character_may_survive() -> None:
    box = usual_box()
    box.item("charm", stands(contest.SurviveDefeat(target=Target.THIS), once=2))
    b = {"characters": {"thug-1": "A1"}, "attached": {"thug-1": ["charm"]}}
    t = at_table(box, step="conflict", b=b, a={"characters": {"buffy-1": "A1"}})
    t.play("A fight buffy-1 > thug-1", *["pass"] * 6)
    while t.state.conflict is not None:
        t.play("pass")
    assert t.find("thug-1") is not None
    assert t.destiny("A") == 1
    assert len(t.state.used_ever) == 1


def test_a_tie_may_be_broken() -> None:
    """BUF-FGT-11"""
    box = with_action(contest.BreakTie(until=Until.CONFLICT))
    t = in_fight(
        box, a={"characters": {"buffy-1": "A1"}, "hand": ["trick"]}, b={"characters": {"spike-1": "A1"}}
    )
    t.play("A play trick")
    while t.state.conflict is not None:
        t.play("pass")
    assert t.find("spike-1") is None
    assert t.find("buffy-1") is not None


def test_fights_she_starts_are_resolved_on_charm_and_that_cannot_be_changed() -> None:
    """BUF-RUL-16d"""
    box = usual_box()
    hers = [circumstances.ThisHappened()]
    change, lock = talents.ChangeResolving(talent=CHARM), talents.LockResolving()
    box.character(
        "faith-1", when(happenings.FIGHT_STARTED, change, lock, conditions=hers), talents=(3, 1, 1, 2)
    )
    t = at_table(box, step="conflict", a={"characters": {"faith-1": "A1"}}).play("A fight faith-1 > spike-1")
    assert t.state.conflict is not None
    assert t.state.conflict.resolving == CHARM
    assert t.state.conflict.resolving_locked


def test_a_fight_that_waits_for_the_end_of_a_conflict_keeps_its_filter() -> None:
    """BUF-RUL-16c: who may be attacked is what the text says, then as now."""
    supporting = Filter(Whose.OPPONENTS, main=0, place=Place.HERE)
    box = with_action(
        conflicts.StartFight(target=Target.MAIN, counted=supporting, waived=v.WAIVE_REFRESHED),
    )
    people = {"spike-1": "A1", "thug-1": "A1", "lackey-1": "A1", "drusilla-1": "B1"}
    t = in_challenge(
        box, b={"characters": people}, a={"characters": {"buffy-1": "A1"}, "hand": ["trick"], "destiny": 3}
    )
    t.play("A play trick")
    while t.asked()[1] != "buffy-ask-fight":
        t.play("pass")
    assert t.state.conflict is None
    assert t.offered() == ["fight buffy-1 > thug-1", "fight buffy-1 > lackey-1"]
    assert t.match.copy().decision is not None
    t.play("A fight buffy-1 > thug-1")
    assert t.step == "fight-choose"


def test_a_draw_stage_begins_like_every_other() -> None:
    """BUF-FDR-01, BUF-CDR-01, BUF-RUL-10"""
    for stage, begun in (("fight-draw", in_fight), ("challenge-draw", in_challenge)):
        box = usual_box()
        gain = destiny.Destiny(what=destiny.Change.GAIN, amount=1)
        box.essence("buffy-essence", when(happenings.STAGE_BEGAN, gain, timings=timing_mask(stage)))
        t = begun(box, stage.replace("draw", "battle"))
        assert t.destiny("A") == 1
