"""What VTES cards say: put together as players say it, the same way for every card of the pool."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from noctuary.games.vtes.blocks.effects.action import Intercept, Stealth
from noctuary.games.vtes.blocks.effects.pool import GainPool
from noctuary.games.vtes.card import ActionOf, By, Card, UseOf
from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.kinds import (
    ATTEMPT,
    BASIC,
    DISCIPLINE_CODES,
    MASTER,
    MODIFIER,
    REACTION,
    SUPERIOR,
)
from noctuary.games.vtes.pool import default_pool
from noctuary.text.catalogue import Language, say
from tests.unit.text.test_catalogues import messages

POOL = default_pool()
NBSP = "\u00a0"
TOLD = [card for card in POOL.printed if card.uses or card.traits or card.triggers or not card.is_crypt]
EACH_CARD = pytest.mark.parametrize("card", TOLD, ids=lambda card: card.slug)
MARKS = re.compile(r"^(\[[a-zA-Z]{3}\])+( / (\[[a-zA-Z]{3}\])+)? ")


def lines(slug: str, language: Language = Language.EN) -> list[str]:
    return card_text(POOL, POOL.cards[POOL.kind_of[slug]], language).splitlines()


def conditions(text: str, language: Language) -> list[str]:
    """What follows “Only usable”, and what stands before “you can” or a cost."""
    only = say(language, "vtes-text-only", when="|").partition("|")[0]
    return [part.partition(".")[0] for part in text.split(only)[1:]]


# -- the whole pool ---------------------------------------------------------------------------------------


@EACH_CARD
@pytest.mark.parametrize("language", Language)
def test_no_condition_is_said_twice(card: Card, language: Language) -> None:
    text = card_text(POOL, card, language)
    found = conditions(text, language)
    assert len(set(found)) == len(found)
    starts = [line.partition(":")[0] for line in text.splitlines() if ":" in line and not MARKS.match(line)]
    assert len(set(starts)) == len(starts)


@EACH_CARD
@pytest.mark.parametrize("language", Language)
def test_no_line_is_another_with_more_at_its_end(card: Card, language: Language) -> None:
    """A higher level says “as above”; equal lines are one."""
    bare = [MARKS.sub("", line) for line in card_text(POOL, card, language).splitlines()]
    assert len(set(bare)) == len(bare)
    assert [one for one, other in pairwise(bare) if other.startswith(f"{one} ")] == []


@EACH_CARD
def test_what_is_mandatory_is_not_said_to_be_so(card: Card) -> None:
    """It lacks the “can” of what is not."""
    english, french = (card_text(POOL, card, language).lower() for language in Language)
    assert "mandatory" not in english
    assert "obligatoire" not in french


@EACH_CARD
def test_every_limit_is_told(card: Card) -> None:
    """Once for each limit, however many uses share it."""
    english, french = (card_text(POOL, card, language) for language in Language)
    limits = {
        use.limit_as if use.limit_as >= 0 else at
        for at, use in enumerate(card.uses)
        if use.once and use.optional and not use.granted
    }
    assert len(re.findall(r"\b[Oo]nce (each|during|as)\b", english)) >= len(limits)
    assert len(re.findall(r"\b[Uu]ne fois (par|durant|à)\b", french)) >= len(limits)


@EACH_CARD
def test_every_deferred_replacement_and_cost_of_a_use_is_told(card: Card) -> None:
    english = card_text(POOL, card, Language.EN).lower()
    for use in (one for one in card.uses if not one.granted):
        assert not use.deferred or "do not replace" in english
        assert not use.locks or re.search("lock this (card|ally|retainer|vampire)", english)
        assert not use.blood or f"{use.blood} blood" in english
        assert not use.pool or f"{use.pool} pool" in english
        assert not use.transfers or f"use {use.transfers} transfer" in english
        assert not use.needs_locked or "locked" in english


@EACH_CARD
def test_a_french_sentence_begins_with_no_infinitive(card: Card) -> None:
    """The official texts speak to the player: « Inclinez », « Gagnez »."""
    text = card_text(POOL, card, Language.FR)
    starts = re.findall(rf"(?:^|[.:;{NBSP}•] |\) )(?:En |Le |La |Lui |L’)?([A-ZÀ-Ý][a-zà-ÿ]+)\b", text, re.M)
    assert [word for word in starts if re.search(r"(er|ir|dre|tre|ire)$", word) and word not in ALLOWED] == []


ALLOWED = {"Votre", "Frapper"}  # « Frapper : fin de combat » is how the official cards announce a strike


@EACH_CARD
def test_french_has_hard_spaces_before_high_punctuation(card: Card) -> None:
    assert re.search(r"(?<![\u00a0:;!?])[:;!?]", card_text(POOL, card, Language.FR)) is None


@EACH_CARD
def test_a_text_speaks_of_the_minion_that_plays_the_card_with_one_word(card: Card) -> None:
    english = card_text(POOL, card, Language.EN).lower()
    assert not ("this minion" in english and "this vampire" in english)


def test_every_form_of_a_message_is_told_on_the_page_about_texts() -> None:
    page = (Path(__file__).parents[4] / "docs" / "vtes-texts.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\| `\.([a-z]+)`", page, re.M))
    pieces = re.compile(r"vtes-(effect|when|trait|trigger|grant|terms|target)-")
    used = {
        attribute.id.name
        for message in messages(Language.EN)
        if pieces.match(message.id.name)
        for attribute in message.attributes
    }
    assert used - known == set()


# -- one card each ----------------------------------------------------------------------------------------


def test_what_all_uses_share_stands_once_on_top() -> None:
    assert lines("conditioning") == [
        "Only usable during a bleed.",
        "[dom] +2 bleed (limited).",
        "[DOM] +3 bleed (limited).",
    ]
    assert lines("into-thin-air", Language.FR)[0].endswith(
        "À ne pas remplacer jusqu’à votre phase de redressement."
    )


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        ("majesty", "[PRE] As above, and unlock", "[PRE] Comme ci-dessus, et redressez"),
        (
            "magic-of-the-smith",
            "[THA] As above, but this is a +3",
            "[THA] Comme ci-dessus, mais en action à +3",
        ),
        ("deflection", "[DOM] As above, but do not lock", "[DOM] Comme ci-dessus, mais n’inclinez pas"),
        ("scalpel-tongue", "[CEL][PRE] As above, and that", "[CEL][PRE] Comme ci-dessus, et ce vampire"),
        ("into-thin-air", "[OBF] As above, but with +2", "[OBF] Comme ci-dessus, mais avec +2"),
        ("heart-of-the-city", "[PRE] As above, but the", "[PRE] Comme ci-dessus, mais le vampire"),
        ("hidden-strength", "[FOR] As above, with an", "[FOR] Comme ci-dessus, avec une poursuite"),
    ],
)
def test_superior_says_what_it_changes(slug: str, english: str, french: str) -> None:
    assert lines(slug)[-1].startswith(english)
    assert lines(slug, Language.FR)[-1].startswith(french)


def test_disciplines_that_add_up_have_a_line_each() -> None:
    assert lines("the-platinum-protocol") == [
        "Requires an Anarch. More than one of these Disciplines can be used at once. (D) Bleed.",
        "[obf] +1 stealth.",
        "[pre] +1 bleed.",
        "[pro] If the bleed is successful, put a corruption counter on a minion of the bled Methuselah.",
    ]


def test_two_ways_at_one_level_are_one_line() -> None:
    assert lines("revelation-of-the-serpent")[1] == (
        "[pre][pro] +1 bleed (limited), or +1 stealth and +1 bleed (limited)."
    )


def test_a_levy_names_the_person_before_the_pronoun() -> None:
    assert (
        "During each Methuselah’s unlock phase, if she controls no ready Anarch, she burns 1 pool."
        in lines("anarch-revolt")
    )
    assert "de chaque Mathusalem, s’il ne contrôle aucun Anarch" in lines("anarch-revolt", Language.FR)[1]
    assert lines("smiling-jack-the-anarch")[2].startswith("During each other Methuselah’s unlock phase, she")
    assert lines("arika")[1].startswith("During your prey’s unlock phase")


def test_a_card_in_play_offers_actions_with_their_cost() -> None:
    assert "This vampire can bleed with +2 bleed as a (D) action that costs 1 blood." in lines("cybele")
    assert "Any vampire can burn this card as a (D) action that costs 1 pool." in lines("constant-revolution")
    assert "N’importe quel autre serviteur peut brûler cette carte en action (D)." in lines(
        "pentex-subversion", Language.FR
    )


def test_a_bonus_of_another_minion_says_whose_it_is() -> None:
    assert lines("cloak-the-gathering")[1].endswith("The acting minion gets +1 stealth.")
    assert lines("cloak-the-gathering", Language.FR)[1].endswith(
        "Le serviteur qui agit reçoit +1 en discrétion."
    )
    assert lines("opium-den") == [
        "If a Ministry you control is acting, you can lock this card: the acting minion gets +1 stealth."
    ]


def test_uses_that_share_a_limit_are_one_choice() -> None:
    assert lines("anarch-troublemaker")[1:] == [
        "Once during your unlock phase, you can do one of these:",
        "• Lock up to 2 vampires of your prey.",
        "• Burn an equipment on a minion of your prey.",
        "Each time, your prey takes control of this card.",
    ]


def test_how_many_copies_are_allowed_is_a_sentence_of_its_own() -> None:
    assert (
        lines("heart-of-the-city")[0] == "+1 stealth action. A vampire can have only one copy of this card."
    )
    assert lines("kevlar-vest", Language.FR)[0] == "Un serviteur ne peut en porter qu’un exemplaire."
    assert lines("lost-in-crowds")[0] == "This card cannot be played in the same action as Into Thin Air."


def test_a_minion_that_must_act_does_so_against_the_prey_of_its_own_controller() -> None:
    assert "with a ready minion of its controller’s prey" in " ".join(lines("lunatic-eruption"))
    assert "de la proie de son contrôleur" in " ".join(lines("lunatic-eruption", Language.FR))


def test_nouns_have_their_attributes_in_the_order_of_the_language() -> None:
    assert "each vampire in torpor she controls" in " ".join(lines("dragonbound"))
    assert "que vous contrôlez et qu’aucun terrain de chasse" in lines("zoo-hunting-ground", Language.FR)[0]
    assert lines("antonio-veradas", Language.FR)[1].endswith("quand il s’équipe avec une arme.")


def test_a_card_that_is_an_ally_in_play_says_so() -> None:
    assert "In play, it is a unique mortal ally with 1 life, 0 strength and 0 bleed." in lines(
        "jake-washington"
    )


def test_what_holds_stands_before_what_can_be_bought() -> None:
    assert [line.split()[0] for line in lines("bowl-of-convergence")] == ["The", "Once"]


def test_a_location_goes_into_play_without_saying_so() -> None:
    assert "in play" not in " ".join(lines("arcane-library"))
    assert "Put this card in play." in lines("anarch-revolt")


# -- cards that are not in the pool -----------------------------------------------------------------------


def card_of(types: int, *uses: UseOf, discipline: str = "") -> Card:
    card = Card("probe", types)
    card.name = card.name_fr = "Probe"
    card.disciplines = [DISCIPLINE_CODES.index(discipline)] if discipline else []
    card.uses += uses
    return card


def test_an_out_of_turn_master_tells_its_window() -> None:
    card = card_of(MASTER, UseOf(1 << ATTEMPT, [GainPool(1)], types=MASTER))
    assert card_text(POOL, card, Language.EN) == "Only usable while a block is being attempted.\nGain 1 pool."


def test_once_in_a_game_is_told() -> None:
    card = card_of(MASTER, UseOf(1 << 1, [GainPool(1)], types=MASTER, once=6))
    assert card_text(POOL, card, Language.EN) == "Once each game.\nGain 1 pool."
    assert card_text(POOL, card, Language.FR) == "Une fois par partie.\nGagnez 1 point de réserve."


def test_a_reaction_of_a_minion_locked_or_not_says_so_once() -> None:
    free, locked = (
        UseOf(1 << ATTEMPT, [Intercept(1)], types=REACTION, needs_locked=one) for one in (False, True)
    )
    card = card_of(REACTION, free, locked)
    assert card_text(POOL, card, Language.EN) == (
        "Only usable while a block is being attempted, by a minion, whether locked or not.\n+1 intercept."
    )


def test_levels_with_other_conditions_are_told_in_full() -> None:
    obf = DISCIPLINE_CODES.index("obf")
    basic = UseOf(1 << ATTEMPT, [Stealth(1)], types=MODIFIER, discipline=obf, level=BASIC)
    superior = UseOf(1 << ATTEMPT, [Stealth(1)], types=MODIFIER, by=By.OTHERS, discipline=obf, level=SUPERIOR)
    card = card_of(MODIFIER, basic, superior, discipline="obf")
    assert len(card_text(POOL, card, Language.EN).splitlines()) == 3


def test_an_action_has_its_stealth_on_top_and_its_direction_before_what_it_does() -> None:
    bleed = ActionOf(0, directed=True, stealth=1, bleed=1)
    card = card_of(8, UseOf(4, [], types=8, action=bleed))
    assert card_text(POOL, card, Language.EN) == "+1 stealth action.\n(D) Bleed with +1 bleed."
