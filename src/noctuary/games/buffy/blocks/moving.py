"""Fatigue and movement."""

from __future__ import annotations

from noctuary.games.buffy import asked, in_play, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, OnCharacters
from noctuary.games.buffy.blocks.shapes import AMOUNT, CARD, PLACE, TARGET, WHAT, WHICH, Shape
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import ITEM, SKILL
from noctuary.games.buffy.pieces import Ability, Filter, Place, Target, Until
from noctuary.games.buffy.questions import choose_attachment, choose_space
from noctuary.games.buffy.rules import movement, taking_part, targets, tiring
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- fatigue ------------------------------------------------------------------------------------------


class Turning(Block):
    """Turns a character, or one of its attachments: sideways or upright."""

    shape = Shape(TARGET, may=(TARGET, WHICH, CARD))
    asks = True
    from_fatigued: bool = False  # whom it can turn

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        card_type: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.card_type = card_type  # SKILL or ITEM: an attachment instead

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        if self.card_type != NOTHING:
            return bool(self._turnable(s, character))
        return character.fatigued == self.from_fatigued

    def _turnable(self, s: State, character: Character) -> list[tuple[int, int]]:
        """The character's skills or items that it could turn, as (kind, bearer)."""
        return [
            (attached.kind, character.uid)
            for attached in character.attached
            if attached.fatigued == self.from_fatigued and s.pool.type[attached.kind] == self.card_type
        ]

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.card_type != NOTHING:
            return self._turn_attachments(s, ctx)
        for uid in ctx.uids:
            character = in_play.seek(s, uid)
            if character is not None:
                self.turn(s, character)
        return None

    def turn(self, s: State, character: Character) -> None:
        raise NotImplementedError

    def turn_attached(self, character: Character, place: int) -> None:
        raise NotImplementedError

    def _turn_attachments(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            character = in_play.find(s, uid)
            able = self._turnable(s, character)
            kind, _ = yield from choose_attachment(ctx.seat, "buffy-ask-attachment", able, ctx.kind)
            for place, attached in enumerate(character.attached):
                if attached.kind == kind and attached.fatigued == self.from_fatigued:
                    self.turn_attached(character, place)
                    break

    def variant(self) -> str:
        return "-card" if self.card_type in (SKILL, ITEM) else ""

    def words(self, w: Sayer) -> Words:
        return {"card": w.card_type(self.card_type, "one", attached=True)}


class Fatigue(Turning):
    """Turns a character, or one of its attachments, sideways."""

    slug = "fatigue"

    def turn(self, s: State, character: Character) -> None:
        tiring.fatigue(s, character, v.CAUSE_EFFECT)

    def turn_attached(self, character: Character, place: int) -> None:
        tiring.fatigue_attached(character, place)


class Refresh(Turning):
    """Turns a character, or one of its attachments, upright."""

    slug = "refresh"
    from_fatigued = True

    def turn(self, s: State, character: Character) -> None:
        if tiring.refresh(s, character) and s.log is not None:
            tell.numbers(s, "buffy-log-refreshed", character.owner, card=character.levels[-1])

    def turn_attached(self, character: Character, place: int) -> None:
        tiring.refresh_attached(character, place)


class PreventFatigue(OnCharacters):
    """What would fatigue does not, a number of times or always (BUF-FAT-09)."""

    slug = "prevent-fatigue"
    shape = Shape(TARGET, may=(TARGET, WHICH, AMOUNT, WHAT), what=v.CAUSES, lasts=True)
    answers = asked.SPARED

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        amount: int = 0,
        what: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.amount = amount  # how often; 0: always
        self.what = what  # CAUSE_…; NOTHING: any

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.what == NOTHING or self.what == about

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def serves_one(self, ability: Ability) -> bool:
        return ability.once != 0

    def words(self, w: Sayer) -> Words:
        cause = "" if self.what == NOTHING else w.say(f"buffy-cause-{self.word()}")
        return {"amount": self.amount, "cause": cause}


class NoRefresh(OnCharacters):
    """Whoever is fatigued stays so."""

    slug = "no-refresh"
    shape = Shape(TARGET, may=(TARGET, WHICH), lasts=True)
    answers = asked.NO_REFRESH


# -- movement -----------------------------------------------------------------------------------------


class ToPlace(Block):
    """Speaks of moving to spaces that a filter means."""

    shape = Shape(TARGET, PLACE, may=(TARGET, WHICH))

    def __init__(
        self,
        *,
        target: Target,
        place: Filter | None,
        which: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.place = place

    def destinations(self, s: State, ctx: Context, character: Character) -> list[int]:
        """Where it may put a character; "adjacent" is next to where it stands."""
        if standing.forbidden(s, v.FORBID_MOVE, character):
            return []
        adjacent = self.place is not None and self.place.place == Place.ADJACENT
        spaces = targets.spaces(s, ctx, self.place, character.space if adjacent else NOTHING)
        return [space for space in spaces if space != character.space]

    def move_all(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            character = in_play.seek(s, uid)
            if character is None:
                continue
            spaces = self.destinations(s, ctx, character)
            space = yield from choose_space(ctx.seat, "buffy-ask-space", spaces, character.levels[-1])
            if space != NOTHING:
                movement.relocate(s, character, space)
                if in_play.takes_part(s, uid):
                    taking_part.leave(s, uid)  # fighters and those who face a challenge stand there

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        """In force it opens a space; "here" is where its card is."""
        return self.place is None or targets.admits_space(s, force.ctx, self.place, about)

    def words(self, w: Sayer) -> Words:
        return {"place": w.space(self.place)}


class Move(ToPlace):
    """Uses up no move, but the Park's rule still fatigues (BUF-RUL-51)."""

    slug = "move"
    asks = True

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return bool(self.destinations(s, ctx, character))

    def run(self, s: State, ctx: Context) -> Play | None:
        return self.move_all(s, ctx)


class ExtraMoves(OnCharacters):
    """More moves a turn, or fewer."""

    slug = "extra-moves"
    shape = Shape(TARGET, AMOUNT, may=(TARGET, WHICH), lasts=True)
    answers = asked.MOVES
    reads_while_there = True

    def __init__(
        self, *, target: Target, amount: int, which: Filter | None = None, until: Until = Until.INSTANT
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.amount = amount

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        return self.amount

    def words(self, w: Sayer) -> Words:
        return w.amounts(self.amount)


class WidenMoves(ToPlace):
    """A normal move may reach other spaces (BUF-RUL-52)."""

    slug = "widen-moves"
    shape = Shape(TARGET, PLACE, may=(TARGET, WHICH), lasts=True)
    answers = asked.REACH

    def run(self, s: State, ctx: Context) -> Play | None:
        self.last_for_characters(s, ctx)
        return None


class FreeMove(ToPlace):
    """A move that is not counted: now, or whenever made while it lasts."""

    slug = "free-move"
    answers = asked.FREE_MOVE
    asks = True

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return self.until != Until.INSTANT or bool(self.destinations(s, ctx, character))

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.until == Until.INSTANT:
            return self.move_all(s, ctx)
        self.last_for_characters(s, ctx)
        return None

    def serves_one(self, ability: Ability) -> bool:
        return self.until != Until.INSTANT


class CountAsPark(Block):
    """A space counts as the Park for its control; on a location, that one."""

    slug = "count-as-in-park"
    shape = Shape(may=(PLACE,), lasts=True)
    answers = asked.PARK
    asks = True

    def __init__(self, *, place: Filter | None = None, until: Until = Until.INSTANT) -> None:
        super().__init__(until=until)
        self.place = place

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._choose(s, ctx)

    def _choose(self, s: State, ctx: Context) -> Play:
        spaces = targets.spots(s, ctx) if self.place is None else targets.spaces(s, ctx, self.place)
        space = yield from choose_space(ctx.seat, "buffy-ask-park", sorted(set(spaces)), ctx.kind)
        if space != NOTHING:
            standing.impose(s, ctx, self, self.until, what=space)

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        if force.lasting is not None:
            return force.lasting.what == about
        if self.place is None:
            return force.ctx.space == about
        return targets.admits_space(s, force.ctx, self.place, about)

    def words(self, w: Sayer) -> Words:
        return {"place": w.space(self.place or Filter(place=Place.HERE))}
