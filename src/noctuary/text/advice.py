"""What a better move is told by, after the game or as a hint: which one, by how much, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.catalogue import Language, say
from noctuary.text.words import Words, listed

_WINS: Final = "analyse-reason-wins"
_MANY: Final = 10.0  # beyond that nobody reads tenths


class Reason(Protocol):
    """A message, and how much of it there is."""

    @property
    def message(self) -> str: ...

    @property
    def amount(self) -> float: ...


def percent(share: float) -> int:
    """Games won of a hundred."""
    return round(100 * share)


def gained(before: float, after: float) -> int:
    """Games of a hundred between two estimates, as whoever reads both would count."""
    return percent(before) - percent(after)


def reasons_text(reasons: Sequence[Reason], language: Language) -> str:
    """One after the other; empty where a game tells none. Parts of a thing are what comes of many worlds.

    Games won at once come first: they are counted already, and are no mean.
    """
    won = [why for why in reasons if why.message == _WINS]
    told = [say(language, why.message, amount=_rounded(why.amount)) for why in won]
    amounts = [(why.message, _rounded(why.amount)) for why in reasons if why.message != _WINS]
    others = [say(language, message, amount=amount) for message, amount in amounts]
    if all(isinstance(amount, int) for _, amount in amounts):
        return listed(language, told + others) if reasons else ""
    means = say(language, "analyse-on-average", reasons=listed(language, others))
    return ", ".join([*told, means])


def _rounded(amount: float) -> int | float:
    """With a digit after the point where it says something."""
    rounded = round(amount, 1)
    return round(amount) if rounded >= _MANY or rounded == round(amount) else rounded


def played_text(match: Match, move: Move, words: Words, language: Language) -> str:
    """A move of this moment as it is told elsewhere: an answer brings the question that it belongs to."""
    label = words.describe_move(match, move, language)
    question = words.question_behind(match, language)
    return say(language, "analyse-answer", question=question, move=label) if question else label


def better_text(
    match: Match, move: Move, points: int, reasons: Sequence[Reason], words: Words, language: Language
) -> str:
    """What would have been better at this moment of a game, by how many games of a hundred."""
    label = words.describe_move(match, move, language)
    why = reasons_text(reasons, language)
    if not why:
        return say(language, "analyse-better", move=label, points=points)
    return say(language, "analyse-because", move=label, points=points, reasons=why)


def hint_text(
    match: Match,
    best: Move,
    other: Move | None,
    points: int,
    reasons: Sequence[Reason],
    words: Words,
    language: Language,
) -> str:
    """What `hard` would play now, and what speaks for it against the next best."""
    label = words.describe_move(match, best, language)
    if other is None:
        return say(language, "hint-plain", move=label)
    told = {"move": label, "other": words.describe_move(match, other, language)}
    if points <= 0:
        return say(language, "hint-close", **told)
    why = reasons_text(reasons, language)
    if not why:
        return say(language, "hint-better", points=points, **told)
    return say(language, "hint-because", points=points, reasons=why, **told)
