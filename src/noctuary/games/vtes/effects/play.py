"""Effects that put cards into play, lock, unlock and burn them."""

from __future__ import annotations

from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import IN_PLAY, ON_CARD, READY
from noctuary.games.vtes.rules import actions, zones
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


class PutInPlay(Effect):
    """This card stays in play by itself, with counters if it has any."""

    places = True

    def __init__(self, counters: int = 0) -> None:
        self.counters = counters

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-in-play", {"amount": self.counters})

    def run(self, s: State, using: Using) -> Play | None:
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        card.counters = self.counters
        card.level = s.pool.cards[using.kind].uses[using.index].level
        card.chosen = using.target
        placed(s, using)
        return None


class PutOn(Effect):
    """This card goes on the chosen card, or on whoever plays it.

    A master stays with who played it; a minion card follows its host (VTES-SETUP-11, VTES-MASTER-06).
    """

    places = True

    def __init__(self, *, on_self: bool = False, follows_host: bool = False) -> None:
        self.on_self = on_self
        self.follows_host = follows_host

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-on-self" if self.on_self else "vtes-effect-put-on")

    def run(self, s: State, using: Using) -> Play | None:
        host = find(s, using.minion if self.on_self else using.target)
        if host is None:
            if s.pool.cards[using.kind].uses[using.index].action is None:
                zones.to_ash(s, using.seat, using.kind)
            return None
        card = zones.enter(s, using.kind, using.seat, ON_CARD, host.uid)
        card.level = s.pool.cards[using.kind].uses[using.index].level
        if self.follows_host or self.on_self:
            card.controller = host.controller
        placed(s, using)
        return None


class Recruit(Effect):
    """An ally comes to the ready region; it may not act this turn (VTES-ACT-04)."""

    places = True

    def phrase(self) -> Phrase | None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        actions.may_not_act(zones.enter(s, using.kind, using.seat, READY))
        placed(s, using)
        return None


def placed(s: State, using: Using) -> None:
    """The action card is in play: it does not go to the ash heap when the action ends."""
    if s.action is not None and s.pool.cards[using.kind].uses[using.index].action is not None:
        s.action.card_placed = True


class BurnTarget(Effect):
    """The chosen card is burned."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-target")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            zones.burn(s, card)
        return None


class BurnThis(Effect):
    """The card that is used is burned."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-this")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.burn(s, card)
        return None


class LockTarget(Effect):
    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-lock-target")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            card.locked = True
            cards(s, "vtes-log-locks", using.seat, [card.kind])
        return None


class TakeControl(Effect):
    """The chosen minion is yours from now on, with everything on it (VTES-SECT-07)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-take-control")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            zones.change_control(s, card, using.seat)
        return None
