"""The rules of the contest: what is forbidden, how much is drawn, who survives, who wins a tie."""

from __future__ import annotations

from noctuary.games.buffy import asked
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, OnCharacters, OnPlayers
from noctuary.games.buffy.blocks.shapes import (
    AMOUNT,
    FIXED,
    PLAYER,
    TARGET,
    TIMING,
    WHAT,
    WHICH,
    Shape,
)
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.pieces import Ability, Filter, Player, Target, Until
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- rules of the contest -----------------------------------------------------------------------------


class Forbid(Block):
    """A ban, for characters or for players."""

    slug = "forbid"
    shape = Shape(WHAT, may=(TARGET, WHICH, PLAYER, AMOUNT), what=v.FORBIDDEN, lasts=True)
    answers = asked.FORBIDDEN

    def __init__(
        self,
        *,
        what: int,
        target: Target = Target.NONE,
        which: Filter | None = None,
        player: Player = Player.YOU,
        amount: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, player=player, until=until)
        self.what = what
        self.amount = amount  # FORBID_PLACE_MAJOR: with so many in play

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.target == Target.NONE:
            self.last_for_players(s, ctx)
        else:
            self.last_for_characters(s, ctx)
        return None

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.what == about

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def variant(self) -> str:
        return f"-{self.word()}"

    def words(self, w: Sayer) -> Words:
        return {"amount": self.amount}


class ChangeDraw(OnPlayers):
    """More, fewer or at most so many cards in a draw step or stage."""

    slug = "change-draw"
    shape = Shape(AMOUNT, TIMING, may=(PLAYER, FIXED), lasts=True)

    def __init__(
        self,
        *,
        amount: int,
        timings: int,
        player: Player = Player.YOU,
        fixed: bool = False,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(player=player, until=until)
        self.amount = amount
        self.timings = timings
        self.limits = fixed
        self.answers = asked.DRAW_LIMIT if fixed else asked.DRAW

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.timings >> about & 1 == 1

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def variant(self) -> str:
        return "-cap" if self.limits else ""

    def words(self, w: Sayer) -> Words:
        return {**w.amounts(self.amount), "timings": w.timings(self.timings, "the")}


class SurviveDefeat(OnCharacters):
    """Defeated, but not discarded."""

    slug = "survive-defeat"
    shape = Shape(TARGET, may=(TARGET, WHICH), lasts=True)
    answers = asked.SURVIVES

    def serves_one(self, ability: Ability) -> bool:
        return ability.once != 0


class BreakTie(OnPlayers):
    """Wins a tied fight."""

    slug = "break-tie"
    shape = Shape(may=(PLAYER,))
    answers = asked.TIE
