"""Master cards from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers, permissions, verbs
from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.effects.economy import DiscardAndDraw, DrawCrypt, GainPool
from noctuary.games.vtes.blocks.effects.play import BurnThis, PutInPlay, PutOn, placed
from noctuary.games.vtes.blocks.targets import Minions, MyUncontrolled
from noctuary.games.vtes.blocks.traits import HandByCounters, InOwnAction, SparesDraws
from noctuary.games.vtes.board import find, is_minion, is_vampire, on
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Target, Trait, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.investments import pays_out
from noctuary.games.vtes.cards.pieces import MasterAction, moves_blood
from noctuary.games.vtes.cards.shapes import ANY_TIME, burnable, location, master, use
from noctuary.games.vtes.kinds import BLEED, IN_PLAY, INFLUENCE, MASTER_PHASE, ON_CARD, POLLING, UNLOCK
from noctuary.games.vtes.questions import choose, choose_card
from noctuary.games.vtes.rules import expiry, influence, limits, politics, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import move
from noctuary.kernel.refusal import Refusal

hunting_ground("Temple Hunting Ground", fr="Temple, terrain de chasse", clan="Ministry")


@printed.master("The Barrens", fr="La zone", keywords="unique location")
def the_barrens(card: Card) -> None:
    location(card)
    use(card, ANY_TIME, [DiscardAndDraw()], locks=True)


@printed.master("The Parthenon", pool=2, keywords="unique location")
def the_parthenon(card: Card) -> None:
    location(card)
    use(card, 1 << MASTER_PHASE, [MasterAction()], locks=True, conditions=[YourTurn()])


@printed.master("Toreador Grand Ball", fr="Grand bal Toréador", clan="Toreador", pool=1)
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
        if what == permissions.TO_UNLOCK:
            return about == card.second
        if what != permissions.TO_BE_BLOCKED or about != card.chosen:
            return False
        return s.action is not None and s.action.kind != BLEED


@printed.master("Trophy: Hunting Ground", keywords="hunting-ground trophy")
def trophy_hunting_ground(card: Card) -> None:
    master(card, [PutUnawarded()], stays=IN_PLAY)
    use(
        card,
        1 << UNLOCK,
        [FeedBearer(2)],
        conditions=[YourTurn(), BearerUnfed()],
        once=limits.EACH_PHASE,
        optional=False,
    )


class PutUnawarded(PutInPlay):
    """It does nothing until a vampire has won it (VTES-SECT-08)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-unawarded")


class BearerUnfed(Condition):
    """The card is on a vampire that no hunting ground has fed this turn."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bearer-unfed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        hungry = host is not None and is_vampire(s, host) and not notes.noted(s, notes.FED, host.uid)
        return None if hungry else Refusal(RuleId("VTES-UNLOCK-08"))


class FeedBearer(Effect):
    """The vampire with the card gains blood, and no other hunting ground feeds it this turn."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-feed-bearer", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        if host is not None:
            zones.gain_blood(s, host, self.amount)
            expiry.last(s, notes.FED, host.uid, 1, expiry.END_OF_TURN, using.kind)
        return None


hunting_ground("Underworld Hunting Ground", fr="Pègre, terrain de chasse", clan="Banu Haqim")
hunting_ground("University Hunting Ground", fr="Université, terrain de chasse", clan="Tremere antitribu")
hunting_ground("Uptown Hunting Ground", fr="Quartier résidentiel, terrain de chasse", clan="Ventrue")


@printed.master(
    "Ventrue Headquarters", fr="Quartier général Ventrue", clan="Ventrue", pool=1, keywords="unique location"
)
def ventrue_headquarters(card: Card) -> None:
    location(card)
    use(card, 1 << POLLING, [CastVotes(3)], locks=True)


