"""How a game was dealt, for whoever checks its seed: what chance did, in its order."""

# not compiled: read once, when a game is over

from __future__ import annotations

from noctuary.games.vtes.state import State
from noctuary.kernel.deal import lot, pile
from noctuary.kernel.game import Document
from noctuary.kernel.ids import seat_letter


def dealt(s: State, setup: Document) -> list[Document]:
    """Who begins if lots are drawn for it, then each Methuselah's library and crypt (VTES-SETUP-05)."""
    slugs = [card.slug for card in s.pool.cards]
    steps: list[Document] = []
    if setup.get("first") == "random":
        steps.append(lot([player.seat for player in s.players], s.agenda[-1].seat))
    for player in s.players:
        letter = seat_letter(player.seat)
        face_down = [one.kind for one in player.uncontrolled]
        steps.append(pile(f"{letter} library", slugs, player.hand, player.library))
        steps.append(pile(f"{letter} crypt", slugs, face_down, player.crypt))
    return steps
