"""Playing actions and events, using effects: timing, requirements, conditions, costs, how often."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import (
    attaching,
    card_costs,
    challenges,
    circumstances,
    conditions,
    contest,
    costs,
    destiny,
    hands,
    moving,
    players,
    talents,
)
from noctuary.games.buffy.kinds import BUTT_KICKING, ITEM, SMARTS
from noctuary.games.buffy.pieces import Player
from noctuary.games.buffy.words import WORDS
from noctuary.kernel.ids import Seat
from noctuary.text.catalogue import Language
from tests.tables.buffy_table import Table, buffy_table, usual_box
from tests.tables.buffy_texts import (
    EVERY_TIME,
    MINE,
    THEIRS,
    Condition,
    Cost,
    Filter,
    Place,
    Target,
    Until,
    Whose,
    at_table,
    in_challenge,
    in_fight,
    played,
    stands,
    used,
    with_action,
)
from tests.tables.buffy_texts import (
    talents as talents_of,
)

DRAW = hands.Draw(amount=1)


# -- timing -----------------------------------------------------------------------------------------


def test_an_action_is_played_in_the_step_of_its_timing_line() -> None:
    """BUF-ACT-01, BUF-MOV-09, BUF-RES-23"""
    box = usual_box()
    box.action("dash", played(DRAW), timings=["movement"])
    a = {"characters": {"buffy-1": "A1"}, "hand": ["dash"], "deck": ["kick"]}
    assert buffy_table(box, step="resource", a=a).refusal("play dash") == "BUF-ACT-01"
    t = buffy_table(box, step="movement", a=a).play("A play dash")
    assert t.cards("A", "hand") == ["kick"]
    assert t.cards("A", "discard") == ["dash"]
    assert t.asked()[0] == "B"


def test_an_action_without_a_text_can_only_be_stacked() -> None:
    """BUF-ACT-02"""
    t = buffy_table(step="resource", a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]})
    assert t.refusal("play kick") == "BUF-ACT-01"


def test_an_event_is_played_in_the_prologue_and_once_in_a_game() -> None:
    """BUF-PRO-01, BUF-EVT-01, BUF-EVT-03"""
    box = usual_box()
    box.event("fog", played(hands.Draw(player=Player.EACH, amount=1)))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["fog"], "deck": ["kick"]}
    b = {"characters": {"spike-1": "B1"}, "hand": ["fog"], "deck": ["quip"]}
    assert buffy_table(box, step="resource", a=a).refusal("play fog") == "BUF-PRO-01"
    t = buffy_table(box, step="prologue", duties="AB", a=a, b=b).play("A play fog")
    assert t.cards("B", "hand") == ["fog", "quip"]
    assert t.refusal("play fog") == "BUF-EVT-03"


def test_an_effect_is_used_in_the_step_its_text_allows_and_as_often() -> None:
    """BUF-TURN-10"""
    box = usual_box()
    box.character("willow-1", used(DRAW, at=["resource", "end"], once=1), talents=(0, 3, 2, 1))
    t = at_table(box, step="movement")
    assert t.refusal("use willow-1") == "BUF-TURN-10"
    t = at_table(box).play("A use willow-1", "B pass")
    assert t.refusal("use willow-1") == "BUF-TURN-04"
    t.play("A pass", "A pass", "B pass")
    assert t.step == "end"
    assert t.refusal("use willow-1") == "BUF-TURN-04"


def test_once_per_game_is_once_per_game() -> None:
    box = usual_box()
    box.essence("buffy-essence", used(DRAW, once=2))
    t = at_table(box, step="end").play("A use buffy-essence", "B pass", "A pass")
    while t.step != "movement":
        t.play(t.offered()[-1])
    assert t.state.turn_number == 3
    t.state.watch = t.state.active
    assert "use buffy-essence" not in t.offered()


def test_two_equal_items_can_each_be_used_once() -> None:
    box = usual_box()
    box.item("flask", used(DRAW, once=1))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["flask", "flask"]}, "deck": ["kick"] * 5}
    t = at_table(box, a=a).play("A use flask@buffy-1", "B pass", "A use flask@buffy-1", "B pass")
    assert t.refusal("use flask@buffy-1") == "BUF-TURN-04"


def test_only_the_top_level_card_has_a_text() -> None:
    """BUF-RES-08"""
    box = usual_box()
    box.character("buffy-1", used(DRAW), stands(talents.Boost(target=Target.THIS, talent=0, amount=5)))
    t = at_table(box, a={"characters": {"buffy-1/buffy-2": "A1"}, "deck": ["kick"]})
    assert talents_of(t, "buffy-2")[0] == 4
    assert t.offered() == ["pass"]


def test_a_condition_that_fails_is_not_a_play_that_would_do_nothing() -> None:
    """BUF-GOLD-01: its own text is in the way; BUF-RUL-61: it would be wasted; BUF-TURN-04: used up."""
    never = conditions.AtLeast(amount=9, which=Filter(Whose.MINE))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["kick"]}
    t = at_table(with_action(hands.Draw(amount=1), conditions=[never]), a=a)
    refusal = t.match.why_not(t.match.parse("play trick"))
    assert refusal is not None
    assert (refusal.rule, refusal.remedy) == ("BUF-GOLD-01", "buffy-remedy-condition")
    told = why_text(t, "play trick")
    assert told == "Trick only does something if this is so: you have at least 9 characters in play."
    tired = moving.Refresh(target=Target.CHOSEN, which=Filter(Whose.MINE, fatigued=1))
    wasted = at_table(with_action(tired), a=a)
    assert wasted.refusal("play trick") == "BUF-RUL-61"
    told = why_text(wasted, "play trick")
    assert told == "Trick would do nothing now: refresh one of your fatigued characters."


def why_text(t: Table, text: str) -> str:
    wanted = t.match.parse(text)
    refusal = t.match.why_not(wanted)
    assert refusal is not None
    return WORDS.at(t.match).remedy_text(t.match, Seat(0), refusal, wanted, Language.EN)


def test_a_location_serves_whoever_has_a_character_there() -> None:
    """BUF-LOC-04"""
    box = usual_box()
    two = conditions.AtLeast(amount=2, which=Filter(Whose.MINE, fatigued=0, place=Place.HERE))
    empty = hands.Discard(player=Player.EACH_OPPONENT, amount=2, what=hands.Chooser.OWN)
    box.location("base", used(empty, at=["resource"], once=1, conditions=[two]))
    b = {"characters": {"spike-1": "A1"}, "hand": ["kick", "kick"]}
    t = at_table(box, locations={"A1": "base"}, b=b).play("A use base@A1")
    assert t.cards("B", "hand") == []
    assert t.refusal("use base@A1") == "BUF-GOLD-01"
    assert at_table(box, locations={"A2": "base"}, b=b).refusal("use base@A2") == "BUF-TURN-10"


def test_a_defender_without_participants_may_meet_a_requirement_with_anybody() -> None:
    """BUF-RUL-18"""
    box = with_action(challenges.ChangeGoal(talent=SMARTS, amount=2))
    box.cards[-1].needs = [(2, 4)]
    b = {"characters": {"drusilla-1": "B1"}, "hand": ["trick"]}
    t = in_challenge(box, b=b).play("A pass")
    assert t.refusal("play trick") is None


# -- conditions -------------------------------------------------------------------------------------


def playable(condition: Condition, **situation: Any) -> bool:
    """Whether A can play an action that asks for this."""
    return at_table(with_action(DRAW, conditions=[condition]), **situation).refusal("play trick") is None


def test_day_and_night() -> None:
    assert playable(conditions.Day())
    assert not playable(conditions.Night())
    assert playable(conditions.Night(), night=True)


def test_counts_are_at_least_unless_the_card_says_exactly() -> None:
    """BUF-RUL-40b"""
    assert playable(conditions.AtLeast(amount=1, which=MINE))
    assert playable(conditions.Exactly(amount=2, which=MINE))
    assert not playable(conditions.Exactly(amount=1, which=MINE))
    assert playable(conditions.AtMost(amount=2, which=THEIRS))
    assert not playable(conditions.AtMost(amount=1, which=THEIRS))


def test_what_a_character_must_be() -> None:
    assert playable(conditions.ThisIs(which=Filter(main=1, fatigued=0)))
    assert not playable(conditions.ThisIs(which=Filter(place=Place.PARK)))
    assert playable(conditions.TalentAtLeast(talent=SMARTS, amount=3))
    assert not playable(conditions.TalentAtLeast(talent=SMARTS, amount=4))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake"]}, "hand": ["trick"]}
    assert playable(conditions.Bears(which=Filter(title="stake")), a=a)
    assert not playable(conditions.Bears(which=Filter(title="lamp")), a=a)


def test_what_the_players_have() -> None:
    a = {
        "characters": {"willow-1": "A1"},
        "hand": ["trick", "kick"],
        "destiny": 3,
        "discard": ["quip"],
        "deck": [],
    }
    b = {"characters": {"spike-1": "A1"}, "destiny": 5}
    holds = [
        (players.DestinyAtLeast(amount=3), True),
        (players.DestinyAtLeast(amount=4), False),
        (players.DestinyAtLeast(amount=5, player=Player.OPPONENT), True),
        (players.DestinyAtMost(amount=2), False),
        (players.DestinyAhead(), False),
        (players.DestinyBehind(), True),
        (players.MainInPlay(), False),
        (players.MainNotInPlay(), True),
        (players.MainInPlay(player=Player.OPPONENT), True),
        (players.HandAtLeast(amount=2), True),
        (players.HandAtMost(amount=0, player=Player.OPPONENT), True),
        (players.DiscardAtLeast(amount=1), True),
        (players.DeckAtMost(amount=0), True),
        (conditions.Active(), True),
        (conditions.Owner(), True),
        (players.ParkCountAtLeast(amount=2), False),
        (players.ParkCountAtLeast(amount=2, player=Player.OPPONENT), True),
        (conditions.ChallengesAtLeast(amount=1, which=Filter(title="good-deed-1")), True),
        (conditions.ChallengesAtMost(amount=0, which=MINE), True),
        (players.InCrypt(which=Filter(title="good-deed-2")), False),
        (circumstances.InFight(), False),
    ]
    for condition, expected in holds:
        found = playable(condition, a=a, b=b, park=("B", 3), challenges={"B:good-deed-1": "A1"})
        assert found == expected, condition.slug


def test_what_the_conflict_must_be() -> None:
    holds = [
        (circumstances.InFight(), True),
        (circumstances.InChallenge(), False),
        (circumstances.Attacker(), True),
        (circumstances.Defender(), False),
        (circumstances.Participant(which=Filter(trait=0)), True),
        (circumstances.Participant(which=Filter(who=99)), False),
        (circumstances.Resolving(talent=0), True),
        (circumstances.Resolving(talent=1), False),
        (circumstances.Won(), False),
        (circumstances.Lost(), False),
    ]
    for condition, expected in holds:
        t = in_fight(with_action(DRAW, conditions=[condition]))
        assert (t.refusal("play trick") is None) == expected, condition.slug
    assert in_challenge(with_action(DRAW, conditions=[circumstances.Alone()])).refusal("play trick") is None
    named = circumstances.InChallenge(which=Filter(title="trial"))
    assert in_challenge(with_action(DRAW, conditions=[named])).refusal("play trick") is None
    other = circumstances.InChallenge(which=Filter(title="good-deed-1"))
    assert in_challenge(with_action(DRAW, conditions=[other])).refusal("play trick") == "BUF-GOLD-01"


# -- costs ------------------------------------------------------------------------------------------


def with_cost(cost: Cost, **situation: Any) -> Table:
    """A's skill `rite` on Buffy draws a card at this cost."""
    box = usual_box()
    box.skill("rite", used(DRAW, costs=[cost]))
    a: dict[str, Any] = {
        "characters": {"buffy-1": "A1", "willow-1": "A1"},
        "attached": {"buffy-1": ["rite"], "willow-1": ["lamp"]},
        "deck": ["stake"] * 3,
    }
    a.update(situation)
    return at_table(box, a=a)


