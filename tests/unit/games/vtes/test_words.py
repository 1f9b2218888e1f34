"""What people read of VTES: cards, windows, moves, the log and the table, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from noctuary.boards import sections_of
from noctuary.boards.sight import Looking
from noctuary.boards.text import flat
from noctuary.boards.vtes import board_of as board
from noctuary.boards.vtes import candidates, meant_by, moves_of, piles, read_item
from noctuary.games import vtes
from noctuary.games.vtes import GAME, notation
from noctuary.games.vtes.decks import check
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    DISCIPLINE_CODES,
    KEYWORD_SLUGS,
    PHASE_SLUGS,
    SECT_SLUGS,
    TITLE_SLUGS,
    TRAIT_SLUGS,
    TYPE_SLUGS,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.loading import load
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.words import WORDS, fault_text
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, catalogue, say

SETUP: Document = {"decks": ["v5-malkavian", "v5-ventrue", "v5-toreador"], "format": "free"}
NBSP = "\u00a0"
TELLING = ("cards", "numbers_told", "hidden_cards")


def at(document: Document) -> Match:
    return Match.at(GAME, load(document), log=True)


def asked(match: Match, language: Language) -> str:
    assert match.decision is not None
    return WORDS.prompt_text(match, match.decision, language)


def labels(match: Match, language: Language = Language.EN) -> list[str]:
    assert match.decision is not None
    return [WORDS.describe_move(match, move, language) for move in match.decision.moves]


@pytest.mark.parametrize("language", Language)
def test_everything_that_has_a_name_has_one_in_both_languages(language: Language) -> None:
    wanted = {f"vtes-window-{slug}" for slug in WINDOW_SLUGS} | {f"vtes-pass-{slug}" for slug in WINDOW_SLUGS}
    wanted |= {f"vtes-at-{slug}" for slug in WINDOW_SLUGS}
    wanted |= {f"vtes-phase-{slug}" for slug in PHASE_SLUGS}
    wanted |= {f"vtes-doing-{slug}" for slug in ACTION_SLUGS}
    wanted |= {f"vtes-log-action-{slug}" for slug in ACTION_SLUGS}
    wanted |= {f"vtes-move-{word}" for word, _ in notation.WORDS.verbs.values()}
    wanted |= {f"vtes-discipline-{code}" for code in DISCIPLINE_CODES}
    wanted |= {f"vtes-sect-{slug}" for slug in SECT_SLUGS} | {f"vtes-title-{slug}" for slug in TITLE_SLUGS}
    wanted |= {f"vtes-type-{slug}" for slug in TYPE_SLUGS} | {f"vtes-letter-{slug}" for slug in TYPE_SLUGS}
    wanted |= {f"vtes-keyword-{slug}" for slug in KEYWORD_SLUGS}
    wanted |= {f"vtes-crypt-{slug}" for slug in TRAIT_SLUGS}
    wanted |= {f"vtes-clan-{slug}" for slug in default_pool().clans}
    assert sorted(wanted - set(catalogue(language).ids)) == []


@pytest.mark.parametrize("language", Language)
def test_every_card_can_be_read(language: Language) -> None:
    """No doubled words or spaces, no clause without an end, no argument left empty."""
    wrong = []
    for slug in WORDS.card_slugs():
        text = WORDS.card_text(slug, language)
        assert WORDS.card_line(slug, language)
        for line in text.splitlines():
            stops = (".", ":") if "\n•" in text else "."  # before a list
            if not line.endswith(stops) or "  " in line or " ." in line or re.search(r"\b(\w+) \1\b", line):
                wrong.append((slug, line))
    assert wrong == []


def test_a_card_says_what_its_pieces_do() -> None:
    english = WORDS.card_text("govern-the-unaligned", Language.EN).splitlines()
    assert english == [
        "[dom] (D) Bleed with +2 bleed.",
        "[DOM] +1 stealth action. Add 3 blood to a younger vampire in your uncontrolled region.",
    ]
    assert WORDS.card_line("govern-the-unaligned", Language.FR) == "Action · Domination · 1 de sang"
    assert WORDS.card_title("govern-the-unaligned", Language.FR) == "Diriger les indécis"
    assert WORDS.card_numbers("alexa-draper") == {"capacity": 8, "group": 6}
    assert WORDS.card_kind("alexa-draper") == "vampire"


def test_a_city_has_its_french_name() -> None:
    assert WORDS.card_text("ingrid-rossler", Language.EN).startswith("Camarilla prince of Geneva.")
    assert WORDS.card_text("ingrid-rossler", Language.FR).startswith("Camarilla, prince de Genève.")


def test_an_action_with_a_card_in_play_says_what_it_does() -> None:
    match = at(
        {
            "seats": {
                "A": {"ready": {"alexa-draper": 5}},
                "B": {"ready": {"gelasia-fotiou": 3}, "in_play": {"revelations": {}}},
            }
        }
    )
    assert "Alexa Draper acts with Revelations — (D) Burn this card." in labels(match)


def test_cards_of_one_name_are_told_apart_by_what_they_lie_on() -> None:
    dolls: Document = {"on": {"blood-doll": {}}}
    match = at(
        {
            "phase": "master",
            "seats": {
                "A": {"ready": {"alexa-draper": {"counters": 5, **dolls}, "anson": {"counters": 5, **dolls}}}
            },
        }
    )
    assert any(label.startswith("Use Blood Doll on Anson — ") for label in labels(match))


def test_passing_says_what_it_does() -> None:
    match = at({"seats": {"A": {"ready": {"alexa-draper": 5}}, "B": {"ready": {"gelasia-fotiou": 3}}}})
    assert labels(match)[-1] == "No more actions: go on to the influence phase"
    match.play_text("bleed alexa-draper")
    while match.decision is not None and match.decision.seat != Seat(1):
        match.play_text("pass")
    assert asked(match, Language.EN) == "Alexa Draper bleeds Methuselah B for 1. Stealth 0: do you block?"
    assert labels(match) == ["Block with Gelasia Fotiou", "Pass: do not block the bleed of 1"]
    assert labels(match, Language.FR)[-1] == f"Passer{NBSP}: ne pas bloquer la morsure de 1"


def test_the_log_tells_cards_only_to_those_who_see_them() -> None:
    match = at({"seats": {"A": {"library": ["bonding", "majesty"]}}})
    drawn = next(event for event in match.log if event.message == "vtes-log-draw")
    assert WORDS.event_text(match, drawn, Language.EN, Seat(1)) == "Methuselah A draws 2 cards."
    assert WORDS.event_cards(match, drawn, Seat(1)) == []
    own = WORDS.event_text(match, drawn, Language.EN, Seat(0))
    assert own == "Methuselah A draws Bonding and Majesty."


def test_the_log_tells_a_bleed_once_and_what_a_card_is_played_on() -> None:
    match = at(
        {
            "phase": "master",
            "seats": {
                "A": {"ready": {"alexa-draper": 5}, "hand": ["pentex-subversion"], "library": ["bonding"]},
                "B": {"ready": {"gelasia-fotiou": 3}},
            },
        }
    )
    match.play_text("play pentex-subversion")
    while match.decision is not None and "bleed alexa-draper" not in map(
        match.notation, match.decision.moves
    ):
        match.play_text("target gelasia-fotiou" if len(match.decision.moves) == 2 else "pass")
    match.play_text("bleed alexa-draper")
    while not any(event.message == "vtes-log-bled" for event in match.log):
        match.play_text("pass")
    told = [WORDS.event_text(match, event, Language.EN, None) for event in match.log]
    assert "Methuselah A plays Pentex™ Subversion on Gelasia Fotiou." in told
    assert told.count("The bleed of Alexa Draper takes 1 pool from Methuselah B.") == 1
    assert "Methuselah B burns 1 pool." not in told


def log_calls() -> Iterator[tuple[str, set[str]]]:
    """Every line that the rules and cards tell, with the names of what it is given (`words.event_text`)."""
    for file in sorted(Path(vtes.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            message, name = node.args[1], ast.unparse(node.func)
            if name not in TELLING or not isinstance(message, ast.Constant):
                continue
            given = {"who", "with", "aimed"} | {word.arg for word in node.keywords if word.arg}
            if name == "hidden_cards":
                given.add("count")
            elif name == "cards" and isinstance(message.value, str):
                shown = node.args[3]
                several = isinstance(shown, ast.List) and len(shown.elts) > 1
                given |= {"cards", "count", "card", "minion"} | ({"other"} if several else set())
            yield str(message.value), given


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("value", [0, 1, 2, "yes"])
def test_every_line_of_the_log_is_given_what_it_asks_for(language: Language, value: str | int) -> None:
    """Whatever its variants: `say` fails where a message names something that it was not given."""
    for line, given in log_calls():
        arguments: dict[str, str | int] = dict.fromkeys(given, value)
        assert say(language, line, **arguments)


@pytest.mark.parametrize("language", Language)
def test_a_whole_game_can_be_read_from_every_seat(language: Language) -> None:
    """Prompts, labels, the log and the table in words: nothing is missing, nothing is left empty."""
    match = Match.start(GAME, SETUP, b"read", log=True)
    chance = Random(5)
    for step in range(250):
        if match.over or match.decision is None:
            break
        for text in (asked(match, language), *labels(match, language)):
            assert text
            assert "  " not in text
        if step % 10 == 0:
            for seat in (Seat(0), Seat(1), None):
                assert all(flat(sections_of(Looking(match, WORDS, seat), language)))
        match.play(chance.choice(match.decision.moves))
    for event in match.log:
        for seat in (Seat(0), None):
            assert WORDS.event_text(match, event, language, seat).endswith((".", "!"))


def test_others_read_only_that_a_crypt_card_is_there() -> None:
    match = at({"seats": {"A": {}, "B": {"uncontrolled": [{"card": "alexa-draper", "counters": 3}]}}})
    mine = flat(sections_of(Looking(match, WORDS, Seat(1)), Language.EN))
    theirs = flat(sections_of(Looking(match, WORDS, Seat(0)), Language.EN))
    assert "  Uncontrolled: Alexa Draper (3 of 8)" in mine
    assert "  Uncontrolled, face down: 3 counters" in theirs
    assert not any("Alexa" in line for line in theirs)


def test_cards_on_the_table_can_be_pointed_at() -> None:
    match = at({"seats": {"A": {"ready": {"alexa-draper": 5}, "hand": ["govern-the-unaligned"]}}})
    sight = Looking(match, WORDS, Seat(0))
    drawn = board(sight, Language.EN)
    thing, held = drawn.me.things[0].item, drawn.hand.items[0]
    assert thing.live
    assert [match.notation(move).split()[0] for move in moves_of(sight, thing)][:2] == ["bleed", "hunt"]
    assert all("govern-the-unaligned" in match.notation(move) for move in moves_of(sight, held))
    assert "play govern-the-unaligned by alexa-draper" in candidates(sight, held)
    assert "bleed alexa-draper" in meant_by(sight, "alexa-draper", "")
    read = read_item(sight, thing, Language.EN)
    assert read is not None
    assert read[2].startswith(
        "Alexa Draper: 5 of 8 blood, Ventrue, Camarilla, prince, 2 votes, bleed 1, strength 1, "
        "superior Dominate, superior Presence, Fortitude, Potence"
    )


def test_ash_heaps_are_open_and_ones_own_decks_can_be_counted() -> None:
    match = at({"seats": {"A": {"crypt": ["alexa-draper"]}, "B": {"ash": ["deflection"]}}})
    zones = piles(Looking(match, WORDS, Seat(0)), Language.EN)
    found = {zone.title: [item.title for item in zone.items] for zone in zones if zone.items}
    assert found == {"Ash heap, Methuselah B": ["Deflection"], "Your crypt, in no order": ["Alexa Draper"]}


@pytest.mark.parametrize("language", Language)
def test_a_faulty_deck_is_told_its_faults_with_their_rules(language: Language) -> None:
    pool = default_pool()
    deck = default_decks()["v5-malkavian"]
    deck = type(deck)(deck.crypt[:3], deck.crypt[:1])
    told = [fault_text(pool, fault, language) for fault in check(deck, pool)]
    assert [text.split()[0].rstrip(f":{NBSP}") for text in told] == ["VTES-DECK-01"] * 3
