"""What is chosen when a use is announced."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.board import clockwise, find, is_ally, is_minion, is_ready, is_vampire, prey
from noctuary.games.vtes.card import Phrase, Target, Using
from noctuary.games.vtes.kinds import EQUIPMENT, TORPOR
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.move import NOTHING


class Minions(Target):
    """Minions in play that fit: whose they are, ready or not, of a clan, younger than who plays it."""

    def __init__(
        self,
        *,
        mine: bool = False,
        others: bool = False,
        of_prey: bool = False,
        vampires: bool = False,
        allies: bool = False,
        ready: bool = False,
        torpor: bool = False,
        unlocked: bool = False,
        younger: bool = False,
        with_blood: bool = False,
        empty: bool = False,
        clan: str = "",
    ) -> None:
        self.mine = mine
        self.others = others
        self.of_prey = of_prey
        self.vampires = vampires
        self.allies = allies
        self.ready = ready
        self.torpor = torpor
        self.unlocked = unlocked
        self.younger = younger
        self.with_blood = with_blood
        self.empty = empty
        self.clan = clan

    def phrase(self) -> Phrase:
        whose = "mine" if self.mine else "others" if self.others else "prey" if self.of_prey else "any"
        what = "vampire" if self.vampires else "ally" if self.allies else "minion"
        words = {"clan": f"vtes-clan-{self.clan}"} if self.clan else {}
        flags = {
            "ready": int(self.ready),
            "torpor": int(self.torpor),
            "unlocked": int(self.unlocked),
            "younger": int(self.younger),
            "blood": 1 if self.with_blood else 2 if self.empty else 0,
        }
        return Phrase(f"vtes-target-{whose}-{what}", flags, None, **words)

    def choices(self, s: State, using: Using) -> list[int]:
        player = find(s, using.minion)
        return [card.uid for card in s.cards if is_minion(s, card) and self._fits(s, using, card, player)]

    def _fits(self, s: State, using: Using, card: InPlay, player: InPlay | None) -> bool:
        if self.mine and card.controller != using.seat:
            return False
        if self.others and card.controller == using.seat:
            return False
        if self.of_prey and card.controller != prey(s, using.seat):
            return False
        if self.vampires and not is_vampire(s, card):
            return False
        if self.allies and not is_ally(s, card):
            return False
        if (self.ready and not is_ready(card)) or (self.torpor and card.region != TORPOR):
            return False
        if (self.unlocked and card.locked) or (self.empty and card.counters > 0):
            return False
        if self.with_blood and card.counters < 1:
            return False
        if self.younger and (
            player is None
            or numbers.capacity(s, card) >= numbers.capacity(s, player)
            or not is_vampire(s, card)
        ):
            return False
        return not self.clan or (is_vampire(s, card) and s.pool.clans[numbers.clan(s, card)] == self.clan)


class MyUncontrolled(Target):
    """A card of your uncontrolled region: of a clan, or younger than the vampire that plays it."""

    names = "uncontrolled"
    prompt = "vtes-ask-uncontrolled"

    def __init__(self, *, younger: bool = False, clan: str = "") -> None:
        self.younger = younger
        self.clan = clan

    def phrase(self) -> Phrase:
        words = {"clan": f"vtes-clan-{self.clan}"} if self.clan else {}
        return Phrase("vtes-target-uncontrolled", {"younger": int(self.younger)}, None, **words)

    def choices(self, s: State, using: Using) -> list[int]:
        minion = find(s, using.minion)
        age = 0 if minion is None else numbers.capacity(s, minion)
        found: list[int] = []
        for one in s.players[using.seat].uncontrolled:
            card = s.pool.cards[one.kind]
            if self.younger and card.capacity >= age:
                continue
            if self.clan and s.pool.clans[card.clan] != self.clan:
                continue
            found.append(one.uid)
        return found


class Unfed(Minions):
    """A ready vampire of yours that no hunting ground has fed this turn."""

    def __init__(self) -> None:
        super().__init__(mine=True, vampires=True, ready=True)

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-unfed")

    def choices(self, s: State, using: Using) -> list[int]:
        return [uid for uid in super().choices(s, using) if not notes.noted(s, notes.FED, uid)]


class Voters(Target):
    """A vampire that has cast votes or ballots in this referendum."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-voter")

    def choices(self, s: State, using: Using) -> list[int]:
        cast = () if s.referendum is None else s.referendum.cast
        return [card.uid for card in s.cards if any(source == card.uid for source, _, _ in cast)]


class Corrupted(Target):
    """A minion of the Methuselah who was bled, with enough of your corruption counters."""

    def __init__(self, counters: int) -> None:
        self.counters = counters

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-corrupted", {"amount": self.counters})

    def choices(self, s: State, using: Using) -> list[int]:
        targets = () if s.action is None else s.action.targets
        return [
            card.uid
            for card in s.cards
            if is_minion(s, card)
            and card.controller in targets
            and card.corruption.count(using.seat) >= self.counters
        ]


class EquipmentOfPrey(Target):
    """An equipment on a minion of your prey."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-equipment-of-prey")

    def choices(self, s: State, using: Using) -> list[int]:
        foe = prey(s, using.seat)
        hosts = [card.uid for card in s.cards if is_minion(s, card) and card.controller == foe]
        return [card.uid for card in s.cards if s.pool.types[card.kind] & EQUIPMENT and card.host in hosts]


class UpTo(Target):
    """A number, from 1 or more."""

    names = "number"
    prompt = "vtes-ask-number"

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> None:
        return None

    def choices(self, s: State, using: Using) -> list[int]:
        return list(range(1, self.most + 1))


class Prey(Target):
    """Your prey, whom nobody has to choose."""

    names = "seat"
    prompt = "vtes-ask-methuselah"

    def phrase(self) -> None:
        return None

    def choices(self, s: State, using: Using) -> list[int]:
        foe = prey(s, using.seat)
        return [foe] if foe != NOBODY else []


class AnotherToBleed(Target):
    """Whom a bleed against you is turned to: neither you nor the acting Methuselah (VTES-ACT-09)."""

    names = "seat"
    prompt = "vtes-ask-redirect"
    rule = "VTES-ACT-09"
    lacking = "VTES-ACT-09"

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-another-to-bleed")

    def choices(self, s: State, using: Using) -> list[int]:
        acting = NOBODY if s.action is None else s.action.seat
        return [seat for seat in clockwise(s, using.seat) if seat not in (using.seat, acting)]


class ThisCard(Target):
    """A card in play that minions may act against: the one that offers the action."""

    def phrase(self) -> None:
        return None

    def choices(self, s: State, using: Using) -> list[int]:
        return [using.source] if using.source != NOTHING else []
