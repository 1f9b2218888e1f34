"""Costs: prices paid in full before an effect."""

from __future__ import annotations

from typing import ClassVar

from noctuary.games.buffy import in_play
from noctuary.games.buffy.blocks.shapes import AMOUNT, WHICH, Shape
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import ESSENCE, LOCATION
from noctuary.games.buffy.pieces import Cost, Filter, Paid, Whose
from noctuary.games.buffy.questions import choose_character
from noctuary.games.buffy.rules import (
    characters,
    paying,
    targets,
    tiring,
)
from noctuary.games.buffy.rules.paying import TOO_TIRED
from noctuary.games.buffy.saying import Sayer
from noctuary.games.buffy.state import Character, State
from noctuary.games.buffy.vocabulary import CAUSE_COST
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


class Price(Cost):
    """What all costs share: how they read."""

    slug: ClassVar[str] = ""
    shape: ClassVar[Shape] = Shape()

    def phrase(self, w: Sayer) -> str:
        return w.say(f"buffy-cost-{self.slug}", amount=self.amount, this=w.this(), whom=self.whom(w))

    def whom(self, w: Sayer) -> str:
        """With whom it is paid: one's own characters, whether the card says so or not."""
        return ""


def mine(s: State, ctx: Context, which: Filter | None) -> list[Character]:
    mine = in_play.of(s, ctx.seat)
    return mine if which is None else [one for one in mine if targets.admits(s, ctx, which, one)]


def people(w: Sayer, which: Filter | None, amount: int) -> str:
    mine = (which or targets.EVERYTHING).but(whose=Whose.MINE)
    return w.phrase(mine, "one" if amount == 1 else "count", amount)


def choose_people(
    ctx: Context, paid: Paid, wanted: list[list[int]], taken: list[int], count: int, prompt: str
) -> Play:
    """One after the other, and never somebody without whom a later cost could not be paid."""
    for place in range(count):
        rest = wanted[place + 1 :]
        able = [
            uid for uid in wanted[place] if uid not in taken and paying.each_by_another(rest, [*taken, uid])
        ]
        uid = yield from choose_character(ctx.seat, prompt, able, ctx.kind, "BUF-RUL-35")
        taken.append(uid)
        paid.picked.append(uid)


# -- fatigue ------------------------------------------------------------------------------------------


class Tiring(Price):
    """Paid by whoever can fatigue (BUF-FAT-07, BUF-FAT-09); the effects may speak of them ("the same")."""

    tires = True
    chooses = True

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        return None if len(self.able(s, ctx)) >= amount else TOO_TIRED

    def able(self, s: State, ctx: Context) -> list[Character]:
        whoever = self.candidates(s, ctx)
        return [one for one in whoever if characters.why_not_fatigue(s, one, CAUSE_COST) is None]

    def candidates(self, s: State, ctx: Context) -> list[Character]:
        raise NotImplementedError

    def choose(self, s: State, ctx: Context, costs: list[Cost], place: int, made: list[Paid]) -> Ask[Paid]:
        paid = Paid(self)
        taken = [uid for other in made if other.cost.tires for uid in other.picked]
        wanted = paying.demands(s, ctx, costs[place:])
        yield from choose_people(ctx, paid, wanted, taken, self.amount, "buffy-ask-cost-fatigue")
        return paid

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        for uid in paid.picked or [ctx.uid]:
            tiring.pay_fatigue(s, in_play.find(s, uid), CAUSE_COST)
            ctx.chosen = uid


class FatigueThis(Tiring):
    """The source's character; for an action in a conflict, one that takes part."""

    slug = "fatigue-this"

    def asks(self, ctx: Context) -> bool:
        return ctx.uid == NOTHING

    def candidates(self, s: State, ctx: Context) -> list[Character]:
        if ctx.uid != NOTHING or s.pool.type[ctx.kind] == ESSENCE:  # the Main Character, if she is in play
            return [character for character in s.characters if character.uid == ctx.uid]
        able = in_play.taking_part(s, ctx.seat) or in_play.of(s, ctx.seat)
        if s.pool.type[ctx.kind] == LOCATION:
            able = [character for character in able if character.space == ctx.space]
        return able


class Fatigue(Tiring):
    """Characters of the user's."""

    slug = "fatigue"
    shape = Shape(may=(AMOUNT, WHICH))

    def __init__(self, *, amount: int = 1, which: Filter | None = None) -> None:
        self.amount = amount
        self.which = which

    def candidates(self, s: State, ctx: Context) -> list[Character]:
        return mine(s, ctx, self.which)

    def whom(self, w: Sayer) -> str:
        return people(w, self.which, self.amount)


class FatigueCard(Price):
    """The skill or item itself."""

    slug = "fatigue-card"

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        return None if _own_place(s, ctx) != NOTHING else TOO_TIRED

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        tiring.fatigue_attached(in_play.find(s, ctx.uid), _own_place(s, ctx))


def _own_place(s: State, ctx: Context) -> int:
    """Where on its bearer the refreshed skill or item that pays is; NOTHING if there is none."""
    bearer = in_play.seek(s, ctx.uid)
    if bearer is not None:
        for place, attached in enumerate(bearer.attached):
            if attached.kind == ctx.kind and not attached.fatigued:
                return place
    return NOTHING
