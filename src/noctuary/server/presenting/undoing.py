"""What may be taken back between people: never past another's decision, a reveal, or chance."""

from __future__ import annotations

from collections import Counter

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.faces import texts_in
from noctuary.text.words import words_of


def may_take_back(match: Match, seat: Seat) -> int | None:
    """How many moves would stay if this seat took its last move back; None if that is not its own to take.

    Nobody else may have decided since, nothing may have been drawn by chance, and the seat may not have seen
    a card that it could not see before: what has been learned cannot be unlearned.
    """
    made = len(match.history)
    if made == 0:
        return None
    before = match.replayed(made - 1)
    decided = before.decision
    if decided is None or decided.seat != seat:
        return None
    if before.state.chance.drawn != match.state.chance.drawn:
        return None
    return made - 1 if _seen(match, seat) <= _seen(before, seat) else None


def _seen(match: Match, seat: Seat) -> Counter[str]:
    """How often this seat sees each card in its view: a new one shows as a higher count."""
    words = words_of(match.game.name).at(match)
    seen = texts_in(match.game.view(match.state, seat), words.unordered_zones)
    return Counter(text for text in seen if words.is_card(text))
