"""Clauses that several cards share. What only one Fable does stands in her own module."""

from __future__ import annotations

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import push
from noctuary.games.fables.effect import AmountEffect, Effect, Use
from noctuary.games.fables.questions import choose_number, choose_square
from noctuary.games.fables.rules.damage import inflict_by
from noctuary.games.fables.rules.markers import gain_defense, gain_power, recover
from noctuary.games.fables.rules.movement import free_beside, knock_back, place, pull, room_behind
from noctuary.games.fables.rules.zones import draw, mill, shuffle_into_deck
from noctuary.games.fables.state import NOBODY, State
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import move
from noctuary.kernel.questions import choose, distinct


class Damage(AmountEffect):
    """Inflict damage on the opponent; the range is the card's."""

    needs_foe = True
    message = MessageId("fables-effect-damage")

    def run(self, s: State, use: Use) -> Play | None:
        inflict_by(s, use, self.amount.of(use))
        return None


class GainDefense(AmountEffect):
    message = MessageId("fables-effect-defense")

    def run(self, s: State, use: Use) -> Play | None:
        gain_defense(s, use.seat, self.amount.of(use))
        return None


class GainPower(AmountEffect):
    message = MessageId("fables-effect-power")

    def run(self, s: State, use: Use) -> Play | None:
        gain_power(s, use.seat, self.amount.of(use))
        return None


class Recover(AmountEffect):
    message = MessageId("fables-effect-recover")

    def run(self, s: State, use: Use) -> Play | None:
        recover(s, use.seat, self.amount.of(use))
        return None


class DrawCards(AmountEffect):
    """Ask nothing after this in the same text: it shows what was hidden (`agenda.later`)."""

    message = MessageId("fables-effect-draw")

    def run(self, s: State, use: Use) -> Play | None:
        draw(s, use.seat, self.amount.of(use))
        return None


class Mill(AmountEffect):
    """The top cards of the opponent's deck go to her discard pile (FAB-RUL-14)."""

    needs_foe = True
    message = MessageId("fables-effect-mill")

    def run(self, s: State, use: Use) -> Play | None:
        mill(s, use.foe, self.amount.of(use))
        return None


class KnockBackUpTo(AmountEffect):
    """Knock the opponent back as far as you like, 0 included (FAB-MOVE-06, FAB-MOVE-08)."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-knock-back-up-to")

    def ask(self, s: State, use: Use) -> Play:
        if s.boards[use.foe].out:
            return
        most = min(self.amount.of(use), room_behind(s, use.seat, use.foe))
        squares = yield from choose_number(
            use.seat, "fables-ask-knock-back", most, use.kind, rule="FAB-MOVE-08"
        )
        knock_back(s, use.seat, use.foe, squares)


class KnockBack(AmountEffect):
    """Knock the opponent back the full distance, as far as the track allows (FAB-MOVE-06)."""

    needs_foe = True
    message = MessageId("fables-effect-knock-back")

    def run(self, s: State, use: Use) -> Play | None:
        use.chosen = knock_back(s, use.seat, use.foe, self.amount.of(use))  # squares she could not go
        return None


class Pull(AmountEffect):
    """Drag the opponent towards you; she stops next to you at the latest (FAB-MOVE-07)."""

    needs_foe = True
    message = MessageId("fables-effect-pull")

    def run(self, s: State, use: Use) -> Play | None:
        pull(s, use.seat, use.foe, self.amount.of(use))
        return None


class PlaceBeside(Effect):
    """Place yourself on a free square next to the opponent; your own counts if it is one (FAB-RUL-30)."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-place-beside")

    def ask(self, s: State, use: Use) -> Play:
        if use.foe == NOBODY or s.boards[use.foe].out:
            return
        squares = free_beside(s, use.foe, use.seat)
        if squares:
            square = yield from choose_square(
                use.seat, "fables-ask-place-beside", squares, use.kind, "FAB-MOVE-07"
            )
            place(s, use.seat, square)


class FoeDiscards(AmountEffect):
    """The opponent discards cards of her own choice: a step of hers, since it is her hand."""

    needs_foe = True
    message = MessageId("fables-effect-foe-discards")

    def run(self, s: State, use: Use) -> Play | None:
        push(s, agenda.DISCARD, use.foe, self.amount.of(use))
        return None


def shuffle_back(s: State, use: Use, owner: Seat, most: int, prompt: str, verb: int) -> Ask[list[int]]:
    """Cards of a discard pile, chosen one by one, 0 included (FAB-CARD-05), back into its owner's deck.

    They lie open until the last one is chosen, then all go in together; which ones they were.
    """
    board = s.boards[owner]
    for left in range(most, 0, -1):
        moves = [move(verb, kind) for kind in distinct(board.discard)]
        moves.append(move(verbs.DONE))
        answer = yield from choose(use.seat, prompt, moves, "FAB-CARD-05", use.kind, left)
        if answer.verb == verbs.DONE:
            break
        board.discard.remove(answer.a)
        board.shown = (*board.shown, answer.a)
    chosen = list(board.shown)
    board.shown = ()
    if chosen:
        shuffle_into_deck(s, owner, chosen)
    return chosen
