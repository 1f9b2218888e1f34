"""A process in which bots think: `python -m noctuary.server.bots.worker [JOBS]`.

It reads a question a line and answers with the index of a move, or with what it makes of one. A question
carries the match as the seat that is asked might imagine it, so this process never holds a card that the seat
cannot know; that of a finished game, where nothing is hidden any more, as it was. With JOBS it has others
help with each answer: on a person's own machine, where one bot thinks at a time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from noctuary.bots import judge_ahead, make_bot
from noctuary.bots.helpers import help_of
from noctuary.bots.looked import looked
from noctuary.bots.onlooker import Look, Onlooker
from noctuary.bots.reasons import reasons_of
from noctuary.bots.strengths import budget_of
from noctuary.kernel.match import Match
from noctuary.server.bots.question import What

READY = b'{"ready":true}\n'
_WORLDS: Final = 6  # in which two moves are compared


def answer(line: bytes, jobs: int = 1) -> bytes:
    question = msgspec.json.decode(line)
    match = Match.load(question["match"])
    if question.get("what", What.CHOOSE.value) == What.CHOOSE.value:
        return msgspec.json.encode({"index": _chosen(question, match, jobs)}) + b"\n"
    look = _look(question, match, jobs)
    assert match.decision is not None
    found = {"nothing": True} if look is None else looked(look, match.decision.moves)
    return msgspec.json.encode(found) + b"\n"


def _chosen(question: dict[str, Any], match: Match, jobs: int) -> int:
    decision = match.decision
    assert decision is not None
    seed = bytes.fromhex(question["seed"])
    bot = make_bot(question["bot"], match.game.name, seed, timed=True, jobs=jobs)
    return decision.moves.index(bot.choose(match))


def _look(question: dict[str, Any], match: Match, jobs: int) -> Look | None:
    decision, game, seed = match.decision, match.game.name, bytes.fromhex(question["seed"])
    budget = budget_of(question["bot"], timed=True)
    assert decision is not None
    assert budget is not None
    onlooker = Onlooker(judge_ahead(game, seed), reasons_of(game), seed, budget, _WORLDS, help_of(jobs))
    if question["what"] == What.ADVISE.value:
        return onlooker.advise(match)
    return onlooker.look(match, decision.moves[question["played"]])


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Until nobody asks any more. What fails says so, and is asked again next time."""
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    try:
        answers.write(READY)
        answers.flush()
        for line in questions:
            try:
                told = answer(line)
            except Exception as wrong:
                told = msgspec.json.encode({"error": f"{type(wrong).__name__}: {wrong}"}) + b"\n"
            answers.write(told)
            answers.flush()
    except BrokenPipeError:  # the server has ended while it was thought about: nobody waits for the answer
        os._exit(0)


if __name__ == "__main__":
    serve(partial(answer, jobs=int(sys.argv[1]) if len(sys.argv) > 1 else 1))
