"""Deck lists as players write them, and what is wrong with a deck (VTES-DECK)."""

from __future__ import annotations

from collections import Counter

import pytest

from noctuary.games.vtes import decks
from noctuary.games.vtes.card_names import names_in
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.deck_exports import write_deck, written_name
from noctuary.games.vtes.deck_lists import read_deck, read_list
from noctuary.games.vtes.decks import Deck, Format
from noctuary.games.vtes.kinds import ACTION
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.words import fault_text
from noctuary.kernel.errors import InFile
from noctuary.text import Language
from tests.tables.vtes_table import Box

PLAIN = """
Deck Name: Small

2 Alexa Draper (G6)
1 Horst von Bruhl
3 Blood Doll
Deflection x2
1 Parthenon, The
"""

VDB = """Deck Name: Small
Author: Somebody
Description: 3 lines of it,
and some more.

Crypt (3 cards, min=18, max=30, avg=6.67)
=========================================
2x Alexa Draper        8  DOM PRE for pot  prince  Ventrue:6
1x Horst von Brühl     6  DOM PRE for              Ventrue:6

Library (6 cards)
=================
Master (4; 1 trifle)
--------------------
3x Blood Doll
1x The Parthenon

Reaction (2)
------------
2x Deflection
"""

AMARANTH = """Small

Crypt (3 cards, min=5 max=8 avg=7.33)
-----
2× Alexa Draper (G6)
1× Horst von Brühl (G6)

Library (6 cards)
-----
## Master (4)
3× Blood Doll
1× Parthenon, The
## Reaction (2)
2× Deflection
"""

ARDB = """Deck Name : Small
Author : Somebody
Description :
20 words or so.

Crypt [3 vampires] Capacity min: 5 max: 8 average: 7.33
------------------------------------------------------------
2x Alexa Draper                       8  DOM PRE for pot             Ventrue (group 6)
1x Horst von Bruhl                    6  DOM PRE for                 Ventrue (group 6)

Library [6 cards]
------------------------------------------------------------
Master [4]
  3x Blood Doll
  1x Parthenon, The

Reaction [2]
  2x Deflection

Crafted with : a deck builder. [Sun Nov 15 12:00:00 2026]
"""

JOL = """2x Alexa Draper
1x Horst von Brühl

3x Blood Doll
2x Deflection
1x The Parthenon
"""

LACKEY = "3\tBlood Doll\n2\tDeflection\n1\tParthenon, The\nCrypt:\n2\tAlexa Draper\n1\tHorst von Brühl\n"

ARCHIVE = """Little Tournament
Nowhere, Europe
January 1st 2026
2R+F
20 players
Somebody
https://example.org/event

-- 3vp in the final

Deck Name: Small

Crypt (3 cards, min=20, max=30, avg=7.33)
-----------------------------------------
2x Alexa Draper 8  DOM PRE for pot  prince  Ventrue:6
1x Horst von Brühl  6  DOM PRE for  Ventrue:6

Library (6 cards)
Master (4)
3x Blood Doll -- never enough
1x Parthenon, The

Reaction (2)
2x Deflection
"""

LISTS = {
    "plain": PLAIN,
    "vdb": VDB,
    "amaranth": AMARANTH,
    "ardb": ARDB,
    "jol": JOL,
    "lackey": LACKEY,
    "archive": ARCHIVE,
}
SMALL = {"alexa-draper": 2, "horst-von-bruhl": 1, "blood-doll": 3, "deflection": 2, "parthenon": 1}


def slugs(deck: Deck, pool: Pool) -> dict[str, int]:
    return dict(Counter(pool.cards[kind].slug for kind in [*deck.crypt, *deck.library]))


@pytest.mark.parametrize("form", LISTS)
def test_a_list_is_read_in_every_format(form: str) -> None:
    """VTES-DECK-05"""
    pool = default_pool()
    deck, troubles = read_list(LISTS[form], pool)
    assert troubles == []
    found = slugs(deck, pool)
    assert {slug.removeprefix("the-"): count for slug, count in found.items()} == SMALL
    assert (len(deck.crypt), len(deck.library)) == (3, 6)
    assert deck.name == ("Small" if "Deck Name" in LISTS[form] else "")


@pytest.mark.parametrize("name", sorted(default_decks()))
def test_a_deck_that_is_written_out_is_read_again(name: str) -> None:
    pool, deck = default_pool(), default_decks()[name]
    assert read_deck(write_deck(deck, pool), pool, "again") == deck


def test_every_card_is_found_by_the_name_it_is_written_with() -> None:
    """VTES-DECK-05"""
    pool = default_pool()
    assert [
        card.slug for card in pool.cards if names_in(pool).called(written_name(card)) != [card.kind]
    ] == []


@pytest.mark.parametrize(
    ("line", "number"),
    [("3x No Such Card", 2), ("Blood Doll", 2), ("Second Tradition: Domain", 2), ("three Blood Dolls", 2)],
)
def test_the_line_that_cannot_be_read_is_named(line: str, number: int) -> None:
    with pytest.raises(InFile) as wrong:
        read_deck(f"2x Deflection\n{line}\n", default_pool(), "mine.txt")
    assert (wrong.value.file, wrong.value.line) == ("mine.txt", number)


def test_all_lines_that_cannot_be_read_are_told_and_the_rest_is_read() -> None:
    deck, troubles = read_list("1 Nobody\n2 Deflection\n1 Nothing\n", default_pool())
    assert [trouble.line for trouble in troubles] == [1, 3]
    assert len(deck.library) == 2


