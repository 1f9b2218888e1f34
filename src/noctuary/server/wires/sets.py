"""Card sets in the making: a text, and everything that can be said and shown of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from noctuary.bots.strengths import NORMAL
from noctuary.server.wire import BotName, CardFaces, SetText, Slug, Strict

Place = Annotated[int, Meta(ge=0, le=1000)]


class SetAsk(Strict):
    """A set as far as it is written, and the card that is to be shown, counted from 0."""

    text: SetText
    card: Place = 0


class SetPlay(Strict):
    """Play with this set: a ready deck with its cards in it, `card` before the others."""

    text: SetText
    deck: Slug
    card: Place = 0
    bot: BotName = NORMAL
    against: Literal["bot", "open"] = "bot"  # open: a seat for whoever is given the table's link


class SetMistake(msgspec.Struct):
    """`field` as `card.1.ability.2.do.1.effect`, counted from 1; empty and line 0 where nobody can say."""

    line: int
    field: str
    text: str


class SetLooked(msgspec.Struct):
    digest: str  # the same for everybody who has this very text
    mistakes: list[SetMistake]
    document: dict[str, Any] | None  # what the text says, for a form; None: it is no such file
    faces: CardFaces | None  # of the card that was asked for; None: something is wrong with it
