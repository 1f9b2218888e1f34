"""Effects on blood, pool, the uncontrolled region and the hand."""

from __future__ import annotations

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.questions import choose_kind, choose_uncontrolled
from noctuary.games.vtes.rules import expiry, influence, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


class AddToUncontrolled(Effect):
    """Blood from the bank onto the chosen card of the uncontrolled region."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-add-to-uncontrolled", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        vampire = influence.uncontrolled(s, using.seat, using.target)
        if vampire is not None:
            zones.put_on_uncontrolled(s, using.seat, vampire, self.amount)
        return None


class GainBlood(Effect):
    """The chosen vampire, or whoever plays it, gains blood."""

    def __init__(self, amount: int, *, chosen: bool = True) -> None:
        self.amount = amount
        self.chosen = chosen

    def phrase(self) -> Phrase:
        message = "vtes-effect-gain-blood-chosen" if self.chosen else "vtes-effect-gain-blood"
        return Phrase(message, {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target if self.chosen else using.minion)
        if card is not None:
            zones.gain_blood(s, card, self.amount)
        return None


class GainUpTo(Effect):
    """The chosen vampire gains as much blood as was chosen too."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gain-up-to", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            zones.gain_blood(s, card, using.x)
        return None


class GainPool(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gain-pool", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        zones.gain_pool(s, using.seat, self.amount)
        return None


class BurnPool(Effect):
    """The user burns pool: not a cost, but it must be affordable (VTES-SEQ-07)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-pool", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        zones.burn_pool(s, using.seat, self.amount)
        return None


class MoveToPool(Effect):
    """1 blood from the card's host to its controller's pool, or the other way (Vessel, Blood Doll)."""

    def __init__(self, *, to_pool: bool) -> None:
        self.to_pool = to_pool

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-blood-to-pool" if self.to_pool else "vtes-effect-pool-to-blood")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        source = find(s, using.source)
        host = None if source is None else find(s, source.host)
        if host is None:
            return Refusal(RuleId("VTES-SEQ-17"))
        if self.to_pool:
            return None if host.counters >= 1 else Refusal(RuleId("VTES-SEQ-17"))
        room = numbers.capacity(s, host) - host.counters
        return None if s.players[using.seat].pool >= 1 and room > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        source = find(s, using.source)
        host = None if source is None else find(s, source.host)
        if host is not None:
            if self.to_pool:
                zones.gain_pool(s, using.seat, zones.burn_blood(s, host, 1))
            else:
                zones.burn_pool(s, using.seat, 1)
                zones.gain_blood(s, host, 1)
        return None


class DiscardAndDraw(Effect):
    """Discard a card of your choice; the hand is drawn up afterwards (VTES-SETUP-09)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-discard")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].hand else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        hand = s.players[using.seat].hand
        kind = yield from choose_kind(using.seat, "vtes-ask-discard", hand, using.kind)
        if kind != NOTHING:
            zones.discard(s, using.seat, kind)


class HandSize(Effect):
    """For the rest of the turn."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-hand-size-turn", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        about = numbers.about_seat(using.seat)
        expiry.last(s, numbers.HAND, about, self.amount, expiry.END_OF_TURN, using.kind)
        return None


class DrawCrypt(Effect):
    """Draw a crypt card; then one of the uncontrolled region is removed from the game (Wider View)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-wider-view")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].crypt else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        influence.draw_crypt(s, using.seat)
        place = s.pool.cards[using.kind].uses[using.index].effects.index(self)
        push(s, agenda.LATER, using.seat, place, using=using)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._remove(s, using)

    def _remove(self, s: State, using: Using) -> Play:
        uids = [one.uid for one in s.players[using.seat].uncontrolled]
        uid = yield from choose_uncontrolled(using.seat, "vtes-ask-remove-crypt", uids, using.kind)
        influence.remove_uncontrolled(s, using.seat, uid)
