"""Twenty relics of our own design, fifty cards in all: house rules, not part of the printed game.

None of their movements is a Move action, nobody ends on an occupied square, and no effect lasts beyond
the start of its owner's next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import push
from noctuary.games.fables.cards.relics import UP_TO, USING, destroy_one
from noctuary.games.fables.effect import Amount, AmountEffect, Effect, Phrase, T, Use
from noctuary.games.fables.kinds import is_basic
from noctuary.games.fables.questions import choose_kind, choose_number, choose_square
from noctuary.games.fables.relic import LookingEffect, Relic, RelicUse
from noctuary.games.fables.rules.damage import inflict_by, pay_hp
from noctuary.games.fables.rules.markers import gain_power
from noctuary.games.fables.rules.movement import free_within, go, on_edge, place, pull
from noctuary.games.fables.rules.relics import lay_next, put_away
from noctuary.games.fables.rules.zones import (
    discard_from_hand,
    draw,
    into_hand,
    shown_into_hand,
    take_top,
    without,
)
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.shared_effects import Damage, GainDefense, GainPower, KnockBackUpTo
from noctuary.games.fables.state import EVERYBODY, NOBODY, State, Step, distance, opponents
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.questions import choose, distinct

# -- on the track -------------------------------------------------------------------------------------


class WalkUpTo(AmountEffect):
    """Go up to so many squares in one direction, through the opponent if you like."""

    asks = True
    message = MessageId("fables-effect-walk-up-to")

    def ask(self, s: State, use: Use) -> Play:
        squares = free_within(s, use.seat, self.amount.of(use))
        square = yield from choose_square(use.seat, "fables-ask-relic-walk", squares, NOTHING, UP_TO)
        go(s, use.seat, square)


class EdgeDamage(AmountEffect):
    """Damage if the opponent now stands on an end square of the track."""

    needs_foe = True
    message = MessageId("fables-effect-edge-damage")

    def run(self, s: State, use: Use) -> Play | None:
        if on_edge(s, use.foe):
            inflict_by(s, use, self.amount.of(use))
        return None


class PullUpTo(AmountEffect):
    """Drag the opponent towards you as far as you like, next to you at the most (FAB-MOVE-07)."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-pull-up-to")

    def ask(self, s: State, use: Use) -> Play:
        most = min(self.amount.of(use), distance(s, use.seat, use.foe) - 1)
        squares = yield from choose_number(use.seat, "fables-ask-relic-pull", most, NOTHING)
        pull(s, use.seat, use.foe, squares)


class PowerIfAdjacent(AmountEffect):
    """Power if the opponent now stands next to you."""

    needs_foe = True
    message = MessageId("fables-effect-power-if-adjacent")

    def run(self, s: State, use: Use) -> Play | None:
        if distance(s, use.seat, use.foe) == 1:
            gain_power(s, use.seat, self.amount.of(use))
        return None


class SwapSquares(Effect):
    """You and the opponent are placed on each other's square."""

    needs_foe = True
    message = MessageId("fables-effect-swap-squares")

    def run(self, s: State, use: Use) -> Play | None:
        mine, hers = s.boards[use.seat].square, s.boards[use.foe].square
        place(s, use.seat, hers)
        place(s, use.foe, mine)
        return None


class FartherMove(AmountEffect):
    """Your next Move action of this turn may go farther in its direction."""

    message = MessageId("fables-effect-farther-move")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.drum = self.amount.of(use)
        return None


class ShorterMove(AmountEffect):
    """Until your next turn the opponent's first Move action goes less far; a second Bramble replaces it."""

    needs_foe = True
    message = MessageId("fables-effect-shorter-move")

    def run(self, s: State, use: Use) -> Play | None:
        board = s.boards[use.foe]
        board.bramble = self.amount.of(use)
        board.bramble_by = use.seat
        return None


# -- damage, Defense and HP ---------------------------------------------------------------------------


class StrongerAttack(AmountEffect):
    """Your next Attack action of this turn inflicts more damage."""

    message = MessageId("fables-effect-stronger-attack")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.whetstone = self.amount.of(use)
        return None


class LowerDefense(AmountEffect):
    """The opponent's Defense drops, not below 0 (FAB-GOAL-05); it is no damage."""

    needs_foe = True
    message = MessageId("fables-effect-lower-defense")

    def run(self, s: State, use: Use) -> Play | None:
        board = s.boards[use.foe]
        dropped = min(self.amount.of(use), board.defense)
        board.defense -= dropped
        tell.numbers(s, "fables-log-relic-defense", use.foe, count=dropped)
        return None


