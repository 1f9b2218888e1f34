"""Whole games of VTES for property, golden and soak tests."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from hypothesis import strategies as st

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import STEP_NAMES
from noctuary.games.vtes.board import given_out, is_vampire
from noctuary.games.vtes.deck_exports import write_deck
from noctuary.games.vtes.deck_making import random_deck
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    ALLY,
    DISCARD,
    PHASE_SLUGS,
    READY,
    REGION_SLUGS,
    RETAINER,
    WINDOW_SLUGS,
    WOULD_BE_OUSTED,
)
from noctuary.games.vtes.notation import WORDS
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.rules import deciding
from noctuary.games.vtes.state import State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import CLOSED, OPEN
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from tests.tables.whole_games import WholeGames

PLAYERS = (2, 3, 4, 5, 6)
TIME_LIMIT = 200  # turns; random players take half as many to oust each other
SHORT = 15
_SHORT_ONE_IN = 7
GOLDEN_LIMIT = 18
LOTS = 150  # so many decks by lot come round
DECKS = sorted(default_decks())
FIRST_DECKS = ["v5-malkavian", "v5-toreador", "v5-tremere", "v5-ventrue", "v5a-ministry"]  # of the first pool
LATER_DECKS = [name for name in DECKS if name not in FIRST_DECKS]
OPPONENTS = 4  # that each deck meets


class VtesGames(WholeGames):
    """Two to six Methuselahs, with the decks that come with Noctuary and with decks by lot."""

    name = "vtes"
    most_moves = 400  # a dozen minions, each with every action and card
    longest = 400
    soak = (1_500, 40)
    most_undecided = 0.4  # of those that are cut off after a few turns, nearly all stand level
    few = 2
    kept_records = (*FIRST_DECKS, "five-players")  # as they were written before other cards came in

    def setups(self) -> st.SearchStrategy[Document]:
        return _setups()

    def ending(self, setup: Document) -> Document:
        return {**setup, "time_limit": TIME_LIMIT}

    def setup_number(self, number: int) -> Document:
        """Half of them with decks by lot, which are as legal as the others."""
        random = Random(number)
        players = PLAYERS[number // 2 % len(PLAYERS)]
        if number % 2:
            decks = [deck_by_lot(random.randrange(LOTS)) for _ in range(players)]
        else:
            decks = random.choices(DECKS, k=players)
        return {"decks": [*decks]}

    def soak_setup(self, number: int) -> Document:
        """Most until somebody wins; some with an early time limit (VTES-OUST-06)."""
        setup = self.setup_number(number)
        return {**setup, "time_limit": TIME_LIMIT if number % _SHORT_ONE_IN else SHORT}

    def golden_setups(self) -> dict[str, Document]:
        """One for each deck, and tables of five; the first decks as they were played with the first pool."""
        first: dict[str, Document] = {
            name: {"decks": [name, _after(FIRST_DECKS, place, 2)], "time_limit": GOLDEN_LIMIT, "cards": 0}
            for place, name in enumerate(FIRST_DECKS)
        }
        later: dict[str, Document] = {
            name: {"decks": [name, _after(DECKS, place, 2)], "time_limit": GOLDEN_LIMIT}
            for place, name in enumerate(DECKS)
            if name in LATER_DECKS
        }
        five: Document = {"decks": [*FIRST_DECKS], "time_limit": GOLDEN_LIMIT, "cards": 0}
        five_later: Document = {"decks": [*LATER_DECKS[:5]], "time_limit": GOLDEN_LIMIT}
        return {**first, **later, "five-players": five, "five-players-later": five_later}

    def fixed_positions(self) -> list[tuple[Document, int]]:
        """Two to six Methuselahs, ready decks and decks by lot, early and late."""
        return [(self.setup_number(number), 30 + 25 * number) for number in range(12)]

    def duels(self) -> dict[str, list[Document]]:
        """Each deck against some of the others in turn."""
        return {
            name: [
                {"decks": [name, _after(DECKS, place, step)], "first": "random"}
                for step in range(1, OPPONENTS + 1)
            ]
            for place, name in enumerate(DECKS)
        }

    def any_moves(self) -> st.SearchStrategy[Move]:
        return _any_moves()

    def rule_refuses(self, match: Match, wanted: Move) -> bool:
        assert match.decision is not None
        return deciding.why_not(mine(match.state), match.decision.seat, wanted) is not None

    def cards(self, match: Match) -> Counter[int] | None:
        """At the very end a card may be left in the middle of what it does."""
        return cards_in_game(mine(match.state)) if match.at_rest and not match.over else None

    def assert_in_bounds(self, match: Match) -> None:
        if match.at_rest:
            assert_in_bounds(mine(match.state))

    def field_words(self) -> dict[str, list[str]]:
        slugs = [card.slug for card in default_pool().cards]
        return {
            "step": list(STEP_NAMES.values()),
            "phase": list(PHASE_SLUGS),
            "window": list(WINDOW_SLUGS),
            "kind": list(ACTION_SLUGS),
            "region": list(REGION_SLUGS),
            "hand[]": slugs,
            "library[]": slugs,
            "card": slugs,
        }


def _after(names: list[str], place: int, step: int) -> str:
    return names[(place + step) % len(names)]


@cache
def deck_by_lot(number: int) -> str:
    """A random legal deck as its text."""
    pool = default_pool()
    deck = random_deck(pool, Chance(match_key(number.to_bytes(2, "big"))))
    deck.name = f"by lot {number}"
    return write_deck(deck, pool)


@st.composite
def _setups(draw: st.DrawFn) -> Document:
    players = draw(st.sampled_from(PLAYERS))
    by_lot = st.builds(deck_by_lot, st.integers(0, LOTS - 1))
    return {
        "decks": [draw(st.sampled_from(DECKS) | by_lot) for _ in range(players)],
        "time_limit": draw(st.sampled_from([0, SHORT])),
        "lists": draw(st.sampled_from([OPEN, CLOSED])),
    }


@st.composite
def _any_moves(draw: st.DrawFn) -> Move:
    verb = draw(st.sampled_from(sorted(WORDS.verbs)))
    most = {"card": 40, "kind": 700, "mine": 40, "by": 40, "nth": 3, "side": 1, "way": 1, "seat": 5}
    numbers_drawn = [draw(st.integers(NOTHING, most.get(what, 5))) for what in WORDS.names(verb)]
    numbers_drawn += [NOTHING] * (3 - len(numbers_drawn))
    return move(verb, *numbers_drawn[:3])


def cards_in_game(s: State) -> Counter[int]:
    """Every card, wherever it lies: each of its owner's somewhere, exactly once (VTES-SETUP-06)."""
    found: Counter[int] = Counter()
    for player in s.players:
        for zone in (player.hand, player.library, player.crypt, player.ash, player.removed):
            found.update(zone)
        found.update(one.kind for one in player.uncontrolled)
    aside = {one.uid for player in s.players for one in player.uncontrolled}  # a banished vampire lies there
    for card in (*s.cards, *s.banished):
        if card.uid not in aside:
            found.update(s.pool.cards[card.kind].kinds)
        found.update(card.under)
    found.update(using.kind for using in s.playing)
    if s.action is not None and s.action.card != NOTHING and not s.action.card_placed:
        found[s.action.card] += 1
    found.update(_on_their_way(s))
    return found


