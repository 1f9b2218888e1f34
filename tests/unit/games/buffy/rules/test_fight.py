"""Fights: starting one, the Stunt-Double, the result, what follows (BUF-FGT, BUF-FCH, BUF-FRE, BUF-FDI)."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import (
    card_costs,
    circumstances,
    conflicts,
    contest,
    hands,
    moving,
    talents,
    zones,
)
from noctuary.games.buffy.kinds import BUTT_KICKING, CHARM, MINION, SMARTS
from noctuary.games.buffy.pieces import (
    Ability,
    Filter,
    Mode,
    Place,
    Player,
    Target,
    Until,
    Whose,
)
from noctuary.games.buffy.rules import conflict
from noctuary.games.buffy.state import NOBODY
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
    """So many passes, whoever has the watch."""
    return t.play(*["pass"] * count)


def fight(
    attacker: str = "buffy-1", target: str = "thug-1", box: Box | None = None, **situation: object
) -> Table:
    """A attacks B on A1; hands and decks are empty unless told."""
    situation.setdefault("a", {"characters": {attacker: "A1"}})
    situation.setdefault("b", {"characters": {target: "A1"}})
    return buffy_table(box, step="conflict", **situation).play(f"A fight {attacker} > {target}")


# -- starting ---------------------------------------------------------------------------------------


def test_a_fight_starts_in_the_conflict_step_only() -> None:
    """BUF-CON-01"""
    t = buffy_table(step="movement", a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "A1"}})
    assert t.refusal("fight buffy-1 > thug-1") == "BUF-CON-01"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("fight buffy-1 > thug-1", None),
        ("fight buffy-1 > spike-1", None),
        ("fight xander-1 > thug-1", "BUF-FAT-07"),
        ("fight buffy-1 > xander-1", "BUF-RUL-16e"),
        ("fight buffy-1 > mayor-1", "BUF-FGT-03"),
        ("fight thug-1 > buffy-1", "BUF-CON-02"),
    ],
)
def test_who_may_attack_whom(move: str, rule: str | None) -> None:
    """BUF-CON-02, BUF-FGT-03, BUF-FAT-07, BUF-FAT-08, BUF-RUL-16e"""
    t = buffy_table(
        step="conflict",
        a={"characters": {"buffy-1": "A1", "xander-1": "A1"}, "fatigued": ["xander-1"]},
        b={"characters": {"thug-1": "A1", "spike-1": "A1", "mayor-1": "A2"}, "fatigued": ["spike-1"]},
    )
    assert t.refusal(move) == rule
    assert (move in t.offered()) == (rule is None)


def test_only_one_fight_or_challenge_at_a_time() -> None:
    """BUF-FGT-14, BUF-MUL-05"""
    t = fight(challenges={"A:good-deed-1": "A1"}, b={"characters": {"thug-1": "A1", "lackey-1": "A1"}})
    assert t.refusal("fight buffy-1 > lackey-1") == "BUF-FGT-14"
    assert t.refusal("face good-deed-1 with buffy-1") == "BUF-FGT-14"


def test_the_attacker_has_the_first_watch_in_every_stage() -> None:
    """BUF-FGT-01, BUF-FGT-02, BUF-FCH-05, BUF-FBA-03, BUF-FRE-01"""
    t = fight()
    seen = []
    while t.state.conflict is not None:
        seen.append((t.step, t.asked()[0]))
        passes(t, 1)
    stages = ["fight-choose", "fight-battle", "fight-resolve", "fight-discard"]
    assert seen == [(stage, seat) for stage in stages for seat in "AB"]


def test_a_pass_shuts_nobody_out_of_a_stage() -> None:
    """BUF-FCH-05"""
    hand = ["kick", "kick"]
    t = fight(
        a={"characters": {"buffy-1": "A1"}, "hand": hand}, b={"characters": {"thug-1": "A1"}, "hand": hand}
    )
    t.play(
        "A pass", "B pass", "A pass", "B stack kick > butt-kicking", "A stack kick > butt-kicking", "B pass"
    )
    assert t.step == "fight-battle"


# -- the stages -------------------------------------------------------------------------------------


def test_both_draw_five_and_the_draw_stage_has_no_watches() -> None:
    """BUF-FDR-01"""
    t = fight(
        a={"characters": {"buffy-1": "A1"}, "deck": CARDS, "hand": ["kick"]},
        b={"characters": {"thug-1": "A1"}, "deck": CARDS[:3]},
    )
    passes(t, 2)
    assert t.step == "fight-battle"
    assert len(t.side("A").hand) == 6
    assert len(t.side("B").hand) == 3  # all there was (BUF-RUL-45)


def test_the_higher_resolving_talent_wins() -> None:
    """BUF-FGT-06, BUF-FGT-07, BUF-FGT-08, BUF-FGT-09, BUF-FGT-12, BUF-FRE-02, BUF-FRE-03, BUF-FDI-01"""
    t = fight()
    passes(t, 6)
    assert t.step == "fight-discard"
    assert t.fatigued("buffy-1")
    assert t.find("thug-1") is None
    assert t.cards("B", "discard") == ["thug-1"]
    assert (t.destiny("A"), t.destiny("B")) == (1, 0)


def test_a_defender_who_wins_does_not_fatigue() -> None:
    """BUF-FGT-04, BUF-FGT-12"""
    t = fight("xander-1", "thug-1")
    passes(t, 6)
    assert not t.fatigued("thug-1")
    assert t.find("xander-1") is None
    assert (t.destiny("A"), t.destiny("B")) == (0, 1)


def test_another_resolving_talent_decides() -> None:
    """BUF-FGT-06, BUF-RUL-16d"""
    box = usual_box()
    for slug, talent in (("debate", SMARTS), ("flirt", CHARM)):
        effect = talents.ChangeResolving(talent=talent)
        box.action(slug, Ability(Mode.PLAYED, [effect]), timings=["fight-battle"])
    t = fight(
        "giles-1",
        "spike-1",
        box,
        a={"characters": {"giles-1": "A1"}, "hand": ["debate"]},
        b={"characters": {"spike-1": "A1"}, "hand": ["flirt"]},
    )
    passes(t, 2).play("A play debate")
    running = t.state.conflict
    assert running is not None
    assert running.resolving == SMARTS
    t.play("B play flirt")
    assert running.resolving == CHARM
    passes(t, 4)
    assert t.find("giles-1") is None  # 0 against 2


def test_a_locked_resolving_talent_stays() -> None:
    """BUF-RUL-16d"""
    box = usual_box()
    lock = [talents.ChangeResolving(talent=CHARM), talents.LockResolving()]
    box.action("lock", Ability(Mode.PLAYED, lock), timings=["fight-battle"])
    box.action(
        "debate", Ability(Mode.PLAYED, [talents.ChangeResolving(talent=SMARTS)]), timings=["fight-battle"]
    )
    t = fight(
        box=box,
        a={"characters": {"buffy-1": "A1"}, "hand": ["lock"]},
        b={"characters": {"thug-1": "A1"}, "hand": ["debate"]},
    )
    passes(t, 2).play("A play lock")
    if "play debate" in t.offered():
        t.play("B play debate")
    running = t.state.conflict
    assert running is not None
    assert running.resolving == CHARM


def test_a_defeated_main_character_costs_a_point() -> None:
    """BUF-FGT-10"""
    t = fight(
        "buffy-1",
        "spike-1",
        a={"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake"]}, "destiny": 2},
        b={"characters": {"spike-1": "A1"}, "destiny": 3},
    )
    passes(t, 6)
    assert (t.destiny("A"), t.destiny("B")) == (3, 2)
    assert t.find("spike-1") is None


@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 2)])
def test_a_tie_defeats_both(before: int, after: int) -> None:
    """BUF-FGT-11, BUF-RUL-14, BUF-DST-02"""
    t = fight(
        "buffy-1",
        "spike-1",
        a={"characters": {"buffy-1": "A1"}, "destiny": before},
        b={"characters": {"spike-1": "A1"}, "destiny": before},
    )
    passes(t, 6)
    assert t.find("buffy-1") is None
    assert t.find("spike-1") is None
    assert (t.destiny("A"), t.destiny("B")) == (after, after)


def test_a_tie_between_supporting_characters_costs_nothing() -> None:
    """BUF-FGT-11"""
    t = fight(
        "xander-1",
        "lackey-1",
        a={"characters": {"xander-1": "A1"}, "destiny": 2},
        b={"characters": {"lackey-1": "A1"}},
    )
    passes(t, 6)
    assert t.destiny("A") == 2
    assert t.state.characters == []


def test_gain_before_loss_and_the_tenth_point_ends_it() -> None:
    """BUF-RUL-47, BUF-VIC-01"""
    t = fight(
        "angel-1",
        "spike-1",
        a={"characters": {"angel-1": "A1"}, "destiny": 9},
        b={"characters": {"spike-1": "A1"}, "destiny": 4},
    )
    passes(t, 6)
    assert t.match.over
    assert t.state.winner == 0
    assert t.destiny("B") == 4


def test_after_the_fight_the_watch_goes_on_and_passes_start_afresh() -> None:
    """BUF-FGT-05, BUF-RUL-11, BUF-FDI-04"""
    t = buffy_table(
        step="conflict", a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "A1"}}, watch="B"
    )
    t.play("B pass", "A fight buffy-1 > thug-1")
    passes(t, 8)
    assert t.state.conflict is None
    assert t.step == "conflict"
    assert t.asked()[0] == "B"
    t.play("B pass")
    assert t.step == "conflict"
    assert t.asked()[0] == "A"


# -- the Stunt-Double -------------------------------------------------------------------------------


def double_table(**b: object) -> Table:
    b.setdefault("characters", {"lackey-1": "A1", "spike-1": "A1", "mayor-1": "A2", "thug-1": "A1"})
    b.setdefault("fatigued", ["thug-1"])
    return buffy_table(step="conflict", a={"characters": {"buffy-1": "A1", "xander-1": "A1"}}, b=b).play(
        "A fight buffy-1 > lackey-1"
    )


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("double spike-1", None),
        ("double thug-1", "BUF-FCH-03"),
        ("double mayor-1", "BUF-FCH-02"),
        ("double lackey-1", "BUF-FCH-02"),
        ("double xander-1", "BUF-RUL-16"),
    ],
)
def test_who_may_be_a_stunt_double(move: str, rule: str | None) -> None:
    """BUF-FCH-01, BUF-FCH-02, BUF-FCH-03, BUF-RUL-16"""
    t = double_table()
    assert t.refusal("double xander-1") == "BUF-FCH-01"  # the attacker has none
    t.play("A pass")
    assert t.refusal(move) == rule


def test_the_double_fights_fatigued_and_the_other_is_untouched() -> None:
    """BUF-FCH-02, BUF-FCH-04, BUF-RUL-16, BUF-FAT-05"""
    t = double_table().play("A pass", "B double spike-1")
    assert t.fatigued("spike-1")
    totals = conflict.totals(t.state)
    assert (totals.attacker[0], totals.defender[0]) == (3, 2)
    t.play("A pass")
    assert t.refusal("double thug-1") == "BUF-RUL-16"
    passes(t, 5)
    assert t.find("spike-1") is None
    assert not t.fatigued("lackey-1")
    assert t.destiny("A") == 1


def test_no_double_after_the_choose_stage() -> None:
    """BUF-FCH-01, BUF-RUL-16"""
    t = passes(double_table(), 3)
    assert t.step == "fight-battle"
    assert t.refusal("double spike-1") == "BUF-FCH-01"


# -- leaving a fight --------------------------------------------------------------------------------


def quitting_box() -> Box:
    """Actions that take characters out of a fight."""
    box = usual_box()
    choose = ["fight-choose"]
    box.action("i-quit", Ability(Mode.PLAYED, [conflicts.LeaveConflict(target=Target.THIS)]), timings=choose)
    everybody = Filter(conflict=1)
    box.action(
        "scatter",
        Ability(Mode.PLAYED, [conflicts.LeaveConflict(target=Target.ALL, which=everybody)]),
        timings=choose,
    )
    bury = zones.Crypt(target=Target.FOE, zone_from=v.ZONE_PLAY)
    box.action("bury", Ability(Mode.PLAYED, [bury]), timings=choose)
    return box


def test_whoever_leaves_loses_but_is_not_discarded() -> None:
    """BUF-FGT-13, BUF-RUL-15, BUF-CHG-04"""
    t = fight(
        "buffy-1",
        "spike-1",
        quitting_box(),
        a={"characters": {"buffy-1": "A1"}, "deck": CARDS},
        b={"characters": {"spike-1": "A1"}, "hand": ["i-quit"], "destiny": 3, "deck": CARDS},
    )
    t.play("A pass", "B play i-quit")
    assert t.step == "fight-discard"
    assert t.cards("A", "hand") == []  # no Fight/Draw
    assert t.find("spike-1") is not None
    assert (t.destiny("A"), t.destiny("B")) == (1, 3)
    assert t.fatigued("buffy-1")
    assert not t.fatigued("spike-1")


def test_an_attacker_who_leaves_fatigues() -> None:
    """BUF-RUL-15, BUF-FDI-01"""
    t = fight(box=quitting_box(), a={"characters": {"buffy-1": "A1"}, "hand": ["i-quit"], "destiny": 2})
    t.play("A play i-quit")
    assert t.fatigued("buffy-1")
    assert (t.destiny("A"), t.destiny("B")) == (2, 1)
    passes(t, 2)
    assert t.state.conflict is None


def test_both_vanish_at_once() -> None:
    """BUF-RUL-15b"""
    t = fight(box=quitting_box(), a={"characters": {"buffy-1": "A1"}, "hand": ["scatter"]})
    t.play("A play scatter")
    assert t.step == "fight-discard"
    assert (t.destiny("A"), t.destiny("B")) == (0, 0)
    assert t.fatigued("buffy-1")


def test_a_fighter_removed_by_an_effect_has_left() -> None:
    """BUF-RUL-15c"""
    t = fight(
        "buffy-1",
        "spike-1",
        quitting_box(),
        a={"characters": {"buffy-1": "A1"}, "hand": ["bury"]},
        b={"characters": {"spike-1": "A1"}, "destiny": 3},
    )
    t.play("A play bury")
    assert t.cards("B", "crypt") == ["spike-1"]
    assert t.step == "fight-discard"
    assert (t.destiny("A"), t.destiny("B")) == (1, 3)


# -- the Discard Stage ------------------------------------------------------------------------------


def test_down_to_five_cards_is_mandatory() -> None:
    """BUF-FDI-02, BUF-FDI-03"""
    hand = ["kick", "kick", "quip", "smile", "stake", "lamp", "book"]
    t = fight(a={"characters": {"buffy-1": "A1"}, "hand": hand})
    passes(t, 6).play("A pass")  # the window after the result: only A holds cards
    assert t.step == "fight-discard"
    assert t.refusal("pass") == "BUF-FDI-03"
    t.play("A discard kick")
    assert t.asked() == ("A", "buffy-ask-discard-down")
    t.play("A discard lamp", "B pass")
    assert t.cards("A", "hand") == ["book", "kick", "quip", "smile", "stake"]
    assert t.refusal("discard kick") == "BUF-FDI-02"
    t.play("A pass")
    assert t.state.conflict is None
    assert t.cards("A", "discard") == ["kick", "lamp"]


def test_stack_cards_are_discarded_when_all_is_over() -> None:
    """BUF-STK-06, BUF-RUL-43"""
    t = fight(a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]})
    passes(t, 2).play("A stack kick > butt-kicking")
    passes(t, 4)
    assert t.step == "fight-discard"
    assert t.cards("A", "discard") == []
    passes(t, 2)
    assert t.cards("A", "discard") == ["kick"]


# -- after the result -------------------------------------------------------------------------------


def winning_box() -> Box:
    """Another fight straight away, for one card (BUF-EX-18); a card for the defender's loss."""
    box = usual_box()
    again = Ability(
        Mode.PLAYED,
        [
            moving.PreventFatigue(target=Target.THIS, amount=1, what=v.CAUSE_FIGHT, until=Until.CONFLICT),
            conflicts.StartFight(
                target=Target.THIS,
                counted=Filter(Whose.OPPONENTS, place=Place.HERE),
            ),
        ],
        conditions=[circumstances.Won()],
        costs=[card_costs.Discard(amount=1)],
    )
    box.action(
        "encore",
        again,
        timings=["fight-result"],
        icons=[("smarts", 2), ("bk", 1)],
        needs={"bk": 3},
        to_crypt=True,
    )
    return box


