"""Each block stands in one place, says how it is written, and is called by one word."""

from __future__ import annotations

import inspect

import pytest

from noctuary.games.buffy import asked
from noctuary.games.buffy.blocks import catalogue
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.conditions import Check
from noctuary.games.buffy.blocks.costs import Price
from noctuary.games.buffy.blocks.facing import WaiveRequirement
from noctuary.games.buffy.blocks.talents import Boost, CopyTalent
from noctuary.games.buffy.kinds import ITEM
from noctuary.games.buffy.pieces import Filter, Target
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.vocabulary import WAIVE_TALENT
from noctuary.sim.bench import compiled
from noctuary.text.catalogue import Language
from noctuary.text.catalogue import catalogue as messages

FAMILIES = (catalogue.EFFECTS, catalogue.CONDITIONS, catalogue.COSTS)
EVERY = [kind for family in FAMILIES for kind in family]
as_sources = pytest.mark.skipif(compiled(), reason="compiled, a class does not tell its signature")


@pytest.mark.parametrize("family", FAMILIES, ids=["effects", "conditions", "costs"])
def test_no_two_blocks_share_a_word(family: tuple[type[Block] | type[Check] | type[Price], ...]) -> None:
    slugs = [kind.slug for kind in family]
    assert "" not in slugs
    assert len(set(slugs)) == len(slugs)


@as_sources
@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}-{kind.slug}")
def test_what_an_author_may_write_is_what_the_block_takes(
    kind: type[Block] | type[Check] | type[Price],
) -> None:
    takes = inspect.signature(kind).parameters
    written = {field.argument for field in kind.shape.fields()}
    common = {"target", "which", "player", "until"} if issubclass(kind, Block) else set()
    assert written <= set(takes)
    assert set(takes) <= written | common | {"zone_from"}  # a search says it, a recovery need not
    needed = {name for name, one in takes.items() if one.default is inspect.Parameter.empty}
    assert needed <= {field.argument for field in kind.shape.needs}


@as_sources
@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}-{kind.slug}")
def test_a_block_says_in_words_what_it_does(kind: type) -> None:
    assert kind.__doc__ is not None
    assert not kind.__doc__[0].isdigit()


def test_positions_name_an_effect_by_its_place() -> None:
    """A copied talent lasts as one that was set: the number is in force, whose it was is forgotten."""
    boost = Boost(target=Target.THIS, amount=1)
    copied = CopyTalent(target=Target.THIS, talent=0, counted=Filter())
    assert (catalogue.number_of(boost), catalogue.number_of(copied)) == (1, 2)


def test_each_question_has_its_own_bit_and_something_that_answers_it() -> None:
    questions = [value for name, value in vars(asked).items() if name.isupper()]
    assert len(questions) == len(set(questions)) == sum(questions).bit_count()
    talents_waived = WaiveRequirement(waived=WAIVE_TALENT, card_type=ITEM)  # no card of the pool does that
    answered = talents_waived.answers
    for card in default_pool().cards:
        for ability in card.abilities:
            for effect in ability.effects:
                answered |= effect.answers
    assert answered == sum(questions)


@pytest.mark.parametrize("language", Language)
def test_every_effect_has_messages_that_begin_with_its_word(language: Language) -> None:
    known = messages(language).ids
    for kind in catalogue.EFFECTS:
        assert any(name.startswith(f"buffy-effect-{kind.slug}") for name in known), kind.slug
