"""Action cards from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import NoneOnIt
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.targets import Minions
from noctuary.games.vtes.blocks.traits import ForBearer
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, UseOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, burnable
from noctuary.games.vtes.kinds import BASIC, ENTER_COMBAT, EQUIPMENT, MINION_PHASE, ON_CARD, SUPERIOR, VEHICLE
from noctuary.games.vtes.rules import contests, damage, equipping, requirements, searching, unlock, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


@printed.action("Heart of the City", fr="Cœur de la ville", disciplines="pre", blood=2)
def heart_of_the_city(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(on_self=True)], level, stealth=1, conditions=[NoneOnIt()])
    card.traits.append(ForBearer("vtes-trait-bleed-by-level", numbers.BLEED, 1, 2))


@printed.action("Intimidation", disciplines="pre")
def intimidation(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    bleed_card(card, 2, SUPERIOR)


@printed.action("Lunatic Eruption", disciplines="dem", blood=2)
def lunatic_eruption(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(follows_host=True)], level, directed=True, target=Minions(ready=True))
    card.stays = ON_CARD
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [EnterCombat()],
            in_play=True,
            optional=False,
            target=OfItsPrey(),
            conditions=[ByBearer()],
            action=ActionOf(ENTER_COMBAT, directed=True),
        )
    )
    burnable(card, by=[], more=[Backlash(1)])


class OfItsPrey(Minions):
    """A minion of the prey of whoever controls the mad one."""

    def __init__(self) -> None:
        super().__init__(of_prey=True, ready=True)

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-of-its-prey")


class ByBearer(Condition):
    """By the minion that bears the card, an ally too: what is mandatory says so itself."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        fits = card is not None and card.host == using.minion
        return None if fits else Refusal(RuleId("VTES-SEQ-01"))


class Backlash(Effect):
    """If the card was played at superior, whoever burns it takes environmental damage."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-backlash", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card, minion = find(s, using.source), find(s, using.minion)
        if card is not None and minion is not None and card.level == SUPERIOR:
            damage.outside_combat(s, minion, self.amount)
        return None


@printed.action("Magic of the Smith", fr="Magie du forgeron", disciplines="tha", blood=1)
def magic_of_the_smith(card: Card) -> None:
    action_card(card, [FetchEquipment()], BASIC, stealth=1)
    action_card(card, [FetchEquipment()], SUPERIOR, stealth=3)


class FetchEquipment(Effect):
    """Search the library for an equipment and equip with it: requirements and cost hold (VTES-SEQ-15)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-fetch-equipment")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        minion = find(s, using.minion)
        assert minion is not None
        bearer = minion
        kind = yield from searching.fetch(
            s,
            using.seat,
            "vtes-ask-fetch",
            lambda kind: self._fits(s, using, bearer, kind),
            (searching.LIBRARY,),
            using.kind,
        )
        if kind != NOTHING:
            self._equip(s, using, minion, kind)

    def _fits(self, s: State, using: Using, minion: InPlay, kind: int) -> bool:
        definition = s.pool.cards[kind]
        if not definition.types & EQUIPMENT or contests.own_copy(s, using.seat, kind):
            return False
        if definition.keywords & VEHICLE and equipping.rides(s, minion.uid):
            return False
        use = definition.uses[0]
        wearing = Using(using.seat, kind, 0, minion.uid)
        return (
            requirements.why_not_meet(s, definition, use, minion) is None
            and requirements.why_not_afford(s, using.seat, definition, use, minion) is None
            and all(condition.why_not(s, wearing) is None for condition in use.conditions)
        )

    def _equip(self, s: State, using: Using, minion: InPlay, kind: int) -> None:
        definition = s.pool.cards[kind]
        use = definition.uses[0]
        zones.burn_pool(s, using.seat, requirements.pool_cost(s, definition, use, using.seat))
        zones.burn_blood(s, minion, requirements.blood_cost(s, definition, use, minion))
        card = zones.enter(s, kind, using.seat, ON_CARD, minion.uid)
        card.controller = minion.controller
        cards(s, "vtes-log-equips", using.seat, [kind])


@printed.action("Mind Numb", disciplines="pre", blood=1)
def mind_numb(card: Card) -> None:
    awake = Minions(vampires=True, unlocked=True)
    action_card(card, [Stun()], BASIC, directed=True, target=awake)
    action_card(card, [Stun()], SUPERIOR, directed=True, target=awake, stealth=1)


class Stun(Effect):
    """The chosen vampire, if it is still unlocked (VTES-UNLOCK-05, VTES-ACT-23)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-stun")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None and is_vampire(s, card) and not card.locked:
            unlock.stun(s, card)
            cards(s, "vtes-log-stuns", using.seat, [card.kind])
        return None
