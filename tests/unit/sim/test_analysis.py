"""A game looked at again: what each seat could hope for, which moves cost most, and why."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.bots import judge_of, make_bot
from noctuary.bots.onlooker import Onlooker
from noctuary.bots.playout import play_out
from noctuary.bots.playout_judge import PlayoutJudge
from noctuary.bots.reasons import Part, Sums, reasons_of
from noctuary.bots.search import Budget
from noctuary.games.fables import verbs
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records
from noctuary.sim.analysis import analyse
from noctuary.sim.looking import Every, decisions
from noctuary.text.advice import reasons_text
from noctuary.text.catalogue import Language, has
from tests.tables import fables_table

SETUPS: dict[str, Document] = {
    "fables": {"fables": ["red", "snow"], "turn_cap": 3},
    "buffy": {"decks": ["ada-vance", "countess-vesna"]},
    "vtes": {"decks": ["v5-malkavian", "v5-ventrue"]},
}


def missed() -> Match:
    """Red could win with the card in her hand, and ends her turn instead: Snow White can win with hers."""
    mine = {"hand": ["attack-3"], "square": 5, "hp": 2}
    match = fables_table.table("red", "snow", a=mine, b={"hand": ["attack-3"], "square": 6, "hp": 2}).match
    match.play_text("end")
    return match


def test_a_missed_win_is_found_and_told_why() -> None:
    match = missed()
    found = analyse(match, playouts=8)
    (turning,) = found.turnings
    moment = match.replayed(turning.made)
    assert moment.notation(turning.played) == "end"
    assert moment.notation(turning.better).startswith("attack")
    assert turning.seat == 0
    assert turning.before > 0.9 > turning.after
    assert [why.message for why in turning.reasons] == ["analyse-reason-wins"], "what else matters is nothing"
    assert found.points[0].estimate == pytest.approx(turning.before)


def test_one_decision_is_told_by_one_number() -> None:
    """Curve, swings and costly moves: whatever was thought through is told as the longer look has it."""
    match = Match.start("fables", SETUPS["fables"], b"one number")
    play_out(match, [make_bot("random", "fables", b"1"), make_bot("random", "fables", b"2")], 40)
    found = analyse(match, playouts=4)
    estimates = {point.made: point.estimate for point in found.points}
    assert found.turnings
    assert all(estimates[one.made] == one.before for one in found.turnings)
    assert all(estimates[one.made] == one.before for one in found.swings(match))


def test_what_was_best_costs_nothing() -> None:
    match = missed().replayed(0)
    match.play_text("attack attack-3")
    assert match.winners == [0]
    assert analyse(match, playouts=8).turnings == []


def test_where_it_changed_most_is_told_with_what_was_played() -> None:
    """Red misses her win and Snow White takes hers: that is the turn of the game, for both of them."""
    match = missed()
    while match.decision is not None and match.turns < 3:
        attack = next((move for move in match.decision.moves if move.verb == verbs.ATTACK), None)
        match.play(match.decision.moves[-1] if attack is None else attack)
    assert match.winners == [1]
    found = analyse(match, playouts=8)
    first, *others = found.swings(match)
    assert (first.seat, first.made, first.after) == (0, 0, 0.0)
    assert match.replayed(0).notation(first.played) == "end"
    assert all(abs(one.after - one.before) <= first.before for one in others)
    told: Any = found.document(match)["swings"]
    assert told[0]["played"] == "end"
    assert found.swings(match, most=0) == []


def test_the_same_game_gives_the_same_results() -> None:
    match = Match.start("fables", SETUPS["fables"], b"same")
    play_out(match, [make_bot("greedy", "fables", b"1"), make_bot("random", "fables", b"2")], 30)
    (record,) = read_records(match.record({}))
    first = analyse(match, playouts=4, every=Every.TURN)
    assert first.points
    assert analyse(record, playouts=4, every=Every.TURN).document(match) == first.document(match)


def test_any_number_of_processes_finds_the_same() -> None:
    match = Match.start("fables", SETUPS["fables"], b"several")
    play_out(match, [make_bot("greedy", "fables", b"1"), make_bot("random", "fables", b"2")], 40)
    looked: list[int] = []
    several = analyse(match, playouts=4, jobs=2, progress=looked.append)
    assert several.document(match) == analyse(match, playouts=4).document(match)
    assert several.turnings
    assert len(looked) == several.total > 8


def test_nobody_is_judged_by_what_she_could_not_know() -> None:
    """Two of Snow White's cards have changed places, one in her hand, one in her deck: all that is said of
    Red's decision is the same."""
    advice = []
    for hand, deck in (("attack-3", "defense-3"), ("defense-3", "attack-3")):
        other = {"hand": [hand], "deck": [deck], "square": 6, "hp": 20}
        mine = {"hand": ["attack-1", "defense-1"], "square": 5}
        match = fables_table.table("red", "snow", a=mine, b=other).match
        onlooker = Onlooker(judge_of("fables", b""), reasons_of("fables"), b"seed", Budget(12), 3)
        look = onlooker.advise(match)
        advice.append((match.notation(look.best), look.estimate, look.value, str(look.reasons)))
    assert advice[0] == advice[1]


