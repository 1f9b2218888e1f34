"""Placing, resurrecting, ascending (BUF-RES-02 … 08, 19 … 23, BUF-CHR, BUF-ESS)."""

from __future__ import annotations

from noctuary.games.buffy import in_play
from noctuary.games.buffy import vocabulary as words
from noctuary.games.buffy.blocks import contest, hands, people
from noctuary.games.buffy.kinds import COMPANION, EVIL, HERO, MINION, VILLAIN
from noctuary.games.buffy.pieces import Ability, Mode, Player, Target
from noctuary.games.buffy.rules import characters
from noctuary.kernel.ids import Seat
from tests.tables.buffy_table import Box, buffy_table, usual_box

VILLAINS = ("gwendolyn-1", "lagos-1", "luke-1", "darla-1", "master-1", "anyanka-1", "angelus-1")


def villains() -> Box:
    box = usual_box()
    box.essence("angelus-essence", side=EVIL)
    for slug in VILLAINS:
        box.character(slug, rank=VILLAIN)
    return box


def test_a_character_is_placed_on_an_own_space_refreshed() -> None:
    """BUF-RES-01, BUF-RES-02, BUF-RUL-32"""
    table = buffy_table(step="resource", a={"hand": ["xander-1"]})
    table.play("A place xander-1 > A2")
    assert table.place("xander-1") == "A2"
    assert not table.fatigued("xander-1")
    assert table.cards("A", "hand") == []
    assert table.asked()[0] == "B"


def test_never_in_the_park_nor_on_an_opponents_space() -> None:
    """BUF-RES-03, BUF-RUL-03"""
    table = buffy_table(step="resource", a={"hand": ["xander-1"]})
    assert table.refusal("place xander-1 > park") == "BUF-RES-03"
    assert table.refusal("place xander-1 > B1") == "BUF-RES-03"


def test_an_empty_space_will_do_and_so_will_one_with_others_on_it() -> None:
    """BUF-BOARD-05"""
    table = buffy_table(step="resource", a={"hand": ["xander-1"]}, b={"characters": {"thug-1": "A1"}})
    assert table.refusal("place xander-1 > A1") is None
    assert table.refusal("place xander-1 > A3") is None


def test_characters_enter_with_a_level_one_card_from_hand() -> None:
    """BUF-RES-02"""
    table = buffy_table(step="resource", a={"hand": ["willow-2", "stake"], "discard": ["xander-1"]})
    assert table.refusal("place willow-2 > A1") == "BUF-RES-02"
    assert table.refusal("place xander-1 > A1") == "BUF-RES-02"
    assert table.refusal("place stake > A1") == "BUF-RES-02"


def test_placing_belongs_to_the_resource_step() -> None:
    """BUF-RES-01"""
    table = buffy_table(step="movement", a={"hand": ["xander-1"]})
    assert table.refusal("place xander-1 > A1") == "BUF-RES-01"
    assert not any(move.startswith("place") for move in table.offered())


def test_everybody_may_pass_without_having_done_anything() -> None:
    """BUF-RES-22"""
    table = buffy_table(step="resource", a={"hand": ["xander-1"]})
    assert "pass" in table.offered()
    table.play("A pass", "B pass")
    assert table.step == "conflict"


def test_an_action_is_played_here_only_if_its_timing_line_says_so() -> None:
    """BUF-RES-23, BUF-ACT-01"""
    box = usual_box()
    draw = Ability(Mode.PLAYED, [hands.Draw(amount=1)])
    box.action("homework", draw, timings=["resource"])
    box.action("night-watch", draw, timings=["end"])
    table = buffy_table(
        box, step="resource", a={"hand": ["homework", "night-watch"], "deck": ["stake", "lamp"]}
    )
    assert table.refusal("play night-watch") == "BUF-ACT-01"
    table.play("A play homework")
    assert table.cards("A", "hand") == ["night-watch", "stake"]


