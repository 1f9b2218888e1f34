"""Hands and decks: drawing, discarding, looking at cards."""

from __future__ import annotations

from enum import IntEnum

from noctuary.games.buffy import agenda
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.shapes import AMOUNT, CARD, FIXED, FROM, PLAYER, WHAT, Shape, words_of
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.pieces import Player, Until
from noctuary.games.buffy.rules import dealing, targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class Draw(Block):
    """What is there to draw (BUF-RUL-45)."""

    slug = "draw"
    shape = Shape(AMOUNT, may=(PLAYER,))

    def __init__(self, *, amount: int, player: Player = Player.YOU, until: Until = Until.INSTANT) -> None:
        super().__init__(player=player, until=until)
        self.amount = amount

    def run(self, s: State, ctx: Context) -> Play | None:
        for seat in ctx.seats:
            dealing.draw(s, seat, self.amount)
        return None

    def words(self, w: Sayer) -> Words:
        return {"amount": self.amount}


class Chooser(IntEnum):
    """Who chooses what is discarded."""

    OWN = 0  # whoever discards
    USER = 1  # looking at the hand
    RANDOM = 2


class Discard(Block):
    """As many as there are (BUF-RUL-53); the player's own choice, the user's, or chance decides."""

    slug = "discard"
    shape = Shape(may=(PLAYER, AMOUNT, WHAT, CARD), what=words_of(Chooser))

    def __init__(
        self,
        *,
        player: Player = Player.YOU,
        amount: int = 0,
        what: int = Chooser.OWN,
        card_type: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(player=player, until=until)
        self.amount = amount  # 0: all
        self.what = what
        self.card_type = card_type

    def run(self, s: State, ctx: Context) -> Play | None:
        for seat in reversed(ctx.seats):  # the first one's turn comes first
            count = self.amount or len(s.sides[seat].hand)
            if self.what == Chooser.RANDOM:
                _discard_at_random(s, seat, count)
            elif self.what == Chooser.USER and seat != ctx.seat:
                agenda.push(s, agenda.PICK, ctx.seat, seat, count, self.card_type)
                agenda.push(s, agenda.SHOW_HAND, ctx.seat, seat)
            elif self.card_type != NOTHING:
                agenda.push(s, agenda.GIVE_UP, seat, count, self.card_type, 0)
            else:
                agenda.push(s, agenda.DISCARD, seat, count)
        return None

    def variant(self) -> str:
        return "-looking" if self.what == Chooser.USER and self.player != Player.YOU else ""

    def words(self, w: Sayer) -> Words:
        cards = w.say("buffy-discard-all")
        if self.amount:
            cards = w.cards(targets.EVERYTHING, self.card_type, max(self.amount, 1))
        return {"cards": cards, "how": self.word()}


def _discard_at_random(s: State, seat: Seat, count: int) -> None:
    hand = s.sides[seat].hand
    for _ in range(min(count, len(hand))):
        dealing.discard_from_hand(s, seat, hand[s.chance.below(len(hand))])


class Reveal(Block):
    """The user looks at a hand or the top of a deck, or everybody sees it (BUF-RUL-44)."""

    slug = "reveal"
    shape = Shape(FROM, may=(PLAYER, AMOUNT, FIXED))

    def __init__(
        self,
        *,
        zone_from: int,
        player: Player = Player.YOU,
        amount: int = 0,
        fixed: bool = False,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(player=player, until=until)
        self.of_deck = zone_from == v.ZONE_DECK
        self.amount = amount
        self.to_all = fixed

    def run(self, s: State, ctx: Context) -> Play | None:
        for seat in reversed(ctx.seats):
            if self.to_all:
                self._show_all(s, seat)
                continue
            agenda.push(s, agenda.LOOKED, ctx.seat, seat, v.ZONE_DECK if self.of_deck else v.ZONE_HAND)
            if self.of_deck:
                agenda.push(s, agenda.SHOW_DECK, ctx.seat, seat, self.amount)
            else:
                agenda.push(s, agenda.SHOW_HAND, ctx.seat, seat)
        return None

    def _show_all(self, s: State, seat: Seat) -> None:
        if s.log is not None:
            side = s.sides[seat]
            shown = side.deck[: -self.amount - 1 : -1] if self.of_deck else side.hand
            message = "buffy-log-reveals-top" if self.of_deck else "buffy-log-reveals-hand"
            tell.cards(s, message, seat, shown)

    def variant(self) -> str:
        return "-deck" if self.of_deck else "-hand"

    def words(self, w: Sayer) -> Words:
        return {**w.amounts(self.amount), "fixed": "yes" if self.to_all else "no"}


class Mill(Block):
    """From the top of the Resource Deck to the discard pile; no recycling for that (BUF-ZON-06)."""

    slug = "mill"
    shape = Shape(AMOUNT, may=(PLAYER,))

    def __init__(self, *, amount: int, player: Player = Player.YOU, until: Until = Until.INSTANT) -> None:
        super().__init__(player=player, until=until)
        self.amount = amount

    def run(self, s: State, ctx: Context) -> Play | None:
        for seat in ctx.seats:
            dealing.mill(s, seat, min(self.amount, len(s.sides[seat].deck)))
        return None

    def words(self, w: Sayer) -> Words:
        return {"amount": self.amount}


class RecycleNow(Block):
    """The discard pile is shuffled into the Resource Deck."""

    slug = "recycle-now"
    shape = Shape(may=(PLAYER,))

    def run(self, s: State, ctx: Context) -> Play | None:
        for seat in ctx.seats:
            dealing.recycle(s, seat)
        return None
