"""Why can't I? The answer of `boards.asking`, for the wire."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.boards import asking
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.wire import Refusal
from noctuary.text.catalogue import Language, say
from noctuary.text.words import words_of


def why(match: Match, seat: Seat, about: str, language: Language, names: Sequence[str] = ()) -> Refusal:
    """What it is about this card or move, and below it the rule behind it: the browser shows its id."""
    words = words_of(match.game.name).at(match).seated(names)
    told = asking.why(match, seat, about, language, words)
    rule = [] if told.rule is None else [say(language, told.rule)]
    return Refusal("\n".join([*told.reasons, *rule]), told.rule, about)