class FirstDamageLess(AmountEffect):
    """Until your next turn the first damage inflicted on you is smaller."""

    message = MessageId("fables-effect-first-damage-less")

    def run(self, s: State, use: Use) -> Play | None:
        s.boards[use.seat].mist = self.amount.of(use)
        return None


class BloodForPower(Effect):
    """Lose HP of your own choice, never the last one, for Power."""

    asks = True
    message = MessageId("fables-effect-blood-for-power")

    def __init__(self, most: Amount, each: int) -> None:
        self.most = most
        self.each = each  # Power per HP

    def ask(self, s: State, use: Use) -> Play:
        most = min(self.most.of(use), s.boards[use.seat].hp - 1)
        lost = yield from choose_number(use.seat, "fables-ask-relic-lose-hp", most, NOTHING)
        pay_hp(s, use.seat, lost)
        gain_power(s, use.seat, self.each * lost)

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"each": self.each}, amount=self.most)


# -- cards --------------------------------------------------------------------------------------------


class LargerEndDraw(AmountEffect):
    """More cards at the end of this turn, all but one of them to be discarded again."""

    message = MessageId("fables-effect-larger-end-draw")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.hourglass = self.amount.of(use)
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, amount=self.amount, less=self.amount + Amount(-1))


class TakeOneOfTop(LookingEffect):
    """Look at the top cards of your deck, take one, put the others back in any order."""

    message = MessageId("fables-effect-take-one-of-top")

    def run(self, s: State, use: Use) -> Play | None:
        assert isinstance(use, RelicUse)
        board = s.boards[use.seat]
        seen = take_top(s, use.seat, self.amount.of(use))
        if seen:
            board.shown = tuple(sorted(seen))
            board.shown_to = use.seat
            tell.hidden_cards(s, "fables-log-relic-look", use.seat, seen)
            push(s, agenda.RELIC_TAIL, use.seat, use.relic)
        return None

    def tail(self, s: State, step: Step) -> Play | None:
        return self._take(s, step.seat)

    def _take(self, s: State, me: Seat) -> Play:
        board = s.boards[me]
        kind = yield from choose_kind(me, "fables-ask-relic-take", list(board.shown), NOTHING, USING)
        board.shown = without(board.shown, kind)
        into_hand(s, me, kind)
        tell.hidden_cards(s, "fables-log-relic-take", me, [kind])
        while board.shown:
            moves = [move(verbs.ON_TOP, other) for other in distinct(list(board.shown))]
            answer = yield from choose(me, "fables-ask-relic-put-back", moves, USING)
            board.shown = without(board.shown, answer.a)
            board.deck.append(answer.a)
        board.shown_to = EVERYBODY


class GlanceAtHand(LookingEffect):
    """Look at random cards of the opponent's hand; you may make her discard one of them and draw one.

    While you look, the cards lie apart from her hand as `shown` to you alone.
    """

    needs_foe = True
    message = MessageId("fables-effect-glance-at-hand")

    def run(self, s: State, use: Use) -> Play | None:
        assert isinstance(use, RelicUse)
        board = s.boards[use.foe]
        seen: list[int] = []
        while board.hand and len(seen) < self.amount.of(use):
            seen.append(board.hand.pop(s.chance.below(len(board.hand))))
        if seen:
            board.shown = tuple(sorted(seen))
            board.shown_to = use.seat
            tell.hidden_cards(s, "fables-log-relic-glance", use.seat, seen)
            push(s, agenda.RELIC_TAIL, use.seat, use.relic, int(use.foe))
        return None

    def tail(self, s: State, step: Step) -> Play | None:
        return self._discard_one(s, step.seat, Seat(step.b))

    def looks_at(self, s: State, step: Step) -> Seat:
        return Seat(step.b) if Seat(step.b) in opponents(s, step.seat) else NOBODY

    def _discard_one(self, s: State, me: Seat, foe: Seat) -> Play:
        board = s.boards[foe]
        kind = yield from choose_kind(
            me, "fables-ask-relic-make-discard", list(board.shown), NOTHING, "FAB-CARD-06", or_none=True
        )
        shown_into_hand(board)
        if kind != NOTHING:
            discard_from_hand(s, foe, kind)
            draw(s, foe, 1)


