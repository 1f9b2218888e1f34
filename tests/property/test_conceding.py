"""A concession at any moment of any game: it ends it or leaves the others to go on, and it replays."""

from __future__ import annotations

import json
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from noctuary.games.buffy.game import mine as buffy
from noctuary.games.buffy.pool import default_decks
from noctuary.games.fables.game import mine as fables
from noctuary.games.vtes.game import mine as vtes
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records
from tests.tables import buffy_games, fables_games, vtes_games
from tests.tables.whole_games import tries

games = tries(60)


@st.composite
def fables_matches(draw: st.DrawFn) -> Match:
    """1v1 or 2v2 after some random moves, in the middle of one or not."""
    chosen = draw(st.permutations(fables_games.FABLES))[: draw(st.sampled_from([2, 4, 4]))]
    setup: Document = {"fables": list(chosen), "relics": draw(st.sampled_from(fables_games.RELICS))}
    return some_moves("fables", setup, draw)


@st.composite
def buffy_matches(draw: st.DrawFn) -> Match:
    """Two to six players after some random moves."""
    players = draw(st.sampled_from([2, 3, 3, 4, 6]))
    names = sorted(default_decks())
    return some_moves("buffy", {"decks": [draw(st.sampled_from(names)) for _ in range(players)]}, draw)


@st.composite
def vtes_matches(draw: st.DrawFn) -> Match:
    """Two to six Methuselahs after some random moves."""
    players = draw(st.sampled_from(vtes_games.PLAYERS))
    decks = [draw(st.sampled_from(vtes_games.DECKS)) for _ in range(players)]
    return some_moves("vtes", {"decks": [*decks]}, draw)


def some_moves(game: str, setup: Document, draw: st.DrawFn) -> Match:
    match = Match.start(game, setup, draw(st.binary(min_size=4, max_size=4)), log=True)
    random = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 400))):
        play_one(match, random)
    return match


def play_one(match: Match, random: Random) -> None:
    if match.decision is not None:
        match.play(match.decision.moves[int(random.random() * len(match.decision.moves))])


def concede_somebody(match: Match, random: Random) -> Seat:
    """Anybody who is still in the game, asked or not."""
    seats = [Seat(seat) for seat in range(match.seats)]
    able = [seat for seat in seats if match.game.why_not_concede(match.state, seat) is None]
    seat = able[int(random.random() * len(able))]
    match.concede(seat)
    return seat


def assert_told_again(match: Match) -> None:
    """History, record, undo and dump know of it."""
    again = match.replayed(len(match.history))
    assert again.digest() == match.digest()
    assert [event.message for event in again.log] == [event.message for event in match.log]
    (record,) = read_records(match.record())
    assert record.replay().digest() == match.digest()
    assert not record.errors
    if match.decision is not None:
        assert match.copy().digest() == match.digest()
        loaded = Match.load(json.loads(json.dumps(match.dump())))
        assert loaded.digest() == match.digest()
        assert loaded.decision is not None
        assert loaded.decision.moves == match.decision.moves


@games
@given(fables_matches(), st.integers(0, 2**32))
def test_a_fable_gives_up(match: Match, picks: int) -> None:
    """FAB-GOAL-02, FAB-2V2-13, FAB-2V2-15, FAB-RUL-36"""
    assume(not match.over)
    random = Random(picks)
    before = match.digest()
    seat = concede_somebody(match, random)
    s = fables(match.state)
    assert s.boards[seat].out
    if match.seats == 2:
        assert match.winners == [1 - seat]
    assert match.undone().digest() == before
    assert_told_again(match)
    for _ in range(3):
        for _ in range(int(random.random() * 60)):
            if match.decision is not None:
                assert not fables(match.state).boards[match.decision.seat].out
            play_one(match, random)
            fables_games.assert_in_bounds(fables(match.state))
            if match.at_rest and not fables(match.state).agenda:
                assert not any(board.shown for board in fables(match.state).boards)
        if match.over:
            break
        concede_somebody(match, random)
    assert_told_again(match)


@games
@given(buffy_matches(), st.integers(0, 2**32))
def test_a_player_leaves_the_town(match: Match, picks: int) -> None:
    """BUF-RUL-49"""
    assume(not match.over)
    random = Random(picks)
    before = match.digest()
    seat = concede_somebody(match, random)
    if match.seats == 2:
        assert match.winners == [1 - seat]
    assert match.undone().digest() == before
    assert_told_again(match)
    for _ in range(3):
        for _ in range(int(random.random() * 150)):
            s = buffy(match.state)
            gone = [side.seat for side in s.sides if side.out]
            if match.decision is not None:
                assert not any(character.owner in gone for character in s.characters)
                assert match.decision.seat not in gone
            play_one(match, random)
            buffy_games.assert_in_bounds(buffy(match.state))
        if match.over:
            break
        concede_somebody(match, random)
    assert_told_again(match)


@tries(40)
@given(vtes_matches(), st.integers(0, 2**32))
def test_a_methuselah_leaves_the_table(match: Match, picks: int) -> None:
    """VTES-OUST-02, VTES-OUST-03: in the middle of anything; no card is lost on the way."""
    assume(not match.over)
    random = Random(picks)
    before, cards = match.digest(), vtes_games.cards_in_game(vtes(match.state)) if match.at_rest else None
    seat = concede_somebody(match, random)
    if match.seats == 2:
        assert match.winners == [1 - seat]
    assert match.undone().digest() == before
    assert_told_again(match)
    for _ in range(3):
        for _ in range(int(random.random() * 100)):
            if match.decision is not None:
                assert not vtes(match.state).players[match.decision.seat].out
            play_one(match, random)
            if match.at_rest and not match.over:
                vtes_games.assert_in_bounds(vtes(match.state))
                assert cards is None or vtes_games.cards_in_game(vtes(match.state)) == cards
        if match.over:
            break
        concede_somebody(match, random)
    assert_told_again(match)
