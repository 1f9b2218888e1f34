"""Conditions: what must be true for an ability to hold, be used or react (about players: `players`)."""

from __future__ import annotations

from typing import ClassVar

from noctuary.games.buffy import board, in_play
from noctuary.games.buffy.blocks.shapes import AMOUNT, TALENT, WHICH, Shape
from noctuary.games.buffy.context import SEES_ALL, Context
from noctuary.games.buffy.kinds import ESSENCE, LOCATION
from noctuary.games.buffy.pieces import Condition, Filter, Place, Whose
from noctuary.games.buffy.rules import characters, targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import NOBODY, Character, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class Check(Condition):
    """What all conditions share: their word in a card set, and how they read."""

    slug: ClassVar[str] = ""
    shape: ClassVar[Shape] = Shape()

    def phrase(self, w: Sayer) -> str:
        return w.say(f"buffy-if-{self.slug}", **self.words(w))

    def words(self, w: Sayer) -> Words:
        """What its message is told."""
        return {}


class Filtered(Check):
    """A condition about whoever or whatever a filter means."""

    shape = Shape(may=(WHICH,))

    def __init__(self, *, which: Filter | None = None) -> None:
        self.which = which or targets.EVERYTHING

    def words(self, w: Sayer) -> Words:
        return {"whom": w.phrase(self.which, "one")}


def _own(s: State, ctx: Context) -> list[Character]:
    """The source's own character; for a card without one the user's that take part, or all of them."""
    if ctx.uid != NOTHING or s.pool.type[ctx.kind] == ESSENCE:
        character = in_play.seek(s, ctx.uid)
        return [] if character is None else [character]
    if s.pool.type[ctx.kind] == LOCATION:
        return [one for one in in_play.at(s, ctx.space) if one.owner == ctx.seat]
    return in_play.taking_part(s, ctx.seat) or in_play.of(s, ctx.seat)


# -- day and night ------------------------------------------------------------------------------------


class Day(Check):
    """It is day."""

    slug = "day"

    def holds(self, s: State, ctx: Context) -> bool:
        return s.day


class Night(Check):
    """It is night."""

    slug = "night"

    def holds(self, s: State, ctx: Context) -> bool:
        return not s.day


# -- how many are in play -----------------------------------------------------------------------------


class Counting(Check):
    """So many characters in play that a filter means, or challenges."""

    shape = Shape(AMOUNT, may=(WHICH,))
    how: ClassVar[str] = "at-least"
    challenges: ClassVar[bool] = False

    def __init__(self, *, amount: int, which: Filter | None = None) -> None:
        self.amount = amount
        self.which = which or targets.EVERYTHING

    def holds(self, s: State, ctx: Context) -> bool:
        return self.compares(targets.count(s, ctx, self.which))

    def compares(self, count: int) -> bool:
        """ "2 in play" is at least 2 (BUF-RUL-40b), unless the card says otherwise."""
        return count >= self.amount

    def phrase(self, w: Sayer) -> str:
        """ "there are at least 3 Heroes in the Park", "you have no Minion in play"; a name is not counted."""
        which, least = self.which, self.how == "at-least"
        none = self.amount == 0 and not least
        if which.who != NOTHING:
            there = w.at(which) if which.place != Place.ANYWHERE else w.say("buffy-in-play")
            whom = w.phrase(which.but(place=Place.ANYWHERE), "one")
            return w.say(f"buffy-if-{'nobody' if none else 'somebody'}", whom=whom, there=there)
        start = "none" if none else "one" if least and self.amount == 1 else "count"
        return w.say(
            f"buffy-if-{self.how if start == 'count' else start}",
            whose="mine" if which.whose == Whose.MINE else "other",
            whom=w.phrase(which, start, self.amount, challenge=self.challenges, owned=False),
            amount=self.amount,
            place="" if which.place != Place.ANYWHERE else w.say("buffy-in-play"),
        )


class AtLeast(Counting):
    """So many characters or more."""

    slug = "at-least"


class Exactly(Counting):
    """Neither more nor fewer characters."""

    slug = "exactly"
    how = "exactly"

    def compares(self, count: int) -> bool:
        return count == self.amount


class AtMost(Counting):
    """So many characters or fewer."""

    slug = "at-most"
    how = "at-most"

    def compares(self, count: int) -> bool:
        return count <= self.amount


class ChallengesAtLeast(Counting):
    """So many challenges or more."""

    slug = "challenges-at-least"
    challenges = True

    def holds(self, s: State, ctx: Context) -> bool:
        return len(targets.matching_challenges(s, ctx, self.which)) >= self.amount