def test_what_was_found_until_ctrl_c_is_kept() -> None:
    match = Match.start("fables", SETUPS["fables"], b"cut short")
    play_out(match, [make_bot("random", "fables", b"1"), make_bot("random", "fables", b"2")], 40)
    looked = 0

    def stop(more: int) -> None:
        nonlocal looked
        looked += more
        if looked == 2:
            raise KeyboardInterrupt

    found = analyse(match, playouts=2, progress=stop)
    assert found.interrupted
    assert (found.looked, len(found.points)) == (2, 2)
    assert found.total == len(list(decisions(match))) > 2


def test_giving_up_is_no_move_to_be_blamed_for() -> None:
    match = missed().replayed(0)
    match.concede(Seat(0))
    assert list(decisions(match)) == []


@pytest.mark.parametrize("game", list(SETUPS))
def test_every_game_says_what_its_positions_are_made_of(game: str) -> None:
    match = Match.start(game, SETUPS[game], b"parts")
    reasons = reasons_of(game)
    assert reasons is not None
    for seat in range(match.seats):
        parts = reasons.parts(match.state, Seat(seat))
        assert len({part.message for part in parts}) == len(parts) > 4
        assert all(has(part.message) and part.weight for part in parts)


@pytest.mark.parametrize("game", list(SETUPS))
def test_a_decision_of_every_game_can_be_looked_at(game: str) -> None:
    match = Match.start(game, SETUPS[game], b"look")
    play_out(match, [make_bot("greedy", game, b"1"), make_bot("greedy", game, b"2")], 20)
    onlooker = Onlooker(judge_of(game, b""), reasons_of(game), b"seed", Budget(6), 2)
    asked = match.decision
    assert asked is not None
    advice = onlooker.advise(match)
    assert advice.best in asked.moves
    assert 0.0 <= advice.value <= 1.0
    for language in Language:
        reasons_text(advice.reasons, language)


def test_two_moves_are_compared_for_no_longer_than_the_clock_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a judge of its own is judged by playing on: a line may take longer than all there is."""
    match = Match.start("fables", SETUPS["fables"], b"slow")
    asked = []

    def later() -> float:
        asked.append(1)
        return 10.0 * len(asked)

    monkeypatch.setattr("time.perf_counter", later)
    onlooker = Onlooker(PlayoutJudge(match.game, b""), reasons_of("fables"), b"seed", Budget(0, 0.1), 8)
    best = onlooker.advise(match).best
    assert match.decision is not None
    looked = onlooker.look(match, next(move for move in match.decision.moves if move != best))
    assert looked is not None
    assert looked.reasons == []  # nothing could be compared in time
    assert len(asked) < 20


def test_reasons_are_what_speaks_for_the_better_line() -> None:
    better, worse = Sums(), Sums()
    better.add(
        [
            Part(MessageId("hp"), 10.0, 1.0),
            Part(MessageId("theirs"), 5.0, -1.0),
            Part(MessageId("x"), 1.0, 9.0),
        ]
    )
    worse.add(
        [
            Part(MessageId("hp"), 9.0, 1.0),
            Part(MessageId("theirs"), 8.0, -1.0),
            Part(MessageId("x"), 1.0, 9.0),
        ]
    )
    assert [(why.message, why.amount) for why in better.ahead_of(worse)] == [("theirs", 3.0), ("hp", 1.0)]
    assert worse.ahead_of(better) == []


def test_giving_up_is_not_what_a_move_has_changed() -> None:
    """Red draws no new hand and is given the game: that was not the hand’s doing."""
    match = Match.start("fables", {**SETUPS["fables"], "first": "A"}, b"given up")
    match.play_text("keep")
    match.concede(Seat(1))
    found = analyse(match, playouts=4)
    assert found.estimates(Seat(0))[-1] == 1.0
    assert found.swings(match) == []
