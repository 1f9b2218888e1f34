"""Equipment from D to G."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import VAMPIRES
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import CannotBlock
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, THIS
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import only_one
from noctuary.games.vtes.cards.shapes import equipment
from noctuary.games.vtes.cards.uses import use
from noctuary.games.vtes.kinds import ANNOUNCED
from noctuary.games.vtes.rules import expiry


@printed.equipment("Flaming Candle")
def flaming_candle(card: Card) -> None:
    equipment(card)
    use(
        card,
        1 << ANNOUNCED,
        [Burn(THIS), CannotBlock(VAMPIRES)],
        conditions=[Is(ACTOR, BEARER)],
        blood=1,
    )
    only_one(card, expiry.END_OF_GAME)