def encore_table(attacker: str) -> Table:
    t = fight(
        attacker,
        "jonathan-1",
        winning_box(),
        a={"characters": {attacker: "A1"}, "hand": ["encore", "lamp"], "essence": "spike-essence"},
        b={"characters": {"jonathan-1": "A1", "willow-1": "A1"}, "essence": "buffy-essence"},
    )
    return passes(t, 6)


def test_just_won_and_on_to_the_next_fight() -> None:
    """BUF-EX-18 (a), BUF-RUL-16b, BUF-RUL-16c, BUF-ACT-03"""
    t = encore_table("spike-1")
    assert t.step == "fight-result"
    assert t.offered() == ["play encore", "pass"]
    t.play("A play encore")
    assert t.cards("A", "crypt") == ["encore"]
    while t.step != "fight-choose":
        passes(t, 1)
    assert not t.fatigued("spike-1")
    running = t.state.conflict
    assert running is not None
    assert running.target == t.character("willow-1").uid
    assert running.winner == NOBODY
    while t.state.conflict is not None:
        passes(t, 1)
    assert t.step == "conflict"
    assert t.asked()[0] == "B"
    assert t.fatigued("spike-1")
    assert t.destiny("A") == 2


def test_just_won_without_the_requirement() -> None:
    """BUF-EX-18 (b), BUF-REQ-04"""
    t = encore_table("thug-1")
    assert t.step == "fight-result"
    assert t.refusal("play encore") == "BUF-REQ-01"


