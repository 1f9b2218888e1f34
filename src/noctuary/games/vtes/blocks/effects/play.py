"""Effects that put cards into play, lock, unlock and burn them."""

from __future__ import annotations

from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import IN_PLAY, ON_CARD, READY
from noctuary.games.vtes.rules import acting, playing, zones
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
        zones.put(s, card, self.counters)
        card.level = s.pool.cards[using.kind].uses[using.index].level
        card.chosen = using.target
        placed(s, using)
        return None


class PutOn(Effect):
    """This card goes on the chosen card, or on whoever plays it.

    A master stays with who played it; a minion card follows its host (VTES-SETUP-11, VTES-MASTER-06),
    unless its text keeps it (`Card.keeps_control`).
    """

    places = True

    def __init__(
        self, *, on_self: bool = False, follows_host: bool = False, kept: bool = False, counters: int = 0
    ) -> None:
        self.on_self = on_self
        self.follows_host = follows_host
        self.kept = kept
        self.counters = counters

    def phrase(self) -> Phrase:
        if self.kept:
            return Phrase("vtes-effect-put-on-kept", {"amount": self.counters})
        return Phrase("vtes-effect-put-on-self" if self.on_self else "vtes-effect-put-on")

    def run(self, s: State, using: Using) -> Play | None:
        host = find(s, using.minion if self.on_self else using.target)
        if host is None:
            if s.pool.cards[using.kind].uses[using.index].action is None:
                zones.to_ash(s, using.seat, using.kind)
            return None
        card = zones.enter(s, using.kind, using.seat, ON_CARD, host.uid)
        card.level = s.pool.cards[using.kind].uses[using.index].level
        zones.put(s, card, self.counters)
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
        acting.may_not_act(zones.enter(s, using.kind, using.seat, READY))
        placed(s, using)
        return None


def placed(s: State, using: Using) -> None:
    """The action card is in play: it does not go to the ash heap when the action ends."""
    if s.action is not None and s.pool.cards[using.kind].uses[using.index].action is not None:
        s.action.card_placed = True


class PutAsAlly(Effect):
    """This card is an ally from now on (`Card.becomes`); it may act at once (VTES-ACT-04)."""

    places = True

    def __init__(self, life: int, strength: int, bleed: int) -> None:
        self.life = life
        self.strength = strength
        self.bleed = bleed

    def phrase(self) -> Phrase:
        return Phrase(
            "vtes-effect-put-as-ally", {"life": self.life, "strength": self.strength, "bleed": self.bleed}
        )

    def run(self, s: State, using: Using) -> Play | None:
        zones.enter(s, using.kind, using.seat, READY)
        placed(s, using)
        return None


class AddCounter(Effect):
    """A counter on the card that is used."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-add-counter")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.put(s, card, 1)
        return None


class BorrowBearer(Effect):
    """The minion that bears the card unlocks and is yours until the end of the turn (VTES-SECT-07)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-borrow-bearer")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        if host is not None:
            host.locked = False
            zones.borrow(s, host, using.seat)
        return None


class CancelPlayed(Effect):
    """The card that is being played is cancelled; its cost is paid or not, as this one says (VTES-SEQ-06)."""

    def __init__(self, *, pays: bool = True) -> None:
        self.pays = pays

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-cancel-played", {"pays": int(self.pays)})

    def run(self, s: State, using: Using) -> Play | None:
        playing.cancel(s, pays=self.pays)
        return None


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
            zones.steal(s, card, using.seat)
        return None