USE = "use rite@buffy-1"


def test_costs_that_fatigue() -> None:
    """BUF-FAT-07"""
    t = with_cost(costs.FatigueThis()).play("A " + USE, "B pass")
    assert t.fatigued("buffy-1")
    assert t.refusal(USE) == "BUF-FAT-02"
    t = with_cost(costs.FatigueCard()).play("A " + USE, "B pass")
    assert not t.fatigued("buffy-1")
    assert t.refusal(USE) == "BUF-FAT-02"
    t = with_cost(costs.Fatigue(amount=2)).play("A " + USE, "A target willow-1")
    assert t.fatigued("buffy-1")
    assert t.fatigued("willow-1")
    assert with_cost(costs.Fatigue(amount=2), fatigued=["willow-1"]).refusal(USE) == "BUF-FAT-02"


def test_costs_in_cards() -> None:
    assert with_cost(card_costs.Discard(amount=2), hand=["kick"]).refusal(USE) == "BUF-RUL-35"
    t = with_cost(card_costs.Discard(amount=2), hand=["kick", "quip", "smile"])
    t.play("A " + USE, "A choose quip", "A choose kick")
    assert t.cards("A", "hand") == ["smile", "stake"]
    t = with_cost(card_costs.Mill(amount=2)).play("A " + USE)
    assert t.cards("A", "discard") == ["stake", "stake"]
    t = with_cost(card_costs.CryptDiscarded(), discard=["kick", "quip"]).play("A " + USE, "A choose quip")
    assert t.cards("A", "crypt") == ["quip"]


