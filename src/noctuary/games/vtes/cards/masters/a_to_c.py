"""Master cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import ActorIs, Undirected, YourTurn
from noctuary.games.vtes.blocks.effects.action import Stealth, going_on
from noctuary.games.vtes.blocks.effects.economy import AddToUncontrolled, BurnPool
from noctuary.games.vtes.blocks.effects.play import BurnTarget, PutInPlay
from noctuary.games.vtes.blocks.targets import EquipmentOfPrey, Minions, MyUncontrolled
from noctuary.games.vtes.board import find, is_minion, is_vampire, prey, ready_vampires
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import UnfedOf, feeding_ground, hunting_ground
from noctuary.games.vtes.cards.pieces import moves_blood
from noctuary.games.vtes.cards.referendums import burned_by_referendum
from noctuary.games.vtes.cards.shapes import levy, location, master, on_minion, use
from noctuary.games.vtes.kinds import (
    ANARCH,
    ANNOUNCED,
    IN_PLAY,
    INFLUENCE,
    MASTER_PHASE,
    READY,
    UNLOCK,
    WRAITH,
    ZOMBIE,
)
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import limits, sects, zones
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

hunting_ground("Academic Hunting Ground", fr="École, terrain de chasse", clan="Tremere")
hunting_ground("Amusement Park Hunting Ground", clan="Brujah antitribu")


@printed.master("Anarch Revolt")
def anarch_revolt(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    levy(card, UNLOCK, [BurnPool(1)], [WithoutAnarch()])
    burned_by_referendum(card)


class WithoutAnarch(Condition):
    """She controls no ready Anarch (VTES-RUL-06)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-without-anarch")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        safe = any(sects.is_anarch(s, card) for card in ready_vampires(s, using.seat))
        return Refusal(RuleId("VTES-RUL-06")) if safe else None


@printed.master("Anarch Troublemaker", fr="Anarch fauteur de trouble", keywords="unique")
def anarch_troublemaker(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    use(
        card,
        1 << UNLOCK,
        [LockVampiresOfPrey(2), GiveToPrey()],
        once=limits.EACH_PHASE,
        conditions=[YourTurn()],
    )
    use(
        card,
        1 << UNLOCK,
        [BurnTarget(), GiveToPrey()],
        once=limits.EACH_PHASE,
        limit_as=1,
        target=EquipmentOfPrey(),
        conditions=[YourTurn()],
    )


class LockVampiresOfPrey(Effect):
    """Up to so many vampires of the prey, locked ones among them."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-lock-of-prey", {"amount": self.most})

    def _vampires(self, s: State, using: Using) -> list[int]:
        return Minions(of_prey=True, vampires=True).choices(s, using)

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using) if self._vampires(s, using) else None

    def _run(self, s: State, using: Using) -> Play:
        left = self._vampires(s, using)
        chosen: list[int] = []
        while left and len(chosen) < self.most:
            uid = yield from choose_card(using.seat, "vtes-ask-lock", left[:], using.kind, or_none=True)
            if uid == NOTHING:
                break
            left.remove(uid)
            chosen.append(uid)
        for card in s.cards:
            if card.uid in chosen:
                card.locked = True
                cards(s, "vtes-log-locks", using.seat, [card.kind])


class GiveToPrey(Effect):
    """The prey controls this card from now on."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-give-to-prey")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            card.controller = prey(s, using.seat)
        return None


@printed.master(
    "Arcane Library", fr="Bibliothèque des arcanes", clan="Tremere", pool=2, keywords="unique location"
)
def arcane_library(card: Card) -> None:
    _influences(card, "tremere")


def _influences(card: Card, clan: str) -> None:
    location(card)
    use(
        card,
        1 << INFLUENCE,
        [AddToUncontrolled(1)],
        locks=True,
        target=MyUncontrolled(clan=clan),
        conditions=[YourTurn()],
    )


@printed.master("Art Museum", fr="Musée d'art", clan="Toreador", pool=2, keywords="unique location")
def art_museum(card: Card) -> None:
    _influences(card, "toreador")


hunting_ground("Asylum Hunting Ground", fr="Asile, terrain de chasse", clan="Malkavian")
hunting_ground("Base Hunting Ground", clan="Osebo")
hunting_ground("Biotech Company Hunting Ground", clan="Hecata")


