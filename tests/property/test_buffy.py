"""What holds in every game of Buffy."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from noctuary.games.buffy import verbs
from noctuary.games.buffy.notation import WORDS
from noctuary.games.buffy.rules import watches
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.records import read_records, write_record
from noctuary.text.catalogue import Language, say
from tests.buffy_games import assert_in_bounds, cards_in_game, matches, play_random, seeds, setups, state_of

games = settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
MOST_MOVES = 120  # "a few dozen" with room for a hand of strangers


@games
@given(setups(), seeds, st.integers(0, 2**32))
def test_no_card_is_lost_or_comes_from_nowhere(setup: Document, seed: bytes, picks: int) -> None:
    """BUF-ZON-01, BUF-DST-02, BUF-RUL-29, BUF-CHA-05"""
    match = Match.start("buffy", setup, seed)
    random = Random(picks)
    at_start = None
    for _ in range(500):
        if match.decision is None:
            break
        match.play(match.decision.moves[int(random.random() * len(match.decision.moves))])
        s = state_of(match)
        assert_in_bounds(s)
        if match.at_rest and not s.agenda:
            now = cards_in_game(s)
            at_start = now if at_start is None else at_start
            assert now == at_start


@games
@given(matches())
def test_every_offered_move_plays_and_reads_back(match: Match) -> None:
    assume(match.decision is not None)
    assert match.decision is not None
    moves = match.decision.moves
    assert 1 <= len(moves) <= MOST_MOVES
    assert len(set(moves)) == len(moves)
    for offered in moves:
        assert match.parse(match.notation(offered)) is offered
        assert match.why_not(offered) is None
        match.copy().play(offered)


@st.composite
def any_moves(draw: st.DrawFn) -> Move:
    """Any well-formed move, legal or not."""
    verb = draw(st.sampled_from(sorted(WORDS)))
    limits = {"card": 60, "character": 20, "challenge": 20, "space": 8, "talent": 3, "seat": 1, "number": 5}
    numbers: list[int] = []
    for what in WORDS[verb][1]:
        if what in ("on", "source"):
            numbers += [draw(st.integers(0, 60)), draw(st.integers(-1, 20))]
        elif what in limits:
            numbers.append(draw(st.integers(0, limits[what])))
        elif what in ("nth", "trait"):
            numbers.append(0)
    numbers += [NOTHING] * (3 - len(numbers))
    return move(verb, *numbers)


@games
@given(matches(), st.lists(any_moves(), min_size=20, max_size=20))
def test_everything_else_is_refused_with_a_rule(match: Match, wanted: list[Move]) -> None:
    assume(match.decision is not None)
    assert match.decision is not None
    before = match.digest()
    for one in wanted:
        refusal = match.why_not(one)
        if one in match.decision.moves:
            assert refusal is None
            continue
        assert refusal is not None
        assert say(Language.EN, refusal.rule) != say(Language.FR, refusal.rule)
        if match.at_rest:
            s = state_of(match)
            assert watches.why_not(s, match.decision.seat, one) is not None, "the rule itself refuses it"
    assert match.digest() == before


@games
@given(matches(), st.integers(0, 2**32))
def test_a_copy_equals_its_original_and_goes_its_own_way(match: Match, picks: int) -> None:
    twin = match.copy()
    before = match.digest()
    assert twin.digest() == before
    play_random(twin, Random(picks), 30)
    assert match.digest() == before
    other = match.copy()
    play_random(other, Random(picks), 30)
    assert other.digest() == twin.digest()
    assert twin.copy().history == twin.history


@games
@given(matches(), st.integers(0, 2**32))
def test_dump_and_load_reach_the_same_state(match: Match, picks: int) -> None:
    loaded = Match.load(match.dump())
    assert loaded.digest() == match.digest()
    play_random(match, Random(picks), 40)
    play_random(loaded, Random(picks), 40)
    assert loaded.digest() == match.digest()


@games
@given(matches())
def test_a_record_replays_to_the_same_state_bit_for_bit(match: Match) -> None:
    (record,) = read_records(write_record(match))
    assert not record.errors
    assert record.replay().digest() == match.digest()


@games
@given(matches(), st.integers(0, 3), st.binary(min_size=4, max_size=4))
def test_unseen_cards_change_nothing_a_seat_can_see(match: Match, number: int, key: bytes) -> None:
    """BUF-RUL-44"""
    seat = Seat(number % match.seats)
    if not match.at_rest and match.decision is not None:
        seat = match.decision.seat  # half a move is known only to the one who makes it
    twin = match.imagine(seat, key)
    assert twin.view(seat) == match.view(seat)
    assert_in_bounds(state_of(twin))


@settings(games, max_examples=12)
@given(setups(), seeds, st.integers(0, 2**32))
def test_games_end(setup: Document, seed: bytes, picks: int) -> None:
    """BUF-GOAL-02, BUF-RUL-54"""
    match = Match.start("buffy", {**setup, "turn_limit": 12}, seed)
    play_random(match, Random(picks), 20000)
    assert match.over
    assert len(match.winners) <= 1
    assert verbs.PASS in {made.verb for made in match.history}
