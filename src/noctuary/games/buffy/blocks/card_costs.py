"""Costs paid with cards, Destiny Points, or whatever leaves play for them."""

from __future__ import annotations

from noctuary.games.buffy import in_play
from noctuary.games.buffy.blocks.costs import Price, choose_people, mine, people
from noctuary.games.buffy.blocks.shapes import AMOUNT, WHICH, Shape
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import ACTION, CHARACTER, EVENT, ITEM, SKILL
from noctuary.games.buffy.pieces import Cost, Filter, Paid
from noctuary.games.buffy.questions import choose_attachment, choose_kind
from noctuary.games.buffy.rules import (
    attachments,
    dealing,
    leaving,
    paying,
    reports,
    victory,
    zones,
)
from noctuary.games.buffy.rules.paying import NOT_ENOUGH_CARDS, NOTHING_TO_GIVE
from noctuary.games.buffy.saying import Sayer
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# -- cards and Points ---------------------------------------------------------------------------------


class Counted(Price):
    """So many of something that all costs of the kind share."""

    shape = Shape(may=(AMOUNT,))
    summed = True

    def __init__(self, *, amount: int = 1) -> None:
        self.amount = amount


def _choose_cards(ctx: Context, paid: Paid, made: list[Paid], pile: list[int], prompt: str) -> Play:
    left = pile[:]
    for other in made:
        if type(other.cost) is type(paid.cost):
            for kind in other.picked:
                left.remove(kind)
    for _ in range(paid.cost.amount):
        kind = yield from choose_kind(ctx.seat, prompt, left, ctx.kind, "BUF-RUL-35")
        left.remove(kind)
        paid.picked.append(kind)


class Discard(Counted):
    """Cards from hand."""

    slug = "discard"
    chooses = True

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        """A card that is still in the hand it will be played from cannot pay for itself."""
        played = 1 if s.pool.type[ctx.kind] in (ACTION, EVENT) else 0
        return None if len(s.sides[ctx.seat].hand) - played >= amount else NOT_ENOUGH_CARDS

    def choose(self, s: State, ctx: Context, costs: list[Cost], place: int, made: list[Paid]) -> Ask[Paid]:
        paid = Paid(self)
        yield from _choose_cards(ctx, paid, made, s.sides[ctx.seat].hand, "buffy-ask-cost-discard")
        return paid

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        for kind in paid.picked:
            dealing.discard_from_hand(s, ctx.seat, kind)


class PayDestiny(Counted):
    """Destiny Points (BUF-DST-03)."""

    slug = "destiny"

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        return victory.why_not_pay(s, ctx.seat, amount)

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        victory.pay_destiny(s, ctx.seat, self.amount)


class Mill(Counted):
    """Cards off the top of the Resource Deck: last, for one that runs out recycles the discard pile."""

    slug = "mill"
    late = 4

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        side = s.sides[ctx.seat]
        return None if len(side.deck) + len(side.discard) >= amount else NOT_ENOUGH_CARDS

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        dealing.mill(s, ctx.seat, self.amount)


class CryptDiscarded(Counted):
    """Cards of the discard pile into the Crypt."""

    slug = "crypt-discarded"
    chooses = True

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        return None if len(s.sides[ctx.seat].discard) >= amount else NOT_ENOUGH_CARDS

    def takes_from(self, s: State, ctx: Context, other: Cost) -> int:
        """What is milled may come out of the discard pile, too."""
        return self.amount if isinstance(other, Mill | CryptDiscarded) else 0

    def choose(self, s: State, ctx: Context, costs: list[Cost], place: int, made: list[Paid]) -> Ask[Paid]:
        paid = Paid(self)
        yield from _choose_cards(ctx, paid, made, s.sides[ctx.seat].discard, "buffy-ask-cost-crypt")
        return paid

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        for kind in paid.picked:
            s.sides[ctx.seat].discard.remove(kind)
            zones.to_crypt(s, ctx.seat, kind)


