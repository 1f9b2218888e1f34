"""Action cards with S."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import ALLIES, HAS_BLED, SELF, THIS, YOURS, Clan, Keyword
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Damage, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import action_card, in_phase
from noctuary.games.vtes.kinds import CHANGELING, DISCARD, IN_PLAY


@printed.action("Song of Pan", clan="Kiasyd", pool=1, keywords="unique")
def song_of_pan(card: Card) -> None:
    fae = Clan("kiasyd") | ALLIES & Keyword(CHANGELING)
    action_card(card, [Unlock(SELF), PutInPlay()], stealth=1)
    card.stays = IN_PLAY
    card.traits.append(Gives("bleed", numbers.BLEED, 1, fae))
    in_phase(card, DISCARD, [Burn(THIS), Damage(1, YOURS & ~HAS_BLED & fae)], optional=False)
