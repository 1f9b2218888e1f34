"""Card sets: what they hold, what is refused, and that the error says where and what is allowed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.kinds import CHARACTER, EVIL, FIGHT_BATTLE, PROLOGUE
from noctuary.games.buffy.pieces import Ability, Mode, Place, Until
from noctuary.games.buffy.pool import default_pool, default_sets, pool_with
from noctuary.games.buffy.sets import Gathering, read_set
from noctuary.games.buffy.sets import words as set_words
from noctuary.games.buffy.sets.checking import mistakes_in
from noctuary.games.buffy.sets.format import LONGEST_FILE
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.text.catalogue import Language, error_text

HEAD = """format = 1
set    = "mine"
name   = { en = "Mine", fr = "À moi" }

[people]
kit = { en = "Kit", fr = "Kit" }

[traits]
moody = { en = "Moody", fr = "Maussade" }
"""
ITEM = """
[[card]]
slug = "lamp"
type = "item"
name = { en = "Lamp", fr = "Lampe" }
"""


def pool_of(*texts: str) -> Pool:
    gathering = Gathering()
    for number, text in enumerate(texts, start=1):
        gathering.add_set(read_set(text, f"set{number}.toml"))
    return gathering.pool()


def problem(text: str) -> tuple[int, str, NoctuaryError]:
    """The line, the message id and the error that a set leads to; the error reads well in both languages."""
    with pytest.raises(InFile) as caught:
        pool_of(text)
    for language in Language:
        assert error_text(language, caught.value).startswith("set1.toml")
    return caught.value.line, caught.value.problem.message, caught.value.problem


def line_with(text: str, part: str) -> int:
    return 1 + [part in line for line in text.split("\n")].index(True)


# -- the default pool ---------------------------------------------------------------------------------


def test_the_sets_that_come_with_noctuary_can_be_read() -> None:
    pool = default_pool()
    names = [card_set.table.set for card_set in default_sets()]
    assert names[:2] == ["rulebook", "house"]  # the others build on these
    assert len(names) == len(set(names))
    assert len(pool.cards) == len(pool.kind_of) > 40


def test_every_card_of_the_pool_has_titles_in_both_languages() -> None:
    assert [card.slug for card in default_pool().cards if set(card.names) != {"en", "fr"}] == []


def test_an_extra_set_is_numbered_after_the_default_ones() -> None:
    pool = pool_with([read_set(HEAD + ITEM)])
    assert pool.kind_of["lamp"] == len(default_pool().cards)
    assert pool.extra == [{"slug": "lamp", "type": "item", "name": {"en": "Lamp", "fr": "Lampe"}}]


# -- what a card becomes ------------------------------------------------------------------------------


def test_a_characters_side_follows_from_its_type() -> None:
    """BUF-CHR-01"""
    card = """
[[card]]
slug = "kit-1"
type = "character"
who = "kit"
rank = "minion"
level = 1
talents = { smarts = 2 }
traits = ["moody", "vampire"]
"""
    pool = pool_of(HEAD + card)
    kit = pool.cards[pool.kind_of["kit-1"]]
    assert (kit.type, kit.side, kit.talents) == (CHARACTER, EVIL, [0, 2, 0, 0])
    assert kit.traits == 1 << pool.traits.index("moody") | 1 << pool.vampire


def lasts(ability: Ability) -> Until:
    effect = ability.effects[0]
    assert isinstance(effect, Block)
    return effect.until


def test_how_an_ability_works_follows_from_what_it_says() -> None:
    abilities = """
