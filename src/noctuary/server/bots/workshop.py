"""A process that plays games nobody sits at: `python -m noctuary.server.bots.workshop`.

Samples of decks and comparisons run here, and give way to the bots that people wait for at their tables. It
reads a task a line, as the bots' own processes read a question.
"""

from __future__ import annotations

import os
from typing import Final

import msgspec

from noctuary.server.bots import playing
from noctuary.server.bots.question import What
from noctuary.server.bots.worker import serve

_WORK: Final = {What.PLAY.value: playing.play_on, What.SAMPLE.value: playing.sample}
_NICE: Final = 10  # whatever else there is to do on this machine goes first


def answer(line: bytes) -> bytes:
    """What comes of a task."""
    task = msgspec.json.decode(line)
    return msgspec.json.encode(_WORK[task["what"]](task)) + b"\n"


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICE)
    serve(answer)
