"""Fetching cards: searching the deck, recovering from the discard pile."""

from __future__ import annotations

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.shapes import AMOUNT, CARD, FROM, PLACE, TO, WHICH, Shape, word_of
from noctuary.games.buffy.blocks.zones import entry_spaces, pile, told_entry
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.pieces import Filter, Until
from noctuary.games.buffy.questions import choose_kind, choose_space, search_for
from noctuary.games.buffy.rules import (
    placing,
    targets,
    zones,
)
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# -- fetching -----------------------------------------------------------------------------------------


class Fetching(Block):
    """Cards of one's own, out of a pile to somewhere else."""

    asks = True
    zone: int = v.ZONE_DECK  # where they are

    def __init__(
        self,
        *,
        zone_to: int,
        which: Filter | None = None,
        card_type: int = NOTHING,
        amount: int = 0,
        place: Filter | None = None,
        zone_from: int = v.ZONE_DECK,
        until: Until = Until.INSTANT,
    ) -> None:
        """A search may say that it is `from` the deck, which it always is."""
        super().__init__(which=which, until=until)
        self.zone_to = zone_to
        self.card_type = card_type
        self.amount = amount
        self.place = place  # where characters enter

    def offered(self, s: State, ctx: Context) -> list[int]:
        """The cards it may take; each kind once."""
        zone = pile(s, ctx.seat, self.zone)
        kinds = targets.matching_cards(s, ctx.seat, self.which, self.card_type, zone)
        if self.zone_to != v.ZONE_PLAY:
            return kinds
        return [kind for kind in kinds if placing.why_not_enter(s, ctx.seat, s.pool.cards[kind]) is None]

    def left(self, s: State, ctx: Context, found: list[int]) -> list[int]:
        """… that are not found yet."""
        zone = pile(s, ctx.seat, self.zone)
        return [kind for kind in self.offered(s, ctx) if zone.count(kind) > found.count(kind)]

    def choose_spaces(self, s: State, ctx: Context, found: list[int]) -> Ask[list[int]]:
        """A space for each card that comes into play."""
        chosen: list[int] = []
        if self.zone_to == v.ZONE_PLAY:
            for kind in found:
                spaces = entry_spaces(s, ctx, self.place)
                space = yield from choose_space(ctx.seat, "buffy-ask-entry", spaces, kind)
                chosen.append(space)
        return chosen

    def bring(self, s: State, seat: Seat, found: list[int], spaces: list[int]) -> None:
        """Cards that have left their zone arrive in the other."""
        deck = s.sides[seat].deck
        for place, kind in enumerate(found):
            if self.zone_to == v.ZONE_PLAY:
                if spaces[place] != NOTHING and placing.why_not_enter(s, seat, s.pool.cards[kind]) is None:
                    placing.enter_play(s, seat, kind, spaces[place], "buffy-log-enters")
                else:
                    zones.to_discard(s, seat, kind)
            elif self.zone_to == v.ZONE_TOP or self.zone_to == v.ZONE_DECK:
                deck.append(kind)
            elif self.zone_to == v.ZONE_BOTTOM:
                deck.insert(0, kind)
            else:
                zones.into_hand(s, seat, kind)
        if self.zone_to == v.ZONE_DECK and found:
            zones.shuffle_deck(s, seat)
        if s.log is not None and found and self.zone_to != v.ZONE_PLAY:
            self.report(s, seat, found)

    def report(self, s: State, seat: Seat, found: list[int]) -> None:
        raise NotImplementedError

    def words(self, w: Sayer) -> Words:
        place = told_entry(w, self.place)
        return {
            **w.amounts(self.amount),
            "cards": w.cards(self.which or targets.EVERYTHING, self.card_type, max(self.amount, 1)),
            "into": w.say(f"buffy-into-{word_of(v.ZONES, self.zone_to)}", place=place),
            "to": word_of(v.ZONES, self.zone_to),
        }


class Search(Fetching):
    """Look through one's own Resource Deck; one may find nothing. Then it is shuffled."""

    slug = "search"
    shape = Shape(TO, may=(WHICH, CARD, AMOUNT, FROM, PLACE))

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._search(s, ctx)

    def _search(self, s: State, ctx: Context) -> Play:
        found: list[int] = []
        for _ in range(max(self.amount, 1)):
            left = self.left(s, ctx, found)
            kind = yield from search_for(ctx.seat, "buffy-ask-search", left, ctx.kind)
            if kind == NOTHING:
                break
            found.append(kind)
        spaces = yield from self.choose_spaces(s, ctx, found)
        for kind in found:
            s.sides[ctx.seat].deck.remove(kind)
        zones.shuffle_deck(s, ctx.seat)
        self.bring(s, ctx.seat, found, spaces)

    def report(self, s: State, seat: Seat, found: list[int]) -> None:
        """What a search finds nobody else sees."""
        if self.zone_to == v.ZONE_HAND:
            tell.hidden_cards(s, "buffy-log-finds-hand", seat, found)
        else:
            tell.hidden_cards(s, "buffy-log-finds-deck", seat, found)


class Recover(Fetching):
    """From the discard pile to the hand, the deck or into play."""

    slug = "recover"
    shape = Shape(TO, may=(WHICH, CARD, AMOUNT, PLACE))
    zone = v.ZONE_DISCARD

    def finds_something(self, s: State, ctx: Context) -> bool:
        return bool(self.offered(s, ctx))

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._recover(s, ctx) if self.offered(s, ctx) else None

    def _recover(self, s: State, ctx: Context) -> Play:
        found: list[int] = []
        for _ in range(max(self.amount, 1)):
            left = self.left(s, ctx, found)
            kind = yield from choose_kind(ctx.seat, "buffy-ask-recover", left, ctx.kind)
            if kind == NOTHING:
                break
            found.append(kind)
        spaces = yield from self.choose_spaces(s, ctx, found)
        for kind in found:
            s.sides[ctx.seat].discard.remove(kind)
        self.bring(s, ctx.seat, found, spaces)

    def report(self, s: State, seat: Seat, found: list[int]) -> None:
        """What was in the discard pile everybody knows."""
        to_hand = self.zone_to == v.ZONE_HAND
        tell.cards(s, "buffy-log-to-hand" if to_hand else "buffy-log-to-deck", seat, found)