def test_just_won_as_a_stack_card() -> None:
    """BUF-EX-18 (c), BUF-REQ-05, BUF-ACT-02"""
    t = fight("xander-1", "thug-1", winning_box(), a={"characters": {"xander-1": "A1"}, "hand": ["encore"]})
    passes(t, 2)
    assert t.refusal("play encore") is not None
    t.play("A stack encore > smarts")
    passes(t, 6)
    assert t.cards("A", "discard") == ["encore", "xander-1"]


def test_survivors_of_a_defeat_stay() -> None:
    """BUF-FGT-09 with a card that prevails (BUF-GOLD-01)"""
    box = usual_box()
    box.action(
        "cushion",
        Ability(Mode.PLAYED, [contest.SurviveDefeat(target=Target.THIS, until=Until.CONFLICT)]),
        timings=["fight-battle"],
    )
    t = fight(box=box, b={"characters": {"thug-1": "A1"}, "hand": ["cushion"]})
    passes(t, 3).play("B play cushion")
    passes(t, 4)
    assert t.find("thug-1") is not None
    assert t.destiny("A") == 1


# -- fights outside the Conflict Step ---------------------------------------------------------------


def test_a_fight_in_the_movement_step_suspends_it() -> None:
    """BUF-EX-05, BUF-FGT-05, BUF-MOV-05, BUF-MOV-06, BUF-MOV-07"""
    box = usual_box()
    ambush = Ability(
        Mode.USED,
        [conflicts.StartFight(target=Target.MAIN, counted=Filter(Whose.OPPONENTS, place=Place.HERE))],
        timings=1 << 3,
        once=1,
    )
    box.essence("buffy-essence", ambush)
    t = buffy_table(
        box,
        step="movement",
        night=True,
        a={"essence": "spike-essence", "characters": {"faith-1": "park", "spike-1": "A1"}},
        b={"essence": "buffy-essence", "characters": {"buffy-1": "B1", "angel-1": "B2"}},
    )
    t.play("A move faith-1 > B1")
    assert t.fatigued("faith-1")
    t.play("B use buffy-essence")
    totals = conflict.totals(t.state)
    assert (totals.attacker[0], totals.defender[0]) == (3, 2)
    passes(t, 8)
    assert t.find("faith-1") is None
    assert t.step == "movement"
    t.play("A move spike-1 > park", "B move angel-1 > park", "A move spike-1 > A2", "B pass", "A pass")
    assert t.step == "resource"
    assert not t.fatigued("spike-1")


