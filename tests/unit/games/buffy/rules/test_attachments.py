"""Skills and items: attaching, upgrading, swapping (BUF-RES-09 … 18, BUF-SKL, BUF-ITM)."""

from __future__ import annotations

from noctuary.games.buffy import agenda
from noctuary.games.buffy import vocabulary as words
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.blocks import attaching, moving, people
from noctuary.games.buffy.kinds import BUTT_KICKING, SMARTS
from noctuary.games.buffy.pieces import Ability, Effect, Filter, Mode, Place, Target, Until, Whose
from noctuary.games.buffy.rules import characters, leaving
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_table import Box, buffy_table, usual_box


def faiths_cards() -> Box:
    box = usual_box()
    box.skill("knife-practice")
    box.item("faiths-knife")
    box.item("tranquilizer-gun")
    return box


def test_a_skill_tires_an_item_does_not() -> None:
    """BUF-EX-07, BUF-RES-09, BUF-RES-10, BUF-RES-11, BUF-RES-12"""
    table = buffy_table(
        faiths_cards(),
        step="resource",
        a={
            "characters": {"faith-1": "A1"},
            "hand": ["knife-practice", "faiths-knife", "tranquilizer-gun", "training", "lamp"],
        },
    )
    table.play("A attach knife-practice > faith-1", "B pass")
    assert table.fatigued("faith-1")
    table.play("A attach faiths-knife > faith-1", "B pass", "A attach tranquilizer-gun > faith-1", "B pass")
    assert table.attached("faith-1") == ["knife-practice", "faiths-knife", "tranquilizer-gun"]
    assert table.refusal("attach training > faith-1") == "BUF-RES-10"
    assert table.refusal("attach lamp > faith-1") == "BUF-RES-12"
    assert table.refusal("upgrade lamp > faith-1 for faiths-knife") is None


def test_an_item_is_not_dropped_at_will() -> None:
    """BUF-ITM-01: in any step; what is in hand or nowhere is no item that she could drop."""
    a = {"characters": {"faith-1": "A1"}, "attached": {"faith-1": ["faiths-knife"]}, "hand": ["lamp"]}
    table = buffy_table(faiths_cards(), step="resource", a=a)
    assert table.refusal("discard faiths-knife") == "BUF-ITM-01"
    assert table.refusal("discard lamp") == "BUF-TURN-03"
    assert table.refusal("discard tranquilizer-gun") == "BUF-TURN-03"


def test_a_fatigued_character_takes_no_skill() -> None:
    """BUF-RES-09, BUF-FAT-07"""
    table = buffy_table(
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "fatigued": ["buffy-1"], "hand": ["training", "stake"]},
    )
    assert table.refusal("attach training > buffy-1") == "BUF-RES-09"
    assert table.refusal("attach stake > buffy-1") is None


def test_attachments_reach_a_character_anywhere() -> None:
    """BUF-RES-18"""
    table = buffy_table(step="resource", a={"characters": {"buffy-1": "B2"}, "hand": ["training", "stake"]})
    table.play("A attach stake > buffy-1", "B pass", "A attach training > buffy-1")
    assert table.attached("buffy-1") == ["stake", "training"]


def test_not_to_an_opponents_character() -> None:
    """BUF-RES-18"""
    table = buffy_table(step="resource", a={"hand": ["stake"]}, b={"characters": {"thug-1": "A1"}})
    assert table.refusal("attach stake > thug-1") == "BUF-RES-18"


def test_unless_the_item_says_so() -> None:
    """BUF-GOLD-01, BUF-RUL-31"""
    box = usual_box()
    box.item("guillotine").bearer = Filter(Whose.OPPONENTS)
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "hand": ["guillotine"]},
        b={"characters": {"thug-1": "B1"}},
    )
    assert table.refusal("attach guillotine > buffy-1") == "BUF-RES-18"
    table.play("A attach guillotine > thug-1")
    leaving.leave_play(table.state, table.character("thug-1"))
    assert table.cards("A", "discard") == ["guillotine"]
    assert table.cards("B", "discard") == ["thug-1"]


def test_requirements_are_met_by_the_character_itself() -> None:
    """BUF-REQ-01, BUF-REQ-02, BUF-REQ-03, BUF-RUL-35"""
    table = buffy_table(
        step="resource",
        a={"characters": {"buffy-1": "A1", "giles-1": "A1", "jonathan-1": "A1"}, "hand": ["study", "study"]},
    )
    assert table.refusal("attach study > buffy-1") == "BUF-REQ-01"
    table.play("A attach study > jonathan-1")  # Smarts 2; fatigued only afterwards
    assert characters.talent(table.state, table.character("jonathan-1"), SMARTS) == 2


