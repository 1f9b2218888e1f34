"""Dorothy: Talent upon Talent without a basic card, and Combo tokens that her Epics turn into anything."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import Amount, B, Effect, NumberEffect, Phrase, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.questions import (
    choose_from_hand,
    choose_hidden,
    choose_kind,
    choose_number,
    choose_square,
)
from noctuary.games.fables.rules.basic_cards import counts_as, value_of, why_not_play_as
from noctuary.games.fables.rules.damage import inflict_by, raise_damage
from noctuary.games.fables.rules.markers import gain_power, recover
from noctuary.games.fables.rules.movement import NOBODY_HERE, go
from noctuary.games.fables.rules.zones import (
    discard_from_hand,
    distinct_basics,
    draw,
    pay_with,
    shuffle_into_deck,
)
from noctuary.games.fables.shared_effects import Damage, KnockBack
from noctuary.games.fables.sheet import NOT_HER_ACTION, Sheet
from noctuary.games.fables.state import NOBODY, State, distance, foe_of, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal

COMBO_TOKENS: Final = 12  # FAB-LIMIT-06

# Places in `Sheet.own_cards`, after the nine Talents.
KILL_ORDER: Final = 9
MORE_THAN_MACHINE: Final = 10
APEX_FORCE: Final = 11
NOWHERE_TO_HIDE: Final = 12

NOT_AFTER_A_TALENT: Final = Refusal(RuleId("FAB-RUL-44"), MessageId("fables-remedy-after-a-talent"))


class WallDamage(NumberEffect):
    """More damage for each square the knock-back before it was cut short by the end of the track."""

    needs_foe = True
    message = MessageId("fables-effect-wall-damage")
    named = "each"

    def run(self, s: State, use: Use) -> Play | None:
        raise_damage(s, use, self.number * use.chosen)
        return None


class DistanceDamage(Effect):
    """Damage that grows with the squares strictly between the two Fables."""

    needs_foe = True
    message = MessageId("fables-effect-distance-damage")

    def __init__(self, flat: int, each: int) -> None:
        self.flat = flat
        self.each = each

    def run(self, s: State, use: Use) -> Play | None:
        if use.foe != NOBODY:
            between = distance(s, use.seat, use.foe) - 1
            inflict_by(s, use, self.flat + self.each * between)
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"flat": self.flat, "each": self.each})


class Probe(Effect):
    """You may discard basic cards and draw one more than that; no discard, no draw (FAB-RUL-45)."""

    asks = True
    message = MessageId("fables-effect-probe")

    def __init__(self, most: Amount, more: int) -> None:
        self.most = most
        self.more = more

    def ask(self, s: State, use: Use) -> Play:
        discarded = 0
        while discarded < self.most.of(use):
            basics = distinct_basics(s.boards[use.seat].hand)
            kind = yield from choose_from_hand(
                s, use.seat, "fables-ask-probe", basics, use.kind, "FAB-RUL-45"
            )
            if kind == NOTHING:
                break
            discard_from_hand(s, use.seat, kind)
            discarded += 1
        if discarded:
            draw(s, use.seat, discarded + self.more)

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"more": self.more}, amount=self.most)


class SpendCombo(Effect):
    """Pay X Combo tokens, any number she has; what follows counts on X."""

    asks = True
    message = MessageId("fables-effect-spend-combo")

    def ask(self, s: State, use: Use) -> Play:
        board = s.boards[use.seat]
        use.chosen = yield from choose_number(use.seat, "fables-ask-spend-combo", board.combo, use.kind)
        board.combo -= use.chosen
        tell.numbers(s, "fables-log-combo-spent", use.seat, count=use.chosen)


class ComboDamage(Effect):
    needs_foe = True
    message = MessageId("fables-effect-combo-damage")

    def run(self, s: State, use: Use) -> Play | None:
        inflict_by(s, use, use.chosen)
        return None


class ComboPower(Effect):
    message = MessageId("fables-effect-combo-power")

    def run(self, s: State, use: Use) -> Play | None:
        gain_power(s, use.seat, use.chosen)
        return None


class ComboRecover(Effect):
    message = MessageId("fables-effect-combo-recover")

    def run(self, s: State, use: Use) -> Play | None:
        recover(s, use.seat, use.chosen)
        return None


class ComboDraw(Effect):
    """Draw half of X, rounded up."""

    message = MessageId("fables-effect-combo-draw")

    def run(self, s: State, use: Use) -> Play | None:
        draw(s, use.seat, (use.chosen + 1) // 2)
        return None


class Dorothy(Sheet):
    # -- set-up: one Epic waits in her deck from the start --

    def set_up(self, s: State, me: Seat) -> Play | None:
        return self._shuffle_epic_in(s, me)

    def _shuffle_epic_in(self, s: State, me: Seat) -> Play:
        """As secret as any Epic choice (FAB-SETUP-10, FAB-INFO-03); the threshold chooses from the others."""
        board = s.boards[me]
        chosen = yield from choose_kind(
            me, "fables-ask-epic-for-deck", list(board.epics), NOTHING, "FAB-SETUP-10"
        )
        board.epics = tuple(kind for kind in board.epics if kind != chosen)
        shuffle_into_deck(s, me, [chosen])
        tell.hidden_cards(s, "fables-log-epic-into-deck", me, [chosen])

    # -- combos --

    def why_not_free_talent(self, s: State, me: Seat) -> Refusal | None:
        """Directly after a Talent another one needs no basic card, B = 0 (FAB-RUL-44)."""
        return None if s.turn.combo_level > 0 else NOT_AFTER_A_TALENT

    def talent_used(self, s: State, use: Use) -> None:
        """A Talent without a basic card right behind another one completes a combo.

        Alakazam's Talent has no basic card either, but a relic came between: then `combo_level` is 0.
        """
        before = s.turn.combo_level
        if before and use.basic == NOTHING:
            self._combo(s, use.seat, outranked=use.level > before)
        s.turn.combo_level = use.level
        s.turn.apex_open = True

    def attacked(self, s: State, me: Seat, damage: int) -> None:
        """Kill Order Affirmed: the second of two Attack actions directly in a row inflicts more."""
        before = s.turn.attack_run
        if has_twist(s, me, KILL_ORDER) and before != NOTHING and damage > before:
            self._combo(s, me, outranked=False)

    def _combo(self, s: State, me: Seat, *, outranked: bool) -> None:
        """A Combo token, and one more from each Twist that applies; the supply holds twelve (FAB-RUL-52)."""
        board = s.boards[me]
        tokens = 1 + board.twists.count(self.first_kind + NOWHERE_TO_HIDE)
        if outranked:
            tokens += board.twists.count(self.first_kind + MORE_THAN_MACHINE)
        gained = min(tokens, COMBO_TOKENS - board.combo)
        board.combo += gained
        tell.numbers(s, "fables-log-combo", me, count=gained)

    # -- Apex Force Approved: after a Talent, discarded Movement cards shift the opponent --

    def special_moves(self, s: State, me: Seat, moves: list[Move]) -> None:
        if not s.turn.apex_open or not has_twist(s, me, APEX_FORCE):
            return
        for kind in distinct(s.boards[me].hand):
            if self.why_not_apex(s, me, kind) is None:
                moves.append(move(verbs.APEX, kind))

    def why_not_special(self, s: State, me: Seat, wanted: Move) -> Refusal | None:
        return self.why_not_apex(s, me, wanted.a) if wanted.verb == verbs.APEX else NOT_HER_ACTION

    def why_not_apex(self, s: State, me: Seat, kind: int) -> Refusal | None:
        """Once after each Talent, and directly after it."""
        if not has_twist(s, me, APEX_FORCE):
            return NOT_HER_ACTION
        if not s.turn.apex_open:
            return NOT_AFTER_A_TALENT
        if foe_of(s, me) == NOBODY:
            return NOBODY_HERE
        return why_not_play_as(s, me, kind, MOVEMENT)

    def special(self, s: State, me: Seat, wanted: Move) -> Play | None:
        return self._apex(s, me, wanted.a)

    def _apex(self, s: State, me: Seat, first: int) -> Play:
        """One direction, up to the discarded Movement value, never onto Dorothy's square but through it."""
        s.turn.apex_open = False
        value = yield from self._discard_movement(s, me, first)
        open_unit(s)
        foe = foe_of(s, me)
        here = s.boards[foe].square
        reached = range(max(here - value, 1), min(here + value, s.settings.squares) + 1)
        squares = [square for square in reached if square != s.boards[me].square]
        square = yield from choose_square(
            me, "fables-ask-apex-square", squares, self.first_kind + APEX_FORCE, "FAB-CARD-05"
        )
        go(s, foe, square)

    def _discard_movement(self, s: State, me: Seat, first: int) -> Ask[int]:
        """Movement cards and Jokers, any number: their summed Movement value, but no Power (FAB-RUL-54)."""
        value = 0
        kind = first
        while kind != NOTHING:
            value += value_of(s, me, kind, MOVEMENT)
            pay_with(s, me, kind)
            more = [other for other in distinct(s.boards[me].hand) if counts_as(s, me, other, MOVEMENT)]
            moves = [move(verbs.ADD, other) for other in more]
            moves.append(move(verbs.GO))
            answer = yield from choose_hidden(
                s, me, "fables-ask-apex-add", moves, "FAB-CARD-05", self.first_kind + APEX_FORCE, value
            )
            kind = answer.a if answer.verb == verbs.ADD else NOTHING
        return value

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        return [("combo", s.boards[me].combo)]


