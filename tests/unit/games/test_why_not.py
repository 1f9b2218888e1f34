"""Why can't I? Whoever points at a card of her hand hears what it is about that card, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any, cast

import pytest

from noctuary.boards import asking
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from tests.tables.buffy_games import BuffyGames
from tests.tables.fables_games import FablesGames
from tests.tables.fables_table import table
from tests.tables.whole_games import WholeGames

# The rules of asking in general: they say nothing about a card. VTES has a test of its own.
GENERIC = {"buffy": {"BUF-TURN-03", "BUF-TURN-10"}, "fables": {"FAB-TURN-05"}}
MOST_GENERIC = 0.1
MATCHES = 4
DECISIONS = 200
ONE_IN = 20


def asked_about(games: WholeGames) -> Iterator[tuple[Match, Seat, str]]:
    """Every card in the hands of random games: of whoever is asked, and of one who waits."""
    for number in range(MATCHES):
        match = Match.start(games.name, games.setup_number(number), b"why %d" % number)
        random = Random(number)
        for made in range(DECISIONS):
            decision = match.decision
            if decision is None:
                break
            if made % ONE_IN == 0:
                for seat in (decision.seat, Seat((decision.seat + 1) % match.seats)):
                    hand = cast(Any, match.view(seat)).seats[seat].hand
                    for slug in sorted(set(hand)):
                        yield match, seat, slug
            match.play(random.choice(decision.moves))


@pytest.mark.parametrize("games", [BuffyGames(), FablesGames()], ids=["buffy", "fables"])
def test_the_generic_rule_answers_few_of_those_who_point_at_a_card(games: WholeGames) -> None:
    told: Counter[str] = Counter()
    generic = 0
    for (match, seat, slug), language in zip(asked_about(games), cycle(Language)):
        answer = asking.why(match, seat, f"hand/{slug}", language)
        told[str(answer.rule)] += 1
        generic += not answer.reasons or answer.rule in GENERIC[games.name]
        assert not any("{" in reason or f"{games.name}-" in reason for reason in answer.reasons)
    shown = "\n".join(f"{count:6} {rule}" for rule, count in told.most_common())
    assert generic < MOST_GENERIC * told.total(), shown


def test_a_talent_without_its_basic_card_says_which_one_is_missing() -> None:
    """FAB-TALENT-02"""
    t = table("red", "snow", a={"hand": ["pot-shot", "defense-1"]})
    answer = asking.why(t.match, Seat(0), "hand/pot-shot", Language.EN)
    assert answer.rule == "FAB-TALENT-02"
    assert answer.reasons == ["You have no Attack card or Joker in hand to use it with."]
