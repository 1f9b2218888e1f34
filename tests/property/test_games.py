"""What holds in every game: cards, bounds, copies, replays, undo, hidden cards, legality.

One suite for all of them: what it must know of a game, `tests/tables/whole_games.py` tells it.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from noctuary.bots import make_bot
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records, write_record
from noctuary.text.catalogue import Language, say
from tests.tables.whole_games import WholeGames, every_game, knowing_seat, picks, play_random, seeds, tries

games = tries(40)
in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
keys = st.binary(min_size=4, max_size=4)
ASKED = 20  # moves that may be legal or not, put to one decision


# -- cards and numbers --------------------------------------------------------------------------------


@in_every_game
@games
@given(st.data())
def test_cards_are_conserved_and_numbers_stay_in_bounds(game: WholeGames, data: st.DataObject) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-07, FAB-LIMIT-09, FAB-GOAL-05, BUF-ZON-01, BUF-DST-02, BUF-RUL-29,
    VTES-SETUP-06, VTES-SETUP-10, VTES-SETUP-12, VTES-OUST-01, VTES-OUST-03"""
    match = Match.start(game.name, data.draw(game.setups()), data.draw(seeds), log=True)
    random = Random(data.draw(picks))
    at_start = before = None
    for _ in range(game.longest):
        if match.decision is None:
            break
        play_random(match, random, 1)
        game.assert_in_bounds(match)
        now = game.cards(match)
        if now is not None:
            at_start = now if at_start is None else at_start
            before = at_start if before is None else before
            assert all(now[kind] <= before[kind] for kind in now), "no card comes from nowhere"
            before = now
    if at_start is not None and before is not None:
        game.assert_rightly_gone(match, at_start - before)


@in_every_game
@tries(16)
@given(st.data())
def test_games_end(game: WholeGames, data: st.DataObject) -> None:
    """FAB-GOAL-02, FAB-GOAL-03, FAB-RUL-47, BUF-GOAL-02, BUF-RUL-54"""
    setup = game.ending(data.draw(game.setups()))
    match = Match.start(game.name, setup, data.draw(seeds))
    play_random(match, Random(data.draw(picks)))
    assert match.over
    assert 0 <= len(match.winners) < match.seats
    assert Match.load(match.dump()).digest() == match.digest(), "a finished game can be kept, too"


# -- what may be played -------------------------------------------------------------------------------