def test_one_of_each_person_whatever_the_card() -> None:
    """BUF-RUL-29, BUF-CHR-06"""
    box = usual_box()
    box.character("xander-other", who="xander", rank=COMPANION)
    box.character("jonathan-other", who="jonathan", rank=COMPANION)
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"xander-1": "A1", "jonathan-1": "A1"},
            "hand": ["xander-1", "xander-other", "jonathan-other"],
        },
    )
    for card in ("xander-1", "xander-other", "jonathan-other"):
        assert table.refusal(f"place {card} > A2") == "BUF-RUL-29"


def test_different_players_may_have_the_same_supporting_character() -> None:
    """BUF-CHR-07, BUF-CHG-09"""
    table = buffy_table(step="resource", a={"hand": ["xander-1"]}, b={"characters": {"xander-1": "B1"}})
    assert table.refusal("place xander-1 > A1") is None


def test_nobody_places_an_opponents_main_character_in_play_or_not() -> None:
    """BUF-CHR-04"""
    table = buffy_table(step="resource", a={"hand": ["spike-1"]})
    assert table.refusal("place spike-1 > A1") == "BUF-CHR-04"


def test_two_players_may_have_the_same_main_character() -> None:
    """BUF-CHR-03"""
    table = buffy_table(
        step="resource",
        a={"hand": ["buffy-1"]},
        b={"essence": "buffy-essence", "characters": {"buffy-1": "B1"}},
    )
    assert table.refusal("place buffy-1 > A1") is None


def test_a_double_from_another_world_is_a_person_of_its_own() -> None:
    """BUF-EX-20, BUF-CHR-11, BUF-CHG-10"""
    box = usual_box()
    box.essence("xander-essence")
    box.character("vamp-xander-1", rank=VILLAIN, traits=["vampire"])
    table = buffy_table(
        box,
        step="resource",
        active="B",
        a={"essence": "xander-essence", "characters": {"xander-1": "A1"}},
        b={"hand": ["vamp-xander-1", "xander-1"]},
    )
    assert table.refusal("place xander-1 > B1") == "BUF-CHR-04"
    table.play("B place vamp-xander-1 > B1")
    assert in_play.is_supporting(table.state, table.character("vamp-xander-1"))


def test_at_most_five_supporting_villains_are_placed() -> None:
    """BUF-EX-15, BUF-CHR-04, BUF-CHR-05, BUF-CHR-07"""
    table = buffy_table(
        villains(),
        step="resource",
        active="B",
        a={"essence": "angelus-essence", "characters": {"angelus-1": "A1", "master-1": "A1"}},
        b={
            "characters": dict.fromkeys(VILLAINS[:4], "B1"),
            "hand": ["master-1", "anyanka-1", "angelus-1"],
        },
    )
    assert table.refusal("place angelus-1 > B1") == "BUF-CHR-04"
    assert table.refusal("place anyanka-1 > B1") is None
    table.play("B place master-1 > B1", "A pass")
    assert table.refusal("place anyanka-1 > B1") == "BUF-CHR-05"


def test_the_main_character_does_not_count_and_minions_are_unlimited() -> None:
    """BUF-RUL-30, BUF-CHR-06, BUF-CHR-02"""
    in_play = dict.fromkeys(VILLAINS[:4], "B1")
    table = buffy_table(
        villains(),
        step="resource",
        active="B",
        b={"characters": {"spike-1": "B1", **in_play}, "hand": ["anyanka-1", "thug-1"]},
    )
    table.play("B place anyanka-1 > B1", "A pass")
    assert table.refusal("place thug-1 > B1") is None


def test_the_main_character_comes_back_past_the_limit_of_five() -> None:
    """BUF-RUL-30"""
    table = buffy_table(
        villains(),
        step="resource",
        active="B",
        b={"characters": dict.fromkeys(VILLAINS[:5], "B1"), "hand": ["spike-1", "mayor-1"]},
    )
    assert table.refusal("place mayor-1 > B1") == "BUF-CHR-05"
    assert table.refusal("place spike-1 > B1") is None


