"""Cards that come from where nobody else looks: a retainer of the hand, the top of the crypt."""

from __future__ import annotations

from noctuary.games.vtes import verbs
from noctuary.games.vtes.blocks.states import YOUNGER
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import RETAINER
from noctuary.games.vtes.rules import influence, putting, zones
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal


class RevealCrypt(Effect):
    """Reveal the top card of the crypt: one that fits is drawn, with blood if it is younger.

    Any other one is shuffled back.
    """

    def __init__(self, which: Which, blood: int) -> None:
        self.which = which
        self.blood = blood

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-reveal-crypt", {"amount": self.blood}, {"which": self.which})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].crypt else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        if not player.crypt:
            return None
        top = s.pool.cards[player.crypt[-1]]
        cards(s, "vtes-log-reveals", using.seat, [top.kind])
        if not self.which.fits_kind(s, using, top):
            s.chance.shuffle(player.crypt)
            return None
        influence.draw_crypt(s, using.seat)
        if YOUNGER.fits_kind(s, using, top):
            zones.put_on_uncontrolled(s, using.seat, player.uncontrolled[-1], self.blood)
        return None


class EmployFromHand(Effect):
    """Employ a retainer of the hand that fits, whatever it requires: its cost is paid (VTES-SEQ-15).

    Which one is chosen as the action resolves, and its level as if it were played.
    """

    def __init__(self, name: str, which: Which) -> None:
        self.name = name  # `vtes-effect-employ-…`
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-effect-employ-{self.name}")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using) if s.players[using.seat].hand else None

    def _run(self, s: State, using: Using) -> Play:
        """Asked whatever the hand holds: nobody else learns whether it has one."""
        moves = [*self._ways(s, using), move(verbs.DONE)]
        decision = Decision(
            using.seat, MessageId("vtes-ask-employ"), moves, RuleId("VTES-SEQ-15"), using.kind
        )
        yield decision
        answer = decision.answered()
        if answer.verb == verbs.DONE:
            return
        s.players[using.seat].hand.remove(answer.a)
        cards(s, "vtes-log-employs", using.seat, [answer.a])
        yield from putting.put(s, Using(using.seat, answer.a, answer.c, answer.b))

    def _ways(self, s: State, using: Using) -> list[Move]:
        minion = find(s, using.minion)
        if minion is None:
            return []
        return [
            move(verbs.PLAY, kind, minion.uid, index)
            for kind in distinct(s.players[using.seat].hand)
            if s.pool.types[kind] & RETAINER and self.which.fits_kind(s, using, s.pool.cards[kind])
            for index in putting.ways(s, minion, kind, RETAINER, ignoring=True)
        ]
