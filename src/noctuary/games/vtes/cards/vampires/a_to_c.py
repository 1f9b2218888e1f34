"""Vampires that do something from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import BearerActs, BearerReady, YourTurn
from noctuary.games.vtes.blocks.effects.action import UnlockSelf, Votes
from noctuary.games.vtes.blocks.traits import ForController
from noctuary.games.vtes.board import controlled, find, is_ready, is_vampire, prey
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, Trait, UseOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import two_master_actions
from noctuary.games.vtes.cards.shapes import levy, use
from noctuary.games.vtes.kinds import (
    BLEED,
    DISCARD,
    DISCIPLINE_CODES,
    EQUIP,
    GUN,
    LOCATION,
    MELEE_WEAPON,
    MINION_PHASE,
    NO_TITLE,
    POLLING,
    UNLOCK,
    WEAPON,
)
from noctuary.games.vtes.questions import choose_kind, confirm
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


@printed.vampire(
    "Alexa Draper",
    clan="Ventrue",
    group=6,
    capacity=8,
    disciplines="for pot DOM PRE",
    sect="camarilla",
    title="prince:Melbourne",
)
def alexa_draper(card: Card) -> None:
    dominate = DISCIPLINE_CODES.index("dom")
    use(
        card,
        1 << POLLING,
        [DiscardRequiring(dominate), Votes(1)],
        once=limits.EACH_ACTION,
        conditions=[BearerReady()],
    )


class DiscardRequiring(Effect):
    """A card of the hand that requires a Discipline is discarded."""

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def phrase(self) -> Phrase:
        code = DISCIPLINE_CODES[self.discipline]
        return Phrase("vtes-effect-discard-requiring", discipline=f"vtes-discipline-{code}")

    def _kinds(self, s: State, using: Using) -> list[int]:
        hand = s.players[using.seat].hand
        return [kind for kind in hand if self.discipline in s.pool.cards[kind].disciplines]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._kinds(s, using) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        kind = yield from choose_kind(using.seat, "vtes-ask-discard", self._kinds(s, using), using.kind)
        zones.discard(s, using.seat, kind)


@printed.vampire(
    "Alexander Silverson",
    clan="Malkavian",
    group=6,
    capacity=8,
    disciplines="pre AUS DOM OBF",
    sect="camarilla",
    title="prince:Birmingham",
)
def alexander_silverson(card: Card) -> None:
    card.traits.append(OppositionBleeds())


class OppositionBleeds(Trait):
    """A vampire burns 1 blood to vote against a referendum that this one has called."""

    what = numbers.VOTE_COST

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-opposition-bleeds")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        called = s.referendum
        called_by_him = called is not None and not called.hunt and about == card.uid
        return 1 if what == numbers.VOTE_COST and called_by_him else 0


@printed.vampire(
    "Anson",
    clan="Toreador",
    group=1,
    capacity=8,
    disciplines="aus dom CEL PRE",
    sect="camarilla",
    title="prince:Seattle",
)
def anson(card: Card) -> None:
    card.traits.append(two_master_actions())


@printed.vampire(
    "Antonio Veradas",
    clan="Brujah antitribu",
    group=3,
    capacity=8,
    disciplines="obf CEL POT PRE",
    sect="sabbat",
    title="bishop",
)
def antonio_veradas(card: Card) -> None:
    card.traits.append(ArmsInSecret(1))
    use(card, 1 << DISCARD, [UnlockSelf()], once=limits.EACH_PHASE, blood=1, conditions=[YourTurn()])


class ArmsInSecret(Trait):
    """More stealth in an action to equip with a weapon, from hand or from another minion (VTES-ACT-12)."""

    what = numbers.STEALTH

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-weapon-stealth", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        action = s.action
        if what != numbers.STEALTH or about != card.uid or action is None or action.kind != EQUIP:
            return 0
        taken = [one.kind for one in s.cards if one.uid in action.items]
        arms = [kind for kind in (action.card, *taken) if kind != NOTHING and _is_weapon(s, kind)]
        return self.amount if arms else 0


def _is_weapon(s: State, kind: int) -> bool:
    return bool(s.pool.cards[kind].keywords & (WEAPON | GUN | MELEE_WEAPON))


@printed.vampire(
    "Arika",
    clan="Ventrue",
    group=2,
    capacity=11,
    disciplines="aus cel DOM FOR OBF PRE",
    sect="camarilla",
    title="inner-circle:Ventrue",
    traits="bleed+2",
)
def arika(card: Card) -> None:
    levy(card, UNLOCK, [PayForLocations()], [ReadyAgainstPrey()])


class ReadyAgainstPrey(Condition):
    """It is the phase of the prey of whoever controls this vampire, and the vampire is ready."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-ready-against-prey")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        stalks = card is not None and is_ready(card) and s.active == prey(s, card.controller)
        return None if stalks else Refusal(RuleId("VTES-SEQ-01"))


class PayForLocations(Effect):
    """For each location she controls 1 pool, or the location: once, over all of them (VTES-UNLOCK-10)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pay-for-locations")

    def _locations(self, s: State, seat: Seat) -> list[InPlay]:
        return [card for card in controlled(s, seat) if s.pool.cards[card.kind].keywords & LOCATION]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._locations(s, using.seat) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        locations = self._locations(s, using.seat)
        left = s.players[using.seat].pool
        lost: list[int] = []
        for card in locations:
            keeps = False
            if left > 0:
                keeps = yield from confirm(using.seat, "vtes-ask-keep-location", card.kind, "VTES-UNLOCK-07")
            if keeps:
                left -= 1
            else:
                lost.append(card.uid)
        zones.burn_pool(s, using.seat, len(locations) - len(lost))
        for uid in lost:
            burned = find(s, uid)
            if burned is not None:
                zones.burn(s, burned)


@printed.vampire(
    "Bret Stryker", clan="Toreador", group=6, capacity=4, disciplines="CEL PRE", sect="camarilla"
)
def bret_stryker(card: Card) -> None:
    card.traits.append(AwedByTitles(-1))


class AwedByTitles(Trait):
    """Less intercept against titled vampires."""

    what = numbers.INTERCEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-intercept-against-titled", {"amount": abs(self.amount)})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.INTERCEPT or about != card.uid or s.action is None:
            return 0
        actor = find(s, s.action.actor)
        titled = actor is not None and is_vampire(s, actor) and numbers.title(s, actor) != NO_TITLE
        return self.amount if titled else 0


@printed.vampire(
    "Cybele",
    clan="Baali",
    group=4,
    capacity=10,
    disciplines="ANI DAI OBF PRE SER THA",
    sect="independent",
    traits="infernal",
)
def cybele(card: Card) -> None:
    card.traits.append(
        ForController("vtes-trait-master-action", numbers.MASTER_ACTIONS, 1, while_unlocked=True)
    )
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            in_play=True,
            blood=1,
            conditions=[BearerActs()],
            action=ActionOf(BLEED, directed=True, bleed=2),
        )
    )