def test_a_card_may_forbid_placing_heroes_and_villains_beyond_two() -> None:
    """BUF-GOLD-01, BUF-EVT-01"""
    box = usual_box()
    forbid = contest.Forbid(player=Player.EACH, what=words.FORBID_PLACE_MAJOR, amount=2)
    box.episode("curfew", one=[Ability(Mode.STANDING, [forbid])])
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"xander-1": "A1", "giles-1": "A1"},
            "hand": ["willow-1", "amy-1", "buffy-1"],
        },
        b={"part_one": "curfew-one", "second_parts": ["curfew-two"]},
    )
    assert table.refusal("place willow-1 > A1") == "BUF-GOLD-01"
    assert table.refusal("place amy-1 > A1") is None
    assert table.refusal("place buffy-1 > A1") is None


# -- the essence ------------------------------------------------------------------------------------


def test_a_companion_or_minion_that_matches_the_essence_is_promoted() -> None:
    """BUF-ESS-01, BUF-ESS-02, BUF-CHG-08, BUF-CHG-12, BUF-CHR-01, BUF-RUL-55"""
    box = usual_box()
    box.essence("amy-essence")
    box.essence("thug-essence", side=EVIL)
    table = buffy_table(
        box,
        step="resource",
        a={"essence": "amy-essence", "characters": {"amy-1": "A1", "jonathan-1": "A1"}},
        b={"essence": "thug-essence", "characters": {"thug-1": "B1", "lackey-1": "B1"}},
    )
    ranks = [characters.rank_of(table.state, character) for character in table.state.characters]
    assert ranks == [HERO, COMPANION, VILLAIN, MINION]
    assert in_play.is_main(table.state, table.character("amy-1"))
    assert characters.side_of(table.state, table.character("thug-1")) == EVIL


def test_a_turncoats_essence_matches_all_four_types() -> None:
    """BUF-ESS-04, BUF-CHG-07"""
    box = usual_box()
    for rank, slug in ((VILLAIN, "faith-villain"), (COMPANION, "faith-companion"), (MINION, "faith-minion")):
        box.character(slug, who="faith", rank=rank, level=1)
    ranks = []
    for slug in ("faith-1", "faith-villain", "faith-companion", "faith-minion"):
        table = buffy_table(box, step="resource", a={"essence": "faith-essence", "characters": {slug: "A1"}})
        main = in_play.main_of(table.state, Seat(0))
        assert main is table.character(slug)
        ranks.append(characters.rank_of(table.state, main))
    assert ranks == [HERO, VILLAIN, HERO, VILLAIN]


# -- resurrecting -----------------------------------------------------------------------------------


def test_the_main_character_comes_back_from_the_discard_pile_to_an_own_space() -> None:
    """BUF-RES-19, BUF-RES-21, BUF-CHG-01, BUF-RUL-32, BUF-RUL-50"""
    table = buffy_table(step="resource", a={"discard": ["buffy-1", "buffy-2", "stake"]})
    assert table.refusal("resurrect buffy-1 > park") == "BUF-RES-03"
    table.play("A resurrect buffy-1 > A3")
    assert table.place("buffy-1") == "A3"
    assert table.attached("buffy-1") == []
    assert table.cards("A", "discard") == ["buffy-2", "stake"]
    assert table.cards("A", "hand") == []


def test_any_version_of_the_level_one_card_will_do() -> None:
    """BUF-RES-19"""
    box = usual_box()
    box.character("buffy-anne", who="buffy", level=1)
    table = buffy_table(box, step="resource", a={"discard": ["buffy-anne"]})
    assert table.refusal("resurrect buffy-anne > A1") is None


def test_resurrection_once_per_turn_and_only_while_she_is_out_of_play() -> None:
    """BUF-RES-19"""
    table = buffy_table(step="resource", a={"characters": {"buffy-1": "A1"}, "discard": ["buffy-1"]})
    assert table.refusal("resurrect buffy-1 > A1") == "BUF-RES-19"
    again = buffy_table(step="resource", a={"discard": ["buffy-1"], "resurrected": True})
    assert again.refusal("resurrect buffy-1 > A1") == "BUF-RES-19"


def test_without_a_level_one_card_of_hers_in_the_discard_pile_there_is_no_resurrection() -> None:
    """BUF-RES-20"""
    table = buffy_table(step="resource", a={"discard": ["buffy-2", "xander-1"], "hand": ["buffy-1"]})
    for card in ("buffy-1", "buffy-2", "xander-1"):
        assert table.refusal(f"resurrect {card} > A1") == "BUF-RES-20"
    table.play("A place buffy-1 > A1")
    assert table.place("buffy-1") == "A1"