class ChallengesAtMost(Counting):
    """So many challenges or fewer."""

    slug = "challenges-at-most"
    how = "at-most"
    challenges = True

    def holds(self, s: State, ctx: Context) -> bool:
        return len(targets.matching_challenges(s, ctx, self.which)) <= self.amount


# -- the card's own character -------------------------------------------------------------------------


class ThisIs(Filtered):
    """The source's own character, or one of the user's taking part."""

    slug = "this-is"
    shape = Shape(WHICH)

    def holds(self, s: State, ctx: Context) -> bool:
        return any(targets.admits(s, ctx, self.which, one) for one in _own(s, ctx))

    def phrase(self, w: Sayer) -> str:
        """What it is, has and does: "this character is refreshed and …"."""
        which = self.which
        told: list[str] = []
        if which.ranks or which.main != NOTHING or which.level or which.who != NOTHING:
            noun = Filter(ranks=which.ranks, main=which.main, level=which.level, who=which.who)
            told.append(w.say("buffy-is-noun", noun=w.phrase(noun, "one")))
        if which.fatigued != NOTHING:
            told.append(w.say(f"buffy-is-{'fatigued' if which.fatigued else 'refreshed'}"))
        if which.trait != NOTHING:
            told.append(w.say("buffy-is-trait", trait=w.trait(which.trait)))
        if which.title:
            told.append(w.say("buffy-is-titled", title=w.title(which.title)))
        if which.conflict != NOTHING:
            told.append(w.say(f"buffy-is-{'taking-part' if which.conflict else 'not-taking-part'}"))
        if which.place != Place.ANYWHERE:
            told.append(w.say("buffy-is-at", place=w.at(which)))
        if which.whose != Whose.ANYBODY or not told:
            told.append(w.say(f"buffy-is-{which.whose.name.lower()}"))
        return f"{w.this()} {w.listed(told)}"


class TalentAtLeast(Check):
    """The source's character, or one of the user's taking part, is that good."""

    slug = "talent-at-least"
    shape = Shape(TALENT, AMOUNT)

    def __init__(self, *, talent: int, amount: int) -> None:
        self.talent = talent
        self.amount = amount

    def holds(self, s: State, ctx: Context) -> bool:
        return any(self._of(s, ctx, one) >= self.amount for one in _own(s, ctx))

    def _of(self, s: State, ctx: Context, character: Character) -> int:
        """Talents that depend on talents see the printed ones only."""
        if ctx.sees == SEES_ALL:
            return characters.talent(s, character, self.talent)
        return in_play.printed_talent(s, character, self.talent)

    def words(self, w: Sayer) -> Words:
        return {"this": w.this(), "on": w.talents(self.talent)["one"], "amount": self.amount}


class Bears(Filtered):
    """The source's character bears such an attachment: its title or trait."""

    slug = "bears"
    shape = Shape(WHICH)

    def holds(self, s: State, ctx: Context) -> bool:
        return any(self._has(s, one) for one in _own(s, ctx))

    def _has(self, s: State, character: Character) -> bool:
        for attached in character.attached:
            if targets.admits_card(s, character.owner, self.which, NOTHING, s.pool.cards[attached.kind]):
                return True
        return False

    def words(self, w: Sayer) -> Words:
        return {"this": w.this(), "card": w.cards(self.which, NOTHING, 1, attached=True)}


# -- the source itself --------------------------------------------------------------------------------


class Active(Check):
    """The user is the active player."""

    slug = "active"

    def holds(self, s: State, ctx: Context) -> bool:
        return s.active == ctx.seat


class Owner(Check):
    """The user owns the source; of a location, its space."""

    slug = "owner"

    def holds(self, s: State, ctx: Context) -> bool:
        return ctx.seat == _owner(s, ctx)


def _owner(s: State, ctx: Context) -> Seat:
    if ctx.challenge != NOTHING:
        placed = in_play.seek_challenge(s, ctx.challenge)
        return NOBODY if placed is None else placed.owner
    if s.pool.type[ctx.kind] == LOCATION:
        return board.owner_of(s, ctx.space)
    character = in_play.seek(s, ctx.uid)
    if character is not None:
        return character.owner
    for seat in board.seats_from(s, ctx.seat):  # several may have the same episode: the user's counts first
        side = s.sides[seat]
        if ctx.kind == side.part_one or ctx.kind in side.parts_two:
            return seat
    return ctx.seat
