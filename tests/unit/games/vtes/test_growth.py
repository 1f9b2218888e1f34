"""What a decision costs goes by the cards in play, not by the cards known."""

from __future__ import annotations

import copy
from random import Random

import pytest

from noctuary.games.vtes.card import Card, X
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.game import GAME, mine
from noctuary.games.vtes.kinds import DISCARD, OUT_OF_TURN, POLLING, UNLOCK, WINDOWS
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.rules import deciding, playable, politics, setup, unlock, windows
from noctuary.games.vtes.state import Settings, State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.sim.bench import compiled
from tests.tables.vtes_games import FIRST_DECKS
from tests.tools.lines import lines_run

TIMES = 10
DECISIONS = 400
LINES = 1000  # of Python that a decision of two seats may run: some more than it does
SLACK = 1.02  # a card that was played in an action leaves another to be thought of (VTES-SEQ-11)


def test_ten_times_as_many_cards_known_cost_nothing() -> None:
    """The same game is played with either pool, and every line of Python that runs is counted."""
    if compiled():
        pytest.skip("machine code does not tell which lines it runs")
    few = default_pool()
    many = crowded(few, TIMES)
    assert len(many.cards) == TIMES * len(few.cards)
    lines_with(few)  # the first game makes the moves that later ones find ready
    assert lines_with(many) <= lines_with(few) * SLACK


def test_a_decision_runs_few_lines() -> None:
    """So that the speed stays: no clock, which would go by the machine."""
    if compiled():
        pytest.skip("machine code does not tell which lines it runs")
    lines_run(dealt(default_pool(), b"few", seats=2), DECISIONS)  # makes the moves that others find ready
    assert lines_run(dealt(default_pool(), b"few", seats=2), DECISIONS) <= LINES * DECISIONS


def test_the_whole_pool_costs_no_more_than_the_cards_of_five_decks() -> None:
    """Real cards, no two of which are the same; who is asked differs, so it is the mean of some games."""
    if compiled():
        pytest.skip("machine code does not tell which lines it runs")
    whole, decks = default_pool(), [default_decks()[name] for name in FIRST_DECKS]
    few, same_decks = without_others(whole, decks)
    assert 8 * len(few.cards) < len(whole.cards)
    lines_with(few, same_decks)
    run = [
        sum(lines_run(dealt(pool, seed, brought), DECISIONS) for seed in (b"growth", b"a", b"b"))
        for pool, brought in ((whole, decks), (few, same_decks))
    ]
    assert run[0] <= run[1] * SLACK


def test_what_asks_for_more_is_not_looked_at() -> None:
    """VTES-RUL-17: the same play for less stands for it, whatever it costs and however much it does."""
    if compiled():
        pytest.skip("compiled cards cannot be copied")
    pool = default_pool()
    many = crowded(pool, TIMES)
    for acting in (False, True):
        for window in range(WINDOWS):
            assert len(many.answers[acting][window]) == len(pool.answers[acting][window])


def crowded(pool: Pool, times: int) -> Pool:
    """The same cards under the same numbers, and dearer ones like them that nobody has brought."""
    cards: list[Card] = [copy.copy(card) for card in pool.cards]
    for time in range(1, times):
        for card in pool.cards:
            other = copy.deepcopy(card)
            other.slug = f"{card.slug}-again-{time}"
            other.blood += time if other.blood != X else 0
            cards.append(other)
    return Pool(cards, pool.clans)


def without_others(pool: Pool, decks: list[Deck]) -> tuple[Pool, list[Deck]]:
    """Only the cards of these decks, in the same order; and the decks by their new numbers."""
    kinds = sorted({kind for deck in decks for kind in (*deck.crypt, *deck.library)})
    number = {kind: place for place, kind in enumerate(kinds)}
    few = Pool([copy.copy(pool.cards[kind]) for kind in kinds], pool.clans)
    return few, [Deck([number[k] for k in one.crypt], [number[k] for k in one.library]) for one in decks]


def lines_with(pool: Pool, decks: list[Deck] | None = None) -> int:
    return lines_run(dealt(pool, b"growth", decks), DECISIONS)


def dealt(pool: Pool, seed: bytes, brought: list[Deck] | None = None, seats: int = 3) -> Match:
    decks = (list(default_decks().values()) if brought is None else brought)[:seats]
    return Match.at(GAME, setup.new_game(pool, Settings(), decks, Chance(match_key(seed)), Seat(0)))


# -- who is asked ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_few_plays_stand_for_all_cards(seed: int) -> None:
    """VTES-RUL-17: somebody is asked whenever some card, were it in her hand, could be played."""
    match, random = dealt(default_pool(), bytes([seed]), seats=2 + seed), Random(seed)
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
        playable.could_play(s, seat, card.kind, index)
        for card in answers
        for index, use in enumerate(card.uses)
        if use.windows >> window & 1 and not use.in_play and not use.granted
    )