class DiscardAttached(Counted):
    """Skills or items of the user's characters."""

    slug = "discard-attached"
    chooses = True
    late = 1

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        return None if len(_attached(s, ctx, [])) >= amount else NOTHING_TO_GIVE

    def choose(self, s: State, ctx: Context, costs: list[Cost], place: int, made: list[Paid]) -> Ask[Paid]:
        paid = Paid(self)
        chosen: list[tuple[int, int]] = []
        if paying.gives_up_itself(costs) and _is_attached(s, ctx):
            chosen.append((ctx.kind, ctx.uid))
        for other in made:
            if isinstance(other.cost, DiscardAttached):
                chosen += zip(other.picked, other.bearers)
        for _ in range(self.amount):
            able = _attached(s, ctx, chosen)
            one = yield from choose_attachment(ctx.seat, "buffy-ask-cost-attachment", able, ctx.kind)
            chosen.append(one)
            paid.picked.append(one[0])
            paid.bearers.append(one[1])
        return paid

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        for place, kind in enumerate(paid.picked):
            bearer = in_play.find(s, paid.bearers[place])
            attachments.discard_attached(s, bearer, in_play.place_of(bearer, kind))


def _is_attached(s: State, ctx: Context) -> bool:
    return ctx.uid != NOTHING and s.pool.type[ctx.kind] in (SKILL, ITEM)


def _attached(s: State, ctx: Context, chosen: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The user's skills and items in play that are not chosen yet, as (kind, bearer)."""
    found = [
        (attached.kind, character.uid)
        for character in in_play.of(s, ctx.seat)
        for attached in character.attached
    ]
    for one in chosen:
        found.remove(one)
    return found


# -- what leaves play ---------------------------------------------------------------------------------


class DiscardCharacter(Price):
    """One of the user's characters."""

    slug = "discard-character"
    shape = Shape(may=(WHICH,))
    discards = True
    chooses = True
    late = 3

    def __init__(self, *, which: Filter | None = None) -> None:
        self.which = which

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        return None if self.able(s, ctx) else NOTHING_TO_GIVE

    def able(self, s: State, ctx: Context) -> list[Character]:
        return mine(s, ctx, self.which)

    def choose(self, s: State, ctx: Context, costs: list[Cost], place: int, made: list[Paid]) -> Ask[Paid]:
        paid = Paid(self)
        taken = [uid for other in made if other.cost.discards for uid in other.picked]
        wanted = paying.discards(s, ctx, costs)[len(taken) :]
        yield from choose_people(ctx, paid, wanted, taken, 1, "buffy-ask-cost-character")
        return paid

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        leaving.leave_play(s, in_play.find(s, paid.picked[0]))

    def whom(self, w: Sayer) -> str:
        return people(w, self.which, 1)


class GiveUp(Price):
    """The card itself: skill, item, character or episode."""

    gives_up = True
    late = 2
    to_crypt: bool = False

    def takes_from(self, s: State, ctx: Context, other: Cost) -> int:
        """A skill or item that is given up is no longer there to be discarded."""
        return 1 if isinstance(other, DiscardAttached) and _is_attached(s, ctx) else 0

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        if s.pool.type[ctx.kind] == CHARACTER:
            leaving.leave_play(s, in_play.find(s, ctx.uid), self.to_crypt)
        elif ctx.uid != NOTHING:
            bearer = in_play.find(s, ctx.uid)
            place = in_play.place_of(bearer, ctx.kind)
            attachments.discard_attached(s, bearer, place, self.to_crypt)
        else:
            reports.cancel(s, ctx.seat, ctx.kind)


class DiscardCard(GiveUp):
    """The card itself, to the discard pile."""

    slug = "discard-card"


class CryptCard(GiveUp):
    """The card itself, into the Crypt."""

    slug = "crypt-card"
    to_crypt = True
