"""Equipment from H to M."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.atoms import On
from noctuary.games.vtes.blocks.conditions import Is, Unless
from noctuary.games.vtes.blocks.effects.combat import EndCombat
from noctuary.games.vtes.blocks.effects.hand import DrawAndReturn
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.in_combats import BEARER_FIGHTS
from noctuary.games.vtes.blocks.pointing import BEARER, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY, READY
from noctuary.games.vtes.blocks.targets import Number
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, Effect, Phrase, StrikeOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment, location_of_minion
from noctuary.games.vtes.cards.uses import in_phase, use
from noctuary.games.vtes.kinds import BEFORE_RANGE, DAMAGE, GUN, STRIKE, UNLOCK
from noctuary.games.vtes.rules import damage, expiry, fighting, limits
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


@printed.equipment("Heart of Nizchetus", fr="Cœur de Nizchetus", pool=1, keywords="unique")
def heart_of_nizchetus(card: Card) -> None:
    equipment(card)
    in_phase(
        card,
        UNLOCK,
        [DrawAndReturn(3)],
        once=limits.EACH_PHASE,
        number=Number(1, 3),
        conditions=[Is(BEARER, READY)],
    )


@printed.equipment("Ivory Bow", fr="Arc d'ivoire", pool=1, keywords="unique weapon")
def ivory_bow(card: Card) -> None:
    equipment(card)
    use(card, 1 << STRIKE, [], strike=StrikeOf(damage=1, aggravated=-1, ranged=True))


@printed.equipment("Kevlar Vest", fr="Gilet de Kevlar", pool=1)
def kevlar_vest(card: Card) -> None:
    equipment(card, conditions=[Unless(COPY & On(SELF))])
    use(card, 1 << DAMAGE, [StopBullets()])


@printed.equipment("Laptop Computer", fr="Ordinateur portable", pool=1, keywords="electronic")
def laptop_computer(card: Card) -> None:
    equipment(card, conditions=[Unless(COPY & On(SELF))])
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))


@printed.equipment("Living Manse", fr="Manoir vivant", clan="Tzimisce", blood=1, keywords="location")
def living_manse(card: Card) -> None:
    location_of_minion(card)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))
    use(card, 1 << BEFORE_RANGE, [Burn(THIS), EndCombat()], conditions=[BEARER_FIGHTS])


class StopBullets(Effect):
    """Once in a combat: 2 points from gun strikes, together or one by one, or 1 point of anything else."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-stop-bullets", {"amount": 1, "guns": 2})

    def _is_shot(self, s: State, using: Using) -> bool:
        where = fighting.side_using(s, using)
        if s.combat is None or where == NOTHING:
            return False
        strike = s.combat.sides[1 - where].strike
        return (
            strike is not None and strike.card != NOTHING and bool(s.pool.cards[strike.card].keywords & GUN)
        )

    def _left(self, s: State, using: Using) -> int:
        spent = [
            effect.amount
            for effect in s.lasting
            if effect.what == notes.PREVENTED and effect.about == using.source
        ]
        if self._is_shot(s, using):
            return 2 - sum(spent)
        return 0 if spent else 1

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one = fighting.fighter_using(s, using)
        if one is None or not damage.preventable(one):
            return Refusal(RuleId("VTES-SEQ-17"))
        return None if self._left(s, using) > 0 else Refusal(RuleId("VTES-SEQ-13"))

    def run(self, s: State, using: Using) -> Play | None:
        one = fighting.fighter_using(s, using)
        if one is not None:
            shot = self._is_shot(s, using)
            stopped = damage.prevent(one, self._left(s, using))
            spent = stopped if shot else 2
            expiry.last(s, notes.PREVENTED, using.source, spent, expiry.END_OF_COMBAT, using.kind)
        return None
