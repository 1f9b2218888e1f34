"""Records: written, read back, replayed, annotated, damaged."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.games import find_game
from noctuary.kernel.match import Match
from noctuary.kernel.records import What, engine_version, read_records, write_record
from tests.tables.fables_games import play_random


def played(moves: int = 60, seed: bytes = b"record") -> Match:
    match = Match.start("fables", {"fables": ["red", "snow"], "turn_cap": 8}, seed)
    play_random(match, Random(1), moves)
    return match


HEADER = '[Game "fables"]\n[Setup "{\\"first\\": \\"A\\"}"]\n[Seed "00"]\n\n'
SHORT = HEADER + "1. A keep\n2. B keep\n3. A end\n*\n"


# -- writing and replaying ----------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 7, 60, 2000])
def test_a_record_replays_to_the_same_digest(moves: int) -> None:
    match = played(moves)
    (record,) = read_records(write_record(match))
    assert record.errors == []
    assert record.replay().digest() == match.digest()
    assert record.errors == []
    assert record.notes == []


def test_the_usual_tags() -> None:
    match = played(3)
    (record,) = read_records(match.record({"Event": 'Night "one" \\ two', "Seats": "Ann, greedy"}))
    assert record.tags["Game"] == "fables"
    assert record.tags["Setup"] == '{"fables": ["red", "snow"], "turn_cap": 8}'
    assert record.tags["Seats"] == "Ann, greedy"
    assert record.tags["Seed"] == b"record".hex()
    assert record.tags["SeedHash"] == match.seed_commitment
    assert record.tags["Engine"] == engine_version()
    assert record.tags["Event"] == 'Night "one" \\ two'
    assert record.tags["Result"] == record.result == "*"


def test_moves_are_numbered_and_name_their_seat() -> None:
    match = Match.start("fables", {"first": "B"}, b"seed")
    match.play_text("keep")
    match.play_text("mulligan")
    assert write_record(match).split("\n\n")[1] == "1. B keep\n2. A mulligan\n*\n"


def test_the_result_of_a_finished_game() -> None:
    drawn = played(2000)
    assert drawn.over
    assert write_record(drawn).endswith("\ndraw\n")
    game = find_game("fables")
    won = Match.at(game, game.load({"seats": {"A": {"hand": ["attack-3"], "square": 5}, "B": {"hp": 1}}}))
    won.play_text("attack attack-3")
    assert write_record(won).endswith("\nA\n")
    (record,) = read_records(write_record(won))
    assert record.result == "A"
    assert record.replay().winners == [0]


def test_a_match_from_a_position_records_the_position() -> None:
    game = find_game("fables")
    match = Match.at(game, game.load({"seats": {"A": {"hand": ["defense-1", "joker"]}}}), b"puzzle")
    match.play_text("defend defense-1")
    match.play_text("go")
    (record,) = read_records(write_record(match))
    assert "Setup" not in record.tags
    assert record.replay().digest() == match.digest()
    assert read_records(match.copy().record())[0].replay().digest() == match.digest()


def test_several_games_in_one_file() -> None:
    records = read_records(write_record(played(5)) + "\n" + SHORT + write_record(played(9)))
    assert [len(record.moves) for record in records] == [5, 3, 9]
    assert [record.errors for record in records] == [[], [], []]
    assert [record.line for record in records] == [1, 16, 24]


# -- comments, glyphs, variations ---------------------------------------------------------------------

ANNOTATED = (
    HEADER
    + """{a quiet start}
