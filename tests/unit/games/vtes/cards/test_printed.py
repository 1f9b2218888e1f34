"""One card, one place: what is printed on it stands on top of what it does, where anybody looks for it."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from noctuary.games.vtes import facts
from noctuary.games.vtes.card import ActionOf, Card, UseOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.printed import Printed, all_printed, set_apart
from noctuary.games.vtes.kinds import (
    ACTION,
    CARD_ACTION,
    CLAN_SLUGS,
    COMBAT,
    KEYWORD_SLUGS,
    MINION_PHASE,
    MODIFIER,
    PATH_SLUGS,
    TRAIT_SLUGS,
)
from noctuary.games.vtes.pool import default_pool, pool_of
from noctuary.text.catalogue import Language, say
from tests.tables.vtes_cards import refused
from tests.tables.vtes_table import Box, vtes_table

CARDS = Path(__file__).parents[5] / "src/noctuary/games/vtes/cards"
ANY: dict[str, Any] = {"clan": "Brujah", "group": 1, "capacity": 4, "sect": "camarilla"}


def names_in(path: Path) -> Iterator[str]:
    """The names of the cards that a module prints: the first words of `printed.…` and of `hunting_ground`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(("printed.", "hunting_ground")):
            first = node.args[0]
            assert isinstance(first, ast.Constant)
            yield str(first.value)


def test_a_card_stands_once_in_the_module_of_its_type_and_letter() -> None:
    written = [
        (f"{path.parent.name}.{path.stem}", name) for path in CARDS.glob("*/*.py") for name in names_in(path)
    ]
    assert Counter(written) == Counter((one.home, one.words.name) for one in all_printed())


def test_a_plain_vampire_is_a_row_and_no_more() -> None:
    rows = [one.slug for one in facts.plain_vampires()]
    assert len(rows) == len(set(rows))
    assert not {one.slug for one in all_printed()}.intersection(rows)


def test_nothing_else_is_in_the_pool() -> None:
    made = {card.slug for card in default_pool().printed}
    assert made == {one.slug for one in facts.plain_vampires()} | {one.slug for one in all_printed()}


def test_no_module_is_called_after_the_history_of_the_project() -> None:
    source = Path(__file__).parents[5]
    for folder in (source / "src/noctuary/games/vtes", source / "src/noctuary/text", source / "tests"):
        assert not [path for path in folder.rglob("*seed*") if path.suffix in (".py", ".ftl")]


@pytest.mark.parametrize(
    ("slug", "home", "function"),
    [
        ("44-magnum", "equipment.a_to_c", "_44_magnum"),
        ("fame", "masters.d_to_g", "fame"),
        ("form-of-the-cobra", "modifiers.d_to_g", "form_of_the_cobra"),
        ("zoo-hunting-ground", "masters.t_to_z", "zoo_hunting_ground"),
        ("hesha-ruhadze-g6", "vampires.h_to_m", "hesha_ruhadze_g6"),
    ],
)
def test_one_guess_finds_a_card(slug: str, home: str, function: str) -> None:
    found = next(one for one in all_printed() if one.slug == slug)
    assert (found.home, found.function) == (home, function)


def test_what_is_set_apart_does_not_belong_to_the_game() -> None:
    with set_apart() as made:

        @printed.modifier("Quiet Steps", fr="Pas feutrés", also=COMBAT, disciplines="obf", blood=1)
        def quiet_steps(card: Card) -> None:
            card.life = 1

    assert "quiet-steps" not in {one.slug for one in all_printed()}
    (card,) = pool_of([], list(made.values())).cards
    assert (card.slug, card.name_fr, card.types, card.blood, card.life) == (
        "quiet-steps",
        "Pas feutrés",
        MODIFIER | COMBAT,
        1,
        1,
    )


# -- facts are read strictly: an error names the card and the word ----------------------------------------


def odd_card(card: Card) -> None:
    """Does nothing."""


