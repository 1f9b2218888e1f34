"""No partial cards: every card of the pool is the printed one, reads in both languages, and has been played.

Each is played in games made for it (`tests/tables/vtes_exercise.py`) until everything it says has happened:
each use at each level, each trait and trigger, and a refusal with its rule for every way of playing it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from noctuary.games.vtes import facts
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_text import card_line, card_text, use_text
from noctuary.games.vtes.cards.printed import Printed, all_printed
from noctuary.games.vtes.kinds import BASIC, MINION_CARDS, SUPERIOR
from noctuary.games.vtes.pool import default_pool
from noctuary.kernel.move import NOTHING
from noctuary.sim.bench import compiled
from noctuary.text.catalogue import Language, say
from tests.tables.vtes_exercise import Exercise, Seen

POOL = default_pool()
LIBRARY = [card for card in POOL.cards if not card.is_crypt]
GIFTED = [card for card in POOL.cards if card.is_crypt and (card.uses or card.traits or card.triggers)]
SPOKEN = [*LIBRARY, *GIFTED]
FACTS = (
    "name name_fr former types clans disciplines all_disciplines pool blood keywords unique"
    " burn_option banned"
)
HERE = Path(__file__).parent
BASIC_ONLY = {"army-of-rats"}  # printed with one line for both levels of its Discipline

# What chance does not reach in such games; the test module that shows it.
SHOWN_ELSEWHERE: dict[str, tuple[str, set[Seen]]] = {
    "adhocracy": ("test_politics", {("use", 1, 0)}),
    "party-out-of-bounds": ("test_politics", {("use", 1, 0)}),
    "antonio-veradas": ("test_vampires", {("trait", 0, 0)}),
    "aranthebes-the-immortal": ("test_action_cards", {("trait", 0, 0)}),
    "branimira": ("test_anarch_vampires", {("trait", 0, 0)}),
    "biothaumaturgic-experiment": ("test_action_cards", {("trait", 0, 0), ("use", 2, 0)}),
    "bowl-of-convergence": ("test_combat", {("trait", 0, 0), ("use", 1, 0)}),
    "burial-site-hunting-ground": ("test_hunting_grounds", {("use", 1, 0), ("use", 1, 1)}),
    "carvers-meat-packing-and-storage": ("test_masters", {("trait", 0, 0)}),
    "dabbler": ("test_masters", {("use", 1, 0), ("use", 2, 0)}),
    "chameleon": ("test_action_cards", {("use", 0, 0), ("use", 0, 1)}),
    "disarm": ("test_fights", {("trait", 0, 0)}),
    "enchanting-gaze": ("test_modifiers", {("use", 2, 0), ("use", 2, 1)}),
    "ennoias-theater": ("test_masters", {("use", 2, 0)}),
    "fame": ("test_investments_and_revolts", {("trigger", 0, 0), ("use", 1, 0), ("use", 2, 0)}),
    "faruq-abd-al-qadir": ("test_actions", {("trait", 0, 0)}),
    "fee-stake-seattle": ("test_action_cards", {("trait", 0, 0)}),
    "form-of-corruption": ("test_control", {("use", 2, 0), ("use", 2, 1)}),
    "heroic-might": ("test_action_cards", {("use", 2, 0)}),
    "garibaldi-meucci-museum": ("test_masters", {("use", 1, 0), ("use", 2, 0)}),
    "hesha-ruhadze-g6": ("test_actions", {("trait", 0, 0)}),
    "hide-the-mind": ("test_brawls", {("use", 0, 0)}),
    "illegalism": ("test_action_cards", {("use", 6, 0)}),
    "keegan": ("test_anarch_vampires", {("use", 0, 0)}),
    "larissa-moreira": ("test_anarch_vampires", {("use", 0, 0), ("use", 0, 1)}),
    "libertas": ("test_masters", {("trait", 0, 0)}),
    "life-boon": ("test_masters", {("use", 0, 0), ("use", 1, 0)}),
    "monster": ("test_masters", {("use", 1, 0)}),
    "narrow-minds": ("test_everybodys_events", {("trait", 0, 0)}),
    "ossian": ("test_bodies", {("trait", 1, 0), ("trait", 2, 0)}),
    "owl-companion": ("test_bodies", {("trait", 0, 0)}),
    "new-carthage": ("test_masters_n_to_z", {("trait", 0, 0), ("trait", 1, 0), ("trait", 2, 0)}),
    "piper": ("test_masters_n_to_z", {("use", 0, 0), ("use", 0, 1)}),
    "ponticulus": ("test_bodies", {("trait", 3, 0)}),
    "power-of-one": ("test_blocks_and_answers", {("use", 0, 0)}),
    "powerbase-los-angeles": ("test_discard_phase", {("trigger", 0, 0)}),
    "powerbase-savannah": ("test_masters_n_to_z", {("use", 1, 0), ("use", 1, 1)}),
    "revelation-of-the-serpent": ("test_modifiers", {("use", 4, 0), ("use", 4, 1)}),
    "revelations": ("test_actions", {("trait", 0, 0)}),
    "roy": ("test_anarch_vampires", {("trait", 0, 0)}),
    "scalpel-tongue": ("test_politics", {("use", 3, 0)}),
    "sergio-bueno": ("test_anarch_vampires", {("trait", 0, 0)}),
    "shattering": ("test_action_cards", {("use", 1, 0)}),
    "skullduggery": ("test_action_cards", {("use", 3, 0)}),
    "tier-of-souls": ("test_action_cards", {("trait", 0, 0)}),
    "smash-and-grab": ("test_action_cards", {("action", 1, 0)}),
    "the-bitter-and-sweet-story": ("test_everybodys_events", {("trait", 0, 0)}),
    "priority-contract": ("test_masters_n_to_z", {("use", 1, 0), ("trigger", 0, 0), ("trigger", 1, 0)}),
    "rotschreck": (
        "test_masters_n_to_z",
        {("use", 0, 0), ("use", 0, 1), ("use", 0, 2), ("use", 1, 0), ("use", 2, 0), ("use", 2, 1)}
        | {("trait", 0, 0), ("trigger", 0, 0)},
    ),
    "secret-passage": ("test_masters_n_to_z", {("use", 1, 0), ("use", 1, 1)}),
    "the-shard-london": ("test_masters_n_to_z", {("trait", 0, 0), ("trait", 1, 0)}),
    "the-unmasking": ("test_everybodys_events", {("trait", 0, 0)}),
    "the-status-perfectus": ("test_action_cards", {("use", 2, 0), ("use", 2, 1)}),
    "toreador-grand-ball": ("test_masters", {("trait", 2, 0)}),
    "trophy-hunting-ground": ("test_unlock_phase", {("use", 1, 0)}),
    "voracious-vermin": ("test_brawls", {("use", 2, 0)}),
    "wasserschloss-anif-austria": ("test_masters", {("trait", 0, 0)}),
    "villein": ("test_masters", {("trait", 0, 0)}),
    "crimethinc": ("test_blocks_and_answers", {("use", 1, 0)}),
    "memory-rift": (
        "test_blocks_and_answers",
        {("use", 0, 0), ("use", 2, 0), ("use", 2, 1), ("use", 4, 0), ("use", 4, 1)}
        | {("use", 6, 0), ("use", 6, 1), ("use", 6, 2)},
    ),
    "poison-pill": ("test_blocks_and_answers", {("use", 0, 0)}),
    "bollix": ("test_brawls", {("use", 3, -1)}),
    "steely-tenacity": ("test_brawls", {("use", 2, 0)}),
    "donnybrook": ("test_brawls", {("use", 0, 0), ("use", 2, -1)}),
    "fast-hands": ("test_brawls", {("use", 0, 0), ("use", 1, 0)}),
    "groundfighting": ("test_brawls", {("use", 2, 0)}),
    "hell-for-leather": ("test_brawls", {("use", 2, 0)}),
    "monstrous-form": ("test_brawls", {("use", 4, 0)}),
}


def slug_of(card: Card) -> str:
    return card.slug


@cache
def as_printed() -> dict[str, Printed]:
    return {one.slug: one for one in all_printed()}


def played(card: Card, level: int = NOTHING) -> list[int]:
    """Its uses from hand, at a level."""
    return [
        index
        for index, use in enumerate(card.uses)
        if not use.in_play and not use.granted and (level in (NOTHING, use.level))
    ]


# -- what is printed ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", LIBRARY, ids=slug_of)
def test_a_card_has_the_type_cost_and_requirements_of_its_facts(card: Card) -> None:
    clans = facts.Clans()
    clans.slugs = list(POOL.clans)
    printed = as_printed()[card.slug].card(clans)
    for name in FACTS.split():
        assert getattr(card, name) == getattr(printed, name), name
    for use in card.uses:
        assert use.types & ~card.types == 0, "played as a type that it has (VTES-SEQ-05)"
        if not use.in_play and not use.granted and use.discipline != NOTHING:
            assert use.discipline in card.disciplines


@pytest.mark.parametrize("card", LIBRARY, ids=slug_of)
def test_a_card_can_be_played_at_every_level_it_has(card: Card) -> None:
    """VTES-SEQ-09: basic and superior; one that takes any of several Disciplines is printed at basic only."""
    assert played(card), "it comes from somebody's hand"
    if not card.types & MINION_CARDS:
        return
    any_of_several = len(card.disciplines) > 1 and not card.all_disciplines
    levels = {BASIC} if any_of_several or card.slug in BASIC_ONLY else {BASIC, SUPERIOR}
    for which in card.disciplines:
        uses = [card.uses[index] for index in played(card)]
        fitting = [use for use in uses if use.discipline in (which, NOTHING) or card.all_disciplines]
        assert {use.level for use in fitting} >= levels


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("card", SPOKEN, ids=slug_of)
def test_a_card_reads_well(card: Card, language: Language) -> None:
    text, line = card_text(POOL, card, language), card_line(POOL, card, language)
    assert text.strip()
    assert text != say(language, "vtes-text-nothing")
    for part in (text, line):
        assert not any(mark in part for mark in ("vtes-", "{", "}", "$", "???", "None", "  "))
    assert text != card_text(POOL, card, Language.FR if language is Language.EN else Language.EN)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("card", [card for card in LIBRARY if len(played(card)) > 1], ids=slug_of)
def test_the_ways_of_playing_a_card_read_differently(card: Card, language: Language) -> None:
    """Of one type; a card of two types is never offered as both at once."""
    texts = [(card.uses[index].types, use_text(POOL, card, index, language)) for index in played(card)]
    assert len(set(texts)) == len(texts)


# -- what it does ---------------------------------------------------------------------------------------


@pytest.mark.skipif(compiled(), reason="machine code does not tell what it runs")
@pytest.mark.parametrize("card", SPOKEN, ids=slug_of)
def test_a_card_does_everything_it_says_and_is_refused_where_it_must_be(card: Card) -> None:
    module, elsewhere = SHOWN_ELSEWHERE.get(card.slug, ("", set()))
    exercise = Exercise(card)
    exercise.wanted -= elsewhere
    exercise.run()
    assert not exercise.missing
    for rule in exercise.refused.values():
        assert say(Language.EN, rule) != say(Language.FR, rule), "a rule that can be read"
    if elsewhere:
        assert card.slug in (HERE / f"{module}.py").read_text(encoding="utf-8")
