"""How much: plain numbers, X, counters, one for each card of a kind; `2 * X`, `Each(which)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.noun import Noun
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import bearer, find
from noctuary.games.vtes.card import Phrase, Piece, Using
from noctuary.games.vtes.going_on import ACTING, OPPOSING
from noctuary.games.vtes.kinds import CONTESTED
from noctuary.games.vtes.state import InPlay, State


class Amount(Piece):
    """A number that is found when it is needed."""

    def of(self, s: State, using: Using) -> int:
        raise NotImplementedError

    def unit(self) -> int:
        """The number that is read: of what comes once for each of something."""
        return 1

    def per(self) -> Phrase | None:
        """“for each …”, where it is not just a number."""
        return None

    def key(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __mul__(self, times: int) -> Amount:
        return Times(times, self)

    def __rmul__(self, times: int) -> Amount:
        return Times(times, self)

    def __add__(self, more: int) -> Amount:
        return Plus(self, more)


class Plain(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, s: State, using: Using) -> int:
        return self.number

    def unit(self) -> int:
        return self.number

    def key(self) -> tuple[object, ...]:
        return Plain, self.number


class Times(Amount):
    def __init__(self, times: int, amount: Amount) -> None:
        self.times = times
        self.amount = amount

    def of(self, s: State, using: Using) -> int:
        return self.times * self.amount.of(s, using)

    def unit(self) -> int:
        return self.times * self.amount.unit()

    def per(self) -> Phrase | None:
        return self.amount.per()

    def key(self) -> tuple[object, ...]:
        return Times, self.times, self.amount.key()


class Plus(Amount):
    """`2 * THE_X + 1`: so many more than another amount."""

    def __init__(self, amount: Amount, more: int) -> None:
        self.amount = amount
        self.more = more

    def of(self, s: State, using: Using) -> int:
        return self.amount.of(s, using) + self.more

    def unit(self) -> int:
        return self.amount.unit()

    def per(self) -> Phrase | None:
        return self.amount.per()

    def key(self) -> tuple[object, ...]:
        return Plus, self.amount.key(), self.more


class Each(Amount):
    """One for each card in play that fits."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def of(self, s: State, using: Using) -> int:
        return len(self.which.found(s, using))

    def per(self) -> Phrase:
        return Phrase("vtes-for-each", parts={"which": self.which})

    def key(self) -> tuple[object, ...]:
        return Each, self.which.key()


class IfAny(Amount):
    """One if there is a card in play that fits: “1 pool if she controls an Anarch”."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def of(self, s: State, using: Using) -> int:
        return int(bool(self.which.found(s, using)))

    def per(self) -> Phrase:
        return Phrase("vtes-if-any", parts={"which": self.which})

    def key(self) -> tuple[object, ...]:
        return IfAny, self.which.key()


class PlusIf(Amount):
    """So many, and so many more if there is a card in play that fits."""

    def __init__(self, least: int, more: int, which: Which) -> None:
        self.least = least
        self.more = more
        self.which = which

    def of(self, s: State, using: Using) -> int:
        return self.least + (self.more if self.which.found(s, using) else 0)

    def unit(self) -> int:
        return self.least

    def per(self) -> Phrase:
        return Phrase("vtes-plus-if", {"more": self.more}, {"which": self.which})

    def key(self) -> tuple[object, ...]:
        return PlusIf, self.least, self.more, self.which.key()


class Counters(Amount):
    """Those on a card: its blood, its life, its counters."""

    def __init__(self, on: Which) -> None:
        self.on = on

    def of(self, s: State, using: Using) -> int:
        return sum([card.counters for card in self.on.found(s, using)])

    def per(self) -> Phrase:
        return Phrase("vtes-for-each-counter", parts={"which": self.on})

    def word(self) -> str:
        return f"all-{self.on.word()}"

    def key(self) -> tuple[object, ...]:
        return Counters, self.on.key()


class Missing(Amount):
    """What a vampire lacks to its full capacity."""

    def __init__(self, on: Which) -> None:
        self.on = on

    def of(self, s: State, using: Using) -> int:
        return sum([numbers.capacity(s, card) - card.counters for card in self.on.found(s, using)])

    def word(self) -> str:
        return "missing"

    def key(self) -> tuple[object, ...]:
        return Missing, self.on.key()


class CapacityOf(Amount):
    """The capacity of a vampire."""

    def __init__(self, whom: Which) -> None:
        self.whom = whom

    def of(self, s: State, using: Using) -> int:
        return sum([numbers.capacity(s, card) for card in self.whom.found(s, using)])

    def per(self) -> Phrase:
        return Phrase("vtes-for-each-capacity", parts={"whom": self.whom})

    def key(self) -> tuple[object, ...]:
        return CapacityOf, self.whom.key()


class InYourHand(Amount):
    """Cards of your hand that fit."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def of(self, s: State, using: Using) -> int:
        hand = s.players[using.seat].hand
        return len([kind for kind in hand if self.which.fits_kind(s, using, s.pool.cards[kind])])

    def key(self) -> tuple[object, ...]:
        return InYourHand, self.which.key()