def test_costs_in_cards_in_play() -> None:
    t = with_cost(card_costs.DiscardCard()).play("A " + USE)
    assert t.attached("buffy-1") == []
    assert t.cards("A", "discard") == ["rite"]
    assert t.cards("A", "hand") == ["stake"]
    assert with_cost(card_costs.CryptCard()).play("A " + USE).cards("A", "crypt") == ["rite"]
    t = with_cost(card_costs.DiscardCharacter(which=Filter(main=0))).play("A " + USE)
    assert t.find("willow-1") is None
    t = with_cost(card_costs.DiscardAttached()).play("A " + USE, "A take lamp@willow-1")
    assert t.attached("willow-1") == []


def test_paying_destiny() -> None:
    """BUF-DST-03"""
    assert with_cost(card_costs.PayDestiny(amount=2), destiny=1).refusal(USE) == "BUF-DST-03"
    assert with_cost(card_costs.PayDestiny(amount=2), destiny=3).play("A " + USE).destiny("A") == 1


def test_an_action_cannot_pay_for_itself() -> None:
    box = with_action(DRAW, costs=[card_costs.Discard()])
    assert at_table(box).refusal("play trick") == "BUF-RUL-35"
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick", "trick"], "deck": ["kick"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.cards("A", "discard") == ["trick", "trick"]


