"""Sense at a table of Twisted Fables: what no opponent worth playing does, over whole games and in a spot."""

from __future__ import annotations

import random

import pytest

from noctuary.bots import Judge, Search, judge_of, make_bot
from noctuary.bots.bot import Bot
from noctuary.bots.search import Budget
from noctuary.games.fables import verbs
from noctuary.games.fables.game import mine
from noctuary.kernel.decision import Decision
from noctuary.kernel.game import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from tests.tables.fables_table import Table, table

SEARCHING = ["normal@10", "hard@20"]
LONGEST_TURN = 60  # decisions of one seat; a hand of ten cards with a purchase after each is far from it
LONGEST_GAME = 80  # turns of both; greedy's games last about 26
DEAR = 2  # Power: what costs less is often not worth having


class Turn:
    """What one seat was offered and did in one turn."""

    def __init__(self) -> None:
        self.could_act = False
        self.acted = False
        self.answers = 0


def is_useful(match: Match, offer: Move) -> bool:
    """A blow at somebody within reach, or a card worth its Power. (A Defense that nobody tests is not.)"""
    if offer.verb == verbs.BUY:
        return mine(match.state).pool.cost[offer.a] >= DEAR
    return offer.verb == verbs.ATTACK


def whole_game(bots: list[str], fables: list[str], seed: bytes) -> tuple[Match, dict[tuple[int, int], Turn]]:
    match = Match.start("fables", {"fables": list(fables), "first": "A"}, seed)
    players = [make_bot(name, "fables", seed + bytes([seat])) for seat, name in enumerate(bots)]
    turns: dict[tuple[int, int], Turn] = {}
    while match.decision is not None and match.turns <= LONGEST_GAME:
        decision = match.decision
        move = players[decision.seat].choose(match)
        if match.between_actions and match.turn_of == decision.seat:
            turn = turns.setdefault((match.turns, decision.seat), Turn())
            turn.answers += 1
            turn.could_act |= any(is_useful(match, offer) for offer in decision.moves)
            turn.acted |= move.verb != verbs.END
        match.play(move)
    return match, turns


@pytest.mark.parametrize(
    ("bots", "fables", "seed"),
    [(["hard@10", "greedy"], ["snow", "mulan"], b"1"), (["easy", "normal@8"], ["match", "dorothy"], b"3")],
)
def test_no_turn_is_passed_and_none_goes_on_for_ever(bots: list[str], fables: list[str], seed: bytes) -> None:
    match, turns = whole_game(bots, fables, seed)
    assert match.over
    assert max(turn.answers for turn in turns.values()) <= LONGEST_TURN
    idle = [when for when, turn in turns.items() if turn.could_act and not turn.acted]
    assert not [when for when in idle if bots[when[1]] != "greedy"]


def finish(t: Table, name: str) -> list[Move]:
    """Let the bot of this name play the turn of A to its end; what it did."""
    return finish_with(t, make_bot(name, "fables", b"sense"))


def finish_with(t: Table, bot: Bot) -> list[Move]:
    made: list[Move] = []
    while t.match.decision is not None and t.match.turn_of == 0:
        decision = t.match.decision
        move = bot.choose(t.match) if decision.seat == 0 else decision.moves[-1]
        made.append(move)
        t.match.play(move)
    return made


WON = [
    # One blow, with better things to buy first.
    {"hand": ["attack-1", "defense-1", "movement-1"], "square": 5, "power": 6},
    # Two blows: the Defense has to be beaten down.
    {"hand": ["attack-2", "attack-1", "attack-1", "defense-1"], "square": 5},
    # First she has to come near.
    {"hand": ["movement-1", "movement-1", "attack-3", "defense-1"], "square": 3},
]


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("hand", WON)
def test_a_won_game_is_not_prolonged(name: str, hand: dict[str, object]) -> None:
    deck = ["attack-1", "defense-1", "movement-1"] * 4
    t = table(
        "red",
        "snow",
        a={"hp": 20, "deck": deck, **hand},
        b={"hp": 1, "defense": 0 if "power" in hand else 2, "square": 6, "deck": deck},
    )
    finish(t, name)
    assert t.match.winners == [0]


def offering() -> Table:
    """The Match Girl may draw cards for HP, as many as she has left."""
    return table(
        "match",
        "snow",
        a={
            "hp": 3,
            "hand": ["diabolical-deal", "defense-3", "movement-1"],
            "square": 1,
            "deck": ["attack-1"] * 12,
        },
        b={"hp": 30, "square": 9, "deck": ["attack-1"] * 12},
    )


