"""What the engine keeps in mind about the cards in play is true of them, at every moment of a game."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from noctuary.games.buffy import standing
from noctuary.games.buffy.context import SEES_ALL, Force
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.rules import watches
from noctuary.games.buffy.standing_cache import find_texts, forget, nothing_says, remember, texts_in_play
from noctuary.games.buffy.state import State, TextInPlay, TextsInPlay
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.buffy_games import BuffyGames
from tests.tables.whole_games import picks, play_random, seeds, tries

MOMENTS = 400  # looked at one after another
games = tries(40)
setups = BuffyGames().setups()
skipped = st.integers(0, 1200)  # moves before the first moment

Heard = list[tuple[int, int, int, int]]


def heard(found: list[TextInPlay]) -> Heard:
    return [(text.kind, text.holder, text.seat, text.role) for text in found]


def told(found: TextsInPlay) -> tuple[Heard, Heard, Heard, tuple[int, ...]]:
    masks = (found.answers, found.happenings, found.timings, found.endings, int(found.watched))
    return heard(found.standing), heard(found.waiting), heard(found.usable), masks


def said(forces: list[Force]) -> list[tuple[int, ...]]:
    return [
        (
            force.effect.answers,
            force.ctx.kind,
            force.ctx.holder,
            force.ctx.seat,
            force.ctx.space,
            force.ctx.ability,
        )
        for force in forces
    ]


def forgetful(s: State) -> State:
    """The same table, with nothing kept in mind."""
    twin = s.copy()
    twin.texts = None
    return twin


@games
@given(setups, seeds, picks, skipped)
def test_the_cards_in_play_are_those_kept_in_mind(
    setup: Document, seed: bytes, pick: int, before: int
) -> None:
    """Whoever changes which cards are in play says so: nothing old is ever believed."""
    match, random = Match.start("buffy", setup, seed), Random(pick)
    play_random(match, random, before)
    for _ in range(MOMENTS):
        s = mine(match.state)
        assert told(texts_in_play(s)) == told(find_texts(s))
        if match.decision is None:
            return
        play_random(match, random, 1)
    if match.decision is not None:
        match.concede(match.decision.seat)
        s = mine(match.state)
        assert told(texts_in_play(s)) == told(find_texts(s))


@games
@given(setups, seeds, picks, skipped)
def test_legal_moves_do_not_depend_on_what_is_kept_in_mind(
    setup: Document, seed: bytes, pick: int, before: int
) -> None:
    match, random = Match.start("buffy", setup, seed), Random(pick)
    play_random(match, random, before)
    for _ in range(MOMENTS):
        if match.decision is None:
            break
        if match.at_rest:
            twin = forgetful(mine(match.state))
            assert watches.legal_moves(twin, match.decision.seat) == match.decision.moves
        play_random(match, random, 1)


@games
@given(setups, seeds, picks, skipped)
def test_an_answer_kept_while_moves_are_listed_is_the_answer(
    setup: Document, seed: bytes, pick: int, before: int
) -> None:
    match, random = Match.start("buffy", setup, seed), Random(pick)
    play_random(match, random, before)
    s = mine(match.state)
    remember(s)
    for _ in range(2):  # asked for the first time, then kept
        for question in (1 << bit for bit in range(30)):
            for side in s.sides:
                kept = standing.in_force(s, question, side.seat, SEES_ALL)
                anew = standing.gather(forgetful(s), question, Seat(side.seat), SEES_ALL)
                assert said(kept) == said(anew)
                assert not (kept and nothing_says(s, question))
    forget(s)
