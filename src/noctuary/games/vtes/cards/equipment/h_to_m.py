"""Equipment from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import On
from noctuary.games.vtes.blocks.conditions import Is, Unless
from noctuary.games.vtes.blocks.effects.armour import StopBullets
from noctuary.games.vtes.blocks.effects.combat import EndCombat
from noctuary.games.vtes.blocks.effects.hand import DrawAndReturn
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.in_combats import BEARER_FIGHTS
from noctuary.games.vtes.blocks.pointing import BEARER, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY, READY
from noctuary.games.vtes.blocks.targets import Number
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment, location_of_minion
from noctuary.games.vtes.cards.uses import in_phase, use
from noctuary.games.vtes.kinds import BEFORE_RANGE, DAMAGE, STRIKE, UNLOCK
from noctuary.games.vtes.rules import limits


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
