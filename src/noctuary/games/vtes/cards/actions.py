"""Action cards."""

from __future__ import annotations

from itertools import combinations

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import ActionOf, Card, Effect, Phrase, UseOf, Using
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, burnable
from noctuary.games.vtes.conditions import HasAll, NoneOnIt
from noctuary.games.vtes.effects.corruption import Corrupt
from noctuary.games.vtes.effects.economy import AddToUncontrolled
from noctuary.games.vtes.effects.play import PutInPlay, PutOn, TakeControl
from noctuary.games.vtes.kinds import (
    ACTION,
    BASIC,
    BLEED,
    DISCIPLINE_CODES,
    EQUIPMENT,
    MINION_PHASE,
    ON_CARD,
    SUPERIOR,
    VEHICLE,
)
from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import contests, equipping, requirements, searching, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.targets import Minions, MyUncontrolled, Prey
from noctuary.games.vtes.tell import cards
from noctuary.games.vtes.traits import ForBearer, OpenHand
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


def govern_the_unaligned(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    action_card(card, [AddToUncontrolled(3)], SUPERIOR, stealth=1, target=MyUncontrolled(younger=True))


def enchant_kindred(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    action_card(card, [AddToUncontrolled(2)], SUPERIOR, stealth=1, target=MyUncontrolled(younger=True))


def intimidation(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    bleed_card(card, 2, SUPERIOR)


def entrancement(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    others = Minions(others=True, allies=True)
    action_card(card, [TakeControl()], SUPERIOR, stealth=1, directed=True, target=others)


def heart_of_the_city(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(on_self=True)], level, stealth=1, conditions=[NoneOnIt()])
    card.traits.append(ForBearer("vtes-trait-bleed-by-level", numbers.BLEED, 1, 2))


def the_platinum_protocol(card: Card) -> None:
    """Any of three Disciplines, or several of them at once: each adds its own part to the bleed."""
    obf, pre, pro = (DISCIPLINE_CODES.index(code) for code in ("obf", "pre", "pro"))
    for size in (1, 2, 3):
        for used in combinations((obf, pre, pro), size):
            bleeds = ActionOf(BLEED, directed=True, stealth=int(obf in used), bleed=int(pre in used))
            effects: list[Effect] = [Corrupt()] if pro in used else []
            card.uses.append(
                UseOf(
                    1 << MINION_PHASE,
                    effects,
                    types=ACTION,
                    level=BASIC,
                    conditions=[HasAll(used)],
                    action=bleeds,
                )
            )


# -- Revelations --------------------------------------------------------------------------------------


def revelations(card: Card) -> None:
    action_card(card, [LookAndDiscard()], BASIC, stealth=1, directed=True, target=Prey())
    action_card(card, [PutInPlay()], SUPERIOR, stealth=1)
    card.traits.append(OpenHand())
    burnable(card)


class LookAndDiscard(Effect):
    """Look at the hand of the prey, then choose a card that she discards: the hand lies apart meanwhile."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-look-and-discard")

    def run(self, s: State, using: Using) -> Play | None:
        foe = using.target_seat
        if foe == NOBODY or s.players[foe].out or not s.players[foe].hand:
            return None
        player = s.players[foe]
        player.shown, player.shown_to, player.hand = tuple(player.hand), using.seat, []
        push(s, agenda.LATER, using.seat, 0, using=using)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._discard(s, using)

    def _discard(self, s: State, using: Using) -> Play:
        player = s.players[using.target_seat]
        kind = yield from choose_kind(using.seat, "vtes-ask-discard-of-prey", list(player.shown), using.kind)
        player.hand = sorted(player.shown)
        player.shown, player.shown_to = (), NOBODY
        zones.discard(s, using.target_seat, kind)


# -- Magic of the Smith -------------------------------------------------------------------------------


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
