"""Master cards other than locations: on vampires, in play by themselves, done once."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_minion, on, prey
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Trait, Using
from noctuary.games.vtes.cards.shapes import ANY_TIME, burnable, master, on_minion, use
from noctuary.games.vtes.conditions import HoldsEdge, YourTurn
from noctuary.games.vtes.effects.economy import (
    AddToUncontrolled,
    DrawCrypt,
    GainBlood,
    GainPool,
    HandSize,
    MoveToPool,
)
from noctuary.games.vtes.effects.play import BurnTarget, BurnThis, LockTarget, PutInPlay, PutOn, placed
from noctuary.games.vtes.kinds import (
    BLEED,
    IN_PLAY,
    INFLUENCE,
    MASTER_PHASE,
    ON_CARD,
    UNLOCK,
)
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import EquipmentOfPrey, Minions, MyUncontrolled
from noctuary.games.vtes.tell import cards
from noctuary.games.vtes.traits import BearerCannot, HandByCounters, InOwnAction, SparesDraws
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# -- on vampires --------------------------------------------------------------------------------------


def blood_doll(card: Card) -> None:
    on_minion(card, Minions(mine=True, vampires=True))
    _moves_blood(card, 1 << MASTER_PHASE)


def vessel(card: Card) -> None:
    master(
        card,
        [BurnDoll(), PutOn()],
        target=Minions(vampires=True),
        stays=ON_CARD,
    )
    _moves_blood(card, 1 << UNLOCK)


def _moves_blood(card: Card, windows: int) -> None:
    """The vampire's controller moves 1 blood, one way or the other, once in each phase of her own."""
    for to_pool in (True, False):
        use(
            card,
            windows,
            [MoveToPool(to_pool=to_pool)],
            by_host=True,
            once=limits.EACH_PHASE,
            limit_as=0,
            conditions=[YourTurn()],
        )


class BurnDoll(Effect):
    """A Blood Doll on the chosen vampire can be burned."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-blood-doll")

    def _dolls(self, s: State, using: Using) -> list[int]:
        return [card.uid for card in on(s, using.target) if s.pool.cards[card.kind].name == "Blood Doll"]

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using) if self._dolls(s, using) else None

    def _run(self, s: State, using: Using) -> Play:
        dolls = self._dolls(s, using)
        uid = yield from choose_card(using.seat, "vtes-ask-burn-doll", dolls, using.kind, or_none=True)
        doll = find(s, uid)
        if doll is not None:
            zones.burn(s, doll)


def villein(card: Card) -> None:
    master(
        card,
        [TakeBlood(), PutOn()],
        target=Tappable(),
        number=TwoToFive(),
        stays=ON_CARD,
    )
    card.traits.append(CostsMore("Minion Tap"))


def _villeins(s: State, kind: int, uid: int) -> int:
    """Each one on a vampire makes the next dearer."""
    return sum(card.kind == kind for card in on(s, uid))


class Tappable(Minions):
    """A vampire of yours with blood, for which the price can be paid."""

    remembers = True

    def __init__(self) -> None:
        super().__init__(mine=True, vampires=True, with_blood=True)

    def choices(self, s: State, using: Using) -> list[int]:
        pool = s.players[using.seat].pool
        return [uid for uid in super().choices(s, using) if _villeins(s, using.kind, uid) <= pool]


class TwoToFive(Target):
    """How much blood: 2 to 5; if there is less, all of it."""

    names = "number"
    prompt = "vtes-ask-villein"

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-two-to-five")

    def choices(self, s: State, using: Using) -> list[int]:
        vampire = find(s, using.target)
        blood = 0 if vampire is None else vampire.counters
        return list(range(2, max(2, min(5, blood)) + 1))


class TakeBlood(Effect):
    """Blood to the pool, and the price of a second one on the same vampire paid at the same time."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-villein", {"least": 2, "most": 5})

    def run(self, s: State, using: Using) -> Play | None:
        vampire = find(s, using.target)
        if vampire is not None:
            gained = zones.burn_blood(s, vampire, using.x) - _villeins(s, using.kind, vampire.uid)
            zones.gain_pool(s, using.seat, max(gained, 0))
            zones.burn_pool(s, using.seat, max(-gained, 0))
        return None


