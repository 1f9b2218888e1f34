"""Who may face a challenge again, and what need not be met."""

from __future__ import annotations

from noctuary.games.buffy import asked, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, OnChallenges
from noctuary.games.buffy.blocks.shapes import (
    CARD,
    PLAYER,
    TARGET,
    WAIVE,
    WHICH,
    Shape,
)
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import CHALLENGE
from noctuary.games.buffy.pieces import Ability, Filter, Player, Target, Until
from noctuary.games.buffy.rules import targets
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import PlacedChallenge, State
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

# -- facing it ----------------------------------------------------------------------------------------


class AllowRefacing(OnChallenges):
    """May be faced once more this turn; for as long as it lasts, once more in every turn (BUF-CHL-05)."""

    slug = "allow-refacing"
    shape = Shape(may=(TARGET, WHICH, PLAYER))
    answers = asked.REFACING
    means_this = False  # without a target, every challenge

    def run(self, s: State, ctx: Context) -> Play | None:
        meant = [NOTHING] if self.target == Target.NONE else ctx.uids
        until = Until.TURN if self.until == Until.INSTANT else self.until
        for seat in ctx.seats:
            for uid in meant:
                standing.impose(s, ctx, self, until, uid=uid, seat=seat)
        return None

    def concerns_challenge(self, s: State, force: Force, placed: PlacedChallenge) -> bool:
        if self.target != Target.NONE:
            return super().concerns_challenge(s, force, placed)
        return self.which is None or targets.admits_challenge(s, force.ctx, self.which, placed)


class WaiveRequirement(Block):
    """A requirement does not matter: to players, to characters, or for defeating a challenge."""

    slug = "waive-requirement"
    shape = Shape(WAIVE, CARD, may=(TARGET, WHICH, PLAYER), waive=("talent", "trait"), lasts=True)

    def __init__(
        self,
        *,
        waived: int,
        card_type: int,
        target: Target = Target.NONE,
        which: Filter | None = None,
        player: Player = Player.YOU,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, player=player, until=until)
        self.what = waived
        self.card_type = card_type
        if waived & v.WAIVE_TALENT:
            self.answers |= asked.NEEDS_NO_TALENT
        if waived & v.WAIVE_TRAIT:
            self.answers |= asked.NEEDS_NO_TRAIT

    def is_about_challenges(self) -> bool:
        return self.card_type == CHALLENGE

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.target == Target.NONE:
            self.last_for_players(s, ctx)
        elif self.card_type == CHALLENGE:
            for uid in ctx.uids:
                standing.impose(s, ctx, self, self.until, uid=uid, what=self.what)
        else:
            self.last_for_characters(s, ctx)
        return None

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        return self.card_type == about or (self.card_type == NOTHING and about != CHALLENGE)

    def serves_one(self, ability: Ability) -> bool:
        return self.is_about_challenges()

    def variant(self) -> str:
        if self.is_about_challenges():
            return "-challenge"
        return "" if self.target == Target.NONE else "-character"

    def words(self, w: Sayer) -> Words:
        waived = [word for word in self.shape.waive if self.what & v.WAIVED[word]]
        return {
            "waived": w.listed([w.say(f"buffy-waived-{word}") for word in waived]),
            "many_cards": w.card_type(self.card_type, "many"),
        }