# -- texts ------------------------------------------------------------------------------------------


def test_effects_follow_one_another_on_the_same_character() -> None:
    box = with_action(
        moving.Refresh(target=Target.CHOSEN, which=Filter(Whose.MINE, fatigued=1)),
        talents.Boost(target=Target.SAME, talent=0, amount=1, until=Until.TURN),
    )
    a = {
        "characters": {"buffy-1": "A1", "willow-1": "A1"},
        "fatigued": ["buffy-1", "willow-1"],
        "hand": ["trick"],
    }
    t = at_table(box, a=a).play("A play trick", "A target willow-1")
    assert not t.fatigued("willow-1")
    assert talents_of(t, "willow-1") == (1, 3, 2, 1)


def test_an_action_may_have_several_texts_and_does_what_it_can() -> None:
    box = usual_box()
    box.action(
        "luck",
        played(DRAW, conditions=[conditions.Day()]),
        played(destiny.Destiny(what=destiny.Change.GAIN, amount=1), conditions=[conditions.Night()]),
        timings=["resource"],
    )
    a = {"characters": {"buffy-1": "A1"}, "hand": ["luck"], "deck": ["kick"]}
    t = buffy_table(box, step="resource", a=a).play("A play luck")
    assert (t.destiny("A"), t.cards("A", "hand")) == (0, ["kick"])
    t = buffy_table(box, step="resource", night=True, a=a).play("A play luck")
    assert (t.destiny("A"), t.cards("A", "hand")) == (1, [])


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_a_match_can_be_copied_and_dumped_in_the_middle_of_a_text(seed: bytes) -> None:
    """Every question follows from the state and the answers given since it rested."""
    box = with_action(
        hands.Discard(player=Player.OPPONENT, amount=1, what=hands.Chooser.USER),
        attaching.Unattach(target=Target.CHOSEN, which=THEIRS, card_type=ITEM, zone_to=v.ZONE_OTHER),
        costs=[card_costs.Discard()],
    )
    a = {"characters": {"buffy-1": "A1", "willow-1": "A1"}, "hand": ["trick", "kick", "quip"]}
    b = {
        "characters": {"spike-1": "A1", "thug-1": "A1"},
        "attached": {"spike-1": ["stake", "lamp"], "thug-1": ["book"]},
        "hand": ["smile", "kick"],
    }
    t = at_table(box, a=a, b=b, seed=seed)
    script = [
        "play trick",
        "choose kick",
        "choose smile",
        "target spike-1",
        "take lamp@spike-1",
        "target willow-1",
    ]
    for text in script:
        twin = Table(t.match.copy())
        assert twin.offered() == t.offered()
        twin.play(text)
        t.play(text)
        assert twin.offered() == t.offered()
    assert t.attached("willow-1") == ["lamp"]


