"""Talent stacks: adding to them, taking from them, who may stack what."""

from __future__ import annotations

from noctuary.games.buffy import asked, in_play, verbs
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import OnPlayers
from noctuary.games.buffy.blocks.of_talent import OfTalent, tell_change
from noctuary.games.buffy.blocks.shapes import AMOUNT, PLAYER, TALENT, Shape
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.pieces import Player, Until
from noctuary.games.buffy.questions import choose
from noctuary.games.buffy.rules import goals, stacks, targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, move


class OfStacks(OfTalent):
    """Speaks of stacks: in a challenge only its goals have any."""

    def has_goals(self, s: State) -> bool:
        running = s.conflict
        return running is not None and running.challenge != NOTHING

    def values(self, s: State, ctx: Context) -> list[int]:
        if not self.has_goals(s):
            return super().values(s, ctx)
        placed = in_play.seek_challenge(s, targets.this_challenge(s, ctx))
        return [NO_GOAL] * TALENTS if placed is None else goals.goals_of(s, placed)


def _duellists(s: State, ctx: Context) -> list[Seat]:
    running = s.conflict
    if running is None:
        return []
    return [seat for seat in ctx.seats if seat in (running.attacker, running.defender)]


class StackBonus(OfStacks):
    """Counts like a stacked card, so only at resolution (BUF-STK-05)."""

    slug = "stack-bonus"
    shape = Shape(TALENT, AMOUNT, may=(PLAYER,))

    def __init__(
        self, *, talent: int, amount: int, player: Player = Player.YOU, until: Until = Until.INSTANT
    ) -> None:
        super().__init__(talent=talent, player=player, until=until)
        self.amount = amount

    def run(self, s: State, ctx: Context) -> Play | None:
        stacked = range(TALENTS) if ctx.talent == v.ALL_TALENTS else [ctx.talent]
        for seat in _duellists(s, ctx):
            for talent in stacked:
                stacks.put(s, seat, NOTHING, talent, self.amount)
                tell_change(s, "buffy-log-stack-bonus", seat, ctx.kind, talent, self.amount)
        return None

    def finds_something(self, s: State, ctx: Context) -> bool:
        return s.conflict is not None

    def words(self, w: Sayer) -> Words:
        return {**w.talents(self.talent), **w.amounts(self.amount)}


class RemoveFromStack(OfStacks):
    """Cards out of a talent stack, to their owner's discard pile."""

    slug = "remove-from-stack"
    shape = Shape(may=(PLAYER, TALENT, AMOUNT))
    asks = True

    def __init__(
        self,
        *,
        player: Player = Player.YOU,
        talent: int = v.ALL_TALENTS,
        amount: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(talent=talent, player=player, until=until)
        self.amount = amount  # 0: all

    def run(self, s: State, ctx: Context) -> Play | None:
        seats = _duellists(s, ctx)
        if self.amount:
            return self._choose(s, ctx, seats)
        for seat in seats:
            for kind, talent in _stacked(s, seat, ctx.talent):
                _unstack(s, seat, kind, talent)
        return None

    def _choose(self, s: State, ctx: Context, seats: list[Seat]) -> Play:
        for seat in seats:
            for _ in range(self.amount):
                piled = sorted(set(_stacked(s, seat, ctx.talent)))
                if not piled:
                    break
                moves = [move(verbs.STACK, kind, talent) for kind, talent in piled]
                answer = yield from choose(ctx.seat, "buffy-ask-unstack", moves, source=ctx.kind)
                _unstack(s, seat, answer.a, answer.b)

    def words(self, w: Sayer) -> Words:
        return {**w.talents(self.talent), "amount": self.amount}


def _stacked(s: State, seat: Seat, talent: int) -> list[tuple[int, int]]:
    """Cards in a player's stacks, as (kind, talent)."""
    running = s.conflict
    if running is None:
        return []
    return [
        (kind, number)
        for number, pile in enumerate(stacks.of(running, seat))
        if talent == v.ALL_TALENTS or number == talent
        for kind, _ in pile
        if kind != NOTHING
    ]


def _unstack(s: State, seat: Seat, kind: int, talent: int) -> None:
    running = s.conflict
    if running is None:
        return
    for place, (stacked, _) in enumerate(stacks.of(running, seat)[talent]):
        if stacked == kind:
            stacks.take(s, seat, talent, place)
            if s.log is not None:
                tell.numbers(s, "buffy-log-unstack", seat, card=kind, talent=talent)
            return


class ForbidStacking(OfStacks):
    """Nobody it means may stack on this talent."""

    slug = "forbid-stacking"
    shape = Shape(may=(PLAYER, TALENT), lasts=True)
    answers = asked.NO_STACKING

    def __init__(
        self, *, player: Player = Player.YOU, talent: int = v.ALL_TALENTS, until: Until = Until.INSTANT
    ) -> None:
        super().__init__(talent=talent, player=player, until=until)

    def run(self, s: State, ctx: Context) -> Play | None:
        self.last_for_players(s, ctx)
        return None

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        word = self.talent if force.lasting is None else force.lasting.talent
        return word == v.ALL_TALENTS or word == about


class AnyIcon(OnPlayers):
    """Actions may be stacked on any talent."""

    slug = "any-icon"
    shape = Shape(may=(PLAYER,), lasts=True)
    answers = asked.ANY_ICON
