"""Work that goes on by itself: an error costs one try, and the next one comes a little later."""

from __future__ import annotations

from typing import Final

_FIRST_SECONDS: Final = 0.25
_LONGEST_SECONDS: Final = 15.0


class Backoff:
    """How long to wait after the next failure: twice as long each time, and short again after a success."""

    def __init__(self) -> None:
        self._next = _FIRST_SECONDS

    def failed(self) -> float:
        wait, self._next = self._next, min(_LONGEST_SECONDS, self._next * 2)
        return wait

    def worked(self) -> None:
        self._next = _FIRST_SECONDS
