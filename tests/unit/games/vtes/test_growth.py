"""What a decision costs goes by the cards in play, not by the cards known."""

from __future__ import annotations

import copy
from random import Random

import pytest

from noctuary.games.vtes.card import Card, Pool
from noctuary.games.vtes.game import GAME, mine
from noctuary.games.vtes.kinds import DISCARD, OUT_OF_TURN, POLLING, UNLOCK
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.rules import deciding, playable, politics, setup, unlock, windows
from noctuary.games.vtes.state import Settings, State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.sim.bench import compiled
from tests.lines import lines_run

TIMES = 10
DECISIONS = 400
SLACK = 1.01  # a card that was played in an action leaves another of its sort to be thought of (VTES-SEQ-11)


def test_ten_times_as_many_cards_known_cost_nothing() -> None:
    """The same game is played with either pool, and every line of Python that runs is counted."""
    if compiled():
        pytest.skip("machine code does not tell which lines it runs")
    few = default_pool()
    many = crowded(few, TIMES)
    assert len(many.cards) == TIMES * len(few.cards)
    lines_with(few)  # the first game makes the moves that later ones find ready
    assert lines_with(many) <= lines_with(few) * SLACK


def crowded(pool: Pool, times: int) -> Pool:
    """The same cards under the same numbers, and others like them that nobody has brought."""
    cards: list[Card] = [copy.copy(card) for card in pool.cards]
    for time in range(1, times):
        for card in pool.cards:
            other = copy.deepcopy(card)
            other.slug = f"{card.slug}-again-{time}"
            cards.append(other)
    return Pool(cards, pool.clans)


def lines_with(pool: Pool) -> int:
    return lines_run(dealt(pool, b"growth"), DECISIONS)


def dealt(pool: Pool, seed: bytes) -> Match:
    decks = list(default_decks().values())[:3]
    return Match.at(GAME, setup.new_game(pool, Settings(), decks, Chance(match_key(seed)), Seat(0)))


# -- who is asked ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_sorts_of_plays_stand_for_all_cards(seed: int) -> None:
    """VTES-RUL-17: somebody is asked whenever some card, were it in her hand, could be played."""
    match, random = dealt(default_pool(), bytes([seed])), Random(seed)
    for _ in range(DECISIONS):
        decision = match.decision
        if decision is None:
            break
        if match.at_rest:
            s = mine(match.state)
            for player in s.players:
                if not player.out and player.hand:
                    assert deciding.could_act(s, player.seat) == could_do_anything(s, player.seat)
        match.play(decision.moves[int(random.random() * len(decision.moves))])


def could_do_anything(s: State, seat: Seat) -> bool:
    """The same question, put to every card that is known."""
    window = windows.open_kind(s)
    if (window == UNLOCK and unlock.could_burn(s, seat)) or (
        window == POLLING and politics.could_burn(s, seat)
    ):
        return True
    answers = [card for card in s.pool.cards if window > DISCARD or card.keywords & OUT_OF_TURN]
    return any(
        playable.could_play(s, seat, card.kind, [index])
        for card in answers
        for index, use in enumerate(card.uses)
        if use.windows >> window & 1 and not use.in_play and not use.granted
    )
