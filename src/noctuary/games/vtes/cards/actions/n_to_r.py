"""Action cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes import agenda, permissions
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.effects.play import BorrowBearer, BurnThis, LockTarget, PutInPlay, PutOn
from noctuary.games.vtes.blocks.targets import Minions, Prey
from noctuary.games.vtes.blocks.traits import BearerCannot, OpenHand
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import stays_yours
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, burnable, use
from noctuary.games.vtes.kinds import BASIC, MINION_PHASE, SUPERIOR
from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.action("Puppet Master", former=["Mind Rape"], disciplines="dom", blood=2)
def puppet_master(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    action_card(
        card,
        [PutOn(kept=True), LockTarget()],
        SUPERIOR,
        directed=True,
        target=Minions(vampires=True, younger=True),
    )
    stays_yours(card)
    card.traits.append(BearerCannot("vtes-trait-no-unlock", permissions.TO_UNLOCK))
    use(
        card,
        1 << MINION_PHASE,
        [BorrowBearer(), BurnThis()],
        conditions=[YourTurn(), InLaterTurn()],
        optional=False,
    )


class InLaterTurn(Condition):
    """Not in the turn in which the card came into play."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-later-turn")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        ripe = card is not None and card.since < s.turn_number
        return None if ripe else Refusal(RuleId("VTES-SEQ-01"))


@printed.action("Revelations", fr="Révélations", disciplines="aus", blood=1)
def revelations(card: Card) -> None:
    action_card(card, [LookAndDiscard()], BASIC, stealth=1, directed=True, target=Prey())
    action_card(card, [PutInPlay()], SUPERIOR, stealth=1)
    card.traits.append(OpenHand())
    burnable(card)


class LookAndDiscard(Effect):
    """Look at the hand of the prey, then choose a card that she discards: the hand lies apart meanwhile."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-look-and-discard")

    def run(self, s: State, using: Using) -> Play | None:
        foe = using.target_seat
        if foe == NOBODY or s.players[foe].out or not s.players[foe].hand:
            return None
        player = s.players[foe]
        player.shown, player.shown_to, player.hand = tuple(player.hand), using.seat, []
        push(s, agenda.LATER, using.seat, 0, using=using)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._discard(s, using)

    def _discard(self, s: State, using: Using) -> Play:
        player = s.players[using.target_seat]
        kind = yield from choose_kind(using.seat, "vtes-ask-discard-of-prey", list(player.shown), using.kind)
        player.hand = sorted(player.shown)
        player.shown, player.shown_to = (), NOBODY
        zones.discard(s, using.target_seat, kind)
