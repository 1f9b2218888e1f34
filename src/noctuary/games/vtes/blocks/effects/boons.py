"""A boon that keeps a Methuselah in the game, and what she owes for it."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import Fact
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Target, Trait, Using
from noctuary.games.vtes.kinds import IN_PLAY
from noctuary.games.vtes.rules import ousting, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


class Doomed(Target):
    """Another Methuselah without pool whom you can save: you have what she lacks, and more."""

    names = "seat"
    prompt = "vtes-ask-save"
    rule = "VTES-OUST-01"

    def choices(self, s: State, using: Using) -> list[int]:
        pool = s.players[using.seat].pool
        others = [seat for seat in ousting.doomed(s) if seat != using.seat]
        return [int(seat) for seat in others if s.players[seat].debt < pool]


class Gift(Target):
    """What she could not pay, and at least 1 pool besides."""

    names = "number"
    prompt = "vtes-ask-gift"

    def choices(self, s: State, using: Using) -> list[int]:
        least = s.players[using.target_seat].debt + 1
        return list(range(least, s.players[using.seat].pool + 1))


class Save(Effect):
    """So much pool for her, less what she could not pay; the card in play remembers who she is."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-save")

    def run(self, s: State, using: Using) -> Play | None:
        saved = s.players[using.target_seat]
        zones.burn_pool(s, using.seat, using.x)
        zones.gain_pool(s, saved.seat, using.x - saved.debt)
        saved.debt = 0
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        card.chosen = saved.seat
        return None


def _her_phase(s: State, using: Using) -> bool:
    card = find(s, using.source)
    return card is not None and card.chosen == s.active


HER_PHASE: Final = Fact("her-phase", _her_phase)  # of whom the card was put against


class StealDue(Effect):
    """1 pool of her whom the card was put against."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-steal-due")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.gain_pool(s, using.seat, zones.lose_pool(s, Seat(card.chosen), 1))
        return None


class TakesPoints(Trait):
    """Victory points go to its controller instead: `Card.takes_points`."""

    what = numbers.POINTS

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-takes-points")
