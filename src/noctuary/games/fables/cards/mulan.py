"""Mulan: she turns what is thrown at her into Qi, and drives her opponent to the end of the track."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.questions import choose_from_hand, choose_kind, choose_number, confirm, is_asked
from noctuary.games.fables.rules.basic_cards import counts_as, value_of
from noctuary.games.fables.rules.damage import inflict_by, reduce_packet
from noctuary.games.fables.rules.movement import is_free, on_edge, place
from noctuary.games.fables.rules.zones import discard_from_hand, draw, pay_with
from noctuary.games.fables.shared_effects import Damage, GainDefense, KnockBack, PlaceBeside
from noctuary.games.fables.sheet import Sheet
from noctuary.games.fables.state import VIA_ATTACK_TALENT, Packet, State, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.questions import distinct

# Places in `Sheet.own_cards`: the Diverted Talents, and the Twists after the nine Talents.
DIVERTED: Final = 3
CHANNELED_QI: Final = 9
EVADING_FATE: Final = 10
ENLIGHTENED_ASSAULT: Final = 11
GATHERING_STORM: Final = 12

QI_TOKENS: Final = 12
CHANNELED_MOST: Final = 3
ASSAULT_MOST: Final = 3
STORM_QI: Final = 1


# -- Qi ---------------------------------------------------------------------------------------------


def gain_qi(s: State, me: Seat, amount: int) -> None:
    """As many tokens as the supply still has (FAB-RUL-52)."""
    board = s.boards[me]
    before = board.qi
    board.qi = min(before + amount, QI_TOKENS)
    if s.log is not None and board.qi != before:
        tell.numbers(s, "fables-log-gain-qi", me, count=board.qi - before)


def spend_qi(s: State, me: Seat, amount: int) -> None:
    s.boards[me].qi -= amount
    if s.log is not None and amount:
        tell.numbers(s, "fables-log-spend-qi", me, count=amount)


def spend_up_to(s: State, me: Seat, most: int, prompt: str, source: int) -> Ask[int]:
    """How much Qi she pays, from 0 to as much as allowed and held (FAB-CARD-05)."""
    paid = yield from choose_number(me, prompt, min(most, s.boards[me].qi), source)
    spend_qi(s, me, paid)
    return paid


# -- clauses ----------------------------------------------------------------------------------------


class PlaceOnOtherSide(Effect):
    """You may place the opponent on your other neighbouring square, if the track goes on there."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-other-side")

    def ask(self, s: State, use: Use) -> Play:
        foe = s.boards[use.foe]
        here = s.boards[use.seat].square
        other_side = here - 1 if foe.square > here else here + 1
        if foe.out or not is_free(s, other_side, use.foe):
            return
        if (yield from confirm(use.seat, "fables-ask-other-side", use.kind)):
            place(s, use.foe, other_side)


class DiscardOnEdge(Effect):
    """If she stands on an end square by now, moved or not: a random card of her hand (FAB-RUL-27).

    It shows a hidden card, so it comes last in its text, and before any response (FAB-HERO-07).
    """

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-discard-on-edge")

    def ask(self, s: State, use: Use) -> Play:
        foe = s.boards[use.foe]
        if foe.out or not foe.hand or not on_edge(s, use.foe):
            return
        if (yield from confirm(use.seat, "fables-ask-random-discard", use.kind)):
            discard_from_hand(s, use.foe, foe.hand[s.chance.below(len(foe.hand))])


class OfferEndDraw(AmountEffect):
    """This turn's end draw may be enlarged by Qi; each such Talent makes its own offer (FAB-RUL-24)."""

    message = MessageId("fables-effect-offer-end-draw")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.draw_offers = (*s.turn.draw_offers, self.amount.of(use))
        return None


class DamageOfAllQi(Effect):
    """Spend all Qi; as much damage. Without Qi it inflicts 0."""

    needs_foe = True
    message = MessageId("fables-effect-damage-of-all-qi")

    def run(self, s: State, use: Use) -> Play | None:
        qi = s.boards[use.seat].qi
        spend_qi(s, use.seat, qi)
        inflict_by(s, use, qi)
        return None


class GainQi(AmountEffect):
    message = MessageId("fables-effect-gain-qi")

    def run(self, s: State, use: Use) -> Play | None:
        gain_qi(s, use.seat, self.amount.of(use))
        return None


class EnlargeEndDraw(AmountEffect):
    """More cards at this turn's end draw (FAB-RUL-24)."""

    message = MessageId("fables-effect-enlarge-end-draw")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.draw_bonus += self.amount.of(use)
        return None


# -- the sheet --------------------------------------------------------------------------------------


