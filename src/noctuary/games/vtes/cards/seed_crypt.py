"""Vampires that the rules were first explained with: each changes a phase of the turn."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import controlled, find, is_ready, is_vampire, predator, prey
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, Target, Trait, UseOf, Using
from noctuary.games.vtes.cards.seed import MasterAction
from noctuary.games.vtes.cards.shapes import levy, use
from noctuary.games.vtes.conditions import BearerActs, BearerReady, HoldsEdge, YourTurn
from noctuary.games.vtes.effects.action import UnlockSelf
from noctuary.games.vtes.effects.economy import GainBlood
from noctuary.games.vtes.kinds import (
    BLEED,
    DISCARD,
    EQUIP,
    GUN,
    LOCATION,
    MASTER_PHASE,
    MELEE_WEAPON,
    MINION_PHASE,
    UNLOCK,
    WEAPON,
)
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.games.vtes.traits import ForController
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# -- the unlock phase ---------------------------------------------------------------------------------


def arika(card: Card) -> None:
    levy(card, UNLOCK, [PayForLocations()], [ReadyAgainstPrey()])


class ReadyAgainstPrey(Condition):
    """It is the phase of the prey of whoever controls this vampire, and the vampire is ready."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-ready-against-prey")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        stalks = card is not None and is_ready(card) and s.active == prey(s, card.controller)
        return None if stalks else Refusal(RuleId("VTES-SEQ-01"))


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


def owain_evans_the_wanderer(card: Card) -> None:
    """Once in anybody's unlock phase; the limit is his, whoever controls him by then (VTES-RUL-05)."""
    use(
        card,
        1 << UNLOCK,
        [GainBlood(1)],
        once=limits.EACH_PHASE,
        target=VampiresOfActive(),
        conditions=[BearerReady()],
    )


class VampiresOfActive(Target):
    """A vampire of the Methuselah whose phase it is."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-of-active")

    def choices(self, s: State, using: Using) -> list[int]:
        return [card.uid for card in s.cards if card.controller == s.active and is_vampire(s, card)]


# -- the master phase ---------------------------------------------------------------------------------


def _two_master_actions() -> ForController:
    """They set the base (VTES-RUL-03)."""
    return ForController("vtes-trait-master-base", numbers.MASTER_BASE, 1, while_ready=True)


def _larger_hand() -> ForController:
    return ForController("vtes-trait-hand-size-ready", numbers.HAND, 1, while_ready=True)


def anson(card: Card) -> None:
    card.traits.append(_two_master_actions())


def nana_buruku(card: Card) -> None:
    card.traits += [_two_master_actions(), _larger_hand()]


def huitzilopochtli(card: Card) -> None:
    use(
        card,
        1 << MASTER_PHASE,
        [MasterAction()],
        once=limits.EACH_PHASE,
        pool=1,
        conditions=[YourTurn(), BearerReady()],
    )


def cybele(card: Card) -> None:
    card.traits.append(
        ForController("vtes-trait-master-action", numbers.MASTER_ACTIONS, 1, while_unlocked=True)
    )
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            in_play=True,
            blood=1,
            conditions=[BearerActs()],
            action=ActionOf(BLEED, directed=True, bleed=2),
        )
    )


# -- the influence phase ------------------------------------------------------------------------------


def _transfers(amount: int) -> ForController:
    """The number is fixed as the phase begins (VTES-INFL-01)."""
    return ForController("vtes-trait-transfers-ready", numbers.TRANSFERS, amount, while_ready=True)


def ingrid_rossler(card: Card) -> None:
    card.traits.append(_transfers(2))


def tarbaby_jack(card: Card) -> None:
    card.traits.append(_transfers(1))


# -- the discard phase --------------------------------------------------------------------------------


def unmada(card: Card) -> None:
    more = ForController("vtes-trait-discard-action", numbers.DISCARD_ACTIONS, 1, while_ready=True)
    card.traits += [more, _larger_hand()]


def josef_von_bauren(card: Card) -> None:
    use(
        card,
        1 << DISCARD,
        [DiscardAtRandom()],
        discard_action=True,
        target=Neighbour(),
        conditions=[YourTurn()],
    )


class Neighbour(Target):
    """Prey or predator, with a card to lose."""

    names = "seat"
    prompt = "vtes-ask-methuselah"

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-neighbour")

    def choices(self, s: State, using: Using) -> list[int]:
        beside = {prey(s, using.seat), predator(s, using.seat)} - {NOBODY}
        return sorted(seat for seat in beside if s.players[seat].hand)


def _at_random(s: State, kinds: list[int]) -> int:
    return kinds[s.chance.below(len(kinds))]


class DiscardAtRandom(Effect):
    """The chosen Methuselah discards a card, and draws another (VTES-SETUP-09)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-discard-at-random")

    def run(self, s: State, using: Using) -> Play | None:
        hand = s.players[using.target_seat].hand
        if hand:
            zones.discard(s, using.target_seat, _at_random(s, hand))
        return None


def lady_constancia(card: Card) -> None:
    use(card, 1 << DISCARD, [RecallFromAsh()], discard_action=True, conditions=[YourTurn(), HoldsEdge()])


class RecallFromAsh(Effect):
    """The Edge is burned for a random discard whose replacement comes, at random, from the ash heap.

    It needs a card to discard and another one to draw (VTES-SEQ-17).
    """

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-recall-from-ash")

    def _library_cards(self, s: State, seat: Seat) -> list[int]:
        return [kind for kind in s.players[seat].ash if not s.pool.cards[kind].is_crypt]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        can = s.players[using.seat].hand and self._library_cards(s, using.seat)
        return None if can else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        s.edge = NOBODY
        numbers_told(s, "vtes-log-burns-edge", using.seat)
        others = self._library_cards(s, using.seat)
        zones.discard(s, using.seat, _at_random(s, player.hand), replaced=False)
        if not zones.spares_a_draw(s, using.seat):
            kind = _at_random(s, others)
            player.ash.remove(kind)
            player.hand = sorted([*player.hand, kind])
            cards(s, "vtes-log-recalls", using.seat, [kind])
        return None


def antonio_veradas(card: Card) -> None:
    card.traits.append(ArmsInSecret(1))
    use(card, 1 << DISCARD, [UnlockSelf()], once=limits.EACH_PHASE, blood=1, conditions=[YourTurn()])


class ArmsInSecret(Trait):
    """More stealth in an action to equip with a weapon, from hand or from another minion (VTES-ACT-12)."""

    what = numbers.STEALTH

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-weapon-stealth", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        action = s.action
        if what != numbers.STEALTH or about != card.uid or action is None or action.kind != EQUIP:
            return 0
        taken = [one.kind for one in s.cards if one.uid in action.items]
        arms = [kind for kind in (action.card, *taken) if kind != NOTHING and _is_weapon(s, kind)]
        return self.amount if arms else 0


def _is_weapon(s: State, kind: int) -> bool:
    return bool(s.pool.cards[kind].keywords & (WEAPON | GUN | MELEE_WEAPON))
