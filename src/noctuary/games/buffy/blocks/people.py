"""Characters: coming into play, rising, what they are."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from noctuary.games.buffy import asked, in_play, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, OnCharacters
from noctuary.games.buffy.blocks.shapes import (
    AMOUNT,
    CARD,
    FIXED,
    FROM,
    PLACE,
    TARGET,
    TRAIT,
    WHAT,
    WHICH,
    Shape,
    word_of,
    words_of,
)
from noctuary.games.buffy.blocks.zones import entry_spaces, pile, told_entry
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import CHARACTER, COMPANION, HERO, MINION, VILLAIN
from noctuary.games.buffy.pieces import Filter, Target, Until
from noctuary.games.buffy.questions import choose_kind, choose_space
from noctuary.games.buffy.rules import placing, targets, zones
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- coming and rising --------------------------------------------------------------------------------


class PlaceCharacter(Block):
    """Into play by the usual rules of who may (BUF-CHR-04 … 06), also outside the Resource Step."""

    slug = "place-character"
    shape = Shape(FROM, may=(WHICH, PLACE))
    asks = True

    def __init__(
        self,
        *,
        zone_from: int,
        which: Filter | None = None,
        place: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(which=which, until=until)
        self.zone_from = zone_from
        self.place = place

    def finds_something(self, s: State, ctx: Context) -> bool:
        return bool(self._offered(s, ctx))

    def _offered(self, s: State, ctx: Context) -> list[int]:
        zone = pile(s, ctx.seat, self.zone_from)
        kinds = targets.matching_cards(s, ctx.seat, self.which, NOTHING, zone)
        return [kind for kind in kinds if placing.why_not_enter(s, ctx.seat, s.pool.cards[kind]) is None]

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._place(s, ctx) if self._offered(s, ctx) else None

    def _place(self, s: State, ctx: Context) -> Play:
        kind = yield from choose_kind(ctx.seat, "buffy-ask-place", self._offered(s, ctx), ctx.kind)
        spaces = entry_spaces(s, ctx, self.place)
        space = yield from choose_space(ctx.seat, "buffy-ask-entry", spaces, kind)
        if kind == NOTHING or space == NOTHING:
            return
        pile(s, ctx.seat, self.zone_from).remove(kind)
        if self.zone_from == v.ZONE_DECK:
            zones.shuffle_deck(s, ctx.seat)
        placing.enter_play(s, ctx.seat, kind, space, "buffy-log-enters")

    def words(self, w: Sayer) -> Words:
        return {
            "cards": w.cards(self.which or targets.EVERYTHING, CHARACTER, 1),
            "origin": w.say(f"buffy-origin-{word_of(v.ZONES, self.zone_from)}"),
            "place": told_entry(w, self.place),
        }


class Ascent(IntEnum):
    """How rising is changed."""

    NOW = 0  # from hand, Destiny Requirement lower by amount; not counted
    DISCOUNT = 1  # the requirement is lower by amount, standing or lasting
    AGAIN = 2  # amount more times this turn, standing or lasting
    DESCEND = 3  # loses its top level card


class Ascend(Block):
    """Ascend now (besides the one time a turn), more cheaply, more often; or lose a level."""

    slug = "ascend"
    shape = Shape(TARGET, WHAT, may=(TARGET, WHICH, AMOUNT), what=words_of(Ascent))
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        what: int,
        which: Filter | None = None,
        amount: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.what = what
        self.amount = amount
        if what == Ascent.DISCOUNT:
            self.answers = asked.ASCENT_DISCOUNT
        elif what == Ascent.AGAIN:
            self.answers = asked.MORE_ASCENTS

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        """No other player's hand is looked at."""
        if self.what == Ascent.NOW:
            return character.owner == ctx.seat and bool(self._next_levels(s, character))
        return self.what != Ascent.DESCEND or len(character.levels) > 1

    def _next_levels(self, s: State, character: Character) -> list[int]:
        """Cards in its player's hand it may ascend to, with the discount (BUF-RES-04, BUF-RES-05)."""
        discount = standing.total(s, asked.ASCENT_DISCOUNT, character) + self.amount
        side = s.sides[character.owner]
        if standing.forbidden(s, v.FORBID_ASCEND, character):
            return []
        return [
            kind
            for kind in sorted(set(side.hand))
            if placing.is_next_level(s, s.pool.cards[kind], character)
            and s.pool.cards[kind].destiny - discount <= side.destiny
        ]

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.what == Ascent.NOW:
            return self._ascend(s, ctx)
        if self.what != Ascent.DESCEND:
            self.last_for_characters(s, ctx)
            return None
        for uid in ctx.uids:
            character = in_play.seek(s, uid)
            if character is not None:
                placing.lower_level(s, character)
        return None

    def _ascend(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            character = in_play.find(s, uid)
            levels = self._next_levels(s, character)
            kind = yield from choose_kind(ctx.seat, "buffy-ask-ascend", levels, ctx.kind)
            if kind != NOTHING:
                zones.take_from_hand(s, ctx.seat, kind)
                placing.raise_level(s, character, kind)

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def variant(self) -> str:
        return f"-{self.word()}"

    def words(self, w: Sayer) -> Words:
        return {"amount": self.amount}


# -- what they are ------------------------------------------------------------------------------------


class GrantTrait(OnCharacters):
    """Has a trait, or has it no longer."""

    slug = "grant-trait"
    shape = Shape(TARGET, TRAIT, may=(TARGET, WHICH, FIXED), lasts=True)
    reads_while_there = True

    def __init__(
        self,
        *,
        target: Target,
        trait: int,
        which: Filter | None = None,
        fixed: bool = False,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.trait = trait
        self.takes = fixed
        self.answers = asked.TRAIT_TAKEN if fixed else asked.TRAIT_GIVEN

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.trait == about

    def words(self, w: Sayer) -> Words:
        return {"trait": w.trait(self.trait), "fixed": "yes" if self.takes else "no"}


RANKS: Final = {"hero": HERO, "companion": COMPANION, "villain": VILLAIN, "minion": MINION}


class ChangeType(OnCharacters):
    """Becomes a Hero, Companion, Villain or Minion."""

    slug = "change-type"
    shape = Shape(TARGET, WHAT, may=(TARGET, WHICH), what=RANKS, lasts=True)
    answers = asked.TYPE
    reads_while_there = True

    def __init__(
        self, *, target: Target, what: int, which: Filter | None = None, until: Until = Until.INSTANT
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.what = what

    def gives(self) -> int:
        return self.what

    def words(self, w: Sayer) -> Words:
        return {"rank": w.say(f"buffy-rank-{self.word()}.one")}


class ProtectAttachment(OnCharacters):
    """Skills or items stay where they are."""

    slug = "protect-attachment"
    shape = Shape(TARGET, may=(TARGET, WHICH, CARD), lasts=True)
    answers = asked.PROTECTED

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        card_type: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.card_type = card_type

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.card_type == NOTHING or self.card_type == about

    def words(self, w: Sayer) -> Words:
        return {"no_card": w.card_type(self.card_type, "none", attached=True)}


class Capacity(IntEnum):
    """What there may be more or fewer of."""

    ITEMS = 0
    SKILLS = 1  # per turn


class ChangeCapacity(OnCharacters):
    """How many items a character holds, or how many skills it takes in a turn."""

    slug = "change-capacity"
    shape = Shape(TARGET, WHAT, AMOUNT, may=(TARGET, WHICH), what=words_of(Capacity), lasts=True)
    reads_while_there = True

    def __init__(
        self,
        *,
        target: Target,
        what: int,
        amount: int,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.what = what
        self.amount = amount
        self.answers = asked.ITEMS if what == Capacity.ITEMS else asked.SKILLS

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def words(self, w: Sayer) -> Words:
        return {**w.amounts(self.amount), "what": self.word()}