def read(
    decorator: Callable[..., printed.Named], name: str = "Odd Card", times: int = 1, **words: Any
) -> None:
    with set_apart() as made:
        for _ in range(times):
            decorator(name, **words)(odd_card)
    pool_of([], list(made.values()))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"keywords": "unique sparkling"}, "Odd Card: 'sparkling' is no keyword"),
        ({"clan": "Brujah/Smurf"}, "Odd Card: 'Smurf' is no clan"),
        ({"disciplines": "dom&xyz"}, "Odd Card: 'xyz' is no Discipline"),
        ({"requires": "hungry vampire"}, "Odd Card: 'hungry' is no requirement"),
        ({"traits": "sparkling"}, "Odd Card: 'sparkling' is no trait"),
        ({"price": 3}, "Odd Card: 'price' is no fact of a card of its type"),
        ({"life": 3}, "Odd Card: life is for an ally or a retainer, and each of them has some"),
    ],
)
def test_a_library_card_with_a_word_that_nobody_knows(words: dict[str, Any], said: str) -> None:
    with pytest.raises(facts.UnknownFact, match=said):
        read(printed.master, **words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"clan": "Smurf"}, "Odd Card: 'Smurf' is no clan"),
        ({"disciplines": "aus Dom"}, "Odd Card: 'Dom' is no Discipline"),
        ({"disciplines": "xyz"}, "Odd Card: 'xyz' is no Discipline"),
        ({"sect": "guild"}, "Odd Card: 'guild' is no sect"),
        ({"title": "duke:York"}, "Odd Card: 'duke' is no title"),
        ({"traits": "sparkling"}, "Odd Card: 'sparkling' is no trait"),
        ({"traits": "bleed1"}, "Odd Card: 'bleed1' is no trait"),
        ({"traits": "path:thorns"}, "Odd Card: 'thorns' is no Path"),
        ({"traits": "slave:smurf"}, "Odd Card: 'smurf' is no clan"),
        ({"pool": 1}, "Odd Card: 'pool' is no fact of a card of its type"),
    ],
)
def test_a_vampire_with_a_word_that_nobody_knows(words: dict[str, Any], said: str) -> None:
    with pytest.raises(facts.UnknownFact, match=said):
        read(printed.vampire, **{**ANY, **words})


def test_a_row_with_a_column_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "rows", lambda table: [["odd-card", *[""] * 11]])
    with pytest.raises(facts.UnknownFact, match="odd-card: 12 columns instead of 11"):
        facts.plain_vampires()


def test_a_function_is_called_like_its_card() -> None:
    with pytest.raises(facts.UnknownFact, match="Even Card: its function is called even_card"):
        read(printed.master, "Even Card")


def test_no_card_is_printed_twice() -> None:
    with pytest.raises(facts.UnknownFact, match="Odd Card: odd-card is printed twice"):
        read(printed.master, times=2)


def test_facts_are_made_into_a_card_before_it_does_anything() -> None:
    words = facts.LibraryFacts(name="Odd Card", first_type=MODIFIER, clan="Brujah/Brujah antitribu")
    clans = facts.Clans()
    card = Printed(words, lambda card: None).card(clans)
    assert [clans.slugs[clan] for clan in card.clans] == ["brujah", "brujah-antitribu"]


@pytest.mark.parametrize("decorator", [printed.ally, printed.retainer])
def test_who_has_a_body_has_life(decorator: Callable[..., printed.Named]) -> None:
    with pytest.raises(facts.UnknownFact, match="Odd Card: life is for an ally or a retainer"):
        read(decorator)
    read(decorator, life=2)


def test_a_card_of_two_clans_is_for_either() -> None:
    """VTES-SEQ-08."""
    box = Box()
    clans = [box.clans.index(clan) for clan in ("toreador", "ventrue")]
    use = UseOf(1 << MINION_PHASE, action=ActionOf(CARD_ACTION))
    box.library("kiss", ACTION, use, clans=clans)
    people = ["toreador", "ventrue", "brujah"]
    for clan in people:
        box.vampire(clan, clan=clan)
    table = vtes_table(box, A={"ready": people, "hand": ["kiss"]}, B={})
    rules = [refused(table, f"A play kiss by {clan}") for clan in people]
    assert rules == [None, None, "VTES-SEQ-08"]


@pytest.mark.parametrize("language", list(Language))
def test_every_word_that_facts_can_say_can_be_read(language: Language) -> None:
    words = [f"vtes-clan-{slug}" for slug in CLAN_SLUGS] + [f"vtes-keyword-{slug}" for slug in KEYWORD_SLUGS]
    words += [f"vtes-crypt-{slug}" for slug in TRAIT_SLUGS] + [f"vtes-path-{slug}" for slug in PATH_SLUGS]
    for word in words:
        assert say(language, word, circle="Kiev")


def test_the_fifth_edition_is_listed_whole_so_that_a_new_card_needs_no_second_file() -> None:
    """VTES-DECK-04: also the cards that are not here yet."""
    pool = {(card.name, card.group) for card in default_pool().printed}
    listed = facts.fifth_edition()
    assert listed & pool
    assert listed - pool
