"""What a card on a minion does as that minion leaves the ready region."""

from __future__ import annotations

from noctuary.games.vtes.card import Phrase, Trigger
from noctuary.games.vtes.happenings import LEAVES_READY
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play


class PaysAsItLeaves(Trigger):
    """The card can be burned for pool: asked for where it would stay on the minion, in torpor.

    Where the card leaves play together with the minion nobody would decline, and nobody is asked.
    """

    def __init__(self, pool: int, happening: int = LEAVES_READY) -> None:
        self.happening = happening
        self.pool = pool

    def phrase(self) -> Phrase | None:
        return (
            Phrase("vtes-trigger-pays-as-it-leaves", {"amount": self.pool})
            if self.happening == LEAVES_READY
            else None
        )

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        return about == card.host

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        if self.happening != LEAVES_READY:
            return self._ask(s, card)
        self._pay(s, card)
        return None

    def _ask(self, s: State, card: InPlay) -> Play:
        wanted = yield from confirm(card.controller, "vtes-ask-burn-for-pool", card.kind)
        if wanted:
            self._pay(s, card)

    def _pay(self, s: State, card: InPlay) -> None:
        zones.burn(s, card)
        zones.gain_pool(s, card.controller, self.pool)
