"""What may be taken back between people: never past another's decision, a reveal, or chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from noctuary.server.presenting.faces import texts_in
from noctuary.text.words import words_of


@dataclass(frozen=True)
class Before:
    """The moment before a move, as far as it decides whether the move may be taken back."""

    seat: Seat  # who was asked
    drawn: int  # how often chance had been asked
    seen: Counter[str]


def before_move(match: Match) -> Before | None:
    """To be kept when a move is about to be played: afterwards it would cost a replay of the whole match."""
    decision = match.decision
    if decision is None:
        return None
    return Before(decision.seat, match.state.chance.drawn, _seen(match, decision.seat))


def may_take_back(match: Match, before: Before | None, seat: Seat) -> bool:
    """Whether this seat may take the last move back without asking anybody.

    Nobody else may have decided since, nothing may have been drawn by chance, and the seat may not have seen
    a card that it could not see before: what has been learned cannot be unlearned.
    """
    if before is None or before.seat != seat or before.drawn != match.state.chance.drawn:
        return False
    return _seen(match, seat) <= before.seen


def _seen(match: Match, seat: Seat) -> Counter[str]:
    """How often this seat sees each card in its view: a new one shows as a higher count."""
    words = words_of(match.game.name).at(match)
    seen = texts_in(document(match.game.view(match.state, seat)), words.unordered_zones)
    return Counter(text for text in seen if words.is_card(text))