1. A keep $1
2. B keep
(2. B mulligan {is (too) bold} (2. B keep))
3. A end {so soon?} $4
*
"""
)


def test_comments_glyphs_and_variations_are_kept() -> None:
    (record,) = read_records(ANNOTATED)
    assert record.errors == []
    assert record.moves == ["A keep", "B keep", "A end"]
    assert [(item.what, item.text) for item in record.items if item.what is not What.MOVE] == [
        (What.COMMENT, "a quiet start"),
        (What.GLYPH, "1"),
        (What.VARIATION, "2. B mulligan {is (too) bold} (2. B keep)"),
        (What.COMMENT, "so soon?"),
        (What.GLYPH, "4"),
    ]
    assert record.replay().turns == 2


def test_what_was_read_is_written_back() -> None:
    (record,) = read_records(ANNOTATED.replace('[Seed "00"]', '[Seed "00"]\n[Annotator "me"]'))
    (again,) = read_records(record.write())
    assert again.tags == record.tags
    assert [(item.what, item.text) for item in again.items] == [
        (item.what, item.text) for item in record.items
    ]
    assert again.write() == record.write()


def test_several_moves_may_share_a_line() -> None:
    (record,) = read_records(HEADER + "1. A keep 2. B keep {both} 3. A end *")
    assert record.errors == []
    assert record.moves == ["A keep", "B keep", "A end"]


# -- damage -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message", "line", "moves"),
    [
        (SHORT.replace("*\n", ""), "error-record-no-result", 7, 3),
        (SHORT.replace("2. B keep", "3. B keep"), "error-record-number", 6, 3),
        (SHORT.replace("2. B keep", "B keep"), "error-record-word", 6, 2),
        (SHORT.replace("2. B keep", "2."), "error-record-no-move", 6, 2),
        (SHORT.replace('[Seed "00"]', "[Seed 00]"), "error-record-tag", 3, 3),
        (SHORT.replace('[Game "fables"]\n', ""), "error-record-no-game", 1, 3),
        (SHORT.replace("2. B keep", "2. B keep {never closed"), "error-record-not-closed", 6, 2),
        (SHORT.replace("2. B keep", "2. B keep (2. B mulligan"), "error-record-not-closed", 6, 2),
    ],
)
def test_a_damaged_record_says_where_and_gives_the_rest(
    text: str, message: str, line: int, moves: int
) -> None:
    (record,) = read_records(text)
    assert record.errors[0].problem.message == message
    assert record.errors[0].line == line
    assert len(record.moves) == moves


def test_a_game_without_a_result_does_not_swallow_the_next() -> None:
    first, second = read_records(SHORT.replace("*\n", "\n") + SHORT)
    assert first.errors[0].problem.message == "error-record-no-result"
    assert second.errors == []
    assert len(second.moves) == 3


def test_nothing_is_no_record() -> None:
    assert read_records("") == []
    assert read_records("\n \n") == []


def test_an_illegal_move_is_reported_and_the_match_stops_there() -> None:
    (record,) = read_records(HEADER + "1. A keep\n2. B keep\n3. A buy joker\n4. A end\n*\n")
    match = record.replay()
    assert len(match.history) == 2
    (error,) = record.errors
    assert error.line == 7
    assert error.problem.arguments == {"rule": "FAB-REINF-01", "move": "buy joker"}


@pytest.mark.parametrize(
    ("move", "message"),
    [("B end", "error-not-her-decision"), ("A dance", "error-unknown-verb"), ("end", "error-script-line")],
)
def test_a_move_that_cannot_be_read_is_reported_too(move: str, message: str) -> None:
    (record,) = read_records(SHORT.replace("A end", move))
    assert len(record.replay().history) == 2
    assert record.errors[0].problem.message == message
    assert record.errors[0].line == 7


def test_replaying_twice_reports_once() -> None:
    (record,) = read_records(SHORT.replace("A end", "A buy joker"))
    record.replay()
    record.replay()
    assert len(record.errors) == 1


def test_a_record_from_another_version_is_a_note_not_an_error() -> None:
    (record,) = read_records(SHORT.replace('[Seed "00"]', '[Seed "00"]\n[Engine "0.0.1"]'))
    assert len(record.replay().history) == 3
    assert record.errors == []
    (note,) = record.notes
    assert note.problem.message == "note-record-other-version"
    assert note.problem.arguments == {"theirs": "0.0.1", "ours": engine_version()}


def test_a_seed_that_was_changed_is_noticed() -> None:
    text = write_record(played(4)).replace(b"record".hex(), b"cheats".hex())
    (record,) = read_records(text)
    record.replay()
    assert "error-record-other-seed" in [error.problem.message for error in record.errors]


def test_a_result_that_does_not_follow_is_noticed() -> None:
    (record,) = read_records(SHORT.replace("*\n", "B\n"))
    record.replay()
    assert [error.problem.message for error in record.errors] == ["error-record-other-result"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SHORT.replace("fables", "chess"), "error-unknown-game"),
        (SHORT.replace('"00"', '"zz"'), "error-record-bad-tag"),
        (SHORT.replace('{\\"first', '[\\"first'), "error-record-bad-tag"),
        (SHORT.replace('\\"A\\"', '\\"E\\"'), "error-setup-not-allowed"),
    ],
)
def test_what_cannot_begin_is_an_error(text: str, message: str) -> None:
    (record,) = read_records(text)
    with pytest.raises(NoctuaryError) as caught:
        record.replay()
    assert caught.value.message == message
