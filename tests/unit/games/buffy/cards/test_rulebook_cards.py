"""The cards that the rulebook names: what it tells of them holds, and what it does not tell they admit."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest

from noctuary.games.buffy import card_words, decks
from noctuary.games.buffy.card import Card, Pool, Source
from noctuary.games.buffy.decks import Format, read_deck
from noctuary.games.buffy.kinds import CHALLENGE, CHARACTER, EITHER, EVIL, GOOD, ITEM, LOCATION, SKILL
from noctuary.games.buffy.pool import default_pool, pool_with
from noctuary.games.buffy.rules import challenge, goals
from noctuary.games.buffy.sets import read_set
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from tests.tables.buffy_games import assert_in_bounds, play_random, state_of
from tests.tables.buffy_table import Box, Table, buffy_table

OURS: Final = [one.slug for one in default_pool().cards if one.source == Source.RULEBOOK]
COMPLETE: Final = ["essence-buffy", "been-there-killed-that", "graduation-day-1", "graduation-day-2"]


class PoolBox(Box):
    """The cards that come with Noctuary, and perhaps some of a test."""

    def __init__(self, *inline: dict[str, Any]) -> None:
        super().__init__()
        self.inline = inline

    def pool(self) -> Pool:
        return pool_with(inline=self.inline) if self.inline else default_pool()


def card(slug: str) -> Card:
    pool = default_pool()
    return pool.cards[pool.kind_of[slug]]


def table(*inline: dict[str, Any], **situation: Any) -> Table:
    situation.setdefault("a", {})
    situation.setdefault("b", {})
    for letter, essence in (("a", "essence-buffy-p2"), ("b", "essence-angelus")):
        situation[letter] = {"essence": essence, "deck": ["fence-post"] * 12, **situation[letter]}
    return buffy_table(PoolBox(*inline), **situation)


# -- what is not known --------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", OURS)
def test_a_card_says_what_of_it_is_not_known(slug: str) -> None:
    known = slug in COMPLETE
    assert (card(slug).unknown == ()) == known == card(slug).tournament
    for language, words in ((Language.EN, "Not known: "), (Language.FR, "Inconnu\u00a0: ")):
        text = card_words.card_text(default_pool(), card(slug).kind, language)
        assert (words in text) != known
        assert not re.search(r"[{}<>_']|buffy-|  ", text)
        assert text.endswith(".")


@pytest.mark.parametrize("slug", OURS)
def test_what_is_not_known_stays_out_of_tournaments(slug: str) -> None:
    pool = default_pool()
    deck = read_deck(f"essence: essence-faith\nmain: faith-hero-1\n1 {slug}\n1 faith-hero-1\n", pool)
    kinds = {
        fault.kinds[0]
        for fault in decks.check(deck, pool, Format.CONSTRUCTED)
        if "tournaments" in fault.message
    }
    assert (card(slug).kind in kinds) == (slug not in COMPLETE)
    assert not [fault for fault in decks.check(deck, pool) if "tournaments" in fault.message]


def test_numbers_that_are_not_known_are_not_shown() -> None:
    pool = default_pool()
    line = card_words.card_line(pool, card("buffy-hero-2").kind, Language.EN)
    assert line == "Hero, level 2 · Destiny Requirement 5 · named in the rulebook"
    line = card_words.card_line(pool, card("senior-prom").kind, Language.EN)
    assert line == "Good challenge · named in the rulebook"


def test_only_certain_things_can_be_unknown() -> None:
    head = 'format = 1\nset = "x"\nname = { en = "X", fr = "X" }\n'
    text = head + '[[card]]\nslug = "x"\ntype = "item"\nunknown = ["%s"]\n'
    pool = pool_with([read_set(text % "effect")])
    assert (pool.cards[-1].unknown, pool.cards[-1].tournament) == (("effect",), False)
    with pytest.raises(NoctuaryError, match="not-allowed"):
        pool_with([read_set(text % "colour")])


def test_a_position_may_call_its_own_card_like_one_of_a_set() -> None:
    own: Document = {
        "slug": "spring-madness",
        "type": "challenge",
        "side": "good",
        "goals": {"charm": 3},
        "reward": 1,
    }
    pool = pool_with(inline=[own])
    assert [one.reward for one in pool.cards if one.slug == "spring-madness"] == [1]
    with pytest.raises(NoctuaryError, match="same-printing"):
        pool_with(inline=[own, own])


# -- printed facts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card_type", "count"), [(CHARACTER, 20), (CHALLENGE, 6), (LOCATION, 3), (SKILL, 1), (ITEM, 6)]
)
def test_every_card_that_the_rulebook_names_is_there(card_type: int, count: int) -> None:
    assert len([slug for slug in OURS if card(slug).type == card_type]) == count


def test_faith_is_found_on_every_side() -> None:
    """BUF-ESS-04, BUF-CHG-07"""
    assert card("essence-faith").side == EITHER
    ranks = [card(f"faith-{rank}-1").rank for rank in ("hero", "companion", "villain", "minion")]
    assert len(set(ranks)) == 4
    assert [card(f"faith-{rank}-1").side for rank in ("hero", "minion")] == [GOOD, EVIL]


def test_doubles_from_another_world_are_other_people() -> None:
    """BUF-CHR-11, BUF-EX-20"""
    for own, other in (
        ("buffy-hero-1", "bizarro-buffy-1"),
        ("willow-hero-1", "vamp-willow-villain-1"),
        ("xander-hero-1", "vamp-xander-villain-1"),
    ):
        assert card(own).who != card(other).who


def test_both_printings_of_an_essence_stand_for_themselves() -> None:
    """BUF-MRP-02"""
    assert [card(slug).printing for slug in ("essence-buffy", "essence-buffy-p2")] == [1, 2]


# -- what they do -------------------------------------------------------------------------------------


def test_buffy_starts_a_fight_in_the_movement_step() -> None:
    """BUF-EX-05"""
    t = table(
        step="movement",
        a={"characters": {"buffy-hero-1": "A1"}},
        b={"characters": {"spike-villain-1": "A1"}},
    )
    assert t.play("A use essence-buffy-p2").step == "fight-choose"
    alone = table(step="movement", a={"characters": {"buffy-hero-1": "A1"}})
    assert alone.refusal("use essence-buffy-p2") == "BUF-RUL-61"
    assert table(step="resource").refusal("use essence-buffy-p2") == "BUF-TURN-10"


@pytest.mark.parametrize(
    ("who", "wanted"), [("buffy-hero-1", [4, 1, -1, -1]), ("giles-hero-1", [4, 3, -1, -1])]
)
def test_the_slayer_makes_the_lowest_goal_lower(who: str, wanted: list[int]) -> None:
    riddle = {
        "slug": "riddle",
        "type": "challenge",
        "side": "good",
        "goals": {"butt-kicking": 4, "smarts": 3},
        "reward": 1,
    }
    t = table(
        riddle,
        step="conflict",
        challenges={"B:riddle": "A1"},
        a={"essence": "essence-buffy", "characters": {who: "A1"}},
    )
    t.play(f"A face riddle with {who}")
    assert goals.goals_of(t.state, t.state.challenges[0]) == wanted


def test_spike_moves_twice_by_night_and_never_by_day() -> None:
    """BUF-MOV-04"""
    for night, refusal in ((True, None), (False, "BUF-MOV-04")):
        t = table(step="movement", night=night, b={"characters": {"spike-villain-1": "B1"}}, active="B")
        assert t.refusal("move spike-villain-1 > B2") == refusal


def test_the_motel_spares_faith_once_a_turn() -> None:
    """BUF-EX-12, BUF-FAT-09"""
    t = table(
        step="resource",
        locations={"A1": "faiths-motel"},
        a={
            "essence": "essence-faith",
            "characters": {"faith-hero-1": "A1", "giles-hero-1": "A1"},
            "hand": ["knife-practice", "knife-practice"],
            "fatigued": ["faith-hero-1"],
        },
    )
    t.play("A attach knife-practice > faith-hero-1", "B pass", "A attach knife-practice > giles-hero-1")
    assert t.attached("faith-hero-1") == ["knife-practice"]
    assert t.fatigued("giles-hero-1")


@pytest.mark.parametrize("items", [[], ["tome-of-mediocrity"]])
def test_a_tome_makes_fairy_tales_bearable(items: list[str]) -> None:
    """BUF-EX-14, BUF-TRT-02"""
    t = table(
        step="conflict",
        challenges={"B:fairy-tales-are-real": "A1"},
        a={"characters": {"hansel-and-gretel-1": "A1"}, "attached": {"hansel-and-gretel-1": items}},
    )
    t.play("A face fairy-tales-are-real with hansel-and-gretel-1")
    assert challenge.has_required(t.state, t.state.challenges[0]) == bool(items)


def test_handiwork_of_which_nothing_is_known_cannot_be_played() -> None:
    """BUF-ACT-01"""
    t = table(step="resource", a={"characters": {"buffy-hero-1": "A1"}, "hand": ["slayers-handiwork"]})
    assert t.refusal("play slayers-handiwork") == "BUF-ACT-01"


def test_graduation_day_comes_and_goes() -> None:
    """BUF-EX-17, BUF-EPI-04, BUF-EPI-05, BUF-EPI-06"""
    bad_news = {
        "slug": "bad-news",
        "type": "action",
        "timing": ["end"],
        "icons": {"charm": 1},
        "ability": [
            {
                "do": [
                    {
                        "effect": "crypt",
                        "from": "play",
                        "target": "chosen",
                        "which": {"who": "richard-wilkins"},
                    }
                ]
            }
        ],
    }
    exam = {
        "slug": "commencement-ceremonies",
        "type": "challenge",
        "side": "good",
        "goals": {"charm": 3, "smarts": 3},
        "reward": 1,
    }
    t = table(
        bad_news,
        exam,
        step="movement",
        locations={"A3": "fountain-quad"},
        challenges={"B:commencement-ceremonies": "A3"},
        a={
            "characters": dict.fromkeys(["buffy-hero-1", "giles-hero-1", "willow-hero-1"], "A3"),
            "part_one": "graduation-day-1",
            "second_parts": ["graduation-day-2"],
        },
        b={"characters": {"richard-wilkins-1": "B2"}, "hand": ["bad-news"]},
    )
    t.play("A pass", "B move richard-wilkins-1 > A3")
    assert t.cards("A", "parts_two") == ["graduation-day-2"]
    while t.step != "conflict":
        t.play("pass")
    t.play(
        "A face commencement-ceremonies with buffy-hero-1",
        "A go",
        "A use graduation-day-2 2",
        "A talent charm",
    )
    assert goals.goals_of(t.state, t.state.challenges[0]) == [-1, 3, -1, -1]
    while t.step != "end":
        t.play("pass" if "pass" in t.offered() else t.offered()[0])
    t.play("A pass", "B play bad-news")
    assert t.cards("A", "parts_two") == []
    assert "graduation-day-2" in t.cards("A", "crypt")


# -- whole games --------------------------------------------------------------------------------------


def brought(essence: str, main: str, side: int) -> str:
    people = [slug for slug in OURS if card(slug).type == CHARACTER and card(slug).side == side]
    rest = [slug for slug in OURS if card(slug).type in (SKILL, ITEM)]
    rest += ["been-there-killed-that", "slayers-handiwork", "graduation-day-1", "haymaker", "all-hands"]
    lines = [
        f"essence: {essence}",
        f"main: {main}",
        "[resources]",
        *[f"2 {slug}" for slug in [*people, *rest]],
    ]
    for heading, card_type in (("challenges", CHALLENGE), ("locations", LOCATION)):
        lines += [f"[{heading}]", *[slug for slug in OURS if card(slug).type == card_type]]
    return "\n".join([*lines, "[part ii]", "graduation-day-2", ""])


@pytest.mark.parametrize("seed", range(8))
def test_random_games_of_these_cards_go_well(seed: int) -> None:
    good = ("essence-buffy", "buffy-hero-1") if seed % 2 else ("essence-buffy-p2", "buffy-hero-1")
    evil = ("essence-angelus", "angelus-villain-1") if seed % 3 else ("essence-faith", "faith-villain-1")
    setup: Document = {
        "decks": [brought(*good, GOOD), brought(*evil, EVIL)],
        "format": "free",
        "turn_limit": 10,
    }
    match = Match.start("buffy", setup, bytes([seed]), log=True)
    play_random(match, Random(seed))
    assert match.decision is None
    assert_in_bounds(state_of(match))