def test_a_fatigued_character_meets_a_requirement_with_one_less() -> None:
    """BUF-FAT-06, BUF-REQ-07"""
    box = usual_box()
    box.item("bow", needs={"butt-kicking": 3})
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "faith-1": "A1"},
            "fatigued": ["buffy-1"],
            "hand": ["bow", "stake"],
        },
    )
    assert table.refusal("attach bow > faith-1") is None
    assert table.refusal("attach bow > buffy-1") == "BUF-REQ-01"
    table.play("A attach stake > buffy-1", "B pass", "A attach bow > buffy-1")


def test_a_trait_requirement_may_be_met_by_another_attachment() -> None:
    """BUF-REQ-08, BUF-TRT-02"""
    box = usual_box()
    box.item("cauldron", needs_trait="spellcraft")
    table = buffy_table(
        box, step="resource", a={"characters": {"buffy-1": "A1"}, "hand": ["book", "cauldron"]}
    )
    assert table.refusal("attach cauldron > buffy-1") == "BUF-REQ-08"
    table.play("A attach book > buffy-1", "B pass", "A attach cauldron > buffy-1")


def test_an_attachment_stays_when_its_requirement_fails_later() -> None:
    """BUF-REQ-06, BUF-SKL-01, BUF-ITM-01"""
    box = usual_box()
    box.item("cauldron", needs_trait="spellcraft")
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "xander-1": "A1"},
            "attached": {"buffy-1": ["book", "cauldron"]},
        },
    )
    table.play("A swap book@buffy-1 > xander-1")
    assert table.attached("buffy-1") == ["cauldron"]


def test_an_only_card_serves_the_person_of_the_essence_alone() -> None:
    """BUF-CHG-03, BUF-RUL-36"""
    box = usual_box()
    box.item("slayers-stake", only="buffy")
    box.item("wand", only="willow")
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1", "willow-1": "A1"}, "hand": ["slayers-stake", "wand"]},
    )
    assert table.refusal("attach slayers-stake > willow-1") == "BUF-CHG-03"
    assert table.refusal("attach wand > willow-1") == "BUF-CHG-03"
    table.play("A attach slayers-stake > buffy-1", "B pass")
    assert table.refusal("swap slayers-stake@buffy-1 > willow-1") == "BUF-CHG-03"


# -- more than the usual ----------------------------------------------------------------------------


def test_a_spared_character_takes_a_skill_even_while_fatigued() -> None:
    """BUF-EX-12, BUF-FAT-09, BUF-SKL-02"""
    box = usual_box()
    faith_here = Filter(who=box.who("faith"), place=Place.HERE)
    spare = moving.PreventFatigue(target=Target.ALL, which=faith_here, until=Until.WHILE)
    box.location("motel", Ability(Mode.STANDING, [spare], once=1))
    box.skill("more", Ability(Mode.STANDING, [capacity(people.Capacity.SKILLS)]))
    table = buffy_table(
        box,
        step="resource",
        locations={"A1": "motel"},
        a={
            "characters": {"faith-1": "A1"},
            "fatigued": ["faith-1"],
            "hand": ["more", "training"],
        },
    )
    table.play("A attach more > faith-1", "B pass")
    assert table.fatigued("faith-1")
    assert table.refusal("attach training > faith-1") == "BUF-RES-09"


def capacity(what: int) -> Effect:
    return people.ChangeCapacity(target=Target.THIS, what=what, amount=1)


def test_a_second_skill_per_turn_where_a_card_allows_it() -> None:
    """BUF-RES-10, BUF-GOLD-01, BUF-SKL-02"""
    box = usual_box()
    spare = moving.PreventFatigue(target=Target.THIS, what=words.CAUSE_SKILL, until=Until.WHILE)
    box.item("timetable", Ability(Mode.STANDING, [spare, capacity(people.Capacity.SKILLS)]))
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1"},
            "attached": {"buffy-1": ["timetable"]},
            "hand": ["training", "training", "training"],
        },
    )
    table.play("A attach training > buffy-1", "B pass", "A attach training > buffy-1", "B pass")
    assert not table.fatigued("buffy-1")
    assert table.refusal("attach training > buffy-1") == "BUF-RES-10"
    assert characters.talent(table.state, table.character("buffy-1"), BUTT_KICKING) == 5


def pack_rat() -> Box:
    box = usual_box()
    box.skill("pack-rat", Ability(Mode.STANDING, [capacity(people.Capacity.ITEMS)]))
    drop = attaching.Unattach(target=Target.THIS, card_type=NOTHING, zone_to=words.ZONE_DISCARD)
    box.item("sack", Ability(Mode.STANDING, [capacity(people.Capacity.ITEMS)]))
    box.action("trip", Ability(Mode.PLAYED, [drop]), timings=["resource"])
    return box


