"""How a finished game is told: why it ended, the standings, the curve and the moments, in any game."""

from __future__ import annotations

import pytest

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records
from noctuary.text.catalogue import Language, has
from noctuary.text.chronicle import GONE, MOST_MOMENTS, Chronicle, chronicle_of, curve, walk
from noctuary.text.story import tell_story
from tests.golden.update import folder_of
from tests.tables.whole_games import WholeGames, every_game

RECORDED = [(game, name) for game in every_game() for name in game.golden_setups()]


def replayed(game: WholeGames, name: str) -> Match:
    (record,) = read_records((folder_of(game) / f"{name}.record").read_text(encoding="utf-8"))
    return record.replay()


@pytest.mark.parametrize(("game", "name"), RECORDED, ids=[name for _, name in RECORDED])
def test_a_recorded_game_tells_why_it_ended_and_what_mattered(game: WholeGames, name: str) -> None:
    match = replayed(game, name)
    tale = walk(match)
    assert tale.match.digest() == match.digest()
    for language in Language:
        story = tell_story(tale, language)
        assert story.why
        assert has(story.rule)
        assert story.rule_text not in ("", story.rule)
        assert sorted(row.seat for row in story.rows) == list(range(match.seats))
        assert [row.seat for row in story.rows if row.place == 1][: len(match.winners)] == match.winners
        assert all(len(row.cells) == len(story.columns) > 0 for row in story.rows)
        assert story.number
        assert story.points[-1].numbers == list(chronicle_of(game.name).numbers(match))
        assert 0 < len(story.moments) <= MOST_MOMENTS
        ats = [moment.at for moment in story.moments]
        assert ats == sorted(set(ats))
        assert 0 <= ats[0] <= ats[-1] <= len(match.history)
        assert all(moment.text for moment in story.moments)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_a_game_given_up_at_once_has_an_end_too(game: WholeGames) -> None:
    """Nothing has happened yet, and nothing is told that has not."""
    match = Match.start(game.name, game.setup_number(0), b"given up")
    while not match.over:
        still = [
            seat for seat in range(match.seats) if match.game.why_not_concede(match.state, Seat(seat)) is None
        ]
        match.concede(Seat(still[-1]))
    story = tell_story(walk(match), Language.EN)
    assert story.why
    assert [moment.kind for moment in story.moments if moment.kind == GONE]
    assert [row.seat for row in story.rows if row.place == 1][: len(match.winners)] == match.winners
    assert sum("ave up" in row.note for row in story.rows) == len(match.history)


def test_a_long_curve_is_thinned_and_keeps_both_ends() -> None:
    game = every_game()[0]
    tale = walk(replayed(game, next(iter(game.golden_setups()))))
    whole = curve(tale, 1000)
    few = curve(tale, 5)
    assert (few[0], few[-1]) == (whole[0], whole[-1]) == (0, len(tale.moves))
    assert len(few) <= 6 < len(whole)
    assert set(few) <= set(whole)


def test_what_a_game_does_not_tell_has_a_default() -> None:
    """Who won, that a game ended and who gave up is told of any game."""
    match = Match.start("fables", {"fables": ["red", "snow"]}, b"plain")
    match.concede(Seat(1))
    tale = walk(match)
    ending = Chronicle().ending(tale)
    assert (ending.event.message, ending.event.told["who"], ending.rule) == ("story-end-concede", 1, None)
    note = Chronicle().note(tale, Seat(1))
    assert note is not None
    assert note.message == "story-gave-up"
    assert Chronicle().note(tale, Seat(0)) is None
    assert Chronicle().numbers(match) == ()
