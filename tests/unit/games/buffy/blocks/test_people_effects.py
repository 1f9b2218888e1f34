"""Characters, attachments, Destiny, time, cancelling."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import (
    attaching,
    card_costs,
    circumstances,
    conflicts,
    contest,
    destiny,
    facing,
    fetching,
    hands,
    moving,
    people,
    talents,
)
from noctuary.games.buffy.kinds import CHARACTER, COMPANION, HERO, ITEM, MINION, SKILL, VILLAIN
from noctuary.games.buffy.pieces import Player
from noctuary.games.buffy.rules import characters
from noctuary.kernel.ids import Seat
from tests.tables.buffy_table import Box, Table, buffy_table, rank_mask, timing_mask, usual_box
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
    played,
    stands,
    when,
    with_action,
)


def test_a_character_is_placed_outside_the_resource_step() -> None:
    """BUF-RES-02, BUF-CHR-06"""
    companion = Filter(ranks=rank_mask("companion"))
    box = with_action(
        people.PlaceCharacter(which=companion, zone_from=v.ZONE_HAND, place=Filter(place=Place.PARK))
    )
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick", "jonathan-1", "xander-1"]}
    t = at_table(box, step="end", a=a).play("A play trick")
    assert t.place("jonathan-1") == "park"
    assert t.cards("A", "hand") == ["xander-1"]


def test_characters_are_placed_from_discard_pile_and_deck() -> None:
    for zone, where in ((v.ZONE_DISCARD, "discard"), (v.ZONE_DECK, "deck")):
        box = with_action(people.PlaceCharacter(zone_from=zone))
        a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], where: ["xander-1", "buffy-1"]}
        t = at_table(box, a=a).play("A play trick", "A to A2")
        assert t.place("xander-1") == "A2"


def test_ascend_more_cheaply_and_once_more() -> None:
    """BUF-RES-05, BUF-RES-06"""
    box = with_action(people.Ascend(target=Target.MAIN, what=people.Ascent.NOW, amount=2))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick", "buffy-2"], "destiny": 3}
    t = at_table(box, step="end", a=a).play("A play trick")
    assert t.find("buffy-2") is not None
    a["destiny"] = 2
    assert at_table(box, a=a).refusal("play trick") == "BUF-RUL-61"


def test_a_standing_discount_and_a_second_ascension() -> None:
    """BUF-RES-05, BUF-RES-06"""
    box = usual_box()
    box.skill(
        "promise",
        stands(
            people.Ascend(target=Target.THIS, what=people.Ascent.DISCOUNT, amount=3),
            people.Ascend(target=Target.THIS, what=people.Ascent.AGAIN, amount=1),
        ),
    )
    a = {
        "characters": {"buffy-1": "A1"},
        "attached": {"buffy-1": ["promise"]},
        "hand": ["buffy-2", "buffy-3"],
        "destiny": 5,
    }
    t = at_table(box, a=a).play("A ascend buffy-1 > buffy-2", "B pass", "A ascend buffy-2 > buffy-3")
    assert t.find("buffy-3") is not None


def test_a_level_is_lost() -> None:
    """BUF-RES-07"""
    box = with_action(people.Ascend(target=Target.CHOSEN, which=THEIRS, what=people.Ascent.DESCEND))
    t = at_table(box, b={"characters": {"spike-1/spike-2": "A1", "thug-1": "A1"}}).play("A play trick")
    assert t.find("spike-1") is not None
    assert t.cards("B", "discard") == ["spike-2"]


def test_a_trait_is_granted_and_taken() -> None:
    """BUF-TRT-02"""
    box = with_action(
        people.GrantTrait(target=Target.MAIN, trait=0, until=Until.TURN),
        people.GrantTrait(target=Target.CHOSEN, which=THEIRS, trait=0, fixed=True, until=Until.TURN),
    )
    t = at_table(box).play("A play trick", "A target spike-1")
    assert characters.has_trait(t.state, t.character("buffy-1"), 0)
    assert not characters.has_trait(t.state, t.character("spike-1"), 0)
    assert characters.has_trait(t.state, t.character("drusilla-1"), 0)


def test_a_type_changes() -> None:
    """BUF-CHR-01"""
    box = usual_box()
    box.skill("varsity", stands(people.ChangeType(target=Target.THIS, what=HERO)))
    a = {"characters": {"jonathan-1": "A1", "amy-1": "A1"}, "attached": {"jonathan-1": ["varsity"]}}
    t = at_table(box, a=a)
    assert characters.rank_of(t.state, t.character("jonathan-1")) == HERO
    assert characters.rank_of(t.state, t.character("amy-1")) == COMPANION
    evil = Filter(ranks=rank_mask("villain"), place=Place.HERE)
    box.location("factory", stands(people.ChangeType(target=Target.ALL, which=evil, what=MINION)))
    t = at_table(box, a=a, locations={"A1": "factory"})
    assert characters.rank_of(t.state, t.character("spike-1")) == MINION
    assert characters.rank_of(t.state, t.character("drusilla-1")) == VILLAIN


def test_a_card_is_attached_by_an_effect() -> None:
    """BUF-RES-12, BUF-RUL-35"""
    box = with_action(attaching.Attach(target=Target.MAIN, card_type=SKILL, zone_from=v.ZONE_HAND))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick", "training", "study", "stake"]}
    t = at_table(box, step="end", a=a).play("A play trick")
    assert t.attached("buffy-1") == ["training"]
    assert t.fatigued("buffy-1")


def test_an_effect_waives_what_attaching_needs() -> None:
    """BUF-GOLD-01"""
    waive = v.WAIVE_FATIGUE | v.WAIVE_TALENT | v.WAIVE_LIMIT
    box = with_action(
        attaching.Attach(
            target=Target.MAIN,
            card_type=SKILL,
            zone_from=v.ZONE_DECK,
            waived=waive,
        )
    )
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["training", "study", "kick"]}
    t = at_table(box, a=a).play("A play trick", "A choose study")
    assert t.attached("buffy-1") == ["study"]
    assert not t.fatigued("buffy-1")
    assert sorted(t.cards("A", "deck")) == ["kick", "training"]


def test_a_card_is_attached_to_an_opponents_character() -> None:
    box = with_action(
        attaching.Attach(target=Target.CHOSEN, which=THEIRS, card_type=ITEM, zone_from=v.ZONE_DISCARD)
    )
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "discard": ["lamp"]}
    t = at_table(box, a=a).play("A play trick", "A target spike-1")
    assert t.attached("spike-1") == ["lamp"]
    assert t.character("spike-1").attached[0].owner == Seat(0)


@pytest.mark.parametrize("zone", [v.ZONE_DISCARD, v.ZONE_HAND, v.ZONE_OTHER])
def test_an_attachment_is_taken_off(zone: int) -> None:
    """BUF-ITM-01, BUF-RUL-31"""
    box = with_action(attaching.Unattach(target=Target.CHOSEN, which=THEIRS, card_type=ITEM, zone_to=zone))
    b = {"characters": {"spike-1": "A1"}, "attached": {"spike-1": ["stake", "training"]}}
    t = at_table(box, b=b, a={"characters": {"buffy-1": "A1"}, "hand": ["trick"]}).play("A play trick")
    assert t.attached("spike-1") == ["training"]
    if zone == v.ZONE_OTHER:
        assert t.attached("buffy-1") == ["stake"]
    else:
        assert t.cards("B", "hand" if zone == v.ZONE_HAND else "discard") == ["stake"]


def test_a_card_for_one_person_only_never_moves() -> None:
    """BUF-CHG-03"""
    box = with_action(
        attaching.Unattach(target=Target.CHOSEN, which=MINE, card_type=ITEM, zone_to=v.ZONE_OTHER)
    )
    box.item("diary", only="buffy")
    a = {
        "characters": {"buffy-1": "A1", "willow-1": "A1"},
        "attached": {"buffy-1": ["diary"]},
        "hand": ["trick"],
    }
    assert at_table(box, a=a).refusal("play trick") == "BUF-RUL-61"


def test_protection_lasts_as_long_as_the_card_says() -> None:
    box = with_action(people.ProtectAttachment(target=Target.MAIN, until=Until.STEP))
    with_action(
        attaching.Unattach(target=Target.CHOSEN, which=THEIRS, card_type=ITEM, zone_to=v.ZONE_DISCARD),
        box=box,
        slug="theft",
    )
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake"]}, "hand": ["trick"]}
    t = at_table(box, a=a, b={"characters": {"spike-1": "A1"}, "hand": ["theft"]}).play("A play trick")
    assert t.refusal("play theft") == "BUF-RUL-61"
    t.play("B pass", "A pass", "A pass")
    assert t.refusal("play theft") is None


def test_capacity_for_items_and_skills() -> None:
    """BUF-RES-10, BUF-RES-12, BUF-GOLD-01"""
    box = usual_box()
    box.skill("pack", stands(people.ChangeCapacity(target=Target.THIS, what=people.Capacity.ITEMS, amount=1)))
    box.location(
        "school-hall",
        stands(
            people.ChangeCapacity(target=Target.THIS, what=people.Capacity.SKILLS, amount=1),
            moving.PreventFatigue(target=Target.THIS, what=v.CAUSE_SKILL),
        ),
    )
    a = {
        "characters": {"willow-1": "A1"},
        "attached": {"willow-1": ["pack", "stake", "lamp"]},
        "hand": ["book", "training", "study", "pack"],
    }
    t = at_table(box, a=a, locations={"A1": "school-hall"})
    t.play("A attach book > willow-1", "B pass", "A attach training > willow-1", "B pass")
    t.play("A attach study > willow-1", "B pass")
    assert len(t.attached("willow-1")) == 6
    assert not t.fatigued("willow-1")
    assert t.refusal("attach pack > willow-1") == "BUF-RES-10"


# -- Destiny and time -------------------------------------------------------------------------------


def destiny_after(what: int, amount: int, player: Player, a: int, b: int) -> tuple[int, int]:
    box = with_action(destiny.Destiny(player=player, what=what, amount=amount))
    mine = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "destiny": a}
    t = at_table(box, a=mine, b={"characters": {"spike-1": "B1"}, "destiny": b}).play("A play trick")
    return t.destiny("A"), t.destiny("B")


def test_destiny_is_gained_lost_paid_and_stolen() -> None:
    """BUF-DST-02, BUF-DST-03, BUF-DST-04"""
    assert destiny_after(destiny.Change.GAIN, 2, Player.YOU, 1, 0) == (3, 0)
    assert destiny_after(destiny.Change.LOSE, 2, Player.OPPONENT, 1, 1) == (1, 0)
    assert destiny_after(destiny.Change.PAY, 2, Player.OPPONENT, 1, 1) == (1, 1)
    assert destiny_after(destiny.Change.PAY, 2, Player.YOU, 3, 1) == (1, 1)
    assert destiny_after(destiny.Change.STEAL, 2, Player.OPPONENT, 1, 1) == (2, 0)
    assert destiny_after(destiny.Change.GAIN, 1, Player.EACH, 1, 1) == (2, 2)


def test_a_loss_is_prevented_as_often_as_the_card_says() -> None:
    """BUF-GOLD-01"""
    keep = destiny.Destiny(what=destiny.Change.KEEP, amount=1, until=Until.TURN)
    lose = destiny.Destiny(what=destiny.Change.LOSE, amount=2)
    assert destiny_of(with_action(keep, lose), 5) == 4
    always = destiny.Destiny(what=destiny.Change.KEEP, until=Until.TURN)
    assert destiny_of(with_action(always, lose), 5) == 5


def destiny_of(box: Box, destiny: int) -> int:
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "destiny": destiny}
    return at_table(box, a=a).play("A play trick").destiny("A")


def test_ten_points_by_an_effect_win_at_once() -> None:
    """BUF-VIC-01"""
    box = with_action(destiny.Destiny(what=destiny.Change.GAIN, amount=1), hands.Discard(player=Player.EACH))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick", "kick"], "destiny": 9}
    t = at_table(box, a=a).play("A play trick")
    assert t.match.over
    assert t.match.winners == [Seat(0)]
    assert t.cards("A", "hand") == ["kick"]


def test_day_becomes_night() -> None:
    """BUF-TURN-08"""
    box = with_action(destiny.SetTime(what=destiny.Time.NIGHT))
    box.essence("spike-essence", when(happenings.TIME_CHANGED, hands.Draw(amount=1)))
    t = at_table(box, b={"characters": {"spike-1": "B1"}, "deck": ["kick"]}).play("A play trick")
    assert not t.state.day
    assert t.cards("B", "hand") == ["kick"]
    assert not at_table(with_action(destiny.SetTime(what=destiny.Time.FLIP))).play("A play trick").state.day
    assert at_table(with_action(destiny.SetTime(what=destiny.Time.DAY))).play("A play trick").state.day


def test_the_park_count_changes() -> None:
    """BUF-VIC-05"""
    t = at_table(with_action(destiny.SetTime(what=destiny.Time.PARK_RESET)), park=("B", 4)).play(
        "A play trick"
    )
    assert (t.state.park_holder, t.state.park_count) == (-1, 0)
    t = at_table(with_action(destiny.SetTime(what=destiny.Time.PARK_SET, amount=2))).play("A play trick")
    assert (t.state.park_holder, t.state.park_count) == (0, 2)


# -- cancelling -------------------------------------------------------------------------------------


def cancelling() -> Box:
    """B's `nonsense` cancels an opponent's action from hand."""
    box = with_action(destiny.Destiny(what=destiny.Change.GAIN, amount=3))
    cancel = when(
        happenings.ACTION_PLAYED,
        destiny.Cancel(what=destiny.Cancelled.CARD),
        conditions=[circumstances.HappenedTo(player=Player.OPPONENT)],
        costs=[card_costs.Discard()],
        may=True,
    )
    box.action("nonsense", cancel)
    return box


def cancel_table() -> Table:
    b = {"characters": {"spike-1": "B1"}, "hand": ["nonsense", "kick", "quip"]}
    return at_table(cancelling(), b=b).play("A play trick")


def test_an_action_is_cancelled_by_a_reaction_from_hand() -> None:
    """BUF-RUL-10"""
    t = cancel_table()
    assert t.asked() == ("B", "buffy-ask-react")
    t.play("B yes", "B choose kick")
    assert t.destiny("A") == 0
    assert t.cards("A", "discard") == ["trick"]
    assert t.cards("B", "discard") == ["kick", "nonsense"]
    assert t.cards("B", "hand") == ["quip"]


def test_a_reaction_may_be_declined() -> None:
    t = cancel_table().play("B no")
    assert t.destiny("A") == 3
    assert "nonsense" in t.cards("B", "hand")


def test_an_event_that_is_cancelled_counts_as_played() -> None:
    """BUF-EVT-03"""
    box = usual_box()
    box.event("storm", played(destiny.Destiny(what=destiny.Change.GAIN, amount=3)))
    box.essence("spike-essence", when(happenings.EVENT_PLAYED, destiny.Cancel(what=destiny.Cancelled.CARD)))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["storm", "storm"]}
    t = buffy_table(box, step="prologue", duties="AB", a=a).play("A play storm", "B pass")
    assert t.destiny("A") == 0
    assert t.refusal("play storm") == "BUF-EVT-03"


def test_an_episode_is_ended() -> None:
    """BUF-EPI-06"""
    box = with_action(destiny.Cancel(target=Target.CHOSEN, what=destiny.Cancelled.EPISODE))
    t = at_table(box, b={"part_one": "pilot-one", "characters": {"spike-1": "B1"}}).play("A play trick")
    assert t.cards("B", "crypt") == ["pilot-one"]
    assert t.side("B").part_one == -1
    assert at_table(box).refusal("play trick") == "BUF-RUL-61"


def test_an_episode_may_end_itself() -> None:
    """BUF-EPI-06"""
    box = usual_box()
    ends = when(happenings.TURN_ENDED, destiny.Cancel(what=destiny.Cancelled.EPISODE))
    box.episode("exam", two=[ends])
    t = at_table(box, step="end", b={"parts_two": ["exam-two"], "characters": {"spike-1": "B1"}})
    t.play("A pass", "B pass")
    assert t.cards("B", "crypt") == ["exam-two"]


def test_whose_reaction_comes_first() -> None:
    """BUF-RUL-10"""
    box = usual_box()
    for slug, first in (("buffy-essence", Player.YOU), ("spike-essence", Player.YOU)):
        gain = destiny.Destiny(player=first, what=destiny.Change.GAIN, amount=1)
        box.essence(slug, when(happenings.FIGHT_STARTED, gain))
    a = {"characters": {"buffy-1": "A1"}, "destiny": 9}
    b = {"characters": {"spike-1": "A1"}, "destiny": 9}
    t = at_table(box, step="conflict", active="B", a=a, b=b).play("B fight spike-1 > buffy-1")
    assert t.match.winners == [Seat(1)]


def test_one_players_own_reactions_come_in_the_order_they_choose() -> None:
    """BUF-RUL-10"""
    box = usual_box()
    box.item("amulet", when(happenings.FIGHT_STARTED, hands.Draw(amount=1)))
    box.item("idol", when(happenings.FIGHT_STARTED, hands.Discard(what=hands.Chooser.OWN)))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["amulet", "idol"]}, "deck": ["kick"] * 9}
    t = at_table(box, step="conflict", a=a).play("A fight buffy-1 > spike-1")
    assert t.offered() == ["resolve amulet@buffy-1", "resolve idol@buffy-1"]
    t.play("A resolve idol@buffy-1")
    assert t.cards("A", "hand") == ["kick"]


def test_a_character_reacts_to_its_own_discard() -> None:
    """BUF-RUL-10"""
    box = usual_box()
    back = fetching.Recover(
        which=Filter(who=box.who("buffy"), level=1), card_type=CHARACTER, zone_to=v.ZONE_PLAY
    )
    own = [circumstances.SubjectIs(which=Filter(Whose.MINE, who=box.who("buffy")))]
    box.essence("buffy-essence", when(happenings.CHARACTER_DISCARDED, back, conditions=own))
    last = destiny.Destiny(what=destiny.Change.GAIN, amount=2)
    box.character(
        "xander-1", when(happenings.CHARACTER_DISCARDED, last, conditions=[circumstances.ThisHappened()])
    )
    a = {"characters": {"buffy-1": "A1", "xander-1": "A1"}}
    b = {"characters": {"drusilla-1": "A1"}, "attached": {"drusilla-1": ["stake", "stake"]}}
    t = at_table(box, step="conflict", active="B", a=a, b=b).play("B fight drusilla-1 > buffy-1")
    while t.asked()[1] != "buffy-ask-entry":
        t.play("pass")
    t.play("A to A3")
    assert t.place("buffy-1") == "A3"
    assert t.destiny("A") == 0
    t = at_table(box, step="conflict", active="B", a=a, b=b).play("B fight drusilla-1 > xander-1")
    while t.state.conflict is not None:
        t.play("pass")
    assert t.destiny("A") == 2


def test_a_reaction_starts_a_fight_and_takes_nobodys_watch() -> None:
    """BUF-RUL-60"""
    box = usual_box()
    fight = conflicts.StartFight(target=Target.THIS, counted=Filter(Whose.OPPONENTS, place=Place.HERE))
    box.character("spike-1", when(happenings.MOVED, fight, once=1), rank=VILLAIN, talents=(3, 1, 0, 2))
    t = at_table(
        box, step="movement", a={"characters": {"buffy-1": "A2"}}, b={"characters": {"spike-1": "A1"}}
    )
    t.play("A move buffy-1 > A1")
    assert t.step == "fight-choose"
    assert t.asked()[0] == "B"
    while t.state.conflict is not None:
        t.play("pass")
    assert t.asked()[0] == "B"


def test_this_fight_only() -> None:
    """BUF-STK-06"""
    box = with_action(talents.Boost(target=Target.FOE, talent=0, amount=-9, until=Until.CONFLICT))
    t = in_fight(box).play("A play trick")
    assert characters.talent(t.state, t.character("spike-1"), 0) == -6
    while t.state.conflict is not None:
        t.play("pass" if "pass" in t.offered() else t.offered()[0])
    assert t.state.lasting == ()


def test_two_cards_that_set_each_other_off_come_to_rest() -> None:
    """BUF-RUL-10"""
    box = with_action(moving.Fatigue(target=Target.MAIN))
    box.item("coffee", when(happenings.CHARACTER_FATIGUED, moving.Refresh(target=Target.THIS)))
    box.item("pillow", when(happenings.CHARACTER_REFRESHED, moving.Fatigue(target=Target.THIS)))
    a = {"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["coffee", "pillow"]}, "hand": ["trick"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.fatigued("buffy-1")
    assert t.asked()[0] == "B"


def test_a_reaction_from_hand_is_told_and_is_an_action_played() -> None:
    """BUF-RUL-10, BUF-ACT-03"""
    t = cancel_table().play("B yes", "B choose kick")
    told = [(event.message, event.told["who"]) for event in t.log() if event.message == "buffy-log-action"]
    assert told == [("buffy-log-action", 0), ("buffy-log-action", 1)]
    box = cancelling()
    gains = when(
        happenings.ACTION_PLAYED,
        destiny.Destiny(what=destiny.Change.GAIN, amount=1),
        conditions=[circumstances.HappenedTo(player=Player.OPPONENT)],
    )
    box.essence("buffy-essence", gains)
    b = {"characters": {"spike-1": "B1"}, "hand": ["nonsense", "kick", "quip"]}
    t = at_table(box, b=b).play("A play trick", "B yes", "B choose kick")
    assert t.destiny("A") == 1


def test_a_reaction_from_hand_keeps_to_its_timing_line() -> None:
    """BUF-ACT-01"""
    box = cancelling()
    box.cards[-1].timings = timing_mask("fight-battle")
    t = at_table(box, b={"characters": {"spike-1": "B1"}, "hand": ["nonsense", "kick"]}).play("A play trick")
    assert t.destiny("A") == 3


def test_who_may_play_no_action_may_play_none_in_reaction() -> None:
    """BUF-GOLD-01"""
    box = cancelling()
    box.essence("buffy-essence", stands(contest.Forbid(what=v.FORBID_ACTIONS, player=Player.EACH_OPPONENT)))
    t = at_table(box, b={"characters": {"spike-1": "B1"}, "hand": ["nonsense", "kick"]}).play("A play trick")
    assert t.destiny("A") == 3


def test_an_item_that_names_its_bearers_is_not_put_on_others_by_effects() -> None:
    """BUF-GOLD-01"""
    box = with_action(
        attaching.Attach(target=Target.CHOSEN, which=MINE, card_type=ITEM, zone_from=v.ZONE_HAND)
    )
    box.item("sword").bearer = Filter(Whose.MINE, main=1)
    a = {"characters": {"buffy-1": "A1", "willow-1": "A1"}, "hand": ["trick", "sword"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.attached("buffy-1") == ["sword"]
    move = with_action(attaching.Unattach(target=Target.MAIN, card_type=ITEM, zone_to=v.ZONE_OTHER))
    move.item("sword").bearer = Filter(Whose.MINE, main=1)
    a = {
        "characters": {"buffy-1": "A1", "willow-1": "A1"},
        "hand": ["trick"],
        "attached": {"buffy-1": ["sword"]},
    }
    assert at_table(move, a=a).refusal("play trick") == "BUF-RUL-61"


def test_what_another_card_waives_an_effect_need_not_ask_for() -> None:
    """BUF-REQ-03, BUF-GOLD-01"""
    box = with_action(attaching.Attach(target=Target.MAIN, card_type=ITEM, zone_from=v.ZONE_HAND))
    box.item("anvil", needs={"bk": 9}, needs_trait="slayer")
    a = {"characters": {"willow-1": "A1"}, "essence": "willow-essence", "hand": ["trick", "anvil"]}
    for waive, rule in ((0, "BUF-RUL-61"), (v.WAIVE_TALENT | v.WAIVE_TRAIT, None)):
        free = facing.WaiveRequirement(waived=waive, card_type=ITEM)
        box.essence("willow-essence", stands(free), who="willow")
        assert at_table(box, a=a).refusal("play trick") == rule


def test_the_card_of_a_main_character_is_promoted_wherever_it_lies() -> None:
    """BUF-ESS-02"""
    for rank, found in (("hero", ["jonathan-1"]), ("companion", [])):
        box = with_action(
            fetching.Recover(
                which=Filter(ranks=rank_mask(rank)),
                card_type=CHARACTER,
                zone_to=v.ZONE_HAND,
            )
        )
        box.essence("jonathan-essence", who="jonathan")
        a = {
            "characters": {"willow-1": "A1"},
            "essence": "jonathan-essence",
            "hand": ["trick"],
            "discard": ["jonathan-1"],
        }
        t = at_table(box, a=a)
        assert t.refusal("play trick") == (None if found else "BUF-RUL-61")
