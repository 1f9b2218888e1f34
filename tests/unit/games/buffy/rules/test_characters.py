"""Fatigue, talents, requirements of actions, leaving play (BUF-FAT, BUF-TAL, BUF-REQ, BUF-CHR)."""

from __future__ import annotations

from noctuary.games.buffy import asked, in_play
from noctuary.games.buffy.blocks import costs, hands, people, talents
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import (
    BUTT_KICKING,
    CHALLENGE_BATTLE,
    CHARM,
    COMPANION,
    FIGHT_BATTLE,
    HERO,
    SMARTS,
    WEIRDNESS,
)
from noctuary.games.buffy.pieces import Ability, Filter, Mode, Place, Target, Until
from noctuary.games.buffy.rules import characters, leaving, tiring
from noctuary.games.buffy.state import Lasting, new_conflict
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_table import buffy_state, buffy_table, timing_mask, usual_box

A, B = Seat(0), Seat(1)


# -- talents and fatigue ----------------------------------------------------------------------------


def test_fatigue_takes_one_from_every_talent_down_below_zero() -> None:
    """BUF-EX-11, BUF-FAT-01, BUF-FAT-06, BUF-TAL-01"""
    s = buffy_state(a={"characters": {"willow-1": "A1"}})
    willow = in_play.of(s, A)[0]
    assert characters.talents(s, willow) == [0, 3, 2, 1]
    assert tiring.fatigue(s, willow)
    assert characters.talents(s, willow) == [-1, 2, 1, 0]


def test_a_fatigued_card_is_not_fatigued_again() -> None:
    """BUF-FAT-02"""
    s = buffy_state(a={"characters": {"willow-1": "A1"}, "fatigued": ["willow-1"]})
    willow = in_play.of(s, A)[0]
    assert not tiring.fatigue(s, willow)
    refusal = characters.why_not_fatigue(s, willow)
    assert refusal is not None
    assert refusal.rule == "BUF-FAT-02"
    assert tiring.refresh(s, willow)
    assert characters.why_not_fatigue(s, willow) is None


def test_what_a_card_demands_may_fatigue_besides_the_rules() -> None:
    """BUF-FAT-11, BUF-FAT-07"""
    box = usual_box()
    rest = Ability(
        Mode.USED,
        [hands.Draw(amount=1)],
        timings=timing_mask("resource"),
        costs=[costs.FatigueThis()],
    )
    box.character("willow-1", rest, talents=(0, 3, 2, 1))
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"willow-1": "A1"}, "deck": ["stake", "lamp"]},
    )
    table.play("A use willow-1", "B pass")
    assert table.fatigued("willow-1")
    assert table.refusal("use willow-1") == "BUF-FAT-02"


def test_the_cards_of_a_character_fatigue_on_their_own() -> None:
    """BUF-FAT-04, BUF-FAT-10"""
    s = buffy_state(a={"characters": {"willow-1": "A1"}, "attached": {"willow-1": ["stake", "lamp"]}})
    willow = in_play.of(s, A)[0]
    assert tiring.fatigue_attached(willow, 1)
    assert not tiring.fatigue_attached(willow, 1)
    assert not willow.fatigued
    assert characters.talents(s, willow) == [1, 3, 3, 1]
    tiring.fatigue(s, willow)
    tiring.refresh(s, willow)
    assert [attached.fatigued for attached in willow.attached] == [False, True]
    assert tiring.refresh_attached(willow, 1)


