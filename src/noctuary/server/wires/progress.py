"""How far somebody has come in lessons and puzzles."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.server.wire import Slug, Strict

MOST_AT_ONCE = 300
Place: TypeAlias = Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00]*$")]


class ProgressKind(Enum):
    LESSON = "lesson"
    PUZZLE = "puzzle"


class Step(Strict):
    """One lesson or puzzle: whether it was brought to its end, and where one is in it."""

    kind: ProgressKind
    slug: Slug
    done: bool = False
    place: Place = ""  # written and read by the page; the server only keeps it


class Steps(Strict):
    steps: Annotated[list[Step], Meta(max_length=MOST_AT_ONCE)]


class ProgressTold(msgspec.Struct):
    """Everything that this person has begun."""

    steps: list[Step]