def test_the_same_character_as_before_is_nobody_if_nobody_was_found() -> None:
    """BUF-RUL-61: a text that finds nobody has nothing to do."""
    bond = contest.Forbid(what=v.FORBID_MOVE, target=Target.CHOSEN, which=THEIRS, until=Until.TURN)
    again = contest.Forbid(what=v.FORBID_ATTACH, target=Target.SAME, until=Until.TURN)
    box = with_action(bond, again)
    t = at_table(box, b={"characters": {}})
    assert t.refusal("play trick") == "BUF-RUL-61"
    assert at_table(box).refusal("play trick") is None


def test_the_same_may_mean_whoever_paid() -> None:
    box = with_action(
        talents.Boost(talent=BUTT_KICKING, amount=2, target=Target.SAME),
        costs=[costs.Fatigue(amount=1)],
    )
    t = at_table(box)
    assert t.refusal("play trick") is None
    t.play("A play trick", "A target willow-1")
    assert talents_of(t, "willow-1")[BUTT_KICKING] == talents_of(at_table(box), "willow-1")[BUTT_KICKING] + 1


def test_an_essence_speaks_of_nobody_while_its_main_character_is_away() -> None:
    """BUF-ESS-01, BUF-RUL-50"""
    box = usual_box()
    box.essence(
        "buffy-essence",
        used(hands.Draw(amount=1), at=["resource"], costs=[costs.FatigueThis()]),
        used(talents.Boost(talent=BUTT_KICKING, amount=2, target=Target.THIS), at=["resource"]),
    )
    t = at_table(box, a={"characters": {"willow-1": "A1"}, "deck": ["kick"]})
    assert t.refusal("use buffy-essence") == "BUF-FAT-02"
    assert t.refusal("use buffy-essence 2") == "BUF-RUL-61"