def test_a_raised_limit_holds_a_third_item() -> None:
    """BUF-RES-12, BUF-RES-13"""
    table = buffy_table(
        pack_rat(),
        step="resource",
        a={
            "characters": {"buffy-1": "A1"},
            "attached": {"buffy-1": ["pack-rat", "stake", "book"]},
            "hand": ["lamp"],
        },
    )
    assert table.refusal("upgrade lamp > buffy-1 for stake") == "BUF-RES-13"
    table.play("A attach lamp > buffy-1")
    assert table.attached("buffy-1") == ["pack-rat", "stake", "book", "lamp"]


def test_a_limit_that_falls_with_its_attachment_costs_the_surplus_item_of_the_owners_choice() -> None:
    """BUF-RUL-38"""
    table = buffy_table(
        pack_rat(),
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "xander-1": "A1"},
            "attached": {"buffy-1": ["sack", "stake", "book", "lamp"]},
        },
    )
    buffy = table.character("buffy-1")
    assert characters.item_capacity(table.state, buffy) == 3
    table.play("A swap sack@buffy-1 > xander-1")
    assert table.asked() == ("A", "buffy-ask-surplus")
    table.play("A choose book")
    assert table.attached("buffy-1") == ["stake", "lamp"]
    assert table.cards("A", "discard") == ["book"]
    assert table.asked()[0] == "B"


def test_items_beyond_a_limit_that_a_place_once_raised_stay() -> None:
    """BUF-RUL-38"""
    table = buffy_table(
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "xander-1": "A1"},
            "attached": {"buffy-1": ["stake", "book", "lamp", "lamp"]},
        },
    )
    table.play("A swap stake@buffy-1 > xander-1")
    assert table.attached("buffy-1") == ["book", "lamp", "lamp"]


# -- upgrading --------------------------------------------------------------------------------------


def test_an_upgrade_puts_the_new_item_on_and_the_old_one_off() -> None:
    """BUF-RES-13, BUF-RUL-37"""
    table = buffy_table(
        step="resource",
        a={
            "characters": {"buffy-1": "A1"},
            "attached": {"buffy-1": ["stake", "book"]},
            "hand": ["lamp", "stake"],
        },
    )
    assert table.refusal("upgrade stake > buffy-1 for stake") == "BUF-RES-13"
    assert table.refusal("upgrade lamp > buffy-1 for lamp") == "BUF-RES-13"
    table.play("A upgrade lamp > buffy-1 for stake")
    assert table.attached("buffy-1") == ["book", "lamp"]
    assert table.cards("A", "discard") == ["stake"]


def test_below_the_limit_nothing_is_exchanged() -> None:
    """BUF-RES-13"""
    table = buffy_table(
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake"]}, "hand": ["lamp"]},
    )
    assert table.refusal("upgrade lamp > buffy-1 for stake") == "BUF-RES-13"


def test_an_upgrade_must_meet_the_new_items_requirement() -> None:
    """BUF-RES-13, BUF-REQ-03"""
    box = usual_box()
    box.item("bow", needs={"butt-kicking": 7})
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1"},
            "attached": {"buffy-1": ["stake", "book"]},
            "hand": ["bow"],
        },
    )
    assert table.refusal("upgrade bow > buffy-1 for stake") == "BUF-REQ-01"


def test_a_protected_item_stays_and_the_new_one_is_lost() -> None:
    """BUF-RUL-37"""
    box = usual_box()
    box.skill("grip", Ability(Mode.STANDING, [people.ProtectAttachment(target=Target.THIS)]))
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1"},
            "attached": {"buffy-1": ["grip", "stake", "book"]},
            "hand": ["lamp"],
        },
    )
    table.play("A upgrade lamp > buffy-1 for stake")
    assert table.attached("buffy-1") == ["grip", "stake", "book"]
    assert table.cards("A", "discard") == ["lamp"]


# -- swapping ---------------------------------------------------------------------------------------


def test_a_swap_is_a_gift_once_per_turn_and_item() -> None:
    """BUF-EX-08, BUF-RES-14, BUF-RES-15, BUF-RES-16"""
    box = usual_box()
    box.item("formal-wear")
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "angel-1": "A1"},
            "attached": {"buffy-1": ["formal-wear"], "angel-1": ["stake"]},
        },
    )
    table.play("A swap formal-wear@buffy-1 > angel-1", "B pass")
    assert table.attached("angel-1") == ["stake", "formal-wear"]
    assert table.refusal("swap formal-wear@angel-1 > buffy-1") == "BUF-RES-16"
    assert table.refusal("swap stake@angel-1 > buffy-1") is None