[[card.ability]]
do = [{ effect = "boost", target = "this", talent = "charm", amount = 1 }]
[[card.ability]]
timing = ["fight-battle"]
cost = [{ pay = "fatigue-card" }]
do = [{ effect = "boost", target = "this", amount = -1, until = "conflict" }]
[[card.ability]]
when = "moved"
if = [{ check = "this-happened" }]
do = [{ effect = "draw", amount = 1 }]
"""
    standing, used, triggered = pool_of(HEAD + ITEM + abilities).cards[0].abilities
    assert (standing.mode, lasts(standing)) == (Mode.STANDING, Until.WHILE)
    assert (used.mode, used.timings, lasts(used)) == (Mode.USED, 1 << FIGHT_BATTLE, Until.CONFLICT)
    assert (triggered.mode, lasts(triggered)) == (Mode.TRIGGERED, Until.INSTANT)


def test_an_event_is_played_in_the_prologue() -> None:
    """BUF-PRO-01"""
    event = '[[card]]\nslug = "fog"\ntype = "event"\n[[card.ability]]\ndo = [{ effect = "recycle-now" }]\n'
    card = pool_of(HEAD + event).cards[0]
    assert card.timings == 1 << PROLOGUE
    assert card.abilities[0].mode is Mode.PLAYED


def test_a_place_type_or_a_title_says_where() -> None:
    house = default_pool()
    placement = house.cards[house.kind_of["lights-on-harrow-street"]].placement
    assert placement is not None
    assert placement.place is Place.TYPED
    assert house.place_types[placement.place_type] == "town"


# -- printings ----------------------------------------------------------------------------------------


def test_all_copies_of_a_title_read_as_the_most_recent_printing() -> None:
    """BUF-MRP-01"""
    old = HEAD + ITEM + "talents = { smarts = 1 }\n"
    new = HEAD + ITEM + "printing = 2\ntalents = { smarts = 2 }\n"
    for order in ((old, new), (new, old)):
        pool = pool_of(*order)
        assert [card.talents for card in pool.cards] == [[0, 2, 0, 0]]


def test_each_printing_of_a_character_stands_for_itself() -> None:
    """BUF-MRP-02"""
    card = '[[card]]\nslug = "kit-1"\ntype = "character"\nwho = "kit"\nrank = "hero"\nlevel = 1\n'
    old, new = card + "talents = { charm = 1 }\n", card + "printing = 2\ntalents = { charm = 3 }\n"
    pool = pool_of(HEAD + old + new)
    assert {slug: pool.cards[kind].talents[3] for slug, kind in pool.kind_of.items()} == {
        "kit-1": 1,
        "kit-1-p2": 3,
    }


def test_the_same_printing_twice_is_a_mistake() -> None:
    line, message, _ = problem(HEAD + ITEM + ITEM)
    assert (line, message) == (HEAD.count("\n") + ITEM.count("\n") + 3, "error-set-same-printing")


# -- name spaces ----------------------------------------------------------------------------------------

THEIRS = HEAD.replace('"mine"', '"theirs"')
HALL = '[[card]]\nslug = "hall"\ntype = "location"\n'
CAPE = (
    '[[card]]\nslug = "cape"\ntype = "item"\n'
    '[[card.ability]]\ndo = [{ effect = "boost", target = "this", which = { location = "hall" }, '
    'talent = "charm", amount = 1 }]\n'
)


def test_two_sets_may_call_different_cards_alike() -> None:
    other = ITEM.replace('fr = "Lampe" }', 'fr = "Lanterne" }\ntalents = { smarts = 1 }')
    pool = pool_of(HEAD + ITEM, THEIRS + other)
    talents = {card.slug: card.talents for card in pool.cards}
    assert talents == {"lamp": [0, 0, 0, 0], "theirs-lamp": [0, 1, 0, 0]}


def test_in_its_own_set_a_card_keeps_its_name() -> None:
    pool = pool_of(HEAD + HALL, THEIRS + HALL + CAPE)
    which = pool.cards[pool.kind_of["cape"]].abilities[0].effects[0]
    assert isinstance(which, Block)
    assert which.which is not None
    assert which.which.location == "theirs-hall"


def test_a_set_may_use_what_another_has() -> None:
    pool = pool_of(HEAD + HALL, THEIRS + CAPE)
    effect = pool.cards[pool.kind_of["cape"]].abilities[0].effects[0]
    assert isinstance(effect, Block)
    assert effect.which is not None
    assert effect.which.location == "hall"


def test_the_same_set_twice_is_a_mistake() -> None:
    with pytest.raises(NoctuaryError, match="same-printing"):
        pool_of(HEAD + ITEM, HEAD + ITEM)


def test_a_card_called_like_one_of_ours_is_no_mistake() -> None:
    taken = next(card.slug for card in default_pool().cards)
    text = HEAD + ITEM.replace('"lamp"', f'"{taken}"')
    assert mistakes_in(text, "mine.toml", default_sets()) == []
    assert f"mine-{taken}" in pool_with([read_set(text)]).kind_of


# -- what is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "line", "message", "field"),
    [
        ("colour = 3\n", "colour", "unknown-field", "card.1.colour"),
        ("level = 1\n", "level", "not-of-type", "card.1.level"),
        ('printing = "two"\n', "printing", "not-a-number", "card.1.printing"),
        ("printing = 0\n", "printing", "out-of-range", "card.1.printing"),
        ("talents = { smarts = 99 }\n", "talents", "out-of-range", "card.1.talents.smarts"),
        ("talents = { wisdom = 1 }\n", "talents", "unknown-field", "card.1.talents.wisdom"),
        ("tournament = 1\n", "tournament", "not-a-flag", "card.1.tournament"),
        ('traits = "moody"\n', "traits =", "not-a-list", "card.1.traits"),
        ('traits = ["hungry"]\n', "traits =", "not-declared", "card.1.traits.1"),
        ('only = "Kit!"\n', "only", "not-a-slug", "card.1.only"),
        ("needs = 3\n", "needs", "not-a-table", "card.1.needs"),
        ('bearer = { place = "moon" }\n', "bearer", "not-allowed", "card.1.bearer.place"),
        ('bearer = { location = "moon" }\n', "bearer", "not-allowed", "card.1.bearer.location"),
        (f'flavour = {{ en = "{"x" * 301}", fr = "y" }}\n', "flavour", "too-long", "card.1.flavour.en"),
        ("[[card.ability]]\ndo = []\n", "do =", "wrong-length", "card.1.ability.1.do"),
    ],
)
def test_an_error_names_line_and_field(wrong: str, line: str, message: str, field: str) -> None:
    text = HEAD + ITEM + wrong
    found_line, found, error = problem(text)
    assert (found, error.arguments["field"]) == (f"error-set-{message}", field)
    assert found_line == line_with(text, line)


@pytest.mark.parametrize(
    ("effect", "message", "field"),
    [
        ('{ effect = "explode" }', "not-allowed", "effect"),
        ('{ effect = "draw" }', "missing-of-word", "amount"),
        ('{ effect = "draw", amount = 1, talent = "charm" }', "not-of-word", "talent"),
        ('{ effect = "boost", target = "this", amount = 1 }', "missing-of-word", "until"),
        ('{ effect = "move", target = "you", place = {} }', "not-allowed", "target"),
        ('{ effect = "forbid", what = "sing", until = "turn" }', "not-allowed", "what"),
        ('{ effect = "attach", target = "this", card = "item", from = "moon" }', "not-allowed", "from"),
        ('{ effect = "start-fight", target = "this", waive = ["side"] }', "not-allowed", "waive.1"),
    ],
)
def test_an_effect_takes_what_it_needs_and_nothing_else(effect: str, message: str, field: str) -> None:
    ability = f"""
