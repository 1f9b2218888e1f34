"""Nightmare counters, and hunts that feed on others."""

from __future__ import annotations

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.rules import expiry, zones
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


class HuntFrom(Effect):
    """The acting vampire steals blood from the chosen one: a hunt, successful if it gains some."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-hunt-from", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        hunter, prey = find(s, using.minion), find(s, using.target)
        if hunter is not None and prey is not None:
            gained = zones.gain_blood(s, hunter, zones.burn_blood(s, prey, self.amount))
            cards(s, "vtes-log-hunted", using.seat, [hunter.kind], amount=gained)
            if gained:
                expiry.last(s, notes.HAS_HUNTED, hunter.uid, gained, expiry.END_OF_ACTION, hunter.kind)
        return None


class MoveNightmare(Effect):
    """A counter of this card becomes a nightmare counter on the chosen vampire."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-move-nightmare")

    def run(self, s: State, using: Using) -> Play | None:
        source, vampire = find(s, using.source), find(s, using.target)
        if source is not None and vampire is not None:
            vampire.nightmares += zones.take(s, source, 1)
        return None


class Awaken(Effect):
    """Each of these vampires pays for its nightmares in blood or is burned; then this card is over."""

    def __init__(self, whom: Which) -> None:
        self.whom = whom

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-awaken", parts={"whom": self.whom})

    def run(self, s: State, using: Using) -> Play | None:
        for vampire in self.whom.found(s, using):
            if vampire.counters < vampire.nightmares:
                zones.burn(s, vampire)
            else:
                zones.burn_blood(s, vampire, vampire.nightmares)
        for card in s.cards:
            card.nightmares = 0
        source = find(s, using.source)
        if source is not None:
            zones.burn(s, source)
        return None
