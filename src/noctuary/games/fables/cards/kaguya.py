"""Kaguya: Defense is her strength, and whoever hurts her is struck in return."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import later, open_unit, push
from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, NumberEffect, Phrase, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, JOKER, MOVEMENT, basic_type
from noctuary.games.fables.questions import (
    choose_from_hand,
    choose_hidden,
    choose_square,
    hand_and_discard,
    is_asked,
)
from noctuary.games.fables.rules.basic_cards import counts_as, value_of
from noctuary.games.fables.rules.damage import inflict, inflict_by, lose_hp, pay_hp
from noctuary.games.fables.rules.markers import gain_defense
from noctuary.games.fables.rules.movement import LEFT, RIGHT, free_beside, is_free, place, shift
from noctuary.games.fables.rules.zones import (
    destroy_chosen,
    draw,
    enter_discard,
    into_hand,
    pay_with,
    reveal,
    without,
)
from noctuary.games.fables.shared_effects import Damage, GainDefense
from noctuary.games.fables.sheet import NO_MORE, USED_THIS_TURN, Sheet
from noctuary.games.fables.state import NOBODY, VIA_COUNTER, State, Step, distance, foe_of, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import choose, distinct
from noctuary.kernel.refusal import Refusal

# Places in `Sheet.own_cards`, after the nine Talents.
SWIFT_REPRISAL: Final = 9
BLOOD_MOON: Final = 10
UNCANNY_INSTINCT: Final = 11
REFLECTIVE_REPOSE: Final = 12
BLAZING_SHINAI: Final = 15

MORE_MAX_DEFENSE: Final = 1  # by each of the first three Twists
DEFENSE_PER_CARD: Final = 3  # Blood Moon
NUDGE_SQUARES: Final = 1
DEFENSE_AT_END: Final = 2
COUNTER_DRAW: Final = 1

NOT_LESS_DEFENSE: Final = Refusal(RuleId("FAB-ACT-09"), MessageId("fables-remedy-less-defense"))
NOBODY_TO_NUDGE: Final = Refusal(RuleId("FAB-HERO-08"), MessageId("fables-remedy-nobody-here"))
OCCUPIED: Final = Refusal(RuleId("FAB-MOVE-02"), MessageId("fables-remedy-occupied"))
END_OF_TRACK: Final = Refusal(RuleId("FAB-MOVE-03"), MessageId("fables-remedy-end-of-track"))


class DamageByDefense(Effect):
    """Inflict damage, and 1 more for every `per` points of Defense you have now."""

    needs_foe = True
    message = MessageId("fables-effect-damage-by-defense")

    def __init__(self, amount: Amount, per: int) -> None:
        self.amount = amount
        self.per = per

    def run(self, s: State, use: Use) -> Play | None:
        inflict_by(s, use, self.amount.of(use) + s.boards[use.seat].defense // self.per)
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"per": self.per}, amount=self.amount)


class RevealEchoes(AmountEffect):
    """Reveal the top of your deck (FAB-CARD-03); Defense cards, no Jokers, come to hand.

    The others lie open until she has put each away in a step of its own (`Kaguya.tail`, FAB-RUL-25).
    """

    message = MessageId("fables-effect-echoes")

    def run(self, s: State, use: Use) -> Play | None:
        revealed = reveal(s, use.seat, self.amount.of(use), "fables-log-echoes")
        if not revealed:
            return None
        for kind in revealed:
            if basic_type(kind) == DEFENSE:
                into_hand(s, use.seat, kind)
        s.boards[use.seat].shown = tuple(kind for kind in revealed if basic_type(kind) != DEFENSE)
        later(s, use.seat, use.kind)
        return None


class PayToDestroy(NumberEffect):
    """Optional: pay HP, as a loss she chose (FAB-RUL-26), and destroy a card of your hand or discard pile."""

    asks = True
    message = MessageId("fables-effect-pay-to-destroy")
    named = "price"

    def ask(self, s: State, use: Use) -> Play:
        me = use.seat
        moves = [*hand_and_discard(s, me), move(verbs.DONE)]
        answer = yield from choose_hidden(
            s, me, "fables-ask-pay-to-destroy", moves, "FAB-CARD-06", use.kind, self.number
        )
        if answer.verb == verbs.DONE:
            return
        pay_hp(s, me, self.number)
        if s.boards[me].out:
            return  # her last HP: her cards have left the game with her
        destroy_chosen(s, me, answer)


class StrikeTheDistant(Effect):
    """Durable: as your next turn begins, damage to an opponent farther away than `away` - B squares."""

    waits = True
    message = MessageId("fables-effect-strike-the-distant")

    def __init__(self, amount: Amount, away: int) -> None:
        self.amount = amount
        self.away = away

    def at_next_start(self, s: State, use: Use) -> Play | None:
        if use.foe != NOBODY and distance(s, use.seat, use.foe) > self.away - use.value:
            inflict(s, use.seat, use.foe, self.amount.of(use), use.via)
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"away": self.away}, amount=self.amount)


class Judgment(Effect):
    """Durable: as your next turn begins, an opponent with less Defense loses the difference in HP."""

    waits = True
    message = MessageId("fables-effect-judgment")

    def at_next_start(self, s: State, use: Use) -> Play | None:
        if use.foe != NOBODY:
            less = s.boards[use.seat].defense - s.boards[use.foe].defense
            if less > 0:
                lose_hp(s, use.foe, less)
        return None


class PlaceFoeBeside(Effect):
    """Place the opponent on a free square next to you; her own counts if it is one (FAB-MOVE-07)."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-place-foe-beside")

    def ask(self, s: State, use: Use) -> Play:
        squares = free_beside(s, use.seat, use.foe)
        square = yield from choose_square(
            use.seat, "fables-ask-place-foe-beside", squares, use.kind, "FAB-MOVE-07"
        )
        place(s, use.foe, square)


