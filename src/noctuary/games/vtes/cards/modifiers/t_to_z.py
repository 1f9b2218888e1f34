"""Action modifiers from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import ALLIES, BLOCKER, SELF
from noctuary.games.vtes.blocks.conditions import HAS_PASSED, During, Is
from noctuary.games.vtes.blocks.effects.action import AttemptFails, Bleed, CannotBlock
from noctuary.games.vtes.blocks.effects.on_cards import Gain
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.blocks.effects.politics import MARGIN, Captivate
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import answer, modifier
from noctuary.games.vtes.kinds import AFTER_ACTION, ATTEMPT, BASIC, BLEED, SUPERIOR


@printed.modifier("Threats", disciplines="dom")
def threats(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    modifier(card, [Bleed(2)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("True Love's Face", fr="Visage de l'amour véritable", disciplines="obf&pre")
def true_loves_face(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    modifier(card, [AttemptFails(unless=1)], SUPERIOR, windows=1 << ATTEMPT)
    answer(card, 1, [CancelPlayed()], conditions=[Is(SELF, BLOCKER)], pool=1)


@printed.modifier("Visions of Gehenna", clan="Ravnos", disciplines="pre")
def visions_of_gehenna(card: Card) -> None:
    modifier(card, [CannotBlock(ALLIES)], BASIC)
    modifier(card, [CannotBlock(ALLIES), Bleed(2)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("Voter Captivation", fr="Envoûtement des électeurs", disciplines="pre")
def voter_captivation(card: Card) -> None:
    for level, effect in ((BASIC, Gain(MARGIN, SELF)), (SUPERIOR, Captivate(2))):
        modifier(card, [effect], level, windows=1 << AFTER_ACTION, conditions=[HAS_PASSED])
