"""Combat cards with S."""

from __future__ import annotations

from noctuary.games.vtes import notes, permissions
from noctuary.games.vtes.blocks.traits import BearerCannot
from noctuary.games.vtes.board import find, is_minion
from noctuary.games.vtes.card import Card, Effect, Phrase, StrikeOf, Trigger, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import granted, strike_card
from noctuary.games.vtes.going_on import CLOSE
from noctuary.games.vtes.happenings import UNLOCK_PHASE
from noctuary.games.vtes.kinds import BASIC, ON_CARD, SUPERIOR
from noctuary.games.vtes.rules import expiry, fighting, strikes, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


@printed.combat("Serpent's Numbing Kiss", disciplines="pre&ser")
def serpents_numbing_kiss(card: Card) -> None:
    card.stays = ON_CARD
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[AfterCombat(2)]), SUPERIOR)
    granted(card, 0, [Numb()])
    card.traits.append(BearerCannot("vtes-trait-no-unlock", permissions.TO_UNLOCK))
    card.triggers.append(WearsOff())


class AfterCombat(Effect):
    """At close range and not dodged, another use of the card follows once the combat is over.

    If the combat goes on, with a round or with another combat, nothing follows (VTES-COMBAT-12).
    """

    def __init__(self, use: int) -> None:
        self.use = use

    def phrase(self) -> Phrase:
        return Phrase("vtes-grant-numb")

    def run(self, s: State, using: Using) -> Play | None:
        fight, where = s.combat, fighting.side_using(s, using)
        if fight is None or where == NOTHING or fight.range != CLOSE:
            return None
        if not strikes.is_dodged(s, fight, where):
            what, foe = notes.FOLLOWS_COMBAT, fight.sides[1 - where].uid
            expiry.last(s, what, foe, self.use, expiry.END_OF_ROUND, using.kind, using.minion)
        return None


class Numb(Effect):
    """1 blood of the striker, and the card leaves the ash heap for the opponent, who locks."""

    def phrase(self) -> None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        minion, foe = find(s, using.minion), find(s, using.target)
        ash = s.players[using.seat].ash
        if minion is None or foe is None or not is_minion(s, foe) or using.kind not in ash:
            return None
        if zones.burn_blood(s, minion, 1) < 1:
            return None
        ash.remove(using.kind)
        card = zones.enter(s, using.kind, using.seat, ON_CARD, foe.uid)
        card.level = SUPERIOR
        card.controller = foe.controller
        foe.locked = True
        cards(s, "vtes-log-locks", using.seat, [foe.kind])
        return None


class WearsOff(Trigger):
    """It is burned in the unlock phase of whoever controls the minion, which has stayed locked."""

    happening = UNLOCK_PHASE

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-wears-off")

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        host = find(s, card.host)
        return host is not None and host.controller == about

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        zones.burn(s, card)
        return None