@in_every_game
@games
@given(st.data())
def test_every_offered_move_plays_and_reads_back(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    assume(match.decision is not None)
    assert match.decision is not None
    moves = match.decision.moves
    assert 1 <= len(moves) <= game.most_moves
    assert len(set(moves)) == len(moves), "the same cards are one move"
    for offered in moves:
        assert match.parse(match.notation(offered)) is offered
        assert match.why_not(offered) is None
        match.copy().play(offered)


@in_every_game
@games
@given(st.data())
def test_everything_else_is_refused_with_a_rule(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    assume(match.decision is not None)
    assert match.decision is not None
    before = match.digest()
    for wanted in data.draw(st.lists(game.any_moves(), min_size=ASKED, max_size=ASKED)):
        refusal = match.why_not(wanted)
        if wanted in match.decision.moves:
            assert refusal is None
            continue
        assert refusal is not None
        assert say(Language.EN, refusal.rule) != say(Language.FR, refusal.rule), "a rule that can be read"
        if match.at_rest:
            assert game.rule_refuses(match, wanted), "the rule itself refuses it"
    assert match.digest() == before


# -- copies, replays, undo ----------------------------------------------------------------------------


@in_every_game
@games
@given(st.data())
def test_a_copy_equals_its_original_and_goes_its_own_way(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    moves = data.draw(picks)
    twin = match.copy()
    before = match.digest()
    assert twin.digest() == before
    play_random(twin, Random(moves), 30)
    assert match.digest() == before
    other = match.copy()
    play_random(other, Random(moves), 30)
    assert other.digest() == twin.digest()
    third = twin.copy()
    assert third.digest() == twin.digest()
    assert third.history == twin.history


@in_every_game
@games
@given(st.data())
def test_dump_and_load_reach_the_same_state(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    moves = data.draw(picks)
    loaded = Match.load(match.dump())
    assert loaded.digest() == match.digest()
    play_random(match, Random(moves), 40)
    play_random(loaded, Random(moves), 40)
    assert loaded.digest() == match.digest()


@in_every_game
@games
@given(st.data())
def test_a_record_replays_to_the_same_state_bit_for_bit(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    (record,) = read_records(write_record(match))
    assert not record.errors
    again = record.replay(log=True)
    assert again.digest() == match.digest()
    assert write_record(again) == write_record(match)
    assert [event.message for event in again.log] == [event.message for event in match.log]


@in_every_game
@games
@given(st.data())
def test_undo_leaves_nothing_behind(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches(200))
    back = min(data.draw(st.integers(1, 12)), len(match.moves))
    earlier = Match.start(game.name, match.setup or {}, match.seed, log=True)
    for made in match.moves[: len(match.moves) - back]:
        earlier.play(made)
    undone = match.undone(back)
    assert undone.digest() == earlier.digest()
    assert undone.history == earlier.history
    assert [event.message for event in undone.log] == [event.message for event in earlier.log]
    for seat in range(match.seats):
        assert undone.view(Seat(seat)) == earlier.view(Seat(seat))


# -- what is hidden -----------------------------------------------------------------------------------


@in_every_game
@games
@given(st.data())
def test_unseen_cards_change_nothing_a_seat_can_see(game: WholeGames, data: st.DataObject) -> None:
    """FAB-INFO-01, FAB-INFO-02, FAB-INFO-03, FAB-INFO-04, BUF-RUL-44, VTES-SETUP-07, VTES-RUL-17"""
    match = data.draw(game.matches())
    seat = knowing_seat(match, data.draw(st.integers(0, 3)))
    twin = match.imagine(seat, data.draw(keys))
    assert twin.view(seat) == match.view(seat), "the prompt and its moves are part of it"
    assert twin.view(None) == match.view(None)
    game.assert_in_bounds(twin)
    cards, imagined = game.cards(match), game.cards(twin)
    if cards is not None and imagined is not None:
        assert sum(imagined.values()) == sum(cards.values())


@in_every_game
@games
@given(st.data())
def test_worlds_that_a_seat_cannot_tell_apart_are_imagined_alike(
    game: WholeGames, data: st.DataObject
) -> None:
    """Nothing that she cannot know goes into it: with closed lists not even what the others have brought."""
    match = data.draw(game.matches())
    seat = knowing_seat(match, data.draw(st.integers(0, 3)))
    other, key = match.imagine(seat, data.draw(keys)), data.draw(keys)
    assert other.imagine(seat, key).digest() == match.imagine(seat, key).digest()


@in_every_game
@games
@given(st.data())
def test_an_imagined_table_that_is_asked_anew_offers_the_same(game: WholeGames, data: st.DataObject) -> None:
    """`imagine` takes the question over as it stands: the rules asked of that table must come to the same."""
    match = data.draw(game.matches())
    decision = match.decision
    assume(decision is not None and match.at_rest)
    assert decision is not None
    state = match.imagine(decision.seat, data.draw(keys)).state.copy()
    assert match.game.settle(state) is None
    again = match.game.rest_decision(state)
    assert (again.seat, again.prompt, again.moves) == (decision.seat, decision.prompt, decision.moves)


@in_every_game
def test_an_imagined_table_is_not_changed_by_playing_at_it(game: WholeGames) -> None:
    """Copies of it that were made before go on from where it stood."""
    for number in range(6):
        match = Match.start(game.name, game.setup_number(number), bytes([number]))
        play_random(match, Random(number), 40 + number)
        assert match.decision is not None
        imagined = match.imagine(match.decision.seat, b"key")
        before = imagined.copy()
        digest = before.digest()
        play_random(imagined, Random(number), 5)
        assert before.digest() == digest


@in_every_game
def test_what_a_seat_cannot_see_is_drawn_anew(game: WholeGames) -> None:
    """The property above would hold of a twin that changes nothing, too: these twins differ."""
    for number in range(10):
        match = Match.start(game.name, game.setup_number(number), bytes([number]))
        play_random(match, Random(number), 60)
        seat = knowing_seat(match, number)
        twins = {match.imagine(seat, bytes([key])).digest() for key in range(4)}
        assert len(twins) == 4


@in_every_game
@games
@given(st.data())
def test_bots_choose_the_same_whatever_they_cannot_see(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    assume(match.decision is not None)
    assert match.decision is not None
    twin = match.imagine(match.decision.seat, data.draw(keys))
    for name in game.bots:
        bot, other = make_bot(name, game.name, b"bot"), make_bot(name, game.name, b"bot")
        assert match.notation(bot.choose(match)) == twin.notation(other.choose(twin))
