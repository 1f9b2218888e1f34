"""The row of numbers that the learned judge of Twisted Fables looks at."""

from noctuary.bots import make_bot
from noctuary.bots.fables_features import BETWEEN, SIDE, WIDTH, features
from noctuary.games.fables.game import mine
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match

HELD = {place for place, name in enumerate(SIDE) if name == "hand" or name.endswith("in hand")}


def a_game(turns: int, first: str = "red", second: str = "snow") -> Match:
    match = Match.start("fables", {"fables": [first, second], "first": "A"}, b"features")
    bots = [make_bot("greedy", "fables", bytes([seat])) for seat in range(2)]
    while match.decision is not None and match.turns < turns:
        match.play(bots[match.decision.seat].choose(match))
    return match


def test_both_sides_and_what_lies_between_have_their_places() -> None:
    state = mine(a_game(6).state)
    mine_first, hers_first = features(state, Seat(0)), features(state, Seat(1))
    assert len(mine_first) == 2 * WIDTH + len(BETWEEN)
    assert mine_first[:WIDTH] == hers_first[WIDTH : 2 * WIDTH]
    assert mine_first[2 * WIDTH :] == hers_first[2 * WIDTH :]


def test_markers_and_cards_are_told_by_name() -> None:
    state = mine(a_game(6).state)
    red = dict(zip(SIDE, features(state, Seat(0)), strict=False))
    board = state.boards[0]
    assert red["hp"] == board.hp / 10
    assert red["power"] == board.power / 5
    owned = board.hand + board.deck + board.discard + board.play + list(board.cache)
    assert round(red["attack 1"] / 0.3) == owned.count(0)
    assert round(red["jokers"] / 0.3) == owned.count(9)


def test_only_what_a_seat_knows_tells_worlds_apart() -> None:
    """Two worlds that a seat imagines differ for it in somebody else's hand, and in nothing else."""
    match = a_game(9, "kaguya", "dorothy")
    decision = match.decision
    assert decision is not None
    me = decision.seat
    rows = [features(mine(match.imagine(me, bytes([world])).state), me) for world in range(6)]
    differing = {place for row in rows for place, value in enumerate(row) if value != rows[0][place]}
    assert differing <= {WIDTH + place for place in HELD}
    assert features(mine(match.state), me)[:WIDTH] == rows[0][:WIDTH]
