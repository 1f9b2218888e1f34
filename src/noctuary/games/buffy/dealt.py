"""How a game was dealt, for whoever checks its seed: what chance did, in its order."""

# not compiled: read once, when a game is over

from __future__ import annotations

from noctuary.games.buffy.rules.setup import may_begin
from noctuary.games.buffy.state import State
from noctuary.kernel.deal import lot, pile
from noctuary.kernel.game import Document
from noctuary.kernel.ids import seat_letter


def dealt(s: State) -> list[Document]:
    """Each player's Challenge Deck and Resource Deck, then who begins if several may (BUF-SETUP-02 to 07)."""
    slugs = [card.slug for card in s.pool.cards]
    steps: list[Document] = []
    for side in s.sides:
        letter = seat_letter(side.seat)
        steps.append(pile(f"{letter} challenges", slugs, [], side.challenges))
        steps.append(pile(f"{letter} resources", slugs, [], side.deck))
    candidates = may_begin(s)
    if len(candidates) > 1:
        steps.append(lot(candidates, s.first))
    return steps
