"""What is paid one by one, with a choice each time (VTES-UNLOCK-07)."""

from __future__ import annotations

from noctuary.games.vtes import verbs
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import controlled, find, host_of, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import LOCATION
from noctuary.games.vtes.questions import choose, choose_card, choose_number, confirm
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.refusal import Refusal


class PayForLocations(Effect):
    """For each location she controls 1 pool, or the location: once, over all of them (VTES-UNLOCK-10)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pay-for-locations")

    def _locations(self, s: State, seat: Seat) -> list[InPlay]:
        return [card for card in controlled(s, seat) if s.pool.cards[card.kind].keywords & LOCATION]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._locations(s, using.seat) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        locations = self._locations(s, using.seat)
        left = s.players[using.seat].pool
        lost: list[int] = []
        for card in locations:
            keeps = False
            if left > 0:
                keeps = yield from confirm(using.seat, "vtes-ask-keep-location", card.kind, "VTES-UNLOCK-07")
            if keeps:
                left -= 1
            else:
                lost.append(card.uid)
        zones.burn_pool(s, using.seat, len(locations) - len(lost))
        for uid in lost:
            burned = find(s, uid)
            if burned is not None:
                zones.burn(s, burned)


class PayOrBurn(Effect):
    """The vampire with the card burns so much blood; where it cannot, it is burned."""

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pay-or-burn", {"amount": self.blood})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, host_of(s, using))
        if card is not None and card.counters < self.blood:
            zones.burn(s, card)
        elif card is not None:
            zones.burn_blood(s, card, self.blood)
        return None


class MoveOn(Effect):
    """The card goes to another one that fits, ready or not; where there is none, it is burned."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-move-on", None, {"which": self.which})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is None:  # burned with its bearer
            return None
        others = [one.uid for one in self.which.found(s, using) if one.uid != card.host]
        if others:
            return self._move(s, using, others)
        zones.burn(s, card)
        return None

    def _move(self, s: State, using: Using, others: list[int]) -> Play:
        uid = yield from choose_card(using.seat, "vtes-ask-next-bearer", others, using.kind)
        card, host = find(s, using.source), find(s, uid)
        if card is not None and host is not None:
            zones.attach(card, host)
            cards(s, "vtes-log-moves-on", using.seat, [card.kind, host.kind])


class PayForCounters(Effect):
    """For each counter 1 pool, or 1 blood of a vampire she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pay-for-counters")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        card = find(s, using.source)
        due = 0 if card is None else card.counters
        blood = {
            one.uid: one.counters for one in s.cards if one.controller == using.seat and is_vampire(s, one)
        }
        paid: list[Move] = []
        for left in range(due, 0, -1):
            moves = [move(verbs.PAY_POOL)] + [move(verbs.PAY_BLOOD, uid) for uid in blood if blood[uid] > 0]
            answer = yield from choose(
                using.seat, "vtes-ask-pay-counter", moves, "VTES-UNLOCK-07", using.kind, left
            )
            if answer.verb == verbs.PAY_BLOOD:
                blood[answer.a] -= 1
            paid.append(answer)
        for answer in paid:
            vampire = find(s, answer.a) if answer.verb == verbs.PAY_BLOOD else None
            if vampire is not None:
                zones.burn_blood(s, vampire, 1)
            else:
                zones.burn_pool(s, using.seat, 1)


class BurnPoolOrHand(Effect):
    """As many as there are counters: cards at random, all at once, and pool for the rest."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-pool-or-hand")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        card, player = find(s, using.source), s.players[using.seat]
        due = 0 if card is None else card.counters
        most = min(due, len(player.hand))
        count = yield from choose_number(
            using.seat, "vtes-ask-burn-cards", 0, most, using.kind, "VTES-UNLOCK-07"
        )
        for _ in range(count):
            zones.discard(s, using.seat, player.hand[s.chance.below(len(player.hand))])
        zones.burn_pool(s, using.seat, due - count)