def test_a_fight_started_by_a_reaction_spends_nobodys_watch() -> None:
    """BUF-RUL-60, BUF-RUL-10"""
    box = usual_box()
    pounce = Ability(
        Mode.TRIGGERED,
        [conflicts.StartFight(target=Target.THIS, counted=Filter(Whose.OPPONENTS, place=Place.HERE))],
        trigger=happenings.MOVED,
        conditions=[circumstances.HappenedTo(player=Player.OPPONENT)],
    )
    box.character("thug-1", pounce, rank=MINION, talents=(2, 0, 0, 0))
    t = buffy_table(box, a={"characters": {"xander-1": "A1"}}, b={"characters": {"thug-1": "A2"}})
    t.play("A move xander-1 > A2")
    running = t.state.conflict
    assert running is not None
    assert (running.attacker, running.defender) == (1, 0)
    while t.state.conflict is not None:
        passes(t, 1)
    assert (t.step, t.asked()[0]) == ("movement", "B")
    assert t.state.passes == 0


# -- effects of a stage -----------------------------------------------------------------------------


def test_what_lasts_for_the_resolve_stage_counts_when_totals_are_compared() -> None:
    """BUF-FRE-01, BUF-FRE-02"""
    box = usual_box()
    boost = talents.Boost(target=Target.THIS, talent=BUTT_KICKING, amount=2, until=Until.STAGE)
    box.action("last-word", Ability(Mode.PLAYED, [boost]), timings=["fight-resolve"])
    t = fight("xander-1", box=box, a={"characters": {"xander-1": "A1"}, "hand": ["last-word"]})
    passes(t, 4).play("A play last-word")
    passes(t, 2)
    assert t.find("thug-1") is None
    assert t.state.lasting == ()