def test_one_can_kill_herself_there() -> None:
    """FAB-RUL-11: whoever takes the largest number loses."""
    t = offering()
    while t.match.decision is not None and t.match.turn_of == 0:
        offers = t.match.decision.moves
        deal = [move for move in offers if "diabolical" in t.match.notation(move)]
        t.match.play(deal[0] if deal else max(offers, key=lambda move: move.a))
    assert t.match.winners == [1]


@pytest.mark.parametrize("name", ["easy", *SEARCHING])
def test_nobody_kills_herself(name: str) -> None:
    """FAB-RUL-11: HP pay for cards, but never the last ones, with the foe out of reach."""
    t = offering()
    finish(t, name)
    assert mine(t.match.state).boards[0].hp > 0


@pytest.mark.parametrize("name", SEARCHING)
def test_the_best_cards_are_not_destroyed(name: str) -> None:
    """If she gives up a turn to destroy a card, then never what her victory is to come from."""
    best = ["attack-3", "attack-3", "defense-3"]
    t = table(
        "snow",
        "red",
        a={"hand": best, "discard": ["movement-1", "defense-1"], "square": 1, "deck": ["attack-1"] * 8},
        b={"hp": 30, "square": 9, "deck": ["attack-1"] * 12},
    )
    made = finish(t, name)
    destroyed = made[1:] if made[0].verb == verbs.FOCUS else []
    assert all(t.match.game.notation(t.match.state, move) not in best for move in destroyed)
    owned = t.cards("A", "hand") + t.cards("A", "deck") + t.cards("A", "discard") + t.cards("A", "play")
    assert all(owned.count(slug) >= best.count(slug) for slug in best)


class Restless(Judge[State]):
    """To it no position is better than another, and chance says which one seems so."""

    def __init__(self) -> None:
        super().__init__()
        self._chance = random.Random(1)

    def worth(self, state: State, seat: Seat) -> float:
        return 0.0

    def estimate(self, state: State, seat: Seat) -> float:
        return self._chance.uniform(0.3, 0.7)


class RestlessAtFables(Restless):
    """The same, with what everybody who plays Twisted Fables knows about storing and fetching."""

    def sensible(self, state: State, decision: Decision) -> list[Move]:
        return judge_of("fables", b"").sensible(state, decision)


def with_caches() -> Table:
    return table(
        "red",
        "snow",
        a={
            "hand": ["attack-1", "attack-2", "defense-1", "movement-1"],
            "cache": ["movement-2", "pot-shot"],
            "twists": ["onboard-cache", "onboard-cache", "onboard-cache"],
            "square": 4,
        },
        b={"square": 6},
    )


def test_red_does_not_store_and_fetch_for_ever() -> None:
    """She fetches before her first action and stores after it: each card once at most."""
    for number in range(8):
        made = finish_with(with_caches(), Search(bytes([number]), RestlessAtFables(), Budget(playouts=12)))
        fetched = [place for place, move in enumerate(made) if move.verb == verbs.FETCH]
        stored = [place for place, move in enumerate(made) if move.verb == verbs.STORE]
        assert len(fetched) <= 2
        assert len(stored) <= 3
        assert max(fetched, default=-1) < min(stored, default=len(made))


class Tidy(Judge[State]):
    """Thinks of nothing but her caches, and never of the end of the turn."""

    def worth(self, state: State, seat: Seat) -> float:
        return 0.0

    def offers(self, state: State, decision: Decision) -> list[Move]:
        moving = [move for move in decision.moves if move.verb in (verbs.STORE, verbs.FETCH)]
        return moving or decision.moves


def test_a_turn_of_moves_that_undo_each_other_comes_to_an_end() -> None:
    """Somebody's own judge may know no end: then the turn is ended for it, after a hundred answers."""
    made = finish_with(with_caches(), Search(b"1", Tidy(), Budget(playouts=4)))
    assert made[-1].verb == verbs.END
    assert len(made) == 101


def test_red_keeps_for_her_next_turn_what_she_has_no_use_for() -> None:
    """A stored card is hers as much as one in hand, and her next hand is the larger for it."""
    t = table(
        "red",
        "snow",
        a={
            "hand": ["defense-1", "attack-3"],
            "deck": ["attack-1", "defense-1", "movement-1"] * 6,
            "twists": ["onboard-cache"],
            "square": 4,
        },
        b={"hand": ["attack-1"], "deck": ["attack-1", "defense-1", "movement-1"] * 6, "square": 6},
    )
    assert verbs.STORE in [move.verb for move in finish(t, "hard@60")]
    assert t.cards("A", "cache") == ["attack-3"]
