"""Each card of the house set, whatever it says: its texts, what refuses it, and what is printed on it.

What a card's abilities do is tested in the module of its file (`house-town.toml`: `test_house_town.py`), by a
test that names the card (`house-tools.toml`: four modules); the last test here looks whether there is one.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from noctuary.games.buffy import card_words, decks
from noctuary.games.buffy.card import NO_GOAL, Card, Source
from noctuary.games.buffy.decks import Deck
from noctuary.games.buffy.game import GAME
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    EVIL,
    FIGHT_BATTLE,
    ITEM,
    LOCATION,
    SKILL,
    TALENT_SLUGS,
    TALENTS,
    TIMING_SLUGS,
)
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.rules import conflict, goals
from noctuary.games.buffy.state import Attached
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from tests.tables.buffy_house import card, cards_of, house, placed, raised, until
from tests.tables.buffy_table import Table
from tests.tables.buffy_texts import talents

POOL = default_pool()
HOUSE = [one for one in POOL.cards if one.source == Source.HOUSE]
FILES = {
    "house.toml": ("test_house_first.py",),
    "house-good.toml": ("test_house_good.py",),
    "house-evil.toml": ("test_house_evil.py",),
    "house-tools.toml": (
        "test_house_tools.py",
        "test_house_attachments.py",
        "test_house_actions.py",
        "test_house_conflict_actions.py",
    ),
    "house-town.toml": ("test_house_town.py",),
    "house-watch.toml": ("test_house_watch.py",),
}
# Cards whose test does not write out their slugs, and the test.
NAMED_OTHERWISE = {
    "sister-perpetua-2": "test_one_lost_cause_a_turn_is_not_lost",
    "lantern-procession-1": "test_lanterns_lead_outdoors_and_go_out_with_a_main_character",
    "the-ledger-1": "test_the_ledger_is_about_destiny",
    "the-eighth-candle-1": "test_the_eighth_candle_waits_for_the_seven",
}


def of_type(*types: int) -> pytest.MarkDecorator:
    ours = [one for one in HOUSE if one.type in types]
    return pytest.mark.parametrize("one", ours, ids=[one.slug for one in ours])


def asked_anew(t: Table) -> Table:
    """The same table after its state has been changed by hand: the question follows from it."""
    return Table(Match.at(GAME, t.state, b"test"))


# -- texts --------------------------------------------------------------------------------------------


@of_type(*range(10))
def test_it_reads_well_in_both_languages(one: Card) -> None:
    told = {}
    for language in Language:
        title = card_words.card_title(POOL, one.kind, language)
        line = card_words.card_line(POOL, one.kind, language)
        text = card_words.card_text(POOL, one.kind, language)
        told[language] = (line, text)
        assert title
        assert line
        assert text or not one.abilities
        assert not text or (text.endswith((".", "!", "?")) and not text[0].islower())
        assert not re.search(r"[a-z]+-[a-z]+-[a-z0-9]+", text), "a slug, and no title"
        for words in (title, line, text, one.flavour.get(language.value, "")):
            assert not re.search(r"[{}<>'\"]|  |buffy-|\w_\w", words), words
            if language is Language.FR:
                assert not re.search("[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]", words), words
    assert told[Language.EN] != told[Language.FR]
    assert set(one.flavour) in (set(), {language.value for language in Language})
    assert not one.unknown
    assert one.tournament, "no card of the house is a partial one"


# -- refused ------------------------------------------------------------------------------------------


def with_cards(**sections: list[int]) -> Deck:
    """A ready deck with other cards in some sections."""
    ready = default_decks()["ada-vance"]
    kept = {name: getattr(ready, name) for name in ("resources", "challenges", "locations", "second_parts")}
    return Deck(ready.essence, ready.main, **{**kept, **sections})


def broken_rules(deck: Deck) -> set[str]:
    return {str(fault.rule) for fault in decks.check(deck, POOL)}


@of_type(ESSENCE)
def test_an_essence_is_no_resource(one: Card) -> None:
    """BUF-ZON-02"""
    assert "BUF-ZON-02" in broken_rules(
        with_cards(resources=[*default_decks()["ada-vance"].resources, one.kind])
    )


@of_type(LOCATION)
def test_a_location_comes_in_small_numbers(one: Card) -> None:
    """BUF-RUL-58, BUF-DCK-07"""
    assert broken_rules(with_cards(locations=[one.kind] * 8)) == ({"BUF-RUL-58"} if one.unique else set())
    assert "BUF-DCK-07" in broken_rules(with_cards(locations=[one.kind] * 9))


@of_type(EPISODE_TWO)
def test_a_part_two_needs_its_part_one(one: Card) -> None:
    """BUF-DCK-05"""
    resources = [kind for kind in default_decks()["ada-vance"].resources if POOL.type[kind] != EPISODE_ONE]
    assert "BUF-DCK-05" in broken_rules(with_cards(resources=resources, second_parts=[one.kind]))


@of_type(EPISODE_ONE)
def test_a_part_one_needs_its_part_two(one: Card) -> None:
    """BUF-EPI-03"""
    assert house(step="resource", a_hand=[one.slug]).refusal(f"episode {one.slug}") == "BUF-EPI-03"
    second = next(other.slug for other in HOUSE if other.type == EPISODE_TWO and other.episode == one.episode)
    t = house(step="resource", a_hand=[one.slug], a_second_parts=[second])
    assert t.refusal(f"episode {one.slug}") is None


@of_type(EVENT)
def test_an_event_belongs_to_the_prologue_and_happens_once(one: Card) -> None:
    """BUF-PRO-01, BUF-EVT-03"""
    assert house(step="movement", a_hand=[one.slug]).refusal(f"play {one.slug}") == "BUF-PRO-01"
    t = house(step="prologue", a_hand=[one.slug])
    t.state.events += (one.kind,)
    assert asked_anew(t).refusal(f"play {one.slug}") == "BUF-EVT-03"


@of_type(ACTION)
def test_an_action_is_refused_outside_its_timing(one: Card) -> None:
    """BUF-ACT-01"""
    steps = [slug for slug in TIMING_SLUGS[:7] if slug != "draw"]
    closed = [step for step in steps if not one.timings >> TIMING_SLUGS.index(step) & 1]
    assert closed
    for step in closed:
        assert house(step=step, a_hand=[one.slug]).refusal(f"play {one.slug}") == "BUF-ACT-01"


@of_type(CHALLENGE)
def test_a_challenge_is_in_play_once_and_as_printed(one: Card) -> None:
    """BUF-PRO-07, BUF-CHL-04, BUF-CRE-04"""
    t = house(step="prologue", a_challenge_deck=[one.slug], challenges={f"B:{one.slug}": "park"})
    assert t.refusal(f"challenge {one.slug} > A1") == "BUF-PRO-07"
    if not one.abilities:
        assert goals.goals_of(t.state, placed(t)) == one.goals
        assert goals.reward_of(t.state, placed(t)) == one.reward
    evil = one.side == EVIL
    people: dict[str, Any] = {"good": {"ada-vance-1": "A1"}, "evil": {"countess-vesna-1": "A1"}}
    t = house(**people, step="conflict", active="A" if evil else "B", challenges={f"B:{one.slug}": "A1"})
    wrong = "ada-vance-1" if evil else "countess-vesna-1"
    assert t.refusal(f"face {one.slug} with {wrong}") == "BUF-CHL-04"
    assert any(goal != NO_GOAL for goal in one.goals)


# -- characters ---------------------------------------------------------------------------------------


def seats_of(one: Card, **field: Any) -> dict[str, Any]:
    """The seat on the card's side, as the words of `house`."""
    letter = "b" if one.side == EVIL else "a"
    return {f"{letter}_{name}": value for name, value in field.items()} | {"active": letter.upper()}


