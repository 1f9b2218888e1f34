"""Equipment with S."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import ALLIES
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is
from noctuary.games.vtes.blocks.effects.combat import SetLongRange
from noctuary.games.vtes.blocks.effects.face_down import DrawnInstead, FromLibraryToThis
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Lock
from noctuary.games.vtes.blocks.in_combats import FIRST_ROUND, OF_BLOCK
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER
from noctuary.games.vtes.blocks.states import YOUNGER
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment, weapon
from noctuary.games.vtes.cards.uses import OTHER_MINIONS, burnable, in_phase, use
from noctuary.games.vtes.kinds import BEFORE_RANGE, UNLOCK
from noctuary.games.vtes.rules import expiry, limits


@printed.equipment("Shilmulo Tarot", clan="Ravnos", keywords="unique")
def shilmulo_tarot(card: Card) -> None:
    equipment(card, after=[FromLibraryToThis(2)])
    card.traits.append(DrawnInstead())
    in_phase(card, UNLOCK, [FromLibraryToThis(1)], once=limits.EACH_PHASE)


@printed.equipment("Sniper Rifle", pool=2, keywords="weapon gun")
def sniper_rifle(card: Card) -> None:
    weapon(card, StrikeOf(damage=2, ranged=True, only_far=True))
    use(
        card,
        1 << BEFORE_RANGE,
        [SetLongRange(commits_to=1)],
        conditions=[FIRST_ROUND, OF_BLOCK],
        once=limits.EACH_COMBAT,
    )


@printed.equipment("Sport Bike", fr="Moto de sport", pool=1, keywords="vehicle")
def sport_bike(card: Card) -> None:
    equipment(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))


@printed.equipment("Stolen Police Cruiser", keywords="vehicle", requires="anarch")
def stolen_police_cruiser(card: Card) -> None:
    equipment(card)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))
    card.traits.append(
        Gives("intercept-against-bearer", numbers.INTERCEPT, -1, ALLIES | YOUNGER, [Is(ACTOR, BEARER)])
    )
    stuck = Lasts("cannot-unlock", permissions.TO_UNLOCK, 1, expiry.NEXT_UNLOCK, BEARER)
    burnable(card, pool=1, by=[BY_VAMPIRE, OTHER_MINIONS], more=[Lock(BEARER), stuck])