@pytest.mark.parametrize(
    ("what", "points"),
    [(conflicts.Result.NONE, (0, 0)), (conflicts.Result.WIN, (1, 0)), (conflicts.Result.LOSE, (0, 1))],
)
def test_an_effect_ends_the_fight(what: int, points: tuple[int, int]) -> None:
    """BUF-GOLD-01, BUF-FGT-09"""
    box = usual_box()
    box.action("whistle", Ability(Mode.PLAYED, [conflicts.EndConflict(what=what)]), timings=["fight-choose"])
    t = fight("xander-1", box=box, a={"characters": {"xander-1": "A1"}, "hand": ["whistle"]})
    t.play("A play whistle")
    assert t.step == "fight-discard"
    assert (t.destiny("A"), t.destiny("B")) == points
    assert (t.find("xander-1") is None) == (what == conflicts.Result.LOSE)
    assert (t.find("thug-1") is None) == (what == conflicts.Result.WIN)


def test_with_three_players_only_the_two_have_watches() -> None:
    """BUF-MUL-02, BUF-RUL-48"""
    t = buffy_table(
        step="conflict",
        players=3,
        a={"characters": {"buffy-1": "A1"}},
        c={"characters": {"faith-1": "A1"}, "hand": ["kick"]},
    )
    t.play(
        "A fight buffy-1 > faith-1",
        "A pass",
        "C pass",
        "A pass",
        "C stack kick > butt-kicking",
        "A pass",
        "C pass",
    )
    t.play("A pass", "C pass")
    assert t.destiny("C") == 1
    t.play("A pass", "C pass")
    assert t.asked()[0] == "B"


