"""Sleeping Beauty: what hurts her wakes her, and awake she spends what the pain has given her."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import (
    T_TIMES_B,
    A,
    Amount,
    AmountEffect,
    B,
    Effect,
    NumberEffect,
    Phrase,
    T,
    Use,
)
from noctuary.games.fables.kinds import ATTACK, BLOOD_1, BLOOD_3, DEFENSE, MOVEMENT, basic
from noctuary.games.fables.questions import choose_kind, choose_number, confirm
from noctuary.games.fables.rules.damage import inflict, pay_hp, raise_damage
from noctuary.games.fables.rules.markers import gain_defense, recover
from noctuary.games.fables.rules.zones import destroy_twist, draw, into_hand
from noctuary.games.fables.shared_effects import Damage, Pull
from noctuary.games.fables.sheet import USED_THIS_TURN, Sheet
from noctuary.games.fables.state import VIA_SELF, Durable, Packets, State, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# Places in `Sheet.own_cards`, after the nine Talents.
BLOODLETTING: Final = 9
BLOOD_RITE: Final = 10
MENTAL_BARRIERS: Final = 11
TREATING_WHAT_AILS: Final = 12
AND_THEY_WOKE_UP: Final = 13

AWAKENING_TOKENS: Final = 9  # FAB-LIMIT-05
TOKENS_TO_WAKE: Final = 6
TOKENS_PER_TALENT: Final = 3
HP_PER_LEVEL: Final = 2  # the price of Bloodletting's cards
DAMAGE_PER_LEVEL: Final = 2  # what Blood Rite asks for
HIGHEST_LEVEL: Final = 3
REMEDY: Final = 5  # HP from Treating What Ails
CARDS_FOR_WOUNDS: Final = 6  # And They Woke Up draws no more


def gain_tokens(s: State, me: Seat, wanted: int, limit: int) -> None:
    """Awakening tokens up to that many in all; the sixth wakes her (FAB-RUL-52, FAB-RUL-55)."""
    board = s.boards[me]
    gained = min(wanted, limit - board.awakening)
    if gained <= 0:
        return
    board.awakening += gained
    if s.log is not None:
        tell.numbers(s, "fables-log-awakening", me, count=gained)
    if not board.awake and board.awakening >= TOKENS_TO_WAKE:
        wake_up(s, me)


def spend_tokens(s: State, me: Seat, count: int) -> None:
    """What the last one does to her waits for the end of the effect (`fall_asleep_if_spent`)."""
    if count:
        s.boards[me].awakening -= count
        if s.log is not None:
            tell.numbers(s, "fables-log-spend-awakening", me, count=count)


def wake_up(s: State, me: Seat) -> None:
    s.boards[me].awake = True
    tell.numbers(s, "fables-log-wakes", me)


def fall_asleep_if_spent(s: State, me: Seat) -> None:
    """Her last token is gone: she sleeps again, after the effect (FAB-RUL-55)."""
    board = s.boards[me]
    if board.awake and board.awakening == 0:
        board.awake = False
        tell.numbers(s, "fables-log-falls-asleep", me)


class HurtYourself(AmountEffect):
    """You may do yourself damage, up to so much, and add as much to the packet (FAB-RUL-11).

    Her own packet stands behind the opponent's, so that she wins where both would fall (FAB-RUL-10).
    """

    asks = True
    message = MessageId("fables-effect-hurt-yourself")

    def ask(self, s: State, use: Use) -> Play:
        if s.boards[use.seat].out:
            return
        chosen = yield from choose_number(
            use.seat, "fables-ask-hurt-yourself", self.amount.of(use), use.kind, rule="FAB-RUL-11"
        )
        if chosen:
            raise_damage(s, use, chosen)
            inflict(s, use.seat, use.seat, chosen, VIA_SELF)


class NextAttacks(Effect):
    """Your next Attack actions of this turn inflict more; several such effects add up."""

    message = MessageId("fables-effect-next-attacks")

    def __init__(self, actions: Amount, more: Amount) -> None:
        self.actions = actions
        self.more = more

    def run(self, s: State, use: Use) -> Play | None:
        actions = self.actions.of(use)
        if actions > 0:
            s.turn.lasting_attack = (*s.turn.lasting_attack, (self.more.of(use), actions))
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, actions=self.actions, amount=self.more)


class CardsForWounds(NumberEffect):
    """Durable: each HP that damage costs you draws a card, up to so many in all (`Beauty.hurt`)."""

    message = MessageId("fables-effect-cards-for-wounds")
    named = "most"


class TokensIntoHp(Effect):
    """All Awakening tokens are spent, asleep or awake; each recovers 1 HP (FAB-RUL-55)."""

    message = MessageId("fables-effect-tokens-into-hp")

    def run(self, s: State, use: Use) -> Play | None:
        tokens = s.boards[use.seat].awakening
        spend_tokens(s, use.seat, tokens)
        recover(s, use.seat, tokens)
        fall_asleep_if_spent(s, use.seat)
        return None


class SleeperWakes(NumberEffect):
    """Tokens beyond the limit of the sheet but not of the box; whoever still sleeps then may wake."""

    asks = True
    message = MessageId("fables-effect-sleeper-wakes")
    named = "tokens"

    def ask(self, s: State, use: Use) -> Play:
        me = use.seat
        gain_tokens(s, me, self.number, AWAKENING_TOKENS)
        if not s.boards[me].awake and (yield from confirm(me, "fables-ask-wake", use.kind)):
            wake_up(s, me)


class Beauty(Sheet):
    # -- Asleep and Awakened (FAB-HERO-05, FAB-RUL-55) --

    def hurt(self, s: State, me: Seat, source: Seat, lost: int) -> None:
        """Asleep, damage gives tokens; And They Woke Up remembers the wound until it may respond.

        The tokens are a response too, but without a choice in it, and nothing else in the same unit can
        tell that they have not waited: so she is never asked whether they come before her Epic.
        """
        board = s.boards[me]
        if not board.awake:
            gain_tokens(s, me, lost, TOKENS_TO_WAKE)
        if self._cards_left(s, me):
            board.hurt = (*board.hurt, (source, lost))

    def defense_gain(self, s: State, me: Seat, amount: int) -> int:
        """Awakened, a Defense action brings Power but no Defense."""
        return 0 if s.boards[me].awake else amount

    def announce(self, s: State, use: Use) -> Play | None:
        """Tokens for the Talents that count them (all but attack Talents), and Mental Barriers."""
        board = s.boards[use.seat]
        spends = board.awake and board.awakening > 0 and use.card.type != ATTACK
        return self._announce(s, use, spends) if spends or self._may_raise_barriers(s, use) else None

    def _announce(self, s: State, use: Use, spends: bool) -> Play:
        me = use.seat
        if spends:
            most = min(s.boards[me].awakening, TOKENS_PER_TALENT)
            use.awakening = yield from choose_number(
                me, "fables-ask-awakening", most, use.kind, rule="FAB-HERO-05"
            )
            spend_tokens(s, me, use.awakening)
        if self._may_raise_barriers(s, use):
            source = self.first_kind + MENTAL_BARRIERS
            if (yield from confirm(me, "fables-ask-mental-barriers", source)):
                gain_defense(s, me, use.level)

    def talent_used(self, s: State, use: Use) -> None:
        fall_asleep_if_spent(s, use.seat)

    # -- Mental Barriers: Defense with a movement Talent, awake too --

    def _may_raise_barriers(self, s: State, use: Use) -> bool:
        board = s.boards[use.seat]
        return (
            use.card.type == MOVEMENT
            and board.defense < board.max_defense
            and has_twist(s, use.seat, MENTAL_BARRIERS)
        )

    # -- Bloodletting: once per turn a basic card paid for in HP (FAB-RUL-31, FAB-EX-18) --

    def bends_cards(self, s: State, me: Seat) -> bool:
        return has_twist(s, me, BLOODLETTING)

    def imaginary_cards(self, s: State, me: Seat) -> list[int]:
        """The levels she can pay for in full; the price may be her last HP (as in FAB-RUL-11)."""
        twist_kind = self.first_kind + BLOODLETTING
        if twist_kind not in s.boards[me].twists or twist_kind in s.turn.used:
            return []
        affordable = min(s.boards[me].hp // HP_PER_LEVEL, HIGHEST_LEVEL)
        return list(range(BLOOD_1, BLOOD_1 + affordable))

    def why_not_imaginary(self, s: State, me: Seat, kind: int) -> Refusal:
        twist_kind = self.first_kind + BLOODLETTING
        spent = twist_kind in s.boards[me].twists and twist_kind in s.turn.used
        if spent and BLOOD_1 <= kind <= BLOOD_3:
            return USED_THIS_TURN
        return super().why_not_imaginary(s, me, kind)

    def counted_as(self, s: State, me: Seat, kind: int) -> None:
        """The card is not there; its price is a loss, which gives no tokens (FAB-HERO-05)."""
        if BLOOD_1 <= kind <= BLOOD_3:
            s.turn.used = (*s.turn.used, self.first_kind + BLOODLETTING)
            pay_hp(s, me, HP_PER_LEVEL * (kind - BLOOD_1 + 1))

    # -- Blood Rite: once per turn, damage fetches an Attack card --

    def triggers(self, s: State, me: Seat, packets: Packets) -> Play | None:
        rite = self.first_kind + BLOOD_RITE
        if rite not in s.boards[me].twists or rite in s.turn.used or rite in s.turn.triggered:
            return None
        wanted = self._attack_cards_earned(s, me, packets)
        return self._fetch(s, me, wanted) if wanted else None

    def _attack_cards_earned(self, s: State, me: Seat, packets: Packets) -> list[int]:
        """Attack cards in her discard pile whose level her damage has earned, as inflicted (FAB-RUL-06)."""
        team = s.boards[me].team
        damage = 0
        for packet in packets:
            if packet.source == me and s.boards[packet.target].team != team:
                damage = max(damage, packet.amount)
        earned = min(damage // DAMAGE_PER_LEVEL, HIGHEST_LEVEL)
        discard = s.boards[me].discard
        return [basic(ATTACK, level) for level in range(1, earned + 1) if basic(ATTACK, level) in discard]

    def _fetch(self, s: State, me: Seat, wanted: list[int]) -> Play:
        rite = self.first_kind + BLOOD_RITE
        s.turn.triggered = (*s.turn.triggered, rite)
        kind = yield from choose_kind(me, "fables-ask-blood-rite", wanted, rite, "FAB-CARD-06", or_none=True)
        if kind != NOTHING:
            s.turn.used = (*s.turn.used, rite)
            s.boards[me].discard.remove(kind)
            into_hand(s, me, kind)
            tell.cards(s, "fables-log-blood-rite", me, [kind])

    # -- Treating What Ails: acts once and is destroyed --

    def unlocked(self, s: State, me: Seat, twist: int) -> Play | None:
        if twist == self.first_kind + TREATING_WHAT_AILS:
            recover(s, me, REMEDY)
            destroy_twist(s, me, twist)
        return None

    # -- And They Woke Up: until her next turn, cards for wounds --

    def _cards_left(self, s: State, me: Seat) -> int:
        """Cards that the Epic, if it lies in play, may still draw."""
        for durable in s.boards[me].durables:
            if durable.card == self.first_kind + AND_THEY_WOKE_UP:
                return CARDS_FOR_WOUNDS - durable.spent
        return 0

    def responses(self, s: State, me: Seat) -> list[int]:
        return [self.first_kind + AND_THEY_WOKE_UP] if s.boards[me].hurt else []

    def respond(self, s: State, me: Seat, response: int) -> Play | None:
        board = s.boards[me]
        lost = sum(hp for _, hp in board.hurt)
        board.hurt = ()
        drawn = min(lost, self._cards_left(s, me))
        board.durables = tuple(
            Durable(durable.card, durable.basic, durable.value, durable.spent + drawn)
            if durable.card == response
            else durable
            for durable in board.durables
        )
        draw(s, me, drawn)
        return None

    def impossible_tokens(self, s: State, me: Seat) -> tuple[str, str] | None:
        """The sixth token wakes her, and the last one spent sends her to sleep (FAB-RUL-55)."""
        board = s.boards[me]
        wrong = board.awakening == 0 if board.awake else board.awakening >= TOKENS_TO_WAKE
        return ("awake", "FAB-RUL-55") if wrong else None

    # -- 2v2 and the table --

    def eliminated(self, s: State, me: Seat) -> None:
        s.boards[me].awake = False
        s.boards[me].awakening = 0

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        board = s.boards[me]
        return [("awakening", board.awakening), ("awake", int(board.awake))]


BEAUTY: Final = Beauty(
    "beauty",
    max_hp=42,
    max_defense=6,
    threshold=21,
    tokens={"awakening": (AWAKENING_TOKENS, "FAB-LIMIT-05"), "awake": (1, "FAB-HERO-05")},
    attack=talents(
        ATTACK,
        ("inner-turmoil", "inner-rage", "inner-fury"),
        [Damage(T_TIMES_B), HurtYourself(T)],
        reach=Amount(1),
    ),
    defense=talents(
        DEFENSE,
        ("shattering-chains", "shattering-bones", "shattering-souls"),
        [NextAttacks(B + A, T)],
    ),
    movement=talents(
        MOVEMENT,
        ("the-groping-dark", "the-grasping-dark", "the-wrenching-dark"),
        [Damage(B + A), Pull(B)],
        reach=Amount(1) + T,
    ),
    twists=[
        twist("bloodletting", price=HP_PER_LEVEL),
        twist("blood-rite", damage=DAMAGE_PER_LEVEL),
        twist("mental-barriers"),
    ],
    last_twists=[twist("treating-what-ails", amount=REMEDY)],
    last_acts_once=True,
    epics=[
        epic("and-they-woke-up", [CardsForWounds(CARDS_FOR_WOUNDS)], durable=True),
        epic("the-blood-renews", [TokensIntoHp()]),
        epic("the-sleeper-wakes", [SleeperWakes(3)]),
    ],
)