def main_for(one: Card) -> str:
    """An essence of another person on the same side, so that the card is a supporting character."""
    wanted = "brother-cain-essence" if one.side == EVIL else "milo-hart-essence"
    other = "countess-vesna-essence" if one.side == EVIL else "ada-vance-essence"
    return other if card(wanted).who == one.who else wanted


@of_type(CHARACTER)
def test_a_character_enters_at_level_one_on_an_own_space(one: Card) -> None:
    """BUF-RES-02, BUF-RES-03"""
    t = house(step="resource", **seats_of(one, hand=[one.slug], essence=main_for(one)))
    own, other = ("B1", "A1") if one.side == EVIL else ("A1", "B1")
    if one.level > 1:
        assert t.refusal(f"place {one.slug} > {own}") == "BUF-RES-02"
        return
    assert t.refusal(f"place {one.slug} > park") == "BUF-RES-03"
    assert t.refusal(f"place {one.slug} > {other}") == "BUF-RES-03"
    t.play(f"place {one.slug} > {own}")
    assert t.place(one.slug) == own
    assert not t.fatigued(one.slug)
    if not one.abilities:
        assert list(talents(t, one.slug)) == one.talents


def below(one: Card) -> str:
    """The cards of the levels beneath, as a situation has them."""
    beneath = [
        next(
            other.slug
            for other in HOUSE
            if other.who == one.who and other.level == level and fits(other, one)
        )
        for level in range(1, one.level)
    ]
    return "/".join(beneath)


def fits(lower: Card, one: Card) -> bool:
    return lower.type == CHARACTER and lower.side == one.side


@of_type(CHARACTER)
def test_a_level_asks_for_its_destiny(one: Card) -> None:
    """BUF-RES-04, BUF-RES-05"""
    if one.level == 1:
        assert one.destiny == 0
        return
    own = "B1" if one.side == EVIL else "A1"
    lower = below(one)
    for destiny, refusal in ((one.destiny - 1, "BUF-RES-05"), (one.destiny, None)):
        seat = seats_of(one, hand=[one.slug], destiny=destiny, essence=main_for(one))
        good, evil = ({}, {lower: own}) if one.side == EVIL else ({lower: own}, {})
        t = house(good, evil, step="resource", **seat)
        move = f"ascend {lower.rpartition('/')[2]} > {one.slug}"
        assert t.refusal(move) == refusal
    assert t.play(move).find(one.slug) is not None


