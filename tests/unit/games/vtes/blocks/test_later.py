"""“After X, do Y”, and effects that ask once something hidden has shown itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.atoms import VAMPIRES
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.hand import DrawAndReturn
from noctuary.games.vtes.blocks.effects.later import After, If, May
from noctuary.games.vtes.blocks.effects.on_cards import Gain, Lock, Lose
from noctuary.games.vtes.blocks.effects.pool import GainPool
from noctuary.games.vtes.blocks.in_actions import SUCCESSFUL
from noctuary.games.vtes.blocks.pointing import BLOCKER, SELF
from noctuary.games.vtes.blocks.targets import Number
from noctuary.games.vtes.card import Effect, UseOf
from noctuary.games.vtes.cards.shapes import modifier
from noctuary.games.vtes.cards.uses import follows
from noctuary.games.vtes.kinds import ANNOUNCED, MASTER, MASTER_PHASE, MODIFIER
from noctuary.games.vtes.rules import following
from tests.tables.vtes_table import Box, Table, vtes_table


def with_modifier(*effects: Effect, afters: tuple[After, ...]) -> Table:
    """A modifier of Ann's that does this as her action is announced."""
    box = Box()
    card = box.add("trick", MODIFIER)
    modifier(card, effects, windows=1 << ANNOUNCED)
    follows(card, *afters)
    box.vampire("bob", more_intercept=1)
    return vtes_table(box, A={"ready": ["ann"], "hand": ["trick"]}, B={"ready": ["bob"]})


def played(table: Table) -> Table:
    table.play("A bleed ann", "A play trick by ann")
    while table.state.playing:
        table.match.play_text("pass")
    return table


def go_on(table: Table, done: Callable[[], bool], *, blocks: bool = False) -> None:
    """Everybody passes; Bob blocks if he is to."""
    for _ in range(60):
        if done():
            return
        table.match.play_text("block bob" if blocks and "block bob" in table.offered() else "pass")
    raise AssertionError(table.asked())


def test_what_follows_a_block_is_done_before_it_resolves_and_only_then() -> None:
    after = After(following.BLOCKED, [Lose(1, BLOCKER), GainPool(2)])
    table = played(with_modifier(after, afters=(after,)))
    before = table.card("bob").counters, table.seat("A").pool
    go_on(table, lambda: table.state.combat is not None, blocks=True)
    assert (table.card("bob").counters, table.seat("A").pool) == (before[0] - 1, before[1] + 2)


def test_nothing_of_it_is_left_once_the_action_is_over() -> None:
    after = After(following.BLOCKED, [Lock(BLOCKER)])
    table = played(with_modifier(after, afters=(after,)))
    assert any(effect.what == notes.FOLLOWS + following.BLOCKED for effect in table.state.lasting)
    go_on(table, lambda: table.state.action is None)
    assert not any(effect.what >= notes.FOLLOWS for effect in table.state.lasting)
    assert not table.card("bob").locked


def test_a_condition_is_looked_at_when_the_effect_happens() -> None:
    after = After(following.AFTER_RESOLUTION, [If([Is(SELF, VAMPIRES)], Gain(1, SELF))])
    never = If([SUCCESSFUL], GainPool(5))  # it is not, yet
    table = with_modifier(after, never, afters=(after,))
    table.card("ann").counters = 2
    pool = table.seat("A").pool
    played(table)
    go_on(table, lambda: table.state.action is None)
    assert (table.card("ann").counters, table.seat("A").pool) == (3, pool)


@pytest.mark.parametrize("draws", [If([], DrawAndReturn(2)), May("vtes-ask-add-counter", DrawAndReturn(2))])
def test_an_effect_that_asks_later_knows_its_place(draws: Effect) -> None:
    """It is the second of the use, in a condition or a choice: the question that is left is its own."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [GainPool(1), draws], types=MASTER, number=Number(1, 2))
    box.library("plan", MASTER, use)
    box.library("filler", MASTER)
    hand = {"hand": ["plan"], "library": ["filler"] * 14}
    table = vtes_table(box, phase="master", A=hand, B={"ready": ["bob"]})
    table.play("A play plan", "A number 2")
    if isinstance(draws, May):
        go_on(table, lambda: table.asked()[1] == "vtes-ask-add-counter")
        table.play("A yes")
    go_on(table, lambda: table.asked()[1] == "vtes-ask-under-library")
    table.play("A choose filler", "A choose filler")
    assert table.seat("A").pool == 31
    assert table.asked()[1] != "vtes-ask-under-library"


def test_no_number_of_a_rule_is_the_text_of_a_card() -> None:
    """Notes are of the rules, or of what any card may grant, remember or let follow."""
    told = {name for name in vars(notes) if name.isupper()}
    assert not told & {"DAWN", "ENDS_IF_BLOCKED", "LOCKS_FAILED", "NO_BLEED", "FOLLOWS_COMBAT"}
