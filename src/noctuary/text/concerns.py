"""What a question is about, as the one who is asked knows it: can she act, and which cards it names."""

from __future__ import annotations

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.text.passing import passing_index
from noctuary.text.words import words_of


def can_act(match: Match) -> bool:
    """Whether the one who is asked may do anything but pass."""
    decision = match.decision
    return decision is not None and not (len(decision.moves) == 1 and passing_index(match) == 0)


def asking_card(match: Match) -> str | None:
    """The card because of which the open question is asked, if it is one."""
    decision = match.decision
    if decision is None or decision.source == NOTHING:
        return None
    return words_of(match.game.name).at(match).source_slug(match, decision)


def cards_told(match: Match, seat: Seat) -> set[str]:
    """The cards that the last deed names, as this seat has heard it: what has been done since the last move
    that was more than a pass."""
    words = words_of(match.game.name).at(match)
    moves = match.history
    deed = len(moves)
    while deed > 1 and match.game.stops(moves[deed - 1]):
        deed -= 1
    return {
        card
        for events in match.log_by_move(deed - 1)
        for event in events
        for card in words.event_cards(match, event, seat)
    }


def cards_offered(match: Match) -> list[set[str]]:
    """The cards that each offer names, without the one that passes."""
    decision, passing = match.decision, passing_index(match)
    if decision is None:
        return []
    words = words_of(match.game.name).at(match)
    return [
        set(words.cards_in(match.notation(move)))
        for place, move in enumerate(decision.moves)
        if place != passing
    ]
