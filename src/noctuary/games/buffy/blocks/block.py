"""What all effects share: whom they concern, what they leave to choose, how they last, how they read.

Carried out, an effect is a step of its own (`agenda.EFFECT`). First everything it leaves to choose is asked,
of its user alone; then it happens. So nothing is ever asked after something hidden has shown itself.
"""

from __future__ import annotations

from typing import ClassVar

from noctuary.games.buffy import agenda, in_play, standing
from noctuary.games.buffy.blocks import whom
from noctuary.games.buffy.blocks.shapes import Shape, word_of
from noctuary.games.buffy.context import Context, Force, ability_of, pack
from noctuary.games.buffy.kinds import LOCATION
from noctuary.games.buffy.pieces import Ability, Effect, Filter, Player, Target, Until
from noctuary.games.buffy.questions import choose_challenge, choose_character, choose_seat
from noctuary.games.buffy.rules import targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import NOBODY, Character, PlacedChallenge, State
from noctuary.games.buffy.vocabulary import WAIVED
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class Block(Effect):
    """One primitive of the vocabulary: its word in a card set, and the fields that all of them may have."""

    slug: ClassVar[str] = ""
    shape: ClassVar[Shape] = Shape()

    asks: bool = False  # carrying it out may ask more than whom it concerns
    means_this: bool = False  # without a target it means the challenge being faced, or that carries the text
    what: int = NOTHING  # which of the words of its own list
    reads_while_there: bool = False  # "… while in the Park" has a place in its sentence

    def __init__(
        self,
        *,
        target: Target = Target.NONE,
        which: Filter | None = None,
        player: Player = Player.YOU,
        until: Until = Until.INSTANT,
    ) -> None:
        self.target = target
        self.which = which
        self.player = player
        self.until = until

    # -- carrying it out --------------------------------------------------------------------------------

    def start(self, s: State, ctx: Context) -> Play | None:
        """What asks nothing is carried out at once."""
        if self.asks or self._leaves_open(s, ctx):
            return self._carry_out(s, ctx)
        self._settle(s, ctx)
        _go_on(s, ctx)
        self.run(s, ctx)
        return None

    def _carry_out(self, s: State, ctx: Context) -> Play:
        self._settle(s, ctx)
        yield from self._choose_target(s, ctx)
        if targets.must_choose_player(s, ctx, self.player):
            seat = yield from choose_seat(ctx.seat, "buffy-ask-player", ctx.seats, ctx.kind)
            ctx.seats = [seat]
        if self.chooses_talent():
            yield from self.choose_talent(s, ctx)
        _go_on(s, ctx)
        if self.lacks_talent(ctx):
            return
        play = self.run(s, ctx)
        if play is not None:
            yield from play

    def run(self, s: State, ctx: Context) -> Play | None:
        """Do it to `ctx.uids` and `ctx.seats`, with `ctx.talent`."""
        raise NotImplementedError

    def _settle(self, s: State, ctx: Context) -> None:
        """Everything that needs no answer: all targets, the players, the talent."""
        ctx.uids = self.eligible(s, ctx)
        ctx.seats = targets.players(s, ctx, self.player)
        ctx.talent = self.talent_word()
        if self.target != Target.ALL and len(ctx.uids) == 1:
            ctx.chosen = ctx.uids[0]

    def _leaves_open(self, s: State, ctx: Context) -> bool:
        """Whether something must be asked before it can happen."""
        if self.chooses_talent():
            return True
        if targets.must_choose_player(s, ctx, self.player):
            return True
        return self.target != Target.ALL and len(self.eligible(s, ctx)) > 1

    def _choose_target(self, s: State, ctx: Context) -> Play:
        if self.target == Target.ALL or len(ctx.uids) < 2:
            return
        if self.is_about_challenges():
            uid = yield from choose_challenge(ctx.seat, "buffy-ask-challenge", ctx.uids, ctx.kind)
        else:
            uid = yield from choose_character(ctx.seat, "buffy-ask-character", ctx.uids, ctx.kind)
        ctx.uids = [uid]
        ctx.chosen = uid

    # -- which talent: see `of_talent.OfTalent` -----------------------------------------------------------

    def talent_word(self) -> int:
        return NOTHING

    def chooses_talent(self) -> bool:
        return False

    def choose_talent(self, s: State, ctx: Context) -> Play:
        raise NotImplementedError

    def lacks_talent(self, ctx: Context) -> bool:
        """No talent or goal is there to choose."""
        return False

    # -- whom it can concern ----------------------------------------------------------------------------

    def is_about_challenges(self) -> bool:
        """Whether the targets are challenges rather than characters."""
        return False

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        """Whether it could change anything for this character."""
        return True

    def can_concern_challenge(self, s: State, ctx: Context, placed: PlacedChallenge) -> bool:
        return True

    def finds_something(self, s: State, ctx: Context) -> bool:
        """Whether there is what an effect without a target needs: cards to fetch, a fight to change."""
        return True

    def needs_nobody(self) -> bool:
        return self.target == Target.NONE and not self.means_this

    def can_happen(self, s: State, ctx: Context, ability: Ability) -> bool:
        """ "The same" as in an effect before finds nobody by itself; who paid by fatiguing is somebody."""
        if self.needs_nobody():
            ctx.seats = targets.players(s, ctx, self.player)
            return self.finds_something(s, ctx)
        if self.target == Target.SAME:
            return any(cost.tires for cost in ability.costs)
        return self._is_anybody_eligible(s, ctx)

    def _is_anybody_eligible(self, s: State, ctx: Context) -> bool:
        """Whether there is anybody in `eligible`: of all that are in play the first one answers that."""
        everyone = self.target == Target.ALL or self.target == Target.CHOSEN
        if self.is_about_challenges() or not everyone:
            return bool(self.eligible(s, ctx))
        which = targets.EVERYTHING if self.which is None else self.which
        for one in s.characters:
            if targets.admits(s, ctx, which, one) and self.can_concern(s, ctx, one):
                return True
        return False

    def eligible(self, s: State, ctx: Context) -> list[int]:
        """The characters or challenges that the target can mean and for which it can do something."""
        if self.needs_nobody():
            return []
        if self.is_about_challenges():
            challenges = self._challenges(s, ctx)
            return [one.uid for one in challenges if self.can_concern_challenge(s, ctx, one)]
        return [one.uid for one in self._characters(s, ctx) if self.can_concern(s, ctx, one)]

    def _characters(self, s: State, ctx: Context) -> list[Character]:
        """The characters that the target can mean now: all of them, or those to choose from."""
        which = targets.EVERYTHING if self.which is None else self.which
        target = self.target
        if target == Target.ALL or target == Target.CHOSEN:
            return targets.matching(s, ctx, which)
        if target == Target.THIS:
            found = whom.these(s, ctx)
        else:
            uid = whom.named(s, ctx, target)
            found = [character for character in s.characters if character.uid == uid]
        return [character for character in found if targets.admits(s, ctx, which, character)]

    def _challenges(self, s: State, ctx: Context) -> list[PlacedChallenge]:
        target = self.target
        if target == Target.ALL or target == Target.CHOSEN:
            return targets.matching_challenges(s, ctx, self.which)
        if target == Target.SAME:
            uid = ctx.chosen
        else:
            uid = ctx.event_uid if target == Target.SUBJECT else targets.this_challenge(s, ctx)
        placed = in_play.seek_challenge(s, uid)
        if placed is None:
            return []
        admitted = self.which is None or targets.admits_challenge(s, ctx, self.which, placed)
        return [placed] if admitted else []

    # -- in force ---------------------------------------------------------------------------------------

    def concerns(self, s: State, force: Force, character: Character) -> bool:
        lasting = force.lasting
        if lasting is not None and lasting.uid != NOTHING:
            return lasting.uid == character.uid
        ctx, target = force.ctx, self.target
        if target == Target.THIS:
            if not whom.is_this(s, ctx, character):
                return False
        elif target == Target.MAIN:
            users = ctx.seat == character.owner or s.pool.type[ctx.kind] == LOCATION
            if not users or not in_play.is_main(s, character):
                return False
        elif target == Target.FOE:
            if targets.opposing_fighter(s, ctx) != character.uid:
                return False
        elif target == Target.NONE:
            return False
        return self.which is None or whom.admits_there(s, ctx, self.which, character)

    def concerns_player(self, s: State, force: Force, seat: Seat) -> bool:
        lasting = force.lasting
        if lasting is not None:
            return lasting.seat == NOBODY or lasting.seat == seat
        ctx = force.ctx
        player = self.player
        if player == Player.EACH:
            return True
        if s.pool.type[ctx.kind] == LOCATION and player <= Player.CHOSEN_OPPONENT:
            return whom.is_meant_there(s, ctx.space, seat, player)
        if player == Player.YOU:
            return ctx.seat == seat
        return seat in targets.players(s, ctx, player)

    def concerns_challenge(self, s: State, force: Force, placed: PlacedChallenge) -> bool:
        lasting = force.lasting
        if lasting is not None and lasting.uid != NOTHING:
            return lasting.uid == placed.uid
        ctx = force.ctx
        if self.which is not None and not targets.admits_challenge(s, ctx, self.which, placed):
            return False
        if self.target == Target.ALL or self.target == Target.CHOSEN:
            return True
        if s.pool.type[ctx.kind] == LOCATION:
            return placed.space == ctx.space
        if ctx.challenge != NOTHING:
            return placed.uid == ctx.challenge
        return whom.faces(s, ctx, placed)

    def is_about_players(self) -> bool:
        return self.target == Target.NONE

    # -- made to last -----------------------------------------------------------------------------------

    def last_for_characters(self, s: State, ctx: Context) -> None:
        """Keep it in force for those it concerns, with its number as it is now."""
        if self.is_rule():
            amount = self.amount_now(s, ctx)
            standing.impose(s, ctx, self, self.until, talent=ctx.talent, amount=amount, what=self.what)
            return
        for uid in ctx.uids:
            amount = self.amount_now(s, ctx, in_play.seek(s, uid))
            standing.impose(
                s, ctx, self, self.until, uid=uid, talent=ctx.talent, amount=amount, what=self.what
            )

    def is_rule(self) -> bool:
        """An effect on all holds for whoever it means while it lasts, unless it goes by how each is now."""
        return self.target == Target.ALL and (self.which is None or self.which.fatigued == NOTHING)

    def last_for_players(self, s: State, ctx: Context) -> None:
        """Keep it in force for the players it names; for "each player" as a rule of the table."""
        amount = self.amount_now(s, ctx)
        seats = [NOBODY] if self.player == Player.EACH else ctx.seats
        for seat in seats:
            standing.impose(
                s, ctx, self, self.until, seat=seat, talent=ctx.talent, amount=amount, what=self.what
            )

    # -- read aloud -------------------------------------------------------------------------------------

    def phrase(self, w: Sayer) -> tuple[str, Words]:
        return f"buffy-effect-{self.slug}{self.variant()}", self.words(w)

    def variant(self) -> str:
        """Some read differently by what they are told: the end of their message's name."""
        return ""

    def word(self) -> str:
        """What an author calls `what`."""
        return word_of(self.shape.what, self.what)

    def words(self, w: Sayer) -> Words:
        """What its message is told besides whom, whose and how long."""
        return {}

    def own_whom(self, w: Sayer) -> str:
        """Whom it concerns, where that reads otherwise than for all other effects."""
        return ""

    def serves_one(self, ability: Ability) -> bool:
        """Of everyone it means one profits, or it speaks of what any of them does: "one of your …"."""
        return False


class OnCharacters(Block):
    """In force for characters while it lasts."""

    def run(self, s: State, ctx: Context) -> Play | None:
        self.last_for_characters(s, ctx)
        return None


class OnPlayers(Block):
    """In force for players while it lasts."""

    def run(self, s: State, ctx: Context) -> Play | None:
        self.last_for_players(s, ctx)
        return None


class OnChallenges(Block):
    """Changes challenges: those it names, or the one being faced or that carries the text."""

    means_this = True

    def is_about_challenges(self) -> bool:
        return True


# -- carrying out -------------------------------------------------------------------------------------


def _go_on(s: State, ctx: Context) -> None:
    """The next effect of the same text waits below whatever this one leads to."""
    if ctx.effect + 1 < len(ability_of(s, ctx).effects):
        ctx.effect += 1
        s.agenda.append(pack(ctx, agenda.EFFECT))
        ctx.effect -= 1


# -- read aloud ---------------------------------------------------------------------------------------


def told_waived(w: Sayer, shape: Shape, waived: int) -> str:
    """ ", even if fatigued": whatever of the usual conditions an effect does without."""
    return "".join([", " + w.say(f"buffy-waive-{word}") for word in shape.waive if waived & WAIVED[word]])
