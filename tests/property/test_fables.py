"""What holds in every game of Twisted Fables, in every mode and with every Fable."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from noctuary.bots import make_bot
from noctuary.games.fables import verbs
from noctuary.games.fables.game import mine
from noctuary.games.fables.notation import WORDS
from noctuary.games.fables.pool import POOL
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.records import read_records, write_record
from noctuary.text.catalogue import Language, say
from tests.fables_games import (
    TURN_CAP,
    assert_in_bounds,
    cards_in_game,
    destroyed,
    matches,
    play_random,
    seeds,
    setups,
)

games = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


@games
@given(setups(), seeds, st.integers(0, 2**32))
def test_cards_are_conserved_and_numbers_stay_in_bounds(setup, seed, picks) -> None:  # type: ignore[no-untyped-def]
    """FAB-LIMIT-01, FAB-LIMIT-07, FAB-LIMIT-09, FAB-GOAL-05"""
    match = Match.start("fables", setup, seed, log=True)
    s = mine(match.state)
    at_start = before = cards_in_game(s)
    random = Random(picks)
    for _ in range(600):
        if match.decision is None:
            break
        match.play(match.decision.moves[int(random.random() * len(match.decision.moves))])
        assert_in_bounds(s)
        after = cards_in_game(s)
        if s.turn_number >= 1:
            assert all(after[kind] <= before[kind] for kind in after), "no card comes from nowhere"
        else:
            at_start = after  # the Poison and Match decks appear during set-up
        before = after
    if any(board.out for board in s.boards):
        return  # an eliminated Fable's cards leave with her (FAB-2V2-15)
    gone = at_start - cards_in_game(s)
    for kind, count in gone.items():
        if POOL.is_epic[kind]:
            continue  # those not chosen leave the game (FAB-EPIC-01)
        assert destroyed(match)[kind] == count, POOL.cards[kind].slug


@games
@given(matches())
def test_every_offered_move_plays(match: Match) -> None:
    assume(match.decision is not None)
    assert match.decision is not None
    assert match.decision.moves, "a question offers something"
    assert len(set(match.decision.moves)) == len(match.decision.moves)
    for offered in match.decision.moves:
        assert match.why_not(offered) is None
        match.copy().play(offered)


@st.composite
def any_moves(draw: st.DrawFn) -> Move:
    """Any well-formed move, legal or not."""
    verb = draw(st.sampled_from(sorted(WORDS)))
    numbers = [NOTHING] * 3
    for place, what in enumerate(WORDS[verb][1]):
        if what.isupper() and draw(st.booleans()):
            break
        limit = len(POOL.cards) - 1 if what.lower() in "cr" else 3 if what == "a" else 11
        numbers[place] = draw(st.integers(0, limit))
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
        if match.at_rest and one.verb != verbs.END:
            rest = mine(match.state)
            from noctuary.games.fables.rules import actions

            assert actions.why_not(rest, match.decision.seat, one) is not None, "the rule itself refuses it"
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
    third = twin.copy()
    assert third.digest() == twin.digest()
    assert third.history == twin.history


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
@given(matches(200), st.integers(1, 12))
def test_undo_leaves_nothing_behind(match: Match, back: int) -> None:
    back = min(back, len(match.moves))
    earlier = Match.start("fables", match.setup, match.seed, log=True)
    for made in match.moves[: len(match.moves) - back]:
        earlier.play(made)
    assert match.undone(back).digest() == earlier.digest()
    assert len(match.undone(back).log) == len(earlier.log)


@games
@given(matches(), st.integers(0, 3), st.binary(min_size=4, max_size=4))
def test_unseen_cards_change_nothing_a_seat_can_see(match: Match, number: int, key: bytes) -> None:
    """FAB-INFO-01, FAB-INFO-02, FAB-INFO-03, FAB-INFO-04"""
    seat = Seat(number % match.seats)
    if not match.at_rest and match.decision is not None:
        seat = match.decision.seat  # half a move is known only to the one who makes it
    twin = match.imagine(seat, key)
    assert twin.view(seat) == match.view(seat)
    assert_in_bounds(mine(twin.state))
    if match.setup is not None and not any(board.out for board in mine(match.state).boards):
        assert sum(cards_in_game(mine(twin.state)).values()) == sum(cards_in_game(mine(match.state)).values())


@games
@given(matches(), st.binary(min_size=4, max_size=4))
def test_bots_choose_the_same_whatever_they_cannot_see(match: Match, key: bytes) -> None:
    assume(match.decision is not None)
    assert match.decision is not None
    twin = match.imagine(match.decision.seat, key)
    for name in ("random", "greedy"):
        bot, other = make_bot(name, "fables", b"bot"), make_bot(name, "fables", b"bot")
        assert match.notation(bot.choose(match)) == twin.notation(other.choose(twin))


@settings(games, max_examples=20)
@given(setups(), seeds, st.integers(0, 2**32))
def test_games_end(setup, seed, picks) -> None:  # type: ignore[no-untyped-def]
    """FAB-GOAL-02, FAB-GOAL-03, FAB-RUL-47"""
    match = Match.start("fables", {**setup, "turn_cap": TURN_CAP}, seed)
    play_random(match, Random(picks))
    assert match.over
    assert len(match.winners) == match.seats // 2 or match.turns == TURN_CAP
