"""How a game was dealt, for whoever checks its seed: what chance did, in its order."""

# not compiled: read once, when a game is over

from __future__ import annotations

from noctuary.games.fables.settings import RANDOM_FIRST
from noctuary.games.fables.state import State
from noctuary.kernel.deal import lot, pile
from noctuary.kernel.game import Document
from noctuary.kernel.ids import seat_letter


def dealt(s: State) -> list[Document]:
    """Who begins if lots are drawn for it, the relics, then each starting deck (FAB-SETUP-08)."""
    slugs = [card.slug for card in s.pool.cards]
    steps: list[Document] = []
    if s.settings.first == RANDOM_FIRST:
        steps.append(lot([board.seat for board in s.boards], s.first))
    if s.relics is not None:
        steps.append(pile("relics", [relic.slug for relic in s.pool.relics], s.relics.row, s.relics.deck))
    steps += [pile(f"{seat_letter(board.seat)} deck", slugs, [], board.deck) for board in s.boards]
    return steps
