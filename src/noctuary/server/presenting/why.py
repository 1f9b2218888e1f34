"""Why can't I? Asked about a move in notation, or about anything on the table that was pointed at."""

from __future__ import annotations

from typing import Final

from noctuary import boards
from noctuary.boards.sight import Looking
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.refusal import Refusal as Reason
from noctuary.server.wire import Refusal
from noctuary.text.catalogue import Language, error_text, say
from noctuary.text.words import words_of

_MOST_REASONS: Final = 3


def why(match: Match, seat: Seat, about: str, language: Language) -> Refusal:
    """One sentence with the rule behind it; `shop/attack-2` points at a card in one place."""
    words = words_of(match.game.name).at(match)
    decision = match.decision
    if decision is None or decision.seat != seat:
        return Refusal(say(language, "web-why-not-your-turn"), None, about)
    texts = meant_by(match, seat, about)
    reasons: list[Reason] = []
    for text in texts:
        try:
            reason = match.why_not(match.parse(text))
        except NoctuaryError as wrong:
            if text == about:
                return Refusal(error_text(language, wrong), None, about)
            continue  # one of our own guesses that makes no sense here
        if reason is None:
            return Refusal(say(language, "web-why-allowed", move=text), None, about)
        if reason.rule not in [known.rule for known in reasons]:
            reasons.append(reason)
    if not reasons:
        return Refusal(words.refusal_text(Reason(decision.rule), language), decision.rule, about)
    told = [words.refusal_text(reason, language) for reason in reasons[:_MOST_REASONS]]
    return Refusal("\n".join(told), reasons[0].rule, about)


def meant_by(match: Match, seat: Seat, about: str) -> list[str]:
    """What a person could mean by typing or pointing at this, in notation."""
    if " " in about.strip():
        return [about]
    words = words_of(match.game.name).at(match)
    place, _, word = about.rpartition("/")
    return boards.meant_by(Looking(match, words, seat), word, place) or [word]
