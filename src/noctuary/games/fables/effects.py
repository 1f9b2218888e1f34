"""Clauses that several cards share. What only one Fable does stands in her own module."""

from __future__ import annotations

from noctuary.games.fables import agenda
from noctuary.games.fables.agenda import push
from noctuary.games.fables.effect import Amount, Effect, Phrase, Use
from noctuary.games.fables.questions import choose_number, choose_square
from noctuary.games.fables.rules.damage import inflict_by
from noctuary.games.fables.rules.markers import gain_defense, gain_power, recover
from noctuary.games.fables.rules.movement import free_beside, knock_back, place, pull, room_behind
from noctuary.games.fables.rules.zones import draw, mill
from noctuary.games.fables.state import NOBODY, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId


class Damage(Effect):
    """Inflict damage on the opponent; the range is the card's."""

    needs_foe = True

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        inflict_by(s, use, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-damage"), amount=self.amount)


class GainDefense(Effect):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        gain_defense(s, use.seat, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-defense"), amount=self.amount)


class GainPower(Effect):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        gain_power(s, use.seat, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-power"), amount=self.amount)


class Recover(Effect):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        recover(s, use.seat, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-recover"), amount=self.amount)


class DrawCards(Effect):
    """Ask nothing after this in the same text: it shows what was hidden (`agenda.later`)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        draw(s, use.seat, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-draw"), amount=self.amount)


class Mill(Effect):
    """The top cards of the opponent's deck go to her discard pile (FAB-RUL-14)."""

    needs_foe = True

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        mill(s, use.foe, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-mill"), amount=self.amount)


class KnockBackUpTo(Effect):
    """Knock the opponent back as far as you like, 0 included (FAB-MOVE-06, FAB-MOVE-08)."""

    asks = True
    needs_foe = True

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        return self._ask(s, use)

    def _ask(self, s: State, use: Use) -> Play:
        if s.boards[use.foe].out:
            return
        most = min(self.amount.of(use), room_behind(s, use.seat, use.foe))
        squares = yield from choose_number(
            use.seat, "fables-ask-knock-back", most, use.kind, rule="FAB-MOVE-08"
        )
        knock_back(s, use.seat, use.foe, squares)

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-knock-back-up-to"), amount=self.amount)


class KnockBack(Effect):
    """Knock the opponent back the full distance, as far as the track allows (FAB-MOVE-06)."""

    needs_foe = True

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        use.chosen = knock_back(s, use.seat, use.foe, self.amount.of(use))  # squares she could not go
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-knock-back"), amount=self.amount)


class Pull(Effect):
    """Drag the opponent towards you; she stops next to you at the latest (FAB-MOVE-07)."""

    needs_foe = True

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        pull(s, use.seat, use.foe, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-pull"), amount=self.amount)


class PlaceBeside(Effect):
    """Place yourself on a free square next to the opponent; your own counts if it is one (FAB-RUL-30)."""

    asks = True
    needs_foe = True

    def run(self, s: State, use: Use) -> Play | None:
        return self._ask(s, use)

    def _ask(self, s: State, use: Use) -> Play:
        if use.foe == NOBODY or s.boards[use.foe].out:
            return
        squares = free_beside(s, use.foe, use.seat)
        if squares:
            square = yield from choose_square(
                use.seat, "fables-ask-place-beside", squares, use.kind, "FAB-MOVE-07"
            )
            place(s, use.seat, square)

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-place-beside"))


class FoeDiscards(Effect):
    """The opponent discards cards of her own choice: a step of hers, since it is her hand."""

    needs_foe = True

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, use: Use) -> Play | None:
        push(s, agenda.DISCARD, use.foe, self.amount.of(use))
        return None

    def phrase(self) -> Phrase:
        return Phrase(MessageId("fables-effect-foe-discards"), amount=self.amount)