@pytest.mark.parametrize(
    ("player", "holds"), [(Player.EACH_OPPONENT, False), (Player.OPPONENT, True), (Player.EACH, False)]
)
def test_each_opponent_in_a_condition_means_all_of_them(player: Player, holds: bool) -> None:
    """BUF-GOLD-01; see docs/card-sets.md"""
    box = with_action(hands.Draw(amount=1), conditions=[players.DestinyAtLeast(amount=3, player=player)])
    for poorest, found in ((0, holds), (3, True)):
        t = buffy_table(
            box,
            step="resource",
            players=3,
            a={"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["kick"], "destiny": 5},
            b={"destiny": 4},
            c={"destiny": poorest},
        )
        assert (t.refusal("play trick") is None) == found


def test_opponents_on_a_location_are_those_there_who_do_not_own_it() -> None:
    """BUF-LOC-04"""
    box = with_action(DRAW)
    box.location("library", stands(contest.Forbid(what=v.FORBID_ACTIONS, player=Player.EACH_OPPONENT)))
    for place, seat, rule in (("A1", "A", None), ("B1", "A", "BUF-GOLD-01"), ("B2", "A", None)):
        t = buffy_table(
            box,
            step="resource",
            locations={"A1": "library"} if place == "A1" else {"B1": "library"},
            a={"characters": {"buffy-1": place}, "hand": ["trick"], "deck": ["kick"]},
        )
        assert t.asked()[0] == seat
        assert t.refusal("play trick") == rule


@pytest.mark.parametrize(
    ("costs", "rule"),
    [
        ([card_costs.PayDestiny(amount=2), card_costs.PayDestiny(amount=2)], "BUF-DST-03"),
        ([card_costs.Discard(amount=1), card_costs.Discard(amount=1)], "BUF-RUL-35"),
        ([costs.FatigueThis(), costs.Fatigue(amount=1)], "BUF-FAT-02"),
        ([card_costs.Mill(amount=2), card_costs.CryptDiscarded(amount=1)], "BUF-RUL-35"),
        ([card_costs.DiscardCharacter(), card_costs.DiscardCharacter()], "BUF-RUL-35"),
    ],
)
def test_nothing_pays_twice(costs: list[Cost], rule: str) -> None:
    """BUF-DST-03, BUF-FAT-02"""
    box = with_action(DRAW, costs=costs)
    a: dict[str, Any] = {"hand": ["trick", "kick"], "deck": ["quip"], "discard": ["smile"], "destiny": 3}
    assert at_table(box, a={**a, "characters": {"willow-1": "A1"}}).refusal("play trick") == rule


def test_each_of_several_costs_is_paid_by_something_else() -> None:
    """BUF-FAT-02: whoever is needed for a later cost cannot pay the first."""
    main = Filter(main=1)
    price = [costs.Fatigue(amount=1), costs.Fatigue(amount=1, which=main), card_costs.DiscardCharacter()]
    box = with_action(DRAW, costs=price)
    a: dict[str, Any] = {"hand": ["trick"], "deck": ["quip"]}
    t = at_table(box, a={**a, "characters": {"buffy-1": "A1", "willow-1": "A1"}}).play("A play trick")
    assert t.offered() == ["target buffy-1", "target willow-1"]  # whom to discard: fatigue left no choice
    t.play("A target willow-1")
    assert t.fatigued("buffy-1")
    assert sorted(t.cards("A", "discard")) == ["trick", "willow-1"]


def test_of_two_texts_on_a_card_the_second_needs_its_own_price() -> None:
    """BUF-RUL-53"""
    box = usual_box()
    box.action("trick", *[played(DRAW, costs=[card_costs.Discard()]) for _ in range(2)]).timings = EVERY_TIME
    a: dict[str, Any] = {"characters": {"buffy-1": "A1"}, "deck": ["quip"] * 3}
    t = at_table(box, a={**a, "hand": ["trick", "kick"]}).play("A play trick")
    assert t.cards("A", "hand") == ["quip"]
    t = at_table(box, a={**a, "hand": ["trick", "kick", "kick"]}).play("A play trick")
    assert t.cards("A", "hand") == ["quip", "quip"]