# -- one name, several printings ----------------------------------------------------------------------


def namesakes() -> Pool:
    """Ann in groups 2 and 6 and advanced; others by which a list may be known."""
    box = Box()
    box.vampire("ann", group=2)
    box.vampire("ann--six", group=6)
    box.vampire("ann--adv", group=2, advanced=True)
    for group in (1, 3, 4, 5):
        box.vampire(f"friend-{group}", group=group)
    box.vampire("anybody", group=0)
    old = box.library("new-name", ACTION)
    old.former, old.name_fr = ["Old Name"], "Nom français"
    return box.pool()


@pytest.mark.parametrize(
    "name", ["ann (G6)", "Ann G6", "ANN [6]", "ann (group 6)", "ann   5  dom   Brujah:6"]
)
def test_the_group_is_written_in_many_ways(name: str) -> None:
    """VTES-DECK-05"""
    pool = namesakes()
    assert slugs(read_deck(f"1 {name}", pool, "x"), pool) == {"ann--six": 1}


@pytest.mark.parametrize(
    "name", ["ann (ADV)", "ann ADV", "Ann [adv]", "ann (G2) (ADV)", "ann (ADV) 5  Brujah:2"]
)
def test_an_advanced_vampire_is_asked_for_by_adv(name: str) -> None:
    """VTES-DECK-05"""
    pool = namesakes()
    assert slugs(read_deck(f"1 {name}", pool, "x"), pool) == {"ann--adv": 1}


@pytest.mark.parametrize(
    ("others", "means"), [(["friend-1"], "ann"), (["friend-3"], "ann"), (["friend-5"], "ann--six")]
)
def test_a_bare_name_is_settled_by_the_groups_of_the_others(others: list[str], means: str) -> None:
    """VTES-DECK-05"""
    pool = namesakes()
    deck = read_deck("\n".join(f"1 {name}" for name in ["ann", *others]), pool, "x")
    assert means in slugs(deck, pool)


@pytest.mark.parametrize("others", [[], ["friend-4"], ["anybody"]])
def test_what_the_others_do_not_settle_is_told(others: list[str]) -> None:
    """VTES-DECK-05"""
    _, troubles = read_list("\n".join(f"1 {name}" for name in [*others, "ann"]), namesakes())
    assert [trouble.problem.message for trouble in troubles] == ["vtes-deck-ambiguous"]
    assert troubles[0].problem.arguments["groups"] == "G2, G6"


@pytest.mark.parametrize("name", ["Old Name", "The Old Name", "Old Name, The", "nom francais", "NEW NAME"])
def test_former_and_french_names_are_known(name: str) -> None:
    pool = namesakes()
    assert slugs(read_deck(f"1x {name}", pool, "x"), pool) == {"new-name": 1}


# -- what is wrong with a deck ------------------------------------------------------------------------


def rules(deck: Deck, pool: Pool, form: Format = Format.STANDARD) -> list[str]:
    faults = decks.check(deck, pool, form)
    for fault in faults:
        assert all(fault_text(pool, fault, language).startswith(fault.rule) for language in Language)
    return [fault.rule for fault in faults]


def deck_of(pool: Pool, **counts: int) -> Deck:
    kinds = [pool.kind_of[slug.replace("_", "-")] for slug, count in counts.items() for _ in range(count)]
    return Deck(
        sorted(kind for kind in kinds if pool.cards[kind].is_crypt),
        sorted(kind for kind in kinds if not pool.cards[kind].is_crypt),
    )


@pytest.mark.parametrize(
    ("crypt", "library", "broken"),
    [(12, 60, 0), (12, 90, 0), (11, 60, 1), (12, 59, 1), (12, 91, 1), (11, 59, 2)],
)
def test_twelve_crypt_cards_and_sixty_to_ninety_others(crypt: int, library: int, broken: int) -> None:
    """VTES-DECK-01"""
    pool = namesakes()
    assert rules(deck_of(pool, friend_4=crypt, new_name=library), pool) == ["VTES-DECK-01"] * broken


def test_half_sized_decks_have_formats_of_their_own() -> None:
    """VTES-DECK-04"""
    pool = namesakes()
    deck = deck_of(pool, friend_4=6, new_name=40)
    assert rules(deck, pool, Format.STARTER) == rules(deck, pool, Format.PRECON) == []


def test_groups_follow_each_other_and_any_goes_with_all() -> None:
    """VTES-DECK-02"""
    pool = namesakes()
    assert rules(deck_of(pool, friend_4=6, friend_5=5, anybody=1, new_name=60), pool) == []
    assert rules(deck_of(pool, friend_3=6, friend_5=6, new_name=60), pool) == ["VTES-DECK-02"]
    assert rules(deck_of(pool, friend_3=4, friend_4=4, friend_5=4, new_name=60), pool) == ["VTES-DECK-02"]


def test_banned_cards_stay_out_of_tournaments() -> None:
    """VTES-DECK-03"""
    pool = namesakes()
    pool.cards[pool.kind_of["new-name"]].banned = True
    deck = deck_of(pool, friend_4=12, new_name=60)
    assert rules(deck, pool) == []
    assert rules(deck, pool, Format.TOURNAMENT) == ["VTES-DECK-03"]


def test_crypt_and_library_do_not_mix() -> None:
    """VTES-DECK-01"""
    pool = namesakes()
    deck = deck_of(pool, friend_4=13, new_name=61)
    deck.crypt[-1], deck.library[-1] = deck.library[-1], deck.crypt[-1]
    assert rules(deck, pool) == ["VTES-DECK-01"]