def test_whoever_concedes_ends_the_duel() -> None:
    """BUF-RUL-49"""
    t = buffy_table(
        step="conflict",
        players=3,
        a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]},
        c={"characters": {"faith-1": "A1"}},
    )
    t.play("A fight buffy-1 > faith-1", "A pass", "C pass", "A stack kick > butt-kicking")
    t.play("C concede")
    assert t.state.conflict is None
    assert t.cards("A", "discard") == ["kick"]


def test_an_item_still_reacts_to_the_end_of_its_bearer() -> None:
    """BUF-RUL-10, BUF-CHR-08: it leaves play together with her."""
    for happening in (happenings.FIGHT_LOST, happenings.CHARACTER_DISCARDED):
        box = usual_box()
        last_gift = Ability(
            Mode.TRIGGERED,
            [hands.Draw(amount=1)],
            trigger=happening,
            conditions=[circumstances.ThisHappened()],
        )
        box.item("locket", last_gift)
        t = fight(
            "buffy-1",
            "jonathan-1",
            box,
            a={"characters": {"buffy-1": "A1"}},
            b={
                "characters": {"jonathan-1": "A1"},
                "attached": {"jonathan-1": ["locket"]},
                "deck": ["kick"] * 6,
            },
        )
        while t.step != "fight-discard":
            passes(t, 1)
        assert t.cards("B", "discard") == ["jonathan-1", "locket"]
        assert len(t.side("B").hand) == 6
