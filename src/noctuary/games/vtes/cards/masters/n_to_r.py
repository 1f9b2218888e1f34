"""Master cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes import happenings, notes, permissions
from noctuary.games.vtes.blocks.conditions import ActorIs, OnlyVampires, YourTurn
from noctuary.games.vtes.blocks.effects.action import Stealth
from noctuary.games.vtes.blocks.effects.economy import AddToUncontrolled, GainBlood
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.targets import Minions, MyUncontrolled, ThisCard
from noctuary.games.vtes.blocks.traits import BearerCannot
from noctuary.games.vtes.board import find, in_play
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, Trigger, UseOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import UnfedOf, feeding_ground, hunting_ground
from noctuary.games.vtes.cards.investments import pays_out
from noctuary.games.vtes.cards.shapes import burnable, location, master, on_minion, use
from noctuary.games.vtes.kinds import (
    ANARCH,
    CARD_ACTION,
    DERIVATIVE,
    DISCARD,
    DURING_ACTION,
    HUNTING_GROUND,
    IN_PLAY,
    INFLUENCE,
    MINION_PHASE,
    READY,
    TITLE_SECT,
    UNLOCK,
)
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import expiry, limits, sects, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


@printed.master("Opium Den", fr="Fumerie d'opium", clan="Ministry", pool=1, keywords="unique location")
def opium_den(card: Card) -> None:
    location(card)
    use(card, DURING_ACTION, [Stealth(1)], locks=True, conditions=[ActorIs(clan="ministry")])


@printed.master("Palace Hunting Ground", clan="Guruhi", pool=1, keywords="unique hunting-ground location")
def palace_hunting_ground(card: Card) -> None:
    feeding_ground(card, GainBlood(1), NotEmpty("guruhi"))


class NotEmpty(UnfedOf):
    """A vampire of the clan that still has blood."""

    def __init__(self, clan: str) -> None:
        super().__init__("vtes-target-unfed-guruhi", clan=clan)
        self.with_blood = True


hunting_ground("Park Hunting Ground", clan="Ravnos")


@printed.master("Pentex™ Subversion", fr="Subversion de la Pentex™", pool=2, keywords="unique")
def pentex_subversion(card: Card) -> None:
    on_minion(card, Minions(ready=True))
    card.traits.append(BearerCannot("vtes-trait-cannot-block", permissions.TO_BLOCK))
    burnable(card)


@printed.master("Poacher's Hunting Ground", keywords="hunting-ground location derivative")
def poachers_hunting_ground(card: Card) -> None:
    location(card)
    use(card, 1 << UNLOCK, [Poach()], once=limits.EACH_PHASE, conditions=[YourTurn()])


class Poach(Effect):
    """1 blood for as many Anarchs as others control hunting grounds that live on no others."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-poach")

    def _grounds(self, s: State, using: Using) -> int:
        others = [card for card in in_play(s) if card.controller != using.seat]
        keywords = [s.pool.cards[card.kind].keywords for card in others]
        return sum(mask & (HUNTING_GROUND | DERIVATIVE) == HUNTING_GROUND for mask in keywords)

    def _anarchs(self, s: State, using: Using) -> list[int]:
        return UnfedOf("", sect=ANARCH).choices(s, using)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        able = self._grounds(s, using) and self._anarchs(s, using)
        return None if able else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        left, most = self._anarchs(s, using), self._grounds(s, using)
        chosen: list[int] = []
        while left and len(chosen) < most:
            uid = yield from choose_card(
                using.seat, "vtes-ask-poach", left[:], using.kind, or_none=bool(chosen)
            )
            if uid == NOTHING:
                break
            left.remove(uid)
            chosen.append(uid)
        for uid in chosen:
            anarch = find(s, uid)
            if anarch is not None:
                zones.gain_blood(s, anarch, 1)
                expiry.last(s, notes.FED, uid, 1, expiry.END_OF_TURN, using.kind)


hunting_ground("Political Hunting Ground", fr="Sphère politique, terrain de chasse", clan="Lasombra")
hunting_ground("Port Hunting Ground", clan="Ishtarri")


