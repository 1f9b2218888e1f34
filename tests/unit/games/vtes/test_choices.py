"""What a person chooses among in VTES: equal cards without a number, levels by their Discipline."""

from __future__ import annotations

import re
from random import Random

import pytest

from noctuary.boards import sections_of
from noctuary.boards.sight import Looking
from noctuary.boards.text import flat
from noctuary.games.vtes.words import WORDS
from noctuary.kernel.match import Match
from noctuary.server.presenting.prompts import offers
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.tables.vtes_games import VtesGames
from tests.tables.vtes_table import real_cards, vtes_table
from tests.tables.vtes_turns import until
from tests.tables.whole_games import play_random

EN, FR = Language.EN, Language.FR
NUMBERED = re.compile(r"#\d|n° ?\d")


def labels(match: Match, language: Language = EN) -> list[str]:
    assert match.decision is not None
    return [WORDS.at(match).describe_move(match, move, language) for move in match.decision.moves]


@pytest.mark.parametrize("language", Language)
def test_nobody_reads_the_number_of_a_card(language: Language) -> None:
    game, random = VtesGames(), Random(5)
    for number in range(4):
        match = Match.start(game.name, game.setup_number(number), bytes([number]), log=True)
        words = words_of("vtes").at(match)
        for _ in range(25):
            play_random(match, random, 4)
            decision = match.decision
            if decision is None:
                break
            seat = decision.seat
            read = [*labels(match, language), words.prompt_text(match, decision, language)]
            read += flat(sections_of(Looking(match, words, seat), language))
            assert [line for line in read if NUMBERED.search(line)] == []
        told = [words.event_text(match, event, language, None) for event in match.log]
        assert [line for line in told if NUMBERED.search(line)] == []


def test_equal_vampires_that_wait_go_by_their_blood_where_they_differ() -> None:
    waiting = until(vtes_table(A={"uncontrolled": {"ann": 3, "ann#2": 1}}, B={}), "influence", "A")
    assert {"Move 1 pool to ann (blood 3)", "Move 1 pool to ann (blood 1)"} <= set(labels(waiting.match))
    alike = until(vtes_table(A={"uncontrolled": {"ann": 2, "ann#2": 2}}, B={}), "influence", "A")
    assert labels(alike.match).count("Move 1 pool to ann") == 2, "it does not matter which"


def test_a_discipline_and_its_level_are_signs_and_the_text_is_told_once() -> None:
    """VTES-SEQ-09"""
    box = real_cards("govern-the-unaligned", "anson")
    box.vampire("dom", disciplines={"dom": 2}, capacity=8)
    table = vtes_table(
        box, A={"ready": {"dom": 5}, "hand": ["govern-the-unaligned"], "uncontrolled": {"ann": 0}}, B={}
    )
    decision = table.match.decision
    assert decision is not None
    found = [one for one in offers(table.match, decision, WORDS.at(table.match), EN) if one.tags]
    assert [[tag.text for tag in one.tags] for one in found] == [["dom"], ["DOM"]]
    assert len({one.label for one in found}) == 1, "the same card, the same minion"
    assert all(one.detail and one.detail not in one.label for one in found)
    assert "Dominate, superior" in " ".join(labels(table.match))
    assert "supérieur" in " ".join(labels(table.match, FR))
