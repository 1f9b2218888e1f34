"""Events from H to M."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.targets import MyUncontrolled
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event, use
from noctuary.games.vtes.kinds import INFLUENCE
from noctuary.games.vtes.rules import influence, searching
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards, hidden_cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


@printed.event("Inconnu Tutelage", keywords="inconnu")
def inconnu_tutelage(card: Card) -> None:
    event(card)
    use(
        card,
        1 << INFLUENCE,
        [RemoveUncontrolled(), SearchLibrary()],
        transfers=4,
        by_anyone=True,
        target=MyUncontrolled(),
        conditions=[YourTurn()],
    )


class RemoveUncontrolled(Effect):
    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-remove-uncontrolled")

    def run(self, s: State, using: Using) -> Play | None:
        vampire = influence.uncontrolled(s, using.seat, using.target)
        if vampire is not None:
            influence.remove_uncontrolled(s, using.seat, vampire.uid)
            cards(s, "vtes-log-removes", using.seat, [vampire.kind])
        return None


class SearchLibrary(Effect):
    """Any card to the hand, or none; then shuffle, and discard down (VTES-SEQ-20, VTES-SETUP-09)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-search-library")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].library else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        kind = yield from searching.fetch(
            s, using.seat, "vtes-ask-search", lambda kind: True, (searching.LIBRARY,), using.kind
        )
        if kind != NOTHING:
            player = s.players[using.seat]
            player.hand = sorted([*player.hand, kind])
            hidden_cards(s, "vtes-log-finds", using.seat, [kind])
