"""Somebody has left for good, or everybody: moves of the history that the rules never offer."""

from __future__ import annotations

import json
from random import Random

import pytest

from noctuary.games.vtes.state import State as VtesState
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records, record_of
from noctuary.text.catalogue import Language
from noctuary.text.chronicle import walk
from noctuary.text.story import tell_story

SETUPS: dict[str, Document] = {
    "fables": {"fables": ["red", "snow"]},
    "buffy": {"decks": ["ada-vance", "countess-vesna"]},
    "vtes": {"decks": ["v5-malkavian", "v5-ventrue"]},
}
GAMES = sorted(SETUPS)


def begun(game: str, moves: int = 40, setup: Document | None = None) -> Match:
    match, chance = Match.start(game, setup or SETUPS[game], b"leaving", log=True), Random(3)
    for _ in range(moves):
        assert match.decision is not None
        match.play(chance.choice(match.decision.moves))
    return match


def pages(match: Match) -> list[list[str]]:
    """What was told after each move."""
    return [[repr(event) for event in events] for events in match.log_by_move()]


def half_a_move_was_told(game: str) -> Match:
    """In the middle of a move of which the log has told something, and an answer has been given."""
    match, chance = begun(game), Random(5)
    for _ in range(4000):
        if match.decision is None:
            match = begun(game)
        assert match.decision is not None
        told = len(match.log)
        was_at_rest = match.at_rest
        match.play(chance.choice(match.decision.moves))
        if not was_at_rest and not match.at_rest and len(match.log) > told:
            return match
    raise AssertionError("no move asks after it has told something")


@pytest.mark.parametrize("game", GAMES)
def test_what_people_were_told_stays_told_when_somebody_gives_up_in_the_middle_of_a_move(game: str) -> None:
    match = half_a_move_was_told(game)
    told = pages(match)
    assert match.decision is not None
    match.concede(Seat(1 - match.decision.seat))
    assert pages(match)[: len(told)] == told
    assert pages(match.replayed(match.made)) == pages(match), "a table that is woken reads the same"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_gone_is_out_as_if_she_had_given_up_and_the_record_says_which(game: str) -> None:
    left, gave_up = begun(game), begun(game)
    left.concede(Seat(0), gone=True)
    gave_up.concede(Seat(0))
    assert (left.over, left.winners) == (True, [1]) == (gave_up.over, gave_up.winners)
    assert left.digest() == gave_up.digest(), "the rules know no difference"
    assert "log-gone" in [event.message for event in left.log]
    text = record_of(left).write()
    assert text.splitlines()[-2:] == [f"{left.made}. A gone", "B"]
    (record,) = read_records(text)
    again = record.replay(log=True)
    assert not record.errors
    assert again.history == left.history
    assert pages(again) == pages(left)
    story = tell_story(walk(left), Language.EN)
    told = " ".join([story.why, *story.because, *(row.note for row in story.rows)])
    assert "left" in told.lower()
    assert "gave up" not in told.lower()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", list(Language))
def test_an_abandoned_game_is_over_and_nobodys(game: str, language: Language) -> None:
    match = half_a_move_was_told(game)
    told = pages(match)
    match.abandon()
    assert match.over
    assert match.winners == []
    assert pages(match)[: len(told)] == told
    assert match.copy().over
    assert match.imagine(Seat(0), b"key").over
    assert match.view(None).over
    text = record_of(match).write()
    assert text.splitlines()[-1] == "abandoned"
    (record,) = read_records(text)
    again = record.replay(log=True)
    assert not record.errors
    assert again.abandoned
    assert again.digest() == match.digest()
    assert pages(again) == pages(match)
    loaded = Match.load(json.loads(json.dumps(match.dump())))
    assert loaded.abandoned
    assert loaded.digest() == match.digest()
    assert not match.undone().over, "before the last move it was not"
    assert tell_story(walk(match), language).why
    with pytest.raises(NoctuaryError):
        match.abandon()
    with pytest.raises(NoctuaryError):
        match.concede(Seat(0))


def test_with_more_than_two_methuselahs_her_predator_scores_and_the_others_play_on() -> None:
    """VTES-OUST-02 to -04: she who is given up leaves as if ousted."""
    decks: Document = {"decks": ["v5-malkavian", "v5-ventrue", "v5-malkavian"]}
    match = begun("vtes", setup=decks)
    match.concede(Seat(1), gone=True)
    assert not match.over
    state = match.state
    assert isinstance(state, VtesState)
    assert [player.points for player in state.players] == [2, 0, 0], "her predator's, counted in halves"
    again = match.replayed(match.made)
    assert again.digest() == match.digest()


def test_nobody_can_answer_a_question_with_it() -> None:
    match = begun("fables")
    refusal = match.why_not(match.parse("abandoned"))
    assert refusal is not None
    assert refusal.remedy == "error-abandoned-not-yours"
