"""Whole games of Twisted Fables for property, golden and soak tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from noctuary.games.fables.kinds import MATCH, POISON_1
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import State
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING

FABLES = [sheet.slug for sheet in POOL.order]
RELICS = ["none", "printed", "house"]
LONGEST = 100_000  # decisions; far beyond any game that ends
TURN_CAP = 2_000  # random players may destroy their last Attack card: then only the house rule ends it


@st.composite
def setups(draw: st.DrawFn) -> Document:
    """Any mode, any Fables, with or without relics."""
    seats = draw(st.sampled_from([2, 2, 4]))
    chosen = draw(st.permutations(FABLES))[:seats]
    return {"fables": list(chosen), "relics": draw(st.sampled_from(RELICS))}


seeds = st.binary(min_size=1, max_size=8)


@st.composite
def matches(draw: st.DrawFn, longest: int = 400) -> Match:
    """A match stopped after some random moves, at rest or in the middle of one."""
    match = Match.start("fables", draw(setups()), draw(seeds), log=True)
    play_random(match, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, longest)))
    return match


def play_random(match: Match, random: Random, most: int = LONGEST) -> int:
    """Play random moves until the game is over or so many are made; how many there were."""
    for made in range(most):
        decision = match.decision
        if decision is None:
            return made
        match.play(decision.moves[int(random.random() * len(decision.moves))])
    return most


def every_pairing() -> list[tuple[str, str]]:
    return [(one, other) for one in FABLES for other in FABLES if one != other]


def setup_number(number: int) -> Document:
    """The number-th setup of a long series: all pairings, relic decks and 2v2 come round."""
    pairs = every_pairing()
    one, other = pairs[number % len(pairs)]
    fables = [one, other]
    if number % 4 == 3:
        rest = [slug for slug in FABLES if slug not in fables]
        fables += Random(number).sample(rest, 2)
    return {"fables": list(fables), "relics": RELICS[(number // 2) % 3]}


# -- counting cards -----------------------------------------------------------------------------------


def cards_in_game(s: State) -> Counter[int]:
    """Every card that has not left the game, wherever it is."""
    count: Counter[int] = Counter()
    for kind, left in enumerate(s.piles):
        count[kind] += left
    dealt = 18 - s.poison
    for place in range(dealt, 18):
        count[POISON_1 + place // 6] += 1 if s.poison_owner >= 0 else 0
    count[MATCH] += s.matches
    for board in s.boards:
        for zone in (board.hand, board.deck, board.discard, board.play):
            count.update(zone)
        for some in (board.twists, board.epics, board.cache, board.shown):
            count.update(some)
        for durable in board.durables:
            count[durable.card] += 1
            if durable.basic != NOTHING:
                count[durable.basic] += 1
        if not board.out:
            for reserve, gone in zip(s.sheets[board.seat].reserves, board.reserves, strict=True):
                count.update(reserve[gone:])
    return count


def destroyed(match: Match) -> Counter[int]:
    """What the log says has been destroyed."""
    count: Counter[int] = Counter()
    for event in match.log:
        if event.message == "fables-log-destroy":
            cards = event.told["cards"]
            assert isinstance(cards, list)
            count.update(cards)
    return count


def assert_in_bounds(s: State) -> None:
    """FAB-GOAL-05, FAB-LIMIT-09, FAB-MOVE-02"""
    taken = set()
    for board in s.boards:
        assert 0 <= board.hp <= board.max_hp
        assert 0 <= board.defense <= board.max_defense
        assert 0 <= board.power <= 25
        assert board.hand == sorted(board.hand)
        assert 0 <= board.qi <= 12
        assert 0 <= board.awakening <= 9
        assert 0 <= board.combo <= 12
        assert len(board.tentacles) <= 4
        assert len(board.fate) <= 6
        if not board.out and board.square:
            assert 1 <= board.square <= s.settings.squares
            assert (board.track, board.square) not in taken
            taken.add((board.track, board.square))
    assert all(left >= 0 for left in s.piles)
    assert 0 <= s.poison <= 18
    assert 0 <= s.matches <= 12