def _on_their_way(s: State) -> list[int]:
    """Cards that have done what they say and are still to go to the ash heap, under an open window."""
    found = []
    for step in s.agenda:
        using = step.using
        if step.kind == agenda.CARD_DONE and using is not None:
            use = s.pool.cards[using.kind].uses[using.index]
            if not any(effect.places for effect in use.effects):
                found.append(using.kind)
    return found


def assert_nothing_is_left_over(s: State) -> None:
    """Between actions nothing is going on; a window has beneath it only what waits for it."""
    below = [window.below for window in s.windows]
    assert below == sorted(below)
    assert s.over_now or not below or below[-1] <= len(s.agenda)
    if len(s.windows) == 1 and s.windows[0].kind <= DISCARD and not s.over_now:
        assert (s.action, s.combat, s.referendum, s.playing, s.agenda) == (None, None, None, [], [])
        assert not any(card.wounded and card.region == READY for card in s.cards)


def assert_in_bounds(s: State) -> None:
    assert s.bank == given_out(s), "every counter comes from the bank and goes back to it (VTES-SETUP-02)"
    may_be_saved = any(window.kind == WOULD_BE_OUSTED for window in s.windows)
    for player in s.players:
        assert player.pool >= 0
        assert player.out or s.over_now or player.pool > 0 or may_be_saved, (
            "without pool she is ousted at once (VTES-OUST-01)"
        )
        assert player.hand == sorted(player.hand)
        assert min(player.master_actions, player.discard_actions, player.transfers) >= 0
        assert all(one.counters >= 0 for one in player.uncontrolled)
    assert_nothing_is_left_over(s)
    uids = [card.uid for card in s.cards]
    everywhere = uids + [one.uid for player in s.players for one in player.uncontrolled]
    assert len(set(everywhere)) == len(everywhere), "no card lies in two places"
    assert all(uid < s.next_uid for uid in everywhere)
    for card in s.cards:
        assert card.counters >= 0
        assert not s.players[card.controller].out, "nobody who left controls anything (VTES-OUST-03)"
        assert card.host == NOTHING or card.host in uids, "what it lies on is there (VTES-SETUP-12)"
        if is_vampire(s, card):
            assert card.counters <= numbers.capacity(s, card), "VTES-SETUP-10"
        elif s.pool.types[card.kind] & (ALLY | RETAINER):
            assert card.counters > 0, "VTES-ACT-13"
