"""Conditions about the running conflict, and about what a reaction waited for."""

from __future__ import annotations

from noctuary.games.buffy import in_play
from noctuary.games.buffy.blocks.conditions import Check, Filtered
from noctuary.games.buffy.blocks.shapes import CARD, PLAYER, TALENT, WHICH, Shape
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import CHALLENGE
from noctuary.games.buffy.pieces import Filter, Player, Whose
from noctuary.games.buffy.rules import targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import DRAWN, NOBODY, State
from noctuary.kernel.move import NOTHING

# -- the running conflict -----------------------------------------------------------------------------


class Won(Check):
    """The user has just won this fight, or defeated this challenge."""

    slug = "won"
    needs_result = True

    def holds(self, s: State, ctx: Context) -> bool:
        return s.conflict is not None and s.conflict.winner == ctx.seat


class Lost(Check):
    """The other one has."""

    slug = "lost"
    needs_result = True

    def holds(self, s: State, ctx: Context) -> bool:
        running = s.conflict
        if running is None or running.winner in (NOBODY, DRAWN, ctx.seat):
            return False
        return ctx.seat in (running.attacker, running.defender)


class Attacker(Check):
    """The user attacks."""

    slug = "attacker"

    def holds(self, s: State, ctx: Context) -> bool:
        return s.conflict is not None and s.conflict.attacker == ctx.seat


class Defender(Check):
    """The user defends."""

    slug = "defender"

    def holds(self, s: State, ctx: Context) -> bool:
        return s.conflict is not None and s.conflict.defender == ctx.seat


class Participant(Filtered):
    """Somebody like this takes part in the running conflict."""

    slug = "participant"
    shape = Shape(WHICH)

    def holds(self, s: State, ctx: Context) -> bool:
        if s.conflict is None:
            return False
        return any(in_play.takes_part(s, one.uid) for one in targets.matching(s, ctx, self.which))


class Alone(Filtered):
    """Exactly one character faces the challenge, and the filter means it."""

    slug = "alone"

    def holds(self, s: State, ctx: Context) -> bool:
        running = s.conflict
        group = [] if running is None else in_play.taking_part(s, running.attacker)
        return len(group) == 1 and targets.admits(s, ctx, self.which, group[0])

    def words(self, w: Sayer) -> Words:
        return {"whom": w.phrase(self.which, "one"), "own": "yes" if w.is_challenge() else "no"}


class InFight(Check):
    """A fight is running."""

    slug = "in-fight"

    def holds(self, s: State, ctx: Context) -> bool:
        return s.conflict is not None and s.conflict.challenge == NOTHING


class InChallenge(Filtered):
    """A challenge like this is being faced: its title, whose it is, where."""

    slug = "in-challenge"

    def holds(self, s: State, ctx: Context) -> bool:
        running = s.conflict
        placed = None if running is None else in_play.seek_challenge(s, running.challenge)
        return placed is not None and targets.admits_challenge(s, ctx, self.which, placed)

    def words(self, w: Sayer) -> Words:
        return {"whom": w.phrase(self.which, "one", challenge=True)}


class Resolving(Check):
    """The fight is decided by this talent."""

    slug = "resolving"
    shape = Shape(TALENT)

    def __init__(self, *, talent: int) -> None:
        self.talent = talent

    def holds(self, s: State, ctx: Context) -> bool:
        running = s.conflict
        return running is not None and running.challenge == NOTHING and running.resolving == self.talent

    def words(self, w: Sayer) -> Words:
        return {"talent": w.talents(self.talent)["talent"]}


# -- what a reaction waited for -----------------------------------------------------------------------


class SubjectIs(Filtered):
    """The character the happening is about."""

    slug = "subject-is"
    shape = Shape(WHICH)

    def holds(self, s: State, ctx: Context) -> bool:
        character = in_play.seek(s, ctx.event_uid)
        if character is None:
            return self._departed(s, ctx)
        return targets.admits(s, ctx, self.which, character)

    def _departed(self, s: State, ctx: Context) -> bool:
        """Somebody who is gone already is known by the top card and the player."""
        which = self.which
        if ctx.event_kind == NOTHING or ctx.event_seat == NOBODY:
            return False
        if which.whose and (ctx.event_seat == ctx.seat) != (which.whose == Whose.MINE):
            return False
        return targets.admits_card(s, ctx.event_seat, which, NOTHING, s.pool.cards[ctx.event_kind])


class SubjectCard(Check):
    """The card the happening is about."""

    slug = "subject-card"
    shape = Shape(may=(WHICH, CARD))

    def __init__(self, *, which: Filter | None = None, card_type: int = NOTHING) -> None:
        self.which = which
        self.card_type = card_type

    def holds(self, s: State, ctx: Context) -> bool:
        if ctx.event_kind == NOTHING:
            return False
        card = s.pool.cards[ctx.event_kind]
        return targets.admits_card(s, ctx.event_seat, self.which, self.card_type, card)

    def words(self, w: Sayer) -> Words:
        return {"card": w.cards(self.which or targets.EVERYTHING, self.card_type, 1)}


class HappenedTo(Check):
    """Whose happening it is."""

    slug = "happened-to"
    shape = Shape(PLAYER)

    def __init__(self, *, player: Player) -> None:
        self.player = player

    def holds(self, s: State, ctx: Context) -> bool:
        return ctx.event_seat in targets.players(s, ctx, self.player)

    def words(self, w: Sayer) -> Words:
        return {"who": w.player(self.player), "player": w.person(self.player)}


class ThisHappened(Check):
    """The happening is about the source's own character or challenge."""

    slug = "this-happened"

    def holds(self, s: State, ctx: Context) -> bool:
        own = ctx.challenge if s.pool.type[ctx.kind] == CHALLENGE else ctx.uid
        return own != NOTHING and own == ctx.event_uid
