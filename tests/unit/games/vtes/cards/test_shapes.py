"""Shapes for printed types, with cards that nobody has printed: what each lets one do, and what it says."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import facts, numbers
from noctuary.games.vtes.blocks.effects.action import Bleed, Stealth
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.blocks.effects.pool import GainPool
from noctuary.games.vtes.card import Card, StrikeOf, UseOf
from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.cards import printed, shapes
from noctuary.games.vtes.cards.lines import at, only_one
from noctuary.games.vtes.cards.printed import Define, Named, set_apart
from noctuary.games.vtes.kinds import (
    BASIC,
    COMBAT,
    DAMAGE,
    DISCIPLINE_CODES,
    DURING_ACTION,
    MINION_PHASE,
    MODIFIER,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry
from noctuary.text.catalogue import Language
from tests.tables.vtes_cards import card_box, go, refused
from tests.tables.vtes_table import Box, Table, vtes_table


def box_with(decorator: Named, define: Define) -> Box:
    """The vampires of `card_box`, one new card, and a modifier for anybody, so that everybody is asked."""
    box = card_box()
    box.library("nod", MODIFIER, UseOf(DURING_ACTION))
    clans = facts.Clans()
    clans.slugs = box.clans
    with set_apart() as made:
        decorator(define)
    for slug, one in made.items():
        card = one.card(clans)
        one.define(card)
        box.cards[slug] = card
    return box


def texts(box: Box, slug: str) -> list[str]:
    return [card_text(box.pool(), box.cards[slug], language) for language in Language]


def hold(box: Box, slug: str, count: int = 1, **situation: object) -> Table:
    ready = {"A": {"ready": ["ann", "abe"], "hand": [slug] * count}, "B": {"ready": ["bob", "bea"]}}
    return vtes_table(box, **{**ready, **situation})


# -- bodies ------------------------------------------------------------------------------------------------


def test_an_ally_is_recruited_with_its_body() -> None:
    """VTES-ACT-13, VTES-ACT-04."""

    def night_watchman(card: Card) -> None:
        shapes.ally(card)

    words = printed.ally("Night Watchman", keywords="mortal", pool=2, life=3, strength=1, bleed=1)
    box = box_with(words, night_watchman)
    table = hold(box, "night-watchman")
    go(table, "A play night-watchman by ann").finish()
    watchman = table.card("night-watchman")
    assert (watchman.counters, watchman.controller, table.state.players[0].pool) == (3, 0, 28)
    assert refused(table, "A bleed night-watchman") == "VTES-ACT-04"
    assert texts(box, "night-watchman") == [
        "3 life, 1 strength, 1 bleed.",
        "3 points de vie, 1 en force, 1 en morsure.",
    ]


def test_a_retainer_has_more_life_at_superior() -> None:
    """VTES-ACT-13."""

    def tame_crow(card: Card) -> None:
        shapes.retainer(card, superior=2)

    box = box_with(printed.retainer("Tame Crow", disciplines="ani", keywords="animal", life=1), tame_crow)
    for use, life in (("", 1), (" use-2", 2)):
        table = hold(box, "tame-crow")
        go(table, f"A play tame-crow by ann{use}").finish()
        crow = table.card("tame-crow")
        assert (crow.counters, crow.host) == (life, table.card("ann").uid)
    assert refused(hold(box, "tame-crow"), "A play tame-crow by abe use-2") == "VTES-SEQ-09"
    english, french = texts(box, "tame-crow")
    assert "1 life." in english
    assert "[ANI] As above, but this retainer has 2 life." in english
    assert "[ANI] Comme ci-dessus, mais ce compagnon a 2 points de vie." in french


def test_the_damage_of_a_retainer_may_reach_long_range() -> None:
    """VTES-COMBAT-15: strength and range are printed on it."""

    def hunting_owl(card: Card) -> None:
        shapes.retainer(card)

    box = box_with(printed.retainer("Hunting Owl", life=1, strength=2, ranged=True), hunting_owl)
    owl = box.cards["hunting-owl"]
    assert (owl.life, owl.strength, owl.ranged) == (1, 2, True)
    table = hold(box, "hunting-owl", A={"ready": {"ann": {"on": ["hunting-owl"]}}})
    go(table, "A bleed ann", "B block bob").finish()
    assert table.card("bob").counters == 9 - 1 - 2


def test_a_weapon_strikes_for_its_bearer() -> None:
    def rusty_crossbow(card: Card) -> None:
        shapes.weapon(card, StrikeOf(damage=3, ranged=True))

    box = box_with(printed.equipment("Rusty Crossbow", keywords="weapon", pool=1), rusty_crossbow)
    table = hold(box, "rusty-crossbow")
    go(table, "A play rusty-crossbow by ann").finish()
    assert table.card("rusty-crossbow").host == table.card("ann").uid
    go(table, "A bleed abe", "B block bob").finish()
    armed = hold(box, "rusty-crossbow", A={"ready": {"ann": {"on": ["rusty-crossbow"]}}})
    go(armed, "A bleed ann", "B block bob", "A use rusty-crossbow").finish()
    assert armed.card("bob").counters == 6


# -- masters -----------------------------------------------------------------------------------------------


def test_an_out_of_turn_master_is_for_the_turns_of_others() -> None:
    """VTES-MASTER-05; its text says when."""

    def sudden_windfall(card: Card) -> None:
        shapes.out_of_turn(card, 1 << MINION_PHASE, [GainPool(2)])

    box = box_with(printed.master("Sudden Windfall", keywords="out-of-turn"), sudden_windfall)
    table = hold(box, "sudden-windfall", 2, active="B")
    go(table, "A play sudden-windfall")
    assert table.state.players[0].out_of_turn
    table.pass_until("minion")
    assert table.state.players[0].pool == 32
    assert refused(table, "A play sudden-windfall") == "VTES-MASTER-05"
    assert refused(hold(box, "sudden-windfall"), "A play sudden-windfall") == "VTES-MASTER-05"
    english, french = texts(box, "sudden-windfall")
    assert english == "Only usable during any minion phase.\nGain 2 pool."
    assert "durant n’importe quelle phase de serviteur" in french


def test_a_discipline_master_teaches_one_level() -> None:
    """VTES-MASTER-07."""

    def ash_lore(card: Card) -> None:
        shapes.discipline_master(card)

    words = printed.master("Ash Lore", keywords="discipline", disciplines="pot")
    box = box_with(words, ash_lore)
    table = hold(box, "ash-lore", 3, phase="master", A={"ready": ["ann", "abe", "ash"], "hand": ["ash-lore"]})
    table.play("A play ash-lore")
    assert {"ash", "abe"} == {text.split()[-1] for text in table.offered()}  # Ann has it at superior
    go(table, "A target ash")
    table.pass_until("master")
    ash = table.card("ash")
    potence = DISCIPLINE_CODES.index("pot")
    assert numbers.discipline(table.state, ash, potence) == BASIC
    assert (numbers.capacity(table.state, ash), ash.counters) == (5, 4)
    english, french = texts(box, "ash-lore")
    assert "one more level of Potence and +1 capacity" in english
    assert "un niveau de plus en Puissance" in french


# -- levels of several Disciplines -------------------------------------------------------------------------


def dark_errand(card: Card) -> None:
    shapes.modifier(card, [Stealth(1)], **at("dai"))
    shapes.modifier(card, [Stealth(2)], **at("dai obf"))
    shapes.modifier(card, [Stealth(3)], **at("DAI OBF"))


@pytest.mark.parametrize(
    ("has", "uses"),
    [
        ({}, [False, False, False]),
        ({"obf": 2}, [False, False, False]),
        ({"dai": 1}, [True, False, False]),
        ({"dai": 2}, [True, False, False]),
        ({"dai": 1, "obf": 1}, [True, True, False]),
        ({"dai": 2, "obf": 1}, [True, True, False]),
        ({"dai": 2, "obf": 2}, [True, True, True]),
    ],
)
def test_each_line_of_a_card_asks_for_its_own_disciplines(has: dict[str, int], uses: list[bool]) -> None:
    """VTES-SEQ-09."""
    box = box_with(printed.modifier("Dark Errand", disciplines="dai&obf"), dark_errand)
    box.vampire("cat", disciplines=has)
    table = hold(box, "dark-errand", A={"ready": ["cat"], "hand": ["dark-errand"]})
    go(table, "A bleed cat", "B block bob")
    found = [refused(table, f"A play dark-errand by cat{use}") for use in ("", " use-2", " use-3")]
    assert found == [None if able else "VTES-SEQ-09" for able in uses]


def test_the_marks_of_a_line_are_told() -> None:
    english, french = texts(
        box_with(printed.modifier("Dark Errand", disciplines="dai&obf"), dark_errand), "dark-errand"
    )
    for text in (english, french):
        assert [line.split(" ")[0] for line in text.splitlines()] == ["[dai]", "[dai][obf]", "[DAI][OBF]"]


# -- limits that belong to the card --------------------------------------------------------------------------


def lucky_coin(card: Card) -> None:
    shapes.master(card, [GainPool(1)])
    only_one(card, expiry.END_OF_GAME)


def test_only_one_in_a_game_whoever_plays_it_and_even_if_it_comes_to_nothing() -> None:
    box = box_with(printed.master("Lucky Coin"), lucky_coin)
    table = hold(box, "lucky-coin", 2, phase="master", B={"ready": ["bob"], "hand": ["lucky-coin"]})
    table.state.players[0].master_actions = 2
    table.play("A play lucky-coin")
    table.pass_until("master")
    assert refused(table, "A play lucky-coin") == "VTES-SEQ-01"
    table.state.active = table.state.players[1].seat
    table.state.players[1].master_actions = 1
    assert refused(table, "B play lucky-coin") == "VTES-SEQ-01"
    english, french = texts(box, "lucky-coin")
    assert english == "Gain 1 pool.\nOnly one Lucky Coin can be played in a game."
    assert french == "Gagnez 1 point de réserve.\nUn seul exemplaire de Lucky Coin peut être joué par partie."


def test_a_limit_of_a_position_can_be_read_again() -> None:
    """The note that it is spent stands among what lasts."""
    box = box_with(printed.master("Lucky Coin"), lucky_coin)
    table = hold(box, "lucky-coin", phase="master")
    table.play("A play lucky-coin")
    (note,) = table.state.lasting
    assert (note.until, note.kind) == (expiry.END_OF_GAME, box.cards["lucky-coin"].kind)


@pytest.mark.parametrize(
    ("each_minion", "by_another"),
    [(False, "VTES-SEQ-01"), (True, None)],
)
def test_only_one_each_turn_counts_the_card_and_not_its_uses(
    each_minion: bool, by_another: str | None
) -> None:
    def long_errand(card: Card) -> None:
        for level in (BASIC, SUPERIOR):
            shapes.modifier(card, [Stealth(level)], level)
        only_one(card, expiry.END_OF_TURN, each_minion=each_minion)

    box = box_with(printed.modifier("Long Errand", disciplines="obf"), long_errand)
    table = hold(box, "long-errand", 3)
    go(table, "A bleed ann", "B block bob", "A play long-errand by ann").finish()
    go(table, "A bleed abe", "B block bea")
    assert refused(table, "A play long-errand by abe") == by_another
    table.state.cards[0].locked = False
    table.finish()
    go(table, "A hunt ann", "B block bob")
    assert refused(table, "A play long-errand by ann use-2") == "VTES-SEQ-01"


def test_only_one_at_superior_each_combat() -> None:
    def hard_skin(card: Card) -> None:
        for level in (BASIC, SUPERIOR):
            shapes.combat_card(card, 1 << DAMAGE, [Prevent(level)], level)
        only_one(card, expiry.END_OF_COMBAT, each_minion=True, level=SUPERIOR)

    box = box_with(printed.combat("Hard Skin", disciplines="for"), hard_skin)
    box.cards["bob"].more_strength = 4
    table = hold(box, "hard-skin", 3)
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A play hard-skin by ann use-2")
    table.pass_until("damage")
    assert refused(table, "A play hard-skin by ann use-2") == "VTES-SEQ-01"
    assert refused(table, "A play hard-skin by ann") is None
    english, french = texts(box, "hard-skin")
    assert "A minion can play only one Hard Skin at superior each combat." in english
    assert (
        "Un serviteur ne peut jouer qu’un exemplaire de Hard Skin au niveau supérieur par combat." in french
    )


# -- two types -----------------------------------------------------------------------------------------------


def test_a_card_of_two_types_is_played_as_either() -> None:
    """VTES-SEQ-10."""

    def double_tongue(card: Card) -> None:
        shapes.modifier(card, [Bleed(1)], BASIC)
        shapes.combat_card(card, 1 << DAMAGE, [Prevent(1)], SUPERIOR)

    box = box_with(printed.modifier("Double Tongue", also=COMBAT, disciplines="pre"), double_tongue)
    table = hold(box, "double-tongue")
    go(table, "A bleed ann")
    go(table, "A play double-tongue by ann")
    fight = hold(box, "double-tongue")
    go(fight, "A bleed ann", "B block bob", "A strike", "B strike", "A play double-tongue by ann use-2")
    english, _ = texts(box, "double-tongue")
    assert "(Action modifier)" in english
    assert "(Combat)" in english


# -- what it costs -----------------------------------------------------------------------------------------


def dear_errand(card: Card) -> None:
    shapes.action_card(card, [GainPool(5)])


def test_a_card_can_cost_pool_and_blood() -> None:
    """VTES-SEQ-07: both are paid, and neither may be lacking."""
    box = box_with(printed.action("Dear Errand", pool=2, blood=3), dear_errand)
    table = hold(box, "dear-errand")
    go(table, "A play dear-errand by ann").finish()
    assert (table.state.players[0].pool, table.card("ann").counters) == (30 - 2 + 5, 9 - 3)
    poor = hold(box, "dear-errand", A={"ready": {"ann": 9}, "hand": ["dear-errand"], "pool": 1})
    thirsty = hold(box, "dear-errand", A={"ready": {"ann": 2}, "hand": ["dear-errand"]})
    for lacking in (poor, thirsty):
        assert refused(lacking, "A play dear-errand by ann") == "VTES-SEQ-07"