def test_attachments_add_their_talents_and_traits() -> None:
    """BUF-TRT-01, BUF-TRT-02, BUF-REQ-07"""
    box = usual_box()
    s = buffy_state(
        box, a={"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["book", "stake", "training"]}}
    )
    buffy = in_play.of(s, A)[0]
    assert characters.talent(s, buffy, BUTT_KICKING) == 5
    assert characters.talent(s, buffy, SMARTS) == 2
    assert characters.has_trait(s, buffy, box.trait("spellcraft"))
    assert not characters.has_trait(s, buffy, box.trait("vampire"))


def test_a_standing_bonus_where_the_location_is() -> None:
    """BUF-TAL-02, BUF-LOC-04"""
    box = usual_box()
    here = Filter(place=Place.HERE)
    boost = talents.Boost(target=Target.ALL, which=here, talent=WEIRDNESS, amount=1, until=Until.WHILE)
    box.location("crypt", Ability(Mode.STANDING, [boost]))
    s = buffy_state(
        box,
        locations={"A1": "crypt"},
        a={"characters": {"buffy-1": "A1", "xander-1": "A2"}},
        b={"characters": {"thug-1": "A1"}},
    )
    assert [characters.talent(s, character, WEIRDNESS) for character in s.characters] == [2, 0, 1]


def test_a_skill_may_change_the_type_of_a_character() -> None:
    """BUF-CHR-01, BUF-GOLD-01"""
    box = usual_box()
    become = people.ChangeType(target=Target.THIS, what=HERO, until=Until.WHILE)
    box.skill("varsity", Ability(Mode.STANDING, [become]))
    s = buffy_state(
        box,
        a={
            "characters": {"jonathan-1": "A1", "amy-1": "A1"},
            "attached": {"jonathan-1": ["varsity"]},
        },
    )
    assert [characters.rank_of(s, character) for character in s.characters] == [HERO, COMPANION]


# -- the requirements of an action ------------------------------------------------------------------


def test_any_one_character_meets_an_actions_requirement_outside_a_conflict() -> None:
    """BUF-EX-13, BUF-REQ-02, BUF-REQ-04"""
    box = usual_box()
    handiwork = box.action("handiwork", needs={"butt-kicking": 3, "smarts": 2})
    s = buffy_state(box, a={"characters": {"buffy-1": "A1", "giles-1": "A1"}})
    assert not characters.any_meets(s, A, handiwork)  # not one of them has both
    s = buffy_state(box, a={"characters": {"xander-1": "A1", "angel-1": "B1"}})
    assert characters.any_meets(s, A, handiwork)
    assert not characters.any_meets(s, B, handiwork)


def test_in_a_fight_one_who_takes_part_must_meet_it_without_the_stack() -> None:
    """BUF-EX-13, BUF-REQ-04, BUF-REQ-07"""
    box = usual_box()
    handiwork = box.action("handiwork", needs={"butt-kicking": 3})
    s = buffy_state(
        box,
        a={"characters": {"xander-1": "A1", "buffy-1": "A1"}},
        b={"characters": {"spike-1": "A1", "drusilla-1": "A1"}},
    )
    xander, buffy, spike, drusilla = s.characters
    fight = new_conflict(FIGHT_BATTLE, A, B)
    fight.fighter, fight.target = xander.uid, drusilla.uid
    fight.attacker_stacks = (((s.pool.kind_of["kick"], 2),), (), (), ())
    s.conflict = fight
    assert not characters.any_meets(s, A, handiwork)
    assert not characters.any_meets(s, B, handiwork)
    fight.fighter, fight.target = buffy.uid, spike.uid
    assert characters.any_meets(s, A, handiwork)
    assert characters.any_meets(s, B, handiwork)
    fight.fighter = NOTHING  # she has left the fight
    assert not characters.any_meets(s, A, handiwork)


def test_the_defender_of_a_challenge_meets_it_with_any_character() -> None:
    """BUF-RUL-18"""
    box = usual_box()
    handiwork = box.action("handiwork", needs={"butt-kicking": 3})
    s = buffy_state(
        box,
        challenges={"B:good-deed-1": "A1"},
        a={"characters": {"xander-1": "A1", "buffy-1": "A1"}},
        b={"characters": {"spike-1": "B3"}},
    )
    facing = new_conflict(CHALLENGE_BATTLE, A, B)
    facing.challenge = s.challenges[0].uid
    facing.facing = (s.characters[0].uid,)
    s.conflict = facing
    assert characters.any_meets(s, B, handiwork)
    assert not characters.any_meets(s, A, handiwork)


def test_an_only_action_asks_for_the_essence_and_nothing_more() -> None:
    """BUF-CHG-03"""
    box = usual_box()
    quip = box.action("slayers-quip", only="buffy")
    s = buffy_state(box)
    assert characters.any_meets(s, A, quip)
    refusal = characters.why_not_any(s, B, quip)
    assert refusal is not None
    assert refusal.rule == "BUF-CHG-03"


# -- leaving play -----------------------------------------------------------------------------------


def test_a_dead_character_takes_its_levels_and_attachments_to_the_discard_pile() -> None:
    """BUF-CHR-08, BUF-CHR-09, BUF-RUL-31, BUF-ZON-03"""
    s = buffy_state(
        a={"characters": {"buffy-1/buffy-2": "A1"}, "attached": {"buffy-2": ["stake", "training"]}}
    )
    leaving.leave_play(s, in_play.of(s, A)[0])
    assert slugs(s.pool.cards, s.sides[0].discard) == ["buffy-1", "buffy-2", "stake", "training"]
    assert s.sides[0].crypt == []
    assert in_play.main_of(s, A) is None


def test_a_crypted_character_sheds_its_attachments() -> None:
    """BUF-CHR-10, BUF-CHG-14, BUF-ZON-04"""
    s = buffy_state(a={"characters": {"willow-1/willow-2": "A1"}, "attached": {"willow-2": ["stake"]}})
    leaving.leave_play(s, in_play.of(s, A)[0], to_crypt=True)
    assert slugs(s.pool.cards, s.sides[0].crypt) == ["willow-1", "willow-2"]
    assert slugs(s.pool.cards, s.sides[0].discard) == ["stake"]


def test_what_lasted_on_a_character_ends_with_it() -> None:
    """BUF-CHR-08"""
    box = usual_box()
    charming = talents.Boost(target=Target.CHOSEN, which=Filter(), talent=CHARM, amount=1, until=Until.TURN)
    box.action("compliment", Ability(Mode.PLAYED, [charming]), timings=["resource"])
    s = buffy_state(box, a={"characters": {"willow-1": "A1", "giles-1": "A1"}})
    willow, giles = in_play.of(s, A)
    s.lasting = tuple(
        Lasting(
            asked.TALENT, s.pool.kind_of["compliment"], A, character.uid, CHARM, 1, NOTHING, Until.TURN, 0
        )
        for character in (willow, giles)
    )
    assert characters.talent(s, willow, CHARM) == 2
    leaving.leave_play(s, willow)
    assert [lasting.uid for lasting in s.lasting] == [giles.uid]


def slugs(cards: list[Card], kinds: list[int]) -> list[str]:
    return sorted(cards[kind].slug for kind in kinds)
