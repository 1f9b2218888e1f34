"""Action cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import OnlyVampires, YourTurn
from noctuary.games.vtes.blocks.effects.play import AddCounter, PutInPlay
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import SomebodyElses
from noctuary.games.vtes.cards.shapes import action_card, burnable, levy, use
from noctuary.games.vtes.kinds import IN_PLAY, UNLOCK
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play


@printed.action("Constant Revolution", fr="Révolution permanente", keywords="unique", requires="anarch")
def constant_revolution(card: Card) -> None:
    action_card(card, [PutInPlay(1)], stealth=1)
    card.stays = IN_PLAY
    use(
        card,
        1 << UNLOCK,
        [AddCounter()],
        conditions=[YourTurn()],
        once=limits.EACH_PHASE,
        optional=False,
    )
    levy(card, UNLOCK, [BurnPoolOrHand()], [SomebodyElses()])
    burnable(card, by=[OnlyVampires()], pool=1)


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
