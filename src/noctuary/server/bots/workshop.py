"""A process that plays games nobody sits at: `python -m noctuary.server.bots.workshop`.

Samples of decks and comparisons run here, and give way to the bots that people wait for at their tables. It
reads a task a line, as the bots' own processes read a question.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final

import msgspec

from noctuary.server.bots import playing
from noctuary.server.bots.question import What
from noctuary.server.bots.worker import READY

_WORK: Final = {What.PLAY.value: playing.play_on, What.SAMPLE.value: playing.sample}
_NICE: Final = 10  # whatever else there is to do on this machine goes first


def answer(line: bytes) -> bytes:
    """What comes of a task; one that fails says so."""
    try:
        task = msgspec.json.decode(line)
        told = _WORK[task["what"]](task)
    except Exception as wrong:
        told = {"error": f"{type(wrong).__name__}: {wrong}"}
    return msgspec.json.encode(told) + b"\n"


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more."""
    answers.write(READY)
    answers.flush()
    for line in tasks:
        answers.write(answer(line))
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