# -- ascending --------------------------------------------------------------------------------------


def test_ascending_needs_destiny_and_spends_none() -> None:
    """BUF-EX-06, BUF-RES-04, BUF-RES-05, BUF-RES-07"""
    table = buffy_table(
        step="resource", a={"characters": {"buffy-1": "A1"}, "hand": ["buffy-2"], "destiny": 6}
    )
    table.play("A ascend buffy-1 > buffy-2")
    assert table.destiny("A") == 6
    assert in_play.top(table.state, table.character("buffy-2")).level == 2
    table.side("A").destiny = 3
    assert table.character("buffy-2").levels[0] == table.state.pool.kind_of["buffy-1"]


def test_ascending_without_the_destiny_is_refused() -> None:
    """BUF-RES-05"""
    table = buffy_table(
        step="resource", a={"characters": {"buffy-1": "A1"}, "hand": ["buffy-2"], "destiny": 4}
    )
    assert table.refusal("ascend buffy-1 > buffy-2") == "BUF-RES-05"


def test_levels_are_not_skipped_and_belong_to_one_person() -> None:
    """BUF-RES-04"""
    table = buffy_table(
        step="resource",
        a={
            "characters": {"buffy-1": "A1", "willow-1": "A1"},
            "hand": ["buffy-3", "willow-2"],
            "destiny": 9,
        },
    )
    assert table.refusal("ascend buffy-1 > buffy-3") == "BUF-RES-04"
    assert table.refusal("ascend buffy-1 > willow-2") == "BUF-RES-04"
    assert table.refusal("ascend willow-1 > willow-2") is None


def test_once_per_turn() -> None:
    """BUF-RES-06"""
    table = buffy_table(
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "hand": ["buffy-2", "buffy-3"], "destiny": 9},
    )
    table.play("A ascend buffy-1 > buffy-2", "B pass")
    assert table.refusal("ascend buffy-2 > buffy-3") == "BUF-RES-06"


def test_ascending_in_the_turn_of_placing() -> None:
    """BUF-RUL-33"""
    table = buffy_table(step="resource", a={"hand": ["willow-1", "willow-2"], "destiny": 3})
    table.play("A place willow-1 > A1", "B pass", "A ascend willow-1 > willow-2")
    assert table.place("willow-2") == "A1"


def test_only_the_top_card_counts_and_attachments_and_fatigue_stay() -> None:
    """BUF-RES-08, BUF-RUL-34"""
    box = usual_box()
    box.character("willow-2", talents=(0, 4, 4, 2), traits=["spellcraft"], rank=COMPANION)
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"willow-1": "A1"},
            "hand": ["willow-2"],
            "fatigued": ["willow-1"],
            "attached": {"willow-1": ["stake"]},
        },
    )
    table.play("A ascend willow-1 > willow-2")
    willow = table.character("willow-2")
    assert willow.fatigued
    assert table.attached("willow-2") == ["stake"]
    assert characters.talents(table.state, willow) == [0, 3, 3, 1]
    assert characters.has_trait(table.state, willow, box.trait("spellcraft"))
    assert characters.rank_of(table.state, willow) == COMPANION


def test_a_discount_and_a_second_time_when_a_card_says_so() -> None:
    """BUF-GOLD-01, BUF-RES-05, BUF-RES-06"""
    box = usual_box()
    cheaper = people.Ascend(target=Target.THIS, what=people.Ascent.DISCOUNT, amount=2)
    again = people.Ascend(target=Target.THIS, what=people.Ascent.AGAIN, amount=1)
    box.skill("destined", Ability(Mode.STANDING, [cheaper, again]))
    table = buffy_table(
        box,
        step="resource",
        a={
            "characters": {"buffy-1": "A1"},
            "attached": {"buffy-1": ["destined"]},
            "hand": ["buffy-2", "buffy-3"],
            "destiny": 6,
        },
    )
    table.play("A ascend buffy-1 > buffy-2", "B pass", "A ascend buffy-2 > buffy-3")
    assert table.find("buffy-3") is not None