class CostsMore(Trait):
    """Cards of a name cost its controller 1 pool more."""

    what = numbers.POOL_COST

    changes_costs = True

    def __init__(self, name: str) -> None:
        self.name = name

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-minion-tap-costs")

    def cost(self, s: State, card: InPlay, played: Card, seat: Seat) -> int:
        return 1 if seat == card.controller and played.name == self.name else 0


def pentex_subversion(card: Card) -> None:
    on_minion(card, Minions(ready=True))
    card.traits.append(BearerCannot("vtes-trait-cannot-block", numbers.TO_BLOCK))
    burnable(card)


# -- in play by themselves ------------------------------------------------------------------------------


def dreams_of_the_sphinx(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    use(card, ANY_TIME, [HandSize(2), Count(3)], locks=True)
    use(card, 1 << UNLOCK, [GainPool(1), Count(3)], locks=True, conditions=[YourTurn(), HoldsEdge()])
    use(card, ANY_TIME, [AddToUncontrolled(1), Count(3)], locks=True, target=MyUncontrolled())


class Count(Effect):
    """A counter each time; the card is burned with the last it can hold."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-count", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.put(s, card, 1)
            if card.counters >= self.most:
                zones.burn(s, card)
        return None


def visit_from_the_capuchin(card: Card) -> None:
    master(card, [PutInPlay(4)], stays=IN_PLAY)
    card.spares_draws = True
    card.traits += [HandByCounters(), SparesDraws()]


def wider_view(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    use(card, 1 << INFLUENCE, [DrawCrypt()], transfers=1, conditions=[YourTurn()])
    use(card, 1 << INFLUENCE, [BurnThis(), GainPool(2)], transfers=4, conditions=[YourTurn()])


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


# -- Toreador Grand Ball ------------------------------------------------------------------------------


def toreador_grand_ball(card: Card) -> None:
    master(
        card,
        [HoldBall()],
        target=Dancer(),
        number=Host(),
        stays=IN_PLAY,
    )
    card.traits.append(AtTheBall())
    burnable(card)
    card.traits.append(InOwnAction(-1, "nosferatu"))


class Dancer(Minions):
    """The one whose actions cannot be blocked; another must be there to lock."""

    prompt = "vtes-ask-dancer"

    def __init__(self) -> None:
        super().__init__(mine=True, ready=True, clan="toreador")

    def choices(self, s: State, using: Using) -> list[int]:
        found = super().choices(s, using)
        return found if len(found) > 1 else []


class Host(Target):
    """The other one, who locks and does not unlock as normal."""

    prompt = "vtes-ask-ball-host"

    def choices(self, s: State, using: Using) -> list[int]:
        toreador = Minions(mine=True, ready=True, clan="toreador").choices(s, using)
        return [uid for uid in toreador if uid != using.target]


class HoldBall(Effect):
    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-hold-ball")

    def run(self, s: State, using: Using) -> Play | None:
        ball = zones.enter(s, using.kind, using.seat, IN_PLAY)
        ball.chosen, ball.second = using.target, using.x
        host = find(s, using.x)
        if host is not None and is_minion(s, host):
            host.locked = True
        placed(s, using)
        return None


class AtTheBall(Trait):
    """The host does not unlock as normal; the dancer's actions are not blocked, bleeds excepted."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-at-the-ball")

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        if what == numbers.TO_UNLOCK:
            return about == card.second
        if what != numbers.TO_BE_BLOCKED or about != card.chosen:
            return False
        return s.action is not None and s.action.kind != BLEED


# -- done once ----------------------------------------------------------------------------------------


def life_in_the_city(card: Card) -> None:
    master(card, [GainBlood(1)], target=Minions(vampires=True, ready=True))


def misdirection(card: Card) -> None:
    master(card, [LockTarget()], target=Minions())
