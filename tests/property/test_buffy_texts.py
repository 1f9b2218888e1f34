"""What holds whatever a card says."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.games.buffy.game import GAME
from noctuary.games.buffy.words import event_text, prompt_text
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, state_of
from tests.tables.buffy_random_texts import random_state


@pytest.mark.parametrize("seed", range(40))
def test_no_text_loses_a_card_or_stops_the_game(seed: int) -> None:
    random = Random(seed)
    match = Match.at(GAME, random_state(random, 2 + seed % 2), b"texts", log=True)
    total = None
    for count in range(250):
        decision = match.decision
        if decision is None:
            break
        assert decision.moves
        assert len(set(decision.moves)) == len(decision.moves)
        chosen = decision.moves[random.randrange(len(decision.moves))]
        s = state_of(match)
        for language in Language:
            prompt_text(s, decision, language)
        if count % 10 == 0:
            twin = match.copy()
            assert twin.notation(chosen) == match.notation(chosen)
            imagined = match.imagine(decision.seat, b"dream")
            assert imagined.decision is not None
            assert imagined.decision.moves == decision.moves
        match.play(chosen)
        assert_in_bounds(s)
        if match.at_rest and not s.agenda:
            now = cards_in_game(s)
            total = now if total is None else total
            assert now == total
    for event in match.log:
        event_text(state_of(match), event, Language.FR, None)