class Known(Amount):
    """A number that the use or the action has: X, the votes by which a referendum passed …"""

    def __init__(self, slug: str, number: Callable[[State, Using], int]) -> None:
        self.slug = slug  # `vtes-for-each-…`
        self.number = number

    def of(self, s: State, using: Using) -> int:
        return self.number(s, using)

    def per(self) -> Phrase:
        return Phrase(f"vtes-for-each-{self.slug}")

    def key(self) -> tuple[object, ...]:
        return Known, self.slug


class FromTo(Amount):
    """As many as were chosen with the use: “up to 4”, “2 to 5”."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def of(self, s: State, using: Using) -> int:
        return using.x

    def unit(self) -> int:
        return self.most

    def key(self) -> tuple[object, ...]:
        return FromTo, self.least, self.most


class AnyAmount(FromTo):
    """As many as were chosen with the use, at least one."""

    def __init__(self) -> None:
        super().__init__(1, 1)

    def word(self) -> str:
        return "any"


def _x(s: State, using: Using) -> int:
    return using.x


def _your_pool(s: State, using: Using) -> int:
    return s.players[using.seat].pool


def copies_you_control(s: State, using: Using) -> int:
    """Of the card itself, in play."""
    own = [card for card in s.cards if card.kind == using.kind and card.controller == using.seat]
    return len([card for card in own if card.region != CONTESTED])


def _mended(s: State, using: Using) -> int:
    """Blood that the opposing vampire has lost to damage in this round (VTES-DMG-08)."""
    combat, me = s.combat, bearer(s, using)
    if combat is None:
        return 0
    return sum([combat.sides[1 - side].lost for side in (ACTING, OPPOSING) if combat.sides[side].uid == me])


MENDED: Final = Known("mended", _mended)


def _victory_points(s: State, using: Using) -> int:
    return s.players[using.seat].points // 2  # whole ones (VTES-OUST-02)


VICTORY_POINTS: Final = Known("victory-point", _victory_points)


def capacity_of_chosen(s: State, using: Using) -> int:
    """Of the vampire that was chosen with the card; 0 as long as none is."""
    card = find(s, using.target)
    return 0 if card is None else numbers.capacity(s, card)


THE_X: Final = Known("x", _x)
YOUR_POOL: Final = Known("your-pool", _your_pool)


def amount(number: int | Amount) -> Amount:
    return number if isinstance(number, Amount) else Plain(number)


class AtLeastBlood(Which):
    """With so much blood (counters), or more."""

    def __init__(self, least: int) -> None:
        self.least = least

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return card.counters >= self.least

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-at-least-blood", {"amount": self.least}))

    def key(self) -> tuple[object, ...]:
        return AtLeastBlood, self.least


class AtMost(Which):
    """With no more blood (counters) than that."""

    def __init__(self, most: Amount) -> None:
        self.most = most

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return card.counters <= self.most.of(s, using)

    def add_to(self, noun: Noun) -> None:
        noun.tails.append(Phrase("vtes-which-at-most", None, {"amount": self.most}, self.most.word()))

    def key(self) -> tuple[object, ...]:
        return AtMost, self.most.key()
