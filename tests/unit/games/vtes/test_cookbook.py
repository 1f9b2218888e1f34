"""The cookbook is true: each recipe is made, read in both languages, played; a plain card needs no more."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from noctuary.games.vtes import blocks, facts, happenings, kinds, numbers, permissions
from noctuary.games.vtes.blocks.amounts import copies_you_control
from noctuary.games.vtes.blocks.effects.action import Bleed
from noctuary.games.vtes.blocks.effects.pool import GainPool
from noctuary.games.vtes.card import (
    ActionOf,
    Card,
    CountedX,
    Effect,
    Phrase,
    Piece,
    StrikeOf,
    UseOf,
    Using,
    X,
)
from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.cards import action_shapes, hunting_grounds, lines, pieces, printed, shapes, uses
from noctuary.games.vtes.cards.printed import Printed, set_apart
from noctuary.games.vtes.kinds import BASIC, DISCIPLINE_CODES
from noctuary.games.vtes.rules import damage, equipping, expiry, following, limits, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.sim.bench import compiled
from noctuary.text.catalogue import Language
from tests.tables.vtes_cards import card_box, go, refused
from tests.tables.vtes_table import Box, Table, vtes_table

COOKBOOK = (Path(__file__).parents[4] / "docs/vtes-cards.md").read_text(encoding="utf-8")
OWN_SENTENCE = "A sentence that no piece says"  # a compiled piece has no subclass that is not
RECIPE = r"^##+ ([^\n]+)\n(?:(?!^##).)*?^```python\n(.*?)^```"
RECIPES: dict[str, str] = dict(re.findall(RECIPE, COOKBOOK, re.MULTILINE | re.DOTALL))
HERE = [title for title in RECIPES if title != OWN_SENTENCE or not compiled()]


def _words_of(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


@cache
def vocabulary() -> dict[str, Any]:
    """What a module of cards imports: shapes and pieces before the numbers of the game."""
    words = (
        _words_of(kinds) | _words_of(lines) | _words_of(shapes) | _words_of(uses) | _words_of(action_shapes)
    )
    for found in pkgutil.walk_packages(blocks.__path__, f"{blocks.__name__}."):
        words |= {
            name: value
            for name, value in _words_of(import_module(found.name)).items()
            if isinstance(value, Piece) or (isinstance(value, type) and issubclass(value, Piece))
        }
    by_name = (Card, Effect, Phrase, State, StrikeOf, Using)
    words |= {one.__name__: one for one in by_name}
    modules = (expiry, following, happenings, limits, numbers, permissions, printed)
    words |= {module.__name__.rpartition(".")[2]: module for module in modules}
    lent = {"lends_stealth": pieces.lends_stealth, "lends_intercept": pieces.lends_intercept}
    counted: dict[str, Any] = {"CountedX": CountedX, "copies_you_control": copies_you_control}
    return words | lent | counted | {"X": X, "Play": Play, "hunting_ground": hunting_grounds.hunting_ground}


def cook(title: str) -> tuple[dict[str, Printed], dict[str, Any]]:
    """The cards of a recipe, and everything that its code has made."""
    names = dict(vocabulary())
    with set_apart() as made:
        exec(f"from __future__ import annotations\n{RECIPES[title]}", names)
    return made, {name: value for name, value in names.items() if vocabulary().get(name) is not value}


def box_of(title: str) -> tuple[Box, str]:
    """The vampires of `card_box`, the card of a recipe, and a modifier for anybody so that all are asked."""
    (one,) = cook(title)[0].values()
    box = card_box()
    clans = facts.Clans()
    clans.slugs = box.clans
    card = one.card(clans)
    one.define(card)
    box.cards[one.slug] = card
    return box, one.slug


def table_of(title: str, **situation: Any) -> tuple[Table, str]:
    box, slug = box_of(title)
    situation.setdefault("A", {"ready": ["ann", "abe"], "hand": [slug]})
    situation.setdefault("B", {"ready": ["bob", "bea"]})
    return vtes_table(box, **situation), slug


def done(table: Table) -> Table:
    """Everybody lets the card that is being played be played."""
    while table.state.playing:
        table.match.play_text("pass")
    return table


# -- all of them ------------------------------------------------------------------------------------------


def test_there_are_recipes_for_every_printed_type() -> None:
    types = {
        one.words.first_type
        for title in RECIPES
        for one in cook(title)[0].values()
        if hasattr(one.words, "first_type")
    }
    assert types == {1 << bit for bit, slug in enumerate(kinds.TYPE_SLUGS) if slug != "vampire"}


def test_every_word_it_names_is_there() -> None:
    (words,) = re.findall(r"^## The words.*?(?=^## )", COOKBOOK, re.MULTILINE | re.DOTALL)
    named = [word for code in re.findall(r"`([^`]+)`", words) for word in re.findall(r"[A-Z]\w+", code)]
    assert len(named) > 50
    assert not set(named) - set(vocabulary())


@pytest.mark.parametrize("title", HERE)
def test_a_recipe_can_be_read(title: str) -> None:
    box, slug = box_of(title)
    english, french = (card_text(box.pool(), box.cards[slug], language) for language in Language)
    assert english != french
    for text in (english, french):
        assert not any(mark in text for mark in ("vtes-", "{", "}", "???", "None", "  "))


@pytest.mark.parametrize("title", [title for title in RECIPES if title != OWN_SENTENCE])
def test_a_plain_card_is_one_function_in_one_file(title: str) -> None:
    """It defines no piece, so that it needs no message; and it stands where the rule says."""
    made, names = cook(title)
    assert not [name for name, value in names.items() if inspect.isclass(value)]
    for one in made.values():
        assert (Path(printed.__file__).parent / one.home.replace(".", "/")).parent.is_dir()
        assert one.slug not in {known.slug for known in printed.all_printed()}


def test_every_recipe_is_played() -> None:
    assert set(RECIPES) == set(PLAYED)


# -- one by one -------------------------------------------------------------------------------------------


PLAYED: dict[str, Callable[[str], None]] = {}


def plays(title: str) -> Callable[[Callable[[str], None]], Callable[[str], None]]:
    def under(function: Callable[[str], None]) -> Callable[[str], None]:
        PLAYED[title] = function
        return function

    return under


@pytest.mark.parametrize("title", HERE)
def test_a_recipe_does_what_it_says(title: str) -> None:
    PLAYED[title](title)


@plays("What is printed")
def _(title: str) -> None:
    box, slug = box_of(title)
    box.vampire("lord", sect=kinds.SABBAT, title=kinds.ARCHBISHOP, city="Riga", capacity=7)
    table = vtes_table(box, A={"ready": ["lord", "ann"], "hand": [slug]}, B={})
    assert refused(table, f"A play {slug} by ann") == "VTES-SEQ-08"
    go(table, f"A play {slug} by lord").finish()
    assert table.state.players[0].pool == 30 - 1 + 3


@plays("A modifier at two levels")
def _(title: str) -> None:
    table, slug = table_of(title)
    done(go(table, "A bleed ann", "B block bob", f"A play {slug} by ann use-2"))
    assert table.state.action is not None
    assert table.state.action.stealth == 2


@plays("A modifier without a Discipline, in one kind of action")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, "A bleed ann", f"A play {slug} by ann").finish()
    assert table.state.players[1].pool == 28


@plays("Two Disciplines at once")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, "A bleed abe")
    go(table, f"A play {slug} by abe").finish()
    assert table.state.players[1].pool == 28


@plays("Lines that ask for different Disciplines")
def _(title: str) -> None:
    table, slug = table_of(title)
    done(go(table, "A bleed ann", "B block bob", f"A play {slug} by ann use-3"))
    assert table.state.action is not None
    assert table.state.action.stealth == 3


@plays("A reaction")
def _(title: str) -> None:
    box, slug = box_of(title)
    awake = {"ready": {"bob": {"locked": True}}, "hand": [slug]}
    table = vtes_table(box, A={"ready": ["ann"]}, B=awake)
    go(table, "A bleed ann", f"B play {slug} by bob use-2", "B block bob")


@plays("A reaction that makes a locked minion block")
def _(title: str) -> None:
    box, slug = box_of(title)
    box.cards["ann"].more_stealth = 2
    sleeps = {"ready": {"bob": {"locked": True}, "bea": {"locked": True}}, "hand": [slug, slug]}
    table = vtes_table(box, A={"ready": ["ann"]}, B=sleeps)
    go(table, "A bleed ann", f"B play {slug} by bea", f"B play {slug} by bob use-2", "A strike").finish()
    assert table.state.players[1].pool == 30
    assert table.card("bea").locked, "she has not blocked"


@plays("Whom a card keeps from blocking")
def _(title: str) -> None:
    table, slug = table_of(title)
    done(go(table, "A bleed ann", f"A play {slug} by ann", "A target bea"))
    assert table.state.action is not None
    assert table.state.action.cannot_block == (table.card("bea").uid,)


@plays("In the combat that a block brings")
def _(title: str) -> None:
    box, slug = box_of(title)
    box.cards["bob"].more_intercept = 1
    table = vtes_table(box, A={"ready": ["ann"], "hand": [slug]}, B={"ready": ["bob"]})
    go(table, "A bleed ann", "B block bob", f"A play {slug} by ann use-2", f"A effect {slug} by ann").finish()
    assert table.card("ann").counters == 9


@plays("A number that counts only while something is so")
def _(title: str) -> None:
    box, slug = box_of(title)
    box.cards["ann"].more_stealth = 2
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"], "hand": [slug]})
    done(go(table, "A bleed ann", "B block bob", f"B play {slug} by bob use-2"))
    assert numbers.intercept(table.state, table.card("bob").uid) == 2


@plays("A card that calls a referendum off")
def _(title: str) -> None:
    box, slug = box_of(title)
    calls = UseOf(
        1 << kinds.MINION_PHASE, [GainPool(3)], types=kinds.POLITICAL, action=ActionOf(kinds.POLITICS)
    )
    box.library("dole", kinds.POLITICAL, calls)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["dole"]}, B={"ready": ["bob"], "hand": [slug]})
    go(table, "A play dole by ann", f"B play {slug} by bob").finish()
    assert (table.hand("A"), table.state.players[0].pool) == (["dole"], 30)


@plays("A strike")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, "A bleed ann", "B block bob", f"A play {slug} by ann").finish()
    assert table.card("bob").counters == 8


@plays("A card of two types")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", f"A play {slug} by ann use-2").finish()
    assert table.card("ann").counters == 9


@plays("An action at somebody")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann use-2", "A target bob").finish()
    assert (table.card("bob").locked, table.card("bob").counters) == (True, 8)


@plays("A bleed action")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann use-2").finish()
    assert table.state.players[1].pool == 27


@plays("A master that is done at once")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, phase="master", A={"ready": {"ann": 3, "abe": 6}, "hand": [slug]}, B={})
    go(table, f"A play {slug}", "A target ann").pass_until("master")
    assert table.card("ann").counters == 5


@plays("A master on a minion")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": {"bob": {"on": [slug]}, "bea": {}}})
    go(table, "A bleed ann")
    assert refused(table, "B block bob") is not None
    assert refused(table, "B block bea") is None


@plays("A location")
def _(title: str) -> None:
    table, slug = table_of(title, phase="unlock", A={"ready": ["ann"], "in_play": ["quiet-archive"]})
    go(table, f"A use {slug}")
    assert table.state.players[0].pool == 31
    assert refused(table, f"A use {slug}") == "VTES-SEQ-16"


@plays("A hunting ground")
def _(title: str) -> None:
    table, slug = table_of(
        title, phase="unlock", A={"ready": {"ann": 3}, "in_play": ["harbor-hunting-ground"]}
    )
    go(table, f"A use {slug}")
    assert table.card("ann").counters == 4


@plays("A master for the turns of others")
def _(title: str) -> None:
    table, slug = table_of(title, active="B")
    go(table, f"A play {slug}").pass_until("minion")
    assert table.state.players[0].pool == 32


@plays("A card that cancels another as it is played")
def _(title: str) -> None:
    box, slug = box_of(title)
    box.library("gift", kinds.MASTER, UseOf(1 << kinds.MASTER_PHASE, [GainPool(3)]), pool=1)
    table = vtes_table(box, phase="master", active="B", A={"hand": [slug]}, B={"hand": ["gift"]})
    go(table, "B play gift", f"A play {slug}")
    assert (table.state.players[1].pool, table.ash("B")) == (30, ["gift"])


@plays("A location that helps whoever acts or blocks")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": ["ann"], "in_play": [slug]}, B={"ready": ["bob"]})
    go(table, "A bleed ann", "B block bob", f"A use {slug}")
    assert numbers.stealth(table.state) == 1


@plays("A Discipline master")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, phase="master", A={"ready": ["ann", "ash"], "hand": [slug]}, B={})
    go(table, f"A play {slug}").pass_until("master")
    level = numbers.discipline(table.state, table.card("ash"), DISCIPLINE_CODES.index("pot"))
    assert level == BASIC


@plays("An event that levies")
def _(title: str) -> None:
    fallen = {"torpor": ["ann", "abe"], "in_play": ["lean-years"]}
    table, slug = table_of(title, phase="discard", A=fallen)
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, f"A use {slug}")
    assert table.state.players[0].pool == 28


@plays("An ally")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann").finish()
    assert (table.card(slug).counters, table.card(slug).region) == (2, kinds.READY)


@plays("An ally that goes looking for a fight")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": [slug]}, B={"ready": {"bob": {"locked": True}, "bea": {}}})
    go(table, f"A use {slug} use-2 by {slug}", f"A use {slug}").finish()
    assert table.card("bob").counters == 8


@plays("An ally that plays cards as a vampire")
def _(title: str) -> None:
    box, slug = box_of(title)
    shove = UseOf(
        kinds.DURING_ACTION,
        [Bleed(1)],
        types=kinds.MODIFIER,
        discipline=DISCIPLINE_CODES.index("dom"),
        level=BASIC,
    )
    box.library("shove", kinds.MODIFIER, shove, blood=1, disciplines=[DISCIPLINE_CODES.index("dom")])
    table = vtes_table(box, A={"ready": [slug], "hand": ["shove"]}, B={"ready": ["bob"]})
    go(table, f"A bleed {slug}", f"A play shove by {slug}").finish()
    assert (table.card(slug).counters, table.state.players[1].pool) == (1, 28)


@plays("A retainer")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann use-2").finish()
    assert table.card(slug).counters == 2
    assert numbers.intercept(table.state, table.card("ann").uid) == 1


@plays("Equipment with a strike")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": {"ann": {"on": [slug]}}}, B={"ready": ["bob"]})
    go(table, "A bleed ann", "B block bob", f"A use {slug} use-2", f"A use {slug}").finish()
    assert table.card("bob").counters == 7


@plays("Equipment that is a location in play")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": {"ann": {"on": [slug]}}}, B={"ready": ["bob"]})
    assert equipping.equipment_on(table.state, table.card("ann").uid) == []
    go(table, "A bleed ann", "B block bob", f"A use {slug}").finish()
    assert (table.card("ann").counters, table.ash("A")) == (9, [slug])


@plays("A referendum with terms, and what holds while it is held")
def _(title: str) -> None:
    table, slug = table_of(title)
    table.card("abe").sect = kinds.ANARCH
    go(table, f"A play {slug} by abe", "A player B", "A done", "A vote ann for").finish()
    assert [player.pool for player in table.state.players] == [30, 27]


@plays("As it enters play")
def _(title: str) -> None:
    _, slug = box_of(title)
    waiting = {"ready": ["ann"], "uncontrolled": {slug: 3}}
    table, slug = table_of(title, phase="influence", A=waiting)
    table.play(f"A arrive u:{slug}", "A yes")
    assert (table.card(slug).counters, table.seat("A").pool) == (2, 32)


@plays("A political action")
def _(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann")
    for _ in range(60):
        if table.state.action is None:
            break
        offered = table.offered()
        votes = [text for text in offered if text.startswith("vote") and text.endswith("for")]
        table.match.play_text(votes[0] if votes and table.asked()[0] == "A" else "pass")
    assert [player.pool for player in table.state.players] == [28, 28]


@plays("A vampire that does something")
def _(title: str) -> None:
    table, slug = table_of(title, phase="unlock", A={"ready": {"ines-calderon": 2}})
    go(table, f"A use {slug}")
    assert table.card(slug).counters == 3
    assert refused(table, f"A use {slug}") == "VTES-SEQ-13"


@plays("After something in this action")
def _(title: str) -> None:
    box, slug = box_of(title)
    box.cards["bob"].more_intercept = 1
    table = vtes_table(box, A={"ready": ["ann"], "hand": [slug]}, B={"ready": ["bob"]})
    go(table, "A bleed ann", "B block bob", f"A play {slug} by ann use-2").finish()
    bob = table.card("bob")
    assert (bob.locked, bob.counters, table.state.players[1].pool) == (True, 9, 30)


@plays("When something happens while it is in play")
def _(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": {"bob": {"counters": 1, "on": [slug]}}})
    damage.outside_combat(table.state, table.card("bob"), 3)
    table.play("A pass")
    assert table.state.players[1].pool == 28


@plays("Cards that cost less, or more")
def _(title: str) -> None:
    box, slug = box_of(title)
    howl = UseOf(kinds.DURING_ACTION, [GainPool(0)], types=kinds.MODIFIER)
    box.library("howl", kinds.MODIFIER, howl, blood=2, keywords=kinds.ANIMAL)
    for in_play, left in (([], 3), ([slug], 4)):
        here = {"ready": {"ann": 5}, "hand": ["howl"], "in_play": in_play}
        table = vtes_table(box, A=here, B={"ready": ["bob"]})
        go(table, "A bleed ann", "A play howl by ann").finish()
        assert table.card("ann").counters == left


@plays("Only one in a while")
def _(title: str) -> None:
    table, slug = table_of(title, phase="master", A={"ready": ["ann"], "hand": ["lucky-coin", "lucky-coin"]})
    table.state.players[0].master_actions = 2
    go(table, f"A play {slug}").pass_until("master")
    assert refused(table, f"A play {slug}") == "VTES-SEQ-01"


@plays("Only one on each vampire")
def _(title: str) -> None:
    box, slug = box_of(title)
    ready = {"ann": {"on": [slug]}, "abe": {}, "ash": {}}
    table = vtes_table(box, phase="master", A={"ready": ready, "hand": [slug]}, B={})
    go(table, f"A play {slug}")
    assert table.offered() == ["target abe", "target ash"]


@plays(OWN_SENTENCE)
def _(title: str) -> None:
    table, slug = table_of(
        title, phase="master", A={"hand": ["second-harvest"], "ash": ["second-harvest"] * 3}
    )
    go(table, f"A play {slug}").pass_until("master")
    assert len(table.state.players[0].ash) == 1


@plays("An action at a location")
def burns_a_location(title: str) -> None:
    box, slug = box_of(title)
    box.library("dive", kinds.MASTER, keywords=kinds.LOCATION)
    table = vtes_table(box, A={"ready": ["ann"], "hand": [slug]}, B={"ready": ["bob"], "in_play": ["dive"]})
    go(table, f"A play {slug} by ann").finish()
    assert table.gone("dive")
    assert table.seat("B").pool == 29


@plays("A bleed that does more")
def bleeds_past_titles(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann use-2")
    while table.window() != "no-attempt":
        table.play("pass")
    assert refused(table, "B block bob") == "VTES-BLOCK-03"
    table.finish()
    assert (table.seat("A").pool, table.seat("B").pool) == (31, 28)


@plays("Several Disciplines, each adding its part")
def attacks_in_three_ways(title: str) -> None:
    table, slug = table_of(title, B={"ready": {"bob": {"locked": True}}})
    go(table, f"A play {slug} by abe use-7")
    assert numbers.stealth(table.state) == 1
    go(table, "A strike")
    assert not table.card("abe").locked
    assert numbers.strength(table.state, table.card("abe")) == 2


@plays("An action card that becomes a vampire")
def becomes_a_vampire(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann").finish()
    assert numbers.capacity(table.state, table.card(slug)) == 1
    assert refused(table, f"A bleed {slug}") == "VTES-ACT-03"


@plays("An X that the card counts")
def costs_what_it_counts(title: str) -> None:
    box, slug = box_of(title)
    table = vtes_table(box, A={"ready": ["ann"], "hand": [slug], "in_play": [slug]}, B={"ready": ["bob"]})
    go(table, f"A play {slug} by ann").finish()
    assert table.card("ann").counters == 8


@plays("Burned once something is so")
def is_burned_in_torpor(title: str) -> None:
    table, slug = table_of(title)
    go(table, f"A play {slug} by ann").finish()
    assert numbers.bleed(table.state, table.card("ann")) == 2
    zones.to_torpor(table.state, table.card("ann"))
    go(table, "A bleed abe")
    assert table.gone(slug)