class Mulan(Sheet):
    # -- her sheet: a Defense card turns damage into Qi, in opponents' turns only (FAB-HERO-07) --

    def reduce(self, s: State, me: Seat, packet: Packet) -> Play | None:
        """Damage of 0 counts too (FAB-EX-16); her own turn does not (FAB-EX-17)."""
        if s.boards[s.active].team == s.boards[me].team or not is_asked(s, me, self._turning_cards(s, me)):
            return None
        return self._turn_damage(s, me)

    def _turning_cards(self, s: State, me: Seat) -> list[int]:
        return [kind for kind in distinct(s.boards[me].hand) if counts_as(s, me, kind, DEFENSE)]

    def _turn_damage(self, s: State, me: Seat) -> Play:
        kind = yield from choose_from_hand(
            s, me, "fables-ask-turn-damage", self._turning_cards(s, me), NOTHING, "FAB-HERO-07"
        )
        if kind != NOTHING:
            value = value_of(s, me, kind, DEFENSE)
            pay_with(s, me, kind)
            reduce_packet(s, value)
            gain_qi(s, me, value)

    # -- Channeled Qi and Enlightened Assault --

    def announce(self, s: State, use: Use) -> Play | None:
        if use.via != VIA_ATTACK_TALENT or not self._may_pay(s, use.seat, CHANNELED_QI):
            return None
        return self._channel_into_talent(s, use)

    def _may_pay(self, s: State, me: Seat, offset: int) -> bool:
        return s.boards[me].qi > 0 and has_twist(s, me, offset)

    def _channel_into_talent(self, s: State, use: Use) -> Play:
        paid = yield from self._channel(s, use.seat)
        use.more_damage += paid

    def announce_attack(self, s: State, me: Seat, foe: Seat) -> Play | None:
        return self._channel_into_attack(s, me) if self._may_pay(s, me, CHANNELED_QI) else None

    def _channel_into_attack(self, s: State, me: Seat) -> Play:
        paid = yield from self._channel(s, me)
        s.turn.boost += paid

    def _channel(self, s: State, me: Seat) -> Ask[int]:
        source = self.first_kind + CHANNELED_QI
        paid = yield from spend_up_to(s, me, CHANNELED_MOST, "fables-ask-channeled-qi", source)
        return paid

    def announce_move(self, s: State, me: Seat) -> Play | None:
        return self._lengthen_move(s, me) if self._may_pay(s, me, ENLIGHTENED_ASSAULT) else None

    def _lengthen_move(self, s: State, me: Seat) -> Play:
        """The extra squares bring no Power: that counts the cards alone."""
        source = self.first_kind + ENLIGHTENED_ASSAULT
        paid = yield from spend_up_to(s, me, ASSAULT_MOST, "fables-ask-enlightened-assault", source)
        s.turn.boost += paid

    # -- the end draw: Diverted Talents before it, Evading Fate after it (FAB-RUL-24) --

    def before_end_draw(self, s: State, me: Seat) -> Play | None:
        return self._pay_for_cards(s, me) if s.turn.draw_offers and s.boards[me].qi else None

    def _pay_for_cards(self, s: State, me: Seat) -> Play:
        """One answer serves all offers: a card costs one Qi, whichever of them it is taken from."""
        offers = s.turn.draw_offers
        source = self.first_kind + DIVERTED + max(offers) - 1
        paid = yield from spend_up_to(s, me, sum(offers), "fables-ask-qi-for-cards", source)
        s.turn.draw_bonus += paid

    def after_end_draw(self, s: State, me: Seat) -> Play | None:
        if not has_twist(s, me, EVADING_FATE) or not s.boards[me].hand:
            return None
        return self._exchange(s, me)

    def _exchange(self, s: State, me: Seat) -> Play:
        """A unit of its own, since discarding Poison costs HP (FAB-RUL-50)."""
        source = self.first_kind + EVADING_FATE
        kind = yield from choose_kind(
            me, "fables-ask-evading-fate", s.boards[me].hand, source, "FAB-CARD-06", or_none=True
        )
        if kind == NOTHING:
            return
        open_unit(s)
        pay_with(s, me, kind)
        if not s.boards[me].out:
            draw(s, me, 1)

    # -- Gathering Storm: every copy (FAB-TWIST-04) --

    def start_effects(self, s: State, me: Seat) -> list[int]:
        storm = self.first_kind + GATHERING_STORM
        return [storm] * s.boards[me].twists.count(storm)

    def start(self, s: State, me: Seat, effect: int) -> Play | None:
        gain_qi(s, me, STORM_QI)
        return None

    # -- tokens --

    def eliminated(self, s: State, me: Seat) -> None:
        s.boards[me].qi = 0

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        return [("qi", s.boards[me].qi)]


MULAN: Final = Mulan(
    "mulan",
    max_hp=34,
    max_defense=3,
    threshold=17,
    tokens={"qi": (QI_TOKENS, "FAB-LIMIT-05")},
    attack=talents(
        ATTACK,
        ("underestimated", "undeniable", "undiminished"),
        [Damage(T + B), PlaceOnOtherSide(), DiscardOnEdge()],
        reach=Amount(1),
    ),
    defense=talents(
        DEFENSE, ("diverted-fire", "diverted-might", "diverted-wrath"), [GainDefense(B), OfferEndDraw(T)]
    ),
    movement=talents(
        MOVEMENT,
        ("no-retreat", "no-quarter", "no-mercy"),
        [Damage(T), KnockBack(B), PlaceBeside(), DiscardOnEdge()],
        reach=Amount(1),
    ),
    twists=[
        twist("channeled-qi", most=CHANNELED_MOST),
        twist("evading-fate"),
        twist("enlightened-assault", most=ASSAULT_MOST),
    ],
    last_twists=[twist("gathering-storm", qi=STORM_QI)],
    epics=[
        epic("honors-thunder", [DamageOfAllQi()], reach=Amount(1)),
        epic("confronting-chaos", [PlaceBeside(), GainQi(Amount(3))]),
        epic("legends-call", [EnlargeEndDraw(Amount(4))]),
    ],
)
