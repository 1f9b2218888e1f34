"""A process in which bots think: `python -m noctuary.server.bots.worker`.

It reads a question a line and answers with the index of a move. A question carries the match as the bot's
seat might imagine it, so this process never holds a card that the seat cannot know.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from noctuary.bots import make_bot
from noctuary.kernel.match import Match

READY = b'{"ready":true}\n'


def answer(line: bytes) -> bytes:
    question = msgspec.json.decode(line)
    match = Match.load(question["match"])
    decision = match.decision
    assert decision is not None
    bot = make_bot(question["bot"], match.game.name, bytes.fromhex(question["seed"]), timed=True)
    return msgspec.json.encode({"index": decision.moves.index(bot.choose(match))}) + b"\n"


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more. A bot that fails says so, and is asked again next time."""
    answers.write(READY)
    answers.flush()
    for line in questions:
        try:
            told = answer(line)
        except Exception as wrong:
            told = msgspec.json.encode({"error": f"{type(wrong).__name__}: {wrong}"}) + b"\n"
        answers.write(told)
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
