"""Conditions about players: their Destiny Points, hands, decks and Main Characters."""

from __future__ import annotations

from noctuary.games.buffy import board, in_play
from noctuary.games.buffy.blocks.conditions import Check, Filtered
from noctuary.games.buffy.blocks.shapes import AMOUNT, PLAYER, WHICH, Shape
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.pieces import Player
from noctuary.games.buffy.rules import targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class OfPlayers(Check):
    """Something of each player it names."""

    shape = Shape(may=(PLAYER,))

    def __init__(self, *, player: Player = Player.YOU) -> None:
        self.player = player

    def holds(self, s: State, ctx: Context) -> bool:
        """ "Each" and "each opponent" means all of them; "an opponent" means at least one."""
        if self.player == Player.YOU:
            return ctx.seat != NOBODY and self.holds_for(s, ctx.seat)
        seats = targets.players(s, ctx, self.player)
        found = [seat for seat in seats if seat != NOBODY and self.holds_for(s, seat)]
        if self.player in (Player.EACH, Player.EACH_OPPONENT):
            return len(found) == len(seats)
        return bool(found)

    def holds_for(self, s: State, seat: Seat) -> bool:
        raise NotImplementedError

    def words(self, w: Sayer) -> Words:
        return {"who": w.player(self.player), "player": w.person(self.player)}


class Numbered(OfPlayers):
    """… compared with a number."""

    shape = Shape(AMOUNT, may=(PLAYER,))

    def __init__(self, *, amount: int, player: Player = Player.YOU) -> None:
        self.amount = amount
        self.player = player

    def words(self, w: Sayer) -> Words:
        return {"who": w.player(self.player), "player": w.person(self.player), "amount": self.amount}


class DestinyAtLeast(Numbered):
    """So many Destiny Points or more."""

    slug = "destiny-at-least"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return s.sides[seat].destiny >= self.amount


class DestinyAtMost(Numbered):
    """So many Destiny Points or fewer."""

    slug = "destiny-at-most"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return s.sides[seat].destiny <= self.amount


class HandAtLeast(Numbered):
    """So many cards in hand or more."""

    slug = "hand-at-least"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return len(s.sides[seat].hand) >= self.amount


class HandAtMost(Numbered):
    """So many cards in hand or fewer."""

    slug = "hand-at-most"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return len(s.sides[seat].hand) <= self.amount


class DiscardAtLeast(Numbered):
    """So many cards in the discard pile or more."""

    slug = "discard-at-least"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return len(s.sides[seat].discard) >= self.amount


class DeckAtMost(Numbered):
    """So many cards in the Resource Deck or fewer."""

    slug = "deck-at-most"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return len(s.sides[seat].deck) <= self.amount


class ParkCountAtLeast(Numbered):
    """Holds the Park, for so many turns or more."""

    slug = "park-count-at-least"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return s.park_holder == seat and s.park_count >= self.amount


class MainInPlay(OfPlayers):
    """The Main Character is in play."""

    slug = "main-in-play"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return in_play.main_of(s, seat) is not None


class MainNotInPlay(OfPlayers):
    """The Main Character is not in play."""

    slug = "main-not-in-play"

    def holds_for(self, s: State, seat: Seat) -> bool:
        return in_play.main_of(s, seat) is None


class DestinyAhead(Check):
    """More Destiny Points than every opponent."""

    slug = "destiny-ahead"

    def holds(self, s: State, ctx: Context) -> bool:
        return all(s.sides[ctx.seat].destiny > s.sides[seat].destiny for seat in _opponents(s, ctx))


class DestinyBehind(Check):
    """Fewer Destiny Points than some opponent."""

    slug = "destiny-behind"

    def holds(self, s: State, ctx: Context) -> bool:
        return any(s.sides[ctx.seat].destiny < s.sides[seat].destiny for seat in _opponents(s, ctx))


def _opponents(s: State, ctx: Context) -> list[Seat]:
    return [] if ctx.seat == NOBODY else board.opponents(s, ctx.seat)


class InCrypt(Filtered):
    """A card of this title lies in somebody's Crypt."""

    slug = "in-crypt"
    shape = Shape(WHICH)

    def holds(self, s: State, ctx: Context) -> bool:
        kind = s.pool.kind_of.get(self.which.title, NOTHING)
        for side in s.sides:
            if kind in side.crypt:
                return True
        return False

    def words(self, w: Sayer) -> Words:
        return {"card": w.cards(self.which, NOTHING, 1)}