class CastVotes(Effect):
    """Votes of the Methuselah's own, all one way (VTES-POL-05)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-cast-votes", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        sides = [move(verbs.FOR), move(verbs.AGAINST)]
        answer = yield from choose(using.seat, "vtes-ask-side", sides, "VTES-POL-04", using.kind)
        side = politics.FOR if answer.verb == verbs.FOR else politics.AGAINST
        politics.cast(s, politics.source_of_card(using.source), self.amount, side)
        numbers_told(s, "vtes-log-votes-methuselah", using.seat, amount=self.amount, side=side)


@printed.master("Ventrue Investment", clan="Ventrue antitribu", keywords="investment")
def ventrue_investment(card: Card) -> None:
    master(card, [PutInPlayForClan("ventrue-antitribu")], stays=IN_PLAY)
    pays_out(card)


class PutInPlayForClan(Effect):
    """With a counter for each vampire of the clan that one controls; without any it is burned."""

    places = True

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-in-play-for-clan", clan=f"vtes-clan-{self.clan}")

    def run(self, s: State, using: Using) -> Play | None:
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        kin = [
            one
            for one in s.cards
            if one.controller == using.seat
            and is_vampire(s, one)
            and s.pool.clans[numbers.clan(s, one)] == self.clan
        ]
        zones.put(s, card, len(kin))
        if card.counters == 0:
            zones.burn(s, card)
        return None


@printed.master("Vessel", fr="Calice", pool=1, keywords="trifle")
def vessel(card: Card) -> None:
    master(
        card,
        [BurnDoll(), PutOn()],
        target=Minions(vampires=True),
        stays=ON_CARD,
    )
    moves_blood(card, 1 << UNLOCK)


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


@printed.master("Villein", fr="Serf", keywords="trifle")
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


@printed.master("Visit from the Capuchin", fr="Visite du Capucin", keywords="unique")
def visit_from_the_capuchin(card: Card) -> None:
    master(card, [PutInPlay(4)], stays=IN_PLAY)
    card.spares_draws = True
    card.traits += [HandByCounters(), SparesDraws()]


hunting_ground("Warzone Hunting Ground", fr="Zone de guerre, terrain de chasse", clan="Brujah")


@printed.master(
    "Wasserschloss Anif, Austria",
    fr="Wasserschloss Anif, Autriche",
    clan="Tremere",
    keywords="unique location",
)
def wasserschloss_anif_austria(card: Card) -> None:
    """One Tremere in a turn fills it."""
    location(card)
    own = Minions(mine=True, vampires=True, with_blood=True, clan="tremere")
    use(
        card,
        1 << MASTER_PHASE,
        [StoreBlood()],
        once=limits.EACH_TURN,
        target=own,
        conditions=[YourTurn()],
    )
    use(
        card,
        1 << INFLUENCE,
        [PourOut()],
        locks=True,
        target=MyUncontrolled(clan="tremere"),
        conditions=[YourTurn()],
    )
    burnable(card)
    card.traits.append(InOwnAction(1, "malkavian"))


class StoreBlood(Effect):
    """1 blood of the chosen vampire onto this card."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-store-blood")

    def run(self, s: State, using: Using) -> Play | None:
        card, vampire = find(s, using.source), find(s, using.target)
        if card is not None and vampire is not None:
            zones.put(s, card, zones.burn_blood(s, vampire, 1))
        return None


class PourOut(Effect):
    """All counters of this card onto the chosen vampire of the uncontrolled region."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pour-out")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        vampire = influence.uncontrolled(s, using.seat, using.target)
        if card is not None and vampire is not None:
            zones.put_on_uncontrolled(s, using.seat, vampire, zones.take(s, card, card.counters))
        return None


@printed.master("Wider View", fr="Panorama élargi", pool=1, keywords="trifle")
def wider_view(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    use(card, 1 << INFLUENCE, [DrawCrypt()], transfers=1, conditions=[YourTurn()])
    use(card, 1 << INFLUENCE, [BurnThis(), GainPool(2)], transfers=4, conditions=[YourTurn()])


hunting_ground("Zoo Hunting Ground", fr="Zoo, terrain de chasse", clan="Gangrel")
