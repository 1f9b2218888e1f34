"""Whole random games of Buffy, for what must hold in every one of them."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import PARK_TO_WIN
from noctuary.games.buffy.pool import default_decks
from noctuary.games.buffy.state import State
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING

seeds = st.binary(min_size=4, max_size=4)


@st.composite
def setups(draw: st.DrawFn) -> Document:
    """Two to four players with the decks that come with Noctuary."""
    players = draw(st.sampled_from([2, 2, 2, 3, 4]))
    names = sorted(default_decks())
    return {
        "decks": [draw(st.sampled_from(names)) for _ in range(players)],
        "opening_hand": draw(st.booleans()),
        "turn_limit": draw(st.sampled_from([0, 12])),
    }


@st.composite
def matches(draw: st.DrawFn, most: int = 400) -> Match:
    """A match after some random moves."""
    match = Match.start("buffy", draw(setups()), draw(seeds), log=True)
    play_random(match, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, most)))
    return match


def play_random(match: Match, random: Random, most: int = 5000) -> None:
    for _ in range(most):
        if match.decision is None:
            return
        match.play(match.decision.moves[int(random.random() * len(match.decision.moves))])


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
