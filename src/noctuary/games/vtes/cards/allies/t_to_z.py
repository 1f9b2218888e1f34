"""Allies from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import ALLIES, MINION, RETAINER_CARD, VAMPIRES, YOURS, Keyword
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.combat import Press, Prevent
from noctuary.games.vtes.blocks.effects.hand import Discard
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lose, Unlock
from noctuary.games.vtes.blocks.in_actions import AT_YOU
from noctuary.games.vtes.blocks.in_combats import NOT_IN_COMBAT
from noctuary.games.vtes.blocks.pointing import BLOCKER, CHOSEN, THIS
from noctuary.games.vtes.blocks.states import AT_SUPERIOR, LOCKED, READY
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import ANY_TIME
from noctuary.games.vtes.cards.pieces import takes_a_life
from noctuary.games.vtes.cards.shapes import ally
from noctuary.games.vtes.cards.uses import enters_combat, in_phase, use
from noctuary.games.vtes.kinds import DAMAGE, DURING_ACTION, LOCATION, PRESS, STRIKE, UNLOCK
from noctuary.games.vtes.rules import limits


@printed.ally(
    "The Vozhd of Sofia",
    former=["Vozhd of Sofia"],
    clan="Tzimisce",
    pool=3,
    keywords="unique ghoul",
    life=5,
    strength=3,
)
def the_vozhd_of_sofia(card: Card) -> None:
    ally(card)
    use(card, 1 << STRIKE, [], strike=StrikeOf(damage=3, ranged=True))
    enters_combat(card, MINION)
    in_phase(card, UNLOCK, [Discard(ALLIES | RETAINER_CARD), Gain(2, THIS)], once=limits.EACH_PHASE)
    takes_a_life(card)


@printed.ally("Underbridge Stray", fr="Chien errant", disciplines="ani", blood=1, keywords="animal", life=1)
def underbridge_stray(card: Card) -> None:
    ally(card, superior=2)
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, THIS, [Is(THIS, AT_SUPERIOR)]))
    use(card, 1 << PRESS, [Lose(1, THIS), Press(helps=True)])
    use(
        card,
        DURING_ACTION,
        [Burn(THIS), Unlock(CHOSEN)],
        conditions=[AT_YOU, Is(THIS, ~BLOCKER)],
        target=OneOf(READY & LOCKED & MINION & YOURS & ~THIS),
    )


@printed.ally("War Ghoul", clan="Tzimisce", pool=3, keywords="ghoul", life=5, strength=4)
def war_ghoul(card: Card) -> None:
    ally(card)
    use(card, 1 << DAMAGE, [Prevent(1)], once=limits.EACH_ROUND)
    enters_combat(card, VAMPIRES)
    use(
        card,
        ANY_TIME,
        [Burn(CHOSEN), Burn(THIS)],
        locks=True,
        conditions=[NOT_IN_COMBAT],
        target=OneOf(Keyword(LOCATION)),
    )
    takes_a_life(card)