[[card.ability]]
timing = ["end"]
do = [
    {{ effect = "recycle-now" }},
    {effect},
]
"""
    text = HEAD + ITEM + ability
    line, found, error = problem(text)
    assert (found, error.arguments["field"]) == (f"error-set-{message}", f"card.1.ability.1.do.2.{field}")
    assert line in (line_with(text, "do = ["), line_with(text, effect))


def test_a_standing_ability_has_no_other_duration() -> None:
    ability = '[[card.ability]]\ndo = [{ effect = "any-icon", until = "turn" }]\n'
    assert problem(HEAD + ITEM + ability)[1] == "error-set-standing-until"


def test_the_words_that_are_allowed_are_listed() -> None:
    error = problem(HEAD + ITEM.replace('"item"', '"gadget"'))[2]
    assert "episode-two" in str(error.arguments["allowed"])


@pytest.mark.parametrize(
    ("card_type", "missing"),
    [
        ("essence", "side"),
        ("character", "who"),
        ("challenge", "side"),
        ("action", "timing"),
        ("event", "ability"),
    ],
)
def test_every_type_has_fields_it_cannot_do_without(card_type: str, missing: str) -> None:
    error = problem(f'{HEAD}\n[[card]]\nslug = "x"\ntype = "{card_type}"\n')[2]
    assert (error.message, error.arguments["field"]) == ("error-set-missing-field", f"card.1.{missing}")


def test_the_line_is_that_of_the_right_ability_of_the_right_card() -> None:
    ability = '[[card.ability]]\ndo = [{ effect = "any-icon" }]\n'
    second = ITEM.replace("lamp", "torch")
    text = HEAD + ITEM + ability + ability + second + ability + "[[card.ability]]\nmay = 3\ndo = []\n"
    assert problem(text)[0] == line_with(text, "may = 3")


# -- files from strangers -----------------------------------------------------------------------------


def test_another_version_of_the_format_is_refused() -> None:
    line, message, _ = problem(HEAD.replace("format = 1", "format = 2") + ITEM)
    assert (line, message) == (1, "error-set-other-format")


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    line, message, _ = problem(HEAD + ITEM + "type = = 3\n")
    assert (line, message) == (line_with(HEAD + ITEM + "type = = 3\n", "= ="), "error-not-toml")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#" * (LONGEST_FILE + 1), "error-toml-too-large"),
        ("x = " + "[" * 5000 + "]" * 5000, "error-toml-too-deep"),
        ("x = " + "[" * 20 + "]" * 20, "error-toml-too-deep"),
        (".".join(["a"] * 40) + " = 1", "error-toml-too-deep"),
        ("x = " + "9" * 5000, "error-toml-too-deep"),
    ],
)
def test_a_file_made_to_harm_is_refused(text: str, message: str) -> None:
    with pytest.raises(InFile) as caught:
        read_set(text, "bad.toml")
    assert caught.value.problem.message == message


# -- cards of a position ------------------------------------------------------------------------------


def test_inline_cards_declare_their_words_by_using_them() -> None:
    pool = pool_with(inline=[{"slug": "own-lamp", "type": "item", "traits": ["bright"], "only": "somebody"}])
    card = pool.cards[pool.kind_of["own-lamp"]]
    assert pool.people[card.only] == "somebody"
    assert card.traits == 1 << pool.traits.index("bright")


def test_an_error_in_an_inline_card_names_its_field() -> None:
    with pytest.raises(NoctuaryError) as caught:
        pool_with(inline=[{"slug": "a", "type": "item"}, {"slug": "b", "type": "item", "level": 2}])
    assert caught.value.arguments["field"] == "cards.2.level"
    with pytest.raises(NoctuaryError) as caught:
        pool_with(inline=[{"slug": "a", "type": "item", "printing": "x"}])
    assert caught.value.arguments["field"] == "cards.1.printing"


# -- the guide ----------------------------------------------------------------------------------------

GUIDE = Path(__file__).parents[4] / "docs" / "card-sets.md"


def test_the_examples_of_the_guide_can_be_read() -> None:
    examples = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    whole, *parts = examples
    assert len(pool_of(whole).cards) == 2
    for part in parts:
        tomllib.loads(f'[[card]]\nslug = "x"\n{part}')


def test_the_guide_names_every_word() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    words = (
        set_words.EFFECTS,
        set_words.CONDITIONS,
        set_words.COSTS,
        set_words.HAPPENINGS,
        set_words.TIMINGS,
    )
    assert [word for known in words for word in known if f"`{word}`" not in text] == []
