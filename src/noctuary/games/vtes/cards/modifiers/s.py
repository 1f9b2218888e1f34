"""Action modifiers with S."""

from __future__ import annotations

from noctuary.games.vtes import happenings, notes, permissions
from noctuary.games.vtes.blocks.conditions import BleedWouldSucceed, PoliticalAction
from noctuary.games.vtes.blocks.effects.action import Stealth, going_on
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.targets import Voters
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Trigger, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card, modifier, reaction
from noctuary.games.vtes.kinds import (
    BASIC,
    COMBAT,
    MANEUVERS,
    ON_CARD,
    POLLING,
    REACTION,
    SUPERIOR,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.rules import expiry, politics, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


@printed.modifier("Scalpel Tongue", fr="Langue acérée", also=REACTION, disciplines="cel&pre", blood=1)
def scalpel_tongue(card: Card) -> None:
    for level, burned in ((BASIC, 0), (SUPERIOR, 1)):
        for shape in (modifier, reaction):
            shape(
                card,
                [Silence(burned)],
                level,
                windows=1 << POLLING,
                conditions=[PoliticalAction()],
                target=Voters(),
            )


class Silence(Effect):
    """The chosen vampire locks and abstains: what it has cast is void, and it casts no more."""

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-silence", {"amount": self.blood})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            card.locked = True
            politics.abstain(s, card.uid)
            cards(s, "vtes-log-abstains", using.seat, [card.kind])
            expiry.last(s, permissions.TO_VOTE, card.uid, 1, expiry.END_OF_ACTION, using.kind)
            zones.burn_blood(s, card, self.blood)
        return None


@printed.modifier("Spying Mission", fr="Mission d'espionnage", disciplines="obf")
def spying_mission(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Spy()], SUPERIOR, windows=1 << WOULD_SUCCEED, conditions=[BleedWouldSucceed()])
    card.triggers.append(SpiedUpon(2))


class Spy(Effect):
    """The bleed burns nothing and is unsuccessful; the card goes on the vampire, against that Methuselah."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-spy")

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        expiry.last(s, notes.NO_BLEED, action.actor, 1, expiry.END_OF_ACTION, using.kind)
        mission = zones.enter(s, using.kind, using.seat, ON_CARD, using.minion)
        mission.chosen = action.targets[0]
        return None


class SpiedUpon(Trigger):
    """The next successful bleed of the same Methuselah burns the card and takes more."""

    happening = happenings.BLEED_SUCCEEDS

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-spied-upon", {"amount": self.amount})

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        action = s.action
        return action is not None and card.host == about and card.chosen in action.targets

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        going_on(s).bleed += self.amount
        zones.burn(s, card)
        return None


@printed.modifier("Swallowed by the Night", fr="Englouti par la nuit", also=COMBAT, disciplines="obf")
def swallowed_by_the_night(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)