class OnslaughtAgain(AmountEffect):
    """Durable: as your next turn begins you may place the opponent beside you again, and damage her."""

    waits = True
    message = MessageId("fables-effect-onslaught-again")

    def at_next_start(self, s: State, use: Use) -> Play | None:
        return None if use.foe == NOBODY else self._ask(s, use)

    def _ask(self, s: State, use: Use) -> Play:
        squares = free_beside(s, use.seat, use.foe)
        square = yield from choose_square(
            use.seat, "fables-ask-onslaught-again", squares, use.kind, "FAB-CARD-06", or_none=True
        )
        if square != NOTHING:
            place(s, use.foe, square)
            inflict(s, use.seat, use.foe, self.amount.of(use), use.via)


class Untouchable(Effect):
    """Durable: damage and loss pass you by unless you accept them; `Kaguya.immune` looks for the card."""

    message = MessageId("fables-effect-untouchable")


class Kaguya(Sheet):
    # -- the counter (FAB-RUL-53, FAB-HERO-08) --

    def hurt(self, s: State, me: Seat, source: Seat, lost: int) -> None:
        """Only an opponent's damage can be answered, not what she does to herself."""
        board = s.boards[me]
        if s.boards[source].team != board.team:
            board.hurt = (*board.hurt, (source, lost))

    def _answerable(self, s: State, me: Seat) -> list[tuple[Seat, int]]:
        return [packet for packet in s.boards[me].hurt if not s.boards[packet[0]].out]

    def _counter_cards(self, s: State, me: Seat) -> list[int]:
        """Attack cards and Jokers; Swift Reprisal's Defense cards never (FAB-HERO-08)."""
        return [
            kind
            for kind in distinct(s.boards[me].hand)
            if (basic_type(kind) == ATTACK if kind < JOKER else counts_as(s, me, kind, ATTACK))
        ]

    def responses(self, s: State, me: Seat) -> list[int]:
        if self._answerable(s, me) and is_asked(s, me, self._counter_cards(s, me)):
            return [self.first_kind]
        return []

    def respond(self, s: State, me: Seat, response: int) -> Play | None:
        return self._counter(s, me)

    def _counter(self, s: State, me: Seat) -> Play:
        """One counter per packet; all counters are alike, so declining one declines those behind it."""
        board = s.boards[me]
        answerable = self._answerable(s, me)
        kind = yield from choose_from_hand(
            s, me, "fables-ask-counter", self._counter_cards(s, me), NOTHING, "FAB-RUL-53"
        )
        if kind == NOTHING:
            board.hurt = ()
            return
        board.hurt = tuple(answerable[1:])
        # A unit of its own (FAB-RUL-50): settle, then draw; its responses join those still waiting.
        push(s, agenda.DRAW, me, COUNTER_DRAW)
        push(s, agenda.SETTLE)
        source = answerable[0][0]
        tell.numbers(s, "fables-log-counter", me, foe=int(source))
        value = value_of(s, me, kind, ATTACK)
        pay_with(s, me, kind)
        inflict(s, me, source, value, VIA_COUNTER)

    # -- Blazing Shinai (FAB-RUL-26) --

    def immune(self, s: State, me: Seat) -> int:
        shinai = self.first_kind + BLAZING_SHINAI
        return shinai if any(durable.card == shinai for durable in s.boards[me].durables) else NOTHING

    # -- Echoes: each revealed card goes back on top or to the discard pile (FAB-RUL-25) --

    def tail(self, s: State, step: Step) -> Play | None:
        return self._put_away(s, step.seat, step.a) if s.boards[step.seat].shown else None

    def tail_fits(self, s: State, step: Step) -> bool:
        return self.owns_talent(step.a) and s.pool.type[step.a] == DEFENSE and (step.b, step.c) == NO_MORE

    def looks_at(self, s: State, step: Step) -> Seat:
        return step.seat

    def _put_away(self, s: State, me: Seat, talent: int) -> Play:
        """Card by card, in the order she likes: a later one comes to lie above an earlier one."""
        board = s.boards[me]
        while board.shown and not board.out:  # a revealed Poison may cost her last HP
            moves = [
                move(verb, kind)
                for kind in distinct(list(board.shown))
                for verb in (verbs.ON_TOP, verbs.DISCARD)
            ]
            answer = yield from choose(me, "fables-ask-echoes", moves, "FAB-RUL-25", talent)
            board.shown = without(board.shown, answer.a)
            if answer.verb == verbs.ON_TOP:
                board.deck.append(answer.a)
                tell.cards(s, "fables-log-echoes-on-top", me, [answer.a])
            else:
                tell.cards(s, "fables-log-discard", me, [answer.a])
                enter_discard(s, me, answer.a)

    # -- Twists --

    def unlocked(self, s: State, me: Seat, twist: int) -> Play | None:
        if twist != self.first_kind + REFLECTIVE_REPOSE:
            s.boards[me].max_defense += MORE_MAX_DEFENSE
        return None

    def limits(self, twists: Sequence[int]) -> tuple[int, int]:
        repose = self.first_kind + REFLECTIVE_REPOSE
        more = sum(MORE_MAX_DEFENSE for twist in twists if twist < repose)
        return self.max_hp, self.max_defense + more

    def bends_cards(self, s: State, me: Seat) -> bool:
        return has_twist(s, me, SWIFT_REPRISAL)

    def may_count_as(self, s: State, me: Seat, kind: int, card_type: int) -> bool:
        """Swift Reprisal: one Defense card as an Attack card, in her own turn only (FAB-HERO-08)."""
        return (
            self._reprises_with(s, me, kind, card_type)
            and self.first_kind + SWIFT_REPRISAL not in s.turn.used
        )

    def _reprises_with(self, s: State, me: Seat, kind: int, card_type: int) -> bool:
        return (
            card_type == ATTACK
            and basic_type(kind) == DEFENSE
            and s.active == me
            and has_twist(s, me, SWIFT_REPRISAL)
        )

    def why_not_count_as(self, s: State, me: Seat, kind: int, card_type: int) -> Refusal:
        if self._reprises_with(s, me, kind, card_type):
            return USED_THIS_TURN
        return super().why_not_count_as(s, me, kind, card_type)

    def counted_as(self, s: State, me: Seat, kind: int) -> None:
        s.turn.used = (*s.turn.used, self.first_kind + SWIFT_REPRISAL)

    def refreshed(self, s: State, me: Seat, defense_lost: int) -> None:
        """Blood Moon: Defense wiped away turns into cards."""
        if has_twist(s, me, BLOOD_MOON):
            draw(s, me, defense_lost // DEFENSE_PER_CARD)

    def end_effects(self, s: State, me: Seat) -> list[int]:
        """Reflective Repose; each copy works (FAB-TWIST-04)."""
        repose = self.first_kind + REFLECTIVE_REPOSE
        return [twist for twist in s.boards[me].twists if twist == repose]

    def end(self, s: State, me: Seat, effect: int) -> Play | None:
        gain_defense(s, me, DEFENSE_AT_END)
        return None

    # -- Uncanny Instinct: shift an opponent with less Defense --

    def special_moves(self, s: State, me: Seat, moves: list[Move]) -> None:
        if has_twist(s, me, UNCANNY_INSTINCT):
            for verb in (verbs.NUDGE_LEFT, verbs.NUDGE_RIGHT):
                wanted = move(verb)
                if self.why_not_special(s, me, wanted) is None:
                    moves.append(wanted)

    def why_not_special(self, s: State, me: Seat, wanted: Move) -> Refusal | None:
        if wanted.verb not in (verbs.NUDGE_LEFT, verbs.NUDGE_RIGHT) or not has_twist(s, me, UNCANNY_INSTINCT):
            return super().why_not_special(s, me, wanted)
        if self.first_kind + UNCANNY_INSTINCT in s.turn.used:
            return USED_THIS_TURN
        foe = foe_of(s, me)
        if foe == NOBODY:
            return NOBODY_TO_NUDGE
        if s.boards[foe].defense >= s.boards[me].defense:
            return NOT_LESS_DEFENSE
        square = s.boards[foe].square + self._direction(wanted) * NUDGE_SQUARES
        if not 1 <= square <= s.settings.squares:
            return END_OF_TRACK
        return None if is_free(s, square, foe) else OCCUPIED

    def _direction(self, wanted: Move) -> int:
        return LEFT if wanted.verb == verbs.NUDGE_LEFT else RIGHT

    def special(self, s: State, me: Seat, wanted: Move) -> Play | None:
        open_unit(s)
        s.turn.used = (*s.turn.used, self.first_kind + UNCANNY_INSTINCT)
        tell.cards(s, "fables-log-nudge", me, [self.first_kind + UNCANNY_INSTINCT])
        shift(s, foe_of(s, me), self._direction(wanted), NUDGE_SQUARES)
        return None


KAGUYA: Final = Kaguya(
    "kaguya",
    max_hp=32,
    max_defense=6,
    threshold=16,
    attack=talents(
        ATTACK,
        ("ascendant-light", "ascendant-glory", "ascendant-avatar"),
        [DamageByDefense(T + B, per=3)],
        reach=Amount(1),
    ),
    defense=talents(
        DEFENSE,
        ("addled-echoes", "bygone-echoes", "divine-echoes"),
        [GainDefense(T + B), RevealEchoes(T)],
    ),
    movement=talents(
        MOVEMENT,
        ("focused-intent", "focused-resolve", "focused-ascent"),
        [Damage(T), PayToDestroy(1), StrikeTheDistant(T * 2, away=4)],
        reach=B,
        durable=True,
    ),
    twists=[
        twist("swift-reprisal", more=MORE_MAX_DEFENSE),
        twist("blood-moon", more=MORE_MAX_DEFENSE, per=DEFENSE_PER_CARD),
        twist("uncanny-instinct", more=MORE_MAX_DEFENSE, squares=NUDGE_SQUARES),
    ],
    last_twists=[twist("reflective-repose", defense=DEFENSE_AT_END)],
    epics=[
        epic("judgment-arising", [GainDefense(Amount(6)), Judgment()], durable=True),
        epic(
            "impulsive-onslaught",
            [PlaceFoeBeside(), Damage(Amount(3)), OnslaughtAgain(Amount(3))],
            durable=True,
        ),
        epic("blazing-shinai", [Untouchable()], durable=True),
    ],
)