class TakeBasicBack(AmountEffect):
    """Return a basic card of at most this level from your discard pile to your hand."""

    asks = True
    message = MessageId("fables-effect-take-basic-back")

    def ask(self, s: State, use: Use) -> Play:
        board = s.boards[use.seat]
        level = self.amount.of(use)
        fitting = [kind for kind in board.discard if is_basic(kind) and s.pool.level[kind] <= level]
        kind = yield from choose_kind(use.seat, "fables-ask-relic-take-back", fitting, NOTHING, USING)
        if kind != NOTHING:
            board.discard.remove(kind)
            into_hand(s, use.seat, kind)
            tell.cards(s, "fables-log-relic-take-back", use.seat, [kind])


class DestroyOne(Effect):
    """Destroy a card from your hand or discard pile; the Talent just paid is always there."""

    asks = True
    message = MessageId("fables-effect-destroy-one")

    def ask(self, s: State, use: Use) -> Play:
        yield from destroy_one(s, use.seat, 1, or_none=False)


# -- buying and relics --------------------------------------------------------------------------------


class CheaperPurchase(AmountEffect):
    """Your next Reinforcement of this turn costs less."""

    message = MessageId("fables-effect-cheaper-purchase")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.discount = self.amount.of(use)
        return None


class PurchaseOnTop(AmountEffect):
    """The next card of at most this level that you buy this turn goes on top of your deck."""

    message = MessageId("fables-effect-purchase-on-top")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.seal = self.amount.of(use)
        return None


class ReplaceRelics(AmountEffect):
    """Replace other face-up relics by the next ones of the Relic deck; all are chosen before one is laid."""

    asks = True
    message = MessageId("fables-effect-replace-relics")

    def ask(self, s: State, use: Use) -> Play:
        relics = s.relics
        if relics is None:
            return
        emptied: list[int] = []
        for left in range(self.amount.of(use), 0, -1):
            moves = [
                move(verbs.TO, square)
                for square in range(1, len(relics.row))
                if relics.row[square] != NOTHING and square not in emptied
            ]
            moves.append(move(verbs.DONE))
            answer = yield from choose(use.seat, "fables-ask-relic-replace", moves, UP_TO, amount=left)
            if answer.verb == verbs.DONE:
                break
            emptied.append(answer.a)
        for square in emptied:
            put_away(relics, square)
        for square in emptied:
            lay_next(s, relics, square)


# -- the deck -----------------------------------------------------------------------------------------

ONE: Final = Amount(1)
T_PLUS_1: Final = T + Amount(1)
T_PLUS_2: Final = T + Amount(2)


def house(slug: str, copies: int, effects: Sequence[Effect], *, reach: Amount | None = None) -> Relic:
    return Relic(slug, RelicDeck.HOUSE, copies, effects, reach=reach)


HOUSE_RELICS: Final = (
    house("wandering-ember", 3, [Damage(T)], reach=T),
    house("tortoise-scale", 3, [GainDefense(T_PLUS_1)]),
    house("wind-boots", 3, [WalkUpTo(T_PLUS_2)]),
    house("rams-horn", 3, [KnockBackUpTo(T_PLUS_1), EdgeDamage(ONE)], reach=Amount(2)),
    house("star-hook", 3, [PullUpTo(T_PLUS_1), PowerIfAdjacent(ONE)]),
    house("twin-mirror", 2, [SwapSquares()], reach=T_PLUS_2),
    house("cracked-hourglass", 3, [LargerEndDraw(T)]),
    house("scribes-quill", 3, [TakeOneOfTop(T_PLUS_1)]),
    house("imps-purse", 3, [CheaperPurchase(T_PLUS_1)]),
    house("sealing-wax", 2, [PurchaseOnTop(T)]),
    house("dark-lantern", 2, [GlanceAtHand(T_PLUS_1)]),
    house("stubborn-bramble", 2, [ShorterMove(T_PLUS_1)]),
    house("cold-ash", 3, [LowerDefense(T_PLUS_1)], reach=Amount(3)),
    house("amber-apple", 2, [TakeBasicBack(T)]),
    house("woodcutters-coal", 2, [DestroyOne(), GainPower(T + Amount(-1))]),
    house("marching-drum", 2, [FartherMove(T_PLUS_1)]),
    house("whetstone", 3, [StrongerAttack(T)]),
    house("bone-scales", 2, [BloodForPower(T, 2)]),
    house("borrowed-mist", 2, [FirstDamageLess(T_PLUS_1)]),
    house("pedlars-wheel", 2, [ReplaceRelics(T), GainPower(ONE)]),
)
