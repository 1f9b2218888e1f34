"""Whole games of Buffy for property, golden and soak tests."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from hypothesis import strategies as st

from noctuary.games.buffy.agenda import STEP_NAMES
from noctuary.games.buffy.deck_making import random_deck
from noctuary.games.buffy.decks import Format, write_deck
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import PARK_TO_WIN, TIMING_SLUGS
from noctuary.games.buffy.notation import WORDS
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.rules import watches
from noctuary.games.buffy.state import State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import CLOSED, OPEN
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from tests.tables.whole_games import WholeGames
from tests.tables.whole_games import play_random as play_random

CASUAL = [name for name, deck in default_decks().items() if len(deck.resources) < Format.CONSTRUCTED.least]
PLAYERS = (2, 3, 4)
TURN_LIMIT = 60  # random players may keep each other from winning for a long time
SHORT = 12  # turns, in games of which many are played
LONG = 200  # of a hundred games between random players, one or two are not won by then
_LONG_ONE_IN = 11  # odd, so that decks of both sorts are among them
LOTS = 500  # so many decks by lot of each format come round
GOLDEN_LIMIT = 10  # turns of a recorded game


class BuffyGames(WholeGames):
    """Two to four players, with the decks that come with Noctuary and with decks by lot."""

    name = "buffy"
    most_moves = 120  # a dozen challenges and characters that may go to every space
    longest = 1500
    soak = (2_500, 40)
    most_undecided = 0.3  # of those that are cut off after a few turns, many stand level
    few = 3

    def setups(self) -> st.SearchStrategy[Document]:
        return _setups()

    def ending(self, setup: Document) -> Document:
        return {**setup, "turn_limit": TURN_LIMIT}

    def setup_number(self, number: int) -> Document:
        """Half of them with decks by lot; every pair of ready decks meets."""
        players = PLAYERS[number // 2 % len(PLAYERS)]
        random = Random(number)
        if number % 2:
            keys = [random.randrange(LOTS).to_bytes(2, "big") for _ in range(players)]
            chosen = [deck_by_lot(key, random.choice(list(Format))) for key in keys]
        else:
            chosen = random.choices(sorted(default_decks()), k=players)
        return {"decks": list(chosen), "opening_hand": random.random() < 0.5}

    def soak_setup(self, number: int) -> Document:
        """Most with an early turn limit (BUF-RUL-54), to play more of them; some until somebody wins."""
        setup = self.setup_number(number)
        return {**setup, "turn_limit": LONG if number % _LONG_ONE_IN == 0 else SHORT}

    def golden_setups(self) -> dict[str, Document]:
        """One for each ready deck, and one each of three and of four players."""
        duels: dict[str, Document] = {
            name: {"decks": [name, CASUAL[(place + 3) % len(CASUAL)]], "turn_limit": GOLDEN_LIMIT}
            for place, name in enumerate(CASUAL)
        }
        three: Document = {"decks": list(CASUAL[:3]), "turn_limit": GOLDEN_LIMIT}
        four: Document = {"decks": list(CASUAL[4:]), "opening_hand": True, "turn_limit": GOLDEN_LIMIT}
        return {**duels, "three-players": three, "four-players": four}

    def fixed_positions(self) -> list[tuple[Document, int]]:
        """Two, three and four players, ready decks and decks by lot, early and late."""
        return [(self.setup_number(number), 60 + 150 * number) for number in range(12)]

    def duels(self) -> dict[str, list[Document]]:
        """Each ready deck against all the others in turn."""
        return {name: [{"decks": [name, other]} for other in CASUAL if other != name] for name in CASUAL}

    def any_moves(self) -> st.SearchStrategy[Move]:
        return _any_moves()

    def rule_refuses(self, match: Match, wanted: Move) -> bool:
        assert match.decision is not None
        return watches.why_not(mine(match.state), match.decision.seat, wanted) is not None

    def cards(self, match: Match) -> Counter[int] | None:
        s = mine(match.state)
        return cards_in_game(s) if match.at_rest and not s.agenda else None

    def assert_in_bounds(self, match: Match) -> None:
        assert_in_bounds(mine(match.state))

    def field_words(self) -> dict[str, list[str]]:
        slugs = [card.slug for card in default_pool().cards]
        return {
            "step": [*STEP_NAMES.values(), *TIMING_SLUGS],
            "timing": list(TIMING_SLUGS),
            "hand[]": slugs,
            "deck[]": slugs,
            "challenge_deck[]": slugs,
        }


@cache
def deck_by_lot(key: bytes, form: Format) -> str:
    """A random legal deck as its text."""
    pool = default_pool()
    deck = random_deck(pool, Chance(match_key(key)), form)
    deck.name = f"by lot {key.hex()}"
    return write_deck(deck, pool)


@st.composite
def _setups(draw: st.DrawFn) -> Document:
    players = draw(st.sampled_from(PLAYERS))
    by_lot = st.builds(deck_by_lot, st.binary(min_size=1, max_size=4), st.sampled_from(Format))
    return {
        "decks": [draw(st.sampled_from(sorted(default_decks())) | by_lot) for _ in range(players)],
        "opening_hand": draw(st.booleans()),
        "turn_limit": draw(st.sampled_from([0, 12])),
        "lists": draw(st.sampled_from([OPEN, CLOSED])),
    }


@st.composite
def _any_moves(draw: st.DrawFn) -> Move:
    verb = draw(st.sampled_from(sorted(WORDS.verbs)))
    limits = {"card": 60, "character": 20, "challenge": 20, "space": 16, "talent": 3, "seat": 3, "number": 5}
    numbers: list[int] = []
    for what in WORDS.names(verb):
        if what in ("on", "source"):
            numbers += [draw(st.integers(0, 60)), draw(st.integers(-1, 20))]
        elif what in limits:
            numbers.append(draw(st.integers(0, limits[what])))
        elif what in ("nth", "trait"):
            numbers.append(0)
    numbers += [NOTHING] * (3 - len(numbers))
    return move(verb, *numbers)


def cards_in_game(s: State) -> Counter[int]:
    """Every card, wherever it lies."""
    found: Counter[int] = Counter()
    for side in s.sides:
        for zone in (side.hand, side.deck, side.discard, side.crypt, side.challenges, side.locations):
            found.update(zone)
        for cards in (side.second_parts, side.parts_two, side.shown):
            found.update(cards)
        if side.part_one != NOTHING:
            found[side.part_one] += 1
    for character in s.characters:
        found.update(character.levels)
        found.update(attached.kind for attached in character.attached)
    found.update(placed.kind for placed in s.challenges)
    found.update(kind for kind in s.locations if kind != NOTHING)
    if s.conflict is not None:
        for stacks in (s.conflict.attacker_stacks, s.conflict.defender_stacks):
            found.update(kind for stack in stacks for kind, _ in stack if kind != NOTHING)
    return found


def assert_in_bounds(s: State) -> None:
    assert 0 <= s.park_count <= PARK_TO_WIN
    people = [(character.owner, character.who) for character in s.characters]
    assert len(set(people)) == len(people), "one of each character per player (BUF-RUL-29)"
    titles = [placed.kind for placed in s.challenges]
    assert len(set(titles)) == len(titles), "one of each challenge (BUF-CHA-05)"
    for side in s.sides:
        assert side.destiny >= 0
        assert side.hand == sorted(side.hand)
    for character in s.characters:
        assert 0 <= character.space < len(s.locations)


def state_of(match: Match) -> State:
    return mine(match.state)
