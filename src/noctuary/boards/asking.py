"""Why can't I? Asked about a move in notation, or about anything on the table that was pointed at.

Every door (browser, terminal, plain text) asks here, so that all of them give the same answer.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary import boards
from noctuary.boards.sight import Looking
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import NO_ANSWER
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.kernel.refusal import Refusal
from noctuary.text.catalogue import Language, error_text, say
from noctuary.text.words import Words, sentence, words_of

_MOST_REASONS: Final = 3


class Why(NamedTuple):
    """Sentences about what was asked for, the most fitting first, and the rule behind them."""

    reasons: list[str]
    rule: RuleId | None = None

    def text(self, language: Language) -> str:
        """All of it, the rule with its id at the end."""
        if self.rule is None:
            return "\n".join(self.reasons)
        rule = say(language, "refusal", rule=self.rule, text=say(language, self.rule))
        return "\n".join([*self.reasons, rule])


def why(match: Match, seat: Seat, about: str, language: Language, words: Words | None = None) -> Why:
    """Why this seat cannot do now what was asked about; `shop/attack-2` points at a card in one place.

    `words` are those of a table that knows its people by name.
    """
    decision = match.decision
    if decision is None:
        return Why([say(language, "error-match-over")])
    words = words_of(match.game.name).at(match) if words is None else words
    asked = decision.seat == seat
    found: list[tuple[Move, Refusal]] = []
    for text in meant_by(match, seat, about):
        try:
            move = match.parse_known(text, seat)
            refusal = match.why_not(move) if asked else match.why_not_waiting(move, seat)
        except NoctuaryError as wrong:
            if text == about and words.word_name(about, language) == about:
                return Why([error_text(language, wrong)])
            continue  # one of our own guesses that makes no sense here
        if refusal is not None:
            found.append((move, refusal))
        elif asked:
            return Why([say(language, "web-why-allowed", move=text)])
    if asked:
        return (
            _told(match, words, seat, found, language) if found else _nothing(match, words, about, language)
        )
    waiting = sentence(say(language, "why-waiting", who=words.seat_name(match, decision.seat, language)))
    more = _told(match, words, seat, found, language)
    return Why([waiting, *more.reasons], more.rule)


def meant_by(match: Match, seat: Seat, about: str) -> list[str]:
    """What a person could mean by typing or pointing at this, in notation."""
    if " " in about.strip() or _is_move(match, seat, about):
        return [about]
    words = words_of(match.game.name).at(match)
    place, _, word = about.rpartition("/")
    return boards.meant_by(Looking(match, words, seat), word, place) or [word]


def _is_move(match: Match, seat: Seat, text: str) -> bool:
    """`end`, `pass`: a move of one word."""
    try:
        match.parse_known(text, seat)
    except NoctuaryError:
        return False
    return True


def _told(
    match: Match, words: Words, seat: Seat, found: list[tuple[Move, Refusal]], language: Language
) -> Why:
    """Each sentence once. The rule is that of the first sentence, or of the first refusal without one."""
    rules: dict[str, RuleId] = {}
    for move, refusal in found:
        rules.setdefault(words.remedy_text(match, seat, refusal, move, language), refusal.rule)
    reasons = [reason for reason in rules if reason][:_MOST_REASONS]
    return Why(reasons, rules[reasons[0]] if reasons else next(iter(rules.values()), None))


def _nothing(match: Match, words: Words, about: str, language: Language) -> Why:
    """Nothing that could be asked for now has to do with it."""
    decision, word = match.decision, about.rpartition("/")[2]
    assert decision is not None
    thing = words.word_name(word, language)
    if thing != word:
        return Why([say(language, "why-nothing", thing=thing)])
    asked = words.prompt_text(match, decision, language)
    return Why([say(language, NO_ANSWER, question=asked)], decision.rule)
