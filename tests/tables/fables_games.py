"""Whole games of Twisted Fables for property, golden and soak tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import STEP_NAMES
from noctuary.games.fables.dumping import VIA_NAMES
from noctuary.games.fables.game import mine
from noctuary.games.fables.kinds import MATCH, POISON_1
from noctuary.games.fables.notation import WORDS
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules import actions
from noctuary.games.fables.state import State
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from tests.tables.whole_games import WholeGames
from tests.tables.whole_games import play_random as play_random

FABLES = [sheet.slug for sheet in POOL.order]
RELICS = ["none", "printed", "house"]
TURN_CAP = 2_000  # random players may destroy their last Attack card: then only the house rule ends it


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


class FablesGames(WholeGames):
    """1v1 and 2v2, with and without relics."""

    name = "fables"
    most_moves = 60
    longest = 400
    soak = (5_000, 400)
    most_undecided = 0.03
    few = 4

    def setups(self) -> st.SearchStrategy[Document]:
        return _setups()

    def ending(self, setup: Document) -> Document:
        return {**setup, "turn_cap": TURN_CAP}

    def setup_number(self, number: int) -> Document:
        return setup_number(number)

    def golden_setups(self) -> dict[str, Document]:
        """One for each Fable."""
        return {
            fable: {"fables": [fable, FABLES[(place + 3) % len(FABLES)]]}
            for place, fable in enumerate(FABLES)
        }

    def fixed_positions(self) -> list[tuple[Document, int]]:
        """Duels, 2v2, relics."""
        return [(setup_number(number * 7 + 3 * (number % 2)), 40 + 25 * number) for number in range(10)]

    def duels(self) -> dict[str, list[Document]]:
        """Each Fable against three others."""
        return {
            f"{fable}-{foe}": [{"fables": [fable, foe]}]
            for place, fable in enumerate(FABLES)
            for foe in (FABLES[(place + away) % len(FABLES)] for away in (1, 4, 7))
        }

    def any_moves(self) -> st.SearchStrategy[Move]:
        return _any_moves()

    def rule_refuses(self, match: Match, wanted: Move) -> bool:
        assert match.decision is not None
        if wanted.verb == verbs.END:
            return True  # refused by the question itself: an action is half put together
        return actions.why_not(mine(match.state), match.decision.seat, wanted) is not None

    def cards(self, match: Match) -> Counter[int] | None:
        """The Poison and Match decks appear during set-up."""
        s = mine(match.state)
        return cards_in_game(s) if s.turn_number >= 1 else None

    def assert_rightly_gone(self, match: Match, gone: Counter[int]) -> None:
        """Destroyed, or an Epic that was not chosen (FAB-EPIC-01)."""
        if any(board.out for board in mine(match.state).boards):
            return  # an eliminated Fable's cards leave with her (FAB-2V2-15)
        told = destroyed(match)
        assert all(POOL.is_epic[kind] or told[kind] == count for kind, count in gone.items())

    def assert_in_bounds(self, match: Match) -> None:
        assert_in_bounds(mine(match.state))

    def field_words(self) -> dict[str, list[str]]:
        slugs = [card.slug for card in POOL.cards]
        return {
            "step": list(STEP_NAMES.values()),
            "via": list(VIA_NAMES.values()),
            "hand[]": slugs,
            "deck[]": slugs,
            "a": slugs,
            "row[]": list(POOL.relic_of),
        }


@st.composite
def _setups(draw: st.DrawFn) -> Document:
    seats = draw(st.sampled_from([2, 2, 4]))
    chosen = draw(st.permutations(FABLES))[:seats]
    return {"fables": list(chosen), "relics": draw(st.sampled_from(RELICS))}


@st.composite
def _any_moves(draw: st.DrawFn) -> Move:
    verb = draw(st.sampled_from(sorted(WORDS.verbs)))
    numbers = [NOTHING] * 3
    for place, slot in enumerate(WORDS.verbs[verb][1]):
        if slot.optional and draw(st.booleans()):
            break
        limit = len(POOL.cards) - 1 if slot.name in ("card", "effect") else 3 if slot.name == "avatar" else 11
        numbers[place] = draw(st.integers(0, limit))
    return move(verb, *numbers)


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
            for reserve, gone in zip(board.sheet.reserves, board.reserves, strict=True):
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