@printed.master("Powerbase: Los Angeles", keywords="unique location")
def powerbase_los_angeles(card: Card) -> None:
    location(card)
    use(card, 1 << DISCARD, [GiveDiscardAction()], locks=True, conditions=[YourTurn()])
    card.triggers.append(UnlocksAnarch())
    stealable(card, OnlyAnarchs())


def stealable(card: Card, who: Condition) -> None:
    """Minions of other Methuselahs can take it as a (D) action."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [StealThis()],
            in_play=True,
            target=ThisCard(),
            conditions=[NotYours(), who],
            by_anyone=True,
            action=ActionOf(CARD_ACTION, directed=True),
        )
    )


class NotYours(Condition):
    """Somebody else controls the card."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-not-yours")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        stealable = card is not None and card.controller != using.seat
        return None if stealable else Refusal(RuleId("VTES-SEQ-01"))


class StealThis(Effect):
    """The acting Methuselah controls the card from now on."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-steal-this")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.change_control(s, card, using.seat)
            cards(s, "vtes-log-takes-control", using.seat, [card.kind])
        return None


class OnlyAnarchs(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-by-anarchs")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, using.minion)
        fits = minion is not None and sects.is_anarch(s, minion)
        return None if fits else Refusal(RuleId("VTES-SEQ-08"))


class GiveDiscardAction(Effect):
    """One discard phase action more (VTES-DISC-03); `UnlocksAnarch` sees to what it is used for."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-discard-action")

    def run(self, s: State, using: Using) -> Play | None:
        s.players[using.seat].discard_actions += 1
        expiry.last(s, notes.GAVE_DISCARD, using.source, 1, expiry.END_OF_TURN, using.kind)
        return None


def _is_about_anarchs(card: Card) -> bool:
    """It requires an Anarch, or a title of theirs (VTES-SECT-02), or makes a vampire one."""
    if any(effect.joins == ANARCH for use_of in card.uses for effect in use_of.effects):
        return True
    sects_needed = [*card.needs.sects, *(TITLE_SECT[title] for title in card.needs.titles)]
    return bool(sects_needed) and all(sect == ANARCH for sect in sects_needed)


class UnlocksAnarch(Trigger):
    """The discard phase action it has given discards a card about Anarchs: one of them can unlock.

    Which of her discard phase actions she uses is up to her: it is this one for as long as one is to be had.
    """

    happening = happenings.DISCARDED

    def _locked(self, s: State) -> list[int]:
        return [
            card.uid for card in s.cards if card.locked and card.region == READY and sects.is_anarch(s, card)
        ]

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        mine = card.controller == s.active and notes.noted(s, notes.GAVE_DISCARD, card.uid)
        return mine and _is_about_anarchs(s.pool.cards[about]) and bool(self._locked(s))

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        return self._run(s, card)

    def _run(self, s: State, card: InPlay) -> Play:
        uid = yield from choose_card(
            card.controller, "vtes-ask-unlock-anarch", self._locked(s), card.kind, or_none=True
        )
        anarch = find(s, uid)
        if anarch is not None:
            anarch.locked = False
            cards(s, "vtes-log-unlocks", card.controller, [anarch.kind])
            s.lasting = [
                effect
                for effect in s.lasting
                if (effect.what, effect.about) != (notes.GAVE_DISCARD, card.uid)
            ]


@printed.master("Powerbase: Montreal", fr="Siège du pouvoir : Montréal", keywords="unique location")
def powerbase_montreal(card: Card) -> None:
    location(card)
    use(
        card,
        1 << INFLUENCE,
        [AddToUncontrolled(1)],
        once=limits.EACH_PHASE,
        target=MyUncontrolled(),
        conditions=[YourTurn()],
    )
    stealable(card, OnlyVampires())


@printed.master("Protracted Investment", pool=2, keywords="investment")
def protracted_investment(card: Card) -> None:
    master(card, [PutInPlay(5)], stays=IN_PLAY)
    pays_out(card)
