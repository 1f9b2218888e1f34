"""Combat cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import AtCloseRange, OnlyOne, WasBlocked
from noctuary.games.vtes.blocks.effects.action import GoOn, Grant, Remember, UnlockSelf
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.blocks.effects.play import BurnThis
from noctuary.games.vtes.blocks.traits import ForBearer
from noctuary.games.vtes.board import find, is_vampire, on
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, StrikeOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import ANY_TIME, AT_END_OF_ROUND, combat_card, granted, strike_card, use
from noctuary.games.vtes.kinds import AFTER_COMBAT, BASIC, DAMAGE, ON_CARD, SUPERIOR
from noctuary.games.vtes.rules import expiry, fighting, zones
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


@printed.combat("Disarm", disciplines="pot")
def disarm(card: Card) -> None:
    card.stays = ON_CARD
    for level in (BASIC, SUPERIOR):
        combat_card(
            card,
            AT_END_OF_ROUND,
            [PutOnOpponent()],
            level,
            conditions=[AtCloseRange(), InflictedMore(), NoneOnOpponent()],
        )
    card.traits.append(ForBearer("vtes-trait-strength-less", numbers.STRENGTH, -1, -2))
    use(card, ANY_TIME, [BurnThis()], blood=3)


def _opponent(s: State, using: Using) -> InPlay | None:
    """The vampire that this minion fights, ready or in torpor."""
    where = fighting.side_using(s, using)
    foe = None if s.combat is None or where == NOTHING else find(s, s.combat.sides[1 - where].uid)
    return foe if foe is not None and is_vampire(s, foe) else None


class InflictedMore(Condition):
    """More damage by its strikes in this round than the opponent's have inflicted (VTES-DMG-05)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-inflicted-more")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where, minion = fighting.side_using(s, using), find(s, using.minion)
        if s.combat is None or where == NOTHING or minion is None or minion.wounded:
            return Refusal(RuleId("VTES-COMBAT-11"))
        if not is_vampire(s, minion):
            return Refusal(RuleId("VTES-SEQ-08"))
        more = s.combat.sides[where].inflicted > s.combat.sides[1 - where].inflicted
        return None if more else Refusal(RuleId("VTES-SEQ-01"))


class NoneOnOpponent(Condition):
    """The opponent has none of these yet."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-none-on-opponent")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        foe = _opponent(s, using)
        there = foe is not None and any(card.kind == using.kind for card in on(s, foe.uid))
        return Refusal(RuleId("VTES-SEQ-01")) if there else None


class PutOnOpponent(Effect):
    """This card goes on the opposing vampire, and that vampire to torpor if it is ready."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-on-opponent")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return Refusal(RuleId("VTES-SEQ-17")) if _opponent(s, using) is None else None

    def run(self, s: State, using: Using) -> Play | None:
        foe = _opponent(s, using)
        if foe is None:
            zones.to_ash(s, using.seat, using.kind)
            return None
        card = zones.enter(s, using.kind, using.seat, ON_CARD, foe.uid)
        card.level = s.pool.cards[using.kind].uses[using.index].level
        card.controller = foe.controller
        zones.to_torpor(s, foe)
        return None


@printed.combat("Earth Meld", fr="Fusion avec la terre", disciplines="pro")
def earth_meld(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[UnlockSelf()]), SUPERIOR)


@printed.combat("Form of Mist", fr="Forme de brume", disciplines="pro")
def form_of_mist(card: Card) -> None:
    """At superior its action may go on after the combat; once in an action for each vampire."""
    strike_card(card, StrikeOf(dodge=True), BASIC)
    strike_card(
        card,
        StrikeOf(ends=True, effects=[Grant("vtes-grant-go-on", 2, until=expiry.AFTER_COMBAT)]),
        SUPERIOR,
        effects=[Remember(expiry.END_OF_ACTION)],
        conditions=[OnlyOne("vtes-when-one-in-action")],
    )
    granted(card, 1 << AFTER_COMBAT, [GoOn(1)], conditions=[WasBlocked()], blood=1)


@printed.combat("Glancing Blow", fr="Coup superficiel")
def glancing_blow(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(1, of_strike=True)], deferred=UNTIL_UNLOCK)