def test_a_full_receiver_cannot_make_room() -> None:
    """BUF-EX-08, BUF-RES-15, BUF-RUL-36"""
    table = buffy_table(
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "angel-1": "A1"},
            "attached": {"buffy-1": ["lamp"], "angel-1": ["stake", "book"]},
        },
    )
    assert table.refusal("swap lamp@buffy-1 > angel-1") == "BUF-RES-15"


def test_a_swap_needs_two_of_ones_own_at_one_space() -> None:
    """BUF-RES-14, BUF-RUL-36"""
    table = buffy_table(
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "angel-1": "A2"},
            "attached": {"buffy-1": ["lamp"]},
        },
        b={"characters": {"thug-1": "A1"}, "attached": {"thug-1": ["stake"]}},
    )
    assert table.refusal("swap lamp@buffy-1 > angel-1") == "BUF-RES-14"
    assert table.refusal("swap lamp@buffy-1 > thug-1") == "BUF-RES-14"
    assert table.refusal("swap stake@thug-1 > buffy-1") == "BUF-RES-14"


def test_the_receiver_of_a_swap_must_meet_the_requirements() -> None:
    """BUF-RES-15"""
    box = usual_box()
    box.item("bow", needs={"butt-kicking": 3})
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1", "xander-1": "A1"}, "attached": {"buffy-1": ["bow"]}},
    )
    assert table.refusal("swap bow@buffy-1 > xander-1") == "BUF-REQ-01"


def test_fatigued_characters_swap_and_the_item_keeps_its_own_state() -> None:
    """BUF-RES-14, BUF-RUL-59, BUF-FAT-04"""
    table = buffy_table(
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "xander-1": "A1"},
            "fatigued": ["buffy-1"],
            "attached": {"buffy-1": ["lamp!"]},
        },
    )
    table.play("A swap lamp@buffy-1 > xander-1")
    xander = table.character("xander-1")
    assert xander.attached[0].fatigued
    assert not xander.fatigued


def test_skills_are_never_swapped() -> None:
    """BUF-RES-17"""
    table = buffy_table(
        step="resource",
        a={"characters": {"buffy-1": "A1", "xander-1": "A1"}, "attached": {"buffy-1": ["training"]}},
    )
    assert table.refusal("swap training@buffy-1 > xander-1") == "BUF-RES-17"


def test_an_upgrade_never_takes_an_item_off_an_opponent() -> None:
    """BUF-RES-13: one's own character. With room, such an item is simply attached."""
    box = usual_box()
    box.item("leash").bearer = Filter(Whose.OPPONENTS)
    for held, rule in ((["stake", "lamp"], "BUF-RES-13"), (["stake"], "BUF-RES-13")):
        table = buffy_table(
            box,
            step="resource",
            a={"characters": {"buffy-1": "A1"}, "hand": ["leash"]},
            b={"characters": {"spike-1": "B1"}, "attached": {"spike-1": held}},
        )
        assert table.refusal("upgrade leash > spike-1 for stake") == rule
    assert table.refusal("attach leash > spike-1") is None


def test_a_protected_item_may_still_be_swapped_by_its_player() -> None:
    """BUF-RES-14, BUF-RUL-36: a swap removes nothing."""
    box = usual_box()
    box.skill("grip", Ability(Mode.STANDING, [people.ProtectAttachment(target=Target.THIS)]))
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1", "willow-1": "A1"}, "attached": {"buffy-1": ["grip", "stake"]}},
    )
    table.play("A swap stake@buffy-1 > willow-1")
    assert table.attached("willow-1") == ["stake"]


def test_an_item_that_names_its_bearers_keeps_to_them_when_swapped() -> None:
    """BUF-RES-15, BUF-GOLD-01"""
    box = usual_box()
    box.item("sword").bearer = Filter(Whose.MINE, main=1)
    table = buffy_table(
        box,
        step="resource",
        a={"characters": {"buffy-1": "A1", "willow-1": "A1"}, "attached": {"buffy-1": ["sword"]}},
    )
    assert table.refusal("swap sword@buffy-1 > willow-1") == "BUF-RES-15"


def test_nothing_is_shed_once_the_surplus_is_gone() -> None:
    """BUF-RUL-38"""
    table = buffy_table(
        step="resource", a={"characters": {"buffy-1": "A1"}, "attached": {"buffy-1": ["stake", "lamp"]}}
    )
    push(table.state, agenda.SURPLUS, Seat(0), table.character("buffy-1").uid, 1)
    table.play("A pass")
    assert table.asked() == ("B", "buffy-ask-watch")
    assert table.attached("buffy-1") == ["stake", "lamp"]
