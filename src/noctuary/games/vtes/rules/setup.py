"""Setting up a game (VTES-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import agenda
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.kinds import HAND_SIZE, STARTING_CRYPT
from noctuary.games.vtes.rules import influence, zones
from noctuary.games.vtes.state import Settings, State, new_state
from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat

_FIRST: Final = Seat(0)


def new_game(
    pool: Pool, settings: Settings, decks: Sequence[Deck], chance: Chance, first: Seat = _FIRST
) -> State:
    """Shuffle, draw seven, four crypt cards face down; the seats are as given (VTES-SETUP-05)."""
    s = new_state(pool, settings, len(decks), chance)
    for seat, deck in enumerate(decks):
        player = s.players[seat]
        player.library = list(deck.library)
        player.crypt = list(deck.crypt)
        chance.shuffle(player.library)
        chance.shuffle(player.crypt)
        zones.draw(s, Seat(seat), HAND_SIZE)
        for _ in range(STARTING_CRYPT):
            influence.draw_crypt(s, Seat(seat))
    push(s, agenda.BEGIN_TURN, first)
    return s
