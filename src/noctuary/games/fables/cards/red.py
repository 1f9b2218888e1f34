"""Little Red Riding Hood: every Talent is ammunition, and her caches keep cards from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.card import Card, epic, talents, twist
from noctuary.games.fables.effect import Amount, B, Effect, NumberEffect, Phrase, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.questions import choose_from_hand, choose_hidden, choose_kind, is_asked
from noctuary.games.fables.rules import basic_actions, reinforcement
from noctuary.games.fables.rules.damage import inflict, reduce_packet
from noctuary.games.fables.rules.talents import OUT_OF_RANGE, carry_out, new_use, why_not_reach
from noctuary.games.fables.rules.zones import discard_from_hand, distinct_talents, into_hand
from noctuary.games.fables.shared_effects import Damage, FoeDiscards, GainDefense, KnockBackUpTo
from noctuary.games.fables.sheet import Sheet
from noctuary.games.fables.state import (
    NOBODY,
    VIA_ATTACK,
    VIA_ATTACK_TALENT,
    VIA_DEFENSE,
    VIA_MOVE,
    VIA_MOVEMENT_TALENT,
    Packet,
    State,
    distance,
    has_twist,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal

# Places in `Sheet.own_cards`, after the nine Talents.
OVERDRIVE_BURN: Final = 9
HOODED_SYSTEM: Final = 10
TRANSFORMED_SENSES: Final = 11
ONBOARD_CACHE: Final = 12
CACHES: Final = 3

NO_FREE_CACHE: Final = Refusal(RuleId("FAB-RUL-13"), MessageId("fables-remedy-no-free-cache"))
NOT_STORED: Final = Refusal(RuleId("FAB-RUL-13"), MessageId("fables-remedy-not-stored"))
NOTHING_TO_REPEAT: Final = Refusal(RuleId("FAB-RUL-12"), MessageId("fables-remedy-nothing-to-repeat"))


class ShieldStrikesBack(Effect):
    """Durable: as your next turn begins, with Defense left, damage to an opponent still within range."""

    waits = True
    message = MessageId("fables-effect-shield-strikes-back")

    def __init__(self, amount: Amount, reach: Amount) -> None:
        self.amount = amount
        self.reach = reach

    def at_next_start(self, s: State, use: Use) -> Play | None:
        # Checked before the refresh phase resets Defense (FAB-TIMING-05).
        in_reach = use.foe != NOBODY and distance(s, use.seat, use.foe) <= self.reach.of(use)
        if s.boards[use.seat].defense > 0 and in_reach:
            inflict(s, use.seat, use.foe, self.amount.of(use), use.via)
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, amount=self.amount, reach=self.reach)


class RepeatLast(Effect):
    """Run once more what you did last this turn (FAB-RUL-12)."""

    asks = True
    message = MessageId("fables-effect-repeat-last")

    def why_not(self, s: State, use: Use) -> Refusal | None:
        """There must be something to repeat, and its range is checked again."""
        last = s.turn.last
        if last is None:
            return NOTHING_TO_REPEAT
        if last.via == VIA_ATTACK:
            return basic_actions.why_not_reach_attack(s, use.seat)
        if last.card == NOTHING:
            return None
        return why_not_reach(s, self._again(s, use), last.more_range)

    def _again(self, s: State, use: Use) -> Use:
        last = s.turn.last
        if last is None:
            return use
        again = new_use(s, use.seat, last.card, last.basic, last.value)
        again.more_damage = last.more_damage
        again.more_range = last.more_range
        return again

    def ask(self, s: State, use: Use) -> Play:
        last = s.turn.last
        if last is None:
            return
        me = use.seat
        if last.via == VIA_ATTACK:
            basic_actions.attack(s, me, last.value, last.power, last.more_damage)
        elif last.via == VIA_DEFENSE:
            basic_actions.defend(s, me, last.value, last.power)
        elif last.via == VIA_MOVE:
            yield from basic_actions.move_again(s, me, last.value, last.power, last.more_damage)
        else:
            yield from carry_out(s, self._again(s, use))


class WolfConsumes(NumberEffect):
    """Take top cards from your own reserves into your hand, without paying (FAB-REINF-05, FAB-RUL-33)."""

    asks = True
    message = MessageId("fables-effect-wolf")
    named = "count"

    def ask(self, s: State, use: Use) -> Play:
        for _ in range(self.number):
            tops = [reinforcement.reserve_top(s, use.seat, card_type) for card_type in range(3)]
            kind = yield from choose_kind(
                use.seat, "fables-ask-wolf", [top for top in tops if top != NOTHING], use.kind, "FAB-REINF-05"
            )
            if kind == NOTHING:
                return
            reinforcement.take_reserve_top(s, use.seat, s.pool.type[kind])
            into_hand(s, use.seat, kind)
            tell.cards(s, "fables-log-gain", use.seat, [kind])


class Red(Sheet):
    def token_limit(self, name: str, twists: Sequence[int]) -> int:
        """Each copy of Onboard Cache is a slot (FAB-RUL-13)."""
        return twists.count(self.first_kind + ONBOARD_CACHE)

    # -- Overdrive Burn and Transformed Senses: a discarded Talent adds to damage or range (FAB-HERO-01) --

    def _spare_talents(self, s: State, me: Seat, used: int) -> list[int]:
        """Talents in hand besides the one being used."""
        hand = s.boards[me].hand[:]
        if used in hand:
            hand.remove(used)
        return distinct_talents(s, hand)

    def reach_bonus(self, s: State, me: Seat, use_kind: int, card: Card) -> int:
        if card.type == DEFENSE or not has_twist(s, me, TRANSFORMED_SENSES):
            return 0
        levels = [s.pool.level[kind] for kind in self._spare_talents(s, me, use_kind)]
        return max(levels, default=0)

    def announce(self, s: State, use: Use) -> Play | None:
        if use.via not in (VIA_ATTACK_TALENT, VIA_MOVEMENT_TALENT):
            return None
        if not (has_twist(s, use.seat, OVERDRIVE_BURN) or has_twist(s, use.seat, TRANSFORMED_SENSES)):
            return None
        return self._boosts(s, use) if self._is_asked(s, use) else None

    def _is_asked(self, s: State, use: Use) -> bool:
        """With a Talent to spare, or with any card besides the two that are being used (`ask_anyway`)."""
        if self._spare_talents(s, use.seat, use.kind):
            return True
        used = 1 if use.basic == NOTHING else 2
        return s.settings.ask_anyway and len(s.boards[use.seat].hand) > used

    def _boosts(self, s: State, use: Use) -> Play:
        if has_twist(s, use.seat, TRANSFORMED_SENSES):
            use.more_range = yield from self._discard_for(s, use, TRANSFORMED_SENSES, "fables-ask-senses")
        if has_twist(s, use.seat, OVERDRIVE_BURN):
            use.more_damage += yield from self._discard_for(s, use, OVERDRIVE_BURN, "fables-ask-overdrive")

    def _discard_for(self, s: State, use: Use, source: int, prompt: str) -> Ask[int]:
        """The level of the Talent she discards for it, 0 if none; declining must leave her in range."""
        wanted = self._spare_talents(s, use.seat, use.kind)
        if source == TRANSFORMED_SENSES:
            wanted = [kind for kind in wanted if why_not_reach(s, use, s.pool.level[kind]) is None]
        moves = [move(verbs.CARD, kind) for kind in wanted]
        rule = OUT_OF_RANGE
        if why_not_reach(s, use, use.more_range) is None:
            rule = "FAB-HERO-01"
            moves.append(move(verbs.DONE))
        answer = yield from choose_hidden(s, use.seat, prompt, moves, rule, self.first_kind + source)
        if answer.verb == verbs.DONE:
            return 0
        discard_from_hand(s, use.seat, answer.a)
        return s.pool.level[answer.a]

    # -- Hooded System: a discarded Talent reduces damage (FAB-TIMING-02) --

    def reduce(self, s: State, me: Seat, packet: Packet) -> Play | None:
        if not has_twist(s, me, HOODED_SYSTEM):
            return None
        if not is_asked(s, me, distinct_talents(s, s.boards[me].hand)):
            return None
        return self._reduce(s, me)

    def _reduce(self, s: State, me: Seat) -> Play:
        kind = yield from choose_from_hand(
            s,
            me,
            "fables-ask-hooded-system",
            distinct_talents(s, s.boards[me].hand),
            self.first_kind + HOODED_SYSTEM,
            "FAB-TIMING-02",
        )
        if kind != NOTHING:
            discard_from_hand(s, me, kind)
            reduce_packet(s, s.pool.level[kind])

    # -- Onboard Cache: each copy is a slot (FAB-RUL-13) --

    def _caches(self, s: State, me: Seat) -> int:
        return s.boards[me].twists.count(self.first_kind + ONBOARD_CACHE)

    def special_moves(self, s: State, me: Seat, moves: list[Move]) -> None:
        board = s.boards[me]
        if len(board.cache) < self._caches(s, me):
            for kind in distinct(board.hand):
                moves.append(move(verbs.STORE, kind))
        if board.cache:
            for kind in distinct(list(board.cache)):
                moves.append(move(verbs.FETCH, kind))

    def why_not_special(self, s: State, me: Seat, wanted: Move) -> Refusal | None:
        board = s.boards[me]
        if wanted.verb == verbs.STORE:
            full = len(board.cache) >= self._caches(s, me)
            return NO_FREE_CACHE if full or wanted.a not in board.hand else None
        if wanted.verb == verbs.FETCH:
            return None if wanted.a in board.cache else NOT_STORED
        return super().why_not_special(s, me, wanted)

    def special(self, s: State, me: Seat, wanted: Move) -> Play | None:
        """Storing is not discarding; who watches sees only how many cards are stored."""
        board = s.boards[me]
        stored = list(board.cache)
        open_unit(s)
        if wanted.verb == verbs.STORE:
            board.hand.remove(wanted.a)
            stored.append(wanted.a)
            tell.hidden_cards(s, "fables-log-store", me, [wanted.a])
        else:
            stored.remove(wanted.a)
            into_hand(s, me, wanted.a)
            tell.hidden_cards(s, "fables-log-fetch", me, [wanted.a])
        board.cache = tuple(sorted(stored))
        return None

    def eliminated(self, s: State, me: Seat) -> None:
        s.boards[me].cache = ()

    def other_eliminated(self, s: State, me: Seat, other: Seat) -> None:
        """Stored cards of an eliminated opponent leave the game (FAB-2V2-17)."""
        gone = s.pool.order.index(s.boards[other].sheet)
        board = s.boards[me]
        board.cache = tuple(kind for kind in board.cache if s.pool.sheet_of[kind] != gone)


RED: Final = Red(
    "red",
    max_hp=30,
    max_defense=6,
    threshold=15,
    tokens={"cache": (CACHES, "FAB-RUL-13")},
    attack=talents(ATTACK, ("pot-shot", "crack-shot", "sniper-shot"), [Damage(T + B)], reach=T),
    defense=talents(
        DEFENSE,
        ("energy-shield", "electrified-shield", "omega-shield"),
        [Damage(T), GainDefense(B), ShieldStrikesBack(T * 2, T)],
        reach=T,
        durable=True,
    ),
    movement=talents(
        MOVEMENT,
        ("unleashed-ballistics", "unleashed-firepower", "unleashed-fury"),
        [Damage(T), KnockBackUpTo(B)],
        reach=T,
    ),
    twists=[twist("overdrive-burn"), twist("hooded-system"), twist("transformed-senses")],
    last_twists=[twist("onboard-cache")],
    epics=[
        epic("system-hack", [RepeatLast()]),
        epic("the-wolf-consumes", [WolfConsumes(2)]),
        epic(
            "raining-vengeance",
            [Damage(Amount(3)), KnockBackUpTo(Amount(3)), FoeDiscards(Amount(3))],
            reach=Amount(3),
        ),
    ],
)