@printed.master("Blood Doll", fr="Poupée de sang")
def blood_doll(card: Card) -> None:
    on_minion(card, Minions(mine=True, vampires=True))
    moves_blood(card, 1 << MASTER_PHASE)


@printed.master("Burial Site Hunting Ground", pool=2, keywords="unique hunting-ground location")
def burial_site_hunting_ground(card: Card) -> None:
    feeding_ground(card, Revive(1), OfTheDead())


class OfTheDead(UnfedOf):
    """A follower of the Path of Death and the Soul, or a wraith or zombie ally."""

    def __init__(self) -> None:
        super().__init__("vtes-target-of-the-dead", path="death-and-the-soul")

    def choices(self, s: State, using: Using) -> list[int]:
        allies = [
            card.uid
            for card in s.cards
            if card.controller == using.seat
            and is_minion(s, card)
            and s.pool.cards[card.kind].keywords & (WRAITH | ZOMBIE)
        ]
        return super().choices(s, using) + allies


class Revive(Effect):
    """Blood for a vampire; life for an ally, but no more than it started with."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-revive", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            room = self.amount
            if not is_vampire(s, card):
                room = min(room, s.pool.cards[card.kind].life - card.counters)
            zones.gain_blood(s, card, room)
        return None


hunting_ground("Campground Hunting Ground", clan="Gangrel antitribu")


@printed.master("Chantry", fr="Fondation", clan="Tremere", keywords="unique location")
def chantry(card: Card) -> None:
    location(card)
    fallen = Minions(torpor=True, vampires=True, clan="tremere")
    use(
        card,
        1 << MASTER_PHASE,
        [Raise()],
        locks=True,
        pool=1,
        target=fallen,
        conditions=[YourTurn()],
    )
    use(
        card,
        1 << MASTER_PHASE,
        [BurnBloodOfReady("tremere"), Raise()],
        locks=True,
        target=fallen,
        conditions=[YourTurn()],
    )


class BurnBloodOfReady(Effect):
    """1 blood of a ready vampire of the clan that you control."""

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-blood-of-ready", clan=f"vtes-clan-{self.clan}")

    def _payers(self, s: State, using: Using) -> list[int]:
        return Minions(mine=True, ready=True, with_blood=True, clan=self.clan).choices(s, using)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._payers(s, using) else Refusal(RuleId("VTES-SEQ-07"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        uid = yield from choose_card(
            using.seat, "vtes-ask-who-burns-blood", self._payers(s, using), using.kind
        )
        payer = find(s, uid)
        if payer is not None:
            zones.burn_blood(s, payer, 1)


class Raise(Effect):
    """The chosen vampire is ready again under its controller."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-raise")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None and is_vampire(s, card) and card.region != READY:
            zones.leave_torpor(s, card)
        return None


@printed.master("Club Illusion", pool=1, keywords="unique location")
def club_illusion(card: Card) -> None:
    location(card)
    use(
        card,
        1 << ANNOUNCED,
        [ActorPaysForBleed()],
        once=limits.EACH_ACTION,
        by_anyone=True,
        conditions=[ActorIs(sect=ANARCH, bleeding=True)],
    )


class ActorPaysForBleed(Effect):
    """The acting minion burns 1 blood for 1 more bleed in this action, outside the limit."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-actor-pays-for-bleed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        actor = None if s.action is None else find(s, s.action.actor)
        rich = actor is not None and is_vampire(s, actor) and actor.counters >= 1
        return None if rich else Refusal(RuleId("VTES-SEQ-07"))

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        actor = find(s, action.actor)
        if actor is not None:
            zones.burn_blood(s, actor, 1)
            action.bleed += 1
        return None


hunting_ground("Corporate Hunting Ground", clan="Ventrue antitribu")


@printed.master("Creepshow Casino", fr="Casino des horreurs", pool=2, keywords="unique location")
def creepshow_casino(card: Card) -> None:
    location(card)
    use(
        card,
        1 << ANNOUNCED,
        [Stealth(1, even_if_not_needed=True)],
        locks=True,
        conditions=[Undirected()],
    )