# -- skills and items ---------------------------------------------------------------------------------

BENCH = [
    ("ada-vance", 4),
    ("milo-hart", 3),
    ("dot-marlowe", 3),
    ("countess-vesna", 4),
    ("brother-cain", 3),
    ("constance-quill", 3),
]


def bearer_of(one: Card) -> tuple[str, Table]:
    """Somebody who may bear it, and a table at which it is in hand."""
    for who, level in BENCH:
        slug = f"{who}-{level}"
        evil = card(slug).side == EVIL
        seat = {"essence": f"{who}-essence", "hand": [one.slug]}
        words = {f"{'b' if evil else 'a'}_{name}": value for name, value in seat.items()}
        people = {raised(who, level): "park"}
        t = house(
            {} if evil else people,
            people if evil else {},
            step="resource",
            active="B" if evil else "A",
            **words,
        )
        if t.refusal(f"attach {one.slug} > {slug}") is None:
            return slug, t
    raise AssertionError(one.slug)


@of_type(SKILL, ITEM)
def test_an_attachment_gives_what_is_printed(one: Card) -> None:
    """BUF-RES-09, BUF-RES-11, BUF-RUL-36"""
    if one.bearer is not None:  # for opponents' characters; in test_house_tools.py
        return
    slug, t = bearer_of(one)
    before = talents(t, slug)
    t.play(f"attach {one.slug} > {slug}")
    assert t.attached(slug) == [one.slug]
    tired = one.type == SKILL and t.fatigued(slug)
    assert tired or one.type == ITEM or one.abilities
    gained = [after - old + tired for after, old in zip(talents(t, slug), before)]
    assert all(more >= printed for more, printed in zip(gained, one.talents))
    assert gained == one.talents or one.abilities


@of_type(SKILL)
def test_nobody_who_is_fatigued_learns(one: Card) -> None:
    """BUF-RES-09"""
    slug, t = bearer_of(one)
    t.character(slug).fatigued = True
    refused = {"BUF-RES-09"} if not one.needs else {"BUF-RES-09", "BUF-REQ-01"}  # fatigue lowers talents
    assert asked_anew(t).refusal(f"attach {one.slug} > {slug}") in refused


@of_type(ITEM)
def test_nobody_bears_a_third_item(one: Card) -> None:
    """BUF-RES-12"""
    if one.bearer is not None:
        assert house({"ada-vance-1": "A1"}, step="resource", a_hand=[one.slug]).refusal(
            f"attach {one.slug} > ada-vance-1"
        )
        return
    slug, t = bearer_of(one)
    owner = t.character(slug)
    owner.attached = (Attached(card("opera-cloak").kind, owner.owner, False),) * 2
    assert asked_anew(t).refusal(f"attach {one.slug} > {slug}") == "BUF-RES-12"


# -- stacks -------------------------------------------------------------------------------------------


@of_type(ACTION)
def test_an_action_is_stacked_by_its_icons(one: Card) -> None:
    """BUF-STK-03"""
    printed = dict(one.icons)
    assert 1 <= len(printed) <= 2
    for talent in range(TALENTS):
        t = house({"rook-delaney-1": "A1"}, {"sexton-crowe-1": "A1"}, step="conflict", a_hand=[one.slug])
        until(t.play("A fight rook-delaney-1 > sexton-crowe-1"), TIMING_SLUGS[FIGHT_BATTLE])
        move = f"stack {one.slug} > {TALENT_SLUGS[talent]}"
        if talent not in printed:
            assert t.refusal(move) == "BUF-STK-03"
            continue
        before = conflict.totals(t.state).attacker[talent]
        assert conflict.totals(t.play(move).state).attacker[talent] == before + printed[talent]


# -- and the rest -------------------------------------------------------------------------------------


@cache
def written_in(modules: tuple[str, ...]) -> dict[str, set[str]]:
    """Each word written in the test functions of the modules, and in which of them."""
    found: dict[str, set[str]] = {}
    trees = [ast.parse((Path(__file__).parent / name).read_text(encoding="utf-8")) for name in modules]
    for node in (node for tree in trees for node in tree.body):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    for word in re.findall(r"[a-z0-9][a-z0-9-]*", part.value):
                        found.setdefault(word, set()).add(node.name)
    return found


def test_every_file_of_the_house_has_its_module() -> None:
    known = {one.slug for file in FILES for one in cards_of(file)}
    assert known == {one.slug for one in HOUSE}


@pytest.mark.parametrize("file", FILES)
def test_every_ability_is_exercised_by_a_test_that_names_its_card(file: str) -> None:
    named = written_in(FILES[file])
    tests = {name for names in named.values() for name in names}
    able = [one.slug for one in cards_of(file) if one.abilities or one.ending is not None]
    assert able
    assert [slug for slug in able if slug not in named and NAMED_OTHERWISE.get(slug) not in tests] == []