DOROTHY: Final = Dorothy(
    "dorothy",
    max_hp=40,
    max_defense=6,
    threshold=20,
    tokens={"combo": (COMBO_TOKENS, "FAB-LIMIT-06")},
    epics_at_start=1,
    attack=talents(
        ATTACK,
        ("target-acquired", "target-locked", "target-neutralized"),
        [Damage(T + B), KnockBack(B), WallDamage(1)],
        reach=Amount(1),
    ),
    defense=talents(
        DEFENSE,
        ("probing-engaged", "probing-deeper", "probing-complete"),
        [Damage(B), Probe(T, 1)],
        reach=Amount(5) + T,
    ),
    movement=talents(
        MOVEMENT,
        ("enemy-sighted", "enemy-in-range", "enemy-dispatched"),
        [DistanceDamage(1, 1)],
        reach=T + B,
    ),
    twists=[twist("kill-order-affirmed"), twist("more-than-machine"), twist("apex-force-approved")],
    last_twists=[twist("nowhere-to-hide")],
    epics=[
        epic("the-lion", [SpendCombo(), ComboDamage(), ComboPower()], reach=Amount(1)),
        epic("the-scarecrow", [SpendCombo(), ComboDraw()]),
        epic("the-tin-man", [SpendCombo(), ComboRecover()]),
    ],
)
