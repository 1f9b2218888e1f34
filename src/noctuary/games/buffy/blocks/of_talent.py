"""What speaks of a talent: one, all of them, or one that the user chooses."""

from __future__ import annotations

from noctuary.games.buffy import in_play
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.context import Context, Force
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.pieces import Filter, Player, Target, Until
from noctuary.games.buffy.questions import choose_talent
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


class OfTalent(Block):
    """Speaks of one talent, of all, or of one that the user chooses."""

    def __init__(
        self,
        *,
        talent: int = v.ALL_TALENTS,
        target: Target = Target.NONE,
        which: Filter | None = None,
        player: Player = Player.YOU,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, player=player, until=until)
        self.talent = talent

    def talent_word(self) -> int:
        return self.talent

    def chooses_talent(self) -> bool:
        return self.talent > TALENTS - 1

    def lacks_talent(self, ctx: Context) -> bool:
        return self.talent > TALENTS - 1 and ctx.talent > TALENTS - 1

    def choose_talent(self, s: State, ctx: Context) -> Play:
        """One of the user's choice, or the lowest or highest: among equals the user chooses (BUF-RUL-26)."""
        if self.target != Target.NONE and not ctx.uids:
            return
        options = self._options(s, ctx)
        if options:
            ctx.talent = yield from choose_talent(ctx.seat, "buffy-ask-talent", options, ctx.kind)

    def _options(self, s: State, ctx: Context) -> list[int]:
        values = self.values(s, ctx)
        able = [talent for talent in range(TALENTS) if values[talent] != NO_GOAL or not self.has_goals(s)]
        if self.talent == v.CHOSEN_TALENT or not able:
            return able
        ranked = sorted([values[talent] for talent in able])
        wanted = ranked[0] if self.talent == v.LOWEST_TALENT else ranked[-1]
        return [talent for talent in able if values[talent] == wanted]

    def has_goals(self, s: State) -> bool:
        """Whether its talents are the goals of a challenge."""
        return False

    def values(self, s: State, ctx: Context) -> list[int]:
        """The numbers that "lowest" and "highest" compare: the talents of the character."""
        character = in_play.seek(s, ctx.uids[0]) if ctx.uids else None
        return [0] * TALENTS if character is None else characters.talents(s, character)

    def means_among(self, force: Force, values: list[int], talent: int) -> bool:
        """Whether it means this talent, of several with these numbers; what lasts has settled which."""
        word = self.talent if force.lasting is None else force.lasting.talent
        if word == v.LOWEST_TALENT:
            return values.index(min(values)) == talent
        if word == v.HIGHEST_TALENT:
            return values.index(max(values)) == talent
        return word == v.ALL_TALENTS or word == talent

    def words(self, w: Sayer) -> Words:
        return w.talents(self.talent)


def tell_change(s: State, message: str, who: Seat, card: int, talent: int, amount: int) -> None:
    """How far a talent or goal, or all of them, go up or down: four messages."""
    if s.log is None or amount == 0:
        return
    way = "up" if amount > 0 else "down"
    if talent == v.ALL_TALENTS:
        tell.numbers(s, f"{message}-all-{way}", who, card=card, amount=abs(amount))
    else:
        tell.numbers(s, f"{message}-{way}", who, card=card, talent=talent, amount=abs(amount))
