"""Cards that the rules were first explained with: two events for everybody, and an investment."""

from __future__ import annotations

from noctuary.games.vtes import happenings
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Trigger, Using
from noctuary.games.vtes.cards.seed import pays_out, spend_counter
from noctuary.games.vtes.cards.shapes import event, master, use
from noctuary.games.vtes.conditions import YourTurn
from noctuary.games.vtes.effects.play import PutInPlay
from noctuary.games.vtes.kinds import (
    IN_PLAY,
    INFLUENCE,
    INVESTMENT,
    MASTER,
    MASTER_PHASE,
)
from noctuary.games.vtes.rules import influence, limits, searching, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Minions, MyUncontrolled
from noctuary.games.vtes.tell import cards, hidden_cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# -- events --------------------------------------------------------------------------------------------


def anthelios_the_red_star(card: Card) -> None:
    event(card)
    use(
        card,
        1 << MASTER_PHASE,
        [Exchange()],
        once=limits.EACH_PHASE,
        master_action=True,
        by_anyone=True,
        target=MasterInHand(),
        number=MasterInAsh(),
        conditions=[YourTurn()],
    )


def _masters(s: State, kinds: list[int]) -> list[int]:
    return sorted({kind for kind in kinds if s.pool.types[kind] & MASTER})


class MasterInHand(Target):
    """A master card of one's hand; there must be one in the ash heap too."""

    names = "kind"
    prompt = "vtes-ask-exchange"

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-two-masters")

    def choices(self, s: State, using: Using) -> list[int]:
        player = s.players[using.seat]
        return _masters(s, player.hand) if _masters(s, player.ash) else []


class MasterInAsh(Target):
    names = "kind"
    prompt = "vtes-ask-exchange-for"

    def choices(self, s: State, using: Using) -> list[int]:
        return _masters(s, s.players[using.seat].ash)


class Exchange(Effect):
    """The two cards that were named change places; nothing is drawn."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-exchange")

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        player.ash.remove(using.x)
        player.hand.remove(using.target)
        player.ash.append(using.target)
        player.hand = sorted([*player.hand, using.x])
        cards(s, "vtes-log-exchanges", using.seat, [using.target, using.x])
        return None


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


# -- Swiss Cut -----------------------------------------------------------------------------------------


def swiss_cut(card: Card) -> None:
    master(card, [PutInPlay(2)], stays=IN_PLAY)
    pays_out(card)
    use(
        card,
        1 << MASTER_PHASE,
        [CounterToBlood()],
        master_action=True,
        target=Minions(mine=True, ready=True, clan="giovanni"),
        conditions=[YourTurn()],
    )
    card.triggers.append(GrowsWithInvestments())


class CounterToBlood(Effect):
    """A counter of this card goes to the chosen vampire; the card is burned with its last one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-counter-to-blood")

    def run(self, s: State, using: Using) -> Play | None:
        card, vampire = find(s, using.source), find(s, using.target)
        if card is not None and vampire is not None:
            zones.gain_blood(s, vampire, 1)
            spend_counter(s, card)
        return None


class GrowsWithInvestments(Trigger):
    """A counter after anybody has played an investment."""

    happening = happenings.CARD_PLAYED

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-grows-with-investments")

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        return bool(s.pool.cards[about].keywords & INVESTMENT)

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        zones.put(s, card, 1)
        cards(s, "vtes-log-grows", card.controller, [card.kind])
        return None
